"""The end of a deal: the card for the Excuse, the counts, who was the partner, the sheet."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

from tapete.tarot.count import Fate, excuse_of
from tapete.tarot.errors import Impossible
from tapete.tarot.figures import check_oudlers, half_points_of
from tapete.tarot.form import Form, Seat, Side
from tapete.tarot.table import acts
from tapete.tarot.table.cases import notice
from tapete.tarot.table.irregular import count_fault, sheet_fault
from tapete.text import N_

if TYPE_CHECKING:
    from tapete.tarot.table.table import Table

__all__ = ["counts", "gives", "is_alone", "is_partner", "marks", "petit"]


def gives(table: Table, act: acts.Gives) -> Table:
    """A low card from the tricks of its side for the Excuse (T4-PLAY-7)."""
    excuse = excuse_of(table.laid, table.readings)
    if excuse is None:
        raise Impossible(N_("the Excuse has not been played: no card is owed for it"))
    if excuse.fate not in (Fate.PAID, Fate.OWED) or table.given is not None:
        raise Impossible(N_("no card is owed for the Excuse any more"))
    if table.partner_known and table.laid.side(act.seat) is not excuse.side:
        raise Impossible(
            N_("the side that played the Excuse gives a card, and {seat} is not of it"), seat=act.seat
        )
    if act.card.half_points != 1:
        raise Impossible(N_("{card} is worth more than half a point: give a low card"), card=act.card)
    if act.card not in table.laid.won_by(excuse.side):
        raise Impossible(
            N_("{card} lies in no trick of that side: it gives a card from its tricks, once it has one"),
            card=act.card,
        )
    return replace(table, given=act.card)


def counts(table: Table, act: acts.Counts) -> Table:
    """A side has counted its points; after the second one the play is over."""
    half_points_of(Fraction(act.half_points, 2), table.form)  # raises for what cannot be (T4-SC-5)
    check_oudlers(act.oudlers)
    told = {**dict(table.counted), act.side: act.half_points}
    oudlers = act.oudlers if act.side is Side.ATTACK else table.oudlers
    over = table.over or len(told) == 2
    table = replace(table, counted=tuple(told.items()), oudlers=oudlers, over=over)
    taker = table.taker or table.dealer
    return notice(table, "count", "T4-SC", taker) if count_fault(table) else table


def is_partner(table: Table, act: acts.IsPartner) -> Table:
    """The players say who held the called card (T5-4)."""
    if act.seat is table.taker:
        raise Impossible(N_("the taker is not his own partner: say that {seat} is alone"), seat=act.seat)
    return _named(table, act.seat, act.seat)


def is_alone(table: Table, act: acts.IsAlone) -> Table:
    """The players say that the taker has no partner (T5-4)."""
    if act.seat is not table.taker:
        raise Impossible(N_("{seat} has not taken: the taker alone plays without a partner"), seat=act.seat)
    return _named(table, act.seat, None)


def _named(table: Table, seat: Seat, partner: Seat | None) -> Table:
    if table.form is not Form.FIVE or table.contract is None:
        raise Impossible(N_("there is a partner only where five play, after the bidding"))
    if table.partner_known and table.partner is not partner:
        raise Impossible(N_("the cards tell who has {card}: not as you say"), card=table.called or "-")
    return replace(table, named=seat)


def petit(table: Table, act: acts.PetitAuBout) -> Table:
    """The players say who won the Petit in the last trick."""
    return replace(table, petit=act.side)


def marks(table: Table, act: acts.Marks) -> Table:
    """The marks are written down."""
    if len(act.marks) != table.form.players:
        raise Impossible(N_("a sheet has {n} marks, one for each player"), n=table.form.players)
    table = replace(table, sheet=act.marks)
    return notice(table, "sheet", "T4-SC-6", table.taker or table.dealer) if sheet_fault(table) else table
