"""Layout: the plan in points, page by page, with the circles at which an arrow changes pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from tapete.law.draw.box import SMALL, Box
from tapete.law.draw.grid import Arrow, Plan, Role, Side, Spot
from tapete.law.draw.pages import Rows, cut, foot_height, notes_by_row, strip
from tapete.law.draw.seams import Ring, Seam, Signs, apart
from tapete.law.draw.sheet import Sheet
from tapete.law.draw.widths import width_of
from tapete.law.draw.words import Footnote, Script
from tapete.text import N_, Speaker, Text, phrase

__all__ = ["BADGE", "Badge", "Page", "Placed", "Wire", "lay_out"]

Point = tuple[float, float]
BADGE = 0.76  # the radius of the number on a box, in ems


@dataclass(frozen=True, slots=True)
class Placed:
    """A box on a page."""

    spot: Spot
    box: Box
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Wire:
    """An arrow, or what of it is on this page."""

    points: tuple[Point, ...]
    edge: tuple[int, int]
    head: bool
    label: str = ""
    label_at: Point = (0, 0)
    label_end: bool = False  # whether the label ends there, rather than starts
    unusual: bool = False


@dataclass(frozen=True, slots=True)
class Badge:
    """The number of a box to which numbered circles lead; `x` and `y` are its middle."""

    item: int
    number: int
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Page:
    """A page with everything that stands on it."""

    number: int
    height: float
    boxes: tuple[Placed, ...]
    wires: tuple[Wire, ...]
    rings: tuple[Ring, ...]
    badges: tuple[Badge, ...]
    footnotes: tuple[Footnote, ...]
    foot: float  # where the footnotes start


def lay_out(plan: Plan, script: Script, sheet: Sheet, say: Speaker) -> tuple[Page, ...]:
    """The pages of the plan."""
    return _Layout(plan, script, sheet, say).pages()


class _Layout:
    def __init__(self, plan: Plan, script: Script, sheet: Sheet, say: Speaker) -> None:
        self.plan, self.script, self.sheet, self.say = plan, script, sheet, say
        self.u = plan.measure.u
        self.rows = Rows.of(plan, script, paged=sheet.paged)
        self.firsts = cut(plan, self.rows, sheet, script)
        self.page = [sum(1 for first in self.firsts if first <= row) for row in range(plan.rows)]
        self.tops = self._tops()
        self.signs = Signs(plan)

    def _tops(self) -> list[float]:
        """Where each row starts on its page."""
        tops: list[float] = []
        y = 0.0
        for row in range(self.plan.rows):
            if row in self.firsts:
                y = self.sheet.top + (strip(self.u) if row else 0)
            tops.append(y)
            y += self.rows.heights[row] + self.rows.gaps[row]
        return tops

    def pages(self) -> tuple[Page, ...]:
        seams = [self.seam(number) for number in range(1, len(self.firsts))]
        return tuple(self.one(number, seams) for number in range(1, len(self.firsts) + 1))

    def one(self, number: int, seams: Sequence[Seam]) -> Page:
        boxes = tuple(
            self.placed(i, box)
            for i, box in enumerate(self.rows.boxes)
            if box and self.page[self.plan.spots[i].row] == number
        )
        rings = [
            self.circle(i)
            for i, s in enumerate(self.plan.spots)
            if not s.solid and self.page[s.row] == number
        ]
        wires = [wire for arrow in self.plan.arrows for wire in self.wires(arrow, number, seams)]
        for seam in seams:
            rings += [ring for ring in seam.rings if ring.onward == (seam.number == number)] * (
                number in {seam.number, seam.number + 1}
            )
        cited = set().union(
            *(n for row, n in enumerate(notes_by_row(self.plan, self.script)) if self.page[row] == number)
        )
        footnotes = tuple(self.script.footnotes[n - 1] for n in sorted(cited))
        foot = foot_height(footnotes, self.sheet)
        height = self.sheet.height if self.sheet.paged else self.end(number) + foot + self.sheet.margin
        start = (self.sheet.bottom if self.sheet.paged else height - self.sheet.margin) - foot
        here = {placed.spot.item: placed for placed in boxes if placed.spot.role is Role.ITEM}
        badges = tuple(self.badge(here[item], n) for item, n in self.signs.numbers.items() if item in here)
        return Page(number, height, boxes, tuple(wires), tuple(rings), badges, footnotes, start)

    def end(self, number: int) -> float:
        """Where the last row of the page ends."""
        last = max(row for row in range(self.plan.rows) if self.page[row] == number)
        # An oval stands a little below its box.
        return self.tops[last] + self.rows.heights[last] + 0.8 * self.u

    def line(self, row: int) -> float:
        """Where the arrows to the right run."""
        return self.tops[row] + self.rows.lines[row]

    def top(self, i: int) -> float:
        """Where a box or circle starts."""
        row, box = self.plan.spots[i].row, self.rows.boxes[i]
        if box is None:
            return self.line(row) - self.plan.measure.circle / 2
        return self.tops[row] + max(0.0, self.rows.lines[row] - box.height / 2)

    def bottom(self, i: int) -> float:
        """Where it ends."""
        box = self.rows.boxes[i]
        return self.top(i) + (box.height if box else self.plan.measure.circle)

    def placed(self, i: int, box: Box) -> Placed:
        spot = self.plan.spots[i]
        return Placed(spot, box, self.sheet.margin + spot.x, self.top(i))

    def badge(self, placed: Placed, number: int) -> Badge:
        """The number on the upper edge of a box, where no arrow arrives."""
        u, width = self.u, placed.spot.width
        arrived = {
            arrow.end.x - placed.spot.x
            for arrow in self.plan.arrows
            if arrow.end.side is Side.TOP and self.plan.spots[arrow.end.spot] == placed.spot
        }
        far = max(
            (width - 3.6 * u, width - 6 * u, 3.6 * u),
            key=lambda x: min([1.3 * u, *(abs(x - a) for a in arrived)]),
        )
        return Badge(placed.spot.item, number, placed.x + far, placed.y - 0.25 * u)

    def circle(self, i: int) -> Ring:
        """The ring of a circle in the plan."""
        spot = self.plan.spots[i]
        onward = spot.role is not Role.FROM
        edges = frozenset(
            arrow.edge for arrow in self.plan.arrows if (arrow.end if onward else arrow.start).spot == i
        )
        if spot.role is Role.JOIN:
            sign, there = (
                str(self.signs.numbers[spot.item]),
                self.plan.spots[self.plan.spot_of(spot.item)].row,
            )
        else:
            sign = self.signs.letters[spot.item]
            other = Role.FROM if onward else Role.TO
            there = next(s.row for s in self.plan.spots if s.role is other and s.item == spot.item)
        caption = (
            self.caption(self.page[there], onward=onward) if self.page[there] != self.page[spot.row] else ""
        )
        x = self.sheet.margin + spot.x + spot.width / 2
        return Ring(sign, x, self.line(spot.row), onward, edges, caption, not onward)

    def caption(self, page: int, *, onward: bool) -> str:
        return phrase(Text.of(N_("to page {n}") if onward else N_("from page {n}"), n=page), self.say)

    # Arrows.

    def wires(self, arrow: Arrow, number: int, seams: Sequence[Seam]) -> Iterator[Wire]:
        start, end = self.plan.spots[arrow.start.spot], self.plan.spots[arrow.end.spot]
        first, last = self.page[start.row], self.page[end.row]
        if not first <= number <= last:
            return
        points: list[Point] = []
        x = self.sheet.margin + arrow.upright
        if number == first:
            points += self.leaving(arrow)
        else:
            points += seams[number - 2].entering(x)
        if number == last:
            points += self.arriving(arrow)
        else:
            points += seams[number - 1].leaving(x)
        wire = Wire(_straight(points), arrow.edge, arrow.head if number == last else True)
        yield self.labelled(wire, arrow) if number == first and arrow.label else wire

    def leaving(self, arrow: Arrow) -> list[Point]:
        spot, x = self.plan.spots[arrow.start.spot], self.sheet.margin + arrow.start.x
        if arrow.start.side is Side.BOTTOM:
            return [(x, self.bottom(arrow.start.spot))]
        y = self.line(spot.row)
        return [(x, y), (self.sheet.margin + arrow.upright, y)]

    def arriving(self, arrow: Arrow) -> list[Point]:
        spot, x = self.plan.spots[arrow.end.spot], self.sheet.margin + arrow.end.x
        upright = self.sheet.margin + arrow.upright
        if arrow.end.side is Side.LEFT:
            y = self.line(spot.row)
            return [(upright, y), (x, y)]
        y = self.top(arrow.end.spot)
        if upright == x:
            return [(x, y)]
        lane = self.tops[spot.row] - 1.25 * self.u
        return [(upright, lane), (x, lane), (x, y)]

    def labelled(self, wire: Wire, arrow: Arrow) -> Wire:
        u, (x, y) = self.u, wire.points[0]
        spot = self.plan.spots[arrow.start.spot]
        if arrow.start.side is Side.RIGHT:
            at, end = (x + 0.6 * u, y - 0.35 * u), False
        else:
            end = arrow.start.x > spot.x + spot.width / 3
            at = (x + (-0.6 if end else 0.5) * u, y + 1.55 * u)
        return replace(wire, label=arrow.label, label_at=at, label_end=end, unusual=arrow.unusual)

    def seam(self, number: int) -> Seam:
        """The circles where the arrows leave this page, and enter the next."""
        first = self.firsts[number]
        crossing: dict[float, set[tuple[int, int]]] = {}
        for arrow in self.plan.arrows:
            if self.plan.spots[arrow.start.spot].row < first <= self.plan.spots[arrow.end.spot].row:
                crossing.setdefault(self.sheet.margin + arrow.upright, set()).add(arrow.edge)
        captions = [self.caption(number + 1, onward=True), self.caption(number, onward=False)]
        wide = max(max(map(width_of, captions)) * SMALL, 2.1) * self.u
        uprights = sorted(crossing)
        places = apart(
            uprights,
            wide + 0.8 * self.u,
            self.sheet.margin / 2 + wide / 2,
            self.sheet.width - self.sheet.margin / 2 - wide / 2,
        )
        radius = self.plan.measure.circle / 2
        low = self.tops[first - 1] + self.rows.heights[first - 1] + 2.9 * self.u + radius
        high = self.sheet.top + 1.2 * self.u + radius
        rings: list[Ring] = []
        for x, place in zip(uprights, places, strict=True):
            sign = self.signs.letter()
            edges = frozenset(crossing[x])
            rings += [
                Ring(sign, place, low, True, edges, captions[0]),
                Ring(sign, place, high, False, edges, captions[1], above=True),
            ]
        return Seam(number, tuple(uprights), tuple(rings), radius, self.u)


def _straight(points: Sequence[Point]) -> tuple[Point, ...]:
    """The points without those where the line does not turn."""
    kept = [points[0], *(b for a, b in pairwise(points) if a != b)]
    return tuple(
        p
        for k, p in enumerate(kept)
        if k in {0, len(kept) - 1}
        or not (kept[k - 1][0] == p[0] == kept[k + 1][0] or kept[k - 1][1] == p[1] == kept[k + 1][1])
    )
