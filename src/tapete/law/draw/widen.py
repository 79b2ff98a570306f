"""Widening: a ruling takes the room at its right, so that its lines are fewer."""

from __future__ import annotations

from dataclasses import replace

from tapete.law.draw.box import snug
from tapete.law.draw.grid import Arrow, Plan, Role, Side
from tapete.law.draw.words import Look, Script

__all__ = ["widen"]

BROADEST = 40.0  # ems: longer lines are hard to read


def widen(plan: Plan, script: Script) -> Plan:
    """The plan with its rulings as wide as their words and the neighbours ask."""
    m = plan.measure
    spots = list(plan.spots)
    for i, spot in enumerate(spots):
        if spot.role is Role.ITEM and script.items[spot.item].look in {Look.MILD, Look.GRAVE}:
            right = [s.x for s in spots if s.row == spot.row and s.x >= spot.right]
            right += [
                a.upright for a in plan.arrows if a.upright >= spot.right and _passes(a, spot.row, plan)
            ]
            most = min([m.room, *(x - m.u for x in right)]) - spot.x
            wide = snug(script.items[spot.item], m.column, max(m.column, min(most, BROADEST * m.u)), m.u)
            spots[i] = replace(spot, width=wide)
    return replace(plan, spots=tuple(spots))


def _passes(arrow: Arrow, row: int, plan: Plan) -> bool:
    """Whether the arrow runs down through the row."""
    first = plan.spots[arrow.start.spot].row + (arrow.start.side is Side.BOTTOM)
    last = plan.spots[arrow.end.spot].row - (arrow.end.side is Side.TOP)
    return first <= row <= last
