"""Results of boards as CSV: read for an event, or scored as they are."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from tapete.bridge import Board, Contract, Seat, Vulnerability
from tapete.text import N_, Problem, Text
from tapete.tournament.check_results import fitting
from tapete.tournament.contestant import Kind
from tapete.tournament.errors import BadFile
from tapete.tournament.event import Adjustment, Event, Session
from tapete.tournament.files.table import Record, read_table, written_table
from tapete.tournament.policy import Rules
from tapete.tournament.result import Played, Spot, flags_of, read_points, tidy
from tapete.tournament.ruling import Assigned, parse_both, parse_given
from tapete.tournament.sitting import Round, Schedule, Sitting

__all__ = ["ResultRow", "event_of", "read_results", "write_results"]

_BESIDE = re.compile(r"=|[+\-−]\s*\d{1,2}")


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A line of results: where, who, what was written, and what was given instead."""

    record: Record
    spot: Spot
    places: Mapping[str, tuple[int, ...]]
    written: str  # empty where there is no result
    ns_given: str = ""
    ew_given: str = ""
    lead: str = ""
    form: str = ""
    section: str = ""
    vulnerability: Vulnerability | None = None


def read_results(source: Path | bytes, name: str = "") -> list[ResultRow]:
    """The results of a file, in its order."""
    records = read_table(source, name, ("board",), together=(("ns", "ew"), ("n", "e", "s", "w")))
    return [_row(record, place) for place, record in enumerate(records, 1)]


def _row(record: Record, place: int) -> ResultRow:
    try:
        places = _places(record)
        section = record.get("section")
        # Without a column of tables every line is a table of its own.
        table = record.get("table") or (str(place) if "table" not in record.fields else "")
        if section and not table.startswith(section):
            table = section + table
        spot = Spot(record.number("session", 1), record.number("round", 0), table, record.number("board"))
        if spot.board < 1:
            raise record.problem(N_("boards are numbered from 1"))
        zone = Vulnerability.parse(record.get("vulnerability")) if record.get("vulnerability") else None
        written, both = _written(record)
        ns, ew = record.get("ns_given") or both[0], record.get("ew_given") or both[1]
        return ResultRow(
            record, spot, places, written, ns, ew, record.get("lead"), record.get("form"), section, zone
        )
    except BadFile:
        raise
    except Problem as error:
        raise record.problem(error.label) from None


def _places(record: Record) -> dict[str, tuple[int, ...]]:
    seats = "nesw" if record.get("n") or record.get("s") else ("ns", "ew")
    if not any(record.get(seat) for seat in seats):
        return {}
    places: dict[str, tuple[int, ...]] = {seat.upper(): (record.number(seat),) for seat in seats}
    if (0,) in places.values():
        raise record.problem(N_("contestants are numbered from 1"))
    return places


def _written(record: Record) -> tuple[str, tuple[str, str]]:
    """The result in our notation, and the artificial scores that stood in its place."""
    contract, result, points = record.get("contract"), record.get("result"), record.get("points")
    for cell in (contract, result, points):
        both = parse_both(cell) if cell else None
        if both is not None:
            return "", (str(both[0]), str(both[1]))
    if not contract and (record.get("tricks") or record.get("declarer")):
        raise record.problem(N_("there are a declarer or tricks and no contract: fill the column Contract"))
    score = _score(record)
    written = _played(record, contract, result) if contract else result
    if written and score:
        _agree(record, written, score)
    return written or score, ("", "")


def _score(record: Record) -> str:
    """The points of North-South, from their own column or that of East-West."""
    if record.get("points"):
        return record.get("points").replace("−", "-")
    minus = record.get("minus").replace("−", "-")
    if not minus:
        return ""
    return minus[1:] if minus.startswith("-") else f"-{minus.lstrip('+')}"


def _agree(record: Record, written: str, score: str) -> None:
    """A line that says the contract and the points says the same with both."""
    zone = Vulnerability.parse(record.get("vulnerability")) if record.get("vulnerability") else None
    made = read_points("bridge", written, record.number("board"), zone)["NS"]
    if not re.fullmatch(r"[+-]?\d+", score) or int(score) != made:
        raise record.problem(
            Text.of(N_("{written} is {made} for North-South, not {score}"), written=repr(written), made=made,
                    score=score)
        )  # fmt: skip


def _played(record: Record, written: str, result: str) -> str:
    contract = Contract.parse(written)
    if contract.is_passed_out:
        if record.get("declarer") or record.get("tricks") not in ("", "0"):
            raise record.problem(N_("a board that was passed out has neither declarer nor tricks"))
        return str(contract)
    if contract.declarer is None:
        declarer = record.need("declarer")
        contract = Contract(
            contract.bid, contract.doubling, Seat.parse(_SEATS.get(declarer.upper(), declarer))
        )
    if record.get("tricks").startswith(("-", "−")):
        raise record.problem(N_("tricks are 0 to 13: what is missing to the contract goes into Result"))
    tricks = record.get("tricks") or ("" if _BESIDE.fullmatch(result) else result)
    if _BESIDE.fullmatch(tricks) or not tricks:
        beside = tricks or result
        if not beside:
            raise record.problem(
                N_("the number of tricks is missing: fill a column Tricks, or Result with =, +1, -1")
            )
        return f"{contract} {beside}"
    if not tricks.isdecimal():
        raise record.problem(Text.of(N_("{text} is no number of tricks"), text=repr(tricks)))
    return f"{contract} {tricks}"


# West in Spanish, Italian and French.
_SEATS = {"O": "W", "OESTE": "W", "OVEST": "W", "OUEST": "W", "NORTE": "N", "NORD": "N", "ESTE": "E",
          "EST": "E", "SUR": "S", "SUD": "S"}  # fmt: skip


def event_of(rows: Iterable[ResultRow], rules: Rules, *, kind: Kind = Kind.PAIR) -> Event:
    """An event of the results alone, to be scored; the first line that is wrong raises."""
    results: dict[tuple[int, int], dict[tuple[int, str], Played]] = {}
    rulings: dict[tuple[int, int], dict[int, Adjustment]] = {}
    forms: dict[int, dict[int, dict[str, str]]] = {}
    sections: dict[int, dict[str, list[Sitting]]] = {}
    seen: dict[tuple[int, int, int, str], int] = {}
    own_zones: set[int] = set()  # boards whose vulnerability is not that of their number
    given = 0
    for row in rows:
        spot = row.spot
        board, place = (spot.session, spot.board), (spot.round, spot.table)
        if place in results.get(board, {}):
            raise row.record.problem(
                Text.of(N_("table {table} has a result on board {board} already"), table=spot.table,
                        board=spot.board)
            )  # fmt: skip
        places = row.places
        if not places:
            raise row.record.problem(N_("nobody is named: fill the columns NS and EW"))
        _check_people(row, seen, teams=kind is Kind.TEAM)
        if row.section:
            sitting = Sitting(spot.round, spot.table, {at: who[0] for at, who in places.items()})
            sections.setdefault(spot.session, {}).setdefault(row.section, []).append(sitting)
        if row.form:
            forms.setdefault(spot.session, {}).setdefault(spot.board, {})[spot.table] = row.form
        if row.ns_given or row.ew_given:
            given += 1
            _check_given(row, rules)
            rulings.setdefault(board, {})[given] = Adjustment(given, spot, *_both(row), "", "")
        if row.written or row.ns_given or row.ew_given:
            results.setdefault(board, {})[place] = _scored(row, kind)
            if row.vulnerability:
                own_zones.add(spot.board)
    sessions = {
        number: Session(
            number,
            schedules={
                section: Schedule("", (Round(1, tuple(sittings)),))
                for section, sittings in sections.get(number, {}).items()
            },
            forms=forms.get(number, {}),
        )
        for number in sorted({session for session, _ in results})
    }
    flagged = {key: _flagged(lines, 0 if key[1] in own_zones else key[1]) for key, lines in results.items()}
    return Event(
        "csv", "", "bridge", kind, rules, {}, sessions=sessions, results=flagged, adjustments=rulings
    )


def _flagged(lines: Mapping[tuple[int, str], Played], board: int) -> dict[tuple[int, str], Played]:
    """The results of a board, each with what is suspicious in it beside the others."""
    points = Counter(played.points["NS"] for played in lines.values() if played.points)
    found = dict(lines)
    for place, played in lines.items():
        if played.points:
            own = played.points["NS"]
            others = list((points - Counter([own])).elements())
            flags = flags_of(played.written, own, others, lead=played.lead, board=board)
            found[place] = replace(played, flags=flags)
    return found


def _scored(row: ResultRow, kind: Kind) -> Played:
    if not row.written:
        return Played(row.places, "", {})
    zone = row.vulnerability or Board.numbered(row.spot.board).vulnerability
    try:
        points = read_points("bridge", row.written, row.spot.board, zone)
    except Problem as error:
        raise row.record.problem(error.label) from None
    return Played(row.places, tidy("bridge", row.written), points, row.lead)


def _check_people(row: ResultRow, seen: dict[tuple[int, int, int, str], int], *, teams: bool) -> None:
    numbers = [number for who in row.places.values() for number in who]
    twice = next((number for number in numbers if numbers.count(number) > 1), None)
    if twice is not None:
        raise row.record.problem(Text.of(N_("contestant {number} cannot play against itself"), number=twice))
    for at, who in row.places.items():
        for number in who:
            key = (row.spot.session, row.spot.board, number, at if teams else "")
            if key in seen:
                raise row.record.problem(
                    Text.of(N_("contestant {number} has played board {board} already, in line {line}"),
                            number=number, board=row.spot.board, line=seen[key])
                )  # fmt: skip
            seen[key] = row.record.line


def _check_given(row: ResultRow, rules: Rules) -> None:
    zone = row.vulnerability or Board.numbered(row.spot.board).vulnerability
    for text in (row.ns_given, row.ew_given):
        if text:
            try:
                fitting(parse_given(text, zone), rules, played=bool(row.written))
            except Problem as error:
                raise row.record.problem(error.label) from None


def _both(row: ResultRow) -> tuple[str, str]:
    """What each side was given; one result without a word on the other side is the result of both."""
    ns, ew = row.ns_given, row.ew_given
    if row.written or (ns and ew):
        return ns, ew
    if isinstance(parse_given(ns or ew, row.vulnerability), Assigned):
        return ns or ew, ns or ew
    raise row.record.problem(
        N_("one side has neither a result nor anything given: fill NS given and EW given")
    )


def write_results(event: Event, language: str = "en") -> str:
    """All results and what was given instead, as CSV, to be read again."""
    rows = []
    for session, board in sorted({*event.results, *event.adjustments}):
        lines = dict(event.results.get((session, board), {}))
        for ruled in event.adjustments.get((session, board), {}).values():
            # A board that could not be played has a ruling and no result.
            lines.setdefault((ruled.spot.round, ruled.spot.table), _nothing(event, ruled.spot))
        rows += [_written_row(event, Spot(session, *place, board), played) for place, played in sorted(
            lines.items(), key=lambda line: line[0])]  # fmt: skip
    people = ("n", "e", "s", "w") if rows and "n" in rows[0] else ("ns", "ew")
    fields = ("session", "round", "table", "board", *people, "result", "points", "lead", "form", "ns_given",
              "ew_given")  # fmt: skip
    return written_table(fields, rows, language)


def _nothing(event: Event, spot: Spot) -> Played:
    """Who should have played there."""
    sitting = event.sessions[spot.session].sitting(spot.round, spot.table)
    places = {place: (number,) for place, number in sitting.places.items()} if sitting else {}
    return Played(places, "", {})


def _written_row(event: Event, spot: Spot, played: Played) -> dict[str, object]:
    ruled = event.adjusted(spot)
    return {
        "session": spot.session, "round": spot.round, "table": spot.table, "board": spot.board,
        "result": played.written, "points": played.points.get("NS", ""), "lead": played.lead,
        "form": event.sessions[spot.session].forms.get(spot.board, {}).get(spot.table, ""),
        "ns_given": ruled.ns if ruled else "", "ew_given": ruled.ew if ruled else "",
        **{place.lower(): numbers[0] for place, numbers in played.places.items()},
    }  # fmt: skip
