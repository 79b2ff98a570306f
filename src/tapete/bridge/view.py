"""What one seat may see of a deal: the hidden hands are not in it at all.

>>> from tapete.bridge import Deal
>>> view = Deal.numbered(0).seen_by(Seat.NORTH, dummy=Seat.SOUTH)
>>> view.to_plain()["hands"]["E"] is None
True
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tapete.bridge.cards import Card
from tapete.bridge.diagram import compass
from tapete.bridge.seat import Seat

if TYPE_CHECKING:
    from tapete.bridge.deal import Deal

__all__ = ["View"]


@dataclass(frozen=True, slots=True)
class View:
    """A seat, the hands that it sees (its own and dummy's), and the cards played so far."""

    seat: Seat
    deal: Deal
    dummy: Seat | None = None
    played: tuple[Card, ...] = ()

    def __str__(self) -> str:
        return compass(self.deal)

    def to_plain(self) -> Mapping[str, Any]:
        """The view as plain data; a hand that is not seen is null."""
        seen = (self.seat, self.dummy)
        return {
            "seat": str(self.seat),
            "dummy": str(self.dummy) if self.dummy else None,
            "hands": {str(seat): str(hand) if seat in seen else None for seat, hand in self.deal},
            "played": [str(card) for card in self.played],
        }
