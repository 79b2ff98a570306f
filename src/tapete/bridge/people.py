"""The players as the laws call them, and the moments at which the laws come back."""

from __future__ import annotations

from tapete.text import N_, Choice

__all__ = ["Authority", "Average", "LeadOrder", "PenaltyKind", "Player", "Turn", "Until", "When", "Which"]


class Authority(Choice):
    """Who settles in advance what the laws leave open."""

    REGULATING = "regulating", N_("the regulating authority")
    ORGANISER = "organiser", N_("the organiser")


class Player(Choice):
    """A player seen from the offender."""

    OFFENDER = "offender", N_("the offender")
    PARTNER = "partner", N_("the offender's partner")
    LHO = "lho", N_("the player on the offender's left")
    RHO = "rho", N_("the player on the offender's right")
    DECLARER = "declarer", N_("declarer")
    MISINFORMED = "misinformed", N_("the misinformed player")
    LEFT_OF_MISINFORMED = "left of misinformed", N_("the player on the misinformed player's left")
    PASSED_OVER = "passed over", N_("the player who lost a turn")


class Which(Choice):
    """A call of the case, in the order in which they were made."""

    IRREGULAR = "irregular", N_("the irregular call")
    REPLACEMENT = "replacement", N_("the replacement")
    FIRST = "first", N_("the first call")
    SECOND = "second", N_("the second call")


class Turn(Choice):
    """Whose turn a player out of turn took away."""

    RHO = "rho", N_("at the turn of the player on the offender's right")
    PARTNER = "partner", N_("at the turn of the offender's partner")
    LHO = "lho", N_("at the turn of the player on the offender's left")


class LeadOrder(Choice):
    """What declarer may do to a suit that a defender is about to lead."""

    REQUIRE_OR_FORBID = "require or forbid", N_("require or forbid")
    FORBID = "forbid", N_("forbid")


class Until(Choice):
    """How long a player must pass."""

    NEXT_TURN = "next turn", N_("at the next turn only")
    END_OF_AUCTION = "end of auction", N_("for the rest of the auction")


class PenaltyKind(Choice):
    """How much a penalty card binds (Law 50B)."""

    MINOR = "minor", N_("minor")
    MAJOR = "major", N_("major")


class Average(Choice):
    """What a side gets of a board without a result."""

    MINUS = "average minus", N_("average minus")
    EVEN = "average", N_("average")
    PLUS = "average plus", N_("average plus")


class When(Choice):
    """When the arbiter comes back."""

    REPEATED = "repeated", N_("as soon as the call has been repeated")
    END_OF_PLAY = "end of play", N_("when play has ended")
    AT_ONCE = "at once", N_("at once")
    END_OF_AUCTION = "end of auction", N_("when the auction has ended")
    BEFORE_LEAD = "before lead", N_("before the opening lead is faced")
    CORRECTED = "corrected", N_("as soon as the explanation has been corrected")
    OTHER_BOARD = "other board", N_("when the offender has called on the board whose cards he saw")
