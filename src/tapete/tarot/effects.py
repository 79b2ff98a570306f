"""What a ruling can do at a tarot table."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.law import Duty, Effect
from tapete.tarot.people import Player
from tapete.text import N_

__all__ = [
    "AdjustedScore",
    "BidCancelled",
    "BoardRebuilt",
    "CardReturned",
    "ClaimBarred",
    "CountedAgain",
    "DealAnnulled",
    "DealPasses",
    "DealerBarred",
    "EcartCorrected",
    "EcartStands",
    "GoesOn",
    "HandfulRefused",
    "HandfulShownAgain",
    "HandsReturned",
    "LowCardGiven",
    "NewDeal",
    "Penalty",
    "RankingAdjusted",
    "ReportScore",
    "SheetCorrected",
    "SheetsCompared",
    "SlamRefused",
    "TrumpsShown",
]


@dataclass(frozen=True, slots=True)
class GoesOn(Effect):
    """What happened stands and the deal goes on."""

    says = N_("What happened stands, and the deal goes on.")


@dataclass(frozen=True, slots=True)
class DealAnnulled(Effect):
    """The deal is not played and scores nothing."""

    clause: str
    says = N_("The deal is annulled; nobody scores ({clause}).")


@dataclass(frozen=True, slots=True)
class HandsReturned(Effect):
    """The cards go back unseen."""

    clause: str
    says = N_("Every player gives his hand back without looking at it ({clause}).")


@dataclass(frozen=True, slots=True)
class NewDeal(Effect):
    """The same dealer deals again."""

    clause: str
    says = N_("The same dealer deals again ({clause}).")


@dataclass(frozen=True, slots=True)
class DealerBarred(Effect):
    """The dealer may not bid on the new deal."""

    clause: str
    says = N_("On the new deal the dealer may not bid ({clause}).")


@dataclass(frozen=True, slots=True)
class DealPasses(Effect):
    """The next player deals."""

    clause: str
    says = N_("The dealer's right neighbour deals next ({clause}).")


@dataclass(frozen=True, slots=True)
class BidCancelled(Effect):
    """The bid does not count; who has the turn bids."""

    clause: str
    says = N_("The bid does not count; the player whose turn it is bids lawfully ({clause}).")


@dataclass(frozen=True, slots=True)
class EcartCorrected(Effect):
    """The taker makes the écart again."""

    clause: str
    says = N_(
        "The taker makes the écart again, shows its number of cards, and says that he is ready ({clause})."
    )


@dataclass(frozen=True, slots=True)
class EcartStands(Effect):
    """The écart is neither changed nor looked at."""

    clause: str
    says = N_("The écart is neither changed nor looked at any more ({clause}).")


@dataclass(frozen=True, slots=True)
class TrumpsShown(Effect):
    """The trumps of the écart are shown."""

    clause: str
    says = N_("The taker shows the trumps of his écart to the defence ({clause}).")


@dataclass(frozen=True, slots=True)
class HandfulRefused(Effect):
    """The handful has no premium."""

    clause: str
    says = N_("The handful does not count ({clause}).")


@dataclass(frozen=True, slots=True)
class HandfulShownAgain(Effect):
    """The player may show a lawful handful before his card."""

    clause: str
    says = N_(
        "The player may show a lawful handful, whole and at one time, before his first card ({clause})."
    )


@dataclass(frozen=True, slots=True)
class SlamRefused(Effect):
    """The announcement does not count."""

    clause: str
    says = N_("The announcement of the slam does not count ({clause}).")


@dataclass(frozen=True, slots=True)
class CardReturned(Effect):
    """The card goes back to its hand, and later cards of the trick with it."""

    clause: str
    says = N_("The card goes back to its hand, and the player whose turn it is plays lawfully ({clause}).")


@dataclass(frozen=True, slots=True)
class LowCardGiven(Effect):
    """The card that is owed for the Excuse is given."""

    clause: str
    says = N_("A card worth half a point is given for the Excuse as soon as there is one ({clause}).")


@dataclass(frozen=True, slots=True)
class CountedAgain(Effect):
    """Both sides count again."""

    clause: str
    says = N_("Both sides count again; together they have {points} points ({clause}).")
    points: int = 91


@dataclass(frozen=True, slots=True)
class SheetCorrected(Effect):
    """The sheet is corrected, checked by all and handed in."""

    clause: str
    says = N_("The marks are corrected until they sum to 0, and all players check the sheet ({clause}).")


@dataclass(frozen=True, slots=True)
class SheetsCompared(Effect):
    """Two teams work out the match points of a segment again."""

    clause: str
    says = N_("Both teams compare their sheets and work out the match points of each board again ({clause}).")


@dataclass(frozen=True, slots=True)
class BoardRebuilt(Effect):
    """The hands are rebuilt from the diagrams."""

    clause: str
    says = N_("The hands are rebuilt from the diagrams and counted ({clause}).")


@dataclass(frozen=True, slots=True)
class AdjustedScore(Effect):
    """The arbiter sets the score."""

    clause: str
    says = N_("The arbiter sets an adjusted score ({clause}).")


@dataclass(frozen=True, slots=True)
class Penalty(Effect):
    """A player is penalised."""

    player: Player
    clause: str
    says = N_("The arbiter gives {player} a penalty ({clause}).")


@dataclass(frozen=True, slots=True)
class ClaimBarred(Effect):
    """Nobody may claim anything from the incident any more."""

    clause: str
    says = N_("Nobody may claim anything from this incident any more ({clause}).")


@dataclass(frozen=True, slots=True)
class RankingAdjusted(Effect):
    """The ranking takes the decision into account."""

    clause: str
    says = N_("The ranking takes the decision into account ({clause}).")


@dataclass(frozen=True, slots=True)
class ReportScore(Duty):
    """The arbiter comes back when the deal is scored."""

    says = N_("When the deal is scored, look at it again under {clause}.")
