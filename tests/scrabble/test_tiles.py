"""The hundred tiles."""

import pytest

from tapete.scrabble import BLANK, TILES, BadTile, Tile, tiles_in
from tapete.text import ENGLISH, phrase


def test_a_hundred_tiles():
    assert sum(TILES.values()) == 100
    assert sum(tile.points * count for tile, count in TILES.items()) == 192
    assert TILES[BLANK] == 2


@pytest.mark.parametrize(
    ("points", "letters"),
    [
        (1, "A E O I S N R U L T"),
        (2, "D G"),
        (3, "C B M P"),
        (4, "H F V Y"),
        (5, "CH Q"),
        (8, "J LL Ñ RR X"),
        (10, "Z"),
    ],
)
def test_points(points, letters):
    assert [Tile.parse(letter).points for letter in letters.split()] == [points] * len(letters.split())


def test_every_tile_reads_what_it_writes():
    for tile in (*TILES, Tile("CH", is_blank=True), Tile("Ñ", is_blank=True)):
        assert Tile.parse(str(tile)) == tile


def test_a_blank_is_worth_nothing_whatever_it_stands_for():
    assert [BLANK.points, Tile.parse("z").points, Tile.parse("[ll]").points] == [0, 0, 0]


@pytest.mark.parametrize("text", ["", "K", "W", "1", "Á", "AB", "Ch", "[A", "A]", "cH", "[?]"])
def test_what_is_no_tile(text):
    with pytest.raises(BadTile, match="is no tile"):
        Tile.parse(text)


def test_double_letters_are_one_tile():
    assert [str(tile) for tile in tiles_in("chicharrón".replace("ó", "o"))] == [
        "CH",
        "I",
        "CH",
        "A",
        "RR",
        "O",
        "N",
    ]
    assert [str(tile) for tile in tiles_in("lluvia")] == ["LL", "U", "V", "I", "A"]
    with pytest.raises(BadTile):
        tiles_in("kiwi")


def test_names():
    names = [phrase(Tile.parse(text), ENGLISH) for text in ("A", "RR", "?", "ch")]
    assert names == ["letter A", "double letter RR", "blank", "blank as CH"]
