"""What happens at a tarot table: one small value for each act, nothing judged.

Irregular acts are acts like others: a bid that is too low, a card out of turn, an écart with a king.
"""

from __future__ import annotations

from dataclasses import dataclass

from tapete.law import Part
from tapete.tarot.bidding import Bid
from tapete.tarot.cards import Card
from tapete.tarot.form import Seat, Side
from tapete.tarot.hand import Hand
from tapete.text import N_

__all__ = [
    "Act",
    "Answers",
    "Asks",
    "Bids",
    "CallsCard",
    "Counts",
    "Exposes",
    "Gives",
    "IsAlone",
    "IsPartner",
    "LooksAt",
    "LooksAtEcart",
    "Marks",
    "Misdeals",
    "Opens",
    "PetitAuBout",
    "PetitSec",
    "Plays",
    "Says",
    "SaysJeu",
    "SeesDog",
    "SetsAside",
    "ShowsHandful",
    "ShowsTrumps",
    "Slam",
    "Summons",
    "TakesBack",
    "Touches",
]


@dataclass(frozen=True, slots=True)
class Act(Part):
    """Something that happens at a table."""


@dataclass(frozen=True, slots=True)
class Misdeals(Act):
    """A fault in the dealing; the seat is who caused it."""

    seat: Seat
    what: str = ""
    says = N_("{seat} causes a fault in the dealing. {what}")


@dataclass(frozen=True, slots=True)
class Touches(Act):
    """A player touches his cards before the deal is over."""

    seat: Seat
    says = N_("{seat} touches the cards before the deal is over.")


@dataclass(frozen=True, slots=True)
class PetitSec(Act):
    """A player announces the Petit as only trump."""

    seat: Seat
    says = N_("{seat} announces the Petit as only trump and shows the hand.")


@dataclass(frozen=True, slots=True)
class Asks(Act):
    """A player asks the arbiter before a garde sans or contre, or calls him for a slam."""

    seat: Seat
    says = N_("{seat} asks the arbiter.")


@dataclass(frozen=True, slots=True)
class Bids(Act):
    """A player bids or passes, in turn or not."""

    seat: Seat
    bid: Bid
    says = N_("{seat}: {bid}.")


@dataclass(frozen=True, slots=True)
class CallsCard(Act):
    """The taker calls a card, where five play."""

    seat: Seat
    card: Card
    says = N_("{seat} calls {card}.")


@dataclass(frozen=True, slots=True)
class SeesDog(Act):
    """A player sees a card of the dog that is face down."""

    seat: Seat
    says = N_("{seat} sees a card of the dog.")


@dataclass(frozen=True, slots=True)
class SetsAside(Act):
    """The taker sets cards aside, any number of any cards; a number alone where nobody knows them."""

    seat: Seat
    cards: Hand
    number: int
    says = N_("{seat} sets {number} cards aside.")


@dataclass(frozen=True, slots=True)
class ShowsTrumps(Act):
    """The taker shows trumps of the écart to the defence."""

    seat: Seat
    cards: Hand
    says = N_("{seat} shows the defence of the écart: {cards}.")


@dataclass(frozen=True, slots=True)
class SaysJeu(Act):
    """The taker says that play may begin."""

    seat: Seat
    says = N_("{seat} says that play may begin.")


@dataclass(frozen=True, slots=True)
class Slam(Act):
    """A player announces a slam."""

    seat: Seat
    says = N_("{seat} announces a slam.")


@dataclass(frozen=True, slots=True)
class ShowsHandful(Act):
    """A player shows a handful, of whatever cards."""

    seat: Seat
    cards: tuple[Card, ...]
    says = N_("{seat} shows a handful: {cards}.")


@dataclass(frozen=True, slots=True)
class Plays(Act):
    """A card is led or played, in turn or not."""

    seat: Seat
    card: Card
    says = N_("{seat} plays {card}.")


@dataclass(frozen=True, slots=True)
class Exposes(Act):
    """Cards of a player come into view without being played."""

    seat: Seat
    cards: tuple[Card, ...]
    says = N_("{seat} exposes {cards}.")


@dataclass(frozen=True, slots=True)
class TakesBack(Act):
    """A player takes back the card that he played last, of his own accord."""

    seat: Seat
    says = N_("{seat} takes the last card back.")


@dataclass(frozen=True, slots=True)
class Gives(Act):
    """A low card is given for the Excuse."""

    seat: Seat
    card: Card
    says = N_("{seat} gives {card} for the Excuse.")


@dataclass(frozen=True, slots=True)
class LooksAt(Act):
    """A player looks at a trick that was played; tricks are numbered from 1."""

    seat: Seat
    trick: int
    says = N_("{seat} looks at trick {trick}.")


@dataclass(frozen=True, slots=True)
class LooksAtEcart(Act):
    """The taker looks at his écart."""

    seat: Seat
    says = N_("{seat} looks at the écart.")


@dataclass(frozen=True, slots=True)
class Says(Act):
    """A player says or shows something that is no bid and no card."""

    seat: Seat
    what: str
    says = N_("{seat}: {what}")


@dataclass(frozen=True, slots=True)
class Counts(Act):
    """A side counts its tricks: half points, and for the attack its oudlers."""

    side: Side
    half_points: int
    oudlers: int = 0
    says = N_("{side} counts its points.")


@dataclass(frozen=True, slots=True)
class PetitAuBout(Act):
    """The players agree who won the Petit in the last trick."""

    side: Side
    says = N_("The Petit au bout goes to {side}.")


@dataclass(frozen=True, slots=True)
class IsPartner(Act):
    """The players agree who held the called card, where five play."""

    seat: Seat
    says = N_("{seat} is the taker's partner.")


@dataclass(frozen=True, slots=True)
class IsAlone(Act):
    """The players agree that the taker of five had the called card himself, or that it lay in the dog."""

    seat: Seat
    says = N_("{seat} plays without a partner.")


@dataclass(frozen=True, slots=True)
class Marks(Act):
    """The marks of a deal are written down, in the order of the seats."""

    marks: tuple[int, ...]
    says = N_("The marks are written down: {marks}.")


@dataclass(frozen=True, slots=True)
class Summons(Act):
    """Somebody calls the arbiter."""

    seat: Seat | None = None
    says = N_("The arbiter is called.")


@dataclass(frozen=True, slots=True)
class Opens(Act):
    """The arbiter takes up an article on his own, about a player."""

    article: str
    seat: Seat
    says = N_("The arbiter takes up {article}: {seat}.")


@dataclass(frozen=True, slots=True)
class Answers(Act):
    """An answer to the question of the arbiter that waits."""

    key: str
    answer: str
    says = N_("{key}: {answer}.")
