"""The lawful play: the cards so far, those that may follow, and who wins the tricks.

>>> deal = Deal.numbered(Form.FOUR, 10**40)
>>> play = Play.of(deal, taker=Seat.NORTH, leader=Seat.EAST)
>>> play.turn, play.legal_cards == tuple(deal[Seat.EAST])
(<Seat.EAST: 'E'>, True)
>>> play = play.then(play.legal_cards[0])
>>> play.turn, play.trick.led
(<Seat.NORTH: 'N'>, Card.parse('S9'))
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from tapete.tarot.cards import EXCUSE, TRUMPS, Card
from tapete.tarot.deal import Deal
from tapete.tarot.errors import Exclusion, IllegalPlay, Impossible
from tapete.tarot.form import Form, Seat, Side
from tapete.tarot.hand import Hand, listed
from tapete.tarot.trick import Trick, led_by, legal_bits
from tapete.text import N_

__all__ = ["Play"]

_Now = tuple[int, int, int, tuple[int, ...], int, int, int]
_NOTHING: _Now = (0, 0, 0, (), 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Play:
    """The cards from the first lead on, all of them legal.

    `hands` are those of the play, after the écart, in the order of the seats; `called` is the card that
    the taker called at five, which binds the first lead.
    """

    form: Form
    hands: tuple[Hand, ...]
    taker: Seat
    leader: Seat
    partner: Seat | None = None
    called: Card | None = None
    cards: tuple[Card, ...] = ()
    # What the cards come to, kept so that a step costs the same at the end as at the start: the cards
    # played and the legal ones as bits, the seat on turn, the leaders of all tricks, the suit asked for,
    # the best card of the trick and the seat that played it.
    _now: _Now = field(default=_NOTHING, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if any(len(hand) != self.form.hand for hand in self.hands):
            raise Impossible(
                N_("the play needs {n} cards in every hand: complete the deal"), n=self.form.hand
            )
        first = self.form.number(self.leader)
        legal = self.hands[first].bits
        if self.called is not None and self.called.suit is not None:
            # The first lead is not of the called suit, unless it is the called card (T5-5).
            legal = legal & ~self.called.suit.cards | legal & self.called.bit or legal
        object.__setattr__(self, "_now", (0, legal, first, (first,), 0, 0, first))
        if self.cards:
            play = Play(self.form, self.hands, self.taker, self.leader, self.partner, self.called)
            for card in self.cards:
                play = play.then(card)
            object.__setattr__(self, "_now", play._now)  # noqa: SLF001 - our own

    @classmethod
    def of(
        cls,
        deal: Deal,
        taker: Seat,
        leader: Seat,
        cards: Iterable[Card | str] = (),
        *,
        ecart: Hand | None = None,
    ) -> Play:
        """The play of a deal of three or four; with the écart that the taker makes of hand and dog."""
        hands = list(deal.hands)
        if ecart is not None:
            place = deal.form.number(taker)
            hands[place] = (hands[place] | deal.dog) - ecart
        play = cls(deal.form, tuple(hands), taker, leader)
        for card in cards:
            play = play.then(card)
        return play

    def __str__(self) -> str:
        return "\n".join(str(trick) for trick in (*self.tricks, self.trick) if trick.cards)

    @property
    def has_ended(self) -> bool:
        """Whether all cards of the hands are played."""
        return len(self.cards) == self.form.players * self.form.hand

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is; nobody's at the end."""
        return None if self.has_ended else self.form.seats[self._now[2]]

    def hand(self, seat: Seat) -> Hand:
        """The cards that the seat still has."""
        return Hand(self.hands[self.form.number(seat)].bits & ~self._now[0])

    def side(self, seat: Seat) -> Side:
        """Whether the seat attacks or defends."""
        return Side.ATTACK if seat in (self.taker, self.partner) else Side.DEFENCE

    def has_played(self, seat: Seat) -> bool:
        """Whether the seat has played a card, after which it shows no handful (T4-HF-1)."""
        return len(self.hand(seat)) < self.form.hand

    @property
    def legal_bits(self) -> int:
        """The cards that may be played now, as bits."""
        return self._now[1]

    @property
    def legal_cards(self) -> tuple[Card, ...]:
        """Every card that may be played now."""
        return listed(self._now[1])

    def why_not(self, card: Card | str) -> Exclusion | None:
        """Why the card may not be played now, and the clause; None where it may."""
        card = card if isinstance(card, Card) else Card.parse(card)
        gone, legal, turn, _, led, best, _ = self._now
        if card.bit & legal:
            return None
        if self.has_ended:
            return Exclusion.of("", N_("all tricks are played: there is no card left to play"))
        if card.bit & gone:
            return Exclusion.of("", N_("{card} has been played: play another card"), card=card)
        seat = self.form.seats[turn]
        hand = self.hands[turn].bits & ~gone
        if not card.bit & hand:
            return Exclusion.of(
                "T4-PLAY-1",
                N_("{card} is not in the hand of {seat}, whose turn it is: play one of those cards"),
                card=card,
                seat=seat,
            )
        if not led:
            return Exclusion.of(
                "T5-5",
                N_("the first lead is not of the suit of {called}, unless it is that card itself"),
                called=self.called,
            )
        return broken(seat, hand, led, best)

    def is_legal(self, card: Card | str) -> bool:
        """Whether the card may be played now."""
        return self.why_not(card) is None

    def then(self, card: Card | str) -> Play:
        """The play after one more card; raises `IllegalPlay` where the rules do not allow it."""
        card = card if isinstance(card, Card) else Card.parse(card)
        gone, legal, turn, leaders, led, best, who = self._now
        bit = card.bit
        if not bit & legal:
            excluded = self.why_not(card)
            assert excluded is not None
            raise IllegalPlay(excluded)
        cards = (*self.cards, card)
        gone |= bit
        if not bit & EXCUSE:
            if not led:
                led = led_by(bit)
            if bit & (led | TRUMPS) and bit > best:
                best, who = bit, turn
        players = len(self.hands)
        if len(cards) % players:
            turn = turn + 1 if turn + 1 < players else 0
            legal = legal_bits(self.hands[turn].bits & ~gone, led, best)
        else:
            if len(cards) == players * self.form.hand and cards[-players].bit & EXCUSE:
                who = self._last(leaders, who)
            turn, led, best = who, 0, 0
            leaders = (*leaders, who)
            legal = self.hands[turn].bits & ~gone
        # Made without a second look at the cards: those before were looked at when they were played.
        play = object.__new__(Play)
        put = object.__setattr__
        put(play, "form", self.form)
        put(play, "hands", self.hands)
        put(play, "taker", self.taker)
        put(play, "leader", self.leader)
        put(play, "partner", self.partner)
        put(play, "called", self.called)
        put(play, "cards", cards)
        put(play, "_now", (gone, legal, turn, leaders, led, best, who))
        return play

    def _last(self, leaders: tuple[int, ...], who: int) -> int:
        """Who wins the last trick, to which the Excuse was led: its side if it won all others (T4-SLAM-6)."""
        seats = self.form.seats
        side = self.side(seats[leaders[-1]])
        won_all = all(self.side(seats[winner]) is side for winner in leaders[1:])
        return leaders[-1] if won_all else who

    def back(self) -> Play:
        """The play without its last card."""
        if not self.cards:
            raise Impossible(N_("nobody has played yet: there is no card to take back"))
        return Play(
            self.form, self.hands, self.taker, self.leader, self.partner, self.called, self.cards[:-1]
        )

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The complete tricks."""
        return tuple(self._trick(number) for number in range(len(self.cards) // self.form.players))

    @property
    def trick(self) -> Trick:
        """The trick that is being played; before a lead it has no card."""
        return self._trick(len(self._now[3]) - 1)

    @property
    def last_trick(self) -> Trick | None:
        """The trick that may be looked at until the one on the table is complete (T4-PLAY-8)."""
        return self.tricks[-1] if self.tricks else None

    def winner(self, number: int) -> Seat:
        """Who won the trick of this number, from 0."""
        return self.form.seats[self._now[3][number + 1]]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who won each complete trick."""
        return tuple(self.form.seats[place] for place in self._now[3][1:])

    @property
    def gatherer(self) -> Seat:
        """Who gathers the tricks of the defence: the player opposite the taker, or the next but one."""
        return self.form.next(self.taker, 2)

    @property
    def partner_is_known(self) -> bool:
        """Whether the called card has been played, so that all know the taker's partner (T5-6)."""
        return self.called in self.cards

    def _trick(self, number: int) -> Trick:
        n = self.form.players
        leaders = self._now[3]
        cards = self.cards[n * number : n * number + n]
        won_by_excuse = (
            len(cards) == n
            and cards[0].is_excuse
            and leaders[number + 1] == leaders[number]
            and number == self.form.hand - 1
        )
        return Trick(self.form, self.form.seats[leaders[number]], cards, won_by_excuse)


def broken(seat: Seat, hand: int, led: int, best: int) -> Exclusion:
    """Which obligation a card of the hand that is not legal breaks, with its clause."""
    own = hand & led
    if led != TRUMPS and own:
        suit = listed(own)[0].suit
        return Exclusion.of("T4-PLAY-3", N_("{seat} has {suit} and must follow suit"), seat=seat, suit=suit)
    trumps = hand & TRUMPS
    if trumps & -(best << 1) and best & TRUMPS:
        return Exclusion.of(
            "T4-PLAY-2" if led == TRUMPS else "T4-PLAY-4",
            N_("{seat} has a trump above {card} and must play over it"),
            seat=seat,
            card=listed(best)[0],
        )
    if led == TRUMPS:
        return Exclusion.of("T4-PLAY-2", N_("{seat} has trumps and must play one"), seat=seat)
    return Exclusion.of("T4-PLAY-4", N_("{seat} cannot follow suit and must play a trump"), seat=seat)
