"""Laws 18 and 19 of 2017 where code applies them: what beats what, and what can be doubled."""

from __future__ import annotations

import pytest

from tapete.bridge import Call, Seat
from tapete.bridge.auction import IrregularCall

BIDS = [call for call in Call.all() if call.is_bid]


def test_the_thirty_five_bids_stand_in_the_order_in_which_they_beat_each_other():
    assert len(BIDS) == 35
    for place, bid in enumerate(BIDS):
        assert [bid.beats(other) for other in BIDS] == [here < place for here in range(35)]


@pytest.mark.parametrize(
    ("last", "call", "insufficient"),
    [("1S", "1S", True), ("1S", "1H", True), ("1S", "1NT", False), ("1S", "2C", False), ("7NT", "7S", True)],
)
def test_a_bid_that_does_not_beat_the_last_one_is_insufficient(last, call, insufficient):
    assert IrregularCall(Seat.NORTH, (last, "Pass"), "S", call).is_insufficient is insufficient


# North dealt; the call is South's, in rotation or not.
@pytest.mark.parametrize(
    ("before", "call", "admissible"),
    [
        ((), "X", False),
        (("1H", "Pass"), "X", False),  # partner's bid
        (("1H", "1S"), "X", True),
        (("Pass", "1S"), "X", True),
        (("1H", "1S", "Pass", "Pass", "Pass"), "X", True),
        (("1H", "1S", "2C"), "X", False),  # the own bid
        (("1H", "1S", "X"), "X", False),  # doubled already
        (("1H", "X"), "XX", True),
        (("1H", "1S"), "XX", False),
        (("1H", "X", "Pass"), "XX", True),
        (("1H", "X", "1S"), "XX", False),  # a bid has ended the double
        (("1H", "X", "XX"), "XX", False),
    ],
)
def test_doubles_and_redoubles_raise_what_the_opponents_did_last(before, call, admissible):
    table = IrregularCall(Seat.NORTH, before, "S", call)
    assert table.is_admissible(Call.parse(call)) is admissible
