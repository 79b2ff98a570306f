"""Calls taken away from the auction, and what they tell."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from tapete.bridge.table.parts import Incident, Known, MadeCall, Status
from tapete.text import N_, Text

if TYPE_CHECKING:
    from tapete.bridge.table.table import Table

__all__ = ["change_call", "undo", "withdraw"]


def change_call(table: Table, number: int | None, change: Callable[[MadeCall], MadeCall]) -> Table:
    """The table with the call of that number changed, if there is one."""
    if number is None:
        return table
    calls = list(table.calls)
    calls[number] = change(calls[number])
    return replace(table, calls=tuple(calls))


def withdraw(table: Table, case: Incident, numbers: Iterable[int]) -> Table:
    """Take the calls away; what they tell is for the side without fault alone, until a law says else."""
    calls, known = list(table.calls), list(table.known)
    for number in numbers:
        made = calls[number]
        if made.status is not Status.WITHDRAWN:
            calls[number] = replace(made, status=Status.WITHDRAWN)
            known.append(Known(
                Text.of(N_("the withdrawn call {call} of {seat}"), call=made.call, seat=made.seat),
                frozenset({case.offender.side.other}), "16C", f"{made.seat}:{made.call}", case.number,
            ))  # fmt: skip
    return replace(table, calls=tuple(calls), known=tuple(known))


def undo(table: Table, case: Incident, numbers: Iterable[int]) -> Table:
    """Take the calls away together with their turns: a pass that was owed is owed again."""
    numbers = [number for number in numbers if table.calls[number].status is not Status.WITHDRAWN]
    owed = [each for number in numbers for each in table.calls[number].paid]
    again = tuple(each for each in owed if each not in table.obligations)
    return withdraw(replace(table, obligations=(*table.obligations, *again)), case, numbers)
