"""Every legal move of a position over a word graph, with what it scores.

From each square beside a tile (an anchor) the graph is read outwards: first backwards over the letters
before, then forwards over those after it. Letters that would spoil a crossing word are never tried.

>>> from tapete.scrabble.board import Board
>>> from tapete.scrabble.lexicon import Lexicon
>>> found = all_moves(Board.empty(), Tiles.parse("CASA"), Lexicon.of("small", ["casa", "as"]).whole())
>>> len(found), found.points[found.best()], str(found[found.best()])
(12, 12, 'H5 CASA')
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field

from tapete.scrabble.bag import Tiles
from tapete.scrabble.board import Board, Direction, Square
from tapete.scrabble.lexicon.graph import SEPARATOR, WordGraph
from tapete.scrabble.lexicon.spelling import CODES, LETTERS
from tapete.scrabble.lines import BLANK_BIT, Line, lines_of, points_of
from tapete.scrabble.move import Move, Through
from tapete.scrabble.play import ALL_SEVEN, RACK_SIZE
from tapete.scrabble.tiles import Tile

__all__ = ["Moves", "all_moves"]


@dataclass(slots=True)
class Moves:
    """A batch of moves, a column each: where, which way, what, and for how many points.

    The tiles of a move are a byte a square: the letter, with 128 for a blank, and 0 for a tile of the board.
    """

    rows: array[int] = field(default_factory=lambda: array("B"))
    columns: array[int] = field(default_factory=lambda: array("B"))
    down: array[int] = field(default_factory=lambda: array("B"))
    tiles: list[bytes] = field(default_factory=list)
    points: array[int] = field(default_factory=lambda: array("i"))

    def __len__(self) -> int:
        return len(self.tiles)

    def __getitem__(self, index: int) -> Move:
        square = Square(self.rows[index], self.columns[index])
        return Move(
            square,
            Direction.DOWN if self.down[index] else Direction.ACROSS,
            tuple(tile_of(code) if code else Through() for code in self.tiles[index]),
        )

    def __iter__(self) -> Iterator[Move]:
        return map(self.__getitem__, range(len(self)))

    def best(self) -> int:
        """The index of the move that scores most; of several the first in the order of the board."""
        return max(
            range(len(self)), key=lambda n: (self.points[n], -self.rows[n], -self.columns[n], -self.down[n])
        )


def tile_of(code: int) -> Tile:
    """The tile that a byte of a move stands for."""
    return Tile(LETTERS[code & ~BLANK_BIT], is_blank=bool(code & BLANK_BIT))


def all_moves(board: Board, rack: Tiles, graph: WordGraph) -> Moves:
    """Every move of the rack that forms words of the graph only."""
    found = Moves()
    counts = [0] * len(LETTERS)  # blanks at 0
    for tile in rack:
        counts[0 if tile.is_blank else CODES[tile.letter]] += 1
    for direction in Direction:
        for line in lines_of(board, direction, graph):
            _Search(line, counts, graph, found).run()
    return found


class _Search:
    """The moves along one line."""

    def __init__(self, line: Line, counts: list[int], graph: WordGraph, found: Moves) -> None:
        self.line, self.counts, self.graph, self.found = line, counts, graph, found
        self.anchor = self.leftmost = 0
        self.laid: dict[int, int] = {}
        self.held = sum(counts)

    def run(self) -> None:
        """Search from each anchor; no tile goes on an earlier one, or a move would be found twice."""
        self.leftmost = 0
        for anchor in self.line.anchors:
            self.anchor = anchor
            self.backwards(anchor, self.graph.outward)
            self.leftmost = anchor + 1

    def backwards(self, place: int, node: int) -> None:
        line = self.line
        for letter, to, ends in self.choices(place, node):
            room = place > 0 and (place > self.leftmost or line.cells[place - 1])
            open_left = place == 0 or not line.cells[place - 1]
            if ends and open_left and not line.filled(self.anchor + 1):
                self.note(place, self.anchor)
            if to:
                if room:
                    self.backwards(place - 1, to)
                turn, _ = self.graph.node(to).get(SEPARATOR, (0, False))
                if turn and open_left and self.anchor + 1 < line.size:
                    self.forwards(place, self.anchor + 1, turn)
            self.take_up(place, letter)

    def forwards(self, start: int, place: int, node: int) -> None:
        line = self.line
        for letter, to, ends in self.choices(place, node):
            if ends and not line.filled(place + 1):
                self.note(start, place)
            if to and place + 1 < line.size:
                self.forwards(start, place + 1, to)
            self.take_up(place, letter)

    def choices(self, place: int, node: int) -> Iterator[tuple[int, int, bool]]:
        """Lay on the square whatever the graph, the rack and the crossing word allow, one after another."""
        arcs = self.graph.node(node)
        there = self.line.cells[place]
        if there:
            to, ends = arcs.get(there & ~BLANK_BIT, (-1, False))
            if to >= 0:
                yield 0, to, ends
            return
        if not self.held:
            return
        allowed, counts = self.line.allowed[place], self.counts
        for letter, (to, ends) in arcs.items():
            if letter == SEPARATOR or not allowed >> letter & 1:
                continue
            if counts[letter]:
                self.lay(place, letter, letter)
                yield letter, to, ends
            if counts[0]:
                self.lay(place, letter | BLANK_BIT, 0)
                yield letter | BLANK_BIT, to, ends

    def lay(self, place: int, code: int, from_rack: int) -> None:
        self.laid[place] = code
        self.counts[from_rack] -= 1
        self.held -= 1

    def take_up(self, place: int, code: int) -> None:
        if code:
            del self.laid[place]
            self.counts[0 if code & BLANK_BIT else code] += 1
            self.held += 1

    def note(self, start: int, end: int) -> None:
        """A move is found: from `start` to `end`, with the tiles that lie there now."""
        line, laid = self.line, self.laid
        # A lone tile with words both ways is one move, and it was found across.
        if line.down and len(laid) == 1 and line.crossed[next(iter(laid))]:
            return
        letters, factor, crossing = 0, 1, 0
        for place in range(start, end + 1):
            code = laid.get(place)
            if code is None:
                letters += points_of(line.cells[place])
                continue
            value = points_of(code) * line.letter_factors[place]
            letters += value
            factor *= line.word_factors[place]
            if line.crossed[place]:
                crossing += (line.cross_points[place] + value) * line.word_factors[place]
        found = self.found
        found.rows.append(start if line.down else line.index)
        found.columns.append(line.index if line.down else start)
        found.down.append(line.down)
        found.tiles.append(bytes(laid.get(place, 0) for place in range(start, end + 1)))
        found.points.append(letters * factor + crossing + (ALL_SEVEN if len(laid) >= RACK_SIZE else 0))
