"""What can go wrong in the middle of a session, and the schedule as it was really played by then."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from tapete.text import N_
from tapete.tournament.schedule.errors import BadRepair
from tapete.tournament.schedule.movement import flip
from tapete.tournament.sitting import Round, Schedule, Sitting

__all__ = [
    "Late",
    "Leaves",
    "Trouble",
    "WrongBoards",
    "WrongOpponents",
    "as_played",
    "forgotten_relay",
    "forgotten_switch",
    "numbers_of",
]


@dataclass(frozen=True, slots=True)
class Late:
    """A contestant plays only from a round on: expected, and awaited in vain so far, or one too many."""

    number: int
    round: int


@dataclass(frozen=True, slots=True)
class Leaves:
    """A contestant plays no more from a round on; a stand-by may take its place."""

    number: int
    round: int
    standby: int | None = None


@dataclass(frozen=True, slots=True)
class WrongBoards:
    """In a round some tables played other boards than planned, fewer, or none."""

    round: int
    boards: Mapping[str, tuple[int, ...]]  # by table


@dataclass(frozen=True, slots=True)
class WrongOpponents:
    """In a round some contestants sat at wrong tables or in the wrong direction."""

    round: int
    places: Mapping[str, Mapping[str, int]]  # by table


Trouble: TypeAlias = Late | Leaves | WrongBoards | WrongOpponents


def forgotten_switch(schedule: Schedule, number: int) -> WrongOpponents:
    """The arrow of a round was not switched, or switched where it should not be."""
    return WrongOpponents(number, {one.table: flip(one.places) for one in _round(schedule, number).sittings})


def forgotten_relay(schedule: Schedule, number: int) -> WrongBoards:
    """The relay of a round was forgotten: the table that gets the resting set played the next one too early.

    The boards that should have come from the relay table stayed there; its table got those of its neighbour,
    and so each table behind it down to the last.
    """
    here = _round(schedule, number)
    before = _round(schedule, number - 1)
    rested = set(before.relay)
    line = list(here.sittings)
    start = next((i for i, one in enumerate(line) if one.boards in rested), None)
    if start is None:
        raise BadRepair(N_("in round {number} no boards come from a relay table"), number=number)
    after = [one.boards for one in line[start + 1 :]] + [resting for resting in here.relay if resting][:1]
    if len(after) < len(line) - start:
        after.append(())
    return WrongBoards(number, {one.table: boards for one, boards in zip(line[start:], after, strict=False)})


def numbers_of(schedule: Schedule) -> set[int]:
    """Everybody who plays or sits out in a schedule."""
    return {
        one
        for each in schedule.rounds
        for one in (*each.sits_out, *(one for sitting in each.sittings for one in sitting.numbers))
    }


def as_played(schedule: Schedule, trouble: Trouble) -> Schedule:
    """The schedule with what really happened in the rounds of the trouble."""
    match trouble:
        case Late(number, first) if number in numbers_of(schedule):
            _round(schedule, first)
            return _without(schedule, number, lambda each: each < first)
        case Late(number, first):
            _round(schedule, first)
            return schedule
        case Leaves(number, first, standby):
            if number not in numbers_of(schedule):
                raise BadRepair(N_("there is no contestant {number} in this schedule"), number=number)
            _round(schedule, first)
            if standby is not None:
                return schedule
            return _without(schedule, number, lambda each: each >= first)
        case WrongBoards(number, boards):
            here = _round(schedule, number)
            _known_tables(here, boards)
            sittings = tuple(
                replace(one, boards=tuple(boards[one.table]), shares="") if one.table in boards else one
                for one in here.sittings
            )
            used = {board for one in sittings for board in one.boards}
            here = replace(
                here,
                sittings=sittings,
                relay=tuple(resting for resting in here.relay if not used & set(resting)),
            )
            return with_round(schedule, here)
        case WrongOpponents(number, places):
            here = _round(schedule, number)
            _known_tables(here, places)
            sittings = tuple(
                replace(one, places=dict(places[one.table])) if one.table in places else one
                for one in here.sittings
            )
            seated = [one for sitting in sittings for one in sitting.numbers]
            before = [one for sitting in here.sittings for one in sitting.numbers]
            if len(seated) > len(set(seated)) and len(before) == len(set(before)):
                twice = next(one for one in seated if seated.count(one) > 1)
                raise BadRepair(
                    N_("contestant {one} cannot be at two tables in round {number}: name all wrong tables"),
                    one=twice,
                    number=number,
                )
            idle = tuple(sorted((set(before) | set(here.sits_out)) - set(seated)))
            return with_round(schedule, replace(here, sittings=sittings, sits_out=idle))


def with_round(schedule: Schedule, here: Round) -> Schedule:
    """The schedule with one round changed."""
    return replace(
        schedule, rounds=tuple(here if each.number == here.number else each for each in schedule.rounds)
    )


def _round(schedule: Schedule, number: int) -> Round:
    found = next((each for each in schedule.rounds if each.number == number), None)
    if found is None:
        raise BadRepair(
            N_("there is no round {number}: the schedule has {n}"), number=number, n=len(schedule.rounds)
        )
    return found


def _known_tables(here: Round, tables: Mapping[str, object]) -> None:
    known = [one.table for one in here.sittings]
    for table in tables:
        if table not in known:
            raise BadRepair(
                N_("there is no table {table} in round {number}: there are {tables}"),
                table=table,
                number=here.number,
                tables=", ".join(known),
            )


def _without(schedule: Schedule, number: int, when: Callable[[int], bool]) -> Schedule:
    """The schedule without a contestant in some rounds: its opponents sit out, its boards rest."""
    rounds = []
    for each in schedule.rounds:
        if not when(each.number):
            rounds.append(each)
            continue
        gone = [one for one in each.sittings if number in one.numbers]
        kept = tuple(_unshared(one, gone) for one in each.sittings if one not in gone)
        busy = {one for sitting in kept for one in sitting.numbers}
        idle = {one for sitting in gone for one in sitting.numbers} | set(each.sits_out)
        used = {board for one in kept for board in one.boards}
        resting = tuple(one.boards for one in gone if one.boards and not used & set(one.boards))
        rounds.append(
            Round(each.number, kept, tuple(sorted(idle - busy - {number})), (*each.relay, *resting))
        )
    return replace(schedule, rounds=tuple(rounds))


def _unshared(sitting: Sitting, gone: list[Sitting]) -> Sitting:
    tables = {one.table for one in gone}
    return replace(sitting, shares=" ".join(table for table in sitting.shares.split() if table not in tables))
