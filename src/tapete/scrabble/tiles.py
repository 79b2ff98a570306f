"""The hundred tiles of Scrabble in Spanish: 28 letters, with CH, LL and RR on one tile each, and two blanks.

>>> [str(tile) for tile in tiles_in("CHORRO")]
['CH', 'O', 'RR', 'O']
>>> Tile.parse("[rr]").is_blank
True
>>> sum(TILES.values())
100
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from tapete.scrabble.errors import BadTile
from tapete.text import N_, Text

__all__ = ["BLANK", "TILES", "BadTile", "Tile", "tiles_in"]


# Letter: how many, and what each is worth (art. 12; the tiles themselves print it).
_SET: Mapping[str, tuple[int, int]] = {
    "A": (12, 1), "B": (2, 3), "C": (4, 3), "CH": (1, 5), "D": (5, 2), "E": (12, 1), "F": (1, 4),
    "G": (2, 2), "H": (2, 4), "I": (6, 1), "J": (1, 8), "L": (4, 1), "LL": (1, 8), "M": (2, 3),
    "N": (5, 1), "Ñ": (1, 8), "O": (9, 1), "P": (2, 3), "Q": (1, 5), "R": (5, 1), "RR": (1, 8),
    "S": (6, 1), "T": (4, 1), "U": (5, 1), "V": (1, 4), "X": (1, 8), "Y": (1, 4), "Z": (1, 10),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile; a blank shows the letter that it stands for once it has been played (art. 10)."""

    letter: str
    is_blank: bool = False

    @classmethod
    def all(cls) -> Iterable[Tile]:
        """The letters in the order of the alphabet, then the blank."""
        return (*(cls(letter) for letter in _SET), BLANK)

    @classmethod
    def parse(cls, text: str, /) -> Tile:
        """The tile as game files write it: "A", "CH" or "[CH]"; as a blank "a" or "[ch]", unplayed "?"."""
        written = unicodedata.normalize("NFC", text.strip())
        if written == "?":
            return BLANK
        bare = written[1:-1] if re.fullmatch(r"\[.+\]", written) else written
        if bare.upper() in _SET and bare in (bare.upper(), bare.lower()):
            return cls(bare.upper(), is_blank=bare.islower())
        raise BadTile(
            N_("{text} is no tile: give a letter such as A, Ñ or CH, or ? for a blank"), text=repr(text)
        )

    def __str__(self) -> str:
        return (self.letter.lower() if self.is_blank else self.letter) or "?"

    @property
    def points(self) -> int:
        """What the tile is worth; a blank nothing (art. 10.1)."""
        return 0 if self.is_blank else _SET[self.letter][1]

    @property
    def label(self) -> Text:
        """As it is said: letter A, double letter CH, blank."""
        if not self.letter:
            return Text.of(N_("blank"))
        if self.is_blank:
            return Text.of(N_("blank as {letter}"), letter=self.letter)
        return Text.of(
            N_("letter {letter}") if len(self.letter) == 1 else N_("double letter {letter}"),
            letter=self.letter,
        )


BLANK = Tile("", is_blank=True)

TILES: Mapping[Tile, int] = MappingProxyType(
    {Tile(letter): count for letter, (count, _) in _SET.items()} | {BLANK: 2}
)

_WRITTEN = re.compile(r"CH|LL|RR|.", re.IGNORECASE | re.DOTALL)


def tiles_in(word: str) -> tuple[Tile, ...]:
    """The tiles that spell a word: CH, LL and RR are always one tile (art. 11)."""
    return tuple(map(Tile.parse, _WRITTEN.findall(unicodedata.normalize("NFC", word.upper()))))
