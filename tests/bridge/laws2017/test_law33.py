"""Law 33 of 2017 along every way, told to the arbiter and seen at the table."""

from __future__ import annotations

import pytest
from ways import FREE, IRREGULAR_STANDS, Way

from laws2017.outline import check_outline, check_row
from tapete.bridge import Seat
from tapete.bridge.auction import IrregularCall
from tapete.bridge.laws2017 import LAWS_2017

LAW = LAWS_2017.procedure("33")
WAYS = [
    Way("-was_next", "33", ">29"),
    Way("was_next fit=legal", "33", IRREGULAR_STANDS, FREE),
    Way("was_next fit=insufficient", "33 18D", ">27"),
    Way("was_next fit=inadmissible", "33 19A1 19B1", ">36"),
]


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_ruling_at_the_end_of_each_way(way):
    check_row(LAW, way)


def test_no_way_is_left_out():
    check_outline(LAW, WAYS)


@pytest.mark.parametrize(
    ("first", "second", "call", "law"),
    [
        ("1S", "E", "2C", "33"),
        ("1S", "E", "Pass", "33"),
        ("1S", "E", "X", "33"),
        ("1S", "E", "1H", "27"),
        ("Pass", "E", "X", "36"),
        ("1S", "E", "XX", "36"),
        ("1S", "S", "2S", "29"),
        ("1S", "W", "Pass", "29"),
    ],
)
def test_table_puts_the_two_calls_in_order(first, second, call, law):
    found = LAW({}, IrregularCall(Seat.NORTH, (first,), second, call))
    assert found.legs[min(1, len(found.legs) - 1)][0].article == law
