"""The recognisers: which irregularity an act is, if any."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from tapete.tarot.bidding import Bid
from tapete.tarot.cards import TRUMPS, Card
from tapete.tarot.dog import why_not_ecart, why_not_shown
from tapete.tarot.form import Form, Seat, Side
from tapete.tarot.hand import Hand, listed
from tapete.tarot.handful import why_not_handful
from tapete.tarot.people import EcartFault, HandfulFault, Obligation
from tapete.tarot.play import broken
from tapete.tarot.table.cases import notice
from tapete.tarot.table.parts import Phase
from tapete.tarot.table.results import results
from tapete.tarot.trick import led_by, legal_bits

if TYPE_CHECKING:
    from tapete.tarot.table.table import Table

__all__ = [
    "bid_fault",
    "broken_by",
    "count_fault",
    "ecart_fault",
    "excuse_denied",
    "handful_fault",
    "legal_cards",
    "proven",
    "sheet_fault",
    "trick_may_be_seen",
    "trumps_hidden",
    "uncalled",
    "wrong_count_of_cards",
]


def wrong_count_of_cards(table: Table) -> Table:
    """At the first bid: the table, where a known hand or dog has a wrong number of cards, with its case."""
    if table.bids:
        return table
    for seat, hand in table.deal:
        if len(hand) > table.form.hand:
            return notice(table, "cards", "TARB", seat)
    if len(table.deal.dog) > table.form.dog:  # the dealer has to show its number (T4-DEAL-5)
        return notice(table, "cards", "TARB", table.dealer)
    return table


def bid_fault(table: Table, seat: Seat, bid: Bid) -> str | None:
    """What is irregular about the bid."""
    if seat is not table.auction.turn:
        return "bid out of turn"
    return None if table.auction.is_legal(bid) else "low bid"


def ecart_fault(table: Table) -> EcartFault | None:
    """What is wrong with the écart, as far as the table knows its cards; trumps are shown later."""
    if table.ecart_size != table.form.dog:
        return EcartFault.COUNT
    if table.ecart and table.taker is not None and len(table.ecart) == table.form.dog:
        full = table.full_hand(table.taker)
        if len(full) == table.form.hand + table.form.dog:
            wrong = why_not_ecart(full, table.ecart, table.form)
            return None if wrong is None else EcartFault.CARD
        sure = why_not_ecart(
            table.ecart, Hand(table.ecart.bits & ~TRUMPS | table.ecart.bits & _ENDS), table.form
        )
        return EcartFault.CARD if sure is not None and sure.clause == "T4-DOG-2" else None
    return None


_ENDS = 1 << 56 | 1 << 76


def trumps_hidden(table: Table) -> bool:
    """Whether the écart holds trumps that the defence has not seen (T4-DOG-2)."""
    return table.ecart is not None and why_not_shown(table.ecart, table.shown) is not None


def handful_fault(table: Table, seat: Seat, cards: Sequence[Card]) -> HandfulFault | None:
    """What is wrong with a handful."""
    if table.has_played(seat) or table.phase is Phase.ENDED:
        return HandfulFault.LATE
    if table.phase is not Phase.PLAY or table.turn is not seat:
        return HandfulFault.EARLY
    hand = table.hand(seat) if table.knows(seat) else Hand.of(cards)
    again = table.shown if seat is table.taker else Hand()
    wrong = why_not_handful(hand, tuple(cards), table.form, again)
    if wrong is not None and wrong.clause == "T4-HF-4":
        return HandfulFault.EXCUSE
    if any(other is seat for other, _ in table.handfuls):
        return HandfulFault.ORDER
    if wrong is None:
        return None
    return HandfulFault.ORDER if wrong.clause == "T4-HF-1" else HandfulFault.SIZE


def trick_may_be_seen(table: Table, number: int) -> bool:
    """Whether the trick is the one before that on the table (T4-PLAY-8)."""
    return number == len(table.laid.tricks)


def count_fault(table: Table) -> bool:
    """Whether what both sides counted is not the whole pack, or not what lies there."""
    told = dict(table.counted)
    if len(told) == 2 and sum(told.values()) != 182:
        return True
    known = table.count
    return known is not None and Side.ATTACK in told and told[Side.ATTACK] != known.attack


def sheet_fault(table: Table) -> bool:
    """Whether the marks do not sum to 0, or are not those of the deal."""
    right = [tuple(result.marks.values()) for result in results(table)]
    wrong = bool(right) and not table.adjusted and table.sheet not in right
    return sum(table.sheet) != 0 or wrong


def uncalled(table: Table) -> Table:
    """The dog is taken or a card is played, and nobody has been called: a case, once (T5-3)."""
    called = table.called is not None or table.named is not None
    noticed = any(case.kind == "no call" for case in table.incidents)
    if table.form is not Form.FIVE or table.taker is None or called or noticed:
        return table
    return notice(table, "no call", "T5-3", table.taker)


def _asked_for(cards: Sequence[Card]) -> tuple[int, int]:
    """The bits of the suit that the cards ask for, and the card that wins so far."""
    led = best = 0
    for card in cards:
        if card.is_excuse:
            continue
        led = led or led_by(card.bit)
        if card.bit & (led | TRUMPS) and card.bit > best:
            best = card.bit
    return led, best


def legal_cards(table: Table, seat: Seat) -> tuple[Card, ...]:
    """What the seat may play to the trick on the table, of a hand that is known."""
    hand = table.hand(seat).bits
    legal = legal_bits(hand, *_asked_for(table.trick.cards if table.trick else ()))
    if not table.tricks and table.called is not None and table.called.suit is not None:
        legal = legal & ~table.called.suit.cards | legal & table.called.bit or legal
    return listed(legal)


def broken_by(table: Table, seat: Seat, card: Card) -> Obligation | None:
    """The obligation that the card breaks, by what the table knows of the hand (T4-PLAY-2 to 5, T5-5)."""
    if not table.tricks and table.called is not None and not card.is_excuse:
        same = card.suit is not None and card.suit is table.called.suit
        if same and card != table.called:
            return Obligation.LEAD
    held = table.hand(seat) if table.knows(seat) else _shown(table, seat)
    return _broken(seat, held.bits | card.bit, table.trick.cards if table.trick else (), card)


def _shown(table: Table, seat: Seat) -> Hand:
    """The cards of a handful that the player still has; a trump of the écart may be among those shown."""
    bits = 0
    for other, cards in table.handfuls:
        bits |= cards.bits if other is seat else 0
    return Hand(bits) - table.gone - (table.ecart or Hand()) - table.shown


def _broken(seat: Seat, hand: int, before: Sequence[Card], card: Card) -> Obligation | None:
    """The obligation that a card of the hand breaks after those that were played before it."""
    led, best = _asked_for(before)
    if card.bit & legal_bits(hand, led, best):
        return None
    if broken(seat, hand, led, best).clause == "T4-PLAY-3":
        return Obligation.FOLLOW
    if card.trump:
        return Obligation.OVERTRUMP if led == TRUMPS else Obligation.OVERRUFF
    return Obligation.TRUMP_LED if led == TRUMPS else Obligation.TRUMP


def proven(table: Table, seat: Seat, card: Card) -> Iterator[tuple[int, Card, Obligation]]:
    """What the card tells of an unknown hand: the earlier cards that broke an obligation while it was there.

    Each with the number of its trick, from 0.
    """
    ruled = {other for case in table.incidents if case.kind == "revoke" for other in case.cards}
    for number, trick in enumerate(() if table.knows(seat) else table.tricks):
        for place, (who, earlier) in enumerate(trick):
            if who is seat and earlier not in ruled:
                wrong = _broken(seat, earlier.bit | card.bit, trick.cards[:place], earlier)
                if wrong is not None:
                    yield number, earlier, wrong


def excuse_denied(table: Table, seat: Seat, card: Card) -> tuple[Card, ...]:
    """The handful whose Excuse said that there was no such trump, where nobody has noticed it (T4-HF-4)."""
    for case in table.incidents:
        if case.offender is seat and case.handful is HandfulFault.EXCUSE:
            return ()
    for other, cards in table.handfuls:
        if other is seat and cards.has_excuse and card.trump and card not in cards:
            return tuple(cards)
    return ()
