from __future__ import annotations

import pytest
from ways import Way, check_complete, check_way, made

from laws2017.handed_over import DOUBLE, INADMISSIBLE, at_any
from tapete.bridge import Seat
from tapete.bridge.auction import IrregularCall
from tapete.bridge.laws2017 import LAWS_2017

LAW = LAWS_2017.procedure("32")

WAYS = [*INADMISSIBLE, *(way.after("admissible_out_of_rotation") for way in at_any(DOUBLE))]


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_ruling_at_the_end_of_each_way(way):
    check_way(LAW, way)


def test_no_way_is_left_out():
    check_complete(LAW, WAYS)


# North dealt and bid 1H: East is on turn.
SEEN = [
    ("W", "X", "", "-call_out_of_rotation_accepted comparable", "32B2 32A2a"),
    ("W", "X", "N:2H", "", "29A"),
    ("S", "X", "", "-noticed_after_opening_lead -unintended", "36B4"),
    ("S", "X", "W:Pass", "-noticed_after_opening_lead -unintended", "36A"),
]


@pytest.mark.parametrize(("offender", "call", "since", "answers", "cite"), SEEN)
def test_table_answers_what_it_can_see(offender, call, since, answers, cite):
    given = Way(answers, "").answers
    found = LAW(given, IrregularCall(Seat.NORTH, ("1H",), offender, call, made(since)))
    assert " ".join(found.ruling.citations) == cite
    assert found.answers == given


@pytest.mark.parametrize(
    ("before", "offender", "call", "answers", "cite"),
    [
        (("1H", "Pass"), "W", "X", "-call_out_of_rotation_accepted rho_passes -had_to_pass", "32A1"),
        (("1H", "Pass"), "W", "X", "-call_out_of_rotation_accepted -rho_passes -comparable", "32A2 32A2b"),
        (("1H", "Pass"), "E", "X", "unintended", "25A1 25A2"),
        (("1H", "X"), "N", "XX", "-call_out_of_rotation_accepted comparable", "32B2 32A2a"),
        (("1H", "X", "1S"), "N", "XX", "-noticed_after_opening_lead -unintended", "36B4"),
    ],
)
def test_what_can_be_doubled_depends_on_the_auction(before, offender, call, answers, cite):
    given = Way(answers, "").answers
    found = LAW(given, IrregularCall(Seat.NORTH, before, offender, call))
    assert " ".join(found.ruling.citations) == cite
    assert found.answers == given
