from __future__ import annotations

import pytest
from ways import Way, check_complete, check_way

from laws1997.handed_over import CHANGE_OF_LEGAL_CALL, DOUBLE_AT_PARTNER, DOUBLE_AT_RHO, INADMISSIBLE
from tapete.bridge import Seat
from tapete.bridge.auction import IrregularCall
from tapete.bridge.laws1997 import LAWS_1997

LAW = LAWS_1997.procedure("32")

WAYS = [
    *INADMISSIBLE,
    *(way.after("admissible_out_of_rotation whose_turn=rho") for way in DOUBLE_AT_RHO),
    *(way.after("admissible_out_of_rotation whose_turn=partner") for way in DOUBLE_AT_PARTNER),
    *(way.after("admissible_out_of_rotation whose_turn=lho") for way in CHANGE_OF_LEGAL_CALL),
]


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_ruling_at_the_end_of_each_way(way):
    check_way(LAW, way)


def test_no_way_is_left_out():
    check_complete(LAW, WAYS)


@pytest.mark.parametrize(
    ("before", "offender", "call", "answers", "cite"),
    [
        # North dealt.
        (("1H",), "W", "X", "-call_out_of_rotation_accepted", "32A 29B"),
        (("1H", "Pass"), "W", "X", "-call_out_of_rotation_accepted rho_passes -had_to_pass", "32B1"),
        (("1H", "Pass"), "W", "X", "-call_out_of_rotation_accepted -rho_passes", "32B2 29B"),
        (("1H", "Pass"), "E", "X", "slip_put_right_at_once", "25A"),
        (("1H",), "S", "X", "-slip_put_right_at_once", "36"),
        (("1H", "X"), "N", "XX", "-call_out_of_rotation_accepted", "32A 29B"),
        (("1H", "X"), "W", "XX", "-slip_put_right_at_once", "36"),
    ],
)
def test_table_answers_what_it_can_see(before, offender, call, answers, cite):
    given = Way(answers, "").answers
    found = LAW(given, IrregularCall(Seat.NORTH, before, offender, call))
    assert " ".join(found.ruling.citations) == cite
    assert found.answers == given
