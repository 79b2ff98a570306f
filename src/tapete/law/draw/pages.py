"""Measuring: how tall the rows of a plan are, and after which rows a page ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from tapete.law.draw.box import LEADING, SMALL, Box, box_of
from tapete.law.draw.grid import Plan, Role, Side, Spot
from tapete.law.draw.sheet import Sheet
from tapete.law.draw.widths import lines_of
from tapete.law.draw.words import Footnote, Look, Paragraph, Script, Words
from tapete.law.errors import LawError
from tapete.text import N_

__all__ = ["FOOT_INDENT", "Rows", "cut", "foot_height", "foot_lines", "notes_by_row", "strip"]


FOOT_INDENT = 2.6  # ems of small print, for the star and the number


@dataclass(frozen=True, slots=True)
class Rows:
    """The boxes of a plan, and the heights of its rows and of the gaps under them."""

    boxes: tuple[Box | None, ...]  # for each spot; a circle has none
    lines: tuple[float, ...]  # how far under the top of its row the arrows to the right run
    heights: tuple[float, ...]
    gaps: tuple[float, ...]

    @classmethod
    def of(cls, plan: Plan, script: Script, *, paged: bool) -> Rows:
        """The rows of the plan; one that lost its only circle takes no room."""
        u = plan.measure.u
        lines, heights, gaps = [0.0] * plan.rows, [0.0] * plan.rows, [1.6 * u] * plan.rows
        ports = {a.start.spot: a.start.x for a in plan.arrows if a.start.side is Side.BOTTOM}
        boxes: list[Box | None] = []
        for i, spot in enumerate(plan.spots):
            port = ports[i] - spot.x if i in ports else None
            box = box_of(_words(spot, script), spot.width, u, port) if spot.solid else None
            tall = box.height if box else plan.measure.circle + (1.1 * u if paged else 0)
            if not (box and box.listed):
                lines[spot.row] = max(lines[spot.row], tall / 2)
            heights[spot.row] = max(heights[spot.row], tall)
            boxes.append(box)
        # All boxes of a row stand with their middles on its line; a tall ruling hangs from the top.
        heights = [max(tall, 2 * line) for tall, line in zip(heights, lines, strict=True)]
        for arrow in plan.arrows:
            row = plan.spots[arrow.start.spot].row
            if arrow.label and arrow.start.side is Side.BOTTOM:
                gaps[row] = max(gaps[row], 2.3 * u)
        lanes = [plan.spots[arrow.end.spot].row for arrow in plan.arrows if arrow.lane]
        badges = [plan.spots[plan.spot_of(s.item)].row for s in plan.spots if s.role is Role.JOIN]
        for row in {*lanes, *badges}:
            above = row - 1
            while not heights[above]:
                above -= 1
            gaps[above] += 1.1 * u
        return cls(
            tuple(boxes),
            tuple(lines),
            tuple(heights),
            tuple(gap if tall else 0.0 for tall, gap in zip(heights, gaps, strict=True)),
        )

    @property
    def total(self) -> float:
        """The height of all rows."""
        return sum(self.heights) + sum(self.gaps)


def _words(spot: Spot, script: Script) -> Words:
    if spot.role is Role.TITLE:
        return Words(Look.TITLE, (Paragraph(script.title, bold=True),), who=script.book)
    if spot.role is Role.ANSWER:
        return Words(Look.ANSWER, (Paragraph(script.branches[spot.item][spot.branch]),))
    return script.items[spot.item]


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
            empty = 1 - (tall + foot) / room
            cost = best[last + 1][0] + 1000 + 10 * crossed[last + 1] + 30 * empty**2
            best[first] = min(best[first], (cost, last + 1))
    if best[0][0] == inf:
        raise LawError(
            N_("{title} does not fit on a sheet of {width} × {height} points: take a larger one"),
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
    return 5.6 * u


def notes_by_row(plan: Plan, script: Script) -> list[set[int]]:
    """The footnotes that the boxes of each row have."""
    notes: list[set[int]] = [set() for _ in range(plan.rows)]
    for spot in plan.spots:
        if spot.role is Role.ITEM:
            notes[spot.row].update(script.items[spot.item].notes)
    return notes


def foot_lines(footnotes: Sequence[Footnote], sheet: Sheet) -> list[tuple[int, str]]:
    """The lines of the footnotes, each note's first with its number."""
    ems = sheet.room / (SMALL * sheet.size) - FOOT_INDENT
    return [
        (0 if row else note.number, line)
        for note in footnotes
        for row, line in enumerate(lines_of(note.line, ems, ragged=True))
    ]


def foot_height(footnotes: Sequence[Footnote], sheet: Sheet) -> float:
    """The height of the footnotes at the foot of a page, the line above them included."""
    lines = len(foot_lines(footnotes, sheet))
    return (2.2 + LEADING * SMALL * lines) * sheet.size if lines else 0.0
