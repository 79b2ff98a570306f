"""Who starts, where lots are drawn for it (art. 4.3).

>>> drawn_for_start(Tile.parse("A"), Tile.parse("?"))
1
"""

from __future__ import annotations

from tapete.scrabble.tiles import BLANK, Tile

__all__ = ["drawn_for_start"]

_NEAREST = [BLANK, *(tile for tile in Tile.all() if tile != BLANK)]


def drawn_for_start(first: Tile, second: Tile) -> int | None:
    """Which player starts, 0 or 1: the tile nearer to A, a blank before A; None is drawing again."""
    places = _NEAREST.index(first), _NEAREST.index(second)
    return None if places[0] == places[1] else int(places[1] < places[0])
