"""What a ruling does to hands, cards, boards and explanations before the play."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.bridge.people import PenaltyKind, Player, When
from tapete.law import Effect
from tapete.text import N_

__all__ = [
    "BecomePenaltyCards",
    "BoardCompleted",
    "BoardNotPlayed",
    "CallRepeated",
    "CardReturned",
    "CardsKnown",
    "CardsPickedUp",
    "CardsStayFaced",
    "CorrectionUnauthorised",
    "DeprivedScored",
    "ExplanationDue",
    "HandPutBack",
    "HandRebuilt",
    "HandsCorrected",
    "MustNotReveal",
    "PassesCancelled",
    "RightBoardLater",
    "SurplusRemoved",
    "TakesRightHand",
]


@dataclass(frozen=True, slots=True)
class PassesCancelled(Effect):
    """No pass made since a player lost his turn counts."""

    clause: str
    says = N_("Every pass made from that turn on is cancelled ({clause}).")


@dataclass(frozen=True, slots=True)
class CardsStayFaced(Effect):
    """The exposed cards lie face up while the auction lasts."""

    player: Player
    clause: str
    says = N_("The exposed cards of {player} stay face up on the table until the auction ends ({clause}).")


@dataclass(frozen=True, slots=True)
class CardsKnown(Effect):
    """The exposed cards inform one side only."""

    clause: str
    says = N_(
        "What the exposed cards tell is unauthorised for the offending side "
        "and authorised for the other ({clause})."
    )


@dataclass(frozen=True, slots=True)
class CardsPickedUp(Effect):
    """The exposed cards go back to the hand and bind nobody."""

    player: Player
    clause: str
    says = N_("The exposed cards go back to the hand of {player} ({clause}).")


@dataclass(frozen=True, slots=True)
class BecomePenaltyCards(Effect):
    """The exposed cards bind the defender who holds them."""

    player: Player
    kind: PenaltyKind
    clause: str
    says = N_("Every exposed card of {player} becomes a {kind} penalty card ({clause}).")


@dataclass(frozen=True, slots=True)
class HandsCorrected(Effect):
    """Every hand gets the thirteen cards that belong to it."""

    clause: str
    says = N_("Every hand gets the thirteen cards that belong to it ({clause}).")


@dataclass(frozen=True, slots=True)
class SurplusRemoved(Effect):
    """A card that is no part of the deal is taken away."""

    clause: str
    says = N_("The card that is no part of the deal is taken away ({clause}).")


@dataclass(frozen=True, slots=True)
class CardReturned(Effect):
    """The missing card goes back and counts as never having been away."""

    clause: str
    says = N_("The missing card goes back to its hand and counts as never having been away ({clause}).")


@dataclass(frozen=True, slots=True)
class HandRebuilt(Effect):
    """A card of another pack takes the place of the one that is lost."""

    clause: str
    says = N_(
        "The hand is rebuilt with the same card of another pack and counts as always complete ({clause})."
    )


@dataclass(frozen=True, slots=True)
class CorrectionUnauthorised(Effect):
    """Partner may not use what the correction of a hand tells."""

    clause: str
    says = N_(
        "The partner of a player whose hand was put right may not use what the correction tells ({clause})."
    )


@dataclass(frozen=True, slots=True)
class TakesRightHand(Effect):
    """A player looks at the hand that he should have taken and calls with it."""

    player: Player
    clause: str
    says = N_("{player} takes the hand of the right board and calls with it ({clause}).")


@dataclass(frozen=True, slots=True)
class CallRepeated(Effect):
    """A player makes the call again that he made over a cancelled one."""

    player: Player
    clause: str
    says = N_("{player} must make the same call again at the next turn ({clause}).")


@dataclass(frozen=True, slots=True)
class HandPutBack(Effect):
    """A hand taken by mistake goes back before anything was done with it."""

    player: Player
    clause: str
    says = N_("{player} puts the wrong hand back and takes the right one ({clause}).")


@dataclass(frozen=True, slots=True)
class BoardCompleted(Effect):
    """Auction and play go on to the end, and the result counts."""

    clause: str
    says = N_("The board is played to its end, and the result counts ({clause}).")


@dataclass(frozen=True, slots=True)
class BoardNotPlayed(Effect):
    """Auction and play stop here, and the score does not come from the table."""

    clause: str
    says = N_("The board is not played any further ({clause}).")


@dataclass(frozen=True, slots=True)
class DeprivedScored(Effect):
    """Who cannot get a valid result on a board gets a score without cards for it."""

    clause: str
    says = N_(
        "Every contestant who cannot get a valid result on a board gets an artificial score ({clause})."
    )


@dataclass(frozen=True, slots=True)
class RightBoardLater(Effect):
    """The same contestants play the board that was meant for them later."""

    clause: str
    says = N_("The contestants play the right board against each other later ({clause}).")


@dataclass(frozen=True, slots=True)
class ExplanationDue(Effect):
    """A player has to call the arbiter and put an explanation right."""

    player: Player
    at: When
    clause: str
    says = N_("{player} must call the arbiter and put the explanation right {at} ({clause}).")


@dataclass(frozen=True, slots=True)
class MustNotReveal(Effect):
    """A player may show in no way that the explanation was wrong before the time has come."""

    player: Player
    clause: str
    says = N_(
        "{player} must not show in any way that the explanation was wrong "
        "before the law lets him speak ({clause})."
    )
