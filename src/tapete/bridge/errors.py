"""What can go wrong in bridge, each kind of wrong by its own name.

BridgeError
├── BadNotation     a text that names no card, call, seat, contract or result
│   └── BadDeal     a text or four hands that are no deal
├── IllegalCall     a call that the auction does not allow
├── IllegalPlay     a card that the play does not allow
└── Impossible      something that cannot happen at a table
"""

from __future__ import annotations

from dataclasses import dataclass

from tapete.text import Problem, Text

__all__ = ["BadDeal", "BadNotation", "BridgeError", "Exclusion", "IllegalCall", "IllegalPlay", "Impossible"]


class BridgeError(Problem, ValueError):
    """Something that bridge does not have."""


class BadNotation(BridgeError):
    """A text that names no card, call, seat, contract or result."""


class BadDeal(BadNotation):
    """A text or four hands that are no deal."""


class Impossible(BridgeError):
    """Something that cannot happen at a table."""


@dataclass(frozen=True, slots=True)
class Exclusion:
    """Why a call or a card is not allowed, and the clause that says so; the clause may be none."""

    clause: str
    label: Text

    def __str__(self) -> str:
        return f"{self.label} ({self.clause})" if self.clause else str(self.label)


class Illegal(BridgeError):
    """Something that the laws do not allow now; `clause` says which law."""

    def __init__(self, exclusion: Exclusion) -> None:
        template = "{reason} ({clause})" if exclusion.clause else "{reason}"
        super().__init__(template, reason=exclusion.label, clause=exclusion.clause)
        self.clause = exclusion.clause


class IllegalCall(Illegal):
    """A call that the auction does not allow."""


class IllegalPlay(Illegal):
    """A card that the play does not allow."""
