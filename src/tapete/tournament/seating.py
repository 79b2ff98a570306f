"""Who takes which number of a movement: those who play in a section, and what its tables are called.

>>> from tapete.tournament.schedule.mitchell import mitchell
>>> plan = seated(mitchell(3).schedule, (4, 8, 9, 12, 13, 17), tables="B")
>>> plan.rounds[1].sittings[0].places, plan.rounds[1].sittings[0].table
({'NS': 4, 'EW': 17}, 'B1')
"""

from __future__ import annotations

from collections.abc import Sequence

from tapete.text import N_
from tapete.tournament.contestant import Kind
from tapete.tournament.errors import BadEntry
from tapete.tournament.event import Event
from tapete.tournament.result import Spot
from tapete.tournament.schedule.families import FAMILIES, movement
from tapete.tournament.schedule.movement import relabelled
from tapete.tournament.schedule.repair import Late, Leaves, Trouble
from tapete.tournament.schedule.repair.trouble import numbers_of
from tapete.tournament.scorebook import Scorebook
from tapete.tournament.sitting import Schedule
from tapete.tournament.standings import standings

__all__ = ["best", "elsewhere", "first_free", "seated", "set_out", "stray_results", "waiting", "winner_count"]


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

    return relabelled(schedule, numbered, lambda table: tables + table)


def set_out(
    event: Event,
    name: str,
    who: Sequence[int],
    section: str = "",
    *,
    tables: int | None = None,
    rounds: int | None = None,
    per: int = 2,
    first: int = 1,
) -> Schedule:
    """A movement by name for those who play; for `tables` of them, where nobody has entered."""
    seats = tables * FAMILIES[name].shape.at_table if tables else len(who)
    many = min(seats, len(who)) if event.contestants else seats
    if many < seats - 1:
        raise BadEntry(
            N_("{tables} tables are for {seats} contestants, and {n} are there"),
            tables=tables,
            seats=seats,
            n=len(who),
        )
    # Two at a table of bridge are pairs; of Scrabble they are two players without boards.
    places = ("NS", "EW") if event.game == "bridge" else None
    plan = movement(name, many, rounds, per=per, first=first, places=places).schedule
    return seated(plan, who[:many] or range(1, many + 1), section)


def elsewhere(event: Event, session: int, section: str) -> set[int]:
    """Who belongs to another section of the session."""
    return {
        number
        for name, schedule in event.session(session).schedules.items()
        if name != section
        for number in numbers_of(schedule)
    }


def waiting(event: Event, session: int, section: str) -> tuple[int, ...]:
    """Who takes part and sits in no other section of the session."""
    others = elsewhere(event, session, section)
    return tuple(
        number
        for number, one in sorted(event.contestants.items())
        if one.status.plays and number not in others
    )


def best(event: Event, count: int, session: int) -> tuple[int, ...]:
    """The first so many of the stage before that of the session, in the order of their ranks."""
    stage = event.session(session).stage - 1
    if stage not in {one.stage for one in event.sessions.values()}:
        raise BadEntry(
            N_("before stage {stage} nothing was played that could tell who is best"), stage=stage + 1
        )
    plays = {number for number, one in event.contestants.items() if one.status.plays}
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
    for spot, played in event.played_in(session) if plan else ():
        sitting = plan.get((spot.round, spot.table))
        people = {number for numbers in played.places.values() for number in numbers}
        if (
            sitting is None
            or (sitting.boards and spot.board not in sitting.boards)
            or people != set(sitting.numbers)
        ):
            found.append(spot)
    return found


def winner_count(event: Event, stage: int) -> int:
    """Two where everybody sits in one direction all through the stage, as in Mitchells of pairs; else one."""
    if event.game != "bridge" or event.kind is not Kind.PAIR:
        return 1
    places: dict[int, set[str]] = {}
    for session in event.sessions.values():
        for _, sitting in session.sittings() if session.stage == stage else ():
            for place, number in sitting.places.items():
                places.setdefault(number, set()).add(place)
    return 2 if places and all(len(sat) == 1 for sat in places.values()) else 1


def first_free(event: Event, session: int, plan: Schedule, trouble: Trouble) -> int:
    """The first round that can still be changed: after the trouble, and after what has results."""
    tables = {one.table for each in plan.rounds for one in each.sittings}
    begun = (spot.round + 1 for spot, _ in event.played_in(session) if spot.table in tables)
    soon = trouble.round + (0 if isinstance(trouble, Late | Leaves) else 1)
    return max((soon, *begun))
