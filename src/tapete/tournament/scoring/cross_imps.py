"""IMPs against every other table, added up or shared out (Law 78B).

>>> from tapete.bridge.adjusted import Frequencies
>>> values(Field({420: 2, -50: 1}), Divisor.COMPARISONS)
({420: 10, -50: -20}, 2)
>>> ximpq(30, 11)
4
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import isqrt

from tapete.bridge import imps
from tapete.bridge.adjusted import Divisor
from tapete.tournament.scoring.field import Field

__all__ = ["values", "ximpq"]


def values(field: Field, divisor: Divisor) -> tuple[Mapping[int, int], int]:
    """What each score of a field is worth, in parts of the number that follows."""
    pairs = tuple(field.counts.items())
    found = {own: sum(count * imps(own - other) for other, count in pairs) for own, _ in pairs}
    match divisor:
        case Divisor.ONE:
            return found, field.unit
        case Divisor.COMPARISONS:
            return found, field.unit * max(field.actual - 1, 1)
        case Divisor.TABLES:
            return found, field.unit * max(field.actual, 1)


def ximpq(total: Fraction | int, tables: int) -> int:
    """The IMPs of a match for a sum of cross-IMPs: divided by the root of half n(n - 1), to a whole number.

    So a pair's match can be turned into the victory points of teams (EBU 3.1.3); halves go away from zero.
    """
    half = Fraction(tables * (tables - 1), 2)
    if half <= 0:
        return 0
    # round(q) is the greatest n with (2n - 1)^2 * half <= 4 * total^2, and no root is ever rounded.
    square = 4 * Fraction(total) ** 2 / half
    whole = (isqrt(int(square)) + 1) // 2
    return whole if total >= 0 else -whole
