from __future__ import annotations

import pytest
from ways import Way, check_complete, check_way, made

from laws2017.handed_over import SECOND_THOUGHTS, SLIP, first_stands
from laws2017.test_law27 import IN_TURN, REPLACED
from tapete.bridge import Seat
from tapete.bridge.auction import IrregularCall
from tapete.bridge.effects import MayWithdraw
from tapete.bridge.laws2017 import LAWS_2017
from tapete.bridge.people import Player

LAW = LAWS_2017.procedure("25")
IN_TIME = "-auction_period_over -partner_has_called"
TOO_LATE = "-auction_period_over partner_has_called"

WAYS = [
    *first_stands("auction_period_over", "25A5 25B2"),
    # Too late for a slip, but the player on the left may still accept the second call (25B1).
    *(way.after(TOO_LATE) for way in SECOND_THOUGHTS if way.cite == "25B1"),
    *first_stands(f"{TOO_LATE} -second_call_accepted", "25A4 25B2"),
    *(way.after(f"{IN_TIME} unintended") for way in SLIP),
    *(way.after(f"{IN_TIME} -unintended -first_call_insufficient") for way in SECOND_THOUGHTS),
    # Law 27 knows then that the bid was in turn, meant, and replaced too soon.
    *(
        way.without(REPLACED).after(f"{IN_TIME} -unintended first_call_insufficient")
        for way in IN_TURN
        if REPLACED in way.text.split()
    ),
]


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_ruling_at_the_end_of_each_way(way):
    check_way(LAW, way)


def test_no_way_is_left_out():
    check_complete(LAW, WAYS)


# North dealt and called 1S.
@pytest.mark.parametrize(
    ("since", "answers", "cite"),
    [
        ("N:1H", "-auction_period_over unintended", "25A1 25A2"),
        ("E:2C N:1H", "-auction_period_over unintended", "25A1 25A2"),
        ("N:1H E:2C", "-auction_period_over unintended -lho_called_over_first", "25A1 25A2"),
        ("E:2C S:2S N:1H", "-auction_period_over -second_call_accepted comparable_to_withdrawn", "25A4 25B2"),
        ("N:1H", "auction_period_over -comparable_to_withdrawn", "25A5 25B2"),
        ("N:1H", "-auction_period_over -unintended -second_call_accepted comparable_to_withdrawn", "25B2"),
        ("N:1H", "-auction_period_over -unintended second_call_accepted -comparable_to_withdrawn", "25B1"),
    ],
)
def test_table_answers_what_it_can_see(since, answers, cite):
    given = Way(answers, "").answers
    found = LAW(given, IrregularCall(Seat.NORTH, (), "N", "1S", made(since)))
    assert " ".join(found.ruling.citations) == cite
    assert found.answers == given


def test_left_hand_player_who_called_over_the_slip_may_withdraw():
    table = IrregularCall(Seat.NORTH, (), "N", "1S", made("E:2C N:1H"))
    found = LAW({"auction_period_over": False, "unintended": True}, table)
    assert MayWithdraw(Player.LHO, "25A6") in found.ruling.effects


def test_changing_an_insufficient_bid_is_the_business_of_law_27():
    table = IrregularCall(Seat.NORTH, ("1S",), "E", "1H", made("E:2H"))
    found = LAW({"auction_period_over": False, "unintended": False}, table)
    assert found.current is LAWS_2017.procedure("27C")
    assert found.pending.key == "insufficient_bid_accepted"
