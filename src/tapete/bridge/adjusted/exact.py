"""Exact numbers, and the ways in which regulations round them.

>>> exact("67%"), exact("2/3"), exact("0.67")
(Fraction(67, 100), Fraction(2, 3), Fraction(67, 100))
>>> Rounding.HALF_UP.round(Fraction(-5, 2), 0), Rounding.HALF_AWAY.round(Fraction(-5, 2), 0)
(Decimal('-2'), Decimal('-3'))
"""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction
from math import ceil, floor

from tapete.bridge.errors import BadNotation
from tapete.text import N_, Choice

__all__ = ["Rounding", "exact"]

_NUMBER = re.compile(r"([+\-]?(?:\d{1,9}(?:[.,]\d{0,20})?|[.,]\d{1,20}|\d{1,12}/\d{1,12}))\s*(%?)", re.ASCII)
HALF = Fraction(1, 2)


def exact(text: str) -> Fraction:
    """The number that the text writes: "170", "61.8", "2/3", "67%"."""
    match = _NUMBER.fullmatch(text.strip().replace("−", "-"))
    if match is None or re.search(r"/0+$", match[1]):
        raise BadNotation(N_("{text} is no number: write it like 170, 61.8, 2/3 or 67%"), text=repr(text))
    number = Fraction(match[1].replace(",", "."))
    return number / 100 if match[2] else number


class Rounding(Choice):
    """What becomes of a number that lies exactly halfway."""

    HALF_UP = "half-up", N_("exact halves up")
    HALF_AWAY = "half-away", N_("exact halves away from zero")
    HALF_EVEN = "half-even", N_("exact halves to the even digit")
    HALF_OUT = "half-out", N_("exact halves away from the average")

    def round(self, number: Fraction, digits: int, centre: Fraction | int = 0) -> Decimal:
        """The number with so many digits after the point; `centre` is the average to round away from."""
        scaled = number * 10**digits
        match self:
            case Rounding.HALF_UP:
                whole = floor(scaled + HALF)
            case Rounding.HALF_EVEN:
                whole = round(scaled)
            case Rounding.HALF_AWAY:
                whole = _away(scaled, up=scaled >= 0)
            case Rounding.HALF_OUT:
                whole = _away(scaled, up=number >= centre)
        return Decimal(whole).scaleb(-digits)


def _away(scaled: Fraction, *, up: bool) -> int:
    return floor(scaled + HALF) if up else ceil(scaled - HALF)
