"""Duplicate bridge."""

from tapete.bridge.call import DOUBLE, PASS, REDOUBLE, Call, Denomination
from tapete.bridge.cards import Card, Rank, Suit
from tapete.bridge.seat import Seat, Side

__all__ = [
    "DOUBLE",
    "PASS",
    "REDOUBLE",
    "Call",
    "Card",
    "Denomination",
    "Rank",
    "Seat",
    "Side",
    "Suit",
]
