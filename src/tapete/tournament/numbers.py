"""Numbers of contestants and boards as people write them.

>>> numbers_in("1-3, 7")
(1, 2, 3, 7)
>>> as_ranges((1, 2, 3, 7, 9, 10))
'1-3, 7, 9-10'
"""

from __future__ import annotations

from collections.abc import Iterable

from tapete.text import N_
from tapete.tournament.errors import BadEntry

__all__ = ["as_ranges", "numbers_in"]


def numbers_in(text: str) -> tuple[int, ...]:
    """The numbers, in the order in which they are written."""
    found: list[int] = []
    for part in text.replace(";", ",").split(","):
        first, dash, last = (word.strip() for word in part.replace("–", "-").partition("-"))
        if not first.isdecimal() or (dash and not last.isdecimal()) or int(last or first) < int(first):
            raise BadEntry(N_("{text} names no numbers: write 1-3 or 1, 2, 3"), text=repr(text))
        found += range(int(first), int(last or first) + 1)
    return tuple(found)


def as_ranges(numbers: Iterable[int]) -> str:
    """The numbers, those in a row as a range."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
