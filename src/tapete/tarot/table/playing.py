"""Cards on the table: played in turn or not, exposed, taken back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tapete.tarot.cards import Card
from tapete.tarot.errors import Impossible
from tapete.tarot.form import Seat
from tapete.tarot.people import EcartFault, HandfulFault
from tapete.tarot.table.cases import notice
from tapete.tarot.table.irregular import broken_by, excuse_denied, proven, trumps_hidden, uncalled
from tapete.tarot.table.parts import Phase
from tapete.tarot.trick import Trick
from tapete.text import N_

if TYPE_CHECKING:
    from tapete.tarot.table.table import Table

__all__ = ["exposed", "played", "returned", "stands", "taken_back"]


def played(table: Table, seat: Seat, card: Card) -> Table:
    """The table after the seat has led or played a card."""
    _check(table, seat, card)
    if table.phase is Phase.ENDED:
        raise Impossible(N_("all tricks are played: there is no card left to play"))
    if table.contract is None:
        return exposed(table, seat, (card,))
    table = _played_on(table, seat)
    astray = table.astray
    follows = astray is not None and seat is table.form.next(astray.leader, len(astray.cards))
    if seat is _on_turn(table) and not (astray is not None and follows and len(astray.cards) > 1):
        return lay(table, seat, card)
    if any(card == other for _, other in _ahead(table)):
        raise Impossible(N_("{card} has been played: play another card"), card=card)
    if astray is not None and follows:
        # Who follows in rotation to a lead out of turn has not played out of turn himself.
        astray = replace(astray, cards=(*astray.cards, card))
        table = replace(table, astray=astray)
        return _opened(table) if seat is _on_turn(table) or astray.is_complete else table
    if astray is None and table.trick is None:
        table = replace(table, astray=Trick(table.form, seat, (card,)))
    else:
        table = replace(table, early=(*table.early, (seat, card)))
    return notice(table, "out of turn", "T4-PLAY-9", seat, cards=(card,))


def _on_turn(table: Table) -> Seat | None:
    """Whose card it is; nobody's as long as the taker has the dog and someone else is to lead."""
    if table.phase not in (Phase.CALLING, Phase.DOG):
        return table.turn if table.phase is Phase.PLAY else None
    hidden = table.contract is not None and not table.contract.shows_dog
    return table.leader if hidden or table.leader is table.taker else None


def _ahead(table: Table) -> tuple[tuple[Seat, Card], ...]:
    """The cards that lie there before their turn, each with who played it."""
    return (*table.early, *(table.astray or ()))


def _played_on(table: Table, seat: Seat) -> Table:
    """A card before its turn is its player's own once the turn has come and the others play on (TARB-4)."""
    while (turn := _on_turn(table)) is not None and turn is not seat:
        if table.astray is not None and table.astray.leader is turn:
            table = _opened(table)
            continue
        card = next((card for other, card in table.early if other is turn), None)
        if card is None:
            break
        table = lay(table, turn, card)
    return table


def _opened(table: Table) -> Table:
    """The trick that was led out of turn is the one that is played."""
    trick = table.astray or ()
    table = replace(table, astray=None)
    for seat, card in trick:
        table = _put(table, seat, card)
    return _due(table)


def _left_behind(table: Table) -> Table:
    """Another trick is played: what was led out of turn waits, and so do those who followed to it."""
    pairs = tuple(table.astray or ())
    table = replace(table, astray=None, early=(*table.early, *pairs))
    for seat, card in pairs[1:]:
        table = notice(table, "out of turn", "T4-PLAY-9", seat, cards=(card,))
    return table


def stands(table: Table, seat: Seat, card: Card) -> Table:
    """The table where a card out of turn stands: a lead is one, any other card waits for its turn."""
    if table.astray is not None and table.astray.cards[0] == card:
        return _opened(table)
    if (seat, card) not in table.early:
        return table
    return _due(replace(table, accepted=(*table.accepted, card)))


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
    return _due(_put(_left_behind(table), seat, card))


def _put(table: Table, seat: Seat, card: Card) -> Table:
    """The card in its trick, with what is wrong about it and what it proves."""
    if not table.tricks:
        table = _first_card(table)
    wrong, proofs = broken_by(table, seat, card), tuple(proven(table, seat, card))
    denied = excuse_denied(table, seat, card)
    table = _in_trick(table, seat, card)
    if wrong is not None:
        number = len(table.tricks) - 1
        table = notice(table, "revoke", "T4-PLAY", seat, cards=(card,), trick=number, broken=wrong)
    for number, earlier, obligation in proofs:
        table = notice(table, "revoke", "T4-PLAY", seat, cards=(earlier,), trick=number, broken=obligation)
    if denied:
        table = notice(table, "handful", "T4-HF", seat, cards=denied, handful=HandfulFault.EXCUSE)
    return table


def _first_card(table: Table) -> Table:
    """The first card closes the écart, and nobody is called any more: what is wrong by now is a case."""
    table = uncalled(table)
    if table.ecart is not None and trumps_hidden(table) and table.taker is not None:
        return notice(table, "ecart", "T4-DOG", table.taker, ecart=EcartFault.SHOWN)
    return table


def _in_trick(table: Table, seat: Seat, card: Card) -> Table:
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
    early = tuple(pair for pair in table.early if pair[1] != card)
    faced = tuple(pair for pair in table.faced if pair[1] != card)
    return replace(table, tricks=tricks, early=early, faced=faced)


def _due(table: Table) -> Table:
    """A card played too early that stands is played when its player's turn has come."""
    for seat, card in table.early:
        if card in table.accepted and seat is _on_turn(table):
            return lay(table, seat, card)
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
    if table.astray is not None and card in table.astray.cards:
        return replace(table, astray=_until(table.astray, card))
    trick = table.tricks[-1] if table.tricks else None
    if trick is None or card not in trick.cards:
        return table
    kept = _until(trick, card)
    return replace(
        _left_behind(table), tricks=table.tricks[:-1] if kept is None else (*table.tricks[:-1], kept)
    )


def _until(trick: Trick, card: Card) -> Trick | None:
    """The trick before the card was played; None where that was the lead."""
    cards = trick.cards[: trick.cards.index(card)]
    return replace(trick, cards=cards, excuse_wins=False) if cards else None
