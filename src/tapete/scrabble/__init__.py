"""Scrabble in Spanish, after the classic rules of FILE (2024).

>>> position = Position.parse("start CASAS?E/")
>>> position.lay(Move.parse("8D CASAS")).points
20
"""

from tapete.scrabble.bag import FULL_SET, SECURE, Tiles, verify_bag
from tapete.scrabble.board import STANDARD, Board, Direction, Layout, Premium, Square
from tapete.scrabble.clock import Clock
from tapete.scrabble.ending import Deduction, Ending, Result, overtime_points, settle
from tapete.scrabble.errors import BadList, BadNotation, BadTile, IllegalPlay, Impossible, ScrabbleError
from tapete.scrabble.game import Game, Turn, TurnKind
from tapete.scrabble.move import Move, Through
from tapete.scrabble.play import Fault, Play, Word, lay
from tapete.scrabble.position import Position
from tapete.scrabble.rack import Rack
from tapete.scrabble.start import drawn_for_start, starts_in_match, starts_on_board
from tapete.scrabble.tiles import BLANK, TILES, Tile, tiles_in

__all__ = [
    "BLANK",
    "FULL_SET",
    "SECURE",
    "STANDARD",
    "TILES",
    "BadList",
    "BadNotation",
    "BadTile",
    "Board",
    "Clock",
    "Deduction",
    "Direction",
    "Ending",
    "Fault",
    "Game",
    "IllegalPlay",
    "Impossible",
    "Layout",
    "Move",
    "Play",
    "Position",
    "Premium",
    "Rack",
    "Result",
    "ScrabbleError",
    "Square",
    "Through",
    "Tile",
    "Tiles",
    "Turn",
    "TurnKind",
    "Word",
    "drawn_for_start",
    "lay",
    "overtime_points",
    "settle",
    "starts_in_match",
    "starts_on_board",
    "tiles_in",
    "verify_bag",
]
