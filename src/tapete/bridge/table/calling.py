"""A call at the table: in order, irregular, or the answer to an irregular one.

The order of the tests is that of the laws: out of turn before insufficient, inadmissible before
obliged to pass.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tapete.bridge.call import PASS, Call
from tapete.bridge.errors import Impossible
from tapete.bridge.people import Until, When, Which
from tapete.bridge.seat import Seat
from tapete.bridge.table.cases import notice, settle, with_case
from tapete.bridge.table.lawful import why_not_call, why_wait
from tapete.bridge.table.parts import Incident, MadeCall, Must, Phase, Stage, Status
from tapete.bridge.table.standing import passed_over, since_lost_turn
from tapete.text import N_

if TYPE_CHECKING:
    from tapete.bridge.table.table import Table

__all__ = [
    "called",
    "fault",
    "irregular",
    "judged",
    "obligations_met",
    "own_case",
    "put",
    "put_instead",
    "together",
    "with_call",
    "without",
]


def called(table: Table, seat: Seat, call: Call) -> Table:
    """The table after the player has called, in turn or not."""
    if table.phase is Phase.ENDED and (table.tricks or table.verdicts):
        raise Impossible(N_("the board is over: {seat} cannot call any more"), seat=seat)
    if (held_up := why_wait(table, seat)) is not None:
        raise Impossible("{reason} ({clause})", reason=held_up.label, clause=held_up.clause)
    _must_comply(table, seat, call)
    number = len(table.calls)
    asked = table.case if table.case and table.case.asks == "replacement" else None
    if (own := asked or own_case(table, seat, table.calls[-1:])) is not None:
        return put_instead(table, own, call)
    table = with_call(table, MadeCall(number, seat, call, number, Status.DISPUTED, counts=False))
    table = settle(table)  # by calling, an opponent may have accepted an irregular call
    if table.calls[number].status is Status.WITHDRAWN:
        return table  # or his call was cancelled together with it (36A)
    return settle(judged(table, table.calls[number]))


def put_instead(table: Table, case: Incident, call: Call, *, slip: bool = False) -> Table:
    """The table after the offender has put another call in the place of his irregular one.

    Be it in time or too soon, the law of the first call says what becomes of it (27B, 36B2, 37B2).
    """
    number = len(table.calls)
    counts = case.call is None or table.calls[case.call].counts
    made = MadeCall(number, case.offender, call, number, Status.DISPUTED, counts=counts)
    table = obligations_met(with_call(table, made), number)
    which = (*case.which, (Which.REPLACEMENT, number))
    if case.call is not None and (slip or case.kind == "insufficient"):
        # If the first call was a slip, this is the second call of Law 25.
        which = (*which, (Which.FIRST, case.call), (Which.SECOND, number))
    return settle(with_case(table, replace(case, which=which)))


def own_case(table: Table, seat: Seat, among: tuple[MadeCall, ...]) -> Incident | None:
    """The case of the player's call among these, if it cannot stand as it is."""
    own = {made.number for made in among if made.seat is seat}
    return next((case for case in table.open if case.call in own and case.kind in _NOT_AS_IT_IS), None)


_NOT_AS_IT_IS = ("insufficient", "inadmissible", "obliged to pass", "more than seven", "after the end")


def together(table: Table, one: tuple[Seat, Call], other: tuple[Seat, Call]) -> Table:
    """The table after two simultaneous calls: that of the player on turn counts as the first (33)."""
    if one[0] is other[0]:
        raise Impossible(N_("{seat} cannot call twice at the same time"), seat=one[0])
    first, second = (other, one) if other[0] is table.turn else (one, other)
    table = called(table, *first)
    known = len(table.incidents)
    table = called(table, *second)
    for case in table.incidents[known:]:
        if case.kind in ("out of turn", "insufficient", "inadmissible"):
            # What is wrong with the later call is ruled by way of 33.
            return with_case(table, replace(case, article=table.edition.article("together")))
    made = table.calls[-1]
    if made.status is not Status.STANDS or len(table.incidents) > known:
        return table
    which = ((Which.IRREGULAR, made.number),)
    return settle(notice(table, "together", made.seat, call=made.number, which=which, stage=Stage.AT_TABLE))


def _must_comply(table: Table, seat: Seat, call: Call) -> None:
    """What the arbiter has just ordered the player to call, he calls."""
    owes = table.obliged(seat)
    if owes is None or owes.must is Must.PASS or seat is not table.turn:
        return
    excluded = why_not_call(table, seat, call)
    # A call that has to be repeated is repeated, even where it is insufficient again (31A1).
    if excluded is not None and (owes.must is not Must.REPEAT or call != owes.call):
        raise Impossible("{reason} ({clause})", reason=excluded.label, clause=excluded.clause)


def judged(table: Table, made: MadeCall) -> Table:
    """The call that was just made, told apart as the laws tell it."""
    seat, call = made.seat, made.call
    if table.auction.has_ended:
        if _over_a_lost_turn(table, made):
            return _lost_turn(put(table, replace(made, status=Status.STANDS, counts=True)))
        return irregular(table, made, "after the end", counts=False)
    turn = table.auction.turn
    assert turn is not None
    if call.level > 7:  # nobody can accept it, in turn or not (38A)
        in_turn = seat is turn
        return irregular(table, made, "more than seven", counts=in_turn, in_turn=in_turn)
    if seat is not turn:
        owes = table.obliged(turn)
        if owes is None or owes.must is not Must.PASS or seat is not turn.left:
            return irregular(table, made, "out of turn", counts=False, in_turn=False)
        return _in_rotation(table, made, turn)
    return _in_turn(table, made)


def _in_turn(table: Table, made: MadeCall) -> Table:
    kind = fault(table, made.seat, made.call)
    if kind is not None:
        return irregular(table, made, kind)
    table = put(table, replace(made, status=Status.STANDS, counts=True))
    return _lost_turn(obligations_met(table, made.number))


def _in_rotation(table: Table, made: MadeCall, obliged: Seat) -> Table:
    """The player on turn had to pass, and has as good as passed: the next one's call is in rotation (28A)."""
    owed = table.obligations
    passed = MadeCall(len(table.calls), obliged, PASS, made.place)
    made = replace(made, place=passed.number)
    table = obligations_met(with_call(table, passed), passed.number)
    if table.auction.has_ended:
        # That pass was the last of three. A pass on top of it is nothing.
        if made.call == PASS:
            return put(table, replace(made, status=Status.WITHDRAWN))
        return irregular(table, made, "after the end", counts=False)
    table = _in_turn(table, made)
    if table.calls[made.number].status is not Status.STANDS:
        return table
    which = ((Which.IRREGULAR, made.number),)
    table = notice(table, "in rotation", made.seat, call=made.number, which=which, stage=Stage.AT_TABLE)
    return with_case(table, replace(table.incidents[-1], owed=owed))


def _over_a_lost_turn(table: Table, made: MadeCall) -> bool:
    """Whether a pass or bid goes over the pass that cost a player his turn: no final pass was made (17D3)."""
    auction = table.auction
    follows = made.seat is auction.dealer.turn(len(auction.calls))
    fits = made.call == PASS or (made.call.is_bid and made.call.beats(auction.last_bid or made.call))
    return passed_over(table) is not None and follows and fits


def fault(table: Table, seat: Seat, call: Call) -> str | None:
    """What is wrong with a call in turn."""
    excluded = table.auction.why_not(call)
    if excluded is not None and not call.is_bid:
        return "inadmissible"
    owes = table.obliged(seat)
    if owes is not None and owes.must is Must.PASS and call != PASS:
        return "obliged to pass"
    return "insufficient" if excluded is not None else None


def irregular(table: Table, made: MadeCall, kind: str, *, counts: bool = True, in_turn: bool = True) -> Table:
    """The table with the call on the list of irregularities."""
    table = put(table, replace(made, status=Status.DISPUTED, counts=counts))
    which = [(Which.IRREGULAR, made.number)]
    earlier = next(
        (m for m in reversed(table.standing) if m.seat is made.seat and m.number < made.number), None
    )
    if not in_turn and earlier is not None:
        # At the turn of the player on the left it may be ruled as a change of his last call (30B2, 31C, 32C).
        which += [(Which.FIRST, earlier.number), (Which.SECOND, made.number)]
    table = notice(table, kind, made.seat, call=made.number, which=tuple(which), in_turn=in_turn)
    return _taken_up(obligations_met(table, made.number)) if in_turn else table


def _taken_up(table: Table) -> Table:
    """A call that had to be repeated is irregular again: the duty to rule on it is taken up (31A1)."""
    case = table.incidents[-1]
    due = tuple(
        replace(each, done=True)
        if each.duty.clause == case.article
        and getattr(each.duty, "at", None) is When.REPEATED
        and table.incidents[each.incident].offender is case.offender
        else each
        for each in table.due
    )
    return replace(table, due=due)


def _lost_turn(table: Table) -> Table:
    """Passes that end the auction although a player lost his turn by one of them do not end it (17D3)."""
    ended = table.auction.has_ended and passed_over(table) is not None
    if not ended or any(case.kind == "lost turn" for case in table.open):
        return table
    return notice(table, "lost turn", since_lost_turn(table)[0].seat)


def obligations_met(table: Table, number: int) -> Table:
    """A player has called at his turn: what he owed for this turn only is done with it."""
    made = table.calls[number]
    paid = [each for each in table.obligations if each.seat is made.seat and each.until is Until.NEXT_TURN]
    left = tuple(each for each in table.obligations if each not in paid)
    # A turn that is cancelled gives a duty to pass back; what had to be called now is not owed again.
    passes = tuple(each for each in paid if each.must is Must.PASS)
    table = put(table, replace(made, paid=(*made.paid, *passes)))
    return replace(table, obligations=left, may_withdraw=without(table, made.seat))


def without(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Who may still change a call, without the player."""
    return tuple(each for each in table.may_withdraw if each is not seat)


def with_call(table: Table, made: MadeCall) -> Table:
    """The table with one more call."""
    return replace(table, calls=(*table.calls, made))


def put(table: Table, made: MadeCall) -> Table:
    """The table with the call as it is now."""
    calls = list(table.calls)
    calls[made.number] = made
    return replace(table, calls=tuple(calls))
