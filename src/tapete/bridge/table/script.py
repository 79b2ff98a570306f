"""Table scripts: a board as a director would write it down, one act a line.

    rules bridge-2017          the rule book; bridge-2017 where nothing is said
    board 5                    gives dealer and vulnerability; `dealer S` and `vulnerable ns` overrule it
    deal N:AKQ... ...          the four hands, if they matter
    N 1S                       North bids one spade
    E 1H                       East bids one heart, which is not enough
    arbiter                    somebody calls the arbiter
    no insufficient_bid_accepted
    E 2H                       East's replacement
    expect ruling 27B1a

What stands after # is a remark.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tapete import script
from tapete.bridge.board import Board, Vulnerability
from tapete.bridge.deal import Deal
from tapete.bridge.errors import BadNotation
from tapete.bridge.hand import Hand
from tapete.bridge.seat import Seat
from tapete.bridge.table.editions import EDITIONS
from tapete.bridge.table.expect import check
from tapete.bridge.table.notation import parse_act
from tapete.bridge.table.table import Table
from tapete.script import BadScript, Script
from tapete.text import N_

__all__ = ["BadScript", "Script", "play"]


def play(text: str) -> Script[Table]:
    """Play a script to its end; raises `BadScript` at the first line that is wrong."""
    return script.play(text, _Head(), lambda table, line: [parse_act(line)], check)


class _Head:
    """The lines before the first act."""

    def __init__(self) -> None:
        self.edition = "bridge-2017"
        self.profile: dict[str, Any] = {}
        self.number = 1
        self.dealer: Seat | None = None
        self.vulnerability: Vulnerability | None = None
        self.deal = Deal()

    def read(self, line: str) -> bool:
        """Whether the line belongs to the head."""
        word, _, rest = line.partition(" ")
        reader: Callable[[str], None] | None = getattr(self, f"_{word.rstrip(':').lower()}", None)
        if reader is None or not rest:
            return False
        reader(rest.strip())
        return True

    def _rules(self, text: str) -> None:
        if text not in EDITIONS:
            raise BadNotation(
                N_("{text} are no rules for bridge: give {names}"), text=repr(text), names=", ".join(EDITIONS)
            )
        self.edition = text

    def _profile(self, text: str) -> None:
        key, _, value = text.partition(" ")
        self.profile[key] = value

    def _board(self, text: str) -> None:
        if not text.isdecimal() or not int(text):
            raise BadNotation(N_("{text} is no board: boards are numbered from 1"), text=repr(text))
        self.number = int(text)

    def _dealer(self, text: str) -> None:
        self.dealer = Seat.parse(text)

    def _vulnerable(self, text: str) -> None:
        self.vulnerability = Vulnerability.parse(text)

    def _deal(self, text: str) -> None:
        self.deal = Deal.parse(text)

    def _hand(self, text: str) -> None:
        """One hand, of any number of cards: `hand N AKQ.T98.-.5432`."""
        seat, _, cards = text.partition(" ")
        hands = dict(self.deal) | {Seat.parse(seat): Hand.parse(cards)}
        self.deal = Deal.of(hands)

    def table(self) -> Table:
        """The table before anything has happened."""
        board = Board.numbered(self.number, self.deal)
        board = Board(
            self.number, self.dealer or board.dealer, self.vulnerability or board.vulnerability, self.deal
        )
        return Table(board, EDITIONS[self.edition].with_profile(**self.profile))
