"""A hand: a set of cards, written suit by suit.

>>> hand = Hand.parse("S:RD10 H:9 C:V1 T:21,3,1 E")
>>> len(hand), Card.parse("C1") in hand, str(hand - Hand.parse("SR T1"))
(10, True, 'S:D10 H:9 C:V1 T:21,3 E')
>>> hand.half_points, hand.oudlers
(50, 3)
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from tapete.tarot.cards import EXCUSE, OUDLERS, PETIT, TRUMPS, Card, Rank, Suit
from tapete.tarot.errors import BadNotation
from tapete.tarot.notation import Parsed
from tapete.text import N_

__all__ = ["KINGS", "PACK", "Hand", "half_points", "listed"]

PACK = (1 << 78) - 1
_BY_NUMBER = tuple(sorted(Card.all(), key=lambda card: card.number))
_TRUMPS_DOWN = tuple(card for card in reversed(_BY_NUMBER) if card.trump)


def _of_rank(rank: Rank) -> int:
    return sum(Card.of(suit, rank).bit for suit in Suit)


KINGS = _of_rank(Rank.KING)
_NINES = KINGS | OUDLERS
_QUEENS, _KNIGHTS, _JACKS = _of_rank(Rank.QUEEN), _of_rank(Rank.KNIGHT), _of_rank(Rank.JACK)


def half_points(bits: int) -> int:
    """The value of the cards in half points: 182 for the whole pack (T4-CARD-3)."""
    return (
        bits.bit_count()
        + 8 * (bits & _NINES).bit_count()
        + 6 * (bits & _QUEENS).bit_count()
        + 4 * (bits & _KNIGHTS).bit_count()
        + 2 * (bits & _JACKS).bit_count()
    )


@dataclass(frozen=True, slots=True, repr=False)
class Hand(Parsed):
    """Some of the seventy-eight cards: a hand, the dog, an écart, a heap of tricks."""

    bits: int = 0

    @classmethod
    def of(cls, cards: Iterable[Card | str]) -> Hand:
        """The hand of these cards: `Hand.of(["SR", "T21"])`."""
        bits = 0
        for each in cards:
            card = each if isinstance(each, Card) else Card.parse(each)
            if bits & card.bit:
                raise BadNotation(N_("{card} stands twice in one hand: take one away"), card=card)
            bits |= card.bit
        return cls(bits)

    @classmethod
    def parse(cls, text: str, /) -> Hand:
        """The hand suit by suit ("S:RD10 T:21,3 E"), card by card ("SR SD T21"), or both; "-" for none."""
        words = text.replace(";", " ").split()
        return cls() if words == ["-"] else cls.of(card for word in words for card in _cards_of(word))

    def __str__(self) -> str:
        groups = [
            f"{suit}:{''.join(str(c.rank) for c in held)}" for suit in Suit if (held := self.suit(suit))
        ]
        if self.bits & TRUMPS:
            groups.append("T:" + ",".join(str(card.trump) for card in self.trumps))
        if self.bits & EXCUSE:
            groups.append("E")
        return " ".join(groups) or "-"

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __iter__(self) -> Iterator[Card]:
        return iter(listed(self.bits))

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self.bits & card.bit)

    def __or__(self, other: Hand) -> Hand:
        return Hand(self.bits | other.bits)

    def __and__(self, other: Hand) -> Hand:
        return Hand(self.bits & other.bits)

    def __sub__(self, other: Hand) -> Hand:
        return Hand(self.bits & ~other.bits)

    def suit(self, suit: Suit) -> tuple[Card, ...]:
        """The cards of a suit, highest first."""
        return listed(self.bits & suit.cards)

    @property
    def trumps(self) -> tuple[Card, ...]:
        """The trumps without the Excuse, highest first."""
        return _trumps(self.bits & TRUMPS)

    @property
    def has_excuse(self) -> bool:
        """Whether the Excuse is there."""
        return bool(self.bits & EXCUSE)

    @property
    def oudlers(self) -> int:
        """How many of the 21, the Petit and the Excuse are there."""
        return (self.bits & OUDLERS).bit_count()

    @property
    def half_points(self) -> int:
        """The value of the cards in half points."""
        return half_points(self.bits)

    @property
    def has_petit_sec(self) -> bool:
        """Whether the Petit is the only trump, and the Excuse is not there either (T4-PSEC-1)."""
        return self.bits & (TRUMPS | EXCUSE) == PETIT


def listed(bits: int) -> tuple[Card, ...]:
    """The cards of the bits: spades to clubs from the king down, trumps from the 21 down, the Excuse."""
    low = bits & 0x3FFF
    found = _of_suit(low, 0) if low else ()
    if rest := bits & 0x0FFFC000:
        found += _of_suit(rest, 14)
    if rest := bits & 0x3FFF0000000:
        found += _of_suit(rest, 28)
    if rest := bits & 0xFFFC0000000000:
        found += _of_suit(rest, 42)
    if rest := bits & TRUMPS:
        found += _trumps(rest)
    return (*found, _BY_NUMBER[77]) if bits & EXCUSE else found


@lru_cache(maxsize=4 * 16384)  # every holding in every suit
def _of_suit(bits: int, first: int) -> tuple[Card, ...]:
    return tuple(_BY_NUMBER[place] for place in range(first + 13, first - 1, -1) if bits >> place & 1)


@lru_cache(maxsize=65536)
def _trumps(bits: int) -> tuple[Card, ...]:
    return tuple(card for card in _TRUMPS_DOWN if bits & card.bit)


def _cards_of(word: str) -> list[Card]:
    suit, colon, values = word.partition(":")
    if not colon:
        return [Card.parse(word)]
    head = suit.strip().upper().translate(str.maketrans("♠♥♦♣", "SHDC"))
    pattern = r"[,\s]*(\d+)" if head == "T" else r"[,\s]*(10|[RDCVKQNJA1-9])"
    letters = values.strip().upper().replace("-", "")
    names = re.findall(pattern, letters)
    if head not in tuple("SHDCT") or re.sub(pattern, "", letters).strip(","):
        raise BadNotation(
            N_("{text} is no part of a hand: write S:RD10 for a suit, T:21,3 for trumps, E for the Excuse"),
            text=repr(word),
        )
    return [Card.parse(head + name) for name in names]
