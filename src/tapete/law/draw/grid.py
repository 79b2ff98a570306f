"""The plan of a drawing: which box stands in which row, and which arrows lead where.

A row belongs to one chain of boxes that lead to the right, so a page may be cut between any two
rows. Going down in the drawing is going down in the column; nothing is measured here but widths.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

__all__ = ["Arrow", "Measure", "Plan", "Port", "Role", "Side", "Spot"]


@dataclass(frozen=True, slots=True)
class Measure:
    """The widths of a plan, in points."""

    u: float  # the size of the text: every distance is a multiple of it
    room: float  # the width of the drawing
    column: float  # the width of a box
    channel: float  # between two columns
    indent: float  # of a box that would stand in the next column, had it room

    @property
    def rail(self) -> float:
        """How far from the left edge of a box the arrow runs that passes indented boxes."""
        return 1.5 * self.u

    @property
    def hook(self) -> float:
        """How far to the right of a box the arrow runs that leads to an indented box."""
        return 0.9 * self.u

    @property
    def circle(self) -> float:
        """The diameter of a connector."""
        return 2.1 * self.u


class Role(Enum):
    """What stands in a spot."""

    TITLE = "title"
    ITEM = "item"
    ANSWER = "answer"
    JOIN = "join"  # a numbered circle: go on at the box with this number
    TO = "to"  # a lettered circle: go on at the circle with this letter ...
    FROM = "from"  # ... which is this one


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in the plan."""

    role: Role
    row: int
    x: float
    width: float
    item: int = -1  # the item here; for circles, the item to which they lead
    branch: int = -1  # for an answer, the branch of the item

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.width

    @property
    def solid(self) -> bool:
        """Whether it is a box, and no circle."""
        return self.role in {Role.TITLE, Role.ITEM, Role.ANSWER}


class Side(Enum):
    """Where an arrow touches a box."""

    LEFT = "left"
    RIGHT = "right"
    TOP = "top"
    BOTTOM = "bottom"


@dataclass(frozen=True, slots=True)
class Port:
    """A point on the edge of a spot."""

    spot: int
    side: Side
    x: float


@dataclass(frozen=True, slots=True)
class Arrow:
    """A way from spot to spot: along the row to `via`, down, and over in the gap where `lane` is set."""

    start: Port
    end: Port
    edge: tuple[int, int]  # the items that it links
    label: str = ""
    unusual: bool = False  # Yes downwards, No to the right
    lane: bool = False
    head: bool = True
    via: float | None = None

    @property
    def upright(self) -> float:
        """Where the arrow runs down."""
        if self.via is not None:
            return self.via
        return self.start.x if self.start.side is Side.BOTTOM else self.end.x


@dataclass(frozen=True, slots=True)
class Plan:
    """Spots and arrows of the whole drawing, before it is cut into pages."""

    measure: Measure
    spots: tuple[Spot, ...]
    arrows: tuple[Arrow, ...]

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return 1 + max(spot.row for spot in self.spots)

    @property
    def swapped(self) -> int:
        """How many questions are left by Yes downwards."""
        return sum(1 for arrow in self.arrows if arrow.unusual) // 2

    def spot_of(self, item: int) -> int:
        """Where the item stands."""
        return next(i for i, spot in enumerate(self.spots) if spot.role is Role.ITEM and spot.item == item)
