"""The chart of a graph: of the ways to arrange it, the one that reads best on the sheet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tapete.law.draw.box import label_width
from tapete.law.draw.grid import Measure, Plan, Role, Side
from tapete.law.draw.joins import join
from tapete.law.draw.layout import Page, lay_out
from tapete.law.draw.pages import Rows, cut
from tapete.law.draw.place import place
from tapete.law.draw.sheet import Sheet
from tapete.law.draw.tree import Tree, tree_of
from tapete.law.draw.widen import widen
from tapete.law.draw.widths import BOLD, width_of
from tapete.law.draw.words import Script, script_of
from tapete.law.explore import Graph
from tapete.text import Speaker

__all__ = ["Chart", "chart_of"]

NARROWEST, WIDEST = 13.0, 23.0  # of a column, in ems: what reads well


@dataclass(frozen=True, slots=True)
class Chart:
    """A drawing, before it is painted."""

    sheet: Sheet
    tree: Tree
    script: Script
    plan: Plan
    pages: tuple[Page, ...]


def chart_of(graph: Graph, say: Speaker, sheet: Sheet) -> Chart:
    """The chart of the graph on this sheet."""
    tree = tree_of(graph)
    script = script_of(graph, tree, say)
    plans = [
        _plan(tree, script, sheet, measure, swap=swap)
        for measure in _measures(script, sheet)
        for swap in (False, True)
    ]
    best = min(plans, key=lambda plan: _cost(plan, script, sheet))
    return Chart(sheet, tree, script, best, lay_out(best, script, sheet, say))


def _measures(script: Script, sheet: Sheet) -> Iterator[Measure]:
    u = sheet.size
    longest = max(
        (label_width(label, u) for item in script.branches for label in item[:2] if len(item) == 2),
        default=0.0,
    )
    channel = min(longest, 3 * u) + 1.9 * u
    indent = 2.4 * u
    widths = [(sheet.room - (n - 1) * channel) / n for n in range(1, 7)]
    widths += [sheet.room - n * indent for n in range(1, 7)]
    fitting = {min(w, WIDEST * u) for w in widths if w >= NARROWEST * u}
    for column in sorted(fitting or {sheet.room}):
        yield Measure(u, sheet.room, column, channel, indent)


def _plan(tree: Tree, script: Script, sheet: Sheet, measure: Measure, *, swap: bool) -> Plan:
    title = max(width_of(script.title) * BOLD, width_of(script.book)) * measure.u + 2 * measure.u
    plan = place(tree, script, measure, max(measure.column, min(title, measure.room)), swap=swap)
    wide = widen(plan, script)
    firsts = cut(wide, Rows.of(wide, script, paged=sheet.paged), sheet, script)
    page = [sum(1 for first in firsts if first <= row) for row in range(plan.rows)]
    return widen(join(plan, lambda a, b: page[a] == page[b]), script)


def _cost(plan: Plan, script: Script, sheet: Sheet) -> float:
    """How much there is to read past: pages, height, circles and odd directions."""
    u = plan.measure.u
    rows = Rows.of(plan, script, paged=sheet.paged)
    circles = sum(1 for spot in plan.spots if not spot.solid)
    letters = sum(1 for spot in plan.spots if spot.role is Role.TO)
    hooks = sum(1 for arrow in plan.arrows if arrow.start.side is Side.RIGHT and arrow.end.side is Side.TOP)
    pages = len(cut(plan, rows, sheet, script))
    return rows.total + u * (80 * pages + 8 * circles + 16 * letters + 6 * plan.swapped + 2 * hooks)
