"""What one seat may see and use of a table: hidden hands are not in it at all.

>>> from tapete.bridge import Board, Deal
>>> from tapete.bridge.table import Table
>>> seen = view(Table(Board.numbered(1, Deal.numbered(7))), Seat.NORTH)
>>> [seat for seat, hand in seen["hands"].items() if hand is not None]
['N']
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tapete.bridge.hand import Hand
from tapete.bridge.people import Player
from tapete.bridge.seat import Seat
from tapete.bridge.table.carry_out import seat_of
from tapete.bridge.table.cases import consultation
from tapete.bridge.table.parts import Phase
from tapete.bridge.table.report import table_report
from tapete.law.report import consultation_report
from tapete.text import ENGLISH, Speaker

if TYPE_CHECKING:
    from tapete.bridge.table.table import Table

__all__ = ["view"]

# What lies open on the table, or is said aloud to all four.
_OPEN = (
    "rules",
    "board",
    "dealer",
    "vulnerable",
    "phase",
    "turn",
    "calls",
    "auction",
    "contract",
    "declarer",
    "obligations",
    "faced",
    "penalty_cards",
    "lead_restrictions",
    "tricks",
    "declarer_tricks",
    "score",
)


def view(table: Table, seat: Seat, say: Speaker = ENGLISH) -> dict[str, Any]:
    """The table as plain data for the player of the seat.

    His own hand, dummy's once it is faced, the cards that lie face up, and of the information at the
    table what his side may use; a question of the arbiter if it is his to answer. Legal calls and cards
    are those of his own turn; declarer's include dummy's.
    """
    report = table_report(table, say)
    seen = {key: report[key] for key in _OPEN}
    dummy = table.dummy if table.phase is Phase.PLAY else None
    plays_for = {seat, dummy} if dummy is not None and seat is table.contract.declarer else {seat}
    if dummy is seat:
        plays_for = set()
    mine = table.turn in plays_for
    return seen | {
        "seat": str(seat),
        "hands": {str(each): _hand(table, each, each in (seat, dummy)) for each in Seat},
        "legal_calls": report["legal_calls"] if mine else [],
        "legal_cards": report["legal_cards"] if mine else [],
        "asked": _asked(table, seat, say),
        "information": [each for each in report["information"] if str(seat.side) in each["authorised"]],
    }


def _asked(table: Table, seat: Seat, say: Speaker) -> dict[str, Any] | None:
    """The question that waits, if the choice is this player's and nobody else's."""
    case = table.case
    if case is None or not case.asks or case.awaits is not None:
        return None
    found = consultation(table, case)
    by = found.pending.question.by if found.pending else None
    if not isinstance(by, Player) or seat_of(by, table, case) is not seat:
        return None
    pending: dict[str, Any] = consultation_report(found, say)["pending"]
    return pending


def _hand(table: Table, seat: Seat, visible: bool) -> str | None:
    if not visible:
        return None
    hand: Hand = table.hand(seat)
    return str(hand)
