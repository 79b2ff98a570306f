"""A trick: who led, the cards in turn, and who wins it.

>>> trick = Trick(Form.FOUR, Seat.NORTH, tuple(map(Card.parse, ("E", "H9", "T3", "HR"))))
>>> str(trick.suit), trick.winner
('H', <Seat.SOUTH: 'S'>)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tapete.tarot.cards import EXCUSE, PETIT, TRUMPS, Card
from tapete.tarot.form import Form, Seat

__all__ = ["Trick", "led_by", "legal_bits", "place_of_winner"]


def led_by(card: int) -> int:
    """The bits of the suit, or of the trumps, that the card asks for; 0 for the Excuse (T4-PLAY-6)."""
    if card & (TRUMPS | EXCUSE):
        return card and TRUMPS if card & TRUMPS else 0
    return 0x3FFF << (card.bit_length() - 1) // 14 * 14


def legal_bits(hand: int, led: int, best: int) -> int:
    """What may be played from the hand (T4-PLAY-2 to T4-PLAY-6).

    `led` are the bits of the suit that is asked for, 0 where any card may come; `best` is the card
    that wins so far. Trumps have higher bits than all suits.
    """
    if not led:
        return hand
    own = hand & led
    if not own or led == TRUMPS:
        own = hand & TRUMPS
        own = own & -(best << 1) or own
    return own | hand & EXCUSE if own else hand


def place_of_winner(cards: tuple[Card, ...]) -> int:
    """The place of the highest trump, or else of the highest card of the suit asked for; never the Excuse."""
    led, best, place = 0, 0, 0
    for number, card in enumerate(cards):
        bit = card.bit
        if bit & EXCUSE:
            continue
        led = led or led_by(bit)
        if bit & (led | TRUMPS) and bit > best:
            best, place = bit, number
    return place


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards from the leader round to the right (T4-PLAY-1).

    `excuse_wins`: the Excuse was led to the last trick by a side that had won all others (T4-SLAM-6).
    """

    form: Form
    leader: Seat
    cards: tuple[Card, ...]
    excuse_wins: bool = False

    def __iter__(self) -> Iterator[tuple[Seat, Card]]:
        """Each card with who played it."""
        return ((self.form.next(self.leader, place), card) for place, card in enumerate(self.cards))

    def __str__(self) -> str:
        return " ".join((f"{self.leader}:", *map(str, self.cards)))

    @property
    def bits(self) -> int:
        """The cards as bits."""
        bits = 0
        for card in self.cards:
            bits |= card.bit
        return bits

    @property
    def led(self) -> Card | None:
        """The card that fixed what has to be played: the second where the Excuse was led (T4-PLAY-6)."""
        return next((card for card in self.cards if not card.is_excuse), None)

    @property
    def suit(self) -> str:
        """The letter of the suit asked for, T for trumps, nothing before it is known."""
        return "" if self.led is None else str(self.led.suit or "T")

    @property
    def is_complete(self) -> bool:
        """Whether all have played."""
        return len(self.cards) == self.form.players

    @property
    def winner(self) -> Seat | None:
        """Who wins the trick, or would win it if it ended here."""
        if not self.cards:
            return None
        return self.form.next(self.leader, 0 if self.excuse_wins else place_of_winner(self.cards))

    @property
    def has_petit(self) -> bool:
        """Whether the Petit is in it."""
        return bool(self.bits & PETIT)
