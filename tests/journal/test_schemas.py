"""Events and their schemas: what can be written can be read for ever."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from club_events import Called, Entered, club

from tapete.journal import BadEvent, NewerEvent, Schemas, UnknownEvent


def test_an_event_becomes_json_and_comes_back():
    assert club.encode(Called("1NT")) == ("call.made", 1, '{"call":"1NT","seat":"N"}')
    assert club.decode("call.made", 1, '{"call":"1NT"}') == Called("1NT")


def test_each_old_schema_is_brought_forward_step_by_step():
    assert club.decode("result.entered", 1, '{"board": 7, "tricks": "9"}') == Entered(7, 9)
    assert club.decode("result.entered", 2, '{"board": 7, "tricks": 9}') == Entered(7, 9)


@pytest.mark.parametrize("value", [7, None, ["1NT"], "\ud800", b"1NT", {"1": object()}])
def test_what_could_not_be_read_back_is_not_written(value):
    with pytest.raises(BadEvent, match=r"“call\.made” \(not in a stream yet\) does not fit"):
        club.encode(Called(value))


def test_the_field_that_would_come_back_as_another_is_named():
    with pytest.raises(BadEvent, match="call: b'1NT' would come back as 'MU5U'"):
        club.encode(Called(b"1NT"))


def test_only_registered_classes_are_events():
    with pytest.raises(TypeError, match="str is not registered as an event"):
        club.encode("1NT")
    with pytest.raises(UnknownEvent):
        Schemas().decode("call.made", 1, "{}")
    with pytest.raises(NewerEvent):
        club.decode("call.made", 2, "{}")


def test_schemas_are_joined():
    other = Schemas()

    @other.event("tile.laid")
    @dataclass(frozen=True, slots=True)
    class Laid:
        tile: str

    both = club | other | other
    assert "tile.laid" in both
    assert "call.made" in both
    assert "tile.laid" not in club
    assert both.encode(Laid("CH")) == ("tile.laid", 1, '{"tile":"CH"}')


def test_a_schema_that_cannot_be_right_is_refused_at_once():
    schemas = Schemas()
    with pytest.raises(ValueError, match=r"cannot name an event: write it like 'ruling\.given'"):
        schemas.event("Ruling Given")
    with pytest.raises(ValueError, match=r"needs upcasts from each of the versions before, not from \[2\]"):
        schemas.event("call.made", version=3, upcasts={2: dict})

    @dataclass(slots=True)
    class Loose:
        call: str

    @dataclass(frozen=True, eq=False)
    class Unequal:
        call: str

    for cls in (Loose, Unequal):
        with pytest.raises(TypeError, match=f"{cls.__name__} is no frozen dataclass with equality"):
            schemas.event("call.made")(cls)
    schemas.event("call.made")(Called)
    with pytest.raises(ValueError, match=r"'call\.made' is both Called and Entered"):
        schemas.event("call.made")(Entered)
    with pytest.raises(ValueError, match="Called is registered already"):
        schemas.event("call.doubled")(Called)
