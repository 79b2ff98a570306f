"""A whole deal as a value: bids, call, dog, écart, slam, handfuls, cards, and the marks at the end.

>>> game = Game(Deal.numbered(Form.FOUR, 10**40), dealer=Seat.SOUTH)
>>> for bid in ("garde sans", "pass", "pass", "pass"):
...     game = game.bid(bid)
>>> game.phase, game.taker, game.turn
(<Phase.PLAY: 'play'>, <Seat.EAST: 'E'>, <Seat.EAST: 'E'>)
>>> while game.phase is Phase.PLAY:
...     game = game.card(game.play.legal_cards[-1])
>>> sum(game.result.marks.values())
0
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from tapete.tarot import lawful
from tapete.tarot.bidding import Auction, Bid, check_imposed
from tapete.tarot.cards import TRUMPS, Card
from tapete.tarot.count import Count, count
from tapete.tarot.deal import Deal
from tapete.tarot.errors import (
    Exclusion,
    Illegal,
    IllegalBid,
    IllegalCall,
    IllegalEcart,
    IllegalHandful,
    IllegalPlay,
    Impossible,
)
from tapete.tarot.form import Form, Seat, Side
from tapete.tarot.hand import Hand
from tapete.tarot.handful import Handful, size_of
from tapete.tarot.phase import Phase
from tapete.tarot.play import Play
from tapete.tarot.readings import DEFAULT, Readings
from tapete.tarot.result import Result, slam_made
from tapete.text import N_

__all__ = ["Game", "Phase"]


@dataclass(frozen=True, slots=True)
class Game:
    """A deal and what was done with it so far, all of it legal.

    `imposed` is the taker with the contract of a duplicate board, where nobody bids (TD-8).
    """

    deal: Deal
    dealer: Seat
    barred: Seat | None = None
    imposed: tuple[Seat, Bid] | None = None
    readings: Readings = DEFAULT
    bids: tuple[Bid, ...] = ()
    annulled: bool = False
    called: Card | None = None
    ecart: Hand | None = None
    shown: Hand = field(default_factory=Hand)  # the trumps of the écart, as the defence saw them
    slam: bool = False  # whether the taker has announced one
    handfuls: tuple[tuple[Seat, Hand], ...] = ()
    played: Play | None = None

    def __post_init__(self) -> None:
        if not self.deal.is_complete:
            raise Impossible(N_("a game needs all 78 cards: complete the hands and the dog"))
        self.form.number(self.dealer)
        if self.imposed is not None:
            check_imposed(self.form, self.imposed)

    # What stands.

    @property
    def form(self) -> Form:
        """How many play."""
        return self.deal.form

    @property
    def auction(self) -> Auction:
        """The bids so far."""
        barred = self.barred if self.readings.dealer_barred else None
        return Auction(self.form, self.dealer, self.bids, barred)

    @property
    def contract(self) -> Bid | None:
        """The contract once the bidding is over."""
        return self.imposed[1] if self.imposed else self.auction.contract

    @property
    def taker(self) -> Seat | None:
        """Who plays the contract."""
        return self.imposed[0] if self.imposed else self.auction.taker

    @property
    def partner(self) -> Seat | None:
        """Who holds the called card beside the taker; nobody where it lies in the dog or with him (T5-4)."""
        if self.called is None:
            return None
        holder = next((seat for seat, hand in self.deal if self.called in hand), None)
        return None if holder is self.taker else holder

    @property
    def phase(self) -> Phase:
        """How far the deal is."""
        if self.annulled:
            return Phase.ANNULLED
        if self.contract is None:
            return Phase.PASSED if self.auction.has_ended else Phase.BIDDING
        if self.form is Form.FIVE and self.called is None:
            return Phase.CALLING
        if self.contract.shows_dog and self.ecart is None:
            return Phase.DOG
        return Phase.ENDED if self.played is not None and self.played.has_ended else Phase.PLAY

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is to bid, to call, to make the écart, or to play."""
        match self.phase:
            case Phase.BIDDING:
                return self.auction.turn
            case Phase.CALLING | Phase.DOG:
                return self.taker
            case Phase.PLAY:
                return self.play.turn
        return None

    @property
    def leader(self) -> Seat:
        """Who leads first: the dealer's right neighbour, or the taker after announcing a slam (T4-SLAM-3)."""
        return self._taken if self.slam else self.form.next(self.dealer)

    @property
    def full_hand(self) -> Hand:
        """The taker's hand with the dog where that was shown (T4-DOG-1)."""
        hand = self.deal[self._taken]
        return hand | self.deal.dog if self.contract is not None and self.contract.shows_dog else hand

    @property
    def play(self) -> Play:
        """The cards played so far; raises `Impossible` before the play."""
        if self.phase not in (Phase.PLAY, Phase.ENDED):
            raise Impossible(N_("play has not begun: {phase}"), phase=self.phase)
        if self.played is not None:
            return self.played
        hands = tuple(self.hand(seat) for seat in self.form.seats)
        return Play(self.form, hands, self._taken, self.leader, self.partner, self.called)

    def hand(self, seat: Seat) -> Hand:
        """The cards that the seat holds now."""
        if self.played is not None:
            return self.played.hand(seat)
        if seat is self.taker and self.ecart is not None:
            return self.full_hand - self.ecart
        return self.full_hand if seat is self.taker and self.phase is Phase.DOG else self.deal[seat]

    @property
    def dog_side(self) -> Side:
        """For whom the dog or the écart counts (T4-DOG-1, T4-DOG-5)."""
        return Side.DEFENCE if self.contract is Bid.CONTRE else Side.ATTACK

    @property
    def set_aside(self) -> Hand:
        """The écart, or the dog where that stayed face down."""
        return self.deal.dog if self.ecart is None else self.ecart

    @property
    def visible_dog(self) -> Hand | None:
        """The dog as everybody saw it in prise and garde; None while it lies face down (T4-BID-6)."""
        turned = self.phase in (Phase.DOG, Phase.PLAY, Phase.ENDED)
        return self.deal.dog if turned and self.contract is not None and self.contract.shows_dog else None

    @property
    def count(self) -> Count:
        """The count of the tricks so far."""
        return count(self.play, self.set_aside, self.dog_side, self.readings)

    @property
    def result(self) -> Result:
        """The marks of a deal that has ended; all 0 where nobody played."""
        if self.phase in (Phase.PASSED, Phase.ANNULLED):
            return Result.empty(self.form)
        if self.phase is not Phase.ENDED:
            raise Impossible(N_("the deal has not ended: {phase}"), phase=self.phase)
        counted = self.count
        assert self.contract is not None
        handfuls = tuple(
            Handful(size_of(self.form, len(cards)), self.play.side(seat)) for seat, cards in self.handfuls
        )
        return Result(
            self.form,
            self.contract,
            self._taken,
            self.partner,
            counted.attack,
            counted.oudlers,
            handfuls,
            counted.petit,
            slam_made(counted.slam, self.slam),
        )

    @property
    def _taken(self) -> Seat:
        if self.taker is None:
            raise Impossible(N_("nobody has taken yet: finish the bidding"))
        return self.taker

    # Why not.

    def why_not_bid(self, bid: Bid | str) -> Exclusion | None:
        """Why the player on turn may not bid this, and the clause."""
        return lawful.why_not_bid(self, bid)

    def why_not_call(self, card: Card | str) -> Exclusion | None:
        """Why the taker may not call the card, and the clause."""
        return lawful.why_not_call(self, card if isinstance(card, Card) else Card.parse(card))

    def why_not_slam(self, seat: Seat | None = None) -> Exclusion | None:
        """Why a slam may not be announced now, and the clause."""
        return lawful.why_not_slam(self, seat)

    def why_not_ecart(self, ecart: Hand | str, shown: Hand | str | None = None) -> Exclusion | None:
        """Why the écart may not be made, and the clause; `shown` are the trumps shown to the defence."""
        cards = ecart if isinstance(ecart, Hand) else Hand.parse(ecart)
        return lawful.why_not_ecart(self, cards, Hand.parse(shown) if isinstance(shown, str) else shown)

    def why_not_handful(self, cards: Hand | Iterable[Card], seat: Seat | None = None) -> Exclusion | None:
        """Why the player on turn may not show the handful, and the clause."""
        return lawful.why_not_handful(self, cards if isinstance(cards, Hand) else tuple(cards), seat)

    def why_not_card(self, card: Card | str) -> Exclusion | None:
        """Why the player on turn may not play the card, and the clause."""
        return self.play.why_not(card)

    # Steps.

    def annul(self) -> Game:
        """The deal annulled before the bidding by who has the Petit as only trump (T4-PSEC-1)."""
        if self.deal.petit_sec is None or self.bids:
            raise Impossible(N_("nobody has the Petit as only trump, or the bidding has begun"))
        return replace(self, annulled=True)

    def bid(self, bid: Bid | str) -> Game:
        """The game after a bid of the player on turn."""
        _raise(IllegalBid, self.why_not_bid(bid))
        return replace(self, bids=self.auction.then(bid).bids)

    def call(self, card: Card | str) -> Game:
        """The game after the taker's call at five."""
        card = card if isinstance(card, Card) else Card.parse(card)
        _raise(IllegalCall, self.why_not_call(card))
        return replace(self, called=card)

    def announce_slam(self, seat: Seat | None = None) -> Game:
        """The game after the taker has announced a slam."""
        _raise(IllegalCall, self.why_not_slam(seat))
        return replace(self, slam=True)

    def set_ecart(self, ecart: Hand | str, shown: Hand | str | None = None) -> Game:
        """The game after the écart; forced trumps are shown to the defence (T4-DOG-2)."""
        cards = ecart if isinstance(ecart, Hand) else Hand.parse(ecart)
        _raise(IllegalEcart, self.why_not_ecart(cards, shown))
        return replace(self, ecart=cards, shown=Hand(cards.bits & TRUMPS))

    def show(self, cards: Hand | str | Iterable[Card], seat: Seat | None = None) -> Game:
        """The game after the player on turn has shown a handful."""
        chosen = Hand.parse(cards) if isinstance(cards, str) else cards
        if not isinstance(chosen, Hand):
            chosen = tuple(chosen)
        _raise(IllegalHandful, self.why_not_handful(chosen, seat))
        assert self.turn is not None
        shown = chosen if isinstance(chosen, Hand) else Hand.of(chosen)
        return replace(self, handfuls=(*self.handfuls, (self.turn, shown)))

    def card(self, card: Card | str) -> Game:
        """The game after a card of the player on turn."""
        _raise(IllegalPlay, self.why_not_card(card))
        return replace(self, played=self.play.then(card))


def _raise(kind: type[Illegal], excluded: Exclusion | None) -> None:
    if excluded is not None:
        raise kind(excluded)
