"""Painting: a chart as SVG, one picture a page.

Only presentation attributes: no style sheet, script, font or marker is needed, so a picture
stands in any page, under any content security policy, beside any other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2s
from html import escape
from itertools import pairwise

from tapete.law.draw.box import LEADING, SMALL, Line, Oval
from tapete.law.draw.chart import Chart, chart_of
from tapete.law.draw.elements import circle, number, path, point, rounded, text
from tapete.law.draw.grid import Role
from tapete.law.draw.layout import BADGE, Badge, Page, Placed, Wire
from tapete.law.draw.pages import FOOT_INDENT, foot_lines
from tapete.law.draw.seams import Ring
from tapete.law.draw.shapes import outline
from tapete.law.draw.sheet import A4, Sheet
from tapete.law.draw.words import Look
from tapete.law.explore import Goto, Graph, Node
from tapete.text import N_, Speaker, Text, phrase

__all__ = ["draw_svg", "paint"]

FONTS = "Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif"
INK, PALE, RED, PAPER = "#1c1c1a", "#66665f", "#b3261e", "#ffffff"


@dataclass(frozen=True, slots=True)
class Ink:
    """How a shape is drawn."""

    fill: str
    stroke: str
    text: str = INK
    width: float = 0.1  # of the outline, in ems


INKS = {
    Look.TITLE: Ink("#2b3a4a", "#2b3a4a", "#ffffff"),
    Look.QUESTION: Ink("#eaf1f8", "#34587c"),
    Look.STEP: Ink("#f1efe8", "#5e5a4c"),
    Look.MILD: Ink("#dff1dc", "#2e7031"),
    Look.GRAVE: Ink("#fbdedb", RED, width=0.22),
    Look.GOTO: Ink("#fff1a8", "#8a6d00"),
    Look.ANSWER: Ink("#ffffff", "#34587c"),
}
DIM = Ink("#ffffff", "#a3a39b", PALE, 0.06)


def draw_svg(
    graph: Graph,
    say: Speaker,
    sheet: Sheet = A4,
    *,
    way: Sequence[Node] = (),
    link: Callable[[str], str] | None = None,
) -> list[str]:
    """The flowchart, one SVG a page; a sheet without a height has one.

    The nodes of `way` are lit, the last is where the walk stands; `link` gives the address of an
    article, and makes the nodes that hand over to one links.
    """
    return paint(chart_of(graph, say, sheet), say, way=way, link=link)


def paint(
    chart: Chart,
    say: Speaker,
    *,
    way: Sequence[Node] = (),
    link: Callable[[str], str] | None = None,
    swell: float = 1.0,
) -> list[str]:
    """The pages of the chart; `swell` makes the text that much larger, for a font that runs narrow."""
    brush = _Brush(chart, say, chart.tree.numbers(way), link, swell)
    return [brush.page(page) for page in chart.pages]


class _Brush:
    def __init__(
        self,
        chart: Chart,
        say: Speaker,
        way: tuple[int, ...],
        link: Callable[[str], str] | None,
        swell: float,
    ) -> None:
        self.chart, self.say, self.way, self.link = chart, say, way, link
        self.small = SMALL * chart.sheet.size * swell
        self.text = chart.sheet.size * swell
        self.u = chart.sheet.size
        # The title leads to the first, and a circle to the first of each part that stands elsewhere.
        self.steps = {*pairwise(way), *((-1, item) for item in way)}

    def page(self, page: Page) -> str:
        """A whole picture."""
        sheet, script = self.chart.sheet, self.chart.script
        width, height = number(sheet.width), number(page.height)
        body = "".join(self.body(page))
        name = f"{self.chart.tree.prefix}-{page.number}-{blake2s(body.encode(), digest_size=4).hexdigest()}"
        title = f"{script.title} — {script.book}"
        if len(self.chart.pages) > 1:
            title += f" ({self.numbered(page)})"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="0 0 {width} {height}" '
            f'role="{"group" if self.link else "img"}" aria-labelledby="{name}-title {name}-desc" '
            f'font-family="{FONTS}" font-size="{number(self.text)}" fill="{INK}">'
            f'<title id="{name}-title">{escape(title)}</title>'
            f'<desc id="{name}-desc">{escape(self.description())}</desc>'
            f'<rect width="{width}" height="{height}" fill="{PAPER}"/>{body}</svg>'
        )

    def numbered(self, page: Page) -> str:
        return phrase(Text.of(N_("page {n} of {all}"), n=page.number, all=len(self.chart.pages)), self.say)

    def description(self) -> str:
        return self.say(
            N_("Yes leads to the right and No downwards, unless the word is red. Rulings are rectangles.")
        )

    def body(self, page: Page) -> Iterator[str]:
        """What stands on the page: the lit arrows over the others, the boxes over the arrows."""
        yield from map(self.wire, sorted(page.wires, key=lambda wire: self.lit(wire.edge)))
        for placed in page.boxes:
            yield self.box(placed)
        for wire in page.wires:
            if wire.label:
                yield self.label(wire)
        yield from map(self.ring, page.rings)
        yield from map(self.badge, page.badges)
        yield from self.foot(page)

    def lit(self, edge: tuple[int, int]) -> bool:
        return edge in self.steps

    # Arrows.

    def wire(self, wire: Wire) -> str:
        u, lit = self.u, self.lit(wire.edge)
        colour = INK if lit or not self.way else DIM.stroke
        wide = (0.28 if lit else 0.09) * u
        (bx, by), (x, y) = wire.points[-2:]
        points = list(wire.points)
        head = ""
        if wire.head:
            long, half = (0.85 * u, 0.42 * u) if lit else (0.7 * u, 0.3 * u)
            dx, dy = (x > bx) - (x < bx), (y > by) - (y < by)
            points[-1] = (x - dx * long * 0.8, y - dy * long * 0.8)
            a, b = (
                (x - dx * long - dy * half, y - dy * long - dx * half),
                (x - dx * long + dy * half, y - dy * long + dx * half),
            )
            head = path(f"M{point(x, y)}L{point(*a)}L{point(*b)}Z", colour)
        line = path("M" + "L".join(point(*turn) for turn in points), "none", colour, wide)
        return f'<g class="wire{" lit" if lit else ""}">{line}{head}</g>'

    def label(self, wire: Wire) -> str:
        dim = self.way and not self.lit(wire.edge)
        colour = RED if wire.unusual else PALE if dim else INK
        return text(*wire.label_at, wire.label, at="end" if wire.label_end else "", bold=True, fill=colour)

    def ring(self, ring: Ring) -> str:
        u, radius = self.u, self.chart.plan.measure.circle / 2
        lit = any(map(self.lit, ring.edges))
        ink = DIM if self.way and not lit else Ink(PAPER, INK)
        shape = circle(ring.x, ring.y, radius, ink.fill, stroke=ink.stroke, width=(0.22 if lit else 0.09) * u)
        shape += text(ring.x, ring.y + 0.35 * u, ring.sign, at="middle", bold=True, fill=ink.text)
        if ring.caption:
            y = ring.y + (-radius - 0.3 * u if ring.above else radius + 1.0 * u)
            shape += text(ring.x, y, ring.caption, at="middle", size=self.small, fill=PALE)
        return f'<g class="ring{" lit" if lit else ""}">{shape}</g>'

    # Boxes.

    def box(self, placed: Placed) -> str:
        u, spot, box = self.u, placed.spot, placed.box
        item = spot.role is Role.ITEM
        lit = spot.item in self.way if item else False
        if spot.role is Role.ANSWER:
            lit = (spot.item, self.chart.tree.items[spot.item].branches[spot.branch].to) in self.steps
        ink = INKS[box.look]
        if self.way and not lit and spot.role is not Role.TITLE:
            ink = DIM
        wide = 0.3 if lit else ink.width
        here = item and bool(self.way) and spot.item == self.way[-1]
        parts = []
        if here:
            parts.append(path(outline(box, placed.x, placed.y, u, 0.5 * u), "none", INK, 0.12 * u))
        stroke = INK if lit else ink.stroke
        parts.append(path(outline(box, placed.x, placed.y, u), ink.fill, stroke, wide * u))
        parts += [self.line(line, placed, ink) for line in box.lines]
        parts += [self.oval(oval, placed, dim=ink is DIM) for oval in box.ovals]
        shape = "".join(parts)
        if not item:
            return f"<g>{shape}</g>"
        node, words = self.chart.tree.items[spot.item], self.chart.script.items[spot.item]
        tip = f"<title>{escape(words.tip)}</title>" if words.tip else ""
        names = " ".join(["node", box.look.value] + ["lit"] * lit + ["here"] * here)
        shape = f'<g class="{names}" data-node="{escape(node.id)}">{tip}{shape}</g>'
        if self.link and isinstance(node.node, Goto):
            return f'<a href="{escape(self.link(node.node.article))}">{shape}</a>'
        return shape

    def line(self, line: Line, placed: Placed, ink: Ink) -> str:
        x, y = placed.x + line.x, placed.y + line.y
        blue = line.sign == "who" and ink is INKS[Look.QUESTION]
        shown = text(
            x,
            y,
            line.text,
            at="middle" if line.centred else "",
            bold=line.bold,
            size=self.small if line.small else 0.0,
            fill=ink.stroke if blue else "" if ink.text == INK else ink.text,
        )
        # The stars of footnotes are red.
        return self.sign(line, x, y, ink) + re.sub(r"(★\d+)", rf'<tspan fill="{RED}">\1</tspan>', shown)

    def sign(self, line: Line, x: float, y: float, ink: Ink) -> str:
        """The bullet of an effect, the flag of a duty."""
        u = self.u
        if line.sign == "dot":
            return circle(x - 0.65 * u, y - 0.33 * u, 0.17 * u, ink.stroke)
        if line.sign == "flag":
            x, y = x - 0.95 * u, y + 0.05 * u
            flag = f"V{number(y - 0.8 * u)}L{point(x + 0.62 * u, y - 0.57 * u)}L{point(x, y - 0.34 * u)}"
            return path(f"M{point(x, y)}{flag}", ink.stroke, ink.stroke, 0.08 * u)
        return ""

    def oval(self, oval: Oval, placed: Placed, *, dim: bool) -> str:
        u, x, y = self.u, placed.x + oval.x, placed.y + oval.y
        stroke = DIM.stroke if dim else RED
        shape = rounded(x, y, oval.width, oval.height, fill=PAPER, stroke=stroke, width=0.07 * u)
        middle = x + oval.width / 2
        return shape + text(middle, y + 1.03 * u, oval.text, at="middle", size=self.small, fill=RED)

    def badge(self, badge: Badge) -> str:
        """The number by which circles lead to a box."""
        u, ink = self.u, DIM if self.way and badge.item not in self.way else Ink(PAPER, INK)
        shape = circle(badge.x, badge.y, BADGE * u, PAPER, stroke=ink.stroke, width=0.09 * u)
        y = badge.y + 0.35 * u
        return shape + text(
            badge.x, y, str(badge.number), at="middle", bold=True, size=self.small, fill=ink.text
        )

    # The foot.

    def foot(self, page: Page) -> Iterator[str]:
        sheet, u, small = self.chart.sheet, self.u, SMALL * self.u
        left, right, y = sheet.margin, sheet.width - sheet.margin, page.foot + 1.2 * u
        if page.footnotes:
            yield path(f"M{point(left, y)}H{number(left + 12 * u)}", "none", PALE, 0.06 * u)
        y += 0.2 * u
        for note, words in foot_lines(page.footnotes, sheet):
            y += LEADING * small
            if note:
                yield text(left, y, f"★{note}", size=self.small, fill=RED)
            yield text(left + FOOT_INDENT * small, y, words, size=self.small)
        if sheet.paged:
            y = sheet.height - sheet.margin
            yield text(left, y, self.chart.script.title, size=self.small, fill=PALE)
            yield text(right, y, self.numbered(page), at="end", size=self.small, fill=PALE)
