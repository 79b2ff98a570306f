"""What a deal comes to at a table: by its cards or by what was counted, with every partner there may be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tapete.tarot.count import Count, slam_by_points
from tapete.tarot.form import Form, Seat, Side
from tapete.tarot.handful import Handful, size_of
from tapete.tarot.result import Result, slam_made
from tapete.tarot.table.parts import Phase

if TYPE_CHECKING:
    from tapete.tarot.table.table import Table

__all__ = ["partner_of", "partners", "results"]


def partner_of(table: Table) -> tuple[bool, Seat | None]:
    """Whether it is known with whom the taker plays, and with whom; with nobody where he is alone (T5-4)."""
    taker, card = table.taker, table.called
    if table.form is not Form.FIVE or taker is None:
        return True, None
    if card is not None:
        played = (seat for trick in table.tricks for seat, each in trick if each == card)
        holder = next(played, None) or next((seat for seat, hand in table.deal if card in hand), None)
        if holder is not None:
            return True, None if holder is taker else holder
        if card in table.deal.dog or not partners(table) or table.all_played:
            return True, None
    return table.named is not None, None if table.named is taker else table.named


def partners(table: Table) -> tuple[Seat, ...]:
    """Who may be the partner: nobody whose whole hand is known to be without the called card."""
    form = table.form
    return tuple(seat for seat, hand in table.deal if seat is not table.taker and len(hand) < form.hand)


def results(table: Table) -> tuple[Result, ...]:
    """Every result that cards and counts allow: none before the count, several where no partner is known."""
    if table.phase in (Phase.PASSED, Phase.ANNULLED, Phase.REDEAL):
        return (Result.empty(table.form),)
    counted = table.count
    if table.contract is None or (counted is None and Side.ATTACK not in dict(table.counted)):
        return ()
    known, partner = partner_of(table)
    every = (partner,) if known else (None, *partners(table))
    return tuple(_result(table, each, counted) for each in every)


def _result(table: Table, partner: Seat | None, counted: Count | None) -> Result:
    form, contract, taker = table.form, table.contract, table.taker
    assert contract is not None
    attack = (taker, partner)
    handfuls = tuple(
        Handful(size_of(form, len(cards)), Side.ATTACK if seat in attack else Side.DEFENCE)
        for seat, cards in table.handfuls
        if len(cards) in form.handfuls  # one of another size is none, also before the arbiter comes (T4-HF-3)
    )
    if counted is not None:
        points, oudlers, petit, slam = counted.attack, counted.oudlers, counted.petit, counted.slam
    else:
        points, oudlers, petit = dict(table.counted)[Side.ATTACK], table.oudlers or 0, table.petit
        slam = slam_by_points(points, oudlers, table.aside, table.aside_side, form)
    return Result(
        form, contract, taker, partner, points, oudlers, handfuls, petit, slam_made(slam, table.slam)
    )
