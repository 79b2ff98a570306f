"""Starters: a first round from which all others follow by counting on, modulo the number of rounds.

Moving pairs are at positions 0 to m - 1, and in round r pair x + r is where pair x began. A table with
positions x and y lets pairs meet whose numbers differ by x - y: so no two tables may have one difference.
A table that begins with set b lets the pair of position x play set b - x away from its number: so these
must be all different, and two tables may not have one b. Where few pairs stay a strong starter does it: b is
x + y, or x + x for who meets a stationary pair, and all these sums differ.
"""

from __future__ import annotations

import math
import random
from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cache

__all__ = ["Spot", "starter", "strong_starter"]

_TRIES = 40
_CLIMB = 2000  # steps of a climb, times the numbers


@dataclass(frozen=True, slots=True)
class Spot:
    """A table of a starter: position `x` meets position `y`, or a stationary pair; it begins with set `b`."""

    x: int
    y: int | None
    b: int


@cache
def starter(rounds: int, tables: int, seed: int = 0) -> tuple[Spot, ...] | None:
    """A starter with `2 * tables - rounds` stationary pairs, stationary tables first; or none is found."""
    if not tables < rounds < 2 * tables:
        return None
    # All b - x together are all residues, and so are all x: with one moving table that cannot come out even.
    if rounds == tables + 1 and rounds % 2:
        return None
    alone = 2 * tables - rounds
    if rounds >= 11 and 3 * alone <= rounds:
        pairs = strong_starter(rounds, alone, seed)
        if pairs is not None:
            meet = [Spot(x, y, (x + y) % rounds) for x, y in pairs]
            stay = set(range(rounds)) - {x for pair in pairs for x in pair}
            return *(Spot(x, None, 2 * x % rounds) for x in sorted(stay)), *meet
    chance = random.Random(f"{rounds} {tables} {seed}")  # noqa: S311 - a fixed seed is the purpose
    for _ in range(_TRIES):
        shift = _shifts(rounds, rounds - tables, chance)
        if shift is not None:
            return _spots(shift)
    return None


def _spots(shift: list[int]) -> tuple[Spot, ...]:
    m = len(shift)
    at: defaultdict[int, list[int]] = defaultdict(list)
    for x in range(m):
        at[(x + shift[x]) % m].append(x)
    alone = [Spot(xs[0], None, b) for b, xs in at.items() if len(xs) == 1]
    meet = [Spot(xs[0], xs[1], b) for b, xs in at.items() if len(xs) == 2]
    return *sorted(alone, key=lambda spot: spot.x), *sorted(meet, key=lambda spot: spot.x)


def _shifts(m: int, moving: int, chance: random.Random) -> list[int] | None:
    """All b - x by x: a permutation under which just `moving` values of b come twice, by annealing."""
    shift = list(range(m))
    chance.shuffle(shift)
    cost, heat = _cost(shift, moving), 1.0
    for _ in range(3000 + 200 * m):
        if not cost:
            return shift
        i, j = chance.randrange(m), chance.randrange(m)
        shift[i], shift[j] = shift[j], shift[i]
        now = _cost(shift, moving)
        if now <= cost or chance.random() < math.exp((cost - now) / max(0.15, heat)):
            cost = now
        else:
            shift[i], shift[j] = shift[j], shift[i]
        heat *= 0.999
    return shift if not cost else None


def _cost(shift: list[int], moving: int) -> int:
    m = len(shift)
    at: defaultdict[int, list[int]] = defaultdict(list)
    for x, by in enumerate(shift):
        at[(x + by) % m].append(x)
    cost = doubles = 0
    apart: Counter[int] = Counter()
    for xs in at.values():
        if len(xs) == 2:
            doubles += 1
            gap = xs[1] - xs[0]
            apart[min(gap, m - gap)] += 1
            cost += 2 * gap == m  # they would meet again half way
        else:
            cost += 3 * max(0, len(xs) - 2)
    return cost + abs(doubles - moving) + sum(apart.values()) - len(apart)


@cache
def strong_starter(m: int, alone: int = 1, seed: int = 0) -> tuple[tuple[int, int], ...] | None:
    """Pairs of all numbers to m - 1 but `alone` of them, with differences and sums that are all different.

    No sum is the double of one that stays alone, and 0 does. Hill-climbing: a free number gets a partner at
    an unused difference; a pair that is in the way goes. None is found for some small numbers.
    """
    chance = random.Random(f"{m} {seed}")  # noqa: S311 - a fixed seed is the purpose
    mate: dict[int, int] = {}
    sums: dict[int, tuple[int, int]] = {}
    gaps: set[int] = set()
    stay = _apart(m, alone, chance)
    for step in range(1, _CLIMB * m):
        if step % (50 * m) == 0:
            mate, sums, gaps, stay = {}, {}, set(), _apart(m, alone, chance)  # stuck: begin anew
        free = [x for x in range(1, m) if x not in mate and x not in stay]
        if not free:
            return tuple(sorted((x, y) for x, y in mate.items() if x < y))
        gap = chance.choice([each for each in range(1, (m + 1) // 2) if each not in gaps])
        x = chance.choice(free)
        y = (x + chance.choice((gap, -gap))) % m
        total = (x + y) % m
        if y in stay or total in stay.values():
            continue
        in_the_way = {tuple(sorted((y, mate[y])))} if y in mate else set()
        if total in sums:
            in_the_way.add(sums[total])
        if len(in_the_way) > 1:
            continue
        for one, other in in_the_way:
            del mate[one], mate[other], sums[(one + other) % m]
            gaps.discard(min((one - other) % m, (other - one) % m))
        mate[x], mate[y] = y, x
        sums[total] = (min(x, y), max(x, y))
        gaps.add(gap)
    return None


def _apart(m: int, alone: int, chance: random.Random) -> dict[int, int]:
    """Those that stay alone, 0 among them, with their doubles, which all differ."""
    while True:
        doubles = {x: 2 * x % m for x in (0, *chance.sample(range(1, m), alone - 1))}
        if len(set(doubles.values())) == alone:
            return doubles
