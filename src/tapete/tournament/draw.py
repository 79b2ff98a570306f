"""The next round of a Swiss, drawn from the standings of the event as they are."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tapete.tournament.contestant import Kind
from tapete.tournament.event import Event
from tapete.tournament.schedule.swiss import Within, swiss
from tapete.tournament.scorebook import Scorebook
from tapete.tournament.sitting import Schedule
from tapete.tournament.standings import standings

__all__ = ["drawn", "floated", "ranking_of"]


def ranking_of(event: Event, round_: int, stage: int) -> dict[int, Fraction]:
    """Who plays the round, best first, with the points so far; who has none yet comes last, by number."""
    plays = [number for number, one in event.contestants.items() if not one.is_away(round_)]
    found = {one.number: one.row.score for one in standings(Scorebook(event), stage) if one.number in plays}
    return found | {number: Fraction(0) for number in plays if number not in found}


def floated(event: Event, session: int, section: str = "") -> frozenset[int]:
    """Who met somebody of fewer points in the last round of the schedule, and shall not do so again."""
    now = event.session(session)
    rounds = now.schedules.get(section, Schedule("", ())).rounds
    if not rounds:
        return frozenset()
    last = rounds[-1]
    points = ranking_of(_before(event, session, last.number), last.number, now.stage)
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
    first: int = 1,
    again: bool = False,
    within: Within = Within.HALVES,
    triangle: bool = False,
) -> Schedule:
    """The schedule with one round more, of `per` boards; in team play each match has two tables.

    An odd number of teams has one that rests, or three in a `triangle` over two rounds; see
    `tapete.tournament.schedule.swiss`.
    """
    now = event.session(session)
    past = now.schedules.get(section, Schedule("Swiss", ()))
    return swiss(
        past,
        ranking_of(event, len(past.rounds) + 1, now.stage),
        teams=event.kind is Kind.TEAM,
        triangle=triangle,
        places=("NS", "EW") if event.game == "bridge" else ("first", "second"),
        within=within,
        per=per,
        first=first,
        again=again,
        floated=floated(event, session, section),
    )
