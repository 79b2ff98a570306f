"""The hesitation Mitchell: one round more than tables, for one winner.

East-West goes up a table, boards go down one. From East-West of the last table a pair goes to North-South
there, and only then to table 1: there both pairs move. Relay tables stand half way: moving pairs come to
every other set in the first part of their way and to those between in the second. One relay table does for
an odd number of tables. For an even number no places of the sets do, if each is at one table: two relay
tables are set, and the last table shares the boards of the first, as in a Mitchell.

>>> len(hesitation(8).schedule.rounds), hesitation(8).winners
(9, 1)
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from tapete.text import N_, Text
from tapete.tournament.schedule.lines import Lines, laid, run_turned
from tapete.tournament.schedule.movement import Movement, Promise, at_least

__all__ = ["hesitation"]


def hesitation(tables: int, *, per: int = 2, first: int = 1, missing: Collection[int] = ()) -> Movement:
    """A Mitchell of one round more: moving pairs are 1 to T + 1, the highest number stays at table 1.

    Without that highest pair an even number of tables needs no sharing either.
    """
    at_least(tables, 2, N_("tables of a hesitation Mitchell"))
    rounds, half = tables + 1, tables // 2
    switched, lines = _rounds(tables)
    notes = [
        Text.of(N_("East-West goes to the next higher table, boards to the next lower.")),
        Text.of(
            N_("From East-West of table {n} a pair goes to North-South there, and then to table 1."), n=tables
        ),
        Text.of(N_("The other North-South pairs stay.")),
        Text.of(N_("Boards that rest stand between tables {a} and {b}."), a=half, b=half + 1),
    ]
    if tables % 2 == 0 and 2 * tables not in missing:
        notes.append(Text.of(N_("Tables 1 and {n} share their boards."), n=tables))
    if switched:
        notes.append(
            Text.of(
                N_("In rounds {rounds} the arrow is switched at all tables but {n}."),
                rounds=tuple(range(rounds - switched + 1, rounds + 1)), n=tables,
            )
        )  # fmt: skip
    return laid(
        "hesitation", f"Hesitation Mitchell {tables}", lines, per=per, first=first, sets=rounds,
        missing=missing, promise=Promise.ONCE, notes=notes,
    )  # fmt: skip


@cache
def _rounds(tables: int) -> tuple[int, Lines]:
    """How many rounds are switched at the end, as balances best, and the rounds."""
    rounds, half, last = tables + 1, tables // 2, tables - 1
    relays = 2 - tables % 2
    lines = []
    for r in range(rounds):
        # Who is East-West at table t + 1 in the first round is t + 1; the number before it follows.
        line = [
            (2 * tables - t, (t - r) % rounds + 1, ((t if t < half else t + relays) + r) % rounds)
            for t in range(last)
        ]
        set_ = r if relays == 2 else (last + relays + r) % rounds
        line.append(((tables - r) % rounds + 1, (last - r) % rounds + 1, set_))
        lines.append(tuple(line))
    at_the_end = [[(r, t) for t in range(last)] for r in range(rounds - 1, half, -1)]
    return run_turned(tuple(lines), at_the_end)
