"""What may be handed in and ruled at a table: each check raises a sentence, and changes nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from tapete.bridge import Board, BridgeError, Card, Deal
from tapete.text import N_
from tapete.tournament.contestant import Kind
from tapete.tournament.errors import BadResult, BadRuling
from tapete.tournament.event import Event
from tapete.tournament.policy import Method, Rules
from tapete.tournament.result import Played, Spot, places_of, read_points
from tapete.tournament.ruling import (
    Artificial,
    Assigned,
    Complement,
    Fixed,
    Given,
    LosesGain,
    OwnError,
    PlusOr,
    parse_given,
)
from tapete.tournament.sitting import Sitting

__all__ = [
    "checked_deal",
    "checked_foul",
    "checked_given",
    "checked_lead",
    "checked_places",
    "checked_points",
    "checked_result",
    "fitting",
]


def checked_places(
    event: Event, spot: Spot, given: dict[str, tuple[int, ...]], sitting: Sitting | None
) -> dict[str, tuple[int, ...]]:
    """Who played there: as the schedule says, unless it was told otherwise."""
    scheduled = {place: (number,) for place, number in sitting.places.items()} if sitting else {}
    places = {**scheduled, **given}
    if not places:
        raise BadResult(
            N_("session {session} has no schedule: say who sat at table {table}"),
            session=spot.session,
            table=spot.table,
        )
    needed = places_of(event.game)
    if event.game == "bridge" and "NS" not in places:
        needed = ("N", "E", "S", "W")
    strange = [place for place in given if place not in (*needed, *scheduled)]
    if strange and event.game != "tarot":
        raise BadResult(
            N_("{place} is no place at table {table}: there are {places}"),
            place=strange[0],
            table=spot.table,
            places=", ".join(needed),
        )
    missing = [place for place in needed if place not in places]
    if missing and event.game != "tarot":
        raise BadResult(
            N_("table {table}, board {board}: nobody is named for {places}"),
            table=spot.table,
            board=spot.board,
            places=", ".join(missing),
        )
    numbers = [number for numbers in places.values() for number in numbers]
    event.check(numbers)
    if len(set(numbers)) < len(numbers):
        raise BadResult(
            N_("table {table}, board {board}: {names} cannot play against themselves"),
            table=spot.table,
            board=spot.board,
            names=", ".join(sorted({str(number) for number in numbers if numbers.count(number) > 1})),
        )
    if sitting is not None and given:
        _checked_directions(event, spot, places)
    return places


def _checked_directions(event: Event, spot: Spot, places: dict[str, tuple[int, ...]]) -> None:
    """Both contestants North-South in the schedule of the round: then something is wrong at this table."""
    home: dict[int, str] = {}
    for _, sitting in event.session(spot.session).sittings():
        if sitting.round == spot.round:
            for place, number in sitting.places.items():
                home.setdefault(number, place)
    sat = [home.get(number) for numbers in places.values() for number in numbers]
    if len(sat) > 1 and None not in sat and len(set(sat)) == 1:
        raise BadResult(
            N_("table {table}, board {board}: {names} are all {place} in the schedule of round {round}"),
            table=spot.table,
            board=spot.board,
            names=", ".join(str(number) for numbers in places.values() for number in numbers),
            place=sat[0],
            round=spot.round,
        )


def checked_result(event: Event, spot: Spot, places: dict[str, tuple[int, ...]], *, new: bool) -> None:
    """Raise for a second result of a board and table, and for a contestant that has played the board."""
    there = event.played(spot)
    if new and there is not None:
        raise BadResult(
            N_(
                "table {table} has a result on board {board} already ({written}): "
                "correct it with `tapete event correct`"
            ),
            table=spot.table,
            board=spot.board,
            written=there.written,
        )
    if not new and there is None:
        raise BadResult(
            N_("table {table} has no result on board {board} yet: enter it with `tapete event result`"),
            table=spot.table,
            board=spot.board,
        )
    if event.game != "bridge":
        return
    for (round_, table), other in event.results.get((spot.session, spot.board), {}).items():
        again = _again(other, places, teams=event.kind is Kind.TEAM)
        if again and (round_, table) != (spot.round, spot.table):
            raise BadResult(
                N_("contestant {number} has played board {board} already, at table {table}"),
                number=min(again),
                board=spot.board,
                table=table,
            )


def _again(other: Played, places: dict[str, tuple[int, ...]], *, teams: bool) -> set[int]:
    """Who is at both; a team plays each board twice, once in each direction."""
    seated = {(number, place if teams else "") for place, who in places.items() for number in who}
    before = {(number, place if teams else "") for place, who in other.places.items() for number in who}
    return {number for number, _ in seated & before}


def checked_foul(event: Event, session: int, board: int, tables: Iterable[str]) -> None:
    """The tables of a fouled board are tables that play it, where that is known."""
    plays = {table for _, table in event.results.get((session, board), {})}
    plays |= {one.table for _, one in event.session(session).sittings() if board in one.boards}
    if not plays:
        raise BadResult(N_("nobody plays board {board} in session {session}"), board=board, session=session)
    for table in tables:
        if table not in plays:
            raise BadResult(
                N_("table {table} does not play board {board} in session {session}: {tables} do"),
                table=table,
                board=board,
                session=session,
                tables=", ".join(sorted(plays)),
            )


@contextmanager
def _at(spot: Spot) -> Iterator[None]:
    """An error within names the table and the board."""
    try:
        yield
    except (BridgeError, BadResult) as error:
        raise BadResult(
            N_("table {table}, board {board}: {reason}"),
            table=spot.table,
            board=spot.board,
            reason=error.label,
        ) from None


def checked_points(
    event: Event, spot: Spot, written: str, places: dict[str, tuple[int, ...]]
) -> dict[str, int]:
    """What the result scores at each place, with the table in the sentence where it is none."""
    with _at(spot):
        return _points(event, spot, written, places)


def _points(event: Event, spot: Spot, written: str, places: dict[str, tuple[int, ...]]) -> dict[str, int]:
    points = read_points(event.game, written, spot.board)
    if event.game == "bridge":
        return points
    if len(points) != len(places):
        raise BadResult(
            N_("{text} has {n} numbers: the places are {places}"),
            text=repr(written),
            n=len(points),
            places=", ".join(places),
        )
    # Three or five sit at a tarot table as well: the numbers are in the order of the places.
    return dict(zip(places, points.values(), strict=True))


def checked_lead(spot: Spot, lead: str) -> str:
    """The card led, as it is written."""
    if not lead:
        return ""
    with _at(spot):
        return str(Card.parse(lead))


def checked_deal(board: int, written: str) -> str:
    """The cards of a board, if they are a deal."""
    try:
        return str(Deal.parse(written))
    except BridgeError as error:
        raise BadResult(N_("board {board}: {reason}"), board=board, reason=error.label) from None


def fitting(given: Given, rules: Rules, *, played: bool) -> Given:
    """What is given, if it has a meaning under the laws and in the scoring of the event."""
    if isinstance(given, (PlusOr, Complement)) and not rules.method.of_teams:
        raise BadRuling(N_("{text} is for teams only (86B2b)"), text=repr(str(given)))
    if rules.laws == "bridge-1997":
        if isinstance(given, (PlusOr, Complement)):
            raise BadRuling(N_("86B2b is no clause of the laws of 1997: assign a score to each side (12C2)"))
        if isinstance(given, OwnError):
            raise BadRuling(N_("12C1e is no clause of the laws of 1997: assign a score to each side (12C2)"))
    if isinstance(given, Fixed) and given.percent and not rules.method.has_top:
        raise BadRuling(
            N_("{text} is a part of a top, and this event has none: write a number of points such as =3"),
            text=repr(str(given)),
        )
    if isinstance(given, Artificial) and rules.method is Method.POINTS and not (rules.plus and rules.minus):
        raise BadRuling(
            N_("total points have no average: choose --set plus=… and minus=…, or give points such as =300")
        )
    if isinstance(given, (OwnError, LosesGain)) and not played:
        raise BadRuling(
            N_("{text} is measured by the result of the table, and there is none"), text=repr(str(given))
        )
    return given


def checked_given(event: Event, spot: Spot, ns: str, ew: str, *, committee: bool) -> tuple[str, str]:
    """The scores of both sides as they are kept, if the laws of the event allow them."""
    if event.game != "bridge":
        raise BadRuling(N_("adjusted scores are for bridge: correct the result, or award the match"))
    if not ns and not ew:
        raise BadRuling(N_("say what North-South or East-West get: a result, plus, even, minus, 60% or none"))
    zone = Board.numbered(spot.board).vulnerability
    found = []
    for text in (ns, ew):
        if not text:
            found.append("")
            continue
        given = fitting(parse_given(text, zone), event.rules, played=event.played(spot) is not None)
        if isinstance(given, (Assigned, OwnError, PlusOr)):
            outcomes = given.adjusted if isinstance(given, OwnError) else given.outcomes
            if len(outcomes.weights) > 1 and event.rules.laws == "bridge-1997" and not committee:
                raise BadRuling(
                    N_(
                        "under the laws of 1997 only an appeals committee weighs results (12C3): "
                        "say with --committee that one did, or assign one result"
                    )
                )
        found.append(str(given))
    return found[0], found[1]
