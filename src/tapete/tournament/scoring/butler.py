"""IMPs against a datum: a kind of average of the results of a board.

>>> from tapete.tournament.policy import Rules
>>> datum_of(Field({620: 2, 170: 1, -100: 1}), Rules())
400
"""

from __future__ import annotations

from fractions import Fraction

from tapete.bridge.adjusted import Rounding
from tapete.tournament.policy import Datum, Rules
from tapete.tournament.scoring.field import Field

__all__ = ["datum_of", "kept"]


def kept(field: Field, rules: Rules) -> tuple[tuple[int, Fraction], ...]:
    """The results of which the datum is made, and how often each counts."""
    drop = Fraction(_dropped(field, rules))
    low = high = drop
    ends = sorted(field.counts.items())
    left = {points: Fraction(count, field.unit) for points, count in ends}
    for points, _ in ends:
        cut = min(low, left[points])
        left[points] -= cut
        low -= cut
    for points, _ in reversed(ends):
        cut = min(high, left[points])
        left[points] -= cut
        high -= cut
    return tuple((points, count) for points, count in left.items() if count)


def _dropped(field: Field, rules: Rules) -> int:
    """How many results are left out at each end, always fewer than would leave none."""
    match rules.datum:
        case Datum.MEAN:
            wanted = rules.dropped
        case Datum.PER_TEN:
            wanted = rules.dropped * (field.actual // 10)
        case Datum.MEDIAN:
            wanted = field.actual
    return max(min(wanted, (field.actual - 1) // 2), 0)


def datum_of(field: Field, rules: Rules) -> int:
    """The datum, to the nearest 10, halves away from zero: so no difference falls into a gap of the scale."""
    used = kept(field, rules)
    weight = sum((count for _, count in used), Fraction(0))
    if not weight:
        return 0
    mean = sum((points * count for points, count in used), Fraction(0)) / weight
    return int(Rounding.HALF_AWAY.round(mean, -1))
