"""An event as plain data for programs: standings, boards, explanations and the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any

import msgspec

from tapete.bridge import Side
from tapete.text import ENGLISH, Speaker, phrase
from tapete.tournament.account import Account
from tapete.tournament.desk import LogEntry
from tapete.tournament.event import Event
from tapete.tournament.explain import Explanation, Step
from tapete.tournament.hall import resting, tables_of
from tapete.tournament.matches import Match, matches_of
from tapete.tournament.policy import Method, Rules
from tapete.tournament.result import Flag, Spot
from tapete.tournament.scorebook import Scorebook
from tapete.tournament.standings import Standing, lists

__all__ = [
    "account_report",
    "board_report",
    "event_report",
    "explanation_report",
    "log_report",
    "match_report",
    "round_report",
    "rulings_report",
    "scores_report",
    "standings_report",
    "suspicious",
]


def number(exact: Fraction | None, rules: Rules, centre: Fraction | int = 0) -> dict[str, Any] | None:
    """A number exactly, and as the regulations round it."""
    if exact is None:
        return None
    rounded = rules.rounding.round(exact, rules.digits, centre)
    return {"exact": str(exact), "value": int(rounded) if rounded == int(rounded) else float(rounded)}


def event_report(event: Event) -> dict[str, Any]:
    """The event: who takes part, and how it is scored."""
    return {
        "id": event.id,
        "title": event.title,
        "game": event.game,
        "kind": event.kind.value,
        "version": event.version,
        "rules": msgspec.to_builtins(event.rules),
        "contestants": [
            {**msgspec.to_builtins(one), "called": one.called} for one in event.contestants.values()
        ],
        "stages": msgspec.to_builtins(list(event.stages.values())),
        "sessions": [
            {
                "number": session.number,
                "stage": session.stage,
                "name": session.name,
                "published": session.published.isoformat() if session.published else None,
                "schedules": {
                    section: {"name": schedule.name, "rounds": msgspec.to_builtins(schedule.rounds)}
                    for section, schedule in session.schedules.items()
                },
                "boards": event.boards(session.number),
                "results": sum(1 for _ in event.played_in(session.number)),
            }
            for session in event.sessions.values()
        ],
        "suspicious": [{**msgspec.to_builtins(spot), "flag": flag.value} for spot, flag in suspicious(event)],
        "extras": [msgspec.to_builtins(extra) for extra in event.extras.values()],
        "appeals": [msgspec.to_builtins(appeal) for appeal in event.appeals.values()],
    }


def suspicious(event: Event) -> Iterator[tuple[Spot, Flag]]:
    """The results that are possible, but odd: an arbiter looks at them again."""
    for session in event.sessions:
        for spot, played in sorted(event.played_in(session), key=lambda found: found[0].board):
            for flag in played.flags:
                yield spot, flag


def standings_report(event: Event, found: Iterable[Standing]) -> list[dict[str, Any]]:
    """The standings, the best first."""
    return [
        {
            "rank": one.rank,
            "tied": one.tied,
            "number": one.number,
            "name": event.called((one.number,)),
            "boards": one.row.boards,
            **_score(one),
            "extra": str(one.row.extra),
            **({"spread": one.row.spread} if event.rules.method is Method.WINS else {}),
        }
        for one in found
    ]


def _score(one: Standing) -> dict[str, Any]:
    """The score and the percentage exactly, and as they stand in the list."""
    percent = None if one.percent is None else {"exact": str(one.row.percent), "value": float(one.percent)}
    return {"score": {"exact": str(one.row.score), "value": float(one.score)}, "percent": percent}


def rulings_report(event: Event) -> dict[str, Any]:
    """What was ruled: adjusted scores, penalties and the like, appeals."""
    return {
        "rulings": [msgspec.to_builtins(one) for one in event.all_adjustments()],
        "extras": [msgspec.to_builtins(one) for one in event.extras.values()],
        "appeals": [msgspec.to_builtins(one) for one in event.appeals.values()],
        "awards": [
            {"session": session.number, "round": round_, "number": number, "points": points}
            for session in event.sessions.values()
            for (round_, number), points in session.awarded.items()
        ],
    }


def match_report(matches: Iterable[Match], rules: Rules) -> list[dict[str, Any]]:
    """The matches of a session, each from the side of one contestant."""
    return [
        {
            "round": match.round,
            "number": match.number,
            "opponents": list(match.opponents),
            "margin": number(match.margin, rules),
            "percent": number(match.percent, rules, 50),
            "boards": match.boards,
            "points": number(match.points, rules),
            "awarded": match.awarded,
        }
        for match in matches
    ]


def board_report(book: Scorebook, session: int, board: int) -> dict[str, Any]:
    """A board: every line with what each side got."""
    event, scores = book.event, book.sessions[session]
    cells = scores.boards[board]
    top = Fraction(cells.top, cells.unit)
    lines = []
    for place, line in enumerate(cells.lines):
        played = event.played(Spot(session, line.round, line.table, board))
        row: dict[str, Any] = {
            "table": line.table,
            "round": line.round,
            "ns": list(line.ns),
            "ew": list(line.ew),
            "result": played.written if played else "",
            "points": line.points,
            "flags": [flag.value for flag in played.flags] if played else [],
        }
        for name, side in (("ns", Side.NS), ("ew", Side.EW)):
            score = scores.score(board, place, side)
            row[f"{name}_score"] = number(score, event.rules, top / 2)
            percent = score * 100 / top if score is not None and top else None
            row[f"{name}_percent"] = number(percent, event.rules, 50)
            each = [scores.score(board, place, side, who) for who in line.numbers(side)]
            if len(set(each)) > 1:  # partners of an individual event with averages of their own
                row[f"{name}_scores"] = [number(one, event.rules, top / 2) for one in each]
            given = line.given(side)
            row[f"{name}_given"] = None if given is None else str(given)
        if line.group:
            row["group"] = line.group
        lines.append(row)
    return {"session": session, "board": board, "top": str(top), "expected": scores.expected, "lines": lines}


def scores_report(book: Scorebook) -> dict[str, Any]:
    """Everything that was scored: boards, standings, and matches where they have points."""
    event, rules = book.event, book.event.rules
    found: dict[str, Any] = {
        "method": rules.method.value,
        "rules": msgspec.to_builtins(rules),
        "boards": [
            board_report(book, session, board)
            for session in event.sessions
            for board in sorted(book.sessions[session].boards)
        ],
        "standings": [
            row if side is None else {**row, "side": side.value}
            for side, rows in lists(book).items()
            for row in standings_report(event, rows)
        ],
    }
    if rules.victory:
        found["matches"] = [
            match for session in event.sessions for match in match_report(matches_of(book, session), rules)
        ]
    return found


def round_report(event: Event, session: int, number: int) -> dict[str, Any]:
    """Who sits where in a round, with which boards, and which of them are done."""
    return {
        "session": session,
        "round": number,
        "tables": [
            {
                "section": table.section,
                "table": table.sitting.table,
                "places": dict(table.sitting.places),
                "boards": list(table.sitting.boards),
                "done": list(table.done),
            }
            for table in tables_of(event, session, number)
        ],
        "sits_out": resting(event, session, number),
    }


def explanation_report(found: Explanation, rules: Rules, say: Speaker = ENGLISH) -> dict[str, Any]:
    """The working of a score, line by line."""
    return {
        "event": found.event,
        "session": found.session,
        "board": found.board,
        "number": found.number,
        "side": found.side.value,
        "table": found.table,
        "score": number(found.score, rules, found.top / 2),
        "top": str(found.top),
        "percent": number(found.percent, rules, 50),
        "steps": _steps(found.steps, say),
    }


def account_report(found: Account, say: Speaker = ENGLISH) -> dict[str, Any]:
    """Why a contestant stands where it stands, line by line."""
    return {
        "event": found.event,
        "stage": found.stage,
        "number": found.number,
        "rank": found.standing.rank,
        "tied": found.standing.tied,
        **_score(found.standing),
        "steps": _steps(found.steps, say),
    }


def _steps(steps: Iterable[Step], say: Speaker) -> list[dict[str, Any]]:
    return [
        {
            "what": phrase(step.what, say),
            "value": None if step.value is None else str(step.value),
            "clause": step.clause,
        }
        for step in steps
    ]


def log_report(entries: Iterable[LogEntry]) -> list[dict[str, Any]]:
    """The log, as it was recorded."""
    found = []
    for entry in entries:
        data = msgspec.json.decode(msgspec.json.encode(entry.happening))
        by, why = data.pop("by"), data.pop("why")
        found.append(
            {
                "number": entry.number,
                "at": entry.at.isoformat(),
                "type": entry.type.removeprefix("event."),
                "by": by,
                "why": why,
                "data": data,
            }
        )
    return found
