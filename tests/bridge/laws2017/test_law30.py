from __future__ import annotations

import pytest
from ways import Way, check_complete, check_way

from laws2017.handed_over import BID, PASS, at_any
from tapete.bridge import Seat
from tapete.bridge.auction import IrregularCall
from tapete.bridge.laws2017 import LAWS_2017

LAW = LAWS_2017.procedure("30")

# Law 31 asks for a pass, too, whether it is legal when repeated.
ARTIFICIAL = BID

WAYS = [
    *(way.after("artificial_pass") for way in at_any(ARTIFICIAL)),
    *(way.after("-artificial_pass") for way in at_any(PASS)),
]


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_ruling_at_the_end_of_each_way(way):
    check_way(LAW, way)


def test_no_way_is_left_out():
    check_complete(LAW, WAYS)


@pytest.mark.parametrize(
    ("before", "offender", "answers", "cite"),
    [
        # North deals.
        ((), "E", "", "30A"),
        ((), "S", "-comparable", "30B1b 30B1b(ii)"),
        ((), "W", "comparable", "30B1b 30B1b(i)"),
        (("1C",), "S", "", "30A"),
        (("1C",), "W", "-comparable", "30B1b 30B1b(ii)"),
    ],
)
def test_table_answers_what_it_can_see(before, offender, answers, cite):
    given = Way(f"-artificial_pass -call_out_of_rotation_accepted {answers}", "").answers
    found = LAW(given, IrregularCall(Seat.NORTH, before, offender, "Pass"))
    assert " ".join(found.ruling.citations) == cite
    assert found.answers == given
