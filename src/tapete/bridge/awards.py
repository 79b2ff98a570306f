"""What a ruling can do to the score of a board, and what else an arbiter may order about it."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.law import Effect
from tapete.text import N_

__all__ = [
    "BoardCancelled",
    "BoardPostponed",
    "BoardRequired",
    "BothFaultless",
    "BothPartners",
    "ComplementAwarded",
    "FullRectification",
    "GameGoesOn",
    "MeanAwarded",
    "OwnDamageKept",
    "PlusOrAssigned",
    "ProceduralPenalty",
    "RectificationWaived",
    "Rectified",
    "ScoredInGroups",
    "SubstituteBoard",
    "Warned",
    "Weighted",
]


@dataclass(frozen=True, slots=True)
class Weighted(Effect):
    """An assigned score made of several results."""

    clause: str
    says = N_("Several results are weighed: each is turned into the units of the event first ({clause}).")


@dataclass(frozen=True, slots=True)
class FullRectification(Effect):
    """What the offenders get when the other side damaged itself, too."""

    clause: str
    says = N_("The offending side gets the score of the full rectification ({clause}).")


@dataclass(frozen=True, slots=True)
class OwnDamageKept(Effect):
    """What the side without fault does not get back."""

    clause: str
    says = N_("The other side gets nothing back for the part of the damage that it did to itself ({clause}).")


@dataclass(frozen=True, slots=True)
class MeanAwarded(Effect):
    """A knockout match has one score a board."""

    clause: str
    says = N_("In the knockout match both contestants get the mean of their two separate scores ({clause}).")


@dataclass(frozen=True, slots=True)
class BothPartners(Effect):
    """In an individual event partners share what happens to the board."""

    clause: str
    says = N_("Both partners of the side get it alike, whoever of them was to blame ({clause}).")


@dataclass(frozen=True, slots=True)
class BothFaultless(Effect):
    """The error was the arbiter's, so doubt goes in favour of either side."""

    clause: str
    says = N_("Both sides are treated as without fault, each for its own score ({clause}).")


@dataclass(frozen=True, slots=True)
class PlusOrAssigned(Effect):
    """What the side without fault gets where only the other one is at fault."""

    clause: str
    says = N_(
        "For each of these boards the side without fault gets average plus or an assigned score, "
        "whichever is better for it ({clause})."
    )


@dataclass(frozen=True, slots=True)
class ComplementAwarded(Effect):
    """What the side at fault is left with."""

    clause: str
    says = N_("The side at fault gets the complement of what its opponents get ({clause}).")


@dataclass(frozen=True, slots=True)
class BoardCancelled(Effect):
    """What was scored on the board does not count."""

    clause: str
    says = N_("The board is cancelled ({clause}).")


@dataclass(frozen=True, slots=True)
class BoardPostponed(Effect):
    """The board is played later."""

    clause: str
    says = N_("The play of the board is postponed ({clause}).")


@dataclass(frozen=True, slots=True)
class BoardRequired(Effect):
    """The board is played after all."""

    clause: str
    says = N_("The board must be played ({clause}).")


@dataclass(frozen=True, slots=True)
class SubstituteBoard(Effect):
    """Another board takes the place of one that cannot count."""

    clause: str
    says = N_("A substitute board is played ({clause}).")


@dataclass(frozen=True, slots=True)
class ScoredInGroups(Effect):
    """Results on different forms of a board are not compared."""

    clause: str
    says = N_(
        "The scores are split by the form in which the board was played, and each group is scored "
        "by itself ({clause})."
    )


@dataclass(frozen=True, slots=True)
class GameGoesOn(Effect):
    """Nothing is changed."""

    clause: str
    says = N_("Auction or play goes on ({clause}).")


@dataclass(frozen=True, slots=True)
class Rectified(Effect):
    """A rectification is assessed and carried out."""

    clause: str
    says = N_("The arbiter assesses the rectification and sees that it is carried out ({clause}).")


@dataclass(frozen=True, slots=True)
class RectificationWaived(Effect):
    """A rectification that was due is not applied."""

    clause: str
    says = N_("The rectification is waived ({clause}).")


@dataclass(frozen=True, slots=True)
class ProceduralPenalty(Effect):
    """Points are taken from a contestant; nobody else gains them."""

    clause: str
    says = N_("The contestant gets a procedural penalty; the other side's score does not change ({clause}).")


@dataclass(frozen=True, slots=True)
class Warned(Effect):
    """A contestant is told, and nothing is taken."""

    clause: str
    says = N_("The contestant is warned instead of penalised ({clause}).")
