"""Laws 28 and 29 of 2017: the way in for every call out of rotation."""

from __future__ import annotations

import pytest
from ways import FREE, IRREGULAR_STANDS, Way, check_complete, check_way, made

from laws2017.handed_over import BID, DOUBLE, INADMISSIBLE, PASS
from laws2017.test_law30 import ARTIFICIAL
from tapete.bridge import Seat
from tapete.bridge.auction import IrregularCall
from tapete.bridge.laws2017 import LAWS_2017

LAW = LAWS_2017.procedure("29")


def of_any_kind(turn):
    return [
        *(way.after("call_made=bid") for way in BID[turn]),
        *(way.after("call_made=pass artificial_pass") for way in ARTIFICIAL[turn]),
        *(way.after("call_made=pass -artificial_pass") for way in PASS[turn]),
        *(way.after("call_made=double admissible_out_of_rotation") for way in DOUBLE[turn]),
        *(way.after("call_made=double") for way in INADMISSIBLE),
    ]


WAYS = [
    Way("whose_turn=rho rho_must_pass", "28A", IRREGULAR_STANDS, FREE, "28A"),
    *(way.after("whose_turn=rho -rho_must_pass") for way in of_any_kind("rho")),
    *(way.after("whose_turn=partner") for way in of_any_kind("partner")),
    *(way.after("whose_turn=lho") for way in of_any_kind("lho")),
]


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_ruling_at_the_end_of_each_way(way):
    check_way(LAW, way)


def test_no_way_is_left_out():
    check_complete(LAW, WAYS)


# North dealt and bid 1H: East is on turn.
@pytest.mark.parametrize(
    ("offender", "call", "obliged", "since", "answers", "cite"),
    [
        ("S", "2C", "E", "", "", "28A"),
        ("S", "2C", "", "E:Pass", "", "28B"),
        ("S", "2C", "", "W:Pass", "", "29A"),
        ("S", "Pass", "", "", "-artificial_pass -call_out_of_rotation_accepted", "30A"),
        ("W", "X", "", "", "-call_out_of_rotation_accepted comparable", "32B2 32A2a"),
        ("S", "X", "", "", "-noticed_after_opening_lead -unintended", "36B4"),
        ("N", "2H", "", "", "unintended", "25A1 25A2"),
    ],
)
def test_table_answers_what_it_can_see(offender, call, obliged, since, answers, cite):
    given = Way(answers, "").answers
    found = LAW(given, IrregularCall(Seat.NORTH, ("1H",), offender, call, made(since), obliged=obliged))
    assert " ".join(found.ruling.citations) == cite
    assert found.answers == given
