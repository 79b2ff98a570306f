from __future__ import annotations

import pytest
from ways import Way, check_complete, check_way, made

from laws2017.handed_over import BARRED, IN_TIME, TOO_LATE
from tapete.bridge import Seat
from tapete.bridge.auction import IrregularCall
from tapete.bridge.laws2017 import LAWS_2017

LAW = LAWS_2017.procedure("36")

WAYS = [
    *TOO_LATE,
    Way(f"{IN_TIME} double_out_of_rotation", "36B4", *BARRED),
    Way(f"{IN_TIME} -double_out_of_rotation", "36B1 36B2 36B3", *BARRED),
]


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_ruling_at_the_end_of_each_way(way):
    check_way(LAW, way)


def test_no_way_is_left_out():
    check_complete(LAW, WAYS)


# North dealt and bid 1H, East passed: South is on turn.
@pytest.mark.parametrize(
    ("offender", "since", "lead_faced", "cite"),
    [
        ("S", "", False, "36B1 36B2 36B3"),
        ("N", "", False, "36B4"),
        ("S", "W:Pass", False, "36A"),
        ("S", "W:Pass", True, "36C"),
    ],
)
def test_table_answers_everything_else(offender, since, lead_faced, cite):
    table = IrregularCall(Seat.NORTH, ("1H", "Pass"), offender, "X", made(since), lead_faced=lead_faced)
    meant = {"unintended": False}  # what only the player can tell
    assert " ".join(LAW(meant, table).ruling.citations) == cite
