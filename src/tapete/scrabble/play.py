"""A move laid on a board: the words that it forms, what they score, and what is wrong with it.

>>> from tapete.scrabble.board import Board
>>> play = lay(Board.empty(), Move.parse("8D CASAS"))
>>> [(word.text, word.points) for word in play.words], play.points
([('CASAS', 20)], 20)
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import prod

from tapete.scrabble.board import Board, Direction, Premium, Square
from tapete.scrabble.errors import IllegalPlay, Impossible
from tapete.scrabble.move import Move, Through
from tapete.scrabble.tiles import Tile
from tapete.text import N_, Choice

__all__ = ["ALL_SEVEN", "RACK_SIZE", "Fault", "Play", "Word", "lay"]

RACK_SIZE = 7  # art. 6, 32
ALL_SEVEN = 50  # art. 19

_SPLIT = {("C", "H"), ("L", "L"), ("R", "R")}


class Fault(Choice):
    """What the rules do not allow about a play that can lie on the board."""

    MISSED_STAR = "missed-star", N_("the first play does not cover the star")
    ONE_LETTER = "one-letter", N_("the first play has fewer than two letters")
    APART = "apart", N_("the play touches no word on the board")
    SPLIT_DOUBLE = "split-double", N_("two tiles stand for a double letter that has a tile of its own")
    TOO_MANY = "too-many", N_("the play has more than seven tiles")

    @property
    def clause(self) -> str:
        """The article that the play offends against."""
        return {
            Fault.MISSED_STAR: "20",
            Fault.ONE_LETTER: "6",
            Fault.APART: "2",
            Fault.SPLIT_DOUBLE: "11",
            Fault.TOO_MANY: "28.2",
        }[self]


@dataclass(frozen=True, slots=True)
class Word:
    """A word that a play forms: where it starts, its tiles, and what it scores."""

    square: Square
    direction: Direction
    tiles: tuple[Tile, ...]
    letters: int  # the sum of the letters, with their premiums
    factor: int  # what the premiums for words multiply it by: 1, 2, 3, 4, 6, 9 ...

    @property
    def text(self) -> str:
        """The word in capitals, CHORRO; a blank that nobody named yet is ?."""
        return "".join(tile.letter or str(tile) for tile in self.tiles)

    @property
    def points(self) -> int:
        """Letters first, then the word (art. 14, 15)."""
        return self.letters * self.factor

    @property
    def splits_a_double(self) -> bool:
        """Whether two tiles of it stand for CH, LL or RR (art. 11)."""
        letters = [tile.letter for tile in self.tiles]
        return any(pair in _SPLIT for pair in pairwise(letters))


@dataclass(frozen=True, slots=True)
class Play:
    """A move laid on a board."""

    move: Move  # in full, from the first tile of its word to the last
    placed: tuple[tuple[Square, Tile], ...]
    words: tuple[Word, ...]  # the word along the move first
    bonus: int
    faults: tuple[Fault, ...]

    @property
    def points(self) -> int:
        """What the play scores: every word that it forms, and the premium for all seven (art. 18, 19)."""
        return sum(word.points for word in self.words) + self.bonus

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles that come from the rack."""
        return tuple(tile for _, tile in self.placed)

    def check(self) -> None:
        """Raise `IllegalPlay` where the rules do not allow the play."""
        for fault in self.faults:
            raise IllegalPlay(
                N_("{move} is not allowed: {reason} ({clause})"),
                move=str(self.move),
                reason=fault.label,
                clause=fault.clause,
            )


def lay(board: Board, move: Move) -> Play:
    """The move laid on the board; raises `Impossible` where the tiles cannot lie so."""
    placed = _placed(board, move)
    after = board.laid(dict(placed))
    new = {square for square, _ in placed}
    lines = [after.run(placed[0][0], move.direction)]
    lines += [after.run(square, move.direction.other) for square, _ in placed]
    directions = [move.direction] + [move.direction.other] * len(placed)
    words = tuple(
        _word(after, line, direction, new)
        for line, direction in zip(lines, directions, strict=True)
        if len(line) > 1
    )
    bonus = ALL_SEVEN if len(placed) >= RACK_SIZE else 0
    return Play(move.on(board), placed, words, bonus, tuple(_faults(board, placed, words)))


def _placed(board: Board, move: Move) -> tuple[tuple[Square, Tile], ...]:
    placed = []
    for square, cell in zip(move.squares, move.cells, strict=True):
        if not board.layout.has(square):
            raise Impossible(N_("{move} goes off the board"), move=str(move))
        there, tile = board[square], cell.tile if isinstance(cell, Through) else cell
        if there is None:
            if isinstance(cell, Through) or tile is None:
                raise Impossible(
                    N_("{move} leaves {square} empty: the tiles of a play lie in one unbroken line (8)"),
                    move=str(move),
                    square=str(square),
                )
            placed.append((square, tile))
        elif tile is not None and tile.letter != there.letter:
            raise Impossible(
                N_("{move} puts {tile} on {square}, where {there} lies"),
                move=str(move),
                tile=str(tile),
                square=str(square),
                there=str(there),
            )
    if not placed:
        raise Impossible(N_("{move} places no tile"), move=str(move))
    return tuple(placed)


def _word(board: Board, line: tuple[Square, ...], direction: Direction, new: set[Square]) -> Word:
    tiles = tuple(tile for square in line if (tile := board[square]) is not None)
    # A premium counts for the tile that covers it first, in every word of that turn (art. 17, 18).
    premiums = [board.layout.premium(square) if square in new else Premium.NONE for square in line]
    letters = sum(tile.points * premium.letter for tile, premium in zip(tiles, premiums, strict=True))
    return Word(line[0], direction, tiles, letters, prod(premium.word for premium in premiums))


def _faults(board: Board, placed: tuple[tuple[Square, Tile], ...], words: tuple[Word, ...]) -> list[Fault]:
    faults = []
    if not board.tiles:
        if board.layout.star not in (square for square, _ in placed):
            faults.append(Fault.MISSED_STAR)
        if len(placed) < 2:
            faults.append(Fault.ONE_LETTER)
    elif not any(_touches(board, square) for square, _ in placed):
        faults.append(Fault.APART)
    if any(word.splits_a_double for word in words):
        faults.append(Fault.SPLIT_DOUBLE)
    if len(placed) > RACK_SIZE:
        faults.append(Fault.TOO_MANY)
    return faults


def _touches(board: Board, square: Square) -> bool:
    steps = ((direction, count) for direction in Direction for count in (-1, 1))
    return any(board[square.step(direction, count)] is not None for direction, count in steps)
