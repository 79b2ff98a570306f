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
    ordered = sorted(rows, key=key, reverse=True)
    keys = [key(row) for row in ordered]
    found = []
    rank = 0
    for place, (row, own) in enumerate(zip(ordered, keys, strict=True)):
        before = place > 0 and keys[place - 1] == own
        after = place + 1 < len(keys) and keys[place + 1] == own
        rank = rank if before else place + 1
        found.append((rank, before or after, row))
    return found
