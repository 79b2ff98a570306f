from __future__ import annotations

import pytest

from laws1997.handed_over import ACCEPTED, CALLED_IN_TURN, CHANGE_OF_LEGAL_CALL, OTHER, REPEATED, STAYS
from laws1997.handed_over import WHATEVER_WAS_CALLED as LAW_31
from laws1997.ways import IRREGULAR_CANCELLED, LEADS, UNAUTHORISED, Way, check_complete, check_way
from tapete.bridge import Seat
from tapete.bridge.auction import IrregularCall
from tapete.bridge.effects import MayNotDouble, MustPass, Review
from tapete.bridge.laws1997 import LAWS_1997
from tapete.bridge.people import Player, Until

LAW = LAWS_1997.procedure("30")

PASSES_ONCE = MustPass(Player.OFFENDER, Until.NEXT_TURN)
BARRED = MustPass(Player.OFFENDER, Until.END_OF_AUCTION)
REVIEW = Review("72B1")

NO_BID_YET = ("30A 29B", IRREGULAR_CANCELLED, PASSES_ONCE, UNAUTHORISED, REVIEW)

NOT_CONVENTIONAL = [
    Way("whose_turn=rho player_on_turn_called", *CALLED_IN_TURN),
    Way("whose_turn=rho -player_on_turn_called call_out_of_rotation_accepted", *ACCEPTED),
    Way(f"whose_turn=rho {STAYS} -anybody_had_bid", *NO_BID_YET),
    Way(f"whose_turn=rho {STAYS} anybody_had_bid -pass_relates_to_suit",
        "30B1 29B", IRREGULAR_CANCELLED, PASSES_ONCE, UNAUTHORISED),
    Way(f"whose_turn=rho {STAYS} anybody_had_bid pass_relates_to_suit",
        "30B1 29B", IRREGULAR_CANCELLED, PASSES_ONCE, LEADS, UNAUTHORISED),
    Way("whose_turn=partner call_out_of_rotation_accepted", *ACCEPTED),
    Way("whose_turn=partner -call_out_of_rotation_accepted -anybody_had_bid", *NO_BID_YET),
    Way("whose_turn=partner -call_out_of_rotation_accepted anybody_had_bid",
        "30B2a 30B2b 29B", IRREGULAR_CANCELLED, BARRED, MayNotDouble(Player.PARTNER), UNAUTHORISED, REVIEW),
    Way("whose_turn=lho player_on_turn_called", *CALLED_IN_TURN),
    Way("whose_turn=lho -player_on_turn_called call_out_of_rotation_accepted", *ACCEPTED),
    Way(f"whose_turn=lho {STAYS} -anybody_had_bid", *NO_BID_YET),
    *(way.after(f"whose_turn=lho {STAYS} anybody_had_bid") for way in CHANGE_OF_LEGAL_CALL),
]  # fmt: skip

WAYS = [
    *(way.after("-conventional_pass") for way in NOT_CONVENTIONAL),
    *(way.after("conventional_pass") for way in LAW_31),
    Way(f"conventional_pass whose_turn=rho {STAYS} rho_passes", *REPEATED),
    Way(f"conventional_pass whose_turn=rho {STAYS} -rho_passes", *OTHER),
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
