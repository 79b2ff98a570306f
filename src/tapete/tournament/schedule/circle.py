"""Rounds in which everybody meets everybody once: one stays, the others go round it.

>>> circle(4)
(((0, 3), (1, 2)), ((1, 3), (2, 0)), ((2, 3), (0, 1)))
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import permutations

__all__ = ["Factor", "circle", "crossing"]

Factor = tuple[tuple[int, int], ...]


@cache
def circle(size: int) -> tuple[Factor, ...]:
    """The rounds of an even number, from 0; the last one stays, and is second in its pair."""
    m = size - 1
    return tuple(((r, m), *(((r + i) % m, (r - i) % m) for i in range(1, size // 2))) for r in range(m))


@cache
def crossing(size: int) -> tuple[tuple[int, ...], ...]:
    """For each round of the circle and each of its pairs a set, so that everybody plays every set once.

    The sets are the rounds of another circle, with the numbers permuted so that few pairs of a round have
    one set: for four all, for six only in one round. From eight on a starter does it without any.
    """
    rounds = circle(size)
    best: tuple[int, tuple[tuple[int, ...], ...]] | None = None
    for order in permutations(range(size)):
        set_of = {
            frozenset((order[one], order[other])): index
            for index, factor in enumerate(rounds)
            for one, other in factor
        }
        sets = tuple(tuple(set_of[frozenset(pair)] for pair in factor) for factor in rounds)
        twice = sum(sum(count - 1 for count in Counter(line).values()) for line in sets)
        if best is None or twice < best[0]:
            best = twice, sets
    assert best is not None
    return best[1]
