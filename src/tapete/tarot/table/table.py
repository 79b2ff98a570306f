"""The table: what lies there, what stands by the rules, and what the arbiter still has to do.

A table is a value; `table.act(act)` is the next one. Any act that is physically possible is accepted,
also an irregular one: it is kept, recognised, and ruled when the arbiter is called.

>>> table = Table(Form.FOUR, Seat.SOUTH).do("E garde", "N prise")
>>> [case.article for case in table.open]
['T4-BID']
>>> table = table.do("arbiter")
>>> table.rulings[-1].citations, table.turn
(('T4-BID-2', 'TARB-1'), <Seat.NORTH: 'N'>)
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property

from tapete.law import Ruling
from tapete.tarot.bidding import Auction, Bid, check_imposed
from tapete.tarot.cards import Card
from tapete.tarot.count import Count, count
from tapete.tarot.deal import Deal
from tapete.tarot.form import Form, Seat, Side
from tapete.tarot.hand import Hand
from tapete.tarot.readings import DEFAULT, Readings
from tapete.tarot.result import Result
from tapete.tarot.table.acts import Act
from tapete.tarot.table.parts import Due, Edition, Incident, Laid, MadeBid, Phase, Stage, Status
from tapete.tarot.table.results import partner_of, results
from tapete.tarot.trick import Trick

__all__ = ["Table"]


@dataclass(frozen=True)
class Table:
    """One deal at one table; hands that nobody knows are empty."""

    form: Form
    dealer: Seat
    deal: Deal = field(default_factory=lambda: Deal(Form.FOUR))
    imposed: tuple[Seat, Bid] | None = None
    barred: Seat | None = None
    edition: Edition = field(default_factory=Edition)
    readings: Readings = DEFAULT
    acts: tuple[Act, ...] = ()
    bids: tuple[MadeBid, ...] = ()
    asked: tuple[Seat, ...] = ()  # who asked the arbiter
    called: Card | None = None
    named: Seat | None = None  # the partner as the players say it; the taker himself where he is alone
    ecart: Hand | None = None
    ecart_size: int = 0
    shown: Hand = field(default_factory=Hand)
    jeu: bool = False
    slam: bool = False
    handfuls: tuple[tuple[Seat, Hand], ...] = ()
    tricks: tuple[Trick, ...] = ()
    astray: Trick | None = None  # a trick led out of turn, before a ruling
    early: tuple[tuple[Seat, Card], ...] = ()  # other cards out of turn, before a ruling or their turn
    accepted: tuple[Card, ...] = ()  # those of them that stand
    faced: tuple[tuple[Seat, Card], ...] = ()
    given: Card | None = None  # for the Excuse
    counted: tuple[tuple[Side, int], ...] = ()  # half points as the players counted them
    oudlers: int | None = None
    over: bool = False  # both sides have counted: the play is over
    petit: Side | None = None  # as the players say it, where the tricks are not known
    sheet: tuple[int, ...] = ()
    fate: Phase | None = None  # REDEAL or ANNULLED
    next_dealer: Seat | None = None
    next_barred: Seat | None = None
    adjusted: bool = False
    penalties: tuple[Seat, ...] = ()
    incidents: tuple[Incident, ...] = ()
    due: tuple[Due, ...] = ()

    def __post_init__(self) -> None:
        if self.deal.form is not self.form:
            object.__setattr__(self, "deal", Deal(self.form))
        if self.imposed is not None:
            check_imposed(self.form, self.imposed)

    # What happens.

    def act(self, act: Act) -> Table:
        """The table after the act; raises `Impossible` for what cannot happen, and stays as it is."""
        from tapete.tarot.table.step import step  # noqa: PLC0415 - the steps need the table

        return replace(step(self, act), acts=(*self.acts, act))

    def do(self, *lines: str) -> Table:
        """The table after acts in the notation of scripts: `table.do("E garde", "N pass")`."""
        from tapete.tarot.table.script import parse_act  # noqa: PLC0415

        table = self
        for line in lines:
            table = table.act(parse_act(line, self.form))
        return table

    @property
    def start(self) -> Table:
        """The same table before anything happened."""
        return Table(
            self.form, self.dealer, self.deal, self.imposed, self.barred, self.edition, self.readings
        )

    def replay(self, acts: Iterable[Act]) -> Table:
        """The table after these acts."""
        table = self
        for act in acts:
            table = table.act(act)
        return table

    def back(self, acts: int = 1) -> Table:
        """The table before its last acts."""
        return self.start.replay(self.acts[: len(self.acts) - acts])

    # The bidding.

    @cached_property
    def auction(self) -> Auction:
        """The bids that stand."""
        bids = tuple(made.bid for made in self.bids if made.status is Status.STANDS)
        return Auction(self.form, self.dealer, bids, self.barred if self.readings.dealer_barred else None)

    @property
    def contract(self) -> Bid | None:
        """The contract once the bidding is over."""
        return self.imposed[1] if self.imposed else self.auction.contract

    @property
    def taker(self) -> Seat | None:
        """Who plays the contract."""
        return self.imposed[0] if self.imposed else self.auction.taker

    @property
    def is_board(self) -> bool:
        """Whether it is a duplicate board: four play, and the contract is imposed (TD-8)."""
        return self.imposed is not None and self.form is Form.FOUR

    @property
    def partner(self) -> Seat | None:
        """Who is known to hold the called card beside the taker."""
        return partner_of(self)[1]

    @property
    def partner_known(self) -> bool:
        """Whether it is known with whom the taker plays, or that he plays alone."""
        return partner_of(self)[0]

    @property
    def phase(self) -> Phase:
        """How far the deal is."""
        if self.fate is not None:
            return self.fate
        if self.contract is None:
            return Phase.PASSED if self.auction.has_ended else Phase.BIDDING
        if self.over or self.all_played:
            return Phase.ENDED
        if self.tricks or self.ecart is not None:
            return Phase.PLAY
        if self.form is Form.FIVE and self.called is None and self.named is None:
            return Phase.CALLING
        return Phase.DOG if self.contract.shows_dog else Phase.PLAY

    @property
    def ecart_is_closed(self) -> bool:
        """Whether the écart may neither be changed nor looked at any more (T4-DOG-4)."""
        right = self.jeu and self.ecart_size == self.form.dog
        return self.ecart is not None and (right or bool(self.tricks))

    # The play.

    @property
    def all_played(self) -> bool:
        """Whether all tricks lie there."""
        return len(self.tricks) == self.form.hand and self.tricks[-1].is_complete

    @property
    def leader(self) -> Seat:
        """Who leads first (T4-PLAY-1, T4-SLAM-3)."""
        return self.taker if self.slam and self.taker is not None else self.form.next(self.dealer)

    @property
    def laid(self) -> Laid:
        """The complete tricks."""
        taker = self.taker or self.form.seats[0]
        return Laid(self.form, taker, self.partner, tuple(t for t in self.tricks if t.is_complete))

    @property
    def trick(self) -> Trick | None:
        """The trick on the table that is not complete."""
        return self.tricks[-1] if self.tricks and not self.tricks[-1].is_complete else None

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is to bid, to call, to make the écart, or to play."""
        match self.phase:
            case Phase.BIDDING:
                return self.auction.turn
            case Phase.CALLING | Phase.DOG:
                return self.taker
            case Phase.PLAY:
                if not self.tricks:
                    return self.leader
                last = self.tricks[-1]
                return last.winner if last.is_complete else self.form.next(last.leader, len(last.cards))
        return None

    def has_played(self, seat: Seat) -> bool:
        """Whether the seat has played a card."""
        return any(other is seat for trick in self.tricks for other, _ in trick)

    @property
    def gone(self) -> Hand:
        """The cards that lie in tricks."""
        return Hand.of(card for trick in self.tricks for card in trick.cards)

    def full_hand(self, seat: Seat) -> Hand:
        """The cards that were dealt to the seat, the dog included where the taker has it."""
        hand = self.deal[seat]
        takes = seat is self.taker and self.contract is not None and self.contract.shows_dog
        return hand | self.deal.dog if takes and hand else hand

    def hand(self, seat: Seat) -> Hand:
        """The cards that the seat still holds; of an unknown hand nothing."""
        hand = self.full_hand(seat)
        if seat is self.taker and self.ecart is not None:
            hand = hand - self.ecart
        return hand - self.gone

    def knows(self, seat: Seat) -> bool:
        """Whether the table knows the whole hand of the seat, so that it sees what he could have played."""
        dog = self.deal.dog or not (self.contract and self.contract.shows_dog and seat is self.taker)
        return bool(self.deal[seat]) and bool(dog)

    @cached_property
    def count(self) -> Count | None:
        """The count of a deal whose cards are all known; None otherwise."""
        if not self.laid.has_ended or self.aside is None:
            return None
        return count(self.laid, self.aside, self.aside_side, self.readings)

    @property
    def aside(self) -> Hand | None:
        """The écart, or the dog that nobody took; None where its cards are not known."""
        cards = self.ecart if self.contract is not None and self.contract.shows_dog else self.deal.dog
        return cards if cards is not None and len(cards) == self.form.dog else None

    @property
    def aside_side(self) -> Side:
        """The side for which it counts (T4-DOG-5)."""
        return Side.DEFENCE if self.contract is Bid.CONTRE else Side.ATTACK

    @property
    def result(self) -> Result | None:
        """The result by the cards, or by what the players counted; None where nobody can know it yet."""
        found = results(self)
        return found[0] if len(found) == 1 else None

    @property
    def deals_next(self) -> Seat | None:
        """Who deals next, once this deal is over (T4-DEAL-7, T4-DEAL-8, T4-BID-3)."""
        over = self.phase in (Phase.PASSED, Phase.ENDED)
        return self.form.next(self.dealer) if over and self.next_dealer is None else self.next_dealer

    # The arbiter.

    @property
    def open(self) -> tuple[Incident, ...]:
        """The irregularities that are not ruled yet."""
        return tuple(case for case in self.incidents if case.is_open)

    @property
    def case(self) -> Incident | None:
        """The case with which the arbiter is busy."""
        return next((case for case in self.incidents if case.stage is Stage.AT_TABLE), None)

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """Every ruling given at this table, in the order in which they were given."""
        ruled = sorted((case for case in self.incidents if case.ruling is not None), key=lambda c: c.order)
        return tuple(case.ruling for case in ruled if case.ruling is not None)
