"""The fifty-two cards.

>>> Card.parse("HQ").label.template
'{rank} of {suit}'
>>> str(Card.parse("♠10"))
'ST'
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tapete.bridge.errors import BadNotation
from tapete.text import N_, Choice, Text

__all__ = ["Card", "Rank", "Suit"]


class Suit(Choice):
    """A suit, highest first (Law 1)."""

    SPADES = "S", N_("spades")
    HEARTS = "H", N_("hearts")
    DIAMONDS = "D", N_("diamonds")
    CLUBS = "C", N_("clubs")

    @property
    def symbol(self) -> str:
        """♠ ♥ ♦ ♣."""
        return dict(zip(Suit, "♠♥♦♣", strict=True))[self]


class Rank(Choice):
    """A rank, highest first (Law 1)."""

    ACE = "A", N_("ace")
    KING = "K", N_("king")
    QUEEN = "Q", N_("queen")
    JACK = "J", N_("jack")
    TEN = "T", "10"
    NINE = "9", "9"
    EIGHT = "8", "8"
    SEVEN = "7", "7"
    SIX = "6", "6"
    FIVE = "5", "5"
    FOUR = "4", "4"
    THREE = "3", "3"
    TWO = "2", "2"

    @property
    def is_honour(self) -> bool:
        """Ace, king, queen, jack or ten (definition of honour)."""
        return self in (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN)


@dataclass(frozen=True, slots=True)
class Card:
    """A card: suit and rank."""

    suit: Suit
    rank: Rank

    @classmethod
    def all(cls) -> Iterable[Card]:
        """Spades to clubs, ace to two."""
        return tuple(cls(suit, rank) for suit in Suit for rank in Rank)

    @classmethod
    def parse(cls, text: str, /) -> Card:
        """The card in PBN ("SA", "H10") or with a symbol ("♥Q")."""
        written = text.strip().upper().replace("10", "T").translate(_SYMBOLS)
        if written in _CARDS:
            return _CARDS[written]
        raise BadNotation(N_("{text} is no card: give suit and rank, such as SA or H10"), text=repr(text))

    def __str__(self) -> str:
        return f"{self.suit}{self.rank}"

    @property
    def label(self) -> Text:
        """As it is said: queen of hearts."""
        return Text.of(N_("{rank} of {suit}"), rank=self.rank, suit=self.suit)


_SYMBOLS = str.maketrans({"♣": "C", "♦": "D", "♥": "H", "♠": "S", "\ufe0e": None, "\ufe0f": None})
_CARDS = {str(card): card for card in Card.all()}
