"""Scrabble in Spanish: so far, the hundred tiles."""

from tapete.scrabble.tiles import BLANK, TILES, BadTile, Tile, tiles_in

__all__ = ["BLANK", "TILES", "BadTile", "Tile", "tiles_in"]
