"""The kinds of answer: all answers, plain data in and out, and what is refused."""

import json
from enum import Enum
from typing import Annotated

import pytest
from marbles import Player, Spot
from toys import NUMBER, Size

from tapete.law import AnyOf, NumberIn, OneOf, Within, Written, WrongAnswer, YesNo, kind_of
from tapete.text import ENGLISH, Choice

NEITHER_OF_THEM = (None, 1.5, b"red", 3j, {"red": True})


class Nobody(Choice):
    """A choice without members."""


class Many(Choice):
    """Too many to take any of."""

    A, B, C, D, E, F, G = ((letter, letter) for letter in "abcdefg")
    H, I, J, K, L, M = ((letter, letter) for letter in "hijklm")  # noqa: E741


@pytest.mark.parametrize(
    ("annotation", "kind"),
    [
        (bool, YesNo()),
        (Size, OneOf(Size)),
        (NUMBER, NumberIn(Within(0, 3))),
        (frozenset[Size], AnyOf(Size)),
        (Spot, Written(Spot)),
    ],
)
def test_the_kind_follows_from_the_annotation(annotation, kind):
    for found in (kind_of(annotation), kind_of(annotation | None)):
        assert type(found) is type(kind)
        assert found.all == kind.all


@pytest.mark.parametrize("kind", [kind_of(a) for a in (bool, Size, NUMBER, frozenset[Size], Spot)])
def test_every_answer_goes_to_plain_data_and_back(kind):
    for answer in kind.all:
        assert kind.accept(answer) == answer
        back = kind.accept(json.loads(json.dumps(kind.dump(answer))))
        assert (type(back), back) == (type(answer), answer)
        assert kind.label(answer, ENGLISH)


@pytest.mark.parametrize("kind", [kind_of(a) for a in (bool, Size, NUMBER, frozenset[Size], Spot)])
@pytest.mark.parametrize("value", NEITHER_OF_THEM, ids=str)
def test_what_is_no_answer_is_refused(kind, value):
    with pytest.raises(WrongAnswer):
        kind.accept(value)


def test_yes_and_no_in_a_few_words():
    for word in ("yes", "Y", "true", " Yes "):
        assert YesNo().accept(word) is True
    for word in ("no", "N", "False"):
        assert YesNo().accept(word) is False
    for wrong in (1, 0, "", "1", "ja", []):
        with pytest.raises(WrongAnswer, match="say yes or no"):
            YesNo().accept(wrong)


def test_a_number_is_a_whole_one_in_the_range_and_true_is_none():
    number = NumberIn(Within(-2, 5))
    assert [number.accept(value) for value in (5, "-2", " 3 ")] == [5, -2, 3]
    for wrong in (True, False, 6, -3, 2.0, "2.0", "--2", "-", "", "²", "9" * 5000, [2]):
        with pytest.raises(WrongAnswer, match="give a whole number from -2 to 5"):
            number.accept(wrong)


def test_a_range_without_numbers_is_refused():
    with pytest.raises(ValueError, match="no number lies within 3 and 2"):
        Within(3, 2)


def test_one_of_several_goes_by_the_name():
    assert OneOf(Size).accept("large") is Size.LARGE
    for wrong in ("LARGE", "of middle size", "", ["large"], Player.RED):
        with pytest.raises(WrongAnswer, match="give one of small, middle, large"):
            OneOf(Size).accept(wrong)


def test_any_of_several_is_a_list_or_a_text_with_commas():
    sizes = AnyOf(Size)
    both = frozenset({Size.SMALL, Size.LARGE})
    for value in (["large", "small"], ("small", "large", "small"), {Size.SMALL, "large"}, "small, large"):
        assert sizes.accept(value) == both
    assert sizes.accept([]) == sizes.accept("") == frozenset()
    assert sizes.dump(both) == ["small", "large"]
    assert sizes.label(both, ENGLISH) == "small, large"
    assert sizes.label(frozenset(), ENGLISH) == "none"
    assert len(sizes.all) == 8
    for wrong in (["tiny"], "small large", [["small"]], [None]):
        with pytest.raises(WrongAnswer, match="give one of small, middle, large"):
            sizes.accept(wrong)


def test_names_with_blanks_can_stand_in_a_text_with_commas():
    class When(Choice):
        NOW = "right now", "now"
        LATER = "later on", "later"

    assert AnyOf(When).accept("right now,later on") == frozenset(When)


def test_a_notation_says_itself_what_is_wrong():
    assert Written(Spot).accept("A2") == Spot("a", 2)
    with pytest.raises(WrongAnswer, match="'z' is no spot of the yard: give a1, a2, b1 or b2"):
        Written(Spot).accept("z")


def test_a_long_list_of_answers_is_cut_short_in_the_error():
    class Year:
        @classmethod
        def all(cls):
            return [cls() for _ in range(5000)]

        @classmethod
        def parse(cls, text):
            return cls()

        def __str__(self):
            return "year"

    with pytest.raises(WrongAnswer, match=r"give one of year, year, year, year, \.\.\., year$"):
        kind_of(Year).accept(1)


@pytest.mark.parametrize(
    "annotation",
    [
        None,
        int,
        str,
        Annotated[int, "any"],
        Annotated[str, Within(0, 1)],
        frozenset,
        frozenset[int],
        frozenset[NUMBER],
        frozenset[Many],
        Nobody,
        Enum,
        Size | Player,
        "bool",
    ],
    ids=str,
)
def test_other_annotations_are_refused(annotation):
    with pytest.raises(TypeError, match="a question cannot have answers of"):
        kind_of(annotation)
