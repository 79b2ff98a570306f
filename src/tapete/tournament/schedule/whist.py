"""Whist tournaments by differences: tables of four of which all rounds are made by adding.

The numbers from 0 to m - 1 form a group, a cyclic one (for nine one of threes, where the cyclic one has no
solution). Of m + 1 players one does not move (None); of m players the one at 0 rests. The differences of
partners are each number once, those of opponents each number twice: so over all rounds everybody is
everybody's partner once and opponent twice.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

__all__ = ["Four", "adders", "group", "whist_tables"]

Four = tuple[int | None, int, int, int]  # North, South, East, West
_STEPS = 2000
_TRIES = 60
_WIDEST = 25  # beyond it the search takes too long


@cache
def group(m: int) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    """Sums and differences of the group of m numbers."""
    if m == 9:
        plus = tuple(tuple((a // 3 + b // 3) % 3 * 3 + (a + b) % 3 for b in range(9)) for a in range(9))
        minus = tuple(tuple((a // 3 - b // 3) % 3 * 3 + (a - b) % 3 for b in range(9)) for a in range(9))
        return plus, minus
    return (
        tuple(tuple((a + b) % m for b in range(m)) for a in range(m)),
        tuple(tuple((a - b) % m for b in range(m)) for a in range(m)),
    )


class _Search:
    """Tables laid one after another, with the differences that they use."""

    def __init__(self, m: int, chance: random.Random) -> None:
        self.m = m
        self.minus = group(m)[1]
        self.chance = chance
        self.free: set[int] = set()
        self.partners = [0] * m
        self.opponents = [0] * m
        self.tables: list[Four] = []
        self.steps = 0

    def count(self, counts: list[int], a: int, b: int, by: int) -> int:
        """Count a difference, both ways; how often it is used now."""
        counts[self.minus[a][b]] += by
        counts[self.minus[b][a]] += by
        return counts[self.minus[a][b]]

    def hold(self, four: Four, by: int) -> bool:
        """Count all differences of a table; whether they are not too many."""
        north, south, east, west = four
        fine = self.count(self.partners, east, west, by) <= 1
        if north is not None:
            fine &= self.count(self.partners, north, south, by) <= 1
        for one in (north, south):
            for other in (east, west):
                if one is not None:
                    fine &= self.count(self.opponents, one, other, by) <= 2
        return fine

    def choices(self) -> Iterator[Four]:
        """Tables with the least free number that look possible, in an order by chance."""
        north, *rest = sorted(self.free)
        others = self.chance.sample(rest, len(rest))
        for south in others:
            if self.partners[self.minus[north][south]]:
                continue
            for place, east in enumerate(others):
                if east == south or self.opponents[self.minus[north][east]] > 1:
                    continue
                for west in others[place + 1 :]:
                    if west != south and not self.partners[self.minus[east][west]]:
                        yield north, south, east, west

    def fill(self) -> bool:
        """Lay the remaining tables."""
        if not self.free:
            return True
        for four in self.choices():
            self.steps += 1
            if self.steps > _STEPS * self.m:
                return False
            if self.hold(four, 1):
                self.free.difference_update(four)
                self.tables.append(four)
                if self.fill():
                    return True
                self.tables.pop()
                self.free.update(one for one in four if one is not None)
            self.hold(four, -1)
        return False


@cache
def whist_tables(m: int, *, spare: bool, seed: int = 0) -> tuple[Four, ...] | None:
    """The tables of the first round, or none if the search finds none."""
    if spare and not seed and all(m % each for each in range(2, m)):
        # A number of order 4n spreads one table over all: the powers of a primitive root, in quarters.
        n = m // 4
        root = next(g for g in range(2, m) if len({pow(g, i, m) for i in range(m - 1)}) == m - 1)
        powers = [pow(root, i, m) for i in range(m - 1)]
        return tuple((powers[i], powers[i + 2 * n], powers[i + n], powers[i + 3 * n]) for i in range(n))
    if m > _WIDEST:
        return None
    for attempt in range(_TRIES):
        search = _Search(m, random.Random(f"{m} {seed} {attempt}"))  # noqa: S311 - a fixed seed is the purpose
        if spare:
            search.free = set(range(1, m))
        else:
            search.free = set(range(m))
            a, b, c = 0, *search.chance.sample(range(1, m), 2)
            four: Four = (None, a, b, c)
            search.free.difference_update(four)
            search.tables.append(four)
            if not search.hold(four, 1):
                continue
        if search.fill():
            return tuple(search.tables)
    return None


def adders(m: int, tables: tuple[Four, ...]) -> tuple[int, ...] | None:
    """A set for each table, all different, such that adding never brings a set to a player twice."""
    _, minus = group(m)
    steps = 0

    def fill(index: int, sets: tuple[int, ...], used: frozenset[int]) -> tuple[int, ...] | None:
        nonlocal steps
        if index == len(tables):
            return sets
        for b in range(m):
            steps += 1
            if steps > 20_000:
                return None
            had = {minus[b][a] for a in tables[index] if a is not None}
            if b in sets or had & used:
                continue
            found = fill(index + 1, (*sets, b), used | had)
            if found is not None:
                return found
        return None

    return fill(0, (), frozenset())
