"""What the scorer reads and writes: the lines of a board, and the score of each side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from tapete.bridge import Side
from tapete.bridge.adjusted import Average
from tapete.tournament.ruling import Given

__all__ = ["BoardScores", "Line", "Own"]


class Line(NamedTuple):
    """A table on a board: who sat there, North-South's points, and what was given instead."""

    table: str
    ns: tuple[int, ...]  # contestants: one, or two partners of an individual event
    ew: tuple[int, ...]
    points: int | None
    ns_given: Given | None = None
    ew_given: Given | None = None
    group: str = ""  # the form in which a fouled board was played (87), or the section
    round: int = 0

    def given(self, side: Side) -> Given | None:
        """What was given to the side instead of the result of the table."""
        return self.ns_given if side is Side.NS else self.ew_given

    def numbers(self, side: Side) -> tuple[int, ...]:
        """Who sits at the side."""
        return self.ns if side is Side.NS else self.ew

    def own(self, side: Side) -> int | None:
        """The points of the table as the side sees them."""
        if self.points is None:
            return None
        return self.points if side is Side.NS else -self.points


class Own(NamedTuple):
    """A score that waits for what the contestant makes on its other boards (12C2c)."""

    average: Average


@dataclass(frozen=True, slots=True)
class BoardScores:
    """The scores of a board, line by line, as whole numbers of `1/unit`; None where there is none.

    `top` is what both sides share out, 0 where nothing is shared.
    """

    lines: Sequence[Line]
    unit: int
    top: int
    ns: Sequence[int | Own | None]
    ew: Sequence[int | Own | None]
    counted: Sequence[bool] | None = None  # False: the score stands at the other table of the match
    waits: bool = False  # some scores may depend on other boards

    def counts(self, place: int) -> bool:
        """Whether the score of the line counts here, not at the other table of the match."""
        return self.counted is None or self.counted[place]

    def cell(self, place: int, side: Side) -> int | Own | None:
        """What stands there for the side."""
        return (self.ns if side is Side.NS else self.ew)[place]

    def score(self, place: int, side: Side) -> Fraction | None:
        """The score of a side, if it does not wait for other boards."""
        found = self.cell(place, side)
        return Fraction(found, self.unit) if isinstance(found, int) else None
