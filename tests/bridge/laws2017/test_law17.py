"""Laws 17D3, 22 and 34 of 2017: has the auction ended?"""

from __future__ import annotations

from itertools import product

import pytest
from ways import FREE, UNAUTHORISED, Way

from laws2017.outline import check_outline, check_row
from tapete.bridge import Call, Seat
from tapete.bridge.effects import AuctionEnded, AuctionReturns, PassedOut
from tapete.bridge.incidents import ClosingCalls
from tapete.bridge.laws2017 import LAWS_2017
from tapete.bridge.people import Player
from tapete.bridge.remedies import PassesCancelled

WAYS = {
    "17D3": [
        Way("-three_passes", "17D3 29", FREE, "29"),
        Way("three_passes -turn_was_lost", "17D3", ">22"),
        Way("three_passes turn_was_lost",
            "17D3 34", AuctionReturns(Player.PASSED_OVER, "17D3"), PassesCancelled("17D3"), UNAUTHORISED),
    ],
    "22": [
        Way("-three_passes", "22"),
        Way("three_passes turn_was_lost", "22A 34", ">17D3"),
        Way("three_passes -turn_was_lost anybody_bid", "22A", AuctionEnded("22A"), "17D1"),
        Way("three_passes -turn_was_lost -anybody_bid", "22B", PassedOut("22B"), "25A5"),
    ],
    "34": [Way("", "34", ">17D3")],
}  # fmt: skip


@pytest.mark.parametrize(("law", "way"), [(law, way) for law, ways in WAYS.items() for way in ways], ids=str)
def test_ruling_at_the_end_of_each_way(law, way):
    check_row(LAWS_2017.procedure(law), way)


@pytest.mark.parametrize("law", WAYS)
def test_no_way_is_left_out(law):
    check_outline(LAWS_2017.procedure(law), WAYS[law])


def closing(calls, obliged=""):
    made = tuple((Seat.parse(seat), Call.parse(call)) for seat, call in map(str.split, calls.split(",")))
    return ClosingCalls(Seat.NORTH, made, frozenset(map(Seat.parse, obliged.split())))


@pytest.mark.parametrize(
    ("calls", "obliged", "lost", "cite"),
    [
        ("N 1S, E P, S P, W P", "", None, "22A"),
        ("N P, E P, S P, W P", "", None, "22B"),
        ("N P, E 1H, S P, W P, N P", "", None, "22A"),
        ("N 1S, E P, S P", "", None, "22"),
        ("N 1S, S P, W P, N P", "", Seat.EAST, "17D3 34"),
        ("N 1S, E P, W P, N P", "", Seat.SOUTH, "17D3 34"),
        ("N 1S, E P, S P, N P", "", Seat.WEST, "17D3 34"),
        ("N P, E P, W P, N P", "", Seat.SOUTH, "17D3 34"),
        # East had to pass and lost nothing when South passed at his turn (28A).
        ("N 1S, S P, W P, N P", "E", None, "22A"),
        ("N 1S, S P, E P, W P", "", Seat.EAST, "17D3 34"),
    ],
)
def test_table_sees_who_lost_a_turn(calls, obliged, lost, cite):
    facts = closing(calls, obliged)
    assert facts.passed_over is lost
    found = LAWS_2017.procedure("22")({}, facts)
    assert " ".join(found.ruling.citations) == cite
    assert found.answers == {}


@pytest.mark.parametrize("passed", list(product(Seat, repeat=3)))
def test_only_three_passes_in_rotation_end_the_auction(passed):
    calls = ", ".join(["N 1S", *(f"{seat} P" for seat in passed)])
    lost = closing(calls).passed_over
    assert (lost is None) == (passed == (Seat.EAST, Seat.SOUTH, Seat.WEST))


@pytest.mark.parametrize(("calls", "cite"), [("N 1S, S P, W P, N P", "17D3 34"), ("N 1S, S P", "17D3 29")])
def test_law_34_is_ruled_by_17d3(calls, cite):
    found = LAWS_2017.procedure("34")({}, closing(calls))
    assert " ".join(found.ruling.citations) == cite
