"""What lies and stands at a table: calls, cards in view, duties, and the cases of the arbiter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tapete.bridge.call import Call
from tapete.bridge.cards import Card, Suit
from tapete.bridge.people import LeadOrder, Until, Which
from tapete.bridge.seat import Seat, Side
from tapete.bridge.table.acts import Order
from tapete.law import Duty, Effect, Ruling
from tapete.text import N_, Choice, Text

__all__ = [
    "Claim",
    "Decided",
    "Due",
    "Faced",
    "Incident",
    "Known",
    "LeadLimit",
    "MadeCall",
    "Must",
    "Obligation",
    "Penalty",
    "Phase",
    "Revoke",
    "Stage",
    "Status",
    "Verdict",
]


class Phase(Choice):
    """How far the board is."""

    AUCTION = "auction", N_("auction")
    CLARIFICATION = "clarification", N_("between the final pass and the opening lead")
    PLAY = "play", N_("play")
    ENDED = "ended", N_("play has ended")


class Status(Choice):
    """What the law makes of a call."""

    STANDS = "stands", N_("stands")
    DISPUTED = "disputed", N_("irregular, not yet ruled")
    WITHDRAWN = "withdrawn", N_("withdrawn")


@dataclass(frozen=True, slots=True)
class MadeCall:
    """A call that was made; `place` is where it counts in the auction, if it counts."""

    number: int  # in the order of the table
    seat: Seat
    call: Call
    place: int
    status: Status = Status.STANDS
    counts: bool = True  # a call out of turn does not, unless it is accepted
    paid: tuple[Obligation, ...] = ()  # duties to pass at one turn that are done with this one


class Must(Choice):
    """What a player is obliged to do at his turn."""

    PASS = "pass", N_("must pass")
    REPEAT = "repeat", N_("must repeat the withdrawn call")
    BID_OR_PASS = "bid or pass", N_("must make a sufficient bid or pass")


@dataclass(frozen=True, slots=True)
class Obligation:
    """What a player owes at his turn, until when, and by which clause."""

    seat: Seat
    must: Must
    until: Until
    clause: str
    call: Call | None = None  # the call to be repeated

    @property
    def label(self) -> Text:
        """North must pass at the next turn only (30A)."""
        return Text.of(
            N_("{seat} {must} {until} ({clause})"),
            seat=self.seat,
            must=self.must,
            until=self.until,
            clause=self.clause,
        )


@dataclass(frozen=True, slots=True)
class Faced:
    """A card that lies face up although it was not played."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Penalty:
    """A penalty card of a defender."""

    seat: Seat
    card: Card
    major: bool

    @property
    def label(self) -> Text:
        """East has a minor penalty card: 7 of hearts."""
        if self.major:
            return Text.of(N_("{seat} has a major penalty card: {card}"), seat=self.seat, card=self.card)
        return Text.of(N_("{seat} has a minor penalty card: {card}"), seat=self.seat, card=self.card)


@dataclass(frozen=True, slots=True)
class LeadLimit:
    """Declarer's right over a lead of a defender, and what declarer made of it."""

    leader: Seat
    offender: Seat
    clause: str
    may: LeadOrder | None = None  # None: the arbiter has yet to say what declarer may do
    suits: frozenset[Suit] = frozenset()  # those that declarer may name
    order: Order | None = None
    named: frozenset[Suit] = frozenset()
    trick: int = -1  # the number of tricks begun when declarer decided


@dataclass(frozen=True, slots=True)
class Known:
    """Information that is authorised for some sides only."""

    text: Text
    authorised: frozenset[Side]
    clause: str
    what: str = ""  # the call or cards, in the notation of scripts
    incident: int | None = None


@dataclass(frozen=True, slots=True)
class Due:
    """A duty of the arbiter, with the case that it comes from."""

    duty: Duty
    incident: int
    done: bool = False


class Decided(Choice):
    """What the arbiter decided about the score of the board."""

    ASSIGNED = "assigned", N_("an assigned adjusted score")
    ARTIFICIAL = "artificial", N_("an artificial adjusted score")
    AVERAGE = "average", N_("an average")
    CANCELLED = "cancelled", N_("the board is cancelled")
    REDEAL = "redeal", N_("the board is dealt anew")
    GAIN_REMOVED = "gain removed", N_("one side loses its gain")
    CAPPED = "capped", N_("the offending side scores no more than average minus")
    DEPRIVED = "deprived", N_("an artificial score for who loses a result")
    PENALTY = "penalty", N_("a procedural penalty")
    WARNING = "warning", N_("a warning")

    @property
    def stops_play(self) -> bool:
        """Whether the board is not played any further."""
        return self in (Decided.ARTIFICIAL, Decided.CANCELLED, Decided.REDEAL)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the arbiter decided about the score, by which clause, and for whom if not for both."""

    kind: Decided
    clause: str
    side: Side | None = None
    amount: str = ""

    @property
    def label(self) -> Text:
        """An assigned adjusted score (12C1b)."""
        if self.side is None:
            return Text.of("{kind} ({clause})", kind=self.kind, clause=self.clause)
        return Text.of(
            "{side}: {kind} {amount} ({clause})",
            side=self.side,
            kind=self.kind,
            amount=self.amount,
            clause=self.clause,
        )


class Stage(Choice):
    """How far a case is."""

    OPEN = "open", N_("noticed by nobody who called the arbiter")
    AT_TABLE = "at table", N_("the arbiter is at the table")
    RULED = "ruled", N_("ruled")
    MOOT = "moot", N_("settled by another ruling")


@dataclass(frozen=True, slots=True)
class Incident:
    """An irregularity: who, by which call or cards, and how far its case has come."""

    number: int
    kind: str  # of the edition's list
    article: str
    offender: Seat
    call: int | None = None
    cards: tuple[Card, ...] = ()
    owed: tuple[Obligation, ...] = ()  # what players were obliged to when it happened
    in_turn: bool = True
    led: bool = False  # for cards: whether one of them was led
    ruled_from: int | None = None  # how many calls had been made when the arbiter came
    player: Seat | None = None  # whom it concerns besides the offender
    stage: Stage = Stage.OPEN
    asks: str = ""  # the question that waits
    awaits: Seat | None = None  # who has to call before it can be answered
    answers: tuple[tuple[str, Any], ...] = ()  # of people
    seen: tuple[tuple[str, Any], ...] = ()  # of the table
    done: int = 0  # how many steps of the procedure have been carried out
    which: tuple[tuple[Which, int], ...] = ()  # the calls of which the ruling speaks
    effects: tuple[Effect, ...] = ()  # carried out so far
    ruling: Ruling | None = None
    order: int = -1  # of the ruling among all rulings of the table

    @property
    def is_open(self) -> bool:
        """Whether it still waits for its ruling."""
        return self.stage in (Stage.OPEN, Stage.AT_TABLE)

    def made(self, which: Which) -> int | None:
        """The number of the call that the ruling names."""
        return dict(self.which).get(which)


@dataclass(frozen=True, slots=True)
class Revoke:
    """A card that did not follow suit although its player could."""

    seat: Seat
    trick: int  # from 0
    card: Card


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim or concession that waits for the others."""

    seat: Seat
    won: int  # by the side of the claimer, of the tricks that are left
    agreed: frozenset[Seat] = frozenset()
    contested: bool = False
    concession: bool = False
