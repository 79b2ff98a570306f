"""The dog and the écart, the called card, the announced slam: what the taker does before the play.

>>> hand = Hand.parse("S:RD HR H9 D:RD2 C:RD T:21,20,19,18,17,16,15,14,13,12,11,10,9,8,7")
>>> len(hand), trumps_needed(hand, Form.FOUR)
(24, 1)
>>> why_not_ecart(hand, Hand.parse("SD DD CD D2 H9 T7"), Form.FOUR) is None
True
>>> print(why_not_ecart(hand, Hand.parse("SR DD CD D2 H9 T7"), Form.FOUR))
king of spades may not lie in the écart: no king and no oudler may (T4-DOG-2)
"""

from __future__ import annotations

from tapete.tarot.cards import EXCUSE, OUDLERS, TRUMPS, Card, Rank, Suit
from tapete.tarot.errors import Exclusion
from tapete.tarot.form import Form
from tapete.tarot.hand import KINGS, Hand
from tapete.text import N_

__all__ = ["callable_cards", "trumps_needed", "why_not_call", "why_not_ecart", "why_not_shown"]

_LADDER = (Rank.KING, Rank.QUEEN, Rank.KNIGHT, Rank.JACK)


def trumps_needed(hand: Hand, form: Form) -> int:
    """How many trumps the écart must hold: as many as plain cards other than kings are missing (T4-DOG-2)."""
    plain = hand.bits & ~(TRUMPS | EXCUSE | KINGS)
    return max(0, form.dog - plain.bit_count())


def why_not_ecart(hand: Hand, ecart: Hand, form: Form) -> Exclusion | None:
    """Why these cards may not be set aside from hand and dog, and the clause; None where they may."""
    for card in ecart - hand:
        return Exclusion.of("T4-DOG-1", N_("the taker does not have {card}: take another card"), card=card)
    if len(ecart) != form.dog:
        return Exclusion.of(
            "T5-10" if form is Form.FIVE else "T4-DOG-3",
            N_("an écart has {right} cards, and this one has {n}: set {right} aside"),
            right=form.dog,
            n=len(ecart),
        )
    for card in Hand(ecart.bits & (KINGS | OUDLERS)):
        return Exclusion.of(
            "T4-DOG-2", N_("{card} may not lie in the écart: no king and no oudler may"), card=card
        )
    needed = trumps_needed(hand, form)
    if (trumps := len(ecart.trumps)) > needed:
        return Exclusion.of(
            "T4-DOG-2",
            N_("{n} trumps lie in the écart, and {needed} have to: set plain cards aside first"),
            n=trumps,
            needed=needed,
        )
    return None


def why_not_shown(ecart: Hand, shown: Hand) -> Exclusion | None:
    """Why the trumps shown to the defence are not those of the écart; None where they are (T4-DOG-2)."""
    if shown.bits == ecart.bits & TRUMPS:
        return None
    return Exclusion.of(
        "T4-DOG-2",
        N_("the trumps of the écart are shown to the defence, all of them and nothing else: {cards}"),
        cards=" ".join(map(str, ecart.trumps)) or "-",
    )


def callable_cards(hand: Hand) -> tuple[Card, ...]:
    """The cards that the taker may call at five: kings, and lower honours once all higher are his (T5-3)."""
    found: list[Card] = []
    for rank in _LADDER:
        cards = [Card.of(suit, rank) for suit in Suit]
        found += cards
        if not all(card in hand for card in cards):
            break
    return tuple(found)


def why_not_call(hand: Hand, card: Card, form: Form) -> Exclusion | None:
    """Why the taker may not call the card, and the clause; None where he may."""
    if form is not Form.FIVE:
        return Exclusion.of("T5-3", N_("a card is called only where five play"))
    if card in callable_cards(hand):
        return None
    if card.rank in _LADDER:
        return Exclusion.of(
            "T5-3", N_("{card} may be called only by who holds all four of each higher honour"), card=card
        )
    return Exclusion.of("T5-3", N_("{card} may not be called: call a king"), card=card)
