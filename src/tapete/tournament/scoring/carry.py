"""What of a qualifying stage counts in the next: a part of the score, as it is or at the top of the final.

>>> Carry.parse("50%").of(Stake(Fraction(300), Fraction(480), 20), Stake(Fraction(0), Fraction(260), 26))
Fraction(150, 1)
>>> Carry.parse("ebu").of(Stake(Fraction(300), Fraction(480), 20), Stake(Fraction(0), Fraction(260), 26))
Fraction(125, 2)
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from tapete.bridge.adjusted import exact
from tapete.text import N_
from tapete.tournament.errors import NotAllowed

__all__ = ["Carry", "Stake", "carried"]

_BY_TOP = "by-top"


@dataclass(frozen=True, slots=True)
class Stake:
    """What there is to carry, or to carry to: a score, what could be scored, and the boards for it."""

    score: Fraction
    available: Fraction
    boards: int

    @property
    def top(self) -> Fraction:
        """What there was to score on a board; 0 where boards have no top."""
        return self.available / self.boards if self.boards else Fraction(0)


def carried(
    score: Fraction, top: Fraction, final_top: Fraction, share: Fraction = Fraction(1, 2)
) -> Fraction:
    """A part of a score, as if it had been made of boards with the top of the final (EBU White Book 3.8).

    CF = 1/2 SQ (NumQ/MaxQ) (MaxF/NumF): MaxQ/NumQ is the top of a board of the qualifying stage, MaxF/NumF
    that of the final. So a board of the final weighs twice as much as one of the qualifying stage.
    """
    if top <= 0 or final_top <= 0:
        raise NotAllowed(
            N_("a score is carried by the top of boards, and here boards have none: give a part of it")
        )
    return share * score * final_top / top


@dataclass(frozen=True, slots=True)
class Carry:
    """How a stage begins: a share of the score before, brought to the top of its own boards or left as it is.

    Written `50%`, `50% by-top`, or `ebu` for the half by the top.
    """

    share: Fraction = Fraction(0)
    by_top: bool = False

    @classmethod
    def parse(cls, text: str) -> Carry:
        """A carry from its text."""
        part, _, way = text.strip().partition(" ")
        if part == "ebu" and not way:
            return cls(Fraction(1, 2), by_top=True)
        share = exact(part)
        if way.strip() not in ("", _BY_TOP) or share < 0:
            raise NotAllowed(N_("{text} carries nothing over: write 50%, 50% by-top or ebu"), text=repr(text))
        return cls(share, by_top=bool(way))

    def __str__(self) -> str:
        percent = self.share * 100
        part = f"{percent}%" if percent.denominator == 1 else str(self.share)
        return f"{part} {_BY_TOP}" if self.by_top else part

    def of(self, before: Stake, now: Stake) -> Fraction:
        """What a contestant brings along: its stake of the stage before, in a stage with this stake."""
        if not self.by_top:
            return self.share * before.score
        return carried(before.score, before.top, now.top, self.share)
