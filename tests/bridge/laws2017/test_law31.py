from __future__ import annotations

import pytest
from ways import Way, check_complete, check_way, made

from laws2017.handed_over import BID, at_any
from tapete.bridge import Seat
from tapete.bridge.auction import IrregularCall
from tapete.bridge.laws2017 import LAWS_2017

LAW = LAWS_2017.procedure("31")

WAYS = at_any(BID)


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_ruling_at_the_end_of_each_way(way):
    check_way(LAW, way)


def test_no_way_is_left_out():
    check_complete(LAW, WAYS)


# North dealt and bid 1H: East is on turn.
SEEN = [
    ("S", "2C", "E:Pass", "", "28B"),
    ("S", "2C", "W:Pass", "", "29A"),
    ("S", "2C", "", "-call_out_of_rotation_accepted rho_passes", "31A1"),
    ("S", "1C", "", "-call_out_of_rotation_accepted rho_passes -had_to_pass", "31A1"),
    ("S", "2C", "", "-call_out_of_rotation_accepted -rho_passes comparable", "31A2 31A2a"),
    ("W", "1S", "", "-call_out_of_rotation_accepted -comparable", "31B2 31A2b"),
    ("W", "1S", "N:2H", "", "29A"),
    ("N", "1S", "", "unintended", "25A1 25A2"),
    ("N", "1S", "E:2C", "unintended lho_called_over_first", "25A1 25A2"),
    ("N", "1S", "", "-unintended -second_call_accepted -comparable_to_withdrawn", "25B2"),
]


@pytest.mark.parametrize(("offender", "call", "since", "answers", "cite"), SEEN)
def test_table_answers_what_it_can_see(offender, call, since, answers, cite):
    given = Way(answers, "").answers
    found = LAW(given, IrregularCall(Seat.NORTH, ("1H",), offender, call, made(since)))
    assert " ".join(found.ruling.citations) == cite
    assert found.answers == given


def test_what_is_called_after_the_ruling_answers_the_rest():
    table = IrregularCall(Seat.NORTH, ("1H",), "S", "2C", later=[("E", "1S"), ("S", "2C")])
    found = LAW(Way("-call_out_of_rotation_accepted comparable", "").answers, table)
    assert found.ruling.citations == ("31A2", "31A2a")


def test_left_hand_player_on_turn_is_asked_what_the_call_was_made_over():
    # East has dealt, North bids before East, and East calls.
    table = IrregularCall(Seat.EAST, (), "N", "1S", made("E:2C"))
    assert LAW({}, table).pending.question.name == "player_on_turn_called"
    assert LAW({"player_on_turn_called": True}, table).ruling.citations == ("28B",)
    assert LAW({"player_on_turn_called": False}, table).ruling.citations == ("29A",)
