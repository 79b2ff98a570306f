"""Ranks: those with the same score share the number, and the next one is as much further (6, 6, 8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

__all__ = ["ranked"]

T = TypeVar("T")


def ranked(rows: Iterable[T], key: Callable[[T], Any]) -> list[tuple[int, bool, T]]:
    """The rows from the best down: rank, whether it is shared, and the row.

    >>> [(rank, tied, name) for rank, tied, name in ranked(["bbb", "a", "ccc"], key=len)]
    [(1, True, 'bbb'), (1, True, 'ccc'), (3, False, 'a')]
    """
    listed = list(rows)
    keys = [key(row) for row in listed]
    order = sorted(range(len(listed)), key=keys.__getitem__, reverse=True)
    found = []
    rank = 0
    for place, at in enumerate(order):
        before = place > 0 and keys[order[place - 1]] == keys[at]
        after = place + 1 < len(order) and keys[order[place + 1]] == keys[at]
        rank = rank if before else place + 1
        found.append((rank, before or after, listed[at]))
    return found
