"""Values as plain data and back."""

import json
from dataclasses import dataclass

import pytest
from marbles import NoSpot, Player, Spot
from toys import Size

from tapete.law import LawError, plain


@dataclass(frozen=True)
class Bag:
    marbles: int
    weight: float = 1.0
    owner: Player | None = None


@dataclass(frozen=True)
class Shelf:
    bags: tuple[Bag, ...]
    labels: frozenset[str]
    sizes: frozenset[Size]
    spot: Spot | None
    path: tuple[Spot, ...] = ()
    first: Bag | None = None


@dataclass(frozen=True)
class Odd:
    pair: tuple[int, str] = (1, "a")
    either: int | str = 1
    table: dict[str, int] | None = None


SHELF = Shelf(
    bags=(Bag(3), Bag(4, 2.5, Player.BLUE)),
    labels=frozenset({"ñ", "b"}),
    sizes=frozenset({Size.LARGE, Size.SMALL}),
    spot=None,
    path=(Spot("a", 1), Spot("b", 2)),
    first=Bag(1),
)


def test_nested_values_as_plain_data():
    assert plain.dump(SHELF) == {
        "bags": [
            {"marbles": 3, "weight": 1.0, "owner": None},
            {"marbles": 4, "weight": 2.5, "owner": "blue"},
        ],
        "labels": ["b", "ñ"],
        "sizes": ["large", "small"],
        "spot": None,
        "path": ["a1", "b2"],
        "first": {"marbles": 1, "weight": 1.0, "owner": None},
    }


def test_nested_values_are_the_same_after_a_journey_as_json():
    assert plain.load(Shelf, json.loads(json.dumps(plain.dump(SHELF)))) == SHELF


def test_a_whole_number_is_a_number_with_a_fraction_too():
    loaded = plain.load(Bag, {"marbles": 1, "weight": 2})
    assert (loaded, type(loaded.weight)) == (Bag(1, 2.0), float)


def test_what_is_missing_has_its_default():
    assert plain.load(Bag, {"marbles": 1}) == Bag(1)


@pytest.mark.parametrize("value", [object(), {"a": 1}, [1], b"x", {1, 2}, 1j])
def test_other_values_have_no_plain_form(value):
    with pytest.raises(TypeError, match="has no plain form"):
        plain.dump(value)


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ({}, "Bag cannot be read: .*marbles"),
        ({"marbles": 1, "colour": "red", "age": 2}, "Bag has no part called age, colour"),
        ({"marbles": True}, "Bag cannot be read: True is no int"),
        ({"marbles": "1"}, "Bag cannot be read: '1' is no int"),
        ({"marbles": 1.0}, "1.0 is no int"),
        ({"marbles": 1, "weight": True}, "True is no float"),
        ({"marbles": None}, "None is no int"),
        ({"marbles": 1, "owner": "white"}, "'white' is not a valid Player"),
        ([], r"Bag cannot be read from \[\]"),
        ("abc", "Bag cannot be read from 'abc'"),
    ],
)
def test_what_cannot_be_read_is_a_clear_error(data, says):
    with pytest.raises(LawError, match=says):
        plain.load(Bag, data)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"bags": "ab"}, "'ab' is no list"),
        ({"bags": [{"marbles": "x"}]}, "Shelf cannot be read: Bag cannot be read: 'x' is no int"),
        ({"bags": [3]}, "Bag cannot be read from 3"),
        ({"labels": [1]}, "1 is no str"),
        ({"path": [5]}, "5 is no str"),
    ],
)
def test_an_error_within_says_where(change, says):
    with pytest.raises(LawError, match=says):
        plain.load(Shelf, plain.dump(SHELF) | change)


def test_a_notation_says_itself_what_is_wrong():
    with pytest.raises(NoSpot, match="'z9' is no spot of the yard"):
        plain.load(Shelf, plain.dump(SHELF) | {"spot": "z9"})


@pytest.mark.parametrize("data", [{"pair": [1, "a"]}, {"either": 1}, {"table": {}}])
def test_types_without_a_plain_form_are_named(data):
    with pytest.raises(LawError, match="has no plain form"):
        plain.load(Odd, data)
