"""Tiles in a bag or on a rack, where their order does not matter.

>>> str(Tiles.parse("SA?A[CH]"))
'AA[CH]S?'
>>> len(FULL_SET), FULL_SET.points
(100, 192)
"""

from __future__ import annotations

import random
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from tapete.scrabble.board import written
from tapete.scrabble.errors import Impossible
from tapete.scrabble.tiles import BLANK, TILES, Tile
from tapete.text import N_, P_

__all__ = ["FULL_SET", "NO_TILES", "SECURE", "Tiles", "verify_bag"]

SECURE = random.SystemRandom()  # the system's cryptographic source: nobody can foretell a draw

_ORDER = {tile: number for number, tile in enumerate(Tile.all())}


@dataclass(frozen=True)
class Tiles:
    """Some tiles, in the order of the alphabet; blanks are unplayed and come last."""

    tiles: tuple[Tile, ...] = ()

    @classmethod
    def of(cls, tiles: Iterable[Tile]) -> Tiles:
        """These tiles; a blank that was played is a plain blank again."""
        return cls(tuple(sorted((BLANK if t.is_blank else t for t in tiles), key=_ORDER.__getitem__)))

    @classmethod
    def parse(cls, text: str, /) -> Tiles:
        """The tiles of "AC?[CH]", where each bare letter is a tile, or of "A, C, ?, CH"."""
        text = unicodedata.normalize("NFC", text.strip())
        if re.search(r"[\s,]", text):
            return cls.of(Tile.parse(part.upper()) for part in re.split(r"[\s,]+", text))
        return cls.of(Tile.parse(part.upper()) for part in re.findall(r"\[[^\]]*\]|.", text))

    def __str__(self) -> str:
        return written(self.tiles)

    def __len__(self) -> int:
        return len(self.tiles)

    def __iter__(self) -> Iterator[Tile]:
        return iter(self.tiles)

    @cached_property
    def count(self) -> Counter[Tile]:
        """How many there are of each tile."""
        return Counter(self.tiles)

    @property
    def points(self) -> int:
        """What the tiles are worth together: what is counted at the end (art. 44)."""
        return sum(tile.points for tile in self.tiles)

    def __add__(self, other: Tiles) -> Tiles:
        return Tiles.of((*self.tiles, *other.tiles))

    def __sub__(self, other: Tiles) -> Tiles:
        if missing := other.count - self.count:
            raise Impossible(
                N_("{tiles} cannot be taken from {held}: there are not so many"),
                tiles=written(sorted(missing.elements(), key=_ORDER.__getitem__)),
                held=str(self) or "-",
            )
        return Tiles.of((self.count - other.count).elements())

    def draw(self, count: int, source: random.Random = SECURE) -> Tiles:
        """So many tiles drawn blindly (art. 7); a seeded source draws the same again."""
        if not 0 <= count <= len(self):
            raise Impossible(
                P_("{n} tile cannot be drawn: the bag holds {held}",
                   "{n} tiles cannot be drawn: the bag holds {held}"),
                n=count, held=len(self),
            )  # fmt: skip
        return Tiles.of(source.sample(self.tiles, count))


NO_TILES = Tiles()
FULL_SET = Tiles.of(tile for tile, count in TILES.items() for _ in range(count))


def verify_bag(tiles: Tiles) -> None:
    """Raise `Impossible` unless these are the hundred tiles of the set (art. 3)."""
    short, over = FULL_SET.count - tiles.count, tiles.count - FULL_SET.count
    if short or over:
        raise Impossible(
            N_("the bag holds {count} tiles and not the set of {whole}: missing {short}, too many {over}"),
            count=len(tiles),
            whole=len(FULL_SET),
            short=str(Tiles.of(short.elements())) or "-",
            over=str(Tiles.of(over.elements())) or "-",
        )
