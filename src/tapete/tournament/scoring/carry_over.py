"""What a stage takes from the one before: a part of it, or as a federation works it out.

>>> carry_forward(Fraction(320), boards=(52, 26), tops=(22, 10))
Fraction(400, 11)
"""

from __future__ import annotations

from fractions import Fraction

__all__ = ["carry_forward"]


def carry_forward(score: Fraction, boards: tuple[int, int], tops: tuple[int, int]) -> Fraction:
    """Half of the qualifying score, brought to the boards and the top of the final (EBU 3.8).

    `boards` and `tops` are those of the qualifying stage and of the final: a pair carries half of what it
    would have made in the final at its qualifying percentage.
    """
    return Fraction(score) / 2 * Fraction(boards[1], boards[0]) * Fraction(tops[1], tops[0])
