"""Stopping both clocks for one of the reasons of article 33, and letting them go on."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tapete.scrabble.rules.chapter6_time import Stop

if TYPE_CHECKING:
    from tapete.scrabble.table.table import Table

__all__ = ["go_on", "stop"]


def stop(table: Table, why: Stop, *, by_hand: bool = False) -> Table:
    """Both clocks stand, if one was running."""
    clock = table.clock
    if not clock.running:
        return table
    return replace(table, clock=clock.pause(clock.now), pause=why, by_hand=by_hand)


def go_on(table: Table, *reasons: Stop) -> Table:
    """The clock that ran before goes on, if it stood for one of these reasons, or for any."""
    if table.pause is None or (reasons and table.pause not in reasons):
        return table
    clock = table.clock
    if clock.paused:
        clock = clock.resume(clock.now)
    return replace(table, clock=clock, pause=None, by_hand=False)
