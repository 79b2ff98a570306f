"""The fifty-two cards.

>>> Card.parse("HQ").label.template
'{rank} of {suit}'
>>> str(Card.parse("♠10"))
'ST'

Inside, a card is a number from 0 (ace of spades) to 51 (two of clubs), and a set of cards is the
sum of their bits.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from tapete.bridge.errors import BadNotation
from tapete.bridge.notation import Parsed
from tapete.text import N_, Choice, Text

__all__ = ["Card", "Rank", "Suit"]


class Suit(Choice):
    """A suit, highest first (Law 1)."""

    number: int  # 0 for spades to 3 for clubs
    cards: int  # the bits of its thirteen cards

    SPADES = "S", N_("spades")
    HEARTS = "H", N_("hearts")
    DIAMONDS = "D", N_("diamonds")
    CLUBS = "C", N_("clubs")

    def __init__(self, *_: str) -> None:
        self.number = len(type(self))
        self.cards = 0x1FFF << 13 * self.number

    @property
    def symbol(self) -> str:
        """♠ ♥ ♦ ♣."""
        return "♠♥♦♣"[self.number]


class Rank(Choice):
    """A rank, highest first (Law 1)."""

    number: int  # 0 for the ace to 12 for the two

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

    def __init__(self, *_: str) -> None:
        self.number = len(type(self))

    @property
    def is_honour(self) -> bool:
        """Ace, king, queen, jack or ten (definition of honour)."""
        return self.number < 5


@dataclass(frozen=True, slots=True, repr=False)
class Card(Parsed):
    """A card: suit and rank."""

    suit: Suit
    rank: Rank
    bit: int = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "bit", 1 << 13 * self.suit.number + self.rank.number)

    def __hash__(self) -> int:
        return hash(self.bit)

    @classmethod
    def all(cls) -> Iterable[Card]:
        """Spades to clubs, ace to two."""
        return _CARDS.values()

    @property
    def number(self) -> int:
        """Its place in `Card.all()`: 0 for the ace of spades to 51 for the two of clubs."""
        return self.bit.bit_length() - 1

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
_CARDS = {str(card): card for card in (Card(suit, rank) for suit in Suit for rank in Rank)}
