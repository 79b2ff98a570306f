"""Rounds of pairs as plain numbers, before they are a schedule: games are turned so that they balance.

>>> laid("howell", "one game", (((2, 1, 0),),), per=2, promise=Promise.ALL).schedule.of(1)[0].boards
(1, 2)
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction

from tapete.text import Text
from tapete.tournament.schedule.balance import best_run, best_turns
from tapete.tournament.schedule.movement import Cell, Movement, Promise, lay
from tapete.tournament.sitting import Sitting

__all__ = ["Lines", "by_game", "by_round", "by_table", "laid", "run_turned", "turned"]

Lines = tuple[tuple[tuple[int, int, int], ...], ...]  # rounds, tables: North-South, East-West, set


def laid(
    family: str,
    name: str,
    lines: Lines,
    *,
    per: int,
    promise: Promise,
    first: int = 1,
    sets: int = 0,
    missing: Collection[int] = (),
    copies: int = 1,
    notes: Sequence[Text] = (),
) -> Movement:
    """The movement of these rounds; with `copies` all tables have their own boards, else they share."""
    cells = [
        [Cell(str(t), {"NS": north, "EW": east}, set_) for t, (north, east, set_) in enumerate(line, 1)]
        for line in lines
    ]
    schedule = lay(
        name, cells, per=per, first=first, sets=sets, missing=missing, copied=copies > 1, notes=notes
    )
    return Movement(family, schedule, promise=promise, copies=copies)


def by_table(lines: Lines) -> list[list[tuple[int, int]]]:
    """The games of each table together: what is turned is the table."""
    return [[(r, t) for r in range(len(lines))] for t in range(len(lines[0]))]


def by_round(lines: Lines) -> list[list[tuple[int, int]]]:
    """Each table, and each round: an arrow-switch besides."""
    return by_table(lines) + [[(r, t) for t in range(len(lines[0]))] for r in range(len(lines))]


def by_game(lines: Lines) -> list[list[tuple[int, int]]]:
    """Each game by itself."""
    return [[(r, t)] for r in range(len(lines)) for t in range(len(lines[0]))]


def turned(lines: Lines, groups: list[list[tuple[int, int]]]) -> tuple[Fraction, Lines]:
    """The rounds with groups of games turned for the best balance."""
    sittings, place = _sittings(lines)
    value, indices = best_turns(sittings, [[place[game] for game in group] for group in groups])
    return value, _turned(lines, {game for game, index in place.items() if index in indices})


def run_turned(lines: Lines, groups: list[list[tuple[int, int]]]) -> tuple[int, Lines]:
    """The rounds with as many groups of games, from the first on, turned as balance best, and how many."""
    sittings, place = _sittings(lines)
    count, _ = best_run(sittings, [[place[game] for game in group] for group in groups])
    return count, _turned(lines, {game for group in groups[:count] for game in group})


def _sittings(lines: Lines) -> tuple[list[Sitting], dict[tuple[int, int], int]]:
    """Each game as a sitting, and at which index."""
    games = [(r, t) for r, line in enumerate(lines) for t in range(len(line))]
    sittings = [
        Sitting(r, str(t), {"NS": lines[r][t][0], "EW": lines[r][t][1]}, (lines[r][t][2],)) for r, t in games
    ]
    return sittings, {game: index for index, game in enumerate(games)}


def _turned(lines: Lines, games: Collection[tuple[int, int]]) -> Lines:
    return tuple(
        tuple(
            (east, north, set_) if (r, t) in games else (north, east, set_)
            for t, (north, east, set_) in enumerate(line)
        )
        for r, line in enumerate(lines)
    )
