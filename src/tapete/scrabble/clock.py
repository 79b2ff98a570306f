"""The clock of two players (art. 31, 33 to 36), as a value: whoever holds it says what time it is.

>>> clock = Clock(limit=1500).start(0, now=0).press(0, now=90)
>>> clock.at(150).used, clock.at(150).running
((90, 60), frozenset({1}))
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from tapete.scrabble.ending import LOST_AFTER
from tapete.scrabble.errors import Impossible
from tapete.text import N_

__all__ = ["Clock"]

NOBODY: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Clock:
    """The seconds that each player has used, and whose clock runs since when."""

    limit: int  # seconds for the whole game
    used: tuple[int, int] = (0, 0)
    running: frozenset[int] = NOBODY
    now: int = 0
    paused: frozenset[int] = NOBODY  # whose clock runs again when the pause ends

    def at(self, now: int) -> Clock:
        """The clock at a later second."""
        if now < self.now:
            raise Impossible(
                N_("a clock cannot run backwards: from second {now} to second {then}"),
                now=self.now,
                then=now,
            )
        first, second = (
            used + (now - self.now if player in self.running else 0) for player, used in enumerate(self.used)
        )
        return replace(self, used=(first, second), now=now)

    def start(self, *players: int, now: int) -> Clock:
        """These clocks run and no others: one player's turn begins, or absent players' time (35)."""
        return replace(self.at(now), running=frozenset(players), paused=NOBODY)

    def press(self, player: int, now: int) -> Clock:
        """The player ends the turn: his clock stops and the other's runs (31, 32)."""
        if player not in self.running:
            raise Impossible(N_("a player can press the clock only while his own time runs (31)"))
        return self.start(1 - player, now=now)

    def pause(self, now: int) -> Clock:
        """Both clocks stand, for one of the reasons of article 33."""
        stopped = self.at(now)
        return replace(stopped, running=NOBODY, paused=stopped.paused | stopped.running)

    def resume(self, now: int) -> Clock:
        """The clock that ran before the pause runs again."""
        if not self.paused:
            raise Impossible(N_("the clock was not paused, so it cannot go on"))
        return self.start(*self.paused, now=now)

    def arrive(self, player: int, now: int) -> Clock:
        """An absent player comes: what has passed is gone, and the other's clock runs on (35.2)."""
        there = self.at(now)
        return replace(there, running=there.running - {player})

    def left(self, player: int) -> int:
        """The seconds that the player has left; below nought he is over time."""
        return self.limit - self.used[player]

    @property
    def overtime(self) -> tuple[int, int]:
        """The seconds that each player is over time (34.1)."""
        return max(-self.left(0), 0), max(-self.left(1), 0)

    @property
    def lost(self) -> int | None:
        """Who has lost by more than eight minutes over time (34.2)."""
        return next((player for player in (0, 1) if self.overtime[player] > LOST_AFTER), None)

    def used_up(self, player: int) -> bool:
        """Whether the time for the game is gone: by that an absent player has lost (35.3)."""
        return self.left(player) <= 0
