"""What comes out of a board at a table: the tricks, the score, and what the arbiter still owes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tapete.bridge.people import When
from tapete.bridge.score import score
from tapete.bridge.seat import Side
from tapete.bridge.table.parts import Due, Faced, Phase

if TYPE_CHECKING:
    from tapete.bridge.table.table import Table

__all__ = ["due_now", "faced_now", "has_contract", "owed", "scores", "tricks_won"]


def has_contract(table: Table) -> bool:
    """Whether the auction has ended with a contract."""
    return table.phase is not Phase.AUCTION and table.auction.has_ended and table.auction.last_bid is not None


def tricks_won(table: Table) -> int | None:
    """Declarer's tricks when play has ended."""
    declarer = table.contract.declarer
    if table.phase is not Phase.ENDED or declarer is None or not table.tricks:
        return None
    won = table.claimed if table.claimed is not None else table.won_by(declarer.side)
    return max(0, min(13, won + table.transfers))


def scores(table: Table) -> tuple[tuple[Side, int], ...]:
    """What each side scores: the result of the table, unless the arbiter set something else."""
    points = _of_the_table(table) | dict(table.awarded)
    return tuple((side, points[side]) for side in Side if side in points)


def _of_the_table(table: Table) -> dict[Side, int]:
    if table.phase is not Phase.ENDED or any(each.kind.stops_play for each in table.verdicts):
        return {}
    contract, won = table.contract, table.tricks_won
    if contract.is_passed_out and table.auction.has_ended:
        return dict.fromkeys(Side, 0)
    declarer = contract.declarer
    if declarer is None or won is None:
        return {}
    points = score(contract, table.board.vulnerability.covers(declarer), won)
    return {declarer.side: points, declarer.side.other: -points}


def owed(table: Table) -> tuple[Due, ...]:
    """What the arbiter must still come back to; without a contract nothing waits for the auction to end."""
    in_vain = table.phase is Phase.ENDED and not has_contract(table)
    return tuple(
        due
        for due in table.due
        if not due.done and not (in_vain and getattr(due.duty, "at", None) is When.END_OF_AUCTION)
    )


def faced_now(table: Table) -> tuple[Faced, ...]:
    """The cards that lie face up while the auction lasts (24)."""
    return () if table.phase is Phase.ENDED else table.faced


def due_now(table: Table) -> tuple[Due, ...]:
    """The duties whose time is the end of play, and that nobody has taken up yet."""
    if table.phase is not Phase.ENDED:
        return ()
    return tuple(
        due for due in table.due if not due.done and getattr(due.duty, "at", None) is When.END_OF_PLAY
    )
