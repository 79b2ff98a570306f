"""The results with which a side is compared: how often each was scored, as that side sees them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from tapete.bridge import Side
from tapete.bridge.adjusted import Frequencies, Outcomes
from tapete.tournament.ruling import Assigned, LosesGain, OwnError
from tapete.tournament.scoring.line import Line

__all__ = ["Field", "field_of", "less_own_part", "seen_by", "turned"]


@dataclass(frozen=True, slots=True)
class Field:
    """Results and how often, in parts of `1/unit`: a weighted result counts in parts."""

    counts: Mapping[int, int]
    unit: int = 1

    @property
    def actual(self) -> int:
        """How many scores there are."""
        return sum(self.counts.values()) // self.unit

    def without(self, outcomes: Outcomes) -> Frequencies:
        """The others of a line whose own result is among the counts."""
        left = dict(self.counts)
        for points, weight in outcomes.weights:
            left[points] = left.get(points, 0) - int(weight * self.unit)
        return Frequencies(
            tuple((points, Fraction(count, self.unit)) for points, count in left.items() if count > 0)
        )


def field_of(lines: Sequence[Line], side: Side) -> Field:
    """The field of a side: every line that has a result for it."""
    plain = [line.points for line in lines if line.points is not None and line.given(side) is None]
    counts = Counter(plain)
    others = [seen for line in lines if line.given(side) is not None and (seen := seen_by(line, side))]
    unit = lcm(*(weight.denominator for outcomes in others for _, weight in outcomes.weights))
    own: dict[int, int] = {}
    sign = 1 if side is Side.NS else -1
    for points, count in counts.items():
        own[sign * points] = count * unit
    for outcomes in others:
        for points, weight in outcomes.weights:
            own[points] = own.get(points, 0) + int(weight * unit)
    return Field(own, unit)


def seen_by(line: Line, side: Side) -> Outcomes | None:
    """What the contestants of the same direction meet in a line: the result, or what stands for it."""
    own = line.own(side)
    match line.given(side):
        case Assigned(outcomes):
            return turned(outcomes, side)
        case LosesGain(without) if own is not None:
            ((points, _), *more) = turned(without, side).weights
            return Outcomes.of(own if more else min(own, points))
        case None | OwnError() if own is not None:
            return Outcomes.of(own)
    return None


def turned(outcomes: Outcomes, side: Side) -> Outcomes:
    """Results in points of North-South as the side sees them."""
    if side is Side.NS:
        return outcomes
    return Outcomes(tuple((-points, weight) for points, weight in outcomes.weights))


def less_own_part(made: Fraction, full: Fraction, possible: Fraction) -> Fraction:
    """What a side gets that made `made`, and without its own error `possible`, instead of `full` (12C1e).

    An error that cost nothing took no part in the damage, and no rectification lowers a score.
    """
    return made + max(full - max(possible, made), Fraction(0))
