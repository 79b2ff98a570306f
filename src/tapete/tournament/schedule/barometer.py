"""The barometer: a circle of pairs in which all tables play the same boards in a round.

>>> movement = barometer(8)
>>> movement.copies, len({sitting.boards for sitting in movement.schedule.rounds[0].sittings})
(4, 1)
"""

from __future__ import annotations

from functools import cache

from tapete.text import N_, Text
from tapete.tournament.schedule.circle import circle
from tapete.tournament.schedule.lines import Lines, by_game, by_table, laid, turned
from tapete.tournament.schedule.movement import Movement, Promise, at_least

__all__ = ["barometer"]


def barometer(pairs: int, rounds: int | None = None, *, per: int = 2, first: int = 1) -> Movement:
    """All tables play the same boards in a round, so that standings can be shown after each."""
    at_least(pairs, 3, N_("pairs of a barometer"))
    tables = (pairs + 1) // 2
    full = 2 * tables - 1
    played = full if rounds is None else rounds
    at_least(played, 1, N_("rounds"), full)
    lines = _rounds(tables)
    notes = [
        Text.of(N_("All tables play the same boards in a round: each board is needed {n} times."), n=tables)
    ]
    return laid(
        "barometer", f"Barometer {pairs}", lines[:played], per=per, first=first, copies=tables,
        missing={2 * tables} if pairs % 2 else (), notes=notes,
        promise=Promise.ALL if played == full else Promise.ONCE,
    )  # fmt: skip


@cache
def _rounds(tables: int) -> Lines:
    m = 2 * tables - 1
    squares = {each * each % m for each in range(1, m)}
    # Where m is prime and 3 modulo 4, squares in one direction balance everybody with everybody.
    lines = tuple(
        tuple(
            (other + 1, one + 1, r) if place and place not in squares else (one + 1, other + 1, r)
            for place, (one, other) in enumerate(factor)
        )
        for r, factor in enumerate(circle(2 * tables))
    )
    return turned(lines, by_game(lines) if tables < 4 else by_table(lines))[1]
