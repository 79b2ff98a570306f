"""Laws 28 and 29 of 1997: the way in for every call out of rotation."""

from __future__ import annotations

import pytest
from ways import IRREGULAR_STANDS, Way, check_complete, check_way

from laws1997.handed_over import FREE, HANDED_OVER
from tapete.bridge import Seat
from tapete.bridge.auction import IrregularCall
from tapete.bridge.laws1997 import LAWS_1997

LAW = LAWS_1997.procedure("29")

WAYS = [
    Way("whose_turn=rho rho_must_pass", "28A", IRREGULAR_STANDS, FREE, "28A"),
    *(way.after("whose_turn=rho -rho_must_pass") for way in HANDED_OVER["rho"]),
    *(way.after("whose_turn=partner") for way in HANDED_OVER["partner"]),
    *(way.after("whose_turn=lho") for way in HANDED_OVER["lho"]),
]


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_ruling_at_the_end_of_each_way(way):
    check_way(LAW, way)


def test_no_way_is_left_out():
    check_complete(LAW, WAYS)


# North dealt and bid 1H, and it is East's turn.
@pytest.mark.parametrize(
    ("offender", "call", "obliged", "goes_to"),
    [("S", "2C", "", "31"), ("S", "Pass", "", "30"), ("W", "X", "", "32"), ("S", "2C", "W", "31")],
)
def test_the_table_says_what_was_called_and_when(offender, call, obliged, goes_to):
    table = IrregularCall(Seat.NORTH, ("1H",), offender, call, obliged=obliged)
    assert LAW({}, table).current is LAWS_1997.procedure(goes_to)


def test_a_call_at_the_turn_of_a_player_who_had_to_pass_is_in_rotation():
    table = IrregularCall(Seat.NORTH, ("1H",), "S", "2C", obliged="E")
    assert LAW({}, table).ruling.citations == ("28A",)
    assert table.in_rotation
