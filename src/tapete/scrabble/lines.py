"""The rows or columns of a board as the search for moves reads them: bytes, factors, crossing words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tapete.scrabble.board import Board, Direction, Square
from tapete.scrabble.lexicon.graph import WordGraph
from tapete.scrabble.lexicon.spelling import CODES, LETTERS
from tapete.scrabble.tiles import Tile

__all__ = ["BLANK_BIT", "Line", "lines_of", "points_of"]

BLANK_BIT = 0x80
ANY = (1 << len(LETTERS)) - 2  # every letter, and not the separator

_POINTS = [0] + [Tile(letter).points for letter in LETTERS[1:]]


@dataclass(slots=True)
class Line:
    """One row, or one column read downwards."""

    index: int
    down: bool
    size: int
    cells: list[int]  # 0 where empty
    letter_factors: list[int]
    word_factors: list[int]
    allowed: list[int]  # which letters the crossing word allows, a bit each
    crossed: list[bool]  # whether there is a crossing word
    cross_points: list[int]  # what its tiles are worth that lie there already
    anchors: list[int]

    def filled(self, place: int) -> bool:
        """Whether a tile lies there; beside the board none does."""
        return place < self.size and self.cells[place] != 0


def lines_of(board: Board, direction: Direction, graph: WordGraph) -> Iterator[Line]:
    """The lines of the board in which a move of this direction can lie."""
    size, down = board.layout.size, direction is Direction.DOWN
    grid = [
        [0 if (tile := board.cells[r * size + c]) is None else code_of(tile) for c in range(size)]
        for r in range(size)
    ]
    premiums = [[board.layout.premium(square) for square in row] for row in _squares(board)]
    if down:
        grid, premiums = (
            [list(row) for row in zip(*grid, strict=True)],
            [list(row) for row in zip(*premiums, strict=True)],
        )
    columns = [list(column) for column in zip(*grid, strict=True)]
    star = board.layout.star
    first = None if board.tiles else ((star.column, star.row) if down else (star.row, star.column))
    for index, cells in enumerate(grid):
        line = Line(
            index, down, size, cells,
            [premium.letter for premium in premiums[index]], [premium.word for premium in premiums[index]],
            [ANY] * size, [False] * size, [0] * size, [],
        )  # fmt: skip
        for place in range(size):
            if cells[place]:
                continue
            above, below = _beside(columns[place], index)
            if above or below:
                line.crossed[place] = True
                line.cross_points[place] = sum(map(points_of, above + below))
                line.allowed[place] = _fitting(graph, above, below)
            beside = line.crossed[place] or line.filled(place + 1) or (place > 0 and cells[place - 1] != 0)
            if beside or first == (index, place):
                line.anchors.append(place)
        if line.anchors:
            yield line


def code_of(tile: Tile) -> int:
    """A tile as a byte."""
    return CODES[tile.letter] | (BLANK_BIT if tile.is_blank else 0)


def points_of(code: int) -> int:
    """What the tile of this byte is worth."""
    return 0 if code & BLANK_BIT else _POINTS[code]


def _squares(board: Board) -> Iterator[list[Square]]:
    size, squares = board.layout.size, list(board.layout.squares)
    return (squares[start : start + size] for start in range(0, size * size, size))


def _beside(column: list[int], index: int) -> tuple[list[int], list[int]]:
    """The tiles that touch the square from before and from after."""
    start = end = index
    while start > 0 and column[start - 1]:
        start -= 1
    while end + 1 < len(column) and column[end + 1]:
        end += 1
    return column[start:index], column[index + 1 : end + 1]


def _fitting(graph: WordGraph, above: list[int], below: list[int]) -> int:
    """The letters with which the tiles before and after make a word."""
    node = graph.forward
    for code in above:
        node, _ = graph.node(node).get(code & ~BLANK_BIT, (0, False))
        if not node:
            return 0
    fitting = 0
    for letter, (to, word) in graph.node(node).items():
        at, ends = to, word
        for code in below:
            at, ends = graph.node(at).get(code & ~BLANK_BIT, (0, False)) if at else (0, False)
        if ends:
            fitting |= 1 << letter
    return fitting
