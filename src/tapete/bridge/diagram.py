"""The diagram that a director draws: four hands round the compass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tapete.bridge.cards import Suit
from tapete.bridge.hand import Hand
from tapete.bridge.seat import Seat
from tapete.text import ENGLISH, N_, Speaker, Text, phrase, sentence

if TYPE_CHECKING:
    from tapete.bridge.bidding import Auction
    from tapete.bridge.board import Board
    from tapete.bridge.deal import Deal

__all__ = ["bidding_table", "compass", "headline"]

_ROSE = ("    N", "  W   E", "    S", "")


def compass(deal: Deal, corner: Sequence[str] = ()) -> str:
    """The hands that are known, North on top, with some lines in the corner."""
    north, east, south, west = (_lines(deal[seat]) for seat in Seat)
    left = max(16, *(len(line) + 3 for line in (*west, *corner)))
    middle = max(16, *(len(line) + 3 for line in (*north, *south)))
    head = [*corner, *[""] * (4 - len(corner))]
    lines = [
        *(f"{note:{left}}{own}" for note, own in zip(head, north, strict=True)),
        *(f"{a:{left}}{rose:{middle}}{b}" for a, rose, b in zip(west, _ROSE, east, strict=True)),
        *(f"{'':{left}}{own}" for own in south),
    ]
    return "\n".join(line.rstrip() for line in lines)


def headline(board: Board, say: Speaker = ENGLISH) -> tuple[str, str, str]:
    """Number, dealer and vulnerability in words."""
    return (
        phrase(Text.of(N_("Board {number}"), number=board.number), say),
        phrase(Text.of(N_("Dealer {seat}"), seat=board.dealer), say),
        sentence(board.vulnerability, say),
    )


def bidding_table(auction: Auction, say: Speaker = ENGLISH) -> str:
    """The calls in four columns from West on, as they are written on paper."""
    empty = [""] * Seat.WEST.steps_to(auction.dealer)
    cells = [str(seat) for seat in (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)]
    cells += [*empty, *(phrase(call, say) for call in auction.calls)]
    width = max(map(len, cells)) + 2
    rows = (cells[start : start + 4] for start in range(0, len(cells), 4))
    return "\n".join("".join(f"{cell:{width}}" for cell in row).rstrip() for row in rows)


def _lines(hand: Hand) -> list[str]:
    if not hand:
        return [""] * 4
    return [f"{suit.symbol} {hand.ranks(suit).replace('T', '10') or '—'}" for suit in Suit]
