"""The signals that the FFT recommends to the defence: a reference card, and a reader of played deals.

>>> [str(row.clause) for row in CARD][:3]
['TSIG-1', 'TSIG-2', 'TSIG-2']
>>> from tapete.tarot.form import Form
>>> from tapete.tarot.deal import Deal
>>> signals(Play.of(Deal.numbered(Form.FOUR, 10**40), Seat.NORTH, Seat.EAST, ["H3"]))[0].meaning
'a king or queen in this suit'
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tapete.tarot.cards import Card, Rank, Suit
from tapete.tarot.form import Seat, Side
from tapete.tarot.hand import Hand
from tapete.tarot.play import Play
from tapete.tarot.trick import Trick
from tapete.text import N_, Text

__all__ = ["CARD", "Row", "Signal", "signals"]

HONOUR = N_("a king or queen in this suit")
ASKS = N_("asks for trumps, with seven or more")
SUGGESTS = N_("suggests trumps, with fewer than seven")
HOLDS = N_("holds the suit five cards long: play trumps")
DOUBLETON = N_("a doubleton: go on, I shall trump")
CONTROL = N_("holds this suit: play trumps")
STOP = N_("no more trumps")
STRONG = N_("a strong hand: follow its line")


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the reference card."""

    clause: str
    when: str
    what: str
    meaning: str


CARD = (
    Row("TSIG-1", N_("leading a suit"), N_("ace to 5"), HONOUR),
    Row("TSIG-2", N_("leading trumps"), N_("an odd trump"), ASKS),
    Row("TSIG-2", N_("leading trumps early in the deal"), N_("an even trump"), SUGGESTS),
    Row("TSIG-3", N_("following the taker's long suit"), N_("high, then low"), HOLDS),
    Row("TSIG-4", N_("following a suit that the defence led"), N_("high, then low"), DOUBLETON),
    Row("TSIG-5", N_("the taker leads a suit for the first or second time"), N_("the Excuse"), CONTROL),
    Row("TSIG-5", N_("the defence leads trumps"), N_("the Excuse"), STOP),
    Row("TSIG-6", N_("leading"), N_("a king"), STRONG),
    Row("TSIG-6", N_("leading"), N_("the suit of a king in the dog, or the dog's long suit"), STRONG),
    Row("TSIG-6", N_("leading"), N_("an odd trump"), STRONG),
    Row("TSIG-6", N_("gaining the lead"), N_("another line than the one asked for"), STRONG),
)


@dataclass(frozen=True, slots=True)
class Signal:
    """A signal that a defender gave, whether he meant it or not."""

    seat: Seat
    trick: int  # from 0; that of the card which completes the signal
    card: Card
    clause: str
    meaning: str
    kept: bool | None = None  # whether his hand is as it says; None where that is not told by the cards

    @property
    def label(self) -> Text:
        """South, trick 3, 5 of hearts: a king or queen in this suit (TSIG-1)."""
        return Text.of(
            N_("{seat}, trick {number}, {card}: {meaning} ({clause})"),
            seat=self.seat,
            number=self.trick + 1,
            card=self.card,
            meaning=self.meaning,
            clause=self.clause,
        )


def signals(play: Play, dog: Hand | None = None) -> tuple[Signal, ...]:
    """Every signal of the defence, in the order of play; `dog` where it was turned up.

    That somebody gains the lead and disobeys (TSIG-6) no card tells by itself, and is not read.
    """
    return tuple(_Reader(play, dog).read())


class _Reader:
    def __init__(self, play: Play, dog: Hand | None) -> None:
        self.play = play
        self.dog = dog
        self.held = {seat: play.hands[play.form.number(seat)] for seat in play.form.seats}
        self.low: dict[tuple[Seat, Suit, Side], Card] = {}  # the first low card followed with
        self.led: set[tuple[Seat, Suit | None]] = set()
        self.rounds: dict[Suit | None, int] = {}  # how often the taker led the suit
        self.trumps_led = False

    def read(self) -> Iterator[Signal]:
        for number, trick in enumerate((*self.play.tricks, self.play.trick)):
            if not trick.cards:
                continue
            by = self.play.side(trick.leader)
            first = trick.cards[0]
            if by is Side.ATTACK and trick.led is not None:
                self.rounds[trick.led.suit] = self.rounds.get(trick.led.suit, 0) + 1
            for seat, card in trick:
                if self.play.side(seat) is Side.DEFENCE:
                    found = (
                        self._lead(seat, card) if seat is trick.leader else self._follow(seat, card, trick)
                    )
                    for clause, meaning, kept in found:
                        yield Signal(seat, number, card, clause, meaning, kept)
                self.held[seat] -= Hand(card.bit)
            if by is Side.DEFENCE and first.trump:
                self.trumps_led = True

    def _lead(self, seat: Seat, card: Card) -> Iterator[tuple[str, str, bool | None]]:
        hand = self.held[seat]
        again = (seat, card.suit) in self.led
        self.led.add((seat, card.suit))
        if card.suit is not None and card.rank is not None:
            if card.rank.strength <= 5 and not again:
                majors = (Card.of(card.suit, rank) in hand for rank in (Rank.KING, Rank.QUEEN))
                yield "TSIG-1", HONOUR, any(majors)
            if card.rank is Rank.KING or (not again and card.suit in self._dog_suits()):
                yield "TSIG-6", STRONG, None
        elif card.trump and not again:
            seven = len(hand.trumps) >= 7
            if card.trump % 2:
                yield "TSIG-2", ASKS, seven
                yield "TSIG-6", STRONG, None
            elif not self.trumps_led:
                yield "TSIG-2", SUGGESTS, not seven

    def _dog_suits(self) -> set[Suit]:
        """The suits of the kings in the dog, and its longest suit where one is longest."""
        if self.dog is None:
            return set()
        lengths = {suit: len(self.dog.suit(suit)) for suit in Suit}
        longest = [suit for suit in Suit if lengths[suit] == max(lengths.values()) >= 2]
        kings = {suit for suit in Suit if Card.of(suit, Rank.KING) in self.dog}
        return kings | set(longest if len(longest) == 1 else [])

    def _follow(self, seat: Seat, card: Card, trick: Trick) -> Iterator[tuple[str, str, bool | None]]:
        by = self.play.side(trick.leader)
        led = trick.cards[0]
        if card.is_excuse:
            if by is Side.DEFENCE and led.trump:
                yield "TSIG-5", STOP, None
            elif by is Side.ATTACK and led.suit is not None and self.rounds[led.suit] <= 2:
                majors = (Card.of(led.suit, rank) in self.held[seat] for rank in (Rank.KING, Rank.QUEEN))
                yield "TSIG-5", CONTROL, any(majors)
            return
        if card.suit is None or card.suit is not led.suit or card.rank is None or card.rank.is_honour:
            return
        before = self.low.setdefault((seat, card.suit, by), card)
        if before.number > card.number and before.suit is card.suit:
            self.low[seat, card.suit, by] = card
            left = len(self.held[seat].suit(card.suit))
            if by is Side.ATTACK:
                yield "TSIG-3", HOLDS, left + 1 >= 5
            else:
                yield "TSIG-4", DOUBLETON, left == 1
