"""Joining: arrows to a box that stands elsewhere, where one can be drawn that tangles with nothing.

Rows and the gaps between them are numbered through: row r is 2r, the gap under it 2r + 1. An
arrow goes along its row, down, and at most once over in the gap above its target. What finds no
free way keeps its numbered circle.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from tapete.law.draw.box import label_width
from tapete.law.draw.grid import Arrow, Plan, Port, Role, Side

__all__ = ["join"]

FARTHEST = 14  # rows that an eye follows


@dataclass(frozen=True, slots=True)
class _Part:
    """A stretch in a row or gap, or an upright one; `to` is the item to which its arrow leads."""

    left: float
    right: float
    top: int
    bottom: int
    to: int | None = None
    label: bool = False

    @property
    def upright(self) -> bool:
        """Whether it runs down."""
        return self.left == self.right

    def hinders(self, new: _Part, apart: float) -> bool:
        """Whether a new stretch cannot be drawn because of this one; uprights keep `apart`."""
        if self.bottom < new.top or new.bottom < self.top:
            return False
        both_upright = self.upright and new.upright
        if self.to is not None and self.to == new.to and (not both_upright or self.left == new.left):
            return False  # arrows to the same box run into each other
        if self.label and not new.upright:
            return False  # labels stand above the line
        margin = apart if both_upright else 0
        return self.left < new.right + margin and new.left - margin < self.right


def join(plan: Plan, together: Callable[[int, int], bool]) -> Plan:
    """The plan with an arrow for each circle that can have one; `together` tells of two rows on one page."""
    return _Joining(plan, together).plan()


class _Joining:
    def __init__(self, plan: Plan, together: Callable[[int, int], bool]) -> None:
        self.measure, self.spots, self.together = plan.measure, plan.spots, together
        self.u = plan.measure.u
        self.arrows = list(plan.arrows)
        self.where = {spot.item: i for i, spot in enumerate(plan.spots) if spot.role is Role.ITEM}
        self.entry = {a.end.spot: a.end.x for a in plan.arrows if a.end.side is Side.TOP}
        self.of_spot = [self.around(i) for i in range(len(plan.spots))]
        self.of_arrow = [self.parts(arrow) for arrow in plan.arrows]

    def plan(self) -> Plan:
        joined: set[int] = set()
        loose = [k for k, arrow in enumerate(self.arrows) if self.spots[arrow.end.spot].role is Role.JOIN]
        for k in sorted(loose, key=self.distance):
            circle = self.arrows[k].end.spot
            found = next((way for way in self.ways(self.arrows[k]) if self.free(way, k)), None)
            if found is not None:
                joined.add(circle)
                self.of_spot[circle] = []
                self.arrows[k], self.of_arrow[k] = found, self.parts(found)
        return self.without(joined)

    def distance(self, k: int) -> int:
        arrow = self.arrows[k]
        return self.spots[self.where[arrow.edge[1]]].row - self.spots[arrow.start.spot].row

    def ways(self, arrow: Arrow) -> Iterator[Arrow]:
        """The arrows that could be drawn instead, straightest first."""
        u, m = self.u, self.measure
        end = self.where[arrow.edge[1]]
        target, start = self.spots[end], self.spots[arrow.start.spot]
        if not 0 < target.row - start.row <= FARTHEST or not self.together(start.row, target.row):
            return
        low, high = target.x + m.rail - 0.1, target.right - 2.4 * u
        entry = self.entry.get(end, target.x + target.width / 2)
        if arrow.start.side is Side.BOTTOM:
            uprights = [arrow.start.x]
        else:
            fars = (m.channel - 1.4 * u, m.channel / 2, m.hook)
            channel = [start.right + far for far in fars if start.right + far <= m.room]
            uprights = [entry, *channel] if entry > start.right + 1.2 * u else channel
        for x in uprights:
            via = None if arrow.start.side is Side.BOTTOM else x
            straight = low <= x <= high
            port = Port(end, Side.TOP, x if straight else entry)
            yield replace(arrow, end=port, via=via, lane=not straight)

    def free(self, way: Arrow, k: int) -> bool:
        """Whether nothing is in the way but what leads to the same box."""
        apart = {way.start.spot, self.arrows[k].end.spot}
        others = [part for i, some in enumerate(self.of_spot) if i not in apart for part in some]
        others += [part for i, some in enumerate(self.of_arrow) if i != k for part in some]
        parts = [part for part in self.parts(way) if not part.label]
        return not any(other.hinders(part, 0.9 * self.u) for part in parts for other in others)

    def around(self, i: int) -> list[_Part]:
        spot = self.spots[i]
        margin = (0.8 if spot.solid else 0.3) * self.u
        return [_Part(spot.x - margin, spot.right + margin, 2 * spot.row, 2 * spot.row)]

    def parts(self, arrow: Arrow) -> list[_Part]:
        """The stretches of the arrow, its label with them."""
        start, end = self.spots[arrow.start.spot], self.spots[arrow.end.spot]
        to, x = arrow.edge[1], arrow.upright
        first, last = 2 * start.row, 2 * end.row - (0 if arrow.end.side is Side.LEFT else 1)
        parts: list[_Part] = []
        if arrow.start.side is Side.RIGHT:
            parts.append(_along(first, arrow.start.x, x, to))
        if arrow.start.side is Side.BOTTOM or arrow.end.side is Side.TOP:
            parts.append(_Part(x, x, first + (arrow.start.side is Side.BOTTOM), last, to))
        if x != arrow.end.x:
            parts.append(_along(last, x, arrow.end.x, to))
        if arrow.label:
            parts.append(self.label(arrow, first))
        return parts

    def label(self, arrow: Arrow, first: int) -> _Part:
        width, x = label_width(arrow.label, self.u) + 0.7 * self.u, arrow.start.x
        if arrow.start.side is Side.RIGHT:
            return _Part(x, x + width, first, first, label=True)
        start = self.spots[arrow.start.spot]
        left = x - width if x > start.x + start.width / 3 else x
        return _Part(left, left + width, first + 1, first + 1, label=True)

    def without(self, joined: set[int]) -> Plan:
        """The plan without the circles that became arrows."""
        kept = [i for i in range(len(self.spots)) if i not in joined]
        number = {old: new for new, old in enumerate(kept)}
        arrows = tuple(
            replace(
                arrow,
                start=replace(arrow.start, spot=number[arrow.start.spot]),
                end=replace(arrow.end, spot=number[arrow.end.spot]),
            )
            for arrow in self.arrows
        )
        return Plan(self.measure, tuple(self.spots[i] for i in kept), arrows)


def _along(row: int, a: float, b: float, to: int) -> _Part:
    return _Part(min(a, b), max(a, b), row, row, to)
