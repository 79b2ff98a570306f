"""A rack: the tiles on it that are known, and how many others there are.

>>> rack = Rack.parse("AC?[CH]___")
>>> len(rack), str(rack.take(Tiles.parse("C")))
(7, 'A[CH]?___')
"""

from __future__ import annotations

from dataclasses import dataclass

from tapete.scrabble.bag import NO_TILES, Tiles
from tapete.scrabble.errors import Impossible
from tapete.text import N_, P_

__all__ = ["Rack"]


@dataclass(frozen=True, slots=True)
class Rack:
    """The tiles of one player; those nobody has written down are counted as unknown."""

    tiles: Tiles = NO_TILES
    unknown: int = 0

    @classmethod
    def parse(cls, text: str, /) -> Rack:
        """The rack as game files write it, with _ for each tile that is not known."""
        return cls(Tiles.parse(text.replace("_", "")), text.count("_"))

    def __str__(self) -> str:
        return str(self.tiles) + "_" * self.unknown

    def __len__(self) -> int:
        return len(self.tiles) + self.unknown

    def take(self, tiles: Tiles) -> Rack:
        """The rack without these tiles; what is not among the known ones is among the unknown."""
        missing = tiles.count - self.tiles.count
        if missing.total() > self.unknown:
            raise Impossible(
                N_("{tiles} cannot be taken from the rack {rack}"), tiles=str(tiles), rack=str(self) or "-"
            )
        known = tiles - Tiles.of(missing.elements())
        return Rack(self.tiles - known, self.unknown - missing.total())

    def take_unknown(self, count: int) -> Rack:
        """The rack after so many tiles left it and nobody saw which: none of the rest is known."""
        if count > len(self):
            raise Impossible(
                P_("{n} tile cannot be taken from the rack {rack}",
                   "{n} tiles cannot be taken from the rack {rack}"),
                n=count, rack=str(self) or "-",
            )  # fmt: skip
        return Rack(unknown=len(self) - count)
