from __future__ import annotations

import pytest
from ways import Way, check_complete, check_way

from laws1997.handed_over import (
    OTHER,
    PASS_INSTEAD,
    REPEATED,
    REPEATED_IN_VAIN,
    SAME,
    STAYS,
    WHATEVER_WAS_CALLED,
)
from tapete.bridge import Seat
from tapete.bridge.auction import IrregularCall
from tapete.bridge.laws1997 import LAWS_1997

LAW = LAWS_1997.procedure("31")
# The table knows that a bid is no conventional pass; whoever tells the case is asked, once it matters.
BACK_AT_RHO = f"whose_turn=rho {STAYS}"
WAYS = [
    *WHATEVER_WAS_CALLED,
    Way(f"{BACK_AT_RHO} rho_passes conventional_pass", *REPEATED),
    Way(f"{BACK_AT_RHO} rho_passes -conventional_pass repeated_bid_sufficient", *REPEATED),
    Way(f"{BACK_AT_RHO} rho_passes -conventional_pass -repeated_bid_sufficient -had_to_pass",
        *REPEATED_IN_VAIN),
    Way(f"{BACK_AT_RHO} rho_passes -conventional_pass -repeated_bid_sufficient had_to_pass",
        "31A1 37", *PASS_INSTEAD),
    Way(f"{BACK_AT_RHO} -rho_passes conventional_pass", *OTHER),
    Way(f"{BACK_AT_RHO} -rho_passes -conventional_pass repeats_denomination", *SAME),
    Way(f"{BACK_AT_RHO} -rho_passes -conventional_pass -repeats_denomination", *OTHER),
]  # fmt: skip


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
    ("S", "2C", "", "-call_out_of_rotation_accepted -rho_passes repeats_denomination", "31A2 31A2a"),
    ("S", "Pass", "", "-call_out_of_rotation_accepted conventional_pass -rho_passes", "31A2 31A2b"),
    ("W", "1S", "", "-call_out_of_rotation_accepted", "31B 29B"),
    ("W", "1S", "N:2H", "", "29A"),
    ("N", "1S", "", "slip_put_right_at_once", "25A"),
    ("N", "1S", "E:2C", "-slip_put_right_at_once lho_called_over_first", "25B1"),
    ("N", "1S", "E:2C", "-slip_put_right_at_once -lho_called_over_first", "25B1"),
    ("N", "1S", "", "-slip_put_right_at_once -second_call_accepted keeps_first_call", "25B2 25B2b1 25B2c"),
]


@pytest.mark.parametrize(("offender", "call", "since", "answers", "cite"), SEEN)
def test_table_answers_what_it_can_see(offender, call, since, answers, cite):
    table = IrregularCall(Seat.NORTH, ("1H",), offender, call, [each.split(":") for each in since.split()])
    given = Way(answers, "").answers
    found = LAW(given, table)
    assert " ".join(found.ruling.citations) == cite
    assert found.answers == given


def test_left_hand_player_on_turn_is_asked_what_the_call_was_made_over():
    # East has dealt, North bids before East, and East calls.
    table = IrregularCall(Seat.EAST, (), "N", "1S", (("E", "2C"),))
    found = LAW({}, table)
    assert found.pending.question.name == "player_on_turn_called"
    assert LAW({"player_on_turn_called": True}, table).ruling.citations == ("28B",)
    assert LAW({"player_on_turn_called": False}, table).ruling.citations == ("29A",)
