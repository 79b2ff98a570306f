"""A trick: who led, the cards in turn, and who wins it.

>>> cards = tuple(Card.parse(card) for card in ("H2", "HA", "C3", "H9"))
>>> Trick(Seat.WEST, cards).winner, Trick(Seat.WEST, cards, Suit.CLUBS).winner
(<Seat.NORTH: 'N'>, <Seat.EAST: 'E'>)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tapete.bridge.cards import Card, Suit
from tapete.bridge.seat import Seat

__all__ = ["Trick", "place_of_winner"]


@dataclass(frozen=True, slots=True)
class Trick:
    """Up to four cards from the leader round to the left (Law 44B)."""

    leader: Seat
    cards: tuple[Card, ...]
    trumps: Suit | None = None

    def __iter__(self) -> Iterator[tuple[Seat, Card]]:
        """Each card with who played it."""
        return ((self.leader.turn(place), card) for place, card in enumerate(self.cards))

    def __str__(self) -> str:
        return " ".join((f"{self.leader}:", *map(str, self.cards)))

    @property
    def suit(self) -> Suit | None:
        """The suit that was led."""
        return self.cards[0].suit if self.cards else None

    @property
    def is_complete(self) -> bool:
        """Whether all four have played."""
        return len(self.cards) == 4

    @property
    def winner(self) -> Seat | None:
        """Who wins the trick, or would win it if it ended here (Laws 44E and 44F)."""
        if not self.cards:
            return None
        return self.leader.turn(place_of_winner(self.cards, self.trumps.cards if self.trumps else 0))

    def card_of(self, seat: Seat) -> Card | None:
        """The card that the seat played."""
        place = self.leader.steps_to(seat)
        return self.cards[place] if place < len(self.cards) else None


def place_of_winner(cards: tuple[Card, ...], trumps: int) -> int:
    """The place of the highest trump, or else of the highest card of the suit led."""
    bits = [card.bit for card in cards]
    every = 0
    for bit in bits:
        every |= bit
    best = every & trumps or every & cards[0].suit.cards
    return bits.index(best & -best)  # the lowest bit is the highest card
