"""A call put in the place of another one: by right, or not (Laws 21B and 25)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tapete.bridge.call import Call
from tapete.bridge.effects import CallStands, MayCall, MayWithdraw
from tapete.bridge.errors import Impossible
from tapete.bridge.people import Player, Which
from tapete.bridge.seat import Seat
from tapete.bridge.table.calling import (
    called,
    fault,
    irregular,
    judged,
    obligations_met,
    own_case,
    put,
    put_instead,
    with_call,
    without,
)
from tapete.bridge.table.cases import notice, settle, summoned, with_case
from tapete.bridge.table.facts import irregular_call
from tapete.bridge.table.parts import Incident, MadeCall, Phase, Stage, Status
from tapete.bridge.table.withdrawing import withdraw
from tapete.text import N_

if TYPE_CHECKING:
    from tapete.bridge.table.table import Table

__all__ = ["changed", "refitted"]


def changed(table: Table, seat: Seat, call: Call) -> Table:
    """The table after the player has put another call in the place of his last one."""
    own = (made for made in table.calls if made.seat is seat and made.status is not Status.WITHDRAWN)
    first = max(own, key=lambda made: made.number, default=None)
    if first is None:
        raise Impossible(N_("{seat} has no call to change"), seat=seat)
    # Where all have passed, a call may be changed until the hands are back in the board (17D2, 22B).
    if table.tricks or (table.phase is Phase.ENDED and table.verdicts):
        raise Impossible(N_("the auction period is over: {seat} may not change a call any more"), seat=seat)
    if seat in table.may_withdraw:
        return _allowed_change(table, first, call)
    if table.case is not None:
        raise Impossible(N_("the arbiter is at the table: {seat} may not change a call now"), seat=seat)
    if (case := own_case(table, seat, (first,))) is not None:
        return put_instead(table, case, call, slip=True)
    if table.edition.left_ends_change and _called_since(table, first, seat.left):
        return _too_late(table, first, call)
    if (astray := _astray(table, first)) is not None:
        # The change is ruled first; what it leaves, the first call or the second, is then out of turn.
        table = with_case(table, replace(astray, stage=Stage.MOOT))
    second = MadeCall(len(table.calls), seat, call, first.place, Status.DISPUTED, counts=False)
    table = with_call(table, second)
    which = _change(first, second)
    return settle(notice(table, "change of call", seat, call=first.number, which=which))


def _change(first: MadeCall, second: MadeCall) -> tuple[tuple[Which, int], ...]:
    return (Which.FIRST, first.number), (Which.SECOND, second.number)


def _called_since(table: Table, made: MadeCall, seat: Seat) -> bool:
    return any(each.seat is seat for each in table.standing if each.number > made.number)


def _astray(table: Table, made: MadeCall) -> Incident | None:
    """The case of the call where it is out of turn."""
    out_of_turn = (case for case in table.open if case.kind == "out of turn")
    return next((case for case in out_of_turn if case.call == made.number), None)


def _too_late(table: Table, first: MadeCall, call: Call) -> Table:
    """In 1997 a change after the next player's call is a new call, unless it puts a slip right (25B)."""
    if first.seat is table.turn:
        return called(table, first.seat, call)
    number = len(table.calls)
    second = MadeCall(number, first.seat, call, number, Status.DISPUTED, counts=False)
    which = ((Which.IRREGULAR, number), *_change(first, second))
    return settle(notice(
        with_call(table, second), "out of turn", first.seat, call=number, which=which, in_turn=False,
        article=table.edition.article("change of call"),
    ))  # fmt: skip


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
    return settle(_refit(table, made.number))


def refitted(before: Table, table: Table) -> Table:
    """The table after an act: what a new ruling lets count, and what was called over it, has to fit."""
    known = {case.number for case in before.incidents if case.ruling is not None}
    new = [case for case in table.incidents if case.ruling is not None and case.number not in known]
    if not new:
        return table
    after = table
    for case in new:
        after = _fitted(after, case)
    return refitted(table, _in_turn_now(after))


def _fitted(table: Table, case: Incident) -> Table:
    assert case.ruling is not None
    does = case.ruling.effects
    first, second = case.made(Which.FIRST), case.made(Which.SECOND)
    if CallStands(Which.SECOND) in does and second is not None and first is not None:
        # The opponent who accepts the change takes it as it is; a slip put right is a call like any other.
        accepted = "25B1" in case.ruling.citations
        return _refit(_judged(table, table.calls[first], second, accepted=accepted), second)
    if first is not None and _was_astray(table, first):
        return _judged(table, table.calls[first], first)
    replaced = case.made(Which.REPLACEMENT)
    if MayCall(Player.OFFENDER) in does and replaced is not None and case.call is not None:
        return _judged(table, table.calls[case.call], replaced)
    return table


def _was_astray(table: Table, number: int) -> bool:
    return any(
        case.call == number and case.kind == "out of turn" and case.stage is Stage.MOOT
        for case in table.incidents
    )


def _in_turn_now(table: Table) -> Table:
    """A call was out of turn, and is in turn by what was ruled on the calls before it."""
    for case in table.open:
        if case.article != table.edition.article("out of turn") or case.call is None:
            continue
        made = table.calls[case.call]
        if made.status is Status.DISPUTED and irregular_call(table, case).turn is made.seat:
            settled = replace(table.incidents[case.number], stage=Stage.MOOT, asks="", awaits=None)
            table = _judged(with_case(table, settled), made, made.number)
    return table


def _judged(table: Table, first: MadeCall, number: int, *, accepted: bool = False) -> Table:
    """The table with a call that counts in the place of the first one judged as if it had just been made."""
    made = table.calls[number]
    if made.status is Status.WITHDRAWN:
        return table
    # What the first call had paid is owed again, and paid by this one.
    owed = tuple(each for each in first.paid if each not in table.obligations)
    table = replace(table, obligations=(*table.obligations, *owed))
    known = len(table.incidents)
    if accepted or any(each.place > made.place for each in table.standing):
        before = tuple(each for each in table.standing if each.place < made.place)
        as_it_was = replace(table, calls=before)
        in_turn = as_it_was.auction.turn in (None, made.seat)
        wrong = fault(as_it_was, made.seat, made.call) if in_turn else "out of turn"
        if wrong is None or (accepted and wrong != "inadmissible"):
            table = obligations_met(put(table, replace(made, status=Status.STANDS, counts=True)), number)
        else:
            table = irregular(table, made, wrong, counts=in_turn, in_turn=in_turn)
    else:
        made = replace(made, status=Status.DISPUTED, counts=False)
        table = judged(put(table, made), made)
    # The arbiter is still there, and goes on with it.
    return summoned(table) if len(table.incidents) > known else settle(table)


def _refit(table: Table, number: int) -> Table:
    """A call made over the one that was changed may not be sufficient or admissible any more."""
    changed_to = table.calls[number]
    later = [made for made in table.standing if made.place > changed_to.place]
    if not later or changed_to.status is not Status.STANDS or later[0].status is not Status.STANDS:
        return table
    if later[0].seat in table.may_withdraw:
        return table  # he may change it first
    made = later[0]
    before = tuple(each for each in table.standing if each.place < made.place)
    excluded = replace(table, calls=before).auction.why_not(made.call)
    if excluded is None:
        return table
    kind = "insufficient" if made.call.is_bid else "inadmissible"
    return irregular(table, made, kind)
