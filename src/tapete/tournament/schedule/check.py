"""One checker for every schedule: what is wrong with it, and what it costs.

>>> from tapete.tournament.schedule.mitchell import mitchell
>>> report = check(mitchell(5).schedule)
>>> report.faults, report.boards, report.played
((), 10, (10, 10))
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from tapete.text import N_, Choice, Text
from tapete.tournament.schedule.balance import balance, fields
from tapete.tournament.schedule.movement import Movement, Promise, Shape
from tapete.tournament.schedule.promised import broken, meetings
from tapete.tournament.sitting import Round, Schedule, Sitting

__all__ = ["Fault", "Report", "Wrong", "check", "check_movement", "is_teams"]


class Wrong(Choice):
    """What can be wrong with a schedule."""

    TWO_PLACES = "two-places", N_("a contestant is at two places at a time")
    LOST = "lost", N_("a contestant neither plays nor sits out")
    BOARD_TWICE = "board-twice", N_("a contestant meets a board twice")
    BOARD_ELSEWHERE = "board-elsewhere", N_("a board is at two tables at a time")
    OPPONENTS = "opponents", N_("opponents are not as promised")
    ORDER = "order", N_("rounds or tables are counted wrongly")


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong: the kind, where, and a sentence."""

    wrong: Wrong
    label: Text
    round: int = 0

    def __str__(self) -> str:
        return str(self.label)


@dataclass(frozen=True, slots=True)
class Report:
    """What a schedule is worth and what it costs; pairs of numbers are the least and the most."""

    faults: tuple[Fault, ...]
    contestants: int
    tables: int
    rounds: int
    boards: int  # in play
    played: tuple[int, int]  # boards of a contestant; of a team, at each of its tables
    sits_out: tuple[int, int]  # rounds of a contestant
    copies: int  # of the board that is in most places at a time, sharing not counted
    shared: int  # rounds in which tables share boards
    relays: int  # the most sets that rest at a time
    meetings: Mapping[tuple[int, int], int]
    results: tuple[int, int]  # of a board
    comparisons: int  # pairs of results on one board, over all boards
    balance: Fraction
    winners: int
    seats: Mapping[int, Mapping[str, int]]  # rounds of each contestant at each place

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults


def is_teams(schedule: Schedule) -> bool:
    """Whether contestants sit at two tables at a time, one place at each."""
    for each in schedule.rounds:
        seen: dict[int, set[str]] = defaultdict(set)
        for sitting in each.sittings:
            for place, number in sitting.places.items():
                if seen[number] and place not in seen[number]:
                    return True
                seen[number].add(place)
    return False


def check_movement(movement: Movement) -> Report:
    """The checker, for a movement and what it promises."""
    return check(
        movement.schedule,
        promise=movement.promise,
        copies=movement.copies,
        teams=movement.shape is Shape.TEAMS,
    )


def check(
    schedule: Schedule, *, promise: Promise = Promise.NONE, copies: int = 1, teams: bool | None = None
) -> Report:
    """What is wrong with a schedule, and what it costs; `copies` of each board are in the hall."""
    teams = is_teams(schedule) if teams is None else teams
    sittings = [sitting for each in schedule.rounds for sitting in each.sittings]
    numbers = sorted(
        {one for sitting in sittings for one in sitting.numbers}
        | {one for each in schedule.rounds for one in each.sits_out}
    )
    there = _present(schedule)
    faults = [
        *(
            fault
            for place, each in enumerate(schedule.rounds, 1)
            for fault in _round(each, place, there, teams)
        ),
        *(fault for each in schedule.rounds for fault in _places(each, copies)),
        *_boards(sittings, teams),
        *(Fault(Wrong.OPPONENTS, label) for label in broken(schedule, promise)),
    ]
    tables = Counter(board for sitting in sittings for board in sitting.boards)
    played = _played(sittings, numbers, teams)
    idle = Counter(one for each in schedule.rounds for one in each.sits_out)
    outs = [idle[one] for one in numbers]
    groups = fields(schedule)
    seats: dict[int, Counter[str]] = {one: Counter() for one in numbers}
    for sitting in sittings:
        for place, one in sitting.places.items():
            seats[one][place] += 1
    return Report(
        faults=tuple(faults),
        contestants=len(numbers),
        tables=max((len(each.sittings) for each in schedule.rounds), default=0),
        rounds=len(schedule.rounds),
        boards=len(tables),
        played=(min(played, default=0), max(played, default=0)),
        sits_out=(min(outs, default=0), max(outs, default=0)),
        copies=max((_copies(each) for each in schedule.rounds), default=0),
        shared=sum(any(one.shares for one in each.sittings) for each in schedule.rounds),
        relays=max((len(each.relay) for each in schedule.rounds), default=0),
        meetings=meetings(schedule),
        results=(min(tables.values(), default=0), max(tables.values(), default=0)),
        comparisons=sum(count * (count - 1) // 2 for count in tables.values()),
        balance=Fraction(1) if teams else balance(schedule),
        winners=1 if teams else len(groups),
        seats=seats,
    )


def _played(sittings: list[Sitting], numbers: list[int], teams: bool) -> list[int]:
    count: Counter[int | tuple[int, str]] = Counter()
    for sitting in sittings:
        for place, one in sitting.places.items():
            count[(one, place) if teams else one] += len(sitting.boards)
    return list(count.values()) if teams else [count[one] for one in numbers]


def _present(schedule: Schedule) -> dict[int, range]:
    """The rounds from the first to the last in which each contestant is heard of: one may come late or go."""
    spans: dict[int, range] = {}
    for place, each in enumerate(schedule.rounds, 1):
        for one in (*each.sits_out, *(one for sitting in each.sittings for one in sitting.numbers)):
            spans[one] = range(spans[one].start if one in spans else place, place + 1)
    return dict(sorted(spans.items()))


def _round(each: Round, place: int, present: Mapping[int, range], teams: bool) -> Iterator[Fault]:
    if each.number != place or any(sitting.round != place for sitting in each.sittings):
        yield _fault(Wrong.ORDER, N_("round {round} is counted as {told}"), place, told=each.number)
    tables = [sitting.table for sitting in each.sittings]
    for table in sorted({table for table in tables if tables.count(table) > 1}):
        yield _fault(Wrong.ORDER, N_("round {round} has table {table} twice"), place, table=table)
    seats = Counter(
        (one, at if teams else "") for sitting in each.sittings for at, one in sitting.places.items()
    )
    tables_of: defaultdict[int, list[str]] = defaultdict(list)
    for sitting in each.sittings:
        for one in sitting.numbers:
            tables_of[one].append(sitting.table)
    for one in sorted({one for (one, _), count in seats.items() if count > 1}):
        yield _fault(
            Wrong.TWO_PLACES, N_("in round {round} contestant {one} is at tables {tables} at a time"), place,
            one=one, tables=tuple(tables_of[one]),
        )  # fmt: skip
    for one in sorted(one for one, at in tables_of.items() if len(at) > len(set(at))):
        yield _fault(Wrong.TWO_PLACES, N_("in round {round} contestant {one} meets itself"), place, one=one)
    for one, span in present.items():
        if one in tables_of and one in each.sits_out:
            yield _fault(
                Wrong.TWO_PLACES, N_("in round {round} contestant {one} plays and sits out"), place, one=one
            )
        elif place in span and one not in tables_of and one not in each.sits_out:
            yield _fault(
                Wrong.LOST, N_("in round {round} contestant {one} neither plays nor sits out"), place, one=one
            )


def _copies(each: Round) -> int:
    return max((count for _, count, _ in _piles(each)), default=0)


def _piles(each: Round) -> Iterator[tuple[int, int, tuple[str, ...]]]:
    """Each board with how many copies of it the round needs, and its tables."""
    at: defaultdict[int, list[Sitting]] = defaultdict(list)
    for sitting in each.sittings:
        for board in sitting.boards:
            at[board].append(sitting)
    for board, sittings in at.items():
        tables = {sitting.table for sitting in sittings}
        # Tables that name each other use one copy between them.
        groups = {frozenset({one.table, *one.shares.split()}) & tables for one in sittings}
        yield board, len(groups), tuple(one.table for one in sittings)


def _places(each: Round, copies: int) -> Iterator[Fault]:
    told = set()
    for board, count, tables in _piles(each):
        if count > copies and tables not in told:
            told.add(tables)
            yield _fault(
                Wrong.BOARD_ELSEWHERE,
                N_("in round {round} board {board} is at tables {tables} at a time"),
                each.number,
                board=board,
                tables=tables,
            )
    for sitting in each.sittings:
        if set(sitting.boards) & {board for resting in each.relay for board in resting}:
            yield _fault(
                Wrong.BOARD_ELSEWHERE,
                N_("in round {round} the boards of table {table} also rest on a relay table"),
                each.number,
                table=sitting.table,
            )


def _boards(sittings: list[Sitting], teams: bool) -> Iterator[Fault]:
    met: dict[tuple[int, str, int], int] = {}
    for sitting in sittings:
        again: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
        for place, one in sitting.places.items():
            for board in sitting.boards:
                key = (one, place if teams else "", board)
                if key in met:
                    again[one, met[key]].append(board)
                met[key] = sitting.round
        for (one, before), boards in again.items():
            yield _fault(
                Wrong.BOARD_TWICE,
                N_("contestant {one} meets boards {boards} of round {before} again in round {round}"),
                sitting.round,
                one=one,
                boards=tuple(boards),
                before=before,
            )


def _fault(wrong: Wrong, template: str, number: int, **values: object) -> Fault:
    return Fault(wrong, Text.of(template, round=number, **values), number)
