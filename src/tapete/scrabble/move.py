"""Moves in the usual notation: 8D is a word across from row 8, column D; D8 is the word down from there.

>>> move = Move.parse("8D C.[ch]O")
>>> [str(cell) for cell in move.cells]
['C', '.', 'ch', 'O']
>>> str(Move.parse("h4 CHO(RR)O"))
'H4 [CH]O(RR)O'
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from tapete.scrabble.board import COLUMNS, Board, Direction, Square, written
from tapete.scrabble.errors import BadNotation
from tapete.scrabble.tiles import Tile
from tapete.text import N_

__all__ = ["Move", "Through"]


@dataclass(frozen=True, slots=True)
class Through:
    """A tile that lies on the board already; "." where the move does not say which."""

    tile: Tile | None = None

    def __str__(self) -> str:
        return "." if self.tile is None else f"({self.tile})"


Cell = Tile | Through

# Upper case is a letter tile, lower case a blank; CH, LL and RR are always one tile (art. 11),
# so two tiles that nobody may put so are written C[H].
_CELL = re.compile(r"\[[^\]]*\]|CH|LL|RR|ch|ll|rr|.", re.DOTALL)
_PART = re.compile(r"\(([^()]*)\)|([^()]+)|.", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Move:
    """Where a word starts, how it lies, and what stands on each of its squares."""

    square: Square
    direction: Direction
    cells: tuple[Cell, ...]

    @classmethod
    def parse(cls, text: str, /) -> Move:
        """The move: `8D CASA`, `D8 C.SA`, `8D C(A)SA`, `8D [CH]Oza`; a word may repeat what lies there.

        A blank that stands for nothing yet is written ?, and only the table lets it lie so (10.2).
        """
        plain = unicodedata.normalize("NFC", text)
        match = re.fullmatch(r"\s*(?:(\d{1,2})([A-Za-z])|([A-Za-z])(\d{1,2}))\s+(\S+)\s*", plain)
        if match is None:
            raise BadNotation(
                N_("{text} is no move: give the square and the word, such as 8D CASA, or D8 CASA for down"),
                text=repr(text),
            )
        row, column, down_column, down_row, word = match.groups()
        direction = Direction.ACROSS if row else Direction.DOWN
        return cls(Square.parse(f"{row or down_row}{column or down_column}"), direction, _cells(word, text))

    def __str__(self) -> str:
        row, column = self.square.row + 1, COLUMNS[self.square.column]
        where = f"{row}{column}" if self.direction is Direction.ACROSS else f"{column}{row}"
        return f"{where} {self.word}"

    @property
    def word(self) -> str:
        """What stands on the squares, as `parse` reads it."""
        text = ""
        for cell in self.cells:
            if not isinstance(cell, Tile):
                text += str(cell)
            elif f"{text[-1:]}{cell}" in ("CH", "LL", "RR", "ch", "ll", "rr"):
                text += f"[{cell}]"
            else:
                text += written((cell,))
        return text

    @property
    def dotted(self) -> Move:
        """The move with a dot for each tile that lies on the board, as GCG files have it."""
        cells = tuple(Through() if isinstance(cell, Through) else cell for cell in self.cells)
        return Move(self.square, self.direction, cells)

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares of the word, in order; some may lie off the board."""
        return tuple(self.square.step(self.direction, n) for n in range(len(self.cells)))

    def on(self, board: Board) -> Move:
        """The move in full: every tile of the board that its word contains is named in brackets."""
        first, cells = self.square, list(self.cells)
        for n, square in enumerate(self.squares):
            if (tile := board[square]) is not None:
                cells[n] = Through(tile)
        while (tile := board[first.step(self.direction, -1)]) is not None:
            first = first.step(self.direction, -1)
            cells.insert(0, Through(tile))
        while (tile := board[first.step(self.direction, len(cells))]) is not None:
            cells.append(Through(tile))
        return Move(first, self.direction, tuple(cells))


def _cells(word: str, text: str) -> tuple[Cell, ...]:
    cells: list[Cell] = []
    for match in _PART.finditer(word):
        through, placed = match.groups()
        if through:
            cells += [Through(Tile.parse(part)) for part in _CELL.findall(through)]
        elif placed:
            cells += [Through() if part == "." else Tile.parse(part) for part in _CELL.findall(placed)]
        else:
            raise BadNotation(N_("{text} has a bracket without its pair, or an empty one"), text=repr(text))
    return tuple(cells)
