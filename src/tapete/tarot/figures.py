"""The figures of a deal: points in halves, oudlers, what there was of a slam, and by how much it was made.

>>> half_points_of("40,5", Form.THREE), written(Fraction(81, 2)), difference(98, 2)
(81, '40.5', 8)
"""

from __future__ import annotations

from fractions import Fraction

from tapete.tarot.errors import BadScore
from tapete.tarot.form import Form, Side
from tapete.text import N_, Choice

__all__ = [
    "TARGETS",
    "Slam",
    "check_oudlers",
    "counted",
    "difference",
    "half_points_of",
    "written",
]

TARGETS = (56, 51, 41, 36)  # by the number of oudlers (T4-GOAL-1)


class Slam(Choice):
    """What there was of a slam (T4-SLAM-2, T4-SLAM-7)."""

    premium: int  # for the unit, from the taker's view

    NONE = "none", N_("no slam")
    MADE = "made", N_("slam made without announcement")
    ANNOUNCED = "announced", N_("slam announced and made")
    FAILED = "failed", N_("slam announced and not made")
    SUFFERED = "suffered", N_("slam suffered: the defence won every trick")
    FAILED_AND_SUFFERED = "failed-suffered", N_("slam announced, and suffered")

    def __init__(self, *_: str) -> None:
        self.premium = (0, 200, 400, -200, -200, -400)[len(type(self))]

    @property
    def loser(self) -> Side | None:
        """The side that won no trick."""
        if self in (Slam.MADE, Slam.ANNOUNCED):
            return Side.DEFENCE
        return Side.ATTACK if self in (Slam.SUFFERED, Slam.FAILED_AND_SUFFERED) else None

    @classmethod
    def parse(cls, text: str, /) -> Slam:
        """The slam by its name."""
        for slam in cls:
            if text.strip().lower() == slam.value:
                return slam
        raise BadScore(N_("{text} is no slam: give {names}"), text=repr(text), names=", ".join(map(str, cls)))


def written(points: Fraction | int) -> str:
    """Points as people write them: 40.5, and 41 where they are whole."""
    return str(points if Fraction(points).denominator == 1 else float(points))


def half_points_of(points: float | Fraction | str, form: Form = Form.FOUR) -> int:
    """Points as whole half points; raises `BadScore` for what no tricks are worth."""
    text = str(points).strip().replace(",", ".").replace("½", ".5")
    try:
        halves = 2 * Fraction(text or "0")
    except (ValueError, ZeroDivisionError):
        raise BadScore(N_("{points} is no number of points: give 0 to 91"), points=repr(points)) from None
    if halves.denominator != 1 or not 0 <= halves <= 182:
        raise BadScore(
            N_("{points} points cannot be: the cards are worth 91 in all, and count in halves"),
            points=written(halves / 2),
        )
    if halves % 2 and form is Form.FOUR:
        raise BadScore(
            N_("{points} points cannot be where four play: each side has whole points; count again"),
            points=written(halves / 2),
        )
    return int(halves)


def check_oudlers(oudlers: int) -> None:
    """Raise `BadScore` for a number of oudlers that cannot be (T4-CARD-2)."""
    if oudlers not in range(4):
        raise BadScore(N_("{n} oudlers cannot be: there are three"), n=oudlers)


def counted(halves: int, oudlers: int) -> int:
    """The points for the score: an odd half point goes to who wins the deal (T3-3, T5-8)."""
    target = TARGETS[oudlers]
    return halves // 2 if halves < 2 * target else (halves + 1) // 2


def difference(halves: int, oudlers: int) -> int:
    """By how many points the contract is made, or failed where negative (T4-SC-1)."""
    return counted(halves, oudlers) - TARGETS[oudlers]
