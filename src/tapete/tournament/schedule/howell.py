"""Howell movements: pairs change direction, and follow each other round the tables.

>>> movement = howell(4)
>>> len(movement.schedule.rounds), movement.winners
(7, 1)
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction
from functools import cache

from tapete.text import N_, Text
from tapete.tournament.schedule.balance import best_turns
from tapete.tournament.schedule.circle import circle, crossing
from tapete.tournament.schedule.errors import NoMovement
from tapete.tournament.schedule.movement import Cell, Movement, Promise, at_least, lay
from tapete.tournament.schedule.starter import Spot, starter
from tapete.tournament.sitting import Sitting

__all__ = ["barometer", "hesitation", "howell", "three_quarter"]

_Lines = tuple[tuple[tuple[int, int, int], ...], ...]  # rounds, tables: North-South, East-West, set


def howell(
    tables: int, rounds: int | None = None, *, per: int = 2, first: int = 1, missing: Collection[int] = ()
) -> Movement:
    """A Howell: everybody meets everybody; with 2 and 3 tables boards must be shared."""
    at_least(tables, 2, N_("tables of a Howell"))
    full = 2 * tables - 1
    played = full if rounds is None else rounds
    at_least(played, 1, N_("rounds"), full)
    lines = _crossed(tables) if tables < 4 else _cyclic(full, tables)
    promise = Promise.ALL if played == full else Promise.ONCE
    notes = [_stationary(full, tables), _follow(full)] if tables > 3 else [_cards()]
    return _movement(
        "howell",
        f"Howell {tables}",
        lines[:played],
        full,
        per=per,
        first=first,
        missing=missing,
        promise=promise,
        notes=notes,
    )


def three_quarter(
    tables: int, rounds: int, *, per: int = 2, first: int = 1, missing: Collection[int] = ()
) -> Movement:
    """A Howell of fewer rounds than it has opponents, with several stationary pairs."""
    at_least(tables, 3, N_("tables of a three-quarter Howell"))
    at_least(rounds, tables + 1, N_("rounds"), 2 * tables - 2)
    lines = _cyclic(rounds, tables)
    name = f"Howell {tables} of {rounds} rounds"
    notes = [_stationary(rounds, tables), _follow(rounds)]
    return _movement(
        "three-quarter",
        name,
        lines,
        rounds,
        per=per,
        first=first,
        missing=missing,
        promise=Promise.ONCE,
        notes=notes,
    )


def hesitation(tables: int, *, per: int = 2, first: int = 1, missing: Collection[int] = ()) -> Movement:
    """A Mitchell of one round more: at one table the moving pairs turn round and stay a round.

    It exists for odd numbers of tables: the sets that moving pairs have played add up only then.
    """
    at_least(tables, 3, N_("tables of a hesitation Mitchell"))
    if tables % 2 == 0:
        raise NoMovement(
            N_("a hesitation Mitchell needs an odd number of tables: not {tables}"), tables=tables
        )
    rounds = tables + 1
    lines = _cyclic(rounds, tables)
    notes = [_stationary(rounds, tables), _follow(rounds)]
    name = f"Hesitation Mitchell {tables}"
    return _movement(
        "hesitation",
        name,
        lines,
        rounds,
        per=per,
        first=first,
        missing=missing,
        promise=Promise.ONCE,
        notes=notes,
    )


def barometer(pairs: int, rounds: int | None = None, *, per: int = 2, first: int = 1) -> Movement:
    """All tables play the same boards in a round, so that standings can be shown after each."""
    at_least(pairs, 3, N_("pairs of a barometer"))
    tables = (pairs + 1) // 2
    full = 2 * tables - 1
    played = full if rounds is None else rounds
    at_least(played, 1, N_("rounds"), full)
    lines = tuple(
        tuple((north, east, r) for north, east, _ in line)
        for r, line in enumerate(_rounds_of_one_set(tables))
    )
    missing = {2 * tables} if pairs % 2 else set()
    cells = [
        [Cell(str(t), {"NS": north, "EW": east}, set_) for t, (north, east, set_) in enumerate(line, 1)]
        for line in lines[:played]
    ]
    notes = [
        Text.of(N_("All tables play the same boards in a round: each board is needed {n} times."), n=tables)
    ]
    schedule = lay(
        f"Barometer {pairs}", cells, per=per, first=first, missing=missing, copied=True, notes=notes
    )
    promise = Promise.ALL if played == full else Promise.ONCE
    return Movement("barometer", schedule, promise=promise, copies=tables)


def _movement(
    family: str,
    name: str,
    lines: _Lines,
    sets: int,
    *,
    per: int,
    first: int,
    missing: Collection[int],
    promise: Promise,
    notes: Sequence[Text],
) -> Movement:
    cells = [
        [Cell(str(t), {"NS": north, "EW": east}, set_) for t, (north, east, set_) in enumerate(line, 1)]
        for line in lines
    ]
    schedule = lay(name, cells, per=per, first=first, sets=sets, missing=missing, notes=notes)
    return Movement(family, schedule, promise=promise)


def _stationary(rounds: int, tables: int) -> Text:
    numbers = tuple(range(rounds + 1, 2 * tables + 1))
    return Text.of(N_("Stationary: {numbers}."), numbers=numbers)


def _follow(rounds: int) -> Text:
    return Text.of(
        N_("Other pairs follow the pair of the next lower number, 1 follows {n}; tables take the next set."),
        n=rounds,
    )


def _cards() -> Text:
    return Text.of(N_("Pairs and boards go where the guide cards say."))


def _by_starter(spots: Sequence[Spot], rounds: int) -> _Lines:
    """The rounds of a starter: moving pairs are 1 to `rounds`, stationary ones follow."""
    lines = []
    for r in range(rounds):
        line = []
        for place, spot in enumerate(spots):
            moving = (spot.x + r) % rounds + 1
            other = rounds + 1 + place if spot.y is None else (spot.y + r) % rounds + 1
            set_ = (spot.b + r) % rounds
            # A stationary pair is North-South.
            line.append((other, moving, set_) if spot.y is None else (moving, other, set_))
        lines.append(tuple(line))
    return tuple(lines)


@cache
def _cyclic(rounds: int, tables: int) -> _Lines:
    """The best balanced of some starters: for 4 and 6 tables perfect balance exists and is found."""
    best: tuple[Fraction, _Lines] | None = None
    for seed in range(_climbs(rounds, tables)):
        spots = starter(rounds, tables, seed)
        if spots is None:
            break
        lines = _by_starter(spots, rounds)
        # With many stationary pairs tables alone do not balance: rounds are switched as well.
        value, lines = _turned(lines, _by_table(lines) if rounds == 2 * tables - 1 else _by_round(lines))
        if best is None or value > best[0]:
            best = value, lines
        if value == 1:
            break
    if best is None:
        raise NoMovement(
            N_("there is no Howell of {rounds} rounds for {tables} tables without shared boards"),
            rounds=rounds,
            tables=tables,
        )
    return best[1]


def _climbs(rounds: int, tables: int) -> int:
    """How many starters are tried; a full Howell for four or six tables is perfect with the right one."""
    if tables > 10:
        return 1
    return 24 if tables <= 6 and rounds == 2 * tables - 1 else 6


@cache
def _crossed(tables: int) -> _Lines:
    rounds = zip(circle(2 * tables), crossing(2 * tables), strict=True)
    lines = tuple(
        tuple((one + 1, other + 1, set_) for (one, other), set_ in zip(factor, sets, strict=True))
        for factor, sets in rounds
    )
    return _turned(lines, _by_game(lines))[1]


@cache
def _rounds_of_one_set(tables: int) -> _Lines:
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
    return _turned(lines, _by_game(lines) if tables < 4 else _by_table(lines))[1]


def _by_table(lines: _Lines) -> list[list[tuple[int, int]]]:
    """The games of each table together: what is turned is the table."""
    return [[(r, t) for r in range(len(lines))] for t in range(len(lines[0]))]


def _by_round(lines: _Lines) -> list[list[tuple[int, int]]]:
    """Each table, and each round: an arrow-switch besides."""
    return _by_table(lines) + [[(r, t) for t in range(len(lines[0]))] for r in range(len(lines))]


def _by_game(lines: _Lines) -> list[list[tuple[int, int]]]:
    """Each game by itself."""
    return [[(r, t)] for r in range(len(lines)) for t in range(len(lines[0]))]


def _turned(lines: _Lines, groups: list[list[tuple[int, int]]]) -> tuple[Fraction, _Lines]:
    """The rounds with groups of games turned for the best balance."""
    games = [(r, t) for r, line in enumerate(lines) for t in range(len(line))]
    place = {game: index for index, game in enumerate(games)}
    sittings = [
        Sitting(r, str(t), {"NS": lines[r][t][0], "EW": lines[r][t][1]}, (lines[r][t][2],)) for r, t in games
    ]
    value, turned = best_turns(sittings, [[place[game] for game in group] for group in groups])
    return value, tuple(
        tuple(
            (east, north, set_) if place[r, t] in turned else (north, east, set_)
            for t, (north, east, set_) in enumerate(line)
        )
        for r, line in enumerate(lines)
    )
