from __future__ import annotations

import pytest
from ways import check_complete, check_way

from laws1997.handed_over import LAW_31_CONVENTIONAL_PASS, PASS_AT_LHO, PASS_AT_PARTNER, PASS_AT_RHO
from tapete.bridge import Seat
from tapete.bridge.auction import IrregularCall
from tapete.bridge.laws1997 import LAWS_1997

LAW = LAWS_1997.procedure("30")

WAYS = [
    *(way.after("-conventional_pass whose_turn=rho") for way in PASS_AT_RHO),
    *(way.after("-conventional_pass whose_turn=partner") for way in PASS_AT_PARTNER),
    *(way.after("-conventional_pass whose_turn=lho") for way in PASS_AT_LHO),
    *(way.after("conventional_pass") for way in LAW_31_CONVENTIONAL_PASS),
]


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_ruling_at_the_end_of_each_way(way):
    check_way(LAW, way)


def test_no_way_is_left_out():
    check_complete(LAW, WAYS)


@pytest.mark.parametrize(
    ("before", "offender", "cite"),
    [
        ((), "E", "30A 29B"),
        ((), "S", "30A 29B"),
        (("Pass",), "N", "30A 29B"),
        (("1C",), "W", "30B2a 30B2b 29B"),
    ],
)
def test_table_answers_what_it_can_see(before, offender, cite):
    given = {"conventional_pass": False, "call_out_of_rotation_accepted": False}
    found = LAW(given, IrregularCall(Seat.NORTH, before, offender, "Pass"))
    assert " ".join(found.ruling.citations) == cite
    assert found.answers == given
