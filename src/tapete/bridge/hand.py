"""A hand: a set of cards, written as PBN has it.

>>> hand = Hand.parse("AKQ.T98.-.5432")
>>> len(hand), Card.parse("SA") in hand, str(hand)
(10, True, 'AKQ.T98..5432')
>>> hand - Hand.parse("AK..."), hand.points
(Hand.parse('Q.T98..5432'), 9)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from tapete.bridge.cards import Card, Rank, Suit
from tapete.bridge.errors import BadNotation
from tapete.bridge.notation import Parsed
from tapete.text import N_

__all__ = ["Hand", "listed"]

_CARDS = tuple(Card.all())
_SUITS = tuple(suit.cards for suit in Suit)
_POINTS = {4: (Rank.ACE,), 3: (Rank.KING,), 2: (Rank.QUEEN,), 1: (Rank.JACK,)}


@dataclass(frozen=True, slots=True, repr=False)
class Hand(Parsed):
    """Some of the fifty-two cards, in the order spades to clubs, ace to two."""

    bits: int = 0

    @classmethod
    def of(cls, cards: Iterable[Card | str]) -> Hand:
        """The hand of these cards: `Hand.of(["SA", "H10"])`."""
        bits = 0
        for each in cards:
            card = each if isinstance(each, Card) else Card.parse(each)
            if bits & card.bit:
                raise BadNotation(N_("{card} stands twice in one hand: take one away"), card=card)
            bits |= card.bit
        return cls(bits)

    @classmethod
    def parse(cls, text: str, /) -> Hand:
        """The hand in PBN: spades, hearts, diamonds and clubs with dots between; a void is nothing or "-"."""
        suits = text.strip().split(".")
        if suits == ["-"]:
            return cls()
        if len(suits) != 4:
            raise BadNotation(
                N_("{text} is no hand: give spades, hearts, diamonds and clubs with dots between"),
                text=repr(text),
            )
        return cls(sum(_suit_bits(suit, ranks) for suit, ranks in zip(Suit, suits, strict=True)))

    def __str__(self) -> str:
        return ".".join(self.ranks(suit) for suit in Suit)

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

    def ranks(self, suit: Suit) -> str:
        """The cards of a suit as PBN writes them: AKQ2."""
        return "".join(card.rank.value for card in self.suit(suit))

    @property
    def lengths(self) -> tuple[int, ...]:
        """The number of spades, hearts, diamonds and clubs."""
        return tuple((self.bits & suit).bit_count() for suit in _SUITS)

    @property
    def points(self) -> int:
        """Honour points: 4 for an ace, 3 for a king, 2 for a queen, 1 for a jack."""
        worth = {rank: points for points, ranks in _POINTS.items() for rank in ranks}
        return sum(worth.get(card.rank, 0) for card in self)


def listed(bits: int) -> tuple[Card, ...]:
    """The cards of the bits, spades to clubs, ace to two."""
    spades, hearts, diamonds, clubs = _SUITS
    return (
        _of_holding(bits & spades)
        + _of_holding(bits & hearts)
        + _of_holding(bits & diamonds)
        + _of_holding(bits & clubs)
    )


@lru_cache(maxsize=4 * 8192)  # every holding in every suit
def _of_holding(bits: int) -> tuple[Card, ...]:
    cards = []
    while bits:
        lowest = bits & -bits
        cards.append(_CARDS[lowest.bit_length() - 1])
        bits ^= lowest
    return tuple(cards)


def _suit_bits(suit: Suit, ranks: str) -> int:
    bits = 0
    letters = ranks.strip().upper().replace("10", "T").replace("-", "")
    if len(letters) > 13:
        raise BadNotation(
            N_("there are {count} {suit} in one hand, and a pack has 13: look at {ranks}"),
            count=len(letters),
            suit=suit,
            ranks=repr(ranks),
        )
    for letter in letters:
        card = _BY_NAME.get(f"{suit}{letter}")
        if card is None:
            raise BadNotation(
                N_("{letter} is no rank in the {suit} {ranks}: give AKQJT98765432"),
                letter=repr(letter),
                suit=suit,
                ranks=repr(ranks),
            )
        if bits & card.bit:
            raise BadNotation(N_("{card} stands twice in one hand: take one away"), card=card)
        bits |= card.bit
    return bits


_BY_NAME = {str(card): card for card in _CARDS}
