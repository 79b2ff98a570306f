"""What a table knows of a case by itself, so that nobody need be asked.

A case that is only told has no facts; a question whose fact is None is put to a person.

>>> Facts(stage=Stage.COUNTED).opponent_noted, Facts().opponent_noted
(False, None)
"""

from __future__ import annotations

from dataclasses import dataclass

from tapete.scrabble.clock import Clock
from tapete.scrabble.ending import LOST_AFTER, PER_MINUTE, Ending, overtime_points
from tapete.scrabble.game import Game
from tapete.scrabble.play import RACK_SIZE
from tapete.text import N_, Choice

__all__ = ["Facts", "Stage"]


class Stage(Choice):
    """How far a turn has come (art. 32), in order."""

    LAYING = "laying", N_("tiles are being laid")
    COUNTING = "counting", N_("the player counts")
    COUNTED = "counted", N_("the player has announced the points")
    NOTED = "noted", N_("the opponent has noted them: the play is complete")
    DRAWN = "drawn", N_("the player has drawn: the turn is complete")
    PRESSED = "pressed", N_("the opponent's clock runs")

    def reached(self, stage: Stage) -> bool:
        """Whether the turn has come so far."""
        order = tuple(Stage)
        return order.index(self) >= order.index(stage)


@dataclass(frozen=True, slots=True)
class Facts:
    """A game, the player whom the case concerns, how far the turn has come, the clock; any may be unknown."""

    game: Game | None = None
    player: int | None = None
    stage: Stage | None = None
    clock: Clock | None = None

    def reached(self, stage: Stage) -> bool | None:
        """Whether the turn has come so far."""
        return None if self.stage is None else self.stage.reached(stage)

    @property
    def opponent_noted(self) -> bool | None:
        """Whether the play is accepted by that (37)."""
        return self.reached(Stage.NOTED)

    @property
    def surplus(self) -> int | None:
        """How many tiles more than seven the player has (28)."""
        if self.game is None or self.player is None:
            return None
        over = len(self.game.position.racks[self.player]) - RACK_SIZE
        return over if over > 0 else None

    @property
    def ending(self) -> Ending | None:
        """Why the game is over (34.2, 44)."""
        if self.clock is not None and self.clock.lost is not None:
            return Ending.OVERTIME
        return None if self.game is None else self.game.position.ending

    @property
    def turns_unequal(self) -> bool | None:
        """Whether the player who started has had a turn more (30)."""
        return None if self.game is None else self.game.mover == 1

    @property
    def over_eight_minutes(self) -> bool | None:
        """Whether the player has lost by the clock (34.2)."""
        seconds = self._overtime
        return None if seconds is None else seconds > LOST_AFTER

    @property
    def minutes_begun(self) -> int | None:
        """How many minutes over the time were begun (34.1)."""
        seconds = self._overtime
        return None if seconds is None else overtime_points(seconds) // PER_MINUTE

    @property
    def still_not_below(self) -> bool | None:
        """Whether eighty points less leave the player with the opponent's score or more (34.2)."""
        if self.game is None or self.player is None or self.clock is None:
            return None
        scores, other = self.game.position.scores, 1 - self.player
        against = scores[other] - overtime_points(self.clock.overtime[other])
        return scores[self.player] - overtime_points(LOST_AFTER) >= against

    @property
    def _overtime(self) -> int | None:
        if self.clock is None or self.player is None:
            return None
        return self.clock.overtime[self.player]
