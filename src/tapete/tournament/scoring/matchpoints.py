"""Matchpoints (Law 78A), and what makes smaller groups equal to the field (87B).

>>> from tapete.bridge.adjusted import Frequencies
>>> others = Frequencies.of([420, 420, 170])
>>> Compared(others, Rules(), 4).worth(450), Compared(others, Rules(), 8).worth(450)
(Fraction(6, 1), Fraction(13, 1))
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from tapete.bridge.adjusted import Frequencies
from tapete.tournament.policy import Factoring, Rules, SmallGroups, Units
from tapete.tournament.scoring.field import Field

__all__ = ["Compared", "is_small", "top", "values"]


def top(rules: Rules, actual: int, expected: int) -> Fraction:
    """What both sides share out on a board."""
    match rules.factoring:
        case Factoring.OWN_TOP:
            return Fraction(100)
        case Factoring.NONE:
            whole = Fraction(2 * max(actual - 1, 0))
        case _:
            whole = Fraction(2 * max(expected - 1, 0))
    return whole / 2 if rules.units is Units.ONE else whole


def is_small(rules: Rules, actual: int, expected: int, *, largest: bool = True) -> bool:
    """Whether a group is too small to be compared and gets 70, 60, 50 % and so on instead.

    EBU White Book 4.2.3; ACBLscore for the second. `largest`: no other group of the board has more results.
    """
    match rules.small_groups:
        case SmallGroups.EBU:
            return actual == 1 < expected or (actual <= 3 and 3 * actual <= expected)
        case SmallGroups.ACBL:
            return actual < 4 and actual < expected and not (actual == 3 and largest)
        case SmallGroups.CANCEL:
            return actual == 1 < expected
        case SmallGroups.NONE:
            return False


def values(
    field: Field, rules: Rules, expected: int, *, small: bool = False
) -> tuple[Mapping[int, int], int, Fraction]:
    """What each score of a field is worth, in parts of the number that follows; and the top."""
    unit, actual = field.unit, field.actual
    found: dict[int, int] = {}
    below = 0
    for points in sorted(field.counts):
        count = field.counts[points]
        found[points] = 2 * below + count - unit  # the score itself is one of its equals
        below += count
    full = top(rules, actual, expected)
    # Every policy is `a * matchpoints + b`, so the numbers stay whole over one denominator.
    a, b = _line(rules, actual, expected, full, small=small)
    parts = unit * a.denominator * b.denominator
    times, plus = a.numerator * b.denominator, int(b * parts)
    return {points: times * one + plus for points, one in found.items()}, parts, full


def _line(
    rules: Rules, actual: int, expected: int, full: Fraction, *, small: bool
) -> tuple[Fraction, Fraction]:
    if small:
        # 60 % for the middle of the group, five per cent of the top for each half matchpoint beside it.
        return full / 20, full * Fraction(60 - 5 * (actual - 1), 100)
    if actual < 2 and rules.factoring is not Factoring.NONE:
        return Fraction(0), full / 2  # a single score cannot be compared: half of what there is
    half = 2 if rules.units is Units.ONE else 1
    match rules.factoring:
        case Factoring.NEUBERG:
            stretch = Fraction(expected, actual)
            return stretch / half, (stretch - 1) / half
        case Factoring.NONE:
            return Fraction(1, half), Fraction(0)
        case _:
            return full / (2 * (actual - 1)), Fraction(0)


@dataclass(frozen=True, slots=True)
class Compared:
    """One score beside others, step by step: the slow way, for what is weighed and what is explained."""

    others: Frequencies
    rules: Rules
    expected: int
    small: bool = False

    @property
    def actual(self) -> int:
        """How many scores there are, this one among them."""
        return int(self.others.total) + 1

    @property
    def top(self) -> Fraction:
        return top(self.rules, self.actual, self.expected)

    def raw(self, points: int) -> Fraction:
        """Two for each lower score, one for each equal one."""
        return sum(
            (count * (2 if points > other else int(points == other)) for other, count in self.others.counts),
            Fraction(0),
        )

    def stretched(self, raw: Fraction) -> Fraction:
        """The matchpoints of the group in those of the field."""
        a, b = _line(self.rules, self.actual, self.expected, self.top, small=self.small)
        return a * raw + b

    def worth(self, points: int) -> Fraction:
        return self.stretched(self.raw(points))
