from __future__ import annotations

import pytest
from ways import FREE, IRREGULAR_STANDS, SECOND_CANCELLED, UNAUTHORISED, Way, check_complete, check_way

from laws1997.handed_over import CHANGE_OF_LEGAL_CALL, HANDED_OVER, LEADS, MEANT, SLIP
from laws1997.test_law27 import IN_TURN
from tapete.bridge import Seat
from tapete.bridge.auction import IrregularCall
from tapete.bridge.laws1997 import LAWS_1997

LAW = LAWS_1997.procedure("25")

# The question whether the first call was legal comes before the offender's choice.
LEGAL = [
    Way(f"first_call_legal {way}" if "keeps_first_call" in way.text else way.text, way.cite, *way.parts)
    for way in CHANGE_OF_LEGAL_CALL
    if way != SLIP
]
TOO_LATE = "-first_call_insufficient -slip_put_right_at_once lho_called_before_change"
IN_TIME = "-first_call_insufficient -lho_called_before_change"

NO_SLIP = {
    turn: [way.without(MEANT) for way in ways if "slip_put_right_at_once" not in way.text.split()]
    for turn, ways in HANDED_OVER.items()
}

WAYS = [
    SLIP.after("-first_call_insufficient"),
    # Too late for a change, it is a call at the turn of the partner, or of the player on the right.
    *(way.after(f"{TOO_LATE} -partner_called_before_change") for way in NO_SLIP["partner"]),
    Way(f"{TOO_LATE} partner_called_before_change rho_must_pass", "28A", IRREGULAR_STANDS, FREE, "28A"),
    *(way.after(f"{TOO_LATE} partner_called_before_change -rho_must_pass") for way in NO_SLIP["rho"]),
    *(way.after(IN_TIME) for way in LEGAL),
    Way(f"{IN_TIME} -slip_put_right_at_once -lho_called_over_first -second_call_accepted -first_call_legal",
        "25B2 25B2a", SECOND_CANCELLED, LEADS, UNAUTHORISED, "25B2a"),
    SLIP.after("first_call_insufficient"),
    # Law 27 knows then that the bid was in turn and replaced too soon.
    *(
        way.without("already_replaced").after("first_call_insufficient -slip_put_right_at_once")
        for way in IN_TURN
        if "-already_replaced" not in way.text.split()
    ),
]  # fmt: skip


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_ruling_at_the_end_of_each_way(way):
    check_way(LAW, way)


def test_no_way_is_left_out():
    check_complete(LAW, WAYS)


def test_insufficient_first_call_is_the_business_of_law_27():
    found = LAW(table=IrregularCall(Seat.NORTH, ("1S",), "E", "1H", (("E", "2H"),)))
    assert found.answered[0].answer is True
    assert found.current is LAWS_1997.procedure("27")


def test_too_late_for_a_slip_once_partner_has_called():
    found = LAW(table=IrregularCall(Seat.NORTH, (), "N", "1H", (("N", "1S"), ("E", "Pass"), ("S", "2S"))))
    assert [(step.key, step.answer) for step in found.answered] == [
        ("first_call_insufficient", False),
        ("slip_put_right_at_once", False),
        ("lho_called_before_change", False),
    ]
    assert found.pending.question.name == "lho_called_over_first"


def test_change_after_the_left_hand_player_called_is_a_call_out_of_rotation():
    table = IrregularCall(Seat.NORTH, (), "N", "1H", (("E", "Pass"), ("N", "1S")))
    found = LAW({"slip_put_right_at_once": False}, table)
    assert found.current is LAWS_1997.procedure("31")


def test_left_hand_player_who_called_after_the_change_is_asked_over_what():
    table = IrregularCall(Seat.NORTH, (), "N", "1H", (("N", "1S"), ("E", "2C")))
    found = LAW({"slip_put_right_at_once": False}, table)
    assert found.pending.question.name == "lho_called_over_first"
    found = LAW({"slip_put_right_at_once": False, "lho_called_over_first": False}, table)
    assert found.ruling.citations == ("25B1",)


def test_nobody_called_over_the_first_call_where_nobody_called():
    table = IrregularCall(Seat.NORTH, (), "N", "1H", (("N", "1S"),))
    found = LAW({"slip_put_right_at_once": False}, table)
    assert found.pending.question.name == "second_call_accepted"
