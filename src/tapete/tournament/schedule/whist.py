"""Whist tournaments by differences: tables of four of which all rounds are made by adding.

The numbers from 0 to m - 1 form a group. Of m + 1 players one does not move (None); of m players the one at
0 rests. The differences of partners are each number once, those of opponents each number twice: so over all
rounds everybody is everybody's partner once and opponent twice.

Where m is odd and a sum of two squares, a * a + b * b, the numbers stand for the Gaussian integers modulo
a + bi. There a table is x and -x against ix and -ix, and the tables of all x are the first round. Elsewhere
the group is cyclic, and the first round is searched or, where that takes long, was found once and is kept.

>>> whist_tables(5, spare=True)
((4, 1, 2, 3),)
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from tapete.tournament.schedule.gaussian import gaussian

__all__ = ["Four", "adders", "group", "whist_tables"]

Four = tuple[int | None, int, int, int]  # North, South, East, West
_STEPS = 2000
_TRIES = 60
_WIDEST = 25  # beyond it the search takes too long: these were found by it
_FOUND: dict[int, tuple[Four, ...]] = {
    27: (
        (None, 0, 20, 26), (1, 17, 19, 23), (2, 15, 5, 7), (3, 10, 14, 9), (4, 16, 8, 18), (6, 25, 13, 22),
        (11, 12, 24, 21),
    ),
    31: (
        (None, 0, 12, 9), (1, 7, 16, 24), (2, 18, 5, 4), (3, 8, 29, 27), (6, 25, 17, 30), (10, 20, 14, 21),
        (11, 28, 26, 15), (13, 22, 23, 19),
    ),
    33: (
        (1, 5, 9, 20), (2, 30, 24, 12), (3, 10, 15, 17), (4, 21, 32, 13), (6, 19, 7, 22), (8, 31, 11, 14),
        (16, 25, 29, 23), (18, 26, 27, 28),
    ),
    35: (
        (None, 0, 28, 4), (1, 11, 7, 23), (2, 34, 10, 31), (3, 33, 19, 13), (5, 12, 21, 20), (6, 15, 32, 17),
        (8, 16, 18, 30), (9, 26, 27, 14), (22, 24, 29, 25),
    ),
    39: (
        (None, 0, 2, 19), (1, 34, 27, 12), (3, 37, 9, 23), (4, 11, 26, 16), (5, 8, 10, 31), (6, 36, 35, 15),
        (7, 18, 21, 25), (13, 14, 29, 17), (20, 33, 24, 32), (22, 38, 28, 30),
    ),
}  # fmt: skip


@cache
def group(m: int) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    """Sums and differences of the group of m numbers."""
    ring = gaussian(m)
    if ring is None:
        return (
            tuple(tuple((a + b) % m for b in range(m)) for a in range(m)),
            tuple(tuple((a - b) % m for b in range(m)) for a in range(m)),
        )
    return (
        tuple(tuple(ring.plus(a, b) for b in range(m)) for a in range(m)),
        tuple(tuple(ring.plus(a, ring.turned(ring.turned(b))) for b in range(m)) for a in range(m)),
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
    """The tables of the first round of m players (`spare`) or m + 1, or none if the search finds none."""
    ring = gaussian(m)
    if ring is not None and spare and not seed:
        quarters = {min(each): each for each in map(ring.quarter, range(1, m))}
        return tuple((one, third, second, fourth) for one, second, third, fourth in quarters.values())
    if m > _WIDEST:
        return _FOUND.get(m)
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
