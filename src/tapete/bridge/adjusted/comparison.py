"""What a result is worth beside those of other tables, in the unit of the event.

A comparison gives North-South's score for a result; East-West's is the complement. Weighted scores
are built on it: every result is worth something first, and then the weights apply.

>>> Matchpoints(Frequencies.of([420, 420, 170])).worth(450)
Fraction(6, 1)
>>> ImpsAgainst(170).worth(620)
Fraction(10, 1)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol

from tapete.bridge.adjusted.exact import Rounding
from tapete.bridge.adjusted.outcomes import BadOutcomes, Frequencies
from tapete.bridge.score import imps
from tapete.text import N_, Choice

__all__ = [
    "BoardAMatch",
    "Comparison",
    "CrossImps",
    "Divisor",
    "ImpsAgainst",
    "Matchpoints",
    "TotalPoints",
    "butler_datum",
    "neuberg",
]


class Comparison(Protocol):
    """A way of scoring a board."""

    @property
    def top(self) -> Fraction:
        """What both sides share out: 0 in IMPs and points."""
        ...

    def worth(self, points: int) -> Fraction:
        """What North-South get for a result of so many points."""
        ...


@dataclass(frozen=True, slots=True)
class Matchpoints:
    """Two for each lower score, one for each equal one (Law 78A).

    Where fewer scores can be compared than `expected` in all, Neuberg's formula makes up for it.
    """

    others: Frequencies
    expected: int | None = None

    def __post_init__(self) -> None:
        if self.expected is not None and self.expected < self.actual:
            raise BadOutcomes(
                N_("{actual} scores are compared, more than the {expected} that were expected"),
                actual=str(self.actual),
                expected=self.expected,
            )

    @property
    def actual(self) -> Fraction:
        """How many scores are compared, this one among them."""
        return self.others.total + 1

    @property
    def top(self) -> Fraction:
        return 2 * (Fraction(self.expected or self.actual) - 1)

    def worth(self, points: int) -> Fraction:
        found = Fraction(0)
        for other, count in self.others.counts:
            found += count * (2 if points > other else int(points == other))
        return found if self.expected is None else neuberg(found, self.actual, self.expected)


def neuberg(matchpoints: Fraction | int, actual: Fraction | int, expected: int) -> Fraction:
    """The matchpoints of a group of `actual` scores, stretched to a field of `expected`.

    >>> [str(neuberg(m, 6, 8)) for m in (10, 8, 0)]
    ['41/3', '11', '1/3']
    """
    return (Fraction(matchpoints) + 1) * expected / actual - 1


@dataclass(frozen=True, slots=True)
class ImpsAgainst:
    """IMPs against one result: that of the other table of a match, or a Butler datum (Law 78B)."""

    points: int
    top = Fraction(0)

    def worth(self, points: int) -> Fraction:
        return Fraction(imps(points - self.points))


class Divisor(Choice):
    """What a sum of IMPs against many tables is divided by."""

    ONE = "one", N_("nothing: the sum")
    COMPARISONS = "comparisons", N_("the number of other tables")
    TABLES = "tables", N_("the number of tables")


@dataclass(frozen=True, slots=True)
class CrossImps:
    """IMPs against the result of every other table."""

    others: Frequencies
    divisor: Divisor = Divisor.COMPARISONS
    top = Fraction(0)

    def worth(self, points: int) -> Fraction:
        found = sum((count * imps(points - other) for other, count in self.others.counts), Fraction(0))
        match self.divisor:
            case Divisor.ONE:
                return found
            case Divisor.COMPARISONS:
                return found / self.others.total if self.others.counts else found
            case Divisor.TABLES:
                return found / (self.others.total + 1)


def butler_datum(results: Sequence[int], dropped: int = 1) -> int:
    """The mean without so many results at each end, to the nearest 10, halves away from zero.

    >>> butler_datum([620, 620, 170, -100])
    400
    """
    kept = sorted(results)[dropped : len(results) - dropped]
    if dropped < 0 or not kept:
        raise BadOutcomes(
            N_("{n} results are too few to leave out {dropped} at each end"), n=len(results), dropped=dropped
        )
    return int(Rounding.HALF_AWAY.round(Fraction(sum(kept), len(kept)), -1))


@dataclass(frozen=True, slots=True)
class BoardAMatch:
    """Two for the better result of the two tables, one each for equal ones."""

    points: int
    top = Fraction(2)

    def worth(self, points: int) -> Fraction:
        return Fraction(2 if points > self.points else int(points == self.points))


@dataclass(frozen=True, slots=True)
class TotalPoints:
    """The points themselves (Law 78C)."""

    top = Fraction(0)

    def worth(self, points: int) -> Fraction:
        return Fraction(points)
