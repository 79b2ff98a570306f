"""Pages: the plan measured out, cut where few arrows are cut, and placed in points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from tapete.law.draw.box import Box, box_of, label_width
from tapete.law.draw.grid import Arrow, Plan, Role, Side, Spot
from tapete.law.draw.sheet import Sheet
from tapete.law.draw.tree import Tree
from tapete.law.draw.words import Footnote, Look, Paragraph, Script, Words
from tapete.law.errors import LawError
from tapete.text import N_

__all__ = ["Boxes", "Rows", "cut"]


class Boxes:
    """The box of each spot, made once for each width."""

    def __init__(self, tree: Tree, script: Script) -> None:
        self.tree, self.script = tree, script
        self._made: dict[tuple[object, ...], Box] = {}

    def of(self, spot: Spot, u: float, rail: bool) -> Box:
        """The box that stands in a solid spot; `rail` where the arrow downwards leaves at the left."""
        key = (spot.role, spot.item, spot.branch, spot.width, rail)
        if key not in self._made:
            words = self._words(spot)
            taken = 0.0
            if words.look is Look.QUESTION:
                taken = 4.2 * u if rail else spot.width / 2 + 0.5 * u
            elif words.look is Look.STEP:
                taken = spot.width / 2 + 0.5 * u
            self._made[key] = box_of(words, spot.width, u, spot.width - taken - 1.6 * u)
        return self._made[key]

    def _words(self, spot: Spot) -> Words:
        if spot.role is Role.TITLE:
            return Words(Look.TITLE, (Paragraph(self.script.title, bold=True),))
        if spot.role is Role.ANSWER:
            return Words(Look.ANSWER, (Paragraph(self.script.branches[spot.item][spot.branch]),))
        return self.script.items[spot.item]


@dataclass(frozen=True, slots=True)
class Rows:
    """The heights of the rows and of the gaps under them."""

    heights: tuple[float, ...]
    gaps: tuple[float, ...]

    @classmethod
    def of(cls, plan: Plan, boxes: Boxes, *, paged: bool) -> Rows:
        """The rows of the plan; one that lost its only circle takes no room."""
        u = plan.measure.u
        heights, gaps = [0.0] * plan.rows, [1.9 * u] * plan.rows
        rails = rails_of(plan)
        for i, spot in enumerate(plan.spots):
            tall = plan.measure.circle + (1.1 * u if paged else 0)
            if spot.solid:
                tall = boxes.of(spot, u, i in rails).height
            heights[spot.row] = max(heights[spot.row], tall)
        for arrow in plan.arrows:
            row = plan.spots[arrow.start.spot].row
            if arrow.label and arrow.start.side is Side.BOTTOM:
                gaps[row] = max(gaps[row], 2.7 * u)
        for row in {plan.spots[arrow.end.spot].row for arrow in plan.arrows if arrow.lane}:
            above = row - 1
            while not heights[above]:
                above -= 1
            gaps[above] += 1.1 * u
        return cls(tuple(heights), tuple(gap if tall else 0.0 for tall, gap in zip(heights, gaps, strict=True)))

    @property
    def total(self) -> float:
        """The height of all rows."""
        return sum(self.heights) + sum(self.gaps)


def rails_of(plan: Plan) -> set[int]:
    """The spots that are left downwards at the left edge."""
    return {
        arrow.start.spot
        for arrow in plan.arrows
        if arrow.start.side is Side.BOTTOM
        and arrow.start.x < plan.spots[arrow.start.spot].x + plan.spots[arrow.start.spot].width / 3
    }


def cut(plan: Plan, rows: Rows, sheet: Sheet, script: Script) -> tuple[int, ...]:
    """The first row of each page: as few pages as possible, and then as few arrows cut as possible."""
    if not sheet.paged:
        return (0,)
    u, count = plan.measure.u, plan.rows
    room = sheet.bottom - sheet.top
    crossed = [0] * (count + 1)
    trunks: dict[tuple[int, float], int] = {}
    for arrow in plan.arrows:
        key = (arrow.start.spot, arrow.upright)
        trunks[key] = max(trunks.get(key, 0), plan.spots[arrow.end.spot].row)
    for (spot, _), last in trunks.items():
        for row in range(plan.spots[spot].row + 1, last + 1):
            crossed[row] += 1
    notes = notes_by_row(plan, script)
    best: list[tuple[float, int]] = [(inf, 0)] * count + [(0, 0)]
    for first in range(count - 1, -1, -1):
        tall, cited = (strip(u) if first else 0.0), set[int]()
        for last in range(first, count):
            tall += rows.heights[last] + (rows.gaps[last - 1] if last > first else 0)
            cited |= notes[last]
            foot = foot_height([script.footnotes[n - 1] for n in cited], sheet)
            if tall + foot + (strip(u) if last + 1 < count else 0) > room:
                break
            cost = best[last + 1][0] + 1000 + 10 * crossed[last + 1] - (last + 1 - first) / count
            best[first] = min(best[first], (cost, last + 1))
    if best[0][0] == inf:
        raise LawError(
            N_("a sheet of {width} × {height} points is too small for the flowchart {title}: take a larger one"),
            width=round(sheet.width),
            height=round(sheet.height),
            title=script.title,
        )
    firsts = [0]
    while best[firsts[-1]][1] < count:
        firsts.append(best[firsts[-1]][1])
    return tuple(firsts)


def strip(u: float) -> float:
    """The height of the circles at which a page begins or ends."""
    return 5.2 * u


def notes_by_row(plan: Plan, script: Script) -> list[set[int]]:
    """The footnotes that the boxes of each row have."""
    notes: list[set[int]] = [set() for _ in range(plan.rows)]
    for spot in plan.spots:
        if spot.role is Role.ITEM:
            notes[spot.row].update(script.items[spot.item].notes)
    return notes


def foot_height(footnotes: Sequence[Footnote], sheet: Sheet) -> float:
    raise NotImplementedError
