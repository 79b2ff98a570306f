"""What happens at a table: one small value for each act, nothing judged.

Every act reads as a sentence and travels as plain data. Irregular acts are acts like others: a bid
that is too low, a call or a card out of turn, a card that drops on the table.
"""

from __future__ import annotations

from dataclasses import dataclass

from tapete.bridge.call import Call, Denomination
from tapete.bridge.cards import Card, Suit
from tapete.bridge.seat import Seat
from tapete.law import Part
from tapete.text import N_, Choice, Text

__all__ = [
    "Act",
    "Agrees",
    "Answers",
    "BidsTooHigh",
    "Calls",
    "Changes",
    "Claims",
    "Concedes",
    "Exposes",
    "Gives",
    "How",
    "Names",
    "Objects",
    "Opens",
    "Order",
    "Orders",
    "Penalises",
    "Plays",
    "Says",
    "Scores",
    "Summons",
    "Together",
    "Word",
]


@dataclass(frozen=True, slots=True)
class Act(Part):
    """Something that happens at a table."""


@dataclass(frozen=True, slots=True)
class Calls(Act):
    """A player calls, in turn or not."""

    seat: Seat
    call: Call
    says = N_("{seat} calls {call}.")


@dataclass(frozen=True, slots=True)
class Together(Act):
    """Two players call at the same time (Law 33)."""

    first: Calls
    second: Calls
    says = N_("At the same time: {first} {second}")


@dataclass(frozen=True, slots=True)
class BidsTooHigh(Act):
    """A player bids more than seven, which there is not."""

    seat: Seat
    level: int
    denomination: Denomination
    says = N_("{seat} bids {level} in {denomination}, more than there is.")

    @property
    def call(self) -> Call:
        """The bid, in the form of a call that no notation reads."""
        return Call("", self.level, self.denomination)


@dataclass(frozen=True, slots=True)
class Changes(Act):
    """A player puts another call in the place of the last one that he made."""

    seat: Seat
    call: Call
    says = N_("{seat} changes the call to {call}.")


@dataclass(frozen=True, slots=True)
class Plays(Act):
    """A card is played from a hand, dummy's included; an opening lead may still lie face down."""

    seat: Seat
    card: Card
    face_down: bool = False
    says = N_("{seat} plays {card}.")

    @property
    def label(self) -> Text:
        """Nobody sees what lies face down."""
        if self.face_down:
            return Text.of(N_("{seat} leads a card face down."), seat=self.seat)
        return Text.of(self.says, seat=self.seat, card=self.card)


class Word(Choice):
    """What declarer may say instead of naming a card of dummy (Law 46B)."""

    HIGH = "high", N_("high")
    LOW = "low", N_("low")
    WIN = "win", N_("win the trick")
    ANY = "any", N_("any card")


@dataclass(frozen=True, slots=True)
class Names(Act):
    """Declarer designates a card of dummy without naming it in full: a word, a suit, or a rank."""

    seat: Seat
    designation: str
    says = N_("{seat} calls for “{designation}” from dummy.")


class How(Choice):
    """How a card came to be seen."""

    DROPPED = "dropped", N_("by accident")
    LED = "led", N_("as a lead before its time")
    SHOWN = "shown", N_("on purpose")


@dataclass(frozen=True, slots=True)
class Exposes(Act):
    """Cards of a player come into view without being played."""

    seat: Seat
    cards: tuple[Card, ...]
    how: How = How.DROPPED
    says = N_("{seat} exposes {cards} {how}.")


@dataclass(frozen=True, slots=True)
class Claims(Act):
    """A player claims tricks; the others of those not yet played are conceded."""

    seat: Seat
    tricks: int
    statement: str = ""
    says = N_("{seat} claims {tricks} of the tricks that are left.")


@dataclass(frozen=True, slots=True)
class Concedes(Act):
    """A player concedes tricks, all that are left if nothing else is said."""

    seat: Seat
    tricks: int | None = None
    says = N_("{seat} concedes {tricks} tricks.")

    @property
    def label(self) -> Text:
        """All tricks, or a number of them."""
        if self.tricks is None:
            return Text.of(N_("{seat} concedes the tricks that are left."), seat=self.seat)
        return Text.of(self.says, seat=self.seat, tricks=self.tricks)


@dataclass(frozen=True, slots=True)
class Agrees(Act):
    """A player agrees to the claim or concession of an opponent."""

    seat: Seat
    says = N_("{seat} agrees.")


@dataclass(frozen=True, slots=True)
class Objects(Act):
    """A player objects to a claim or concession."""

    seat: Seat
    says = N_("{seat} objects.")


@dataclass(frozen=True, slots=True)
class Says(Act):
    """Words or manner that may tell partner something: a question, an explanation, a long pause."""

    seat: Seat
    what: str
    says = N_("{seat}: {what}.")


@dataclass(frozen=True, slots=True)
class Summons(Act):
    """The arbiter is called; by nobody in particular where the arbiter came by himself."""

    seat: Seat | None = None
    says = N_("{seat} calls the arbiter.")

    @property
    def label(self) -> Text:
        """Who called, if anybody did."""
        return Text.of(self.says, seat=self.seat) if self.seat else Text.of(N_("The arbiter comes."))


@dataclass(frozen=True, slots=True)
class Opens(Act):
    """The arbiter takes up a law that nothing at the table pointed to by itself."""

    article: str
    offender: Seat
    player: Seat | None = None  # whom it concerns besides: who was misinformed, or who knows better
    says = N_("The arbiter takes up {article}; the offender is {offender}.")

    @property
    def label(self) -> Text:
        """With the other player, where one is named."""
        if self.player is None:
            return Text.of(self.says, article=self.article, offender=self.offender)
        return Text.of(
            N_("The arbiter takes up {article} for {player}; the offender is {offender}."),
            article=self.article,
            player=self.player,
            offender=self.offender,
        )


@dataclass(frozen=True, slots=True)
class Answers(Act):
    """A question of the arbiter gets its answer."""

    key: str
    answer: str
    says = N_("{key}: {answer}.")


class Order(Choice):
    """What declarer may order about a lead."""

    REQUIRE = "require", N_("requires")
    FORBID = "forbid", N_("forbids")
    WAIVE = "waive", N_("leaves free")


@dataclass(frozen=True, slots=True)
class Orders(Act):
    """Declarer uses a right over a lead, or gives it up."""

    seat: Seat
    order: Order
    suits: tuple[Suit, ...] = ()
    says = N_("{seat} {order} the lead of {suits}.")

    @property
    def label(self) -> Text:
        """With the suits, where some are named."""
        if not self.suits:
            return Text.of(N_("{seat} leaves the lead free."), seat=self.seat)
        return Text.of(self.says, seat=self.seat, order=self.order, suits=self.suits)


@dataclass(frozen=True, slots=True)
class Gives(Act):
    """The arbiter puts a card into the hand to which it belongs (Laws 13 and 14)."""

    seat: Seat
    card: Card
    says = N_("The arbiter gives {card} to {seat}.")


@dataclass(frozen=True, slots=True)
class Scores(Act):
    """The arbiter sets what a side scores, instead of the result of the table."""

    seat: Seat  # a player of the side
    points: int
    says = N_("The arbiter gives the side of {seat} a score of {points}.")


@dataclass(frozen=True, slots=True)
class Penalises(Act):
    """The arbiter gives a side a procedural penalty (Law 90), in the units of the event."""

    seat: Seat  # a player of the side
    amount: str
    says = N_("The side of {seat} gets a procedural penalty of {amount}.")
