"""Dealing by the book: who deals, the cut, the packets, the dog that gets neither first nor last card.

>>> order = shuffled(secrets_order=range(78))
>>> deal = dealt(Form.FOUR, Seat.SOUTH, order, dog_after=[1, 4, 8, 12, 16, 23])
>>> str(deal.dog), len(deal[Seat.EAST])
('S:V1 H:2 D:3 C:4 T:3', 18)
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence

from tapete.tarot.cards import Card
from tapete.tarot.deal import Deal
from tapete.tarot.errors import Exclusion, IllegalDeal, Impossible
from tapete.tarot.form import Form, Seat
from tapete.tarot.hand import Hand
from tapete.text import N_, Choice

__all__ = [
    "After",
    "by_the_book",
    "cut",
    "cutter",
    "dealer_drawn",
    "dealt",
    "drawn",
    "live_form",
    "next_dealer",
    "shuffled",
    "shuffler",
]

_LEAST_CUT = 3


class After(Choice):
    """How a deal went, for the question who deals next."""

    PLAYED = "played", N_("it was played")
    PASSED = "passed", N_("all passed")
    PETIT_SEC = "petit sec", N_("a player had the Petit as only trump")
    MISDEAL = "misdeal", N_("there was a fault in the dealing")


def dealer_drawn(drawn: Mapping[Seat, Card]) -> Seat | None:
    """Who deals first: the lowest card; None where the Excuse was drawn and must be drawn again (T4-DEAL-1).

    Every suit card is below every trump; of equal cards the one of the lower suit is lower.
    """
    if len(set(drawn.values())) != len(drawn) or not drawn:
        raise Impossible(N_("each player draws one card, and no two draw the same"))
    if any(card.is_excuse for card in drawn.values()):
        return None

    def worth(seat: Seat) -> tuple[int, int, int]:
        card = drawn[seat]
        strength = card.rank.strength if card.rank else 0
        return card.trump, strength, -card.suit.number if card.suit else 0

    return min(drawn, key=worth)


def shuffler(form: Form, dealer: Seat) -> Seat:
    """Who shuffles: the player opposite, or where nobody sits there the next but one (T4-DEAL-2)."""
    return form.next(dealer, 2)


def cutter(form: Form, dealer: Seat) -> Seat:
    """Who cuts: the player on the dealer's left (T4-DEAL-3)."""
    return form.next(dealer, -1)


def shuffled(*, secrets_order: Iterable[int] | None = None) -> tuple[Card, ...]:
    """The pack in an order from the cryptographic source, or in the order given."""
    cards = tuple(Card.all())
    if secrets_order is not None:
        return tuple(cards[place] for place in secrets_order)
    order = list(cards)
    secrets.SystemRandom().shuffle(order)
    return tuple(order)


def cut(pack: Sequence[Card], at: int) -> tuple[Card, ...]:
    """The pack after the cut; at least three cards are taken and left (T4-DEAL-3)."""
    if not _LEAST_CUT <= at <= len(pack) - _LEAST_CUT:
        raise IllegalDeal(
            Exclusion.of(
                "T4-DEAL-3", N_("a cut takes and leaves at least {n} cards: cut again"), n=_LEAST_CUT
            )
        )
    return (*pack[at:], *pack[:at])


def dealt(form: Form, dealer: Seat, pack: Sequence[Card], dog_after: Sequence[int]) -> Deal:
    """The deal by packets from the dealer's right on; the dog gets one card after each packet named.

    `dog_after` counts packets from 1, so that the first card of the pack never goes to the dog; nor
    may the last (T4-DEAL-4).
    """
    if len(set(pack)) != 78:
        raise Impossible(N_("a pack has 78 different cards, and this one has {n}"), n=len(set(pack)))
    packets = form.players * form.hand // form.packet
    places = list(dog_after)
    if len(places) != form.dog:
        raise IllegalDeal(
            Exclusion.of(
                "T4-DEAL-4", N_("the dog gets {right} cards, not {n}"), right=form.dog, n=len(places)
            )
        )
    if len(set(places)) != len(places):
        raise IllegalDeal(Exclusion.of("T4-DEAL-4", N_("the cards of the dog are dealt one by one")))
    if not all(1 <= place < packets for place in places):
        raise IllegalDeal(
            Exclusion.of("T4-DEAL-4", N_("neither the first nor the last card of the pack goes to the dog"))
        )
    hands: dict[Seat, list[Card]] = {seat: [] for seat in form.seats}
    dog = []
    at = 0
    for packet in range(1, packets + 1):
        hands[form.next(dealer, packet)] += pack[at : at + form.packet]
        at += form.packet
        if packet in places:
            dog.append(pack[at])
            at += 1
    return Deal.of(form, {seat: Hand.of(cards) for seat, cards in hands.items()}, Hand.of(dog))


def drawn(form: Form) -> dict[Seat, Card]:
    """A card for each player from the spread pack, by the cryptographic source (T4-DEAL-1)."""
    return dict(zip(form.seats, shuffled(), strict=False))


def by_the_book(form: Form, dealer: Seat) -> Deal:
    """A deal as it is dealt: shuffled, cut, packets round, the dog where chance has it (T4-DEAL-2 to 4)."""
    chance = secrets.SystemRandom()
    pack = cut(shuffled(), chance.randint(_LEAST_CUT, 78 - _LEAST_CUT))
    packets = form.players * form.hand // form.packet
    return dealt(form, dealer, pack, chance.sample(range(1, packets), form.dog))


def next_dealer(form: Form, dealer: Seat, after: After = After.PLAYED, *, dead_deals: bool = False) -> Seat:
    """Who deals next (T4-DEAL-7, T4-DEAL-8, T4-BID-3, T4-PSEC-1).

    `dead_deals`: of five at the table one deals and does not play; he goes on until somebody bids (T5-1).
    """
    if after is After.MISDEAL or (dead_deals and after is not After.PLAYED):
        return dealer
    return form.next(dealer)


def live_form(form: Form, dead: Seat) -> tuple[Seat, ...]:
    """The four who play while one of five is dead, from the dealer's right on (T5-1)."""
    if form is not Form.FIVE:
        raise Impossible(N_("one player is dead only at a table of five"))
    return form.round(dead)[1:]
