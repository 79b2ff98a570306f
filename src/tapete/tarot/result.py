"""The result of a deal: what was counted, the parts of its score, and the marks of every seat.

>>> result = Result(Form.FOUR, Bid.GARDE, Seat.NORTH, None, 98, 2, (Handful(Size.SIMPLE),), Side.ATTACK)
>>> result.unit, result.marks[Seat.NORTH], result.points
(106, 318, Fraction(49, 1))
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from tapete.tarot.bidding import Bid
from tapete.tarot.form import Form, Seat, Side
from tapete.tarot.handful import Handful, Size
from tapete.tarot.score import TARGETS, ScorePart, Slam, difference, doubts, marks, parts
from tapete.text import ENGLISH, Speaker, Text, phrase, sentence

__all__ = ["Handful", "Result", "Size", "slam_made"]


def slam_made(side: Side | None, announced: bool) -> Slam:
    """What there was of a slam, from who won every trick and what was announced (T4-SLAM-2, T4-SLAM-7)."""
    if side is Side.ATTACK:
        return Slam.ANNOUNCED if announced else Slam.MADE
    if side is Side.DEFENCE:
        return Slam.FAILED_AND_SUFFERED if announced else Slam.SUFFERED
    return Slam.FAILED if announced else Slam.NONE


@dataclass(frozen=True, slots=True)
class Result:
    """A deal that was counted; a contract of pass where nobody played."""

    form: Form
    contract: Bid
    taker: Seat | None
    partner: Seat | None
    half_points: int
    oudlers: int
    handfuls: tuple[Handful, ...] = ()
    petit: Side | None = None
    slam: Slam = Slam.NONE

    def __post_init__(self) -> None:
        _ = self.marks  # raises for figures that cannot be

    @classmethod
    def empty(cls, form: Form) -> Result:
        """The result of a deal in which all passed, or which was annulled."""
        return cls(form, Bid.PASS, None, None, 0, 0)

    @property
    def points(self) -> Fraction:
        """The points of the attack, halves included."""
        return Fraction(self.half_points, 2)

    @property
    def target(self) -> int:
        """The points that the contract needed (T4-GOAL-1)."""
        return TARGETS[self.oudlers]

    @property
    def difference(self) -> int:
        """By how many points it was made, or failed where negative."""
        return difference(self.half_points, self.oudlers)

    @property
    def parts(self) -> tuple[ScorePart, ...]:
        """The lines of the score."""
        if self.taker is None:
            return ()
        return parts(
            self.contract,
            self.oudlers,
            self.points,
            form=self.form,
            handfuls=self.handfuls,
            petit=self.petit,
            slam=self.slam,
        )

    @property
    def unit(self) -> int:
        """What each defender pays, or gets where negative."""
        return sum(part.points for part in self.parts)

    @property
    def marks(self) -> dict[Seat, int]:
        """What each seat writes down; the sum is 0."""
        if self.taker is None:
            return dict.fromkeys(self.form.seats, 0)
        return marks(self.form, self.taker, self.unit, self.partner)

    @property
    def doubts(self) -> tuple[Text, ...]:
        """What of these figures the cards cannot give: reasons to count again."""
        if self.taker is None:
            return ()
        return doubts(
            self.oudlers,
            self.points,
            form=self.form,
            handfuls=self.handfuls,
            petit=self.petit,
            slam=self.slam,
            contract=self.contract,
            alone=self.partner is None,
        )

    def to_plain(self, say: Speaker = ENGLISH) -> dict[str, Any]:
        """The result as plain data: what `tapete score tarot --json` prints."""
        played = self.taker is not None
        return {
            "players": self.form.players,
            "taker": _name(self.taker),
            "partner": _name(self.partner),
            "contract": self.contract.value,
            "oudlers": self.oudlers if played else None,
            "points": number(self.points) if played else None,
            "target": self.target if played else None,
            "difference": self.difference if played else None,
            "made": self.difference >= 0 if played else None,
            "handfuls": [{"size": each.size.value, "side": each.side.value} for each in self.handfuls],
            "petit": None if self.petit is None else self.petit.value,
            "slam": self.slam.value,
            "parts": [{"label": phrase(part.label, say), "points": part.points} for part in self.parts],
            "unit": self.unit,
            "doubts": [sentence(doubt, say) for doubt in self.doubts],
            "marks": {str(seat): mark for seat, mark in self.marks.items()},
        }


def number(points: Fraction) -> int | float:
    """Points as a number of JSON, whole where they are whole."""
    return int(points) if points.denominator == 1 else float(points)


def _name(seat: Seat | None) -> str | None:
    return None if seat is None else str(seat)
