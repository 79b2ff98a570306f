"""A position: the board, the racks, the scores, who is to move; and the steps that lead on from it.

A step gives a new position and leaves the old one as it is. A position string is what CGP files
have, with the player to move first:

    BOARD RACK/RACK SCORE/SCORE ZEROS pas PASSES; end CLAUSE;

>>> position = Position.start().drew(0, Tiles.parse("CASAS?E"))
>>> after = position.play(Move.parse("8D CASAS"))
>>> after.scores, str(after.racks[0]), after.bag_size
((20, 0), 'E?_____', 81)
>>> Position.parse(str(after)) == after
True
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from tapete.scrabble.bag import FULL_SET, NO_TILES, SECURE, Tiles
from tapete.scrabble.board import STANDARD, Board, Layout
from tapete.scrabble.ending import LOST_AFTER, Ending, Result, settle
from tapete.scrabble.errors import Impossible
from tapete.scrabble.move import Move
from tapete.scrabble.notation import print_position, read_position
from tapete.scrabble.play import RACK_SIZE, Play, lay
from tapete.scrabble.rack import Rack
from tapete.scrabble.tiles import BLANK
from tapete.text import N_, P_

__all__ = ["Position"]

MOST_PASSES = 4  # two by each player (44.2)
MOST_SCORELESS = 12  # six by each player (44.3)
LEAST_SANCTION = 25  # art. 47


@dataclass(frozen=True, slots=True)
class Position:
    """A game at one moment; player 0 has the first turn of the game (art. 4)."""

    board: Board
    racks: tuple[Rack, Rack]
    scores: tuple[int, int] = (0, 0)
    mover: int = 0
    passes: int = 0  # passes and withdrawn plays in a row, without an exchange between (44.2)
    scoreless: int = 0  # passes, withdrawn plays and exchanges in a row (44.3)
    ending: Ending | None = None
    stopping: Ending | None = None  # the turns are being made equal (art. 30)
    aside: Tiles = NO_TILES  # changed away just now: they go into the bag after the draw (art. 25)

    def __post_init__(self) -> None:
        known = Tiles.of((*self.board.tiles, *self.racks[0].tiles, *self.racks[1].tiles))
        if over := known.count - FULL_SET.count:
            raise Impossible(
                N_("board and racks hold more tiles than the set has: {tiles} too many"),
                tiles=str(Tiles.of(over.elements())),
            )
        if self.bag_size < 0:
            raise Impossible(N_("board and racks together hold more than the hundred tiles of the set"))

    @classmethod
    def start(cls, layout: Layout = STANDARD) -> Position:
        """An empty board and two racks whose tiles nobody knows yet."""
        return cls(Board.empty(layout), (Rack(unknown=RACK_SIZE), Rack(unknown=RACK_SIZE)))

    @classmethod
    def parse(cls, text: str, /, layout: Layout = STANDARD) -> Position:
        """The position that the string describes; what is left out is unknown or nought."""
        return cls(*read_position(text, layout))

    def __str__(self) -> str:
        return print_position(self)

    @property
    def unseen(self) -> Tiles:
        """The tiles that are neither on the board nor known to be on a rack."""
        return FULL_SET - Tiles.of((*self.board.tiles, *self.racks[0].tiles, *self.racks[1].tiles))

    @property
    def bag_size(self) -> int:
        """How many tiles the bag holds (art. 27)."""
        return len(FULL_SET) - len(self.board.tiles) - len(self.racks[0]) - len(self.racks[1])

    @property
    def rack(self) -> Rack:
        """The rack of the player to move."""
        return self.racks[self.mover]

    # Drawing

    def drew(self, player: int, tiles: Tiles) -> Position:
        """These tiles, drawn from the bag earlier, become known on the player's rack."""
        rack = self.racks[player]
        if len(tiles) > rack.unknown:
            raise Impossible(
                N_("{tiles} cannot be what was drawn: {unknown} tiles of the rack are unknown"),
                tiles=str(tiles),
                unknown=rack.unknown,
            )
        _ = self._pool(player) - tiles  # raises where the bag has no more of them
        return _with_rack(self, player, Rack(rack.tiles + tiles, rack.unknown - len(tiles)))

    def draw(self, source: random.Random = SECURE) -> Position:
        """Both players draw what they do not know yet, the player to move last (art. 7, 32)."""
        position = self
        for player in (1 - self.mover, self.mover):
            drawn = position._pool(player).draw(position.racks[player].unknown, source)
            position = position.drew(player, drawn)
        return replace(position, aside=NO_TILES)

    def _pool(self, player: int) -> Tiles:
        """From what the player draws: all that nobody has, without what he has just changed away."""
        return self.unseen if player == self.mover else self.unseen - self.aside

    # Turns

    def lay(self, move: Move) -> Play:
        """What the move would form and score, with its faults; raises `Impossible`."""
        self._going_on()
        play = lay(self.board, move)
        if BLANK in play.tiles:
            raise Impossible(
                N_("{move} does not say what its blank stands for: write that letter in lower case (10.2)"),
                move=str(move),
            )
        self._can_have(Tiles.of(play.tiles))
        return play

    def play(self, move: Move, *, accepted: bool = False) -> Position:
        """The move is played and noted by the opponent; `accepted` is an irregular one that stands.

        An opponent may accept a missed star (20.2), and noting a score accepts any play (37).
        """
        play = self.lay(move)
        if not accepted:
            play.check()
        laid = _with_rack(self, self.mover, self.rack.take(Tiles.of(play.tiles)))
        laid = replace(laid, board=self.board.laid(dict(play.placed)))
        return _next(_refilled(_scored(laid, self.mover, play.points), self.mover), 0, 0)

    def withdraw(self, move: Move) -> Position:
        """The move is placed and comes off again: declared invalid (38), or by 20.1 or 24."""
        self.lay(move)
        return _next(self, self.passes + 1, self.scoreless + 1)

    def pass_turn(self) -> Position:
        """The player passes (26)."""
        self._going_on()
        return _next(self, self.passes + 1, self.scoreless + 1)

    def exchange(self, tiles: Tiles) -> Position:
        """The player changes these tiles for as many from the bag (25)."""
        self._going_on()
        return self._exchange(self.rack.take(tiles), len(tiles), tiles)

    def exchange_unknown(self, count: int) -> Position:
        """The player changes so many tiles, which nobody else has seen (25)."""
        self._going_on()
        return self._exchange(self.rack.take_unknown(count), count, NO_TILES)

    def lose_turn(self) -> Position:
        """The player has no turn (28.2); it is no pass, and does not break a row of passes either."""
        self._going_on()
        return _next(self, self.passes, self.scoreless)

    def sanction(self, player: int, points: int) -> Position:
        """The arbiter takes points from a player, 25 or more (47)."""
        if points < LEAST_SANCTION:
            raise Impossible(
                N_("a sanction takes {least} points or more, not {points} (47)"),
                least=LEAST_SANCTION,
                points=points,
            )
        return _scored(self, player, -points)

    # The end

    def stop(self, why: Ending) -> Position:
        """The time for the game is over (44.4), or the arbiter ends it (44.5).

        Where player 0 has had a turn more, the other one plays his, and then the game is over (30).
        """
        self._going_on()
        if why not in (Ending.TIME_LIMIT, Ending.DIRECTOR):
            raise Impossible(N_("only a time limit or the arbiter can stop a game (44.4, 44.5)"))
        if self.mover == 1:
            return replace(self, stopping=why)
        return replace(self, ending=why)

    def result(self, overtime: tuple[int, int] = (0, 0)) -> Result:
        """The final scores; raises `Impossible` while the game goes on and nobody has lost by the clock."""
        ending = Ending.OVERTIME if max(overtime) > LOST_AFTER else self.ending
        if ending is None:
            raise Impossible(N_("the game is not over yet, so there is no final score"))
        counted = ending in (Ending.OUT, Ending.PASSES, Ending.SCORELESS)
        racks = self._left()
        if counted and any(rack.unknown for rack in racks):
            raise Impossible(N_("tiles left on a rack are not known, so they cannot be counted (44)"))
        return settle(ending, self.scores, (racks[0].tiles, racks[1].tiles), overtime)

    # Within

    def _can_have(self, tiles: Tiles) -> None:
        """Raise `Impossible` unless the rack, with the tiles on it that nobody knows, can hold these."""
        self.rack.take(tiles)
        if over := tiles.count - self.rack.tiles.count - self.unseen.count:
            raise Impossible(
                N_("{tiles} cannot be on the rack: the set has no more of them"),
                tiles=str(Tiles.of(over.elements())),
            )

    def _left(self) -> tuple[Rack, Rack]:
        """The racks; with an empty bag, what only one player can have is known."""
        unknown = [player for player in (0, 1) if self.racks[player].unknown]
        if len(unknown) != 1 or self.bag_size:
            return self.racks
        (player,) = unknown
        return _with_rack(self, player, Rack(self.racks[player].tiles + self.unseen)).racks

    def _going_on(self) -> None:
        if self.ending is not None:
            raise Impossible(
                N_("the game is over: {reason} ({clause})"),
                reason=self.ending.label,
                clause=self.ending.clause,
            )

    def _exchange(self, kept: Rack, count: int, aside: Tiles) -> Position:
        if not 1 <= count <= RACK_SIZE:
            raise Impossible(N_("one to seven tiles can be changed, not {count} (25)"), count=count)
        if count > self.bag_size:
            raise Impossible(
                P_("{n} tile cannot be changed: the bag holds {held} (25)",
                   "{n} tiles cannot be changed: the bag holds {held} (25)"),
                n=count, held=self.bag_size,
            )  # fmt: skip
        changed = _with_rack(self, self.mover, Rack(kept.tiles, kept.unknown + count))
        return replace(_next(changed, 0, self.scoreless + 1), aside=aside)


def _next(after: Position, passes: int, scoreless: int) -> Position:
    """The turn is over: the other player moves, unless the game is over (44)."""
    ending = after.stopping
    if after.bag_size == 0 and len(after.rack) == 0:
        ending = Ending.OUT
    elif passes >= MOST_PASSES:
        ending = Ending.PASSES
    elif scoreless >= MOST_SCORELESS:
        ending = Ending.SCORELESS
    return replace(
        after, passes=passes, scoreless=scoreless, ending=ending, mover=1 - after.mover, aside=NO_TILES
    )


def _refilled(position: Position, player: int) -> Position:
    rack = position.racks[player]
    missing = min(max(RACK_SIZE - len(rack), 0), position.bag_size)
    return _with_rack(position, player, Rack(rack.tiles, rack.unknown + missing))


def _with_rack(position: Position, player: int, rack: Rack) -> Position:
    racks = (rack, position.racks[1]) if player == 0 else (position.racks[0], rack)
    return replace(position, racks=racks)


def _scored(position: Position, player: int, points: int) -> Position:
    first, second = position.scores
    return replace(position, scores=(first + points, second) if player == 0 else (first, second + points))
