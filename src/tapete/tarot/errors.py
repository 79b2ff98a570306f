"""What can go wrong in tarot, each kind of wrong by its own name.

TarotError
├── BadNotation       a text that names no card, hand, seat, bid or deal
│   └── BadDeal       a text or some hands that are no deal
├── BadRecord         a file of a deal that cannot be read or replayed
├── BadScore          figures of a deal that cannot be, such as 92 points
├── Illegal           something that the rules do not allow now; `clause` says which rule
│   ├── IllegalDeal   a cut or a dog that the dealer may not make
│   ├── IllegalBid    a bid that the auction does not allow
│   ├── IllegalCall   a card that the taker may not call, a slam that may not be announced
│   ├── IllegalEcart  an écart that may not be made
│   ├── IllegalHandful  a handful that may not be shown
│   └── IllegalPlay   a card that the play does not allow
└── Impossible        something that cannot happen at a table
"""

from __future__ import annotations

from dataclasses import dataclass

from tapete.text import Problem, Text

__all__ = [
    "BadDeal",
    "BadNotation",
    "BadRecord",
    "BadScore",
    "Exclusion",
    "Illegal",
    "IllegalBid",
    "IllegalCall",
    "IllegalDeal",
    "IllegalEcart",
    "IllegalHandful",
    "IllegalPlay",
    "Impossible",
    "TarotError",
]


class TarotError(Problem, ValueError):
    """Something that tarot does not have."""


class BadNotation(TarotError):
    """A text that names no card, hand, seat, bid or deal."""


class BadDeal(BadNotation):
    """A text or some hands that are no deal."""


class BadRecord(TarotError):
    """A file of a deal that cannot be read or replayed."""


class BadScore(TarotError):
    """Figures of a deal that cannot be."""


class Impossible(TarotError):
    """Something that cannot happen at a table."""


@dataclass(frozen=True, slots=True)
class Exclusion:
    """Why something is not allowed, and the clause that says so; the clause may be none."""

    clause: str
    label: Text

    @classmethod
    def of(cls, clause: str, template: str, **values: object) -> Exclusion:
        """`Exclusion.of("T4-BID-2", N_("{bid} is not higher"), bid=bid)`."""
        return cls(clause, Text.of(template, **values))

    def __str__(self) -> str:
        return f"{self.label} ({self.clause})" if self.clause else str(self.label)


class Illegal(TarotError):
    """Something that the rules do not allow now; `clause` says which rule."""

    def __init__(self, exclusion: Exclusion) -> None:
        template = "{reason} ({clause})" if exclusion.clause else "{reason}"
        super().__init__(template, reason=exclusion.label, clause=exclusion.clause)
        self.clause = exclusion.clause


class IllegalDeal(Illegal):
    """A cut or a dog that the dealer may not make."""


class IllegalBid(Illegal):
    """A bid that the auction does not allow."""


class IllegalCall(Illegal):
    """A card that the taker may not call, or a slam that may not be announced."""


class IllegalEcart(Illegal):
    """An écart that may not be made."""


class IllegalHandful(Illegal):
    """A handful that may not be shown."""


class IllegalPlay(Illegal):
    """A card that the play does not allow."""
