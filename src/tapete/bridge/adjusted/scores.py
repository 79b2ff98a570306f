"""The score of a board for each side: they need not make the top together.

>>> Scores(Fraction(6), Fraction(-2)).balance(Fraction(0))
False
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from tapete.bridge.seat import Side

__all__ = ["Scores"]


@dataclass(frozen=True, slots=True)
class Scores:
    """What North-South and East-West get, each seen from its own side."""

    ns: Fraction
    ew: Fraction

    def __getitem__(self, side: Side) -> Fraction:
        return self.ns if side is Side.NS else self.ew

    @classmethod
    def of(cls, side: Side, own: Fraction, other: Fraction) -> Scores:
        """What the side gets, and what its opponents get."""
        return cls(own, other) if side is Side.NS else cls(other, own)

    def balance(self, top: Fraction) -> bool:
        """Whether one side gets just what the other lacks."""
        return self.ns + self.ew == top
