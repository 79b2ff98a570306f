"""Mitchell movements: North-South stays, East-West moves up a table, boards move down.

>>> [str(sitting.places) for sitting in mitchell(3).schedule.of(1)]
["{'NS': 1, 'EW': 4}", "{'NS': 1, 'EW': 6}", "{'NS': 1, 'EW': 5}"]
"""

from __future__ import annotations

from collections.abc import Collection

from tapete.text import N_, Choice, Text
from tapete.tournament.schedule.errors import NoMovement
from tapete.tournament.schedule.movement import Cell, Movement, Promise, at_least, lay

__all__ = ["Even", "mitchell", "web"]


class Even(Choice):
    """How an even number of tables keeps East-West from meeting boards again."""

    RELAY = "relay", N_("a relay table and a shared set")
    SKIP = "skip", N_("East-West skips a table half way")


def mitchell(
    tables: int,
    rounds: int | None = None,
    *,
    per: int = 2,
    first: int = 1,
    even: Even = Even.RELAY,
    missing: Collection[int] = (),
) -> Movement:
    """A Mitchell; North-South is numbered 1 to `tables`, East-West follows. `missing` pairs are phantoms."""
    at_least(tables, 2, N_("tables of a Mitchell"))
    most = tables - 1 if even is Even.SKIP and tables % 2 == 0 else tables
    played = most if rounds is None else rounds
    at_least(played, 1, N_("rounds"), most)
    half = tables // 2
    # Up to half way the boards of an even Mitchell come round without help.
    plain = tables % 2 == 1 or played <= half
    skip = not plain and even is Even.SKIP
    relay = not plain and even is Even.RELAY
    cells = []
    for r in range(played):
        line = []
        for t in range(tables):
            east = (t - r - (1 if skip and r >= half else 0)) % tables
            # Behind the relay table, which stands between the halves, boards are one round ahead.
            set_ = (t + r + (1 if relay and t >= half else 0)) % tables
            line.append(Cell(str(t + 1), {"NS": t + 1, "EW": tables + east + 1}, set_))
        cells.append(line)
    notes = [
        Text.of(N_("North-South stays; East-West goes to the next higher table, boards to the next lower."))
    ]
    if skip:
        notes.append(Text.of(N_("After round {n} East-West skips a table."), n=half))
    if relay:
        notes.append(
            Text.of(
                N_("A relay table stands between tables {a} and {b}; tables 1 and {c} share their boards."),
                a=half, b=half + 1, c=tables,
            )
        )  # fmt: skip
    schedule = lay(
        _name(tables, skip=skip, relay=relay),
        cells, per=per, first=first, sets=tables, missing=missing, notes=notes,
    )  # fmt: skip
    promise = Promise.CROSS if played == tables else Promise.ONCE
    return Movement("mitchell", schedule, promise=promise, winners=2)


def _name(tables: int, *, skip: bool, relay: bool) -> str:
    kind = " skip" if skip else " relay" if relay else ""
    return f"Mitchell{kind} {tables}"


def web(tables: int, rounds: int, *, per: int = 2, first: int = 1, missing: Collection[int] = ()) -> Movement:
    """A web Mitchell: few sets of boards for many tables, from two copies (an odd number of tables: three).

    The boards of the first tables move down, those of the others up. East-West then meets, in steps of two,
    one run of sets at the first tables and what is left of it at the others.
    """
    at_least(tables, 4, N_("tables of a web movement"))
    sets = rounds | 1
    at_least(rounds, 2, N_("rounds"), tables - 1)
    # Both parts are as long as half the tables, counted round the sets: then a run that is left goes on.
    front = tables // 2 if tables % 2 == 0 else (tables + sets) // 2
    back = tables - front
    if back < 1 or sets >= tables:
        raise NoMovement(
            N_("a web of {tables} tables has no {rounds} rounds: play a Mitchell"),
            tables=tables,
            rounds=rounds,
        )
    cells = [
        [
            Cell(
                str(t + 1),
                {"NS": t + 1, "EW": tables + (t - r) % tables + 1},
                (t + r if t < front else 2 * front - 2 - t - r) % sets,
            )
            for t in range(tables)
        ]
        for r in range(rounds)
    ]
    copies = -(-front // sets) + -(-back // sets)
    notes = [
        Text.of(
            N_("North-South stays; East-West goes to the next higher table, from the last to the first.")
        ),
        Text.of(
            N_(
                "Boards go to the next lower table up to table {front}, to the next higher one at the others."
            ),
            front=front,
        ),
        Text.of(N_("Each board is needed {n} times."), n=copies),
    ]
    schedule = lay(
        f"Web Mitchell {tables}", cells, per=per, first=first, missing=missing, copied=True, notes=notes
    )
    return Movement("web", schedule, promise=Promise.ONCE, copies=copies, winners=2)
