"""A game: the turns that were taken and the position after each.

>>> import random
>>> game = Game.new(random.Random(7))
>>> game = game.pass_turn().pass_turn().pass_turn().pass_turn()
>>> game.position.ending.clause, [turn.mark for turn in game.turns]
('44.2', ['P', 'P', 'P', 'P'])
>>> len(game.undo().turns)
3
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from tapete.scrabble.bag import NO_TILES, SECURE, Tiles
from tapete.scrabble.board import STANDARD, Layout
from tapete.scrabble.ending import Ending, Result
from tapete.scrabble.errors import Impossible
from tapete.scrabble.move import Move
from tapete.scrabble.play import Play
from tapete.scrabble.position import Position
from tapete.text import N_, Choice

__all__ = ["Game", "Turn", "TurnKind"]


class TurnKind(Choice):
    """What a player does with a turn, or what the arbiter does to one."""

    PLAY = "play", N_("play")
    WITHDRAWN = "withdrawn", N_("play taken back as invalid")
    EXCHANGE = "exchange", N_("exchange")
    PASS = "pass", N_("pass")
    LOST = "lost", N_("turn lost")
    SANCTION = "sanction", N_("points taken by the arbiter")


@dataclass(frozen=True, slots=True)
class Turn:
    """One line of the score sheet."""

    player: int
    kind: TurnKind
    play: Play | None = None
    points: int = 0
    exchanged: int = 0
    tiles: Tiles = NO_TILES  # those exchanged, where they are known

    @property
    def mark(self) -> str:
        """What both players write down (5.3): P, I, C-3, or the points."""
        match self.kind:
            case TurnKind.PASS:
                return "P"
            case TurnKind.WITHDRAWN:
                return "I"
            case TurnKind.EXCHANGE:
                return f"C-{self.exchanged}"
            case TurnKind.LOST:
                return "-"
            case TurnKind.PLAY | TurnKind.SANCTION:
                return str(self.points)


@dataclass(frozen=True, slots=True)
class Game:
    """The positions from the first to the one now, and the turns between them."""

    positions: tuple[Position, ...]
    turns: tuple[Turn, ...] = ()

    @classmethod
    def new(cls, source: random.Random = SECURE, layout: Layout = STANDARD) -> Game:
        """A game in which both players have drawn; a seeded source deals the same again."""
        return cls((Position.start(layout).draw(source),))

    @classmethod
    def at(cls, position: Position) -> Game:
        """A game that goes on from a position."""
        return cls((position,))

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self.positions[-1]

    @property
    def mover(self) -> int:
        """Whose turn it is: 0 or 1."""
        return self.position.mover

    def draw(self, source: random.Random = SECURE) -> Game:
        """Draw up to seven tiles at random, as after every turn (32)."""
        return self._known(self.position.draw(source))

    def drew(self, player: int, tiles: Tiles) -> Game:
        """These are tiles that the player drew."""
        return self._known(self.position.drew(player, tiles))

    def play(self, move: Move, *, accepted: bool = False) -> Game:
        """The move is played and noted; `accepted` lets an irregular one stand (20.2, 37)."""
        play = self.position.lay(move)
        turn = Turn(self.mover, TurnKind.PLAY, play, play.points)
        return self._after(turn, self.position.play(move, accepted=accepted))

    def withdraw(self, move: Move) -> Game:
        """The move is played and comes off as invalid (38, 20.1, 24): no points, and it counts as a pass."""
        play = self.position.lay(move)
        return self._after(Turn(self.mover, TurnKind.WITHDRAWN, play), self.position.withdraw(move))

    def challenged(self) -> Game:
        """The play just made was invalid after all: nobody has drawn, so it is as if withdrawn (38, 41.3)."""
        last = self.turns[-1] if self.turns else None
        if last is None or last.kind is not TurnKind.PLAY or last.play is None:
            raise Impossible(N_("only the play that was just made can be withdrawn (38)"))
        return self.undo().withdraw(last.play.move)

    def exchange(self, tiles: Tiles) -> Game:
        """The player changes these tiles (25)."""
        turn = Turn(self.mover, TurnKind.EXCHANGE, exchanged=len(tiles), tiles=tiles)
        return self._after(turn, self.position.exchange(tiles))

    def exchange_unknown(self, count: int) -> Game:
        """The player changes so many tiles that nobody wrote down (25)."""
        turn = Turn(self.mover, TurnKind.EXCHANGE, exchanged=count)
        return self._after(turn, self.position.exchange_unknown(count))

    def pass_turn(self) -> Game:
        """The player passes (26)."""
        return self._after(Turn(self.mover, TurnKind.PASS), self.position.pass_turn())

    def lose_turn(self) -> Game:
        """The player loses the turn by decision of the arbiter (28.2)."""
        return self._after(Turn(self.mover, TurnKind.LOST), self.position.lose_turn())

    def sanction(self, player: int, points: int) -> Game:
        """The arbiter takes points from a player (47); whose turn it is stays as it is."""
        turn = Turn(player, TurnKind.SANCTION, points=-points)
        return self._after(turn, self.position.sanction(player, points))

    def stop(self, why: Ending) -> Game:
        """The game ends by time (44.4) or by the arbiter (44.5), once the turns are equal (30)."""
        return self._known(self.position.stop(why))

    def result(self, overtime: tuple[int, int] = (0, 0)) -> Result:
        """The final scores, with the seconds that each player was over time (34, 44)."""
        return self.position.result(overtime)

    def undo(self) -> Game:
        """The game without its last turn."""
        if not self.turns:
            raise Impossible(N_("there is no turn to take back"))
        return Game(self.positions[:-1], self.turns[:-1])

    def _after(self, turn: Turn, position: Position) -> Game:
        return Game((*self.positions, position), (*self.turns, turn))

    def _known(self, position: Position) -> Game:
        return replace(self, positions=(*self.positions[:-1], position))
