"""The board: squares, premiums, and the tiles that lie on it.

>>> Square.parse("8H").column
7
>>> STANDARD.star == Square.parse("8H")
True
>>> Board.empty().laid({Square.parse("8H"): Tile.parse("[CH]")}).rows[7]
'7[CH]7'
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tapete.scrabble.errors import BadNotation, Impossible
from tapete.scrabble.tiles import BLANK, Tile
from tapete.text import N_, Choice

__all__ = ["STANDARD", "Board", "Direction", "Layout", "Premium", "Square", "written"]

COLUMNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Direction(Choice):
    """How a word lies (art. 2)."""

    ACROSS = "across", N_("across")
    DOWN = "down", N_("down")

    @property
    def other(self) -> Direction:
        """The direction of the words that cross."""
        return Direction.DOWN if self is Direction.ACROSS else Direction.ACROSS


@dataclass(frozen=True, slots=True, order=True)
class Square:
    """A square by row and column, both counted from 0; people write 8H."""

    row: int
    column: int

    @classmethod
    def parse(cls, text: str, /) -> Square:
        """The square that "8H" or "H8" names."""
        match = re.fullmatch(r"(\d{1,2})([A-Z])|([A-Z])(\d{1,2})", text.strip().upper())
        if match is None or not int(match[1] or match[4]):
            raise BadNotation(N_("{text} is no square: give row and column, such as 8H"), text=repr(text))
        return cls(int(match[1] or match[4]) - 1, COLUMNS.index(match[2] or match[3]))

    def __str__(self) -> str:
        return f"{self.row + 1}{COLUMNS[self.column]}"

    def step(self, direction: Direction, count: int = 1) -> Square:
        """The square so many steps on; it may lie off the board."""
        if direction is Direction.ACROSS:
            return Square(self.row, self.column + count)
        return Square(self.row + count, self.column)


class Premium(Choice):
    """What a square does to the tile or the word that covers it first (art. 13, 14, 16)."""

    NONE = ".", N_("no premium")
    DOUBLE_LETTER = "d", N_("double letter")
    TRIPLE_LETTER = "t", N_("triple letter")
    DOUBLE_WORD = "D", N_("double word")
    TRIPLE_WORD = "T", N_("triple word")
    STAR = "*", N_("star, a double word")

    @property
    def letter(self) -> int:
        """By how much it multiplies the letter."""
        return {"d": 2, "t": 3}.get(str(self), 1)

    @property
    def word(self) -> int:
        """By how much it multiplies the word."""
        return {"D": 2, "*": 2, "T": 3}.get(str(self), 1)


@dataclass(frozen=True, slots=True)
class Layout:
    """The premiums of a board, a row a text: . none, d t letters, D T words, * the star."""

    rows: tuple[str, ...]

    def __post_init__(self) -> None:
        square = all(len(row) == self.size for row in self.rows) and 2 <= self.size <= len(COLUMNS)
        known = set("".join(self.rows)) <= {premium.value for premium in Premium}
        if not (square and known and "".join(self.rows).count("*") == 1):
            raise BadNotation(
                N_("{text} is no board: give as many rows as columns, of . d t D T and one *"),
                text=repr("/".join(self.rows)),
            )

    @classmethod
    def parse(cls, text: str, /) -> Layout:
        """The layout whose rows stand apart by spaces, lines or slashes."""
        return cls(tuple(re.split(r"[\s/]+", text.strip())))

    def __str__(self) -> str:
        return "/".join(self.rows)

    @property
    def size(self) -> int:
        """How many rows, and how many columns."""
        return len(self.rows)

    @property
    def star(self) -> Square:
        """The square that the first play covers (art. 6)."""
        index = "".join(self.rows).index("*")
        return Square(*divmod(index, self.size))

    def has(self, square: Square) -> bool:
        """Whether the square lies on the board."""
        return 0 <= square.row < self.size and 0 <= square.column < self.size

    def premium(self, square: Square) -> Premium:
        """What the square does."""
        return _PREMIUMS[self.rows[square.row][square.column]]

    @property
    def squares(self) -> Iterator[Square]:
        """Every square, row by row."""
        return (Square(row, column) for row in range(self.size) for column in range(self.size))


_PREMIUMS = {premium.value: premium for premium in Premium}

STANDARD = Layout.parse("""
    T..d...T...d..T
    .D...t...t...D.
    ..D...d.d...D..
    d..D...d...D..d
    ....D.....D....
    .t...t...t...t.
    ..d...d.d...d..
    T..d...*...d..T
    ..d...d.d...d..
    .t...t...t...t.
    ....D.....D....
    d..D...d...D..d
    ..D...d.d...D..
    .D...t...t...D.
    T..d...T...d..T
""")


@dataclass(frozen=True, slots=True)
class Board:
    """A layout and the tiles on it, row by row; None where a square is empty."""

    layout: Layout
    cells: tuple[Tile | None, ...]

    @classmethod
    def empty(cls, layout: Layout = STANDARD) -> Board:
        """A board without tiles."""
        return cls(layout, (None,) * layout.size**2)

    @classmethod
    def parse(cls, text: str, /, layout: Layout = STANDARD) -> Board:
        """The board whose rows stand apart by slashes: tiles, and numbers for runs of empty squares."""
        rows = unicodedata.normalize("NFC", text.strip()).split("/")
        if len(rows) != layout.size:
            raise BadNotation(
                N_("a board has {size} rows apart by slashes, and here are {found}"),
                size=layout.size,
                found=len(rows),
            )
        cells = [cell for number, row in enumerate(rows, 1) for cell in _row(row, number, layout.size)]
        return cls(layout, tuple(cells))

    @property
    def rows(self) -> tuple[str, ...]:
        """Each row as `parse` reads it."""
        size = self.layout.size
        return tuple(_row_text(self.cells[start : start + size]) for start in range(0, size * size, size))

    def __str__(self) -> str:
        return "/".join(self.rows)

    def __getitem__(self, square: Square) -> Tile | None:
        if not self.layout.has(square):
            return None
        return self.cells[square.row * self.layout.size + square.column]

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles on the board, row by row."""
        return tuple(tile for tile in self.cells if tile is not None)

    def laid(self, tiles: Mapping[Square, Tile]) -> Board:
        """The board with these tiles on it."""
        cells = list(self.cells)
        for square, tile in tiles.items():
            if not self.layout.has(square) or self[square] is not None:
                raise Impossible(N_("{tile} cannot lie on {square}"), tile=tile, square=str(square))
            cells[square.row * self.layout.size + square.column] = tile
        return Board(self.layout, tuple(cells))

    def run(self, square: Square, direction: Direction) -> tuple[Square, ...]:
        """The squares of the unbroken row of tiles, in this direction, in which the square lies."""
        if self[square] is None:
            return ()
        first = square
        while self[first.step(direction, -1)] is not None:
            first = first.step(direction, -1)
        found = [first]
        while self[found[-1].step(direction)] is not None:
            found.append(found[-1].step(direction))
        return tuple(found)


def written(tiles: tuple[Tile | None, ...] | list[Tile]) -> str:
    """The tiles one after another, double letters in brackets: [CH]O[rr]O."""
    return "".join(f"[{tile}]" if len(str(tile)) > 1 else str(tile) for tile in tiles)


def _row(text: str, number: int, size: int) -> Iterator[Tile | None]:
    count = 0
    for part in re.findall(r"\d+|\[[^\]]*\]|.", text):
        if part.isdecimal():
            count += int(part)
            yield from (None,) * min(int(part), size)
        else:
            count += 1
            tile = Tile.parse(part)
            if tile == BLANK:
                raise BadNotation(
                    N_("row {row} has a blank without a letter: write the letter in lower case"), row=number
                )
            yield tile
    if count != size:
        raise BadNotation(
            N_("row {row} of the board has {found} squares, and should have {size}"),
            row=number,
            found=count,
            size=size,
        )


def _row_text(cells: tuple[Tile | None, ...]) -> str:
    text = "".join("." if cell is None else written((cell,)) for cell in cells)
    return re.sub(r"\.+", lambda run: str(len(run[0])), text)
