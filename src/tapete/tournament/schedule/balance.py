"""How evenly contestants compete with each other, as one number between 0 and 1.

On a board that n tables play, a result weighs on that of everybody else: the opponents at the table get
what it leaves (n - 1), those in the same direction compete with it (1), those in the other direction are
helped by it (-1). Summed over the boards this gives a weight for every two contestants. All weights alike
is perfect balance, 1; else the balance is the square of their mean over the mean of their squares.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations

from tapete.tournament.sitting import Schedule, Sitting

__all__ = ["Weigher", "balance", "best_run", "best_turns", "fields", "weights"]

_FIRST = ("NS", "N", "S", "first")


class Weigher:
    """The weights of a set of sittings; a sitting can be turned, which is quick."""

    def __init__(self, sittings: Iterable[Sitting]) -> None:
        self.sittings = [sitting for sitting in sittings if sitting.boards]
        places: dict[int, int] = {}
        tables: defaultdict[int, int] = defaultdict(int)
        for sitting in self.sittings:
            for board in sitting.boards:
                places.setdefault(board, len(places))
                tables[board] += 1
        self.north: defaultdict[int, int] = defaultdict(int)  # boards in the first direction, a bit each
        self.east: defaultdict[int, int] = defaultdict(int)
        self.fixed: defaultdict[tuple[int, int], int] = defaultdict(int)
        self.bits = []
        for sitting in self.sittings:
            bits = sum(1 << places[board] for board in sitting.boards)
            self.bits.append(bits)
            north, east = _sides(sitting)
            for one in north:
                self.north[one] |= bits
            for one in east:
                self.east[one] |= bits
            size = sum(tables[board] - 1 for board in sitting.boards)
            # Masks count the two at the table as opposite, partners as rivals: put that right.
            for one, other in combinations(sorted((*north, *east)), 2):
                partners = (one in north) == (other in north)
                more = -size - len(sitting.boards) if partners else size + len(sitting.boards)
                self.fixed[one, other] += more

    def turn(self, index: int) -> None:
        """Turn one of `sittings` round: first direction becomes second."""
        bits = self.bits[index]
        for one in self.sittings[index].numbers:
            if self.north[one] & bits:
                self.north[one] ^= bits
                self.east[one] |= bits
            else:
                self.east[one] ^= bits
                self.north[one] |= bits

    def weights(self, group: Sequence[int]) -> Iterator[tuple[int, int, int]]:
        """Every two of a group, which is sorted, with how much they compete."""
        masks = [(one, self.north[one], self.north[one] | self.east[one]) for one in group]
        for (one, north, played), (other, too, common) in combinations(masks, 2):
            both = played & common
            across = (north ^ too) & both
            yield one, other, both.bit_count() - 2 * across.bit_count() + self.fixed.get((one, other), 0)

    def balance(self, groups: Iterable[Sequence[int]]) -> Fraction:
        """The balance within groups of contestants that are ranked together."""
        found = [weight for group in groups for _, _, weight in self.weights(group)]
        squares = sum(weight * weight for weight in found)
        return Fraction(sum(found) ** 2, len(found) * squares) if squares else Fraction(1)


def _sides(sitting: Sitting) -> tuple[tuple[int, ...], tuple[int, ...]]:
    north = tuple(one for place, one in sitting.places.items() if place in _FIRST)
    return north, tuple(one for one in sitting.numbers if one not in north)


def _all(schedule: Schedule) -> list[Sitting]:
    return [sitting for each in schedule.rounds for sitting in each.sittings]


def fields(schedule: Schedule) -> tuple[tuple[int, ...], ...]:
    """Who can be ranked together: one field, or two where nobody ever changes direction."""
    north: set[int] = set()
    east: set[int] = set()
    for sitting in _all(schedule):
        one, other = _sides(sitting)
        north.update(one)
        east.update(other)
    if north & east or not east:
        return (tuple(sorted(north | east)),)
    return tuple(sorted(north)), tuple(sorted(east))


def weights(schedule: Schedule) -> dict[tuple[int, int], int]:
    """The weight of every two contestants."""
    weigher = Weigher(_all(schedule))
    numbers = sorted({number for sitting in weigher.sittings for number in sitting.numbers})
    return {(one, other): weight for one, other, weight in weigher.weights(numbers)}


def balance(schedule: Schedule, *, one_field: bool = False) -> Fraction:
    """The balance of a schedule, within each field where there are two and `one_field` does not make one."""
    groups = fields(schedule)
    if one_field:
        groups = (tuple(sorted({one for group in groups for one in group})),)
    return Weigher(_all(schedule)).balance(groups)


def best_run(sittings: Sequence[Sitting], groups: Sequence[Sequence[int]]) -> tuple[int, Fraction]:
    """How many groups of sittings, from the first on, are turned for the best balance, and that balance."""
    weigher = Weigher(sittings)
    field = _everybody(sittings)
    found = 0, weigher.balance(field)
    for count, group in enumerate(groups, 1):
        for index in group:
            weigher.turn(index)
        value = weigher.balance(field)
        if value > found[1]:
            found = count, value
        elif value < found[1] / 2:
            break
    return found


def _everybody(sittings: Sequence[Sitting]) -> tuple[tuple[int, ...]]:
    return (tuple(sorted({one for each in sittings for one in each.numbers})),)


def best_turns(
    sittings: Sequence[Sitting], groups: Sequence[Sequence[int]]
) -> tuple[Fraction, frozenset[int]]:
    """Which sittings to turn, whole groups of them, until no single turn makes the balance better.

    The first climb starts from the sittings as they are, some more from groups turned by chance.
    """
    weigher = Weigher(sittings)
    field = _everybody(sittings)
    chance = random.Random(len(sittings))  # noqa: S311 - a fixed seed is the purpose
    best, kept = Fraction(-1), frozenset[int]()
    turned: set[int] = set()
    few = len(sittings) <= 150 and len(field[0]) <= 60
    for climb in range(12 if few else 3 if len(sittings) <= 600 else 1):
        for group in groups:
            if climb and chance.random() < 1 / 2:
                _turn(weigher, group, turned)
        value = _climb(weigher, field, groups, turned)
        if value > best:
            best, kept = value, frozenset(turned)
        if best == 1:
            break
    return best, kept


def _turn(weigher: Weigher, group: Sequence[int], turned: set[int]) -> None:
    for index in group:
        weigher.turn(index)
        turned ^= {index}


def _climb(
    weigher: Weigher, field: tuple[tuple[int, ...]], groups: Sequence[Sequence[int]], turned: set[int]
) -> Fraction:
    value = weigher.balance(field)
    better = True
    while better and value < 1:
        better = False
        for group in groups:
            _turn(weigher, group, turned)
            now = weigher.balance(field)
            if now > value:
                value, better = now, True
            else:
                _turn(weigher, group, turned)
    return value
