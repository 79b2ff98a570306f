"""The lawful play: the cards so far, those that may follow, and who wins the tricks.

>>> deal = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
>>> play = Play(deal, Contract.parse("7S N")).then("HA").then("D2").then("C5")
>>> play.turn, play.player, str(play.legal_cards[0])
(<Seat.NORTH: 'N'>, <Seat.NORTH: 'N'>, 'SA')
>>> play.then("S2").tricks_won(Side.NS)
1
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from tapete.bridge.cards import Card
from tapete.bridge.contract import Contract
from tapete.bridge.deal import Deal
from tapete.bridge.errors import Exclusion, IllegalPlay, Impossible
from tapete.bridge.hand import Hand, listed
from tapete.bridge.result import Result
from tapete.bridge.seat import Seat, Side
from tapete.bridge.trick import Trick, place_of_winner
from tapete.bridge.view import View
from tapete.text import N_, Text

__all__ = ["Play"]

_SEATS = tuple(Seat)
_Now = tuple[int, int, int, tuple[int, ...], int]


@dataclass(frozen=True, slots=True)
class Play:
    """The cards from the opening lead on, all of them legal."""

    deal: Deal
    contract: Contract
    cards: tuple[Card, ...] = ()
    # What the cards come to, kept so that a step costs the same at the end as at the start: the cards played
    # and the legal ones as bits, the hand on turn, the leaders of all tricks, the trumps as bits.
    _now: _Now = field(default=(0, 0, 0, (), 0), init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        leader = self.contract.leader
        if leader is None:
            raise Impossible(
                N_("{contract} has no declarer: there is nothing to play"), contract=self.contract
            )
        if not self.deal.is_complete:
            raise Impossible(N_("the play needs all four hands of 13 cards: complete the deal"))
        trumps = self.contract.trumps
        now = (0, self.deal[leader].bits, leader.number, (leader.number,), trumps.cards if trumps else 0)
        object.__setattr__(self, "_now", now)
        if self.cards:
            same = Play.of(self.deal, self.contract, self.cards)
            object.__setattr__(self, "_now", same._now)  # noqa: SLF001 - our own

    @classmethod
    def of(cls, deal: Deal, contract: Contract | str, cards: Iterable[Card | str] = ()) -> Play:
        """The play of these cards."""
        play = cls(deal, contract if isinstance(contract, Contract) else Contract.parse(contract))
        for card in cards:
            play = play.then(card)
        return play

    def __str__(self) -> str:
        return "\n".join(str(trick) for trick in (*self.tricks, self.trick) if trick.cards)

    @property
    def declarer(self) -> Seat:
        """Who plays the contract."""
        assert self.contract.declarer is not None
        return self.contract.declarer

    @property
    def dummy(self) -> Seat:
        """Declarer's partner, whose hand lies on the table after the opening lead (Law 41D)."""
        return self.declarer.partner

    @property
    def has_ended(self) -> bool:
        """Whether all 52 cards are played."""
        return len(self.cards) == 52

    @property
    def turn(self) -> Seat | None:
        """The hand from which the next card comes; none at the end."""
        return None if self.has_ended else _SEATS[self._now[2]]

    @property
    def player(self) -> Seat | None:
        """Who chooses the next card: declarer for dummy's hand too (Law 45B)."""
        return self.declarer if self.turn is self.dummy else self.turn

    def hand(self, seat: Seat) -> Hand:
        """The cards that the seat still has."""
        return Hand(self.deal[seat].bits & ~self._now[0])

    @property
    def legal_cards(self) -> tuple[Card, ...]:
        """Every card that may be played now: of the suit led where the hand has one (Laws 44A, C, D)."""
        return listed(self._now[1])

    def why_not(self, card: Card | str) -> Exclusion | None:
        """Why the card may not be played now, and the clause; None where it may."""
        card = card if isinstance(card, Card) else Card.parse(card)
        gone, legal, turn, _, _ = self._now
        if card.bit & legal:
            return None
        if self.has_ended:
            return Exclusion("", Text.of(N_("all thirteen tricks are played: there is no card left to play")))
        if card.bit & gone:
            return Exclusion("", Text.of(N_("the {card} has been played: play another card"), card=card))
        hand = _SEATS[turn]
        holder = self.deal.where(card)
        if holder is not hand:
            clause = "44B" if len(self.cards) % 4 else "44G"
            text = N_("the {card} is in {holder}'s hand, and the next card comes from {hand}")
            return Exclusion(clause, Text.of(text, card=card, holder=holder, hand=hand))
        return Exclusion(
            "44C", Text.of(N_("{hand} has {suit} and must follow suit"), hand=hand, suit=self.trick.suit)
        )

    def is_legal(self, card: Card | str) -> bool:
        """Whether the card may be played now."""
        return self.why_not(card) is None

    def then(self, card: Card | str) -> Play:
        """The play after one more card; raises `IllegalPlay` where the laws do not allow it."""
        card = card if isinstance(card, Card) else Card.parse(card)
        gone, legal, turn, leaders, trumps = self._now
        if not card.bit & legal:
            excluded = self.why_not(card)
            assert excluded is not None
            raise IllegalPlay(excluded)
        cards = (*self.cards, card)
        gone |= card.bit
        if in_trick := len(cards) & 3:
            turn = (turn + 1) & 3
            left = self.deal.hands[turn].bits & ~gone
            legal = left & cards[-in_trick].suit.cards or left
        else:
            turn = (leaders[-1] + place_of_winner(cards[-4:], trumps)) & 3
            leaders = (*leaders, turn)
            legal = self.deal.hands[turn].bits & ~gone
        # Made without a second look at the cards: those before were looked at when they were played.
        play = object.__new__(Play)
        put = object.__setattr__
        put(play, "deal", self.deal)
        put(play, "contract", self.contract)
        put(play, "cards", cards)
        put(play, "_now", (gone, legal, turn, leaders, trumps))
        return play

    def back(self) -> Play:
        """The play without its last card."""
        if not self.cards:
            raise Impossible(N_("nobody has played yet: there is no card to take back"))
        return Play(self.deal, self.contract, self.cards[:-1])

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The complete tricks."""
        return tuple(self._trick(number) for number in range(len(self.cards) // 4))

    @property
    def trick(self) -> Trick:
        """The trick that is being played; before a lead it has no card."""
        return self._trick(len(self._now[3]) - 1)

    def tricks_won(self, side: Side) -> int:
        """The tricks that the side has won so far."""
        own = side.seats[0].number
        return sum(1 for leader in self._now[3][1:] if not (leader - own) & 1)

    @property
    def result(self) -> Result | None:
        """The result; None before all cards are played."""
        return Result(self.contract, self.tricks_won(self.declarer.side)) if self.has_ended else None

    def seen_by(self, seat: Seat) -> View:
        """What the seat may see: its own cards, dummy's after the opening lead, the cards played."""
        dummy = self.dummy if self.cards else None
        seen = {each: self.hand(each) for each in (seat, dummy) if each is not None}
        return View(seat, Deal.of(seen), dummy, self.cards)

    def _trick(self, number: int) -> Trick:
        cards = self.cards[4 * number : 4 * number + 4]
        return Trick(_SEATS[self._now[3][number]], cards, self.contract.trumps)
