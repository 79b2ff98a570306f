"""Individuals: everybody with everybody (whist), or four lines that never meet twice (rotation).

>>> movement = whist(8)
>>> len(movement.schedule.rounds), str(movement.promise)
(7, 'whist')
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise
from math import gcd

from tapete.text import N_, Text
from tapete.tournament.schedule.balance import best_turns
from tapete.tournament.schedule.errors import NoMovement
from tapete.tournament.schedule.movement import Cell, Movement, Promise, Shape, at_least, flip, lay
from tapete.tournament.schedule.whist import Four, adders, group, whist_tables
from tapete.tournament.sitting import Sitting

__all__ = ["rotation", "whist"]

_MOST = 169  # the largest field that is looked for


def whist(players: int, rounds: int | None = None, *, per: int = 2, first: int = 1) -> Movement:
    """Everybody has everybody once as partner and twice as opponent: for 4n and 4n + 1 players up to 41.

    With one player more than a multiple of four one rests in each round. Other numbers play as the next
    whole field: the places that are left are phantoms, and who would sit with one rests.
    """
    at_least(players, 4, N_("players of an individual"))
    full_field, tables, sets = _field(players)
    spare = full_field % 4 == 1
    m = full_field if spare else full_field - 1
    played = m if rounds is None else rounds
    at_least(played, 1, N_("rounds"), m)
    plus, _ = group(m)
    alike = len(set(sets)) < len(sets)
    cells = []
    for r in range(played):
        line = []
        for t, (four, b) in enumerate(zip(tables, sets, strict=True), 1):
            north, south, east, west = (full_field if a is None else plus[a][r] + 1 for a in four)
            line.append(Cell(str(t), {"N": north, "E": east, "S": south, "W": west}, plus[b][r]))
        cells.append(line)
    cells = _even(cells)
    missing = set(range(players + 1, full_field + 1))
    if spare:
        cells = [[*line, Cell("0", {"N": r + 1, "E": 0, "S": 0, "W": 0})] for r, line in enumerate(cells)]
        missing.add(0)
    notes = [Text.of(N_("Guide cards say who sits where."))]
    # A table of phantoms needs no boards.
    whole = max(sum(not missing & set(cell.places.values()) for cell in line) for line in cells)
    if alike:
        notes.append(
            Text.of(
                N_("All tables play the same boards in a round: each board is needed {n} times."),
                n=whole,
            )
        )
    schedule = lay(
        f"Individual {players}", cells, per=per, first=first,
        sets=0 if alike else m, missing=missing, copied=alike, notes=notes,
    )  # fmt: skip
    # Where whole tables fall out, who would have met there does not.
    promise = Promise.WHIST if played == m and full_field == players else Promise.PARTNERS
    return Movement("individual", schedule, Shape.INDIVIDUALS, promise, whole if alike else 1)


def _even(rounds: list[list[Cell]]) -> list[list[Cell]]:
    """The rounds with tables turned for the best balance, each in all rounds."""
    width = len(rounds[0])
    sittings = [
        Sitting(r, cell.table, cell.places, (-1 if cell.set is None else cell.set,))
        for r, line in enumerate(rounds)
        for cell in line
    ]
    _, turned = best_turns(sittings, [range(t, len(sittings), width) for t in range(width)])
    return [
        [
            replace(cell, places=flip(cell.places)) if r * width + t in turned else cell
            for t, cell in enumerate(line)
        ]
        for r, line in enumerate(rounds)
    ]


@cache
def _field(players: int) -> tuple[int, tuple[Four, ...], tuple[int, ...]]:
    """The next size of a whole field that is known, with its first round."""
    for size in range(players, _MOST + 1):
        if size % 4 < 2:
            found = _with_sets(size - 1 + size % 4, spare=size % 4 == 1)
            if found is not None:
                return size, *found
    raise NoMovement(N_("{n} are too many for an individual: use a rotation"), n=players)


@cache
def _with_sets(m: int, *, spare: bool) -> tuple[tuple[Four, ...], tuple[int, ...]] | None:
    """Tables with a set each, so that nobody meets a set twice; else all tables have one set a round."""
    kept = None
    for seed in range(40 if m <= 13 else 6 if m < 20 else 1):
        tables = whist_tables(m, spare=spare, seed=seed)
        if tables is None:
            continue
        kept = kept or tables
        sets = adders(m, tables)
        if sets is not None:
            return tables, sets
    return None if kept is None else (kept, (0,) * len(kept))


def rotation(
    tables: int, rounds: int | None = None, *, per: int = 2, first: int = 1, one_set: bool = False
) -> Movement:
    """Four lines of players who keep their place and change tables: nobody sits with anybody twice.

    This is the movement of duplicate tarot for individuals: players of one line never meet, so a team may
    be put in one line. North is numbered 1 to `tables`, East, South and West follow. With `one_set` all
    tables play the same boards in a round, which allows more rounds where tables are few.
    """
    at_least(tables, 2, N_("tables of a rotation"))
    columns = None
    wanted = range(min(tables, 12), 0, -1) if rounds is None else (rounds,)
    for count in wanted:
        at_least(count, 1, N_("rounds"), tables)
        columns = _columns(tables, count, 4 if one_set else 5)
        if columns is not None:
            break
    if columns is None:
        raise NoMovement(
            N_("no rotation of {rounds} rounds is known for {tables} tables: give fewer rounds"),
            rounds=rounds, tables=tables,
        )  # fmt: skip
    field = _has_field(tables, len(columns[0]))

    def come(t: int, by: int) -> int:
        """Who has come to table t when his line has moved by so much."""
        return t ^ by if field else (t - by) % tables

    cells = [
        [
            Cell(
                str(t + 1),
                {place: line * tables + come(t, column[line]) + 1 for line, place in enumerate("NESW")},
                r if one_set else come(t, column[4]),
            )
            for t in range(tables)
        ]
        for r, column in enumerate(columns)
    ]
    if field:
        notes = [Text.of(N_("The others and the boards go where the cards say."))]
    else:
        lines = ("East", "South", "West", "the boards")[: len(columns[0]) - 1]
        notes = [_moves(who, columns, line, tables) for line, who in enumerate(lines, 1)]
    schedule = lay(
        f"Rotation {tables}", cells, per=per, first=first, sets=0 if one_set else tables,
        copied=one_set, notes=[Text.of(N_("North stays.")), *notes],
    )  # fmt: skip
    return Movement("rotation", schedule, Shape.INDIVIDUALS, Promise.STRANGERS, tables if one_set else 1)


_UP = {
    "East": N_("East goes up by this many tables after each round: {steps}."),
    "South": N_("South goes up by this many tables after each round: {steps}."),
    "West": N_("West goes up by this many tables after each round: {steps}."),
    "the boards": N_("Boards go up by this many tables after each round: {steps}."),
}


def _moves(who: str, columns: tuple[tuple[int, ...], ...], line: int, tables: int) -> Text:
    steps = tuple((after[line] - before[line]) % tables for before, after in pairwise(columns))
    return Text.of(_UP[who], steps=steps)


# By the size of a field, a polynomial that cannot be divided, in bits.
_FIELDS = {4: 0b111, 8: 0b1011, 16: 0b10011, 32: 0b100101}


def _has_field(tables: int, rows: int) -> bool:
    """Whether tables are numbers of a field of twos with a factor for each line: then all rounds exist."""
    return tables in _FIELDS and rows <= tables


def _product(a: int, b: int, size: int) -> int:
    """The product in a field of twos, where a sum is an exclusive or."""
    total = 0
    while b:
        if b & 1:
            total ^= a
        b >>= 1
        a <<= 1
        if a & size:
            a ^= _FIELDS[size]
    return total


@cache
def _columns(tables: int, rounds: int, rows: int) -> tuple[tuple[int, ...], ...] | None:
    """How far each line has moved in each round: between no two lines is a difference had twice."""
    if _has_field(tables, rows):
        return tuple(tuple(_product(line, r, tables) for line in range(rows)) for r in range(rounds))
    if gcd(tables, 6) == 1:
        steps = (0, 1, 2, 3, -1)[:rows]
        return tuple(tuple(step * r % tables for step in steps) for r in range(rounds))
    for attempt in range(12):
        found = _search(tables, rounds, rows, random.Random(f"{tables} {rounds} {attempt}"))  # noqa: S311
        if found is not None:
            return found
    return None


def _search(  # noqa: C901 - one search, and the two steps that only it takes
    tables: int, rounds: int, rows: int, chance: random.Random
) -> tuple[tuple[int, ...], ...] | None:
    used = {pair: {0} for pair in combinations(range(rows), 2)}
    columns = [(0,) * rows]
    steps = 0

    def extended(column: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        """The column with one line more, each way that is free, and counted as used while it is held."""
        line = len(column)
        choices = [len(columns)] if line == 1 else chance.sample(range(tables), tables)
        for x in choices:
            gaps = [((other, line), (x - column[other]) % tables) for other in range(line)]
            if any(gap in used[pair] for pair, gap in gaps):
                continue
            for pair, gap in gaps:
                used[pair].add(gap)
            yield (*column, x)
            for pair, gap in gaps:
                used[pair].discard(gap)

    def fill(column: tuple[int, ...]) -> bool:
        nonlocal steps
        if len(column) == rows:
            columns.append(column)
            if len(columns) == rounds or fill((0,)):
                return True
            columns.pop()
            return False
        for more in extended(column):
            steps += 1
            if steps > 2500:
                return False
            if fill(more):
                return True
        return False

    return tuple(columns) if rounds == 1 or fill((0,)) else None
