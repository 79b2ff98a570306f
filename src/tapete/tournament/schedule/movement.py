"""A movement: a schedule, what it promises, and what it needs; and the laying of one from cells.

>>> lay("two", [[Cell("1", {"NS": 1, "EW": 2}, 0)]], per=2).rounds[0].sittings[0].boards
(1, 2)
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from tapete.text import N_, Choice, Text
from tapete.tournament.schedule.errors import NoMovement
from tapete.tournament.sitting import Round, Schedule, Sitting

__all__ = [
    "Cell",
    "Movement",
    "Promise",
    "Shape",
    "at_least",
    "block",
    "flip",
    "in_section",
    "lay",
    "relabelled",
    "with_first",
]


class Shape(Choice):
    """Who sits at a table."""

    PAIRS = "pairs", N_("pairs")
    TEAMS = "teams", N_("teams, each at two tables")
    INDIVIDUALS = "individuals", N_("individuals, four at a table")
    SINGLES = "singles", N_("two players at a table")

    @property
    def at_table(self) -> int:
        """How many contestants a table is for; a team has two tables, of which another team has half."""
        return {Shape.PAIRS: 2, Shape.TEAMS: 1, Shape.INDIVIDUALS: 4, Shape.SINGLES: 2}[self]


class Promise(Choice):
    """Whom a contestant meets."""

    NONE = "none", N_("nothing is promised about who meets whom")
    ONCE = "once", N_("nobody meets anybody twice")
    CROSS = "cross", N_("every North-South contestant meets every East-West contestant once")
    ALL = "all", N_("everybody meets everybody once")
    TWICE = "twice", N_("everybody meets everybody twice, once at each place")
    MATCHES = "matches", N_("teams that meet play the same boards at both tables, and meet once")
    ALL_MATCHES = "all-matches", N_("every team meets every team once, with the same boards at both tables")
    WHIST = "whist", N_("everybody has everybody once as partner and twice as opponent")
    PARTNERS = "partners", N_("nobody has a partner twice, or an opponent more than twice")
    STRANGERS = "strangers", N_("no two players sit at one table twice")


@dataclass(frozen=True, slots=True)
class Movement:
    """A schedule by method: the family, who plays, the promise, how many copies of each board it needs."""

    family: str
    schedule: Schedule
    shape: Shape = Shape.PAIRS
    promise: Promise = Promise.NONE
    copies: int = 1
    winners: int = 1

    @property
    def name(self) -> str:
        """The name of the schedule."""
        return self.schedule.name

    @property
    def tables(self) -> int:
        """How many tables are set, those of a phantom not counted."""
        return max((len(each.sittings) for each in self.schedule.rounds), default=0)


@dataclass(frozen=True, slots=True)
class Cell:
    """A table in a round before boards have numbers: `set` counts sets of boards from 0."""

    table: str
    places: Mapping[str, int]
    set: int | None = None


def block(index: int, per: int, first: int = 1) -> tuple[int, ...]:
    """The boards of a set: `per` of them, the first set beginning with board `first`."""
    start = first + index * per
    return tuple(range(start, start + per))


def lay(
    name: str,
    rounds: Iterable[Sequence[Cell]],
    *,
    per: int,
    first: int = 1,
    sets: int = 0,
    missing: Collection[int] = (),
    copied: bool = False,
    notes: Sequence[Text] = (),
) -> Schedule:
    """A schedule from cells: whoever meets a missing contestant sits out, sets at two tables are shared.

    `sets` is how many circulate, for those that rest on relay tables; `copied` where tables that play the
    same boards have a copy each, and do not share.
    """
    laid = []
    for number, cells in enumerate(rounds, 1):
        idle = sorted(
            one
            for cell in cells
            if any(each in missing for each in cell.places.values())
            for one in cell.places.values()
            if one not in missing
        )
        present = [cell for cell in cells if not any(one in missing for one in cell.places.values())]
        at: defaultdict[int, list[str]] = defaultdict(list)
        for cell in present:
            if cell.set is not None:
                at[cell.set].append(cell.table)
        sittings = tuple(
            Sitting(
                number,
                cell.table,
                dict(cell.places),
                () if cell.set is None else block(cell.set, per, first),
                "" if copied or cell.set is None else _others(at[cell.set], cell.table),
            )
            for cell in present
        )
        resting = tuple(block(each, per, first) for each in range(sets) if each not in at)
        laid.append(Round(number, sittings, _once(idle, sittings), resting))
    return Schedule(name, tuple(laid), tuple(notes))


def _others(tables: Sequence[str], table: str) -> str:
    return " ".join(other for other in tables if other != table)


def _once(idle: Sequence[int], sittings: Sequence[Sitting]) -> tuple[int, ...]:
    # Half a team may sit out while the other half plays: then the team is not out.
    busy = {number for sitting in sittings for number in sitting.numbers}
    return tuple(sorted(set(idle) - busy))


_ACROSS = {
    "NS": "EW",
    "EW": "NS",
    "N": "E",
    "E": "S",
    "S": "W",
    "W": "N",
    "first": "second",
    "second": "first",
}


def flip(places: Mapping[str, int]) -> dict[str, int]:
    """The places after a quarter turn of the table: North-South plays the cards of East-West."""
    turned = {_ACROSS.get(place, place): number for place, number in places.items()}
    return {place: turned[place] for place in places}


def with_first(schedule: Schedule, first: int) -> Schedule:
    """The schedule with boards from another number on."""
    used = [board for each in schedule.rounds for sitting in each.sittings for board in sitting.boards]
    by = first - min(used, default=first)

    def moved(boards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(board + by for board in boards)

    rounds = tuple(
        replace(
            each,
            sittings=tuple(replace(one, boards=moved(one.boards)) for one in each.sittings),
            relay=tuple(moved(resting) for resting in each.relay),
        )
        for each in schedule.rounds
    )
    return replace(schedule, rounds=rounds)


def relabelled(schedule: Schedule, number: Callable[[int], int], table: Callable[[str], str]) -> Schedule:
    """The schedule with other numbers for contestants, and other names for tables."""
    rounds = tuple(
        replace(
            each,
            sittings=tuple(
                replace(
                    one,
                    table=table(one.table),
                    places={place: number(who) for place, who in one.places.items()},
                    shares=" ".join(map(table, one.shares.split())),
                )
                for one in each.sittings
            ),
            sits_out=tuple(map(number, each.sits_out)),
        )
        for each in schedule.rounds
    )
    return replace(schedule, rounds=rounds)


def in_section(schedule: Schedule, letter: str, by: int) -> Schedule:
    """The schedule for a section: tables get its letter before them, contestants are numbered on by `by`."""
    return relabelled(schedule, lambda number: number + by, lambda table: letter + table)


def at_least(value: int, least: int, what: str, most: int | None = None) -> None:
    """Refuse a number of tables, rounds or boards that the movement cannot have."""
    if value < least:
        raise NoMovement(
            N_("{value} is too few for {what}: give at least {least}"), value=value, what=what, least=least
        )
    if most is not None and value > most:
        raise NoMovement(
            N_("{value} is too many for {what}: give at most {most}"), value=value, what=what, most=most
        )
