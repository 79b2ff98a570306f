"""Cards on the table: played in turn or not, exposed, taken back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tapete.tarot.cards import Card
from tapete.tarot.errors import Impossible
from tapete.tarot.form import Seat
from tapete.tarot.people import EcartFault
from tapete.tarot.table.cases import notice
from tapete.tarot.table.irregular import broken_by, trumps_hidden
from tapete.tarot.table.parts import Phase
from tapete.tarot.trick import Trick
from tapete.text import N_

if TYPE_CHECKING:
    from tapete.tarot.table.table import Table

__all__ = ["exposed", "lay", "played", "returned", "taken_back"]


def played(table: Table, seat: Seat, card: Card) -> Table:
    """The table after the seat has led or played a card."""
    _check(table, seat, card)
    if table.phase is Phase.ENDED:
        raise Impossible(N_("all tricks are played: there is no card left to play"))
    if table.contract is None:
        return exposed(table, seat, (card,))
    if not table.tricks and seat is table.turn:
        table = _first_card(table)
    if seat is not table.turn:
        out = replace(table, early=(*table.early, (seat, card)))
        return notice(out, "out of turn", "T4-PLAY-9", seat, cards=(card,))
    wrong = broken_by(table, seat, card)
    table = lay(table, seat, card)
    if wrong is None:
        return table
    return notice(table, "revoke", "T4-PLAY", seat, cards=(card,), trick=len(table.tricks) - 1, broken=wrong)


def _first_card(table: Table) -> Table:
    """The first card closes the écart: what is wrong with it by now is a case (T4-DOG-4)."""
    if table.ecart is not None and trumps_hidden(table) and table.taker is not None:
        return notice(table, "ecart", "T4-DOG", table.taker, ecart=EcartFault.SHOWN)
    return table


def _check(table: Table, seat: Seat, card: Card) -> None:
    if card in table.gone:
        raise Impossible(N_("{card} has been played: play another card"), card=card)
    table.form.number(seat)
    if table.knows(seat) and card not in table.full_hand(seat):
        raise Impossible(N_("{card} is not in the hand of {seat}"), card=card, seat=seat)
    if seat is table.taker and table.ecart is not None and card in table.ecart:
        raise Impossible(N_("{card} lies in the écart"), card=card)
    if any(other is not seat and card in hand for other, hand in table.deal):
        raise Impossible(N_("{card} is not in the hand of {seat}"), card=card, seat=seat)


def lay(table: Table, seat: Seat, card: Card) -> Table:
    """The card in the trick on the table, or as the lead to the next one."""
    trick = table.trick
    if trick is None:
        tricks = (*table.tricks, Trick(table.form, seat, (card,)))
    else:
        tricks = (*table.tricks[:-1], replace(trick, cards=(*trick.cards, card)))
    last = tricks[-1]
    if last.is_complete and len(tricks) == table.form.hand and last.cards[0].is_excuse:
        laid = replace(table.laid, tricks=tricks[:-1])
        side = laid.side(last.leader)
        won_all = all(laid.side(winner) is side for winner in laid.winners)
        tricks = (*tricks[:-1], replace(last, excuse_wins=won_all))
    faced = tuple(pair for pair in table.faced if pair[1] != card)
    table = replace(table, tricks=tricks, faced=faced)
    return _due(table)


def _due(table: Table) -> Table:
    """A card played too early that stands is played when its player's turn has come."""
    for seat, card in table.early:
        if card in table.accepted and seat is table.turn:
            early = tuple(pair for pair in table.early if pair[1] != card)
            return lay(replace(table, early=early), seat, card)
    return table


def exposed(table: Table, seat: Seat, cards: tuple[Card, ...]) -> Table:
    """The table after cards of the seat came into view."""
    for card in cards:
        _check(table, seat, card)
    table = replace(table, faced=(*table.faced, *((seat, card) for card in cards)))
    return notice(table, "exposed", "T4-PLAY-9", seat, cards=cards)


def taken_back(table: Table, seat: Seat) -> Table:
    """The table after a player has taken back his own last card, which the rules know nothing of."""
    trick = table.tricks[-1] if table.tricks else None
    if trick is None or not trick.cards or table.form.next(trick.leader, len(trick.cards) - 1) is not seat:
        raise Impossible(N_("{seat} has not played the last card"), seat=seat)
    card = trick.cards[-1]
    return notice(returned(table, card), "taken back", "T4-PLAY-9", seat, cards=(card,))


def returned(table: Table, card: Card) -> Table:
    """The table with the card back in its hand, and with it the later cards of the trick on the table."""
    early = tuple(pair for pair in table.early if pair[1] != card)
    faced = tuple(pair for pair in table.faced if pair[1] != card)
    table = replace(table, early=early, faced=faced)
    trick = table.tricks[-1] if table.tricks else None
    if trick is None or card not in trick.cards:
        return table
    kept = trick.cards[: trick.cards.index(card)]
    tricks = (
        (*table.tricks[:-1], replace(trick, cards=kept, excuse_wins=False)) if kept else table.tricks[:-1]
    )
    return replace(table, tricks=tricks)
