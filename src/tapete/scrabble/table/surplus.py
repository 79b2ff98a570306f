"""Too many tiles (28): how many they are, when a new case begins, and the debts that a ruling leaves.

>>> from tapete.scrabble.table import Player, Table
>>> table = Table.new("start CASAS?E/").do("A lays 8D CASAS", "A announces 20", "A draws 6 seen")
>>> surplus_of(table, Player.A)
1
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tapete.scrabble.play import RACK_SIZE
from tapete.scrabble.rack import Rack
from tapete.scrabble.table.acts import Draws, Seen
from tapete.scrabble.table.notices import notice
from tapete.scrabble.table.parts import CaseStage, Owed
from tapete.scrabble.table.people import Player

if TYPE_CHECKING:
    from tapete.scrabble.table.table import Table

__all__ = ["came_off", "debt_to", "overdrew", "surplus_of", "with_debt"]


def surplus_of(table: Table, player: Player) -> int:
    """How many tiles more than seven the player has, without those that he owes already.

    A play that is not complete still belongs to his tiles; what he drew in its place is too many
    only if the play comes off.
    """
    count = len(table.racks[player.number]) - sum(o.count for o in table.owed if o.player is player)
    hand = table.hand
    if player is table.turn and hand.outcome is None:
        count += len(hand.laid) + len(hand.aside) - min(hand.ahead, len(hand.laid))
    return count - RACK_SIZE


def overdrew(before: Table, table: Table, act: Draws) -> Table:
    """The table where the draw may have been too many: then a case begins, unless one is open already."""
    player, hand = act.player, before.hand
    too_many = surplus_of(table, player) > max(surplus_of(before, player), 0)
    if not too_many or any(c.kind == "overdrawn" and c.player is player for c in table.open):
        return table
    known = _seen(act.seen)
    if player is table.turn and hand.outcome is None and not hand.laid and not hand.exchanging:
        known["before_his_turn"] = False  # he has not played yet: it is no draw after a play (28.1)
    drawn = table.hand.drawn if player is table.turn else act.tiles
    return notice(table, "overdrawn", "28", player, known=known, word=str(drawn))


def came_off(table: Table) -> Table:
    """What was drawn in place of a play that came off is too much now (28.1)."""
    hand, player = table.hand, table.turn
    count = min(surplus_of(table, player), hand.ahead, RACK_SIZE)
    if table.is_over or count <= 0:
        return table
    return notice(
        replace(table, hand=replace(hand, ahead=0)), "overdrawn", "28", player, word=str(hand.drawn),
        known=_seen(hand.seen) | {"surplus": count}, stage=CaseStage.AT_TABLE,
    )  # fmt: skip


def _seen(seen: Seen) -> dict[str, Any]:
    return {} if seen is Seen.UNKNOWN else {"tiles_seen": seen is Seen.YES}


def debt_to(table: Table, player: Player) -> Owed | None:
    """What the opponent of the player must give back first."""
    return next((owed for owed in table.owed if owed.player is player.other), None)


def with_debt(table: Table, owed: Owed, *, count: int | None = None, saw: Rack | None = None) -> Table:
    """The table on which that debt is so many tiles now, or the opponent has looked at these."""
    now = replace(owed, count=owed.count if count is None else count, saw=owed.saw if saw is None else saw)
    at = table.owed.index(owed)
    debts = (*table.owed[:at], now, *table.owed[at + 1 :])
    return replace(table, owed=tuple(debt for debt in debts if debt.count))
