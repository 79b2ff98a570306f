"""Repairs of a movement that broke in the middle of a session, best first.

>>> from tapete.tournament.schedule.mitchell import mitchell
>>> plan = mitchell(5).schedule
>>> for repair in propose(plan, WrongBoards(2, {"1": (5, 6), "2": (3, 4)})):
...     print(repair.kind, repair.cost.kept, repair.late)
as-planned 92 True
as-planned 78 False
boards-follow 78 True
boards-follow 72 False
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from tapete.text import N_, Choice, Text
from tapete.tournament.schedule.arrow import switched
from tapete.tournament.schedule.repair import moves
from tapete.tournament.schedule.repair.cost import Cost, boards_of, cost, playable
from tapete.tournament.schedule.repair.trouble import (
    Late,
    Leaves,
    Trouble,
    WrongBoards,
    WrongOpponents,
    as_played,
    forgotten_relay,
    forgotten_switch,
    numbers_of,
)
from tapete.tournament.sitting import Round, Schedule

__all__ = [
    "Cost",
    "Deprived",
    "Late",
    "Leaves",
    "Repair",
    "Trouble",
    "Way",
    "WrongBoards",
    "WrongOpponents",
    "forgotten_relay",
    "forgotten_switch",
    "propose",
]


class Way(Choice):
    """How to go on."""

    AS_PLANNED = "as-planned", N_("go on as planned; boards that somebody knows are not played")
    REST = "rest", N_("let those rest who would meet the missing contestant")
    WITHOUT = "without", N_("play on without the newcomer")
    MOVE_BOARDS = "move-boards", N_("give each table boards that nobody there knows")
    BOARDS_FOLLOW = "boards-follow", N_("let the boards go on from where they are")
    EXCHANGE = "exchange", N_("let those who sat wrong exchange their parts from now on")
    EXCHANGE_AND_MOVE = (
        "exchange-and-move",
        N_("let those who sat wrong exchange their parts, and give tables boards that nobody there knows"),
    )
    MEET = "meet", N_("let those who would sit out meet each other")
    JOIN = "join", N_("let the newcomer meet those who would sit out")
    ROVE_FIRST = (
        "rove-first",
        N_("let the newcomer take the first place of a table in each round; who sat there rests"),
    )
    ROVE = "rove", N_("let the newcomer take the second place of a table in each round; who sat there rests")
    STAND_BY = "stand-by", N_("let a stand-by take the places")
    SWITCH = "switch", N_("switch the arrow in another round instead")


@dataclass(frozen=True, slots=True)
class Deprived:
    """A contestant that can play boards no more that were planned: artificial scores are due (15B3)."""

    round: int
    table: str
    place: str
    number: int
    boards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Repair:
    """A way to go on, what it costs, and the schedule that it gives: applying it is taking `schedule`."""

    kind: Way
    cost: Cost
    schedule: Schedule
    late: bool = False  # what was missed is played at the end
    lost: tuple[Deprived, ...] = ()

    @property
    def label(self) -> Text:
        """In words."""
        if self.late:
            return Text.of(N_("{way}; play what was missed at the end"), way=self.kind)
        return Text.of("{way}", way=self.kind)


def propose(
    plan: Schedule, trouble: Trouble, *, now: int | None = None, copies: int = 1
) -> tuple[Repair, ...]:
    """The repairs, the one that keeps most comparisons first.

    `now` is the first round that can still be changed: the one after the trouble, or that of a late entry or
    a withdrawal, if none is given. The rounds before it stay as they were played.
    """
    if now is None:
        now = trouble.round if isinstance(trouble, Late | Leaves) else trouble.round + 1
    played = as_played(plan, trouble)
    gone = {trouble.number} if isinstance(trouble, Leaves) else set()
    found: list[Repair] = []
    for kind, schedule in _ways(plan, played, trouble, now):
        ready = playable(schedule, copies)
        _keep(found, Repair(kind, cost(plan, ready, gone), ready, lost=_lost(plan, ready, gone)))
        late = moves.late_play(plan, ready, gone if kind is not Way.STAND_BY else ())
        if late is not ready:
            _keep(found, Repair(kind, cost(plan, late, gone), late, late=True, lost=_lost(plan, late, gone)))
    return tuple(sorted(found, key=lambda repair: repair.cost.order))


def _lost(plan: Schedule, repaired: Schedule, gone: Collection[int]) -> tuple[Deprived, ...]:
    """Who has fewer boards than planned, and at which tables of its the boards are missing."""
    owed = boards_of(plan)
    owed.subtract(boards_of(repaired))
    planned = {(one.round, one.table): one.boards for each in plan.rounds for one in each.sittings}
    found = []
    for each in repaired.rounds[: len(plan.rounds)]:
        for one in each.sittings:
            boards = planned.get((one.round, one.table), ())
            missing = tuple(board for board in boards if board not in one.boards)
            missing = missing[: max(len(boards) - len(one.boards), 0)]
            for place, number in one.places.items():
                due = missing[: max(owed[number], 0)] if number not in gone else ()
                if due:
                    owed[number] -= len(due)
                    found.append(Deprived(one.round, one.table, place, number, due))
    return tuple(found)


def _keep(found: list[Repair], repair: Repair) -> None:
    """Two ways to the same rounds are one repair, by its simpler name."""
    if all(_played(other) != _played(repair) for other in found):
        found.append(repair)


def _played(repair: Repair) -> list[Round]:
    return [replace(each, relay=()) for each in repair.schedule.rounds]


def _ways(  # noqa: C901 - one case a trouble
    plan: Schedule, played: Schedule, trouble: Trouble, now: int
) -> Iterator[tuple[Way, Schedule]]:
    match trouble:
        case Leaves(number, _, standby) if standby is not None:
            yield Way.STAND_BY, moves.exchange(plan, now, {number: standby})
        case Leaves():
            yield Way.REST, played
            yield Way.MEET, moves.idle_meet(played, now)
        case Late(number, _) if number in numbers_of(plan):
            yield Way.REST, played
            yield from _moved(plan, played, now)
        case Late(number, _):
            yield Way.WITHOUT, played
            if any(each.sits_out for each in played.rounds if each.number >= now):
                yield Way.JOIN, moves.joined(played, now, number)
            places = next((list(one.places) for each in plan.rounds for one in each.sittings), list[str]())
            for place in places if len(places) == 2 else ():
                roved = moves.roved(played, now, number, place)
                if roved is not None:
                    yield Way.ROVE_FIRST if place == places[0] else Way.ROVE, roved
        case WrongBoards(number, _):
            yield Way.AS_PLANNED, played
            yield Way.BOARDS_FOLLOW, moves.boards_follow(played, now, _roles_of_boards(plan, played, number))
            yield from _moved(plan, played, now)
        case WrongOpponents(number, _):
            yield Way.AS_PLANNED, played
            roles = _roles(plan, played, number)
            turned = _turned(plan, played, number)
            if turned and now <= len(plan.rounds):
                yield Way.SWITCH, switched(played, {len(plan.rounds)})
            if roles and not turned:
                exchanged = moves.exchange(played, now, roles)
                yield Way.EXCHANGE, exchanged
                yield from _moved(plan, exchanged, now, Way.EXCHANGE_AND_MOVE)
            yield from _moved(plan, played, now)


def _moved(
    plan: Schedule, played: Schedule, now: int, way: Way = Way.MOVE_BOARDS
) -> Iterator[tuple[Way, Schedule]]:
    """The better of two ways to give tables other boards, if there is anything to give."""
    both = [moves.moved_boards(played, now, careful=careful) for careful in (True, False)]
    yield way, min(both, key=lambda each: cost(plan, playable(each)).order)


def _at(schedule: Schedule, number: int) -> Round:
    return next(each for each in schedule.rounds if each.number == number)


def _roles(plan: Schedule, played: Schedule, number: int) -> dict[int, int]:
    """Who sat where another one should have been, and so may go on in his place."""
    real = {one.table: one for one in _at(played, number).sittings}
    pairs = {
        one.places[place]: real[one.table].places[place]
        for one in _at(plan, number).sittings
        for place in one.places
        if place in real[one.table].places
    }
    moved = {planned: sat for planned, sat in pairs.items() if planned != sat}
    return moved if set(moved) == set(moved.values()) else {}


def _roles_of_boards(plan: Schedule, played: Schedule, number: int) -> dict[tuple[int, ...], tuple[int, ...]]:
    real = {one.table: one.boards for one in _at(played, number).sittings}
    moved = {
        one.boards: real[one.table]
        for one in _at(plan, number).sittings
        if real[one.table] != one.boards and real[one.table]
    }
    # A set that is left over takes the part of one that nobody has now.
    without = [boards for boards in moved.values() if boards not in moved]
    parts = [boards for boards in moved if boards not in moved.values()]
    return {**moved, **dict(zip(without, parts, strict=False))}


def _turned(plan: Schedule, played: Schedule, number: int) -> bool:
    """Whether a round was played in the wrong direction at all tables."""
    turned = forgotten_switch(plan, number).places
    return all(turned[one.table] == one.places for one in _at(played, number).sittings)
