"""Who starts (art. 4): 0 is the player or team named first, 1 the other.

>>> drawn_for_start(Tile.parse("A"), Tile.parse("?"))
1
"""

from __future__ import annotations

from tapete.scrabble.errors import BadTile
from tapete.scrabble.tiles import BLANK, Tile
from tapete.text import N_

__all__ = ["drawn_for_start", "starts_in_match", "starts_on_board"]

_NEAREST = [BLANK, *(tile for tile in Tile.all() if tile != BLANK)]


def _place(tile: Tile) -> int:
    """How far the tile is from A; a blank is a blank, whatever it once stood for."""
    if tile.is_blank:
        return 0
    if tile not in _NEAREST:
        raise BadTile(N_("{tile} is no tile of the set, so nobody can have drawn it"), tile=repr(tile.letter))
    return _NEAREST.index(tile)


def drawn_for_start(first: Tile, second: Tile) -> int | None:
    """Which player starts, 0 or 1: the tile nearer to A, a blank before A; None is drawing again."""
    places = _place(first), _place(second)
    return None if places[0] == places[1] else int(places[1] < places[0])


def starts_on_board(board: int = 1) -> int:
    """Who starts on the board, counted from 1: the one named first, then in turn (4.1, 4.2)."""
    return (board - 1) % 2


def starts_in_match(first: int, game: int) -> int:
    """Who starts a game of a match, counted from 1, when `first` started the first one (4.3)."""
    return (first + game - 1) % 2
