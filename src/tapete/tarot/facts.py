"""What a table knows of an incident: the facts that the questions of the rule book look at.

A field that is None is not known to the table: then the arbiter is asked.
"""

from __future__ import annotations

from dataclasses import dataclass

from tapete.tarot.people import EcartFault, HandfulFault, Obligation

__all__ = ["Incident"]


@dataclass(frozen=True, slots=True)
class Incident:
    """An irregularity of a deal."""

    deal_complete: bool | None = None
    by_dealer: bool | None = None
    bid_made: bool | None = None  # whether anybody has bid
    petit_sec: bool | None = None
    low: bool | None = None  # whether a bid was too low, and not out of turn
    super_contract: bool | None = None
    ecart: EcartFault | None = None
    right_number: bool | None = None  # of cards in the écart
    said_jeu: bool | None = None
    card_played: bool | None = None  # whether any card of the deal has been played
    handful: HandfulFault | None = None
    first_card_played: bool | None = None  # of the player himself
    by_taker: bool | None = None
    contract_made: bool | None = None
    dog_seen_by_all: bool | None = None
    broken: Obligation | None = None
    trick_gathered: bool | None = None
    led: bool | None = None
    trick_open: bool | None = None  # whether a trick is still on the table
    own_trick: bool | None = None  # whether the side of the Excuse has a trick with a low card
    last_trick: bool | None = None
    duplicate: bool | None = None
    sheet_sum: int | None = None

    @property
    def balanced(self) -> bool | None:
        """Whether the marks of the sheet sum to 0."""
        return None if self.sheet_sum is None else self.sheet_sum == 0
