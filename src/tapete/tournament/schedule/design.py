"""Howell designs by search: rounds that do not follow from the first one by counting on.

Each round brings all pairs to tables, each set comes to all pairs once, and nobody meets anybody twice. Such
designs exist for T tables in T to 2T - 1 rounds, but not for 2 tables, for 3 in 5 rounds, or for 4 in 5.

>>> [len(line) for line in design(4, 6)]
[4, 4, 4, 4, 4, 4]
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import chain

from tapete.tournament.schedule.lines import Lines

__all__ = ["design"]

_Game = tuple[int, int, int, int]  # round, set, two pairs
_MOST = 8  # tables: with more the search takes too long
_TRIES = 60
_STEPS = 1200


class _Grid:
    """Games laid one after another, where there is least choice first."""

    def __init__(self, tables: int, rounds: int, shared: int, chance: random.Random) -> None:
        self.size = range(rounds)
        self.shared = shared
        self.chance = chance
        everybody = range(2 * tables)
        self.in_round = [set(everybody) for _ in self.size]  # who has no game yet
        self.in_set = [set(everybody) for _ in self.size]
        self.unmet = [set(everybody) - {one} for one in everybody]
        self.at: dict[tuple[int, int], list[tuple[int, int]]] = {
            (r, s): [] for r in self.size for s in self.size
        }
        self.steps = 0

    def choices(self, one: int, round_: int | None, set_: int | None) -> Iterator[_Game]:
        """The games that the pair can have in a round, or with a set."""
        for r in self.size if round_ is None else (round_,):
            for s in self.size if set_ is None else (set_,):
                room = 2 if r < self.shared else 1
                if len(self.at[r, s]) < room and one in self.in_round[r] and one in self.in_set[s]:
                    for other in sorted(self.in_round[r] & self.in_set[s] & self.unmet[one]):
                        yield r, s, one, other

    def narrowest(self) -> list[_Game] | None:
        """The fewest choices that a pair has for a round or for a set; none if all games are laid."""
        found: list[_Game] | None = None
        rounds = ((one, r, None) for r in self.size for one in sorted(self.in_round[r]))
        sets = ((one, None, s) for s in self.size for one in sorted(self.in_set[s]))
        for one, r, s in chain[tuple[int, int | None, int | None]](rounds, sets):
            games = list(self.choices(one, r, s))
            if found is None or len(games) < len(found):
                found = games
            if not found:
                break
        return found

    def lay(self, game: _Game) -> None:
        """Lay a game, or take it up again if it lies there."""
        r, s, one, other = game
        here = self.at[r, s]
        here.remove((one, other)) if (one, other) in here else here.append((one, other))
        self.in_round[r] ^= {one, other}
        self.in_set[s] ^= {one, other}
        self.unmet[one] ^= {other}
        self.unmet[other] ^= {one}

    def fill(self) -> bool:
        """Lay all games that are left."""
        games = self.narrowest()
        if games is None:
            return True
        self.chance.shuffle(games)
        for game in games:
            self.steps += 1
            if self.steps > _STEPS:
                break
            self.lay(game)
            if self.fill():
                return True
            self.lay(game)
        return False


@cache
def design(tables: int, rounds: int) -> Lines | None:
    """The rounds of a design, pairs from 1 and sets from 0, or none if the search finds none.

    Of 4 tables in 5 rounds there is none, as a search through all shows: there two tables of the first round
    share a set.
    """
    if tables > _MOST:
        return None
    shared = 1 if (tables, rounds) == (4, 5) else 0
    for attempt in range(_TRIES):
        grid = _Grid(tables, rounds, shared, random.Random(f"{tables} {rounds} {attempt}"))  # noqa: S311
        if grid.fill():
            return tuple(
                tuple((one + 1, other + 1, s) for s in grid.size for one, other in grid.at[r, s])
                for r in grid.size
            )
    return None
