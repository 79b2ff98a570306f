"""What each effect of a ruling does to the table, one function an effect, whichever edition ruled."""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch
from typing import TYPE_CHECKING

from tapete.bridge import effects as fx
from tapete.bridge import remedies
from tapete.bridge.call import PASS
from tapete.bridge.people import PenaltyKind, Player, Until, Which
from tapete.bridge.seat import Seat, Side
from tapete.bridge.table.parts import (
    Faced,
    Incident,
    Known,
    LeadLimit,
    MadeCall,
    Must,
    Obligation,
    Penalty,
    Status,
)
from tapete.bridge.table.standing import passed_over, since_lost_turn
from tapete.bridge.table.verdicts import VERDICTS, verdict_of
from tapete.bridge.table.withdrawing import change_call, undo, withdraw
from tapete.law import Effect
from tapete.text import N_, Text

if TYPE_CHECKING:
    from tapete.bridge.table.table import Table

__all__ = ["carry_out", "seat_of"]


@singledispatch
def carry_out(effect: Effect, table: Table, case: Incident) -> Table:
    """The table after the effect; one that only tells the arbiter something changes nothing."""
    return table


def seat_of(player: Player, table: Table, case: Incident) -> Seat | None:
    """Who the player of a ruling is."""
    match player:
        case Player.OFFENDER:
            return case.offender
        case Player.PARTNER:
            return case.offender.partner
        case Player.LHO:
            return case.offender.left
        case Player.RHO:
            return case.offender.right
        case Player.DECLARER:
            return table.contract.declarer
        case Player.PASSED_OVER:
            return passed_over(table)
        case Player.MISINFORMED:
            return case.player or _last_opponent(table, case)
        case Player.LEFT_OF_MISINFORMED:
            misinformed = case.player or _last_opponent(table, case)
            return misinformed.left if misinformed else None


def _last_opponent(table: Table, case: Incident) -> Seat | None:
    """Of two opponents the one who has called last is he whose call may still be changed (21B1a)."""
    side = case.offender.side
    return next((made.seat for made in reversed(table.standing) if made.seat.side is not side), None)


@carry_out.register(fx.CallStands)
def _(effect: fx.CallStands, table: Table, case: Incident) -> Table:
    first = case.made(Which.FIRST)

    def stands(made: MadeCall) -> MadeCall:
        second = effect.which is Which.SECOND and first is not None
        place = table.calls[first].place if second and first is not None else made.place
        return replace(made, status=Status.STANDS, counts=True, place=place)

    return change_call(table, case.made(effect.which), stands)


@carry_out.register(fx.CallCancelled)
def _(effect: fx.CallCancelled, table: Table, case: Incident) -> Table:
    number = case.made(effect.which)
    if number is None:
        return table
    take_away = undo if effect.which is Which.IRREGULAR else withdraw
    return take_away(table, case, [number])


@carry_out.register(fx.LaterCallsCancelled)
def _(effect: fx.LaterCallsCancelled, table: Table, case: Incident) -> Table:
    if case.call is None:
        return table
    until = len(table.calls) if case.ruled_from is None else case.ruled_from
    own = case.made(Which.REPLACEMENT)  # a pass of his own may be the one that the law puts there (38C)
    return undo(table, case, [number for number in range(case.call + 1, until) if number != own])


@carry_out.register(fx.PassInstead)
def _(effect: fx.PassInstead, table: Table, case: Incident) -> Table:
    if case.call is None or not case.in_turn:  # out of turn, the auction goes back to the player on turn
        return table
    made = table.calls[case.call]
    own = case.made(Which.REPLACEMENT)
    left = tuple(each for each in table.obligations if each not in made.paid)
    table = replace(table, obligations=left)
    if own is not None and table.calls[own].call == PASS:  # the pass is there already
        return change_call(table, own, lambda call: replace(call, status=Status.STANDS, place=made.place))
    return replace(table, calls=(*table.calls, MadeCall(len(table.calls), made.seat, PASS, made.place)))


@carry_out.register(fx.MayCall)
def _(effect: fx.MayCall, table: Table, case: Incident) -> Table:
    # What he has called already in the place of his call is his choice, if the table finds it legal.
    number = case.made(Which.REPLACEMENT) if case.in_turn else None
    return change_call(table, number, lambda call: replace(call, status=Status.STANDS))


@carry_out.register(fx.AuctionReturns)
def _(effect: fx.AuctionReturns, table: Table, case: Incident) -> Table:
    if effect.player is not Player.PASSED_OVER:
        return table
    # The calls that really were made, from the lost turn on, are cancelled.
    return undo(table, case, [made.number for made in since_lost_turn(table)])


@carry_out.register(fx.MustPass)
def _(effect: fx.MustPass, table: Table, case: Incident) -> Table:
    return _oblige(table, seat_of(effect.player, table, case), Must.PASS, effect.until, effect.clause)


@carry_out.register(fx.MustReplace)
def _(effect: fx.MustReplace, table: Table, case: Incident) -> Table:
    return _oblige(table, case.offender, Must.BID_OR_PASS, Until.NEXT_TURN, effect.clause)


@carry_out.register(fx.MayNotDouble)
def _(effect: fx.MayNotDouble, table: Table, case: Incident) -> Table:
    seat = seat_of(effect.player, table, case)
    return _oblige(table, seat, Must.BID_OR_PASS, Until.NEXT_TURN, effect.clause)


@carry_out.register(fx.MustRepeat)
def _(effect: fx.MustRepeat, table: Table, case: Incident) -> Table:
    if case.call is None:
        return table
    return _repeats(table, table.calls[case.call], effect.clause)


@carry_out.register(remedies.CallRepeated)
def _(effect: remedies.CallRepeated, table: Table, case: Incident) -> Table:
    seat = seat_of(effect.player, table, case)
    since = () if case.call is None else table.calls[case.call + 1 : case.ruled_from]
    made = next((each for each in since if each.seat is seat), None)
    return table if made is None else _repeats(table, made, effect.clause)


@carry_out.register(remedies.BoardNotPlayed)
def _(effect: remedies.BoardNotPlayed, table: Table, case: Incident) -> Table:
    return replace(table, stopped=True)


@carry_out.register(fx.MayWithdraw)
def _(effect: fx.MayWithdraw, table: Table, case: Incident) -> Table:
    seat = seat_of(effect.player, table, case)
    return table if seat is None else replace(table, may_withdraw=(*table.may_withdraw, seat))


@carry_out.register(fx.LeadRestriction)
def _(effect: fx.LeadRestriction, table: Table, case: Incident) -> Table:
    limit = LeadLimit(case.offender.partner, case.offender, effect.clause)
    return replace(table, limits=(*table.limits, limit))


@carry_out.register(fx.LeadChoice)
def _(effect: fx.LeadChoice, table: Table, case: Incident) -> Table:
    limits = tuple(
        replace(limit, may=effect.may, suits=effect.suits) if limit.offender is case.offender else limit
        for limit in table.limits
    )
    return replace(table, limits=limits)


@carry_out.register(fx.NoLeadRestriction)
def _(effect: fx.NoLeadRestriction, table: Table, case: Incident) -> Table:
    if case.kind != "lead restriction":
        return table
    limits = tuple(limit for limit in table.limits if limit.offender is not case.offender)
    return replace(table, limits=limits)


@carry_out.register(fx.Unauthorised)
def _(effect: fx.Unauthorised, table: Table, case: Incident) -> Table:
    return _relearn(table, case, frozenset({case.offender.side.other}), effect.clause)


@carry_out.register(fx.Authorised)
def _(effect: fx.Authorised, table: Table, case: Incident) -> Table:
    return _relearn(table, case, frozenset(Side), effect.clause)


@carry_out.register(remedies.CardsKnown)
def _(effect: remedies.CardsKnown, table: Table, case: Incident) -> Table:
    what = " ".join(f"{case.offender}:{card}" for card in case.cards)
    return _know(table, case, N_("the exposed cards"), what, effect.clause)


@carry_out.register(remedies.CorrectionUnauthorised)
def _(effect: remedies.CorrectionUnauthorised, table: Table, case: Incident) -> Table:
    what = f"{case.offender}:hand"
    return _know(table, case, N_("what the correction of the hand tells"), what, effect.clause)


def _decided(effect: Effect, table: Table, case: Incident) -> Table:
    return replace(table, verdicts=(*table.verdicts, verdict_of(effect, case)))


for _effect in VERDICTS:
    carry_out.register(_effect, _decided)


@carry_out.register(remedies.CardsStayFaced)
def _(effect: remedies.CardsStayFaced, table: Table, case: Incident) -> Table:
    lying = {each.card for each in table.faced}
    faced = tuple(Faced(case.offender, card) for card in case.cards if card not in lying)
    return replace(table, faced=(*table.faced, *faced))


@carry_out.register(remedies.CardsPickedUp)
def _(effect: remedies.CardsPickedUp, table: Table, case: Incident) -> Table:
    return replace(table, faced=tuple(each for each in table.faced if each.card not in case.cards))


@carry_out.register(remedies.BecomePenaltyCards)
def _(effect: remedies.BecomePenaltyCards, table: Table, case: Incident) -> Table:
    new = tuple(Penalty(case.offender, card, effect.kind is PenaltyKind.MAJOR) for card in case.cards)
    penalties = (*table.penalties, *new)
    own = [each for each in penalties if each.seat is case.offender]
    if len(own) > 1:  # two penalty cards of one defender are major, all of them (50B)
        penalties = tuple(replace(e, major=True) if e.seat is case.offender else e for e in penalties)
    faced = tuple(each for each in table.faced if each.card not in case.cards)
    return replace(table, penalties=penalties, faced=faced)


def _repeats(table: Table, made: MadeCall, clause: str) -> Table:
    owes = Obligation(made.seat, Must.REPEAT, Until.NEXT_TURN, clause, made.call)
    passes = any(each.seat is made.seat and each.must is Must.PASS for each in table.obligations)
    in_vain = passes and made.call != PASS  # what a player who must pass cannot legally repeat (31A1, 35B)
    return table if in_vain else replace(table, obligations=(*table.obligations, owes))


def _oblige(table: Table, seat: Seat | None, must: Must, until: Until, clause: str) -> Table:
    owed = {(each.seat, each.must, each.until) for each in table.obligations}
    if seat is None or (seat, must, until) in owed:
        return table
    in_vain = {
        each
        for each in table.obligations
        if must is Must.PASS and each.seat is seat and each.must is Must.REPEAT and each.call != PASS
    }
    left = tuple(each for each in table.obligations if each not in in_vain)
    return replace(table, obligations=(*left, Obligation(seat, must, until, clause)))


def _know(table: Table, case: Incident, text: str, what: str, clause: str) -> Table:
    """What only the side without fault may use, unless there is none: 16D has no offending side."""
    known = Known(Text.of(text), frozenset({case.offender.side.other}), clause, what, case.number)
    return replace(table, known=(*table.known, known))


def _relearn(table: Table, case: Incident, sides: frozenset[Side], clause: str) -> Table:
    """Who may use what the withdrawn calls of the case tell."""
    known = tuple(
        replace(each, authorised=sides, clause=clause) if each.incident == case.number else each
        for each in table.known
    )
    return replace(table, known=known)
