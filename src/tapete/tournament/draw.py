"""The next round of a Swiss or a knock-out, drawn from what was played."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from fractions import Fraction

from tapete.text import N_
from tapete.tournament.brackets import is_knockout, next_round
from tapete.tournament.contestant import Kind
from tapete.tournament.errors import NotAllowed
from tapete.tournament.event import Event
from tapete.tournament.hall import tables_of
from tapete.tournament.schedule.swiss import Within, swiss
from tapete.tournament.schedule.triangle import APART
from tapete.tournament.scorebook import Scorebook
from tapete.tournament.seating import elsewhere
from tapete.tournament.sitting import Schedule
from tapete.tournament.standings import standings

__all__ = ["drawn", "floated", "ranking_of", "undrawn", "unfinished"]

SWISS = "Swiss"


def ranking_of(event: Event, session: int, section: str, round_: int) -> dict[int, Fraction]:
    """Who plays the round, best first, with the points so far; who has none yet comes last, by number."""
    others = elsewhere(event, session, section)
    plays = [
        number
        for number, one in event.contestants.items()
        if number not in others and not one.is_away(round_)
    ]
    ranks = standings(Scorebook(event), event.session(session).stage)
    found = {one.number: one.row.score for one in ranks if one.number in plays}
    return found | {number: Fraction(0) for number in plays if number not in found}


def floated(event: Event, session: int, section: str = "") -> frozenset[int]:
    """Who met somebody of fewer points in the last round of the schedule, and shall not do so again."""
    now = event.session(session)
    rounds = now.schedules.get(section, Schedule("", ())).rounds
    if not rounds:
        return frozenset()
    last = rounds[-1]
    points = ranking_of(_before(event, session, last.number), session, section, last.number)
    return frozenset(
        one
        for sitting in last.sittings
        for one in sitting.numbers
        for other in sitting.numbers
        if points.get(one, 0) > points.get(other, 0)
    )


def _before(event: Event, session: int, round_: int) -> Event:
    """The event as it was when the round was drawn: without that round, and what follows it."""
    now = event.session(session)
    earlier = replace(
        now,
        schedules={
            section: replace(plan, rounds=tuple(each for each in plan.rounds if each.number < round_))
            for section, plan in now.schedules.items()
        },
        awarded={key: points for key, points in now.awarded.items() if key[0] < round_},
    )
    results = {
        key: {place: one for place, one in lines.items() if key[0] != session or place[0] < round_}
        for key, lines in event.results.items()
        if key[0] <= session
    }
    adjustments = {
        key: {id_: one for id_, one in given.items() if key[0] != session or one.spot.round < round_}
        for key, given in event.adjustments.items()
        if key[0] <= session
    }
    return replace(event, results=results, adjustments=adjustments).with_session(earlier)


def drawn(
    event: Event,
    *,
    session: int = 1,
    section: str = "",
    per: int = 0,
    first: int = 0,
    again: bool = False,
    within: Within = Within.HALVES,
    triangle: bool = False,
    through: Collection[int] = (),
    reseed: bool = False,
    third: bool = False,
    anyway: bool = False,
) -> Schedule:
    """The schedule with one round more, of `per` boards; in team play each match has two tables.

    A Swiss goes by the standings, a knock-out by who won. Without `first` the boards go on from the last one.
    The round before must be complete, unless `anyway`. An odd number of teams has one that rests, or
    three in a `triangle` over two rounds; see `tapete.tournament.schedule.swiss`. For `through`, `reseed`
    and `third` see `tapete.tournament.brackets`.
    """
    now = event.session(session)
    past = now.schedules.get(section, Schedule(SWISS, ()))
    missing = unfinished(event, session, section)
    if missing and not anyway:
        raise NotAllowed(
            N_("round {round} is not complete: results are missing at table {tables}"),
            round=past.rounds[-1].number,
            tables=", ".join(missing),
        )
    first = first or _next_board(past)
    if is_knockout(past):
        more = next_round(
            event, past, session=session, per=per, first=first, through=through, reseed=reseed, third=third
        )
        return replace(past, rounds=(*past.rounds, more))
    if through or reseed or third:
        raise NotAllowed(
            N_("this is no knock-out, which begins with `tapete event schedule --movement knock-out`")
        )
    if past.name != SWISS:
        raise NotAllowed(
            N_("{name} is whole: a round can be drawn for a Swiss or a knock-out"), name=past.name
        )
    return swiss(
        past,
        ranking_of(event, session, section, len(past.rounds) + 1),
        teams=event.kind is Kind.TEAM,
        triangle=triangle,
        places=("NS", "EW") if event.game == "bridge" else ("first", "second"),
        within=within,
        per=per,
        first=first - len(past.rounds) * per,  # a movement counts from its first round
        again=again,
        floated=floated(event, session, section),
    )


def undrawn(event: Event, *, session: int = 1, section: str = "") -> Schedule:
    """The schedule without its last round, if nothing was played in it."""
    past = event.session(session).schedules.get(section)
    if past is None or len(past.rounds) < 2 or not (past.name == SWISS or is_knockout(past)):
        raise NotAllowed(N_("there is no round that could be drawn again: a first one is scheduled anew"))
    last = past.rounds[-1].number
    tables = {one.table for one in past.rounds[-1].sittings}
    if any(spot.round == last and spot.table in tables for spot, _ in event.played_in(session)):
        raise NotAllowed(N_("round {round} has results: take them out first"), round=last)
    return replace(past, rounds=past.rounds[:-1])


def unfinished(event: Event, session: int, section: str = "") -> list[str]:
    """The tables of the last round from which results are awaited."""
    rounds = event.session(session).schedules.get(section, Schedule("", ())).rounds
    if not rounds:
        return []
    return [
        table.sitting.table
        for table in tables_of(event, session, rounds[-1].number)
        if table.section == section and not table.is_complete
    ]


def _next_board(past: Schedule) -> int:
    """The number after the last board, those of triangles aside."""
    used = (board for each in past.rounds for one in each.sittings for board in one.boards if board <= APART)
    return max(used, default=0) + 1
