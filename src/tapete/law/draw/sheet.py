"""The sheet on which a flowchart is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, isfinite

__all__ = ["A4", "PHONE", "WIDE", "Sheet"]


@dataclass(frozen=True, slots=True)
class Sheet:
    """Width and height in points (CSS pixels on a screen); without a height it is as long as needed."""

    width: float
    height: float = inf
    size: float = 14.5  # of the text; the small print is `SMALL` of it
    margin: float = 12

    @property
    def paged(self) -> bool:
        """Whether what does not fit goes on another page."""
        return isfinite(self.height)

    @property
    def room(self) -> float:
        """The width between the margins."""
        return self.width - 2 * self.margin

    @property
    def top(self) -> float:
        """Where the drawing may start."""
        return self.margin

    @property
    def bottom(self) -> float:
        """Where the drawing must end: a page has a foot line below it."""
        return self.height - self.margin - (1.6 * self.size if self.paged else 0)


# The small print of A4 is 7.5 points.
A4 = Sheet(595.28, 841.89, size=8.2, margin=28)
PHONE = Sheet(360)
WIDE = Sheet(1120, margin=16)
