"""Every kind of answer has a picker, whatever the game."""

import re

import pytest
from yard import Colour, Piece, Seat

from tapete import bridge, scrabble
from tapete.language import speaker
from tapete.law import AnyOf, NumberIn, OneOf, Within, Written, YesNo
from tapete.text import ENGLISH
from tapete.web.picker import picker


@pytest.mark.parametrize(
    ("kind", "chosen", "shape", "rows", "before"),
    [
        (YesNo(), None, "tiles", [2], []),
        (YesNo(), "no", "tiles", [2], ["no"]),
        (YesNo(), "perhaps", "tiles", [2], []),
        (OneOf(Colour), "H", "list", [2], ["H"]),
        (NumberIn(Within(0, 13)), "0", "grid", [14], ["0"]),
        (NumberIn(Within(0, 15)), None, "grid", [16], []),
        (AnyOf(Colour), ["H"], "boxes", [2], ["H"]),
        (AnyOf(Colour), "", "boxes", [2], []),
        (Written(Seat), "N", "compass", [4], ["N"]),
        (Written(Piece), "L3", "grid", [10, 10], ["L3"]),
        (Written(bridge.Seat), "S", "compass", [4], ["S"]),
        (Written(bridge.Card), "HQ", "grid", [13] * 4, ["HQ"]),
        (Written(bridge.Call), "1NT", "grid", [3, *[5] * 7], ["1NT"]),
        (OneOf(bridge.Suit), None, "list", [4], []),
        (AnyOf(bridge.Suit), "S,H", "boxes", [4], ["S", "H"]),
        (Written(scrabble.Tile), "CH", "grid", [len(scrabble.Tile.all()) - 1, 1], ["CH"]),
    ],
)
def test_shapes(kind, chosen, shape, rows, before):
    found = picker(kind, ENGLISH, chosen)
    assert found.shape == shape
    assert [len(row) for row in found.rows] == rows
    options = [option for row in found.rows for option in row]
    assert [option.value for option in options if option.chosen] == before
    if not isinstance(kind, AnyOf):
        assert [kind.accept(option.value) for option in options] == list(kind.all)


@pytest.mark.parametrize(("chosen", "typed"), [(None, ""), ("17", "17"), ("-20", "-20"), ("601", "")])
def test_a_long_range_is_typed(chosen, typed):
    found = picker(NumberIn(Within(-20, 600)), ENGLISH, chosen)
    assert (found.shape, found.lowest, found.highest, found.typed) == ("number", -20, 600, typed)


@pytest.mark.parametrize(
    ("kind", "value", "label", "short", "colour"),
    [
        (Written(bridge.Card), "HQ", "Queen of hearts", "♥\ufe0eQ", "H"),
        (Written(bridge.Call), "2D", "2♦\ufe0e", "2♦\ufe0e", "D"),
        (Written(bridge.Call), "3NT", "3NT", "3NT", ""),
        (Written(bridge.Call), "Pass", "Pass", "Pass", ""),
        (Written(bridge.Call), "X", "Double", "Double", ""),
        (OneOf(bridge.Suit), "C", "Clubs", "♣\ufe0e", "C"),
        (OneOf(bridge.Denomination), "NT", "No trump", "No trump", ""),
        (Written(Piece), "L3", "3 of leaf", "❧3", ""),
    ],
)
def test_words_and_signs(kind, value, label, short, colour):
    options = {option.value: option for row in picker(kind, ENGLISH).rows for option in row}
    option = options[value]
    assert (option.label, option.short, option.colour) == (label, short, colour)


def test_labels_are_in_the_language_of_the_reader():
    (row,) = picker(OneOf(bridge.Suit), speaker("es", "bridge")).rows
    say = speaker("es", "bridge")
    assert [option.label for option in row] == [say(suit.label).capitalize() for suit in bridge.Suit]


@pytest.mark.parametrize(
    ("path", "wanted"),
    [
        ("/rule/yard/1", r'<button name="done\[red\]" value="no" class="option">No</button>'),
        ("/rule/yard/2", r'<button name="fault" value="far" class="option">Thrown too far</button>'),
        ("/rule/yard/3", r'<button name="count" value="5" class="option">5</button>'),
        ("/rule/yard/4", r'<input id="number" type="number"[^>]* min="-20" max="600" value="">'),
        ("/rule/yard/4?score=7&ask-again=score", r'max="600" value="7">'),
        ("/rule/yard/5", r'<input type="hidden" name="colours" value="">'),
        ("/rule/yard/5", r'<input type="checkbox" name="colours" value="H">'),
        ("/rule/yard/5?colours=&colours=H&ask-again=colours", r'value="H" checked>'),
        ("/rule/yard/6", r'value="W" class="option at-W">West</button>'),
        ("/rule/yard/7", r'aria-hidden="true">❧3</span><span class="unseen">3 of leaf</span>'),
        ("/rule/yard/7?piece=L3&ask-again=piece", r'value="L3"[^>]*aria-current="true"'),
    ],
)
def test_a_picker_on_its_page(visitor, path, wanted):
    assert re.search(wanted, visitor.read(path))


@pytest.mark.parametrize(
    ("article", "key", "values"),
    [
        ("2", "fault", ["early", "far"]),
        ("3", "count", ["0", "5"]),
        ("4", "score", ["-20", "0", "600"]),
        ("5", "colours", ["", "H"]),
        ("6", "seat", ["N", "W"]),
        ("7", "piece", ["L1", "H10"]),
    ],
)
def test_what_a_picker_sends_is_an_answer(visitor, article, key, values):
    for value in values:
        assert "Give this ruling" in visitor.read(f"/rule/yard/{article}", params={key: value})
