"""A partner to play with: the move that scores most, with a plain rule for what stays on the rack.

A tile kept is worth a few points when it helps to form words later, and costs a few when it does not.
"""

from __future__ import annotations

from collections import Counter

from tapete.scrabble.bag import Tiles
from tapete.scrabble.game import Game
from tapete.scrabble.lexicon.graph import WordGraph
from tapete.scrabble.moves import Moves, all_moves, tile_of
from tapete.scrabble.play import RACK_SIZE
from tapete.scrabble.position import Position
from tapete.scrabble.tiles import BLANK, Tile

__all__ = ["choose", "keeping", "take_turn"]

VOWELS = frozenset("AEIOU")
_LETTERS = {
    "S": 5,
    "R": 2,
    "E": 1,
    "A": 1,
    "N": 1,
    "J": -2,
    "X": -2,
    "V": -2,
    "Ñ": -3,
    "LL": -3,
    "RR": -3,
    "Q": -5,
}
_WORTH = {BLANK: 24} | {Tile(letter): worth for letter, worth in _LETTERS.items()}
TWIN = -3  # each tile of which there is one already
UNEVEN = -2  # each vowel too many, or consonant


def keeping(tiles: Tiles) -> int:
    """What it is worth to keep these tiles, in points."""
    counts = Counter(tile for tile in tiles if tile != BLANK)
    vowels = sum(count for tile, count in counts.items() if tile.letter in VOWELS)
    uneven = abs(2 * vowels - counts.total()) // 2
    twins = sum(count - 1 for count in counts.values())
    return sum(_WORTH.get(tile, 0) for tile in tiles) + TWIN * twins + UNEVEN * uneven


def choose(position: Position, graph: WordGraph) -> tuple[Moves, int | None]:
    """All moves of the player to move, and the index of the one to make; None is to change or pass."""
    rack = position.rack.tiles
    found = all_moves(position.board, rack, graph)
    if not len(found):
        return found, None
    if position.bag_size == 0:
        return found, found.best()
    kept: dict[bytes, int] = {}

    def worth(index: int) -> tuple[int, int]:
        laid = bytes(sorted(code for code in found.tiles[index] if code))
        if laid not in kept:
            kept[laid] = keeping(rack - Tiles.of(map(tile_of, laid)))
        return found.points[index] + kept[laid], -index

    return found, max(range(len(found)), key=worth)


def take_turn(game: Game, graph: WordGraph) -> Game:
    """The game after the player to move has played, changed or passed; nothing is drawn yet."""
    found, chosen = choose(game.position, graph)
    if chosen is not None:
        return game.play(found[chosen])
    rack, bag = game.position.rack.tiles, game.position.bag_size
    if not bag:
        return game.pass_turn()
    # Without a move every tile may go, the least useful first.
    order = sorted(rack, key=lambda tile: _WORTH.get(tile, 0))
    return game.exchange(Tiles.of(order[: min(bag, RACK_SIZE)]))
