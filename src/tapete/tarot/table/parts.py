"""What lies and stands at a tarot table: bids, cards in view, and the cases of the arbiter."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from tapete.law import Duty, Effect, Rulebook, Ruling
from tapete.tarot.bidding import Bid
from tapete.tarot.cards import Card
from tapete.tarot.form import Form, Seat, Side
from tapete.tarot.hand import Hand
from tapete.tarot.people import EcartFault, Fault, HandfulFault, Measure, Obligation
from tapete.tarot.trick import Trick
from tapete.text import N_, Choice

__all__ = ["NEUTRAL", "Edition", "Incident", "Laid", "MadeBid", "Phase", "Stage", "Status"]


class Phase(Choice):
    """How far the deal is."""

    BIDDING = "bidding", N_("bidding")
    PASSED = "passed", N_("all have passed")
    CALLING = "calling", N_("the taker calls a card")
    DOG = "dog", N_("the taker has the dog and makes the écart")
    PLAY = "play", N_("play")
    ENDED = "ended", N_("play has ended")
    REDEAL = "redeal", N_("the same dealer deals again")
    ANNULLED = "annulled", N_("the deal is annulled")


class Status(Choice):
    """What is made of a bid."""

    STANDS = "stands", N_("stands")
    DISPUTED = "disputed", N_("irregular, not yet ruled")
    CANCELLED = "cancelled", N_("cancelled")


class Stage(Choice):
    """How far a case is."""

    OPEN = "open", N_("noticed by nobody who called the arbiter")
    AT_TABLE = "at table", N_("the arbiter is at the table")
    RULED = "ruled", N_("ruled")


@dataclass(frozen=True, slots=True)
class MadeBid:
    """A bid that was made."""

    seat: Seat
    bid: Bid
    status: Status = Status.STANDS


@dataclass(frozen=True, slots=True)
class Incident:
    """An irregularity: who, with which card or bid, and how far its case has come."""

    number: int
    kind: str
    article: str
    offender: Seat
    at: int  # how many acts had been before it
    cards: tuple[Card, ...] = ()
    bid: int | None = None
    trick: int | None = None
    broken: Obligation | None = None
    ecart: EcartFault | None = None
    handful: HandfulFault | None = None
    stage: Stage = Stage.OPEN
    answers: tuple[tuple[str, Any], ...] = ()
    seen: tuple[tuple[str, Any], ...] = ()
    effects: tuple[Effect, ...] = ()
    ruling: Ruling | None = None
    order: int = -1

    @property
    def is_open(self) -> bool:
        """Whether it still waits for its ruling."""
        return self.stage is not Stage.RULED


@dataclass(frozen=True, slots=True)
class Due:
    """A duty of the arbiter, with the case that it comes from."""

    duty: Duty
    incident: int


@dataclass(frozen=True, slots=True)
class Laid:
    """The tricks that lie there, lawful or not, for the count."""

    form: Form
    taker: Seat
    partner: Seat | None
    tricks: tuple[Trick, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who won each trick."""
        return tuple(trick.winner for trick in self.tricks if trick.winner is not None)

    @property
    def has_ended(self) -> bool:
        """Whether all tricks are there."""
        return len(self.tricks) == self.form.hand

    def won_by(self, side: Side) -> Hand:
        """The cards in the tricks of a side."""
        pairs = zip(self.tricks, self.winners, strict=True)
        return Hand(sum(trick.bits for trick, winner in pairs if self.side(winner) is side))

    def side(self, seat: Seat) -> Side:
        """Whether the seat attacks or defends."""
        return Side.ATTACK if seat in (self.taker, self.partner) else Side.DEFENCE


# What the arbitration code would order is nobody's to invent: by default a fault that can be put right is,
# and otherwise the deal goes on. An event sets its own.
_GOES_ON = (
    Fault.NO_ARBITER, Fault.DOG_SEEN, Fault.OLD_REVOKE, Fault.OLD_TRICK, Fault.CONDUCT, Fault.SETTLED,
    Fault.WEAK_BOARD, Fault.DIAGRAM, Fault.CONTRACT, Fault.CALL,
)  # fmt: skip
NEUTRAL: Mapping[str, Any] = MappingProxyType(
    {
        f"decided[{fault}]": (Measure.GOES_ON if fault in _GOES_ON else Measure.PUT_RIGHT).value
        for fault in Fault
    }
    | {"barred_for_others": True}
)


@dataclass(frozen=True)
class Edition:
    """The rules in force at a table; `profile` holds what an event has set once and for all."""

    id: str = "tarot-fft"
    profile: Mapping[str, Any] = field(default_factory=lambda: NEUTRAL)

    @property
    def book(self) -> Rulebook:
        """The rule book, read when it is needed."""
        from tapete.tarot.rules import TAROT_FFT  # noqa: PLC0415 - the chapters need the game

        return TAROT_FFT

    def with_profile(self, answers: Mapping[str, Any]) -> Edition:
        """The same rules with other settings; an empty value asks the arbiter each time."""
        merged = {**self.profile, **answers}
        return Edition(self.id, MappingProxyType({k: v for k, v in merged.items() if v not in ("", None)}))
