"""What one player may see of a table: the other's rack and the bag are not in it at all.

>>> from tapete.scrabble.table import Table
>>> view(Table.new("start CASAS?E/AAEIOUR"), Player.B)["racks"]
{'A': '_______', 'B': 'AAEIORU'}
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tapete.scrabble.rack import Rack
from tapete.scrabble.table import acts
from tapete.scrabble.table.people import Player
from tapete.scrabble.table.report import table_report
from tapete.text import ENGLISH, Speaker, sentence

if TYPE_CHECKING:
    from tapete.scrabble.table.table import Table

__all__ = ["view"]

# What lies open on the table, or is said aloud to both.
_OPEN = (
    "rules",
    "players",
    "turn",
    "stage",
    "board",
    "laid",
    "play",
    "announced",
    "aside",
    "tiles",
    "bag",
    "scores",
    "passes",
    "scoreless",
    "clock",
    "absent",
    "owed",
    "verdicts",
    "ending",
    "final",
    "winner",
    "signed",
)


def view(table: Table, player: Player, say: Speaker = ENGLISH) -> dict[str, Any]:
    """The table as plain data for the player: his own rack, and of the other's what he was shown.

    When the game is over both racks lie open, because they are counted.
    """
    report = table_report(table, say)
    racks = {
        each.value: report["racks"][each.value]
        if each is player or table.is_over
        else "_" * len(table.racks[each.number])
        for each in Player
    }
    return {key: report[key] for key in _OPEN} | {
        "player": player.value,
        "racks": racks,
        "shown": [tiles for who, tiles in table.shown if who is player],
        "turns": report["turns"],  # how many tiles were changed, never which
        "acts": [said for act in table.acts if (said := _said(act, player, say)) is not None],
    }


def _said(act: acts.Act, player: Player, say: Speaker) -> str | None:
    if isinstance(act, acts.Holds | acts.Asks | acts.Replies) and act.player is not player:
        return None  # what he has, or what he thinks of laying
    if isinstance(act, acts.Exchanges) and act.player is not player:
        return sentence(acts.Exchanges(act.player, Rack(unknown=len(act.tiles))), say)
    return sentence(act, say)
