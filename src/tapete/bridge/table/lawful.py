"""What a player may call or play now, and by which clause not.

Every limit stands here in the order in which it counts: for a card, following suit (44C) before a
restriction of declarer (26B, 50D2), that before a penalty card (50D1), a major one before a minor
one (50C).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tapete.bridge.call import PASS, Call
from tapete.bridge.cards import Card, Suit
from tapete.bridge.errors import Exclusion
from tapete.bridge.hand import Hand
from tapete.bridge.people import LeadOrder
from tapete.bridge.seat import Seat
from tapete.bridge.table.acts import Order
from tapete.bridge.table.parts import LeadLimit, Must, Phase
from tapete.text import N_, Text

if TYPE_CHECKING:
    from tapete.bridge.table.table import Table

__all__ = ["legal_cards", "limit_on", "limits_on", "why_not_call", "why_not_card", "why_wait"]


def why_not_call(table: Table, seat: Seat, call: Call) -> Exclusion | None:
    """Why the player may not make the call now; None where he may."""
    if table.phase is not Phase.AUCTION:
        return Exclusion("22", Text.of(N_("the auction has ended: nobody can call any more")))
    if seat is not table.turn:
        return Exclusion(
            "17C", Text.of(N_("it is not {seat}'s turn: wait for {turn}"), seat=seat, turn=table.turn)
        )
    owes = table.obliged(seat)
    if owes is not None:
        if owes.must is Must.PASS and call != PASS:
            return Exclusion(owes.clause, Text.of(N_("{seat} must pass"), seat=seat))
        if owes.must is Must.REPEAT and call != owes.call:
            return Exclusion(owes.clause, Text.of(N_("{seat} must repeat {call}"), seat=seat, call=owes.call))
        if owes.must is Must.BID_OR_PASS and not (call.is_bid or call == PASS):
            return Exclusion(owes.clause, Text.of(N_("{seat} must make a sufficient bid or pass"), seat=seat))
    return table.auction.why_not(call)


# Questions to which the player on the offender's left says yes by calling.
_ACCEPTS = frozenset(
    {"insufficient_bid_accepted", "call_out_of_rotation_accepted", "second_insufficient_bid_accepted"}
)


def why_wait(table: Table, seat: Seat) -> Exclusion | None:
    """Why the player may not call while the arbiter is at the table; None where he may (9B2)."""
    case = table.case
    if case is None:
        return None
    if case.asks == "replacement":
        if seat is case.offender:
            return None
        waits = N_("the arbiter waits until {offender} has replaced the bid")
        return Exclusion("9B2", Text.of(waits, offender=case.offender))
    if case.awaits is not None or (case.asks in _ACCEPTS and seat is case.offender.left):
        return None
    asks = N_("the arbiter asks {pending}: answer that before anybody calls")
    return Exclusion("9B2", Text.of(asks, pending=case.asks))


def legal_cards(table: Table, seat: Seat) -> tuple[Card, ...]:
    """The cards that the seat may lead or play now."""
    return tuple(card for card in table.hand(seat) if why_not_card(table, seat, card) is None)


def why_not_card(table: Table, seat: Seat, card: Card) -> Exclusion | None:
    """Why the player may not lead or play the card now; None where he may."""
    hand = table.hand(seat)
    led = table.trick.suit if table.trick else None
    if led is not None and hand.suit(led):
        if card.suit is not led:
            return Exclusion("44C", Text.of(N_("{seat} has to follow suit in {suit}"), seat=seat, suit=led))
    elif led is None:
        for limit in limits_on(table, seat):
            if (wrong := _against(limit, card, hand)) is not None:
                return wrong
    return _penalty(table, seat, card, led)


def limits_on(table: Table, leader: Seat) -> tuple[LeadLimit, ...]:
    """The rights of declarer that concern the leader's next lead."""
    if table.on_lead is not leader:
        return ()
    limits = tuple(limit for limit in table.limits if limit.leader is leader)
    suits = frozenset(
        each.card.suit for each in table.penalties if each.seat is leader.partner and each.major
    )
    decided = any(_of_penalty(limit) and limit.trick == len(table.tricks) for limit in limits)
    if not suits or decided:
        return limits
    # A major penalty card opposite gives declarer the choice at each lead (50D2).
    return (*limits, LeadLimit(leader, leader.partner, "50D2a", LeadOrder.REQUIRE_OR_FORBID, suits))


def limit_on(table: Table, leader: Seat) -> LeadLimit | None:
    """The right about which declarer decides next; one that he has used where nothing is left to decide."""
    limits = limits_on(table, leader)
    return next((limit for limit in limits if limit.order is None), limits[0] if limits else None)


def _of_penalty(limit: LeadLimit) -> bool:
    return limit.clause.startswith("50D2")


def _against(limit: LeadLimit, card: Card, hand: Hand) -> Exclusion | None:
    if limit.may is None:
        return None
    if limit.order is None:
        return Exclusion(limit.clause, Text.of(N_("declarer has first to say what may be led")))
    able = any((each.suit in limit.named) is (limit.order is Order.REQUIRE) for each in hand)
    if limit.order is Order.WAIVE or not able:  # who cannot do as told plays any card (59)
        return None
    if limit.order is Order.REQUIRE and card.suit not in limit.named:
        return Exclusion(limit.clause, Text.of(N_("declarer requires a lead in {suits}"), suits=limit.named))
    if limit.order is Order.FORBID and card.suit in limit.named:
        return Exclusion(limit.clause, Text.of(N_("declarer forbids a lead in {suits}"), suits=limit.named))
    return None


def _penalty(table: Table, seat: Seat, card: Card, led: Suit | None) -> Exclusion | None:
    own = [each for each in table.penalties if each.seat is seat]
    if not own or any(each.card == card for each in own):
        return None
    hand = table.hand(seat)
    follows = led is not None and bool(hand.suit(led))
    limits = limits_on(table, seat) if led is None else ()
    for each in own:
        if not each.major or (follows and each.card.suit is not led):
            continue  # following suit comes first (44C, 50D1b)
        if all(_against(limit, each.card, hand) is None for limit in limits):
            return Exclusion(
                "50D1a", Text.of(N_("the penalty card {card} must be played first"), card=each.card)
            )
    for each in own:
        if not each.major and card.suit is each.card.suit and not card.rank.is_honour:
            return Exclusion(
                "50C", Text.of(N_("the penalty card {card} goes before other small cards"), card=each.card)
            )
    return None
