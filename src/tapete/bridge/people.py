"""The players as the laws call them, and the moments at which the laws come back."""

from __future__ import annotations

from tapete.text import Choice, N_

__all__ = ["Player", "Until", "When", "Which"]


class Player(Choice):
    """A player seen from the offender."""

    OFFENDER = "offender", N_("the offender")
    PARTNER = "partner", N_("the offender's partner")
    LHO = "lho", N_("the player on the offender's left")
    RHO = "rho", N_("the player on the offender's right")
    DECLARER = "declarer", N_("declarer")


class Which(Choice):
    """A call of the case, in the order in which they were made."""

    IRREGULAR = "irregular", N_("the irregular call")
    REPLACEMENT = "replacement", N_("the replacement")


class Until(Choice):
    """How long a player must pass."""

    NEXT_TURN = "next turn", N_("at the next turn only")
    END_OF_AUCTION = "end of auction", N_("for the rest of the auction")


class When(Choice):
    """When the arbiter comes back."""

    END_OF_PLAY = "end of play", N_("when play has ended")
