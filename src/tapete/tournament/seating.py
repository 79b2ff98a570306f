"""Who takes which number of a movement: those who play in a section, and what its tables are called.

>>> from tapete.tournament.schedule.mitchell import mitchell
>>> plan = seated(mitchell(3).schedule, (4, 8, 9, 12, 13, 17), tables="B")
>>> plan.rounds[1].sittings[0].places, plan.rounds[1].sittings[0].table
({'NS': 4, 'EW': 17}, 'B1')
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tapete.text import N_
from tapete.tournament.contestant import Kind
from tapete.tournament.errors import BadEntry
from tapete.tournament.event import Event
from tapete.tournament.result import Spot
from tapete.tournament.scorebook import Scorebook
from tapete.tournament.sitting import Schedule, Sitting
from tapete.tournament.standings import standings

__all__ = ["best", "seated", "stray_results", "waiting", "winners_of"]


def seated(schedule: Schedule, who: Sequence[int], tables: str = "") -> Schedule:
    """The schedule with its number 1 for the first of `who` and so on; `tables` goes before their names."""
    if len(set(who)) < len(who):
        twice = next(number for number in who if who.count(number) > 1)
        raise BadEntry(N_("contestant {number} is named twice"), number=twice)

    def numbered(number: int) -> int:
        if number > len(who):
            raise BadEntry(
                N_("the movement is for {needed} contestants, and {n} are named: choose another one"),
                needed=number,
                n=len(who),
            )
        return who[number - 1]

    def moved(one: Sitting) -> Sitting:
        return replace(
            one,
            table=tables + one.table,
            places={place: numbered(number) for place, number in one.places.items()},
            shares=" ".join(tables + other for other in one.shares.split()),
        )

    rounds = tuple(
        replace(
            each,
            sittings=tuple(moved(one) for one in each.sittings),
            sits_out=tuple(numbered(number) for number in each.sits_out),
        )
        for each in schedule.rounds
    )
    return replace(schedule, rounds=rounds)


def waiting(event: Event, session: int, section: str) -> tuple[int, ...]:
    """Who takes part and sits in no other section of the session."""
    elsewhere = {
        number
        for name, schedule in event.session(session).schedules.items()
        if name != section
        for round_ in schedule.rounds
        for number in (*round_.sits_out, *(one for sitting in round_.sittings for one in sitting.numbers))
    }
    return tuple(
        number
        for number, one in sorted(event.contestants.items())
        if one.status.plays and number not in elsewhere
    )


def best(event: Event, count: int, session: int) -> tuple[int, ...]:
    """The first so many of the stage before that of the session, in the order of their ranks."""
    stage = event.session(session).stage - 1
    if stage not in {one.stage for one in event.sessions.values()}:
        raise BadEntry(
            N_("before stage {stage} nothing was played that could tell who is best"), stage=stage + 1
        )
    plays = set(event.contestants) - {
        number for number, one in event.contestants.items() if not one.status.plays
    }
    found = [row.number for row in standings(Scorebook(event), stage) if row.number in plays]
    if len(found) < count:
        raise BadEntry(
            N_("only {n} contestants have a score in stage {stage}, not {count}"),
            n=len(found),
            stage=stage,
            count=count,
        )
    return tuple(found[:count])


def stray_results(event: Event, session: int) -> list[Spot]:
    """Results of a session for which its schedule has no table, board or people."""
    plan = {(sitting.round, sitting.table): sitting for _, sitting in event.session(session).sittings()}
    found = []
    for (owner, board), lines in event.results.items():
        for (round_, table), played in lines.items() if owner == session and plan else ():
            sitting = plan.get((round_, table))
            people = {number for numbers in played.places.values() for number in numbers}
            if (
                sitting is None
                or (sitting.boards and board not in sitting.boards)
                or people != set(sitting.numbers)
            ):
                found.append(Spot(session, round_, table, board))
    return found


def winners_of(event: Event, stage: int) -> int:
    """Two where everybody sits in one direction all through the stage, as in Mitchells of pairs; else one."""
    if event.game != "bridge" or event.kind is not Kind.PAIR:
        return 1
    places: dict[int, set[str]] = {}
    for session in event.sessions.values():
        for _, sitting in session.sittings() if session.stage == stage else ():
            for place, number in sitting.places.items():
                places.setdefault(number, set()).add(place)
    return 2 if places and all(len(sat) == 1 for sat in places.values()) else 1
