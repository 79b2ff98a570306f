"""A call at the table: in order, irregular, or the answer to an irregular one.

The order of the tests is that of the laws: out of turn before insufficient, inadmissible before
obliged to pass.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tapete.bridge.call import PASS, Call
from tapete.bridge.errors import Impossible
from tapete.bridge.people import Until, Which
from tapete.bridge.seat import Seat
from tapete.bridge.table.cases import consultation, notice, settle
from tapete.bridge.table.lawful import why_not_call
from tapete.bridge.table.parts import Incident, MadeCall, Must, Phase, Status
from tapete.text import N_

if TYPE_CHECKING:
    from tapete.bridge.table.table import Table

__all__ = ["called", "changed"]


def called(table: Table, seat: Seat, call: Call) -> Table:
    """The table after the player has called, in turn or not."""
    if table.phase is Phase.ENDED:
        raise Impossible(N_("the board is over: {seat} cannot call any more"), seat=seat)
    if table.case is not None:
        return _under_the_arbiter(table, table.case, seat, call)
    number = len(table.calls)
    table = _with_call(table, MadeCall(number, seat, call, number, Status.DISPUTED, counts=False))
    own = _own_case(table, seat)
    if own is not None:
        # A second call of the offender before anybody else's: he replaces the first one too soon.
        return settle(_replacement(table, own, number))
    table = settle(table)  # by calling, an opponent may have accepted an irregular call
    return settle(_judged(table, table.calls[number]))


def changed(table: Table, seat: Seat, call: Call) -> Table:
    """The table after the player has put another call in the place of his last one."""
    first = next((made for made in reversed(table.standing) if made.seat is seat), None)
    if first is None:
        raise Impossible(N_("{seat} has no call to change"), seat=seat)
    number = len(table.calls)
    if seat in table.may_withdraw:
        # The law lets him: 25A6 after an unintended call, 21B2 after a misexplained one.
        made = MadeCall(number, seat, call, first.place)
        table = replace(
            _set(table, replace(first, status=Status.WITHDRAWN)), may_withdraw=_without(table, seat)
        )
        return settle(_with_call(table, made))
    if table.case is not None:
        raise Impossible(N_("the arbiter is at the table: {seat} may not change a call now"), seat=seat)
    if table.phase is Phase.PLAY:
        raise Impossible(N_("the opening lead is faced: {seat} may not change a call any more"), seat=seat)
    table = _with_call(table, MadeCall(number, seat, call, first.place, Status.DISPUTED, counts=False))
    which = ((Which.FIRST, first.number), (Which.SECOND, number))
    return settle(notice(table, "change of call", seat, call=first.number, which=which))


def _under_the_arbiter(table: Table, case: Incident, seat: Seat, call: Call) -> Table:
    """A call while the arbiter is at the table, where only what he explained may be called."""
    number = len(table.calls)
    pending = consultation(table, case).pending
    waits = pending.key if pending else ""
    if waits == "replacement" and seat is case.offender:
        # Whatever he calls, 27B or 36 says what it is.
        table = _with_call(table, MadeCall(number, seat, call, number, Status.DISPUTED, counts=True))
        return settle(_replacement(table, table.incidents[case.number], number))
    if waits == "call_out_of_rotation_accepted" and seat is case.offender.left:
        table = settle(_with_call(table, MadeCall(number, seat, call, number, Status.DISPUTED, counts=False)))
        return settle(_judged(table, table.calls[number]))
    if (excluded := why_not_call(table, seat, call)) is not None:
        raise Impossible("{reason} ({clause})", reason=excluded.label, clause=excluded.clause)
    table = _obligations_met(table, seat)
    table = _with_call(table, MadeCall(number, seat, call, number))
    own = table.incidents[case.number]
    if seat is case.offender and own.made(Which.REPLACEMENT) is None:
        table = _replacement(table, own, number)
    return settle(_lost_turn(table))


def _judged(table: Table, made: MadeCall) -> Table:
    """The call that was just made, told apart as the laws tell it."""
    seat, call = made.seat, made.call
    if table.auction.has_ended:
        return _irregular(table, made, "after the end", counts=False)
    turn = table.auction.turn
    assert turn is not None
    if seat is not turn:
        owes = table.obliged(turn)
        if owes is None or owes.must is not Must.PASS or seat is not turn.left:
            previous = next(
                (m for m in reversed(table.calls[: made.number]) if m.status is Status.STANDS), None
            )
            if previous is not None and previous.seat is seat and table.calls[made.number - 1] is previous:
                table = _set(table, replace(made, place=previous.place))
                which = ((Which.FIRST, previous.number), (Which.SECOND, made.number))
                return notice(table, "change of call", seat, call=previous.number, which=which)
            return _irregular(table, made, "out of turn", counts=False, in_turn=False)
        # The player on turn had to pass: the next one's call is in rotation (28A).
        table = _obligations_met(table, turn)
        table = _with_call(table, MadeCall(len(table.calls), turn, PASS, made.number))
        if table.auction.has_ended:
            # That pass was the last of three. A pass on top of it is nothing.
            nothing = replace(made, status=Status.WITHDRAWN)
            return (
                _set(table, nothing)
                if call == PASS
                else _irregular(table, made, "after the end", counts=False)
            )
    kind = _fault(table, seat, call)
    if kind is not None:
        return _irregular(table, made, kind)
    table = _obligations_met(table, seat)
    table = _set(table, replace(made, status=Status.STANDS, counts=True))
    return _lost_turn(table)


def _fault(table: Table, seat: Seat, call: Call) -> str | None:
    """What is wrong with a call in turn."""
    if call.level > 7:
        return "more than seven"
    excluded = table.auction.why_not(call)
    if excluded is not None and not call.is_bid:
        return "inadmissible"
    owes = table.obliged(seat)
    if owes is not None and owes.must is Must.PASS and call != PASS:
        return "obliged to pass"
    return "insufficient" if excluded is not None else None


def _irregular(
    table: Table, made: MadeCall, kind: str, *, counts: bool = True, in_turn: bool = True
) -> Table:
    table = _set(table, replace(made, status=Status.DISPUTED, counts=counts))
    which = [(Which.IRREGULAR, made.number)]
    earlier = next(
        (m for m in reversed(table.standing) if m.seat is made.seat and m.number < made.number), None
    )
    if not in_turn and earlier is not None:
        # At the turn of the player on the left it may be ruled as a change of his last call (30B2, 31C, 32C).
        which += [(Which.FIRST, earlier.number), (Which.SECOND, made.number)]
    table = notice(table, kind, made.seat, call=made.number, which=tuple(which), in_turn=in_turn)
    return _obligations_met(table, made.seat) if in_turn else table


def _own_case(table: Table, seat: Seat) -> Incident | None:
    """The case of the player's own call, where nobody has called since."""
    return next(
        (
            case
            for case in table.open
            if case.offender is seat and case.kind == "insufficient" and case.call == len(table.calls) - 2
        ),
        None,
    )


def _replacement(table: Table, case: Incident, number: int) -> Table:
    which = (*case.which, (Which.REPLACEMENT, number))
    cases = tuple(
        replace(each, which=which) if each.number == case.number else each for each in table.incidents
    )
    return replace(table, incidents=cases)


def _lost_turn(table: Table) -> Table:
    """Passes that end the auction although a player lost his turn by one of them do not end it (17D3)."""
    ended = table.auction.has_ended and table.passed_over is not None
    if not ended or any(case.kind == "lost turn" for case in table.open):
        return table
    return notice(table, "lost turn", table.standing[-1].seat)


def _obligations_met(table: Table, seat: Seat) -> Table:
    """The player's turn comes: what he owed for this turn only is done with it."""
    left = tuple(
        each for each in table.obligations if each.seat is not seat or each.until is Until.END_OF_AUCTION
    )
    return replace(table, obligations=left, may_withdraw=_without(table, seat))


def _without(table: Table, seat: Seat) -> tuple[Seat, ...]:
    return tuple(each for each in table.may_withdraw if each is not seat)


def _with_call(table: Table, made: MadeCall) -> Table:
    return replace(table, calls=(*table.calls, made))


def _set(table: Table, made: MadeCall) -> Table:
    calls = list(table.calls)
    calls[made.number] = made
    return replace(table, calls=tuple(calls))
