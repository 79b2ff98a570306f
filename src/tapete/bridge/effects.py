"""What a ruling can do at a bridge table."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.bridge.people import Player, Until, When, Which
from tapete.law import Duty, Effect
from tapete.text import N_

__all__ = [
    "AssignedScore",
    "CallCancelled",
    "CallStands",
    "LeadRestriction",
    "MustPass",
    "MustRepeat",
    "MustReplace",
    "NoRectification",
    "Review",
    "ScoreStands",
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

    says = N_("The offender must now make a sufficient bid or pass.")


@dataclass(frozen=True, slots=True)
class MustRepeat(Effect):
    """The offender makes the same call again when the turn comes."""

    says = N_("The offender must repeat the call when it is the offender's turn.")


@dataclass(frozen=True, slots=True)
class MustPass(Effect):
    """A player may not do anything but pass."""

    player: Player
    until: Until
    says = N_("{player} must pass {until}.")


@dataclass(frozen=True, slots=True)
class LeadRestriction(Effect):
    """Declarer may restrict the first lead of the offender's partner."""

    clause: str
    says = N_(
        "If the offender becomes a defender, declarer may restrict the first lead "
        "of the offender's partner ({clause})."
    )


@dataclass(frozen=True, slots=True)
class Unauthorised(Effect):
    """The withdrawn calls inform one side only."""

    clause: str
    says = N_(
        "What the withdrawn calls tell is unauthorised for the offending side "
        "and authorised for the other ({clause})."
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
class Review(Duty):
    """The arbiter looks at the board again."""

    at: When = When.END_OF_PLAY
    says = N_("Review under {clause} {at}.")
