"""The seventy-eight cards.

>>> str(Card.parse("♥R")), str(Card.parse("T21")), str(Card.parse("Excuse"))
('HR', 'T21', 'E')
>>> str(Card.parse("dame de cœur")), str(Card.parse("Sota de Picas")), str(Card.parse("el Pequeño"))
('HD', 'SV', 'T1')
>>> Card.parse("SR").points, Card.parse("T1").is_oudler
(Fraction(9, 2), True)

Inside, a card is a number from 0 (ace of spades) to 77 (the Excuse), in each suit and among the
trumps from the weakest to the strongest; a set of cards is the sum of their bits.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction

from tapete.tarot.errors import BadNotation
from tapete.tarot.notation import Parsed, fold
from tapete.text import N_, Choice, Text

__all__ = ["EXCUSE", "OUDLERS", "PETIT", "TRUMPS", "TWENTY_ONE", "Card", "Rank", "Suit"]


class Suit(Choice):
    """A suit, in the order that decides between equal cards when the dealer is drawn (T4-DEAL-1)."""

    number: int  # 0 for spades to 3 for clubs
    cards: int  # the bits of its fourteen cards

    SPADES = "S", N_("spades")
    HEARTS = "H", N_("hearts")
    DIAMONDS = "D", N_("diamonds")
    CLUBS = "C", N_("clubs")

    def __init__(self, *_: str) -> None:
        self.number = len(type(self))
        self.cards = 0x3FFF << 14 * self.number

    @property
    def symbol(self) -> str:
        """♠ ♥ ♦ ♣."""
        return "♠♥♦♣"[self.number]


class Rank(Choice):
    """A rank in a suit, highest first, by the letters that the rule book prints (T4-CARD-1)."""

    strength: int  # 14 for the king to 1 for the ace

    KING = "R", N_("king")
    QUEEN = "D", N_("queen")
    KNIGHT = "C", N_("knight")
    JACK = "V", N_("jack")
    TEN = "10", "10"
    NINE = "9", "9"
    EIGHT = "8", "8"
    SEVEN = "7", "7"
    SIX = "6", "6"
    FIVE = "5", "5"
    FOUR = "4", "4"
    THREE = "3", "3"
    TWO = "2", "2"
    ACE = "1", N_("ace")

    def __init__(self, *_: str) -> None:
        self.strength = 14 - len(type(self))

    @property
    def is_honour(self) -> bool:
        """King, queen, knight or jack (T4-CARD-2)."""
        return self.strength > 10


EXCUSE = 1 << 77
TRUMPS = ((1 << 21) - 1) << 56  # without the Excuse
PETIT = 1 << 56
TWENTY_ONE = 1 << 76
OUDLERS = EXCUSE | PETIT | TWENTY_ONE
_HALF_POINTS = {14: 9, 13: 7, 12: 5, 11: 3}


@dataclass(frozen=True, slots=True, repr=False)
class Card(Parsed):
    """A card: of a suit, a trump, or the Excuse."""

    number: int
    bit: int = field(init=False, compare=False)
    suit: Suit | None = field(init=False, compare=False)
    rank: Rank | None = field(init=False, compare=False)
    trump: int = field(init=False, compare=False)  # 1 to 21; 0 for what is no trump

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "bit", 1 << self.number)
        place, strength = divmod(self.number, 14)
        plain = self.number < 56
        put(self, "suit", tuple(Suit)[place] if plain else None)
        put(self, "rank", tuple(Rank)[13 - strength] if plain else None)
        put(self, "trump", 0 if plain or self.number == 77 else self.number - 55)

    @classmethod
    def of(cls, suit: Suit, rank: Rank) -> Card:
        """The card of the suit and rank."""
        return _CARDS[14 * suit.number + rank.strength - 1]

    @classmethod
    def trump_of(cls, number: int) -> Card:
        """The trump of the number, 1 to 21."""
        if not 1 <= number <= 21:
            raise BadNotation(N_("there is no trump {number}: give 1 to 21"), number=number)
        return _CARDS[55 + number]

    @classmethod
    def all(cls) -> Iterable[Card]:
        """Spades to clubs, king to ace; the trumps from 21 to 1; the Excuse."""
        return _ORDER

    @classmethod
    def parse(cls, text: str, /) -> Card:
        """The card as "HR", "♥10", "T21", "E", or in words: "roi de cœur", "rey de corazones"."""
        written = text.strip().upper().translate(_SYMBOLS)
        found = _BY_NAME.get(written) or _BY_NAME.get(written[-1:] + written[:-1]) or _in_words(fold(text))
        if found is None:
            raise BadNotation(
                N_(
                    "{text} is no card: give suit and value such as SR or H10 (suits S H D C; values R D C V "
                    "and 10 to 1), a trump such as T21, or E for the Excuse"
                ),
                text=repr(text),
            )
        return found

    def __str__(self) -> str:
        if self.suit is not None and self.rank is not None:
            return f"{self.suit}{self.rank}"
        return f"T{self.trump}" if self.trump else "E"

    @property
    def symbol(self) -> str:
        """As players write it: ♥R, 21, Excuse."""
        if self.suit is not None and self.rank is not None:
            return f"{self.suit.symbol}{self.rank}"
        return str(self.trump) if self.trump else "Excuse"

    @property
    def label(self) -> Text:
        """As it is said: queen of hearts, trump 21, the Excuse."""
        if self.suit is not None and self.rank is not None:
            return Text.of(N_("{rank} of {suit}"), rank=self.rank, suit=self.suit)
        if self.trump == 1:
            return Text.of(N_("the Petit"))
        return Text.of(N_("trump {number}"), number=self.trump) if self.trump else Text.of(N_("the Excuse"))

    @property
    def is_excuse(self) -> bool:
        """Whether it is the Excuse."""
        return self.number == 77

    @property
    def is_oudler(self) -> bool:
        """Whether it is the 21, the Petit or the Excuse (T4-CARD-2)."""
        return bool(self.bit & OUDLERS)

    @property
    def half_points(self) -> int:
        """Its value in half points (T4-CARD-3)."""
        if self.is_oudler:
            return 9
        return _HALF_POINTS.get(self.rank.strength, 1) if self.rank else 1

    @property
    def points(self) -> Fraction:
        """Its value in points (T4-CARD-3)."""
        return Fraction(self.half_points, 2)


_CARDS = tuple(map(Card, range(78)))
_ORDER = tuple(
    [_CARDS[14 * suit + place] for suit in range(4) for place in range(13, -1, -1)]
    + [_CARDS[place] for place in range(76, 55, -1)]
    + [_CARDS[77]]
)
_SYMBOLS = str.maketrans({"♣": "C", "♦": "D", "♥": "H", "♠": "S", "★": "E", "\ufe0e": None, "\ufe0f": None})
_BY_NAME = {str(card): card for card in _CARDS} | {
    "EX": _CARDS[77],
    "EXCUSE": _CARDS[77],
    "EXCUSA": _CARDS[77],
} | {str(number): _CARDS[55 + number] for number in range(1, 22)} | {
    f"{suit}S": Card.of(suit, Rank.JACK) for suit in Suit  # the sota of Spanish players
} | {
    f"{suit}{letter}": Card.of(suit, Rank(rank))  # the letters of English players
    for suit in Suit
    for letter, rank in zip("KQNJA", ("R", "D", "C", "V", "1"), strict=True)
}  # fmt: skip

_SUIT_WORDS: dict[Suit, str] = {
    Suit.SPADES: "pique piques pica picas spade spades",
    Suit.HEARTS: "coeur coeurs corazon corazones heart hearts",
    Suit.DIAMONDS: "carreau carreaux diamante diamantes diamond diamonds",
    Suit.CLUBS: "trefle trefles trebol treboles club clubs",
}
_RANK_WORDS: dict[Rank, str] = {
    Rank.KING: "roi rey king",
    Rank.QUEEN: "dame dama queen",
    Rank.KNIGHT: "cavalier caballero knight",
    Rank.JACK: "valet sota jack",
    Rank.ACE: "as ace 1",
    **{rank: rank.value for rank in Rank if rank.value.isdecimal() and rank is not Rank.ACE},
}
_SUIT_OF = {word: suit for suit, words in _SUIT_WORDS.items() for word in words.split()}
_RANK_OF = {word: rank for rank, words in _RANK_WORDS.items() for word in words.split()}
_TRUMP_WORDS = frozenset(["atout", "atouts", "triunfo", "triunfos", "tarot", "trump", "trumps"])
_PETIT_WORDS = frozenset(["petit", "pequeno", "nene"])


def _in_words(text: str) -> Card | None:
    """The card that French, Spanish or English words name."""
    words = [word for word in re.findall(r"[a-z]+|\d+", text) if word not in _SMALL]
    match words:
        case [word] if word in _PETIT_WORDS:
            return _CARDS[56]
        case [("excuse" | "excusa")]:
            return _CARDS[77]
        case [one, other]:
            for number, name in ((one, other), (other, one)):
                if name in _TRUMP_WORDS and number.isdecimal() and 1 <= int(number) <= 21:
                    return _CARDS[55 + int(number)]
            if one in _RANK_OF and other in _SUIT_OF:
                return Card.of(_SUIT_OF[other], _RANK_OF[one])
    return None


_SMALL = frozenset(["de", "d", "du", "des", "la", "le", "el", "l", "of", "the"])
