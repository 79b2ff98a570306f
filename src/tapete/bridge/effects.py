"""What a ruling can do at a bridge table."""

from __future__ import annotations

from dataclasses import dataclass, field

from tapete.bridge.cards import Suit
from tapete.bridge.people import Average, LeadOrder, Player, Until, When, Which
from tapete.bridge.seat import Side
from tapete.law import Duty, Effect
from tapete.text import N_

__all__ = [
    "ArtificialScore",
    "AssignedScore",
    "AuctionEnded",
    "AuctionReturns",
    "Authorised",
    "AverageAwarded",
    "CallCancelled",
    "CallStands",
    "CallsUnchanged",
    "GainRemoved",
    "LaterCallsCancelled",
    "LaterCallsStand",
    "LeadChoice",
    "LeadRestriction",
    "MayCall",
    "MayNotDouble",
    "MayWithdraw",
    "MustPass",
    "MustRepeat",
    "MustReplace",
    "NoLeadRestriction",
    "NoRectification",
    "PassInstead",
    "PassedOut",
    "PlayersReseated",
    "Redealt",
    "Review",
    "RightLost",
    "RuleUnder",
    "ScoreCapped",
    "ScoreStands",
    "SubstitutePlays",
    "Unauthorised",
]


@dataclass(frozen=True, slots=True)
class CallStands(Effect):
    """The call counts and the auction goes on from it."""

    which: Which
    says = N_("{which} stands, and the auction goes on from it.")


@dataclass(frozen=True, slots=True)
class CallCancelled(Effect):
    """The call never counted."""

    which: Which
    says = N_("{which} is cancelled.")


@dataclass(frozen=True, slots=True)
class NoRectification(Effect):
    """Nothing else is rectified."""

    says = N_("There is no rectification.")


@dataclass(frozen=True, slots=True)
class MustReplace(Effect):
    """The offender owes a sufficient bid or a pass."""

    # The same duty by another clause is the same duty.
    clause: str = field(default="", compare=False)
    says = N_("The offender must now make a sufficient bid or pass.")


@dataclass(frozen=True, slots=True)
class MustRepeat(Effect):
    """The offender makes the same call again when the turn comes."""

    clause: str = field(default="", compare=False)
    says = N_("The offender must repeat the call when it is the offender's turn.")


@dataclass(frozen=True, slots=True)
class MustPass(Effect):
    """A player may not do anything but pass."""

    player: Player
    until: Until
    clause: str = field(default="", compare=False)
    says = N_("{player} must pass {until}.")


@dataclass(frozen=True, slots=True)
class MayCall(Effect):
    """A player chooses freely among the legal calls."""

    player: Player
    says = N_("{player} may make any legal call at the proper turn.")


@dataclass(frozen=True, slots=True)
class MayNotDouble(Effect):
    """A player may bid or pass at this turn, nothing else."""

    player: Player
    clause: str = field(default="", compare=False)
    says = N_("At this turn {player} may make a sufficient bid or pass, but neither double nor redouble.")


@dataclass(frozen=True, slots=True)
class MayWithdraw(Effect):
    """A player may take a call back and make another."""

    player: Player
    clause: str
    says = N_("{player} may withdraw the call made since and make another ({clause}).")


@dataclass(frozen=True, slots=True)
class LeadRestriction(Effect):
    """Declarer may restrict the first lead of the offender's partner."""

    clause: str
    says = N_(
        "If the offender becomes a defender, declarer may restrict the first lead "
        "of the offender's partner ({clause})."
    )


@dataclass(frozen=True, slots=True)
class LeadChoice(Effect):
    """What declarer may order when the offender's partner is first on lead."""

    may: LeadOrder
    suits: frozenset[Suit]
    clause: str
    says = N_(
        "At the first lead of the offender's partner declarer may {may} one of these suits: {suits}; "
        "a ban lasts as long as that player keeps the lead ({clause})."
    )


@dataclass(frozen=True, slots=True)
class RightLost(Effect):
    """The non-offending side may no longer claim what the law would give it."""

    clause: str
    says = N_("The right to a penalty or rectification is lost ({clause}).")


@dataclass(frozen=True, slots=True)
class NoLeadRestriction(Effect):
    """Declarer may not restrict a lead."""

    clause: str
    says = N_("There is no lead restriction ({clause}).")


@dataclass(frozen=True, slots=True)
class Authorised(Effect):
    """The withdrawn calls inform everybody."""

    clause: str
    says = N_("What the withdrawn call tells may be used by both sides ({clause}).")


@dataclass(frozen=True, slots=True)
class Unauthorised(Effect):
    """The withdrawn calls inform one side only."""

    clause: str
    says = N_(
        "What the withdrawn calls tell is unauthorised for the offending side "
        "and authorised for the other ({clause})."
    )


@dataclass(frozen=True, slots=True)
class ScoreCapped(Effect):
    """The offending side cannot do better than average minus; the other side keeps its score."""

    clause: str
    says = N_(
        "The offending side scores no more than average minus; "
        "the other side keeps the score of the table ({clause})."
    )


@dataclass(frozen=True, slots=True)
class ScoreStands(Effect):
    """The result of the table is kept."""

    says = N_("The score of the table stands.")


@dataclass(frozen=True, slots=True)
class AssignedScore(Effect):
    """The arbiter replaces the result of the table."""

    clause: str
    says = N_("The arbiter awards an assigned adjusted score ({clause}).")


@dataclass(frozen=True, slots=True)
class ArtificialScore(Effect):
    """The board has no result; the arbiter awards one without cards."""

    clause: str
    says = N_("The arbiter awards an artificial adjusted score ({clause}).")


@dataclass(frozen=True, slots=True)
class AverageAwarded(Effect):
    """What one side gets of an artificial score."""

    side: Side
    award: Average
    clause: str
    says = N_("{side} gets {award} ({clause}).")


@dataclass(frozen=True, slots=True)
class PlayersReseated(Effect):
    """The players change places so that whoever knows a hand holds it."""

    clause: str
    says = N_("The players change places, so that the one who knows a hand holds it ({clause}).")


@dataclass(frozen=True, slots=True)
class Redealt(Effect):
    """The board is dealt anew for those who were about to play it."""

    clause: str
    says = N_("The board is dealt anew for these contestants ({clause}).")


@dataclass(frozen=True, slots=True)
class GainRemoved(Effect):
    """One side loses what it gained; the other keeps its score."""

    clause: str
    says = N_("The side that gained loses the gain; the other side keeps the score of the table ({clause}).")


@dataclass(frozen=True, slots=True)
class SubstitutePlays(Effect):
    """Somebody else plays the board."""

    clause: str
    says = N_("A substitute plays the board for the player who knows too much ({clause}).")


@dataclass(frozen=True, slots=True)
class LaterCallsCancelled(Effect):
    """No call made after the irregular one counts."""

    clause: str
    says = N_("Every call made after it is cancelled too ({clause}).")


@dataclass(frozen=True, slots=True)
class LaterCallsStand(Effect):
    """The calls made after the irregular one count."""

    clause: str
    says = N_("The calls made after it stand too ({clause}).")


@dataclass(frozen=True, slots=True)
class PassInstead(Effect):
    """A pass stands where the cancelled call was made."""

    clause: str
    says = N_("A pass takes the place of the cancelled call ({clause}).")


@dataclass(frozen=True, slots=True)
class AuctionReturns(Effect):
    """A player calls again at the turn that he should have had."""

    player: Player
    clause: str
    says = N_("The auction goes back to {player} ({clause}).")


@dataclass(frozen=True, slots=True)
class AuctionEnded(Effect):
    """The last bid is the contract."""

    clause: str
    says = N_("The auction has ended; the last bid is the contract ({clause}).")


@dataclass(frozen=True, slots=True)
class PassedOut(Effect):
    """The board is not played, scores nothing and is not dealt anew."""

    clause: str
    says = N_("The hands go back into the board; nobody scores, and there is no new deal ({clause}).")


@dataclass(frozen=True, slots=True)
class CallsUnchanged(Effect):
    """No call may be changed because of what came to light."""

    clause: str
    says = N_("No call is changed ({clause}).")


@dataclass(frozen=True, slots=True)
class Review(Duty):
    """The arbiter looks at the board again."""

    at: When = When.END_OF_PLAY
    says = N_("Review under {clause} {at}.")


@dataclass(frozen=True, slots=True)
class RuleUnder(Duty):
    """The arbiter rules again, under another clause, when something has happened."""

    at: When
    says = N_("Rule under {clause} {at}.")
