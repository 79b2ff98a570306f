"""A call put in the place of another one: by right, or not (Laws 21B and 25)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tapete.bridge.call import Call
from tapete.bridge.effects import MayWithdraw
from tapete.bridge.errors import Impossible
from tapete.bridge.people import Which
from tapete.bridge.seat import Seat
from tapete.bridge.table.calling import irregular, with_call, without
from tapete.bridge.table.carry_out import withdraw
from tapete.bridge.table.cases import notice, settle
from tapete.bridge.table.parts import MadeCall, Phase, Status
from tapete.text import N_

if TYPE_CHECKING:
    from tapete.bridge.table.table import Table

__all__ = ["changed", "refitted"]


def changed(table: Table, seat: Seat, call: Call) -> Table:
    """The table after the player has put another call in the place of his last one."""
    first = next((made for made in reversed(table.standing) if made.seat is seat), None)
    if first is None:
        raise Impossible(N_("{seat} has no call to change"), seat=seat)
    # Where all have passed, a call may be changed until the hands are back in the board (17D2, 22B).
    if table.tricks or (table.phase is Phase.ENDED and table.verdicts):
        raise Impossible(N_("the auction period is over: {seat} may not change a call any more"), seat=seat)
    if seat in table.may_withdraw:
        return _allowed_change(table, first, call)
    if table.case is not None:
        raise Impossible(N_("the arbiter is at the table: {seat} may not change a call now"), seat=seat)
    number = len(table.calls)
    table = with_call(table, MadeCall(number, seat, call, first.place, Status.DISPUTED, counts=False))
    which = ((Which.FIRST, first.number), (Which.SECOND, number))
    return settle(notice(table, "change of call", seat, call=first.number, which=which))


def _allowed_change(table: Table, first: MadeCall, call: Call) -> Table:
    """The law lets him: 25A6 after a slip over which he called, 21B after misinformation."""
    made = MadeCall(len(table.calls), first.seat, call, first.place)
    before = tuple(each for each in table.standing if each.place < first.place)
    excluded = replace(table, calls=before).auction.why_not(call)
    if excluded is not None:
        raise Impossible("{reason} ({clause})", reason=excluded.label, clause=excluded.clause)
    allowed = next(
        case
        for case in reversed(table.incidents)
        if any(isinstance(effect, MayWithdraw) for effect in case.effects)
    )
    # What was withdrawn is for the side without fault, whoever of the two sides changes (16C, 25A6).
    table = withdraw(table, allowed, [first.number])
    table = with_call(replace(table, may_withdraw=without(table, first.seat)), made)
    return settle(_refit(table, made))


def refitted(table: Table) -> Table:
    """The table after a ruling: where a second call was accepted, what was called over it has to fit."""
    for case in table.incidents:
        second = case.made(Which.SECOND)
        if case.kind == "change of call" and case.ruling and second is not None:
            made = table.calls[second]
            known = any(each.call is not None and each.call > second for each in table.open)
            if made.status is Status.STANDS and made.counts and not known:
                table = _refit(table, made)
    return table


def _refit(table: Table, changed_to: MadeCall) -> Table:
    """A call made over the one that was changed may not be sufficient or admissible any more."""
    later = [made for made in table.standing if made.place > changed_to.place]
    if not later or later[0].seat in table.may_withdraw:
        return table  # he may change it first
    made = later[0]
    before = tuple(each for each in table.standing if each.place < made.place)
    excluded = replace(table, calls=before).auction.why_not(made.call)
    if excluded is None:
        return table
    kind = "insufficient" if made.call.is_bid else "inadmissible"
    return irregular(table, made, kind)
