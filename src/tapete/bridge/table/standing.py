"""The calls that stand, laid out as the auction that they come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tapete.bridge.bidding import Auction
from tapete.bridge.call import PASS
from tapete.bridge.seat import Seat
from tapete.bridge.table.parts import MadeCall

if TYPE_CHECKING:
    from tapete.bridge.table.table import Table

__all__ = ["laid", "passed_over", "since_lost_turn"]


def laid(table: Table) -> tuple[Auction, tuple[bool, ...]]:
    """The auction that stands, and for each of its calls whether it was really made."""
    auction, made = Auction(table.board.dealer), []
    for each in table.standing:
        for _ in range(auction.dealer.turn(len(auction.calls)).steps_to(each.seat)):
            auction = auction.accepting(PASS, lost=True)
            made.append(False)
        auction = auction.accepting(each.call)
        made.append(True)
    return auction, tuple(made)


def _lost_place(table: Table) -> int | None:
    """Where a turn was lost among the last three passes, that is since the call before them (17D3)."""
    auction, made = table.laid
    real = [place for place in range(len(made)) if made[place]]
    first = real[-4] + 1 if len(real) > 3 else 0
    passes = all(auction.calls[place] == PASS for place in range(first, len(made)))
    return next((place for place in range(first, len(made)) if not made[place]), None) if passes else None


def passed_over(table: Table) -> Seat | None:
    """Who lost a turn among the passes that would end the auction (17D3)."""
    place = _lost_place(table)
    return None if place is None else table.auction.dealer.turn(place)


def since_lost_turn(table: Table) -> tuple[MadeCall, ...]:
    """The calls made from the turn on that a player lost among the last passes (17D3)."""
    place = _lost_place(table)
    return () if place is None else table.standing[sum(table.laid[1][:place]) :]
