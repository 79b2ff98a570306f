"""From an act to the ruling carried out, beside a plain legal call through the same table.

The irregular act is a bid that is too low: the next player calls over it, Law 27 is consulted with what
the table knows, and the ruling is carried out. Both go through `Table.act`, and take turns, so that a busy
machine is fair to both. Goal: under a millisecond.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from tapete.bridge import Board
from tapete.bridge.table import Table
from tapete.bridge.table.acts import Act
from tapete.bridge.table.notation import parse_act

TIMES = 200
ROUNDS = 10


def ruled() -> tuple[Table, Act]:
    """The table and the act that brings about the ruling (27A1)."""
    return Table(Board.numbered(1)).do("N 1S", "E 1H"), parse_act("S pass")


def answered() -> tuple[Table, Act]:
    """The table and the last answer, after which a ruling of many effects is carried out (27B2)."""
    table = Table(Board.numbered(1)).do("N 1S", "E 1H", "arbiter", "no unintended")
    table = table.do("no insufficient_bid_accepted", "E 3H", "no lowest_in_same_denomination")
    return table, parse_act("no comparable")


def legal() -> tuple[Table, Act]:
    """The peer: a legal call where nothing is wrong."""
    return Table(Board.numbered(1)).do("N 1S", "E 2H"), parse_act("S pass")


def main() -> None:
    """Print the figures."""
    ways: dict[str, Callable[[], tuple[Table, Act]]] = {
        "one legal call": legal,
        "a call that brings a ruling": ruled,
        "an answer that brings one": answered,
    }
    taken = dict.fromkeys(ways, 0.0)
    for round_ in range(ROUNDS + 1):
        for name, way in ways.items():
            table, act = way()
            begin = time.process_time()
            for _ in range(TIMES):
                table.act(act)
            taken[name] += (time.process_time() - begin) if round_ else 0.0  # the first time warms up
    peer = taken["one legal call"]
    for name, seconds in taken.items():
        each = seconds / TIMES / ROUNDS
        print(f"table   {name:28} {each * 1e3:6.3f} ms an act   {seconds / peer:5.1f} x a legal call")


if __name__ == "__main__":
    main()
