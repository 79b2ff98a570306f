"""What each effect of a ruling does to the table, one function an effect."""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch
from typing import TYPE_CHECKING

from tapete.law import Effect
from tapete.tarot import effects as fx
from tapete.tarot.cards import TRUMPS
from tapete.tarot.hand import Hand
from tapete.tarot.people import Player
from tapete.tarot.table.parts import Incident, Phase, Status
from tapete.tarot.table.playing import returned, stands

if TYPE_CHECKING:
    from tapete.tarot.table.table import Table

__all__ = ["carry_out"]


@singledispatch
def carry_out(effect: Effect, table: Table, case: Incident) -> Table:
    """The table after the effect; one that only tells the arbiter something changes nothing."""
    return table


@carry_out.register(fx.GoesOn)
def _(effect: fx.GoesOn, table: Table, case: Incident) -> Table:
    if case.bid is not None:
        return _bid(table, case.bid, Status.STANDS)
    for card in case.cards:
        table = stands(table, case.offender, card)
    return table


@carry_out.register(fx.CardReturned)
def _(effect: fx.CardReturned, table: Table, case: Incident) -> Table:
    for card in case.cards:
        table = returned(table, card)
    return table


@carry_out.register(fx.BidCancelled)
def _(effect: fx.BidCancelled, table: Table, case: Incident) -> Table:
    return table if case.bid is None else _bid(table, case.bid, Status.CANCELLED)


@carry_out.register(fx.DealAnnulled)
def _(effect: fx.DealAnnulled, table: Table, case: Incident) -> Table:
    return replace(table, fate=Phase.ANNULLED, next_dealer=table.form.next(table.dealer), next_barred=None)


@carry_out.register(fx.NewDeal)
def _(effect: fx.NewDeal, table: Table, case: Incident) -> Table:
    return replace(table, fate=Phase.REDEAL, next_dealer=table.dealer)


@carry_out.register(fx.DealerBarred)
def _(effect: fx.DealerBarred, table: Table, case: Incident) -> Table:
    return replace(table, next_barred=table.dealer)


@carry_out.register(fx.DealPasses)
def _(effect: fx.DealPasses, table: Table, case: Incident) -> Table:
    return replace(table, next_dealer=table.form.next(table.dealer), next_barred=None)


@carry_out.register(fx.EcartCorrected)
def _(effect: fx.EcartCorrected, table: Table, case: Incident) -> Table:
    return replace(table, ecart=None, ecart_size=0, shown=Hand(), jeu=False)


@carry_out.register(fx.TrumpsShown)
def _(effect: fx.TrumpsShown, table: Table, case: Incident) -> Table:
    return table if table.ecart is None else replace(table, shown=Hand(table.ecart.bits & TRUMPS))


@carry_out.register(fx.HandfulRefused)
@carry_out.register(fx.HandfulShownAgain)
def _(effect: Effect, table: Table, case: Incident) -> Table:
    cards = Hand.of(case.cards)
    kept = tuple(pair for pair in table.handfuls if pair != (case.offender, cards))
    return replace(table, handfuls=kept)


@carry_out.register(fx.SlamRefused)
def _(effect: fx.SlamRefused, table: Table, case: Incident) -> Table:
    return replace(table, slam=table.slam and case.offender is not table.taker)


@carry_out.register(fx.CountedAgain)
def _(effect: fx.CountedAgain, table: Table, case: Incident) -> Table:
    return replace(table, counted=(), oudlers=None)


@carry_out.register(fx.SheetCorrected)
def _(effect: fx.SheetCorrected, table: Table, case: Incident) -> Table:
    return replace(table, sheet=())


@carry_out.register(fx.AdjustedScore)
def _(effect: fx.AdjustedScore, table: Table, case: Incident) -> Table:
    return replace(table, adjusted=True)


@carry_out.register(fx.Penalty)
def _(effect: fx.Penalty, table: Table, case: Incident) -> Table:
    seats = {Player.OFFENDER: case.offender, Player.DEALER: table.dealer, Player.TAKER: table.taker}
    seat = seats[effect.player] or case.offender
    return replace(table, penalties=(*table.penalties, seat))


def _bid(table: Table, number: int, status: Status) -> Table:
    bids = list(table.bids)
    bids[number] = replace(bids[number], status=status)
    return replace(table, bids=tuple(bids))
