"""Law 27 of 2017 along every way, told to the arbiter and seen at the table."""

from __future__ import annotations

import pytest
from ways import (
    FREE,
    IRREGULAR_STANDS,
    PARTNER_BARRED,
    REPLACEMENT_CANCELLED,
    REPLACEMENT_STANDS,
    UNAUTHORISED,
    Way,
    check_complete,
    check_way,
    made,
)

from laws2017.handed_over import (
    BID,
    COMPARABLE,
    LEADS,
    NOT_COMPARABLE,
    REVIEW_72C,
    SLIP,
    at_any,
)
from tapete.bridge import Seat
from tapete.bridge.auction import IrregularCall, Replacement
from tapete.bridge.effects import (
    AssignedScore,
    Authorised,
    MustReplace,
    NoLeadRestriction,
    Review,
    RightLost,
    ScoreStands,
)
from tapete.bridge.laws2017 import LAWS_2017

LAW = LAWS_2017.procedure("27")

REPLACED, NOT_YET = "already_replaced", "-already_replaced"
TOLD = "comparable_to_withdrawn"
BID_INSTEAD = "-insufficient_bid_accepted replacement=bid"
OTHER_BID = f"{BID_INSTEAD} -lowest_in_same_denomination"
PASS_INSTEAD = "-insufficient_bid_accepted replacement=pass"
DOUBLE_INSTEAD = "-insufficient_bid_accepted replacement=double"
AGAIN = "-insufficient_bid_accepted replacement=insufficient"

SAME = ("27B1a", REPLACEMENT_STANDS, FREE, NoLeadRestriction("27B1a"), Authorised("27B1a"), Review("27D"))
ALIKE = ("27B1b", REPLACEMENT_STANDS, FREE, NoLeadRestriction("26A"), Authorised("27B1b"), Review("27D"))
BARRED = ("27B2", REPLACEMENT_STANDS, PARTNER_BARRED, LEADS, UNAUTHORISED, REVIEW_72C)
LOST = (RightLost("11A"), NoLeadRestriction("11A"), UNAUTHORISED, Review("11A"), "11B")
VOID = (REPLACEMENT_CANCELLED, MustReplace())


def other(before):
    """27B1b or 27B2."""
    return [
        Way(f"{before} {NOT_YET} comparable", *ALIKE),
        Way(f"{before} {NOT_YET} -comparable", *BARRED),
        Way(f"{before} {REPLACED} comparable", *ALIKE),
        Way(f"{before} {REPLACED} -comparable -right_lost", *BARRED),
        Way(f"{before} {REPLACED} -comparable right_lost", "27B2 11A", REPLACEMENT_STANDS, *LOST),
    ]


def once_more(before, cite, *also):
    """27B3 or 27B4: the partner is barred, and the last replacement decides about the lead alone."""
    barred = (*VOID, PARTNER_BARRED, REVIEW_72C, *also)
    last = "last_replacement_comparable"
    return [
        Way(f"{before} {NOT_YET} {last}", cite, *barred, *COMPARABLE),
        Way(f"{before} {NOT_YET} -{last}", cite, *barred, *NOT_COMPARABLE),
        Way(f"{before} {REPLACED} -right_lost {last}", cite, *barred, *COMPARABLE),
        Way(f"{before} {REPLACED} -right_lost -{last}", cite, *barred, *NOT_COMPARABLE),
        Way(f"{before} {REPLACED} right_lost", f"{cite} 11A", *VOID, *LOST, *also),
    ]


def whenever(text, *end):
    """A way that does not care when the bid was replaced."""
    return [Way(f"{text} {when}", *end) for when in (NOT_YET, REPLACED)]


# In rotation, and no slip.
IN_TURN = [
    Way(f"insufficient_bid_accepted {NOT_YET}", "27A1", IRREGULAR_STANDS, FREE),
    Way(f"insufficient_bid_accepted {REPLACED} {TOLD}",
        "27A1 27C 9C", IRREGULAR_STANDS, REPLACEMENT_CANCELLED, *COMPARABLE),
    Way(f"insufficient_bid_accepted {REPLACED} -{TOLD}",
        "27A1 27C 9C", IRREGULAR_STANDS, REPLACEMENT_CANCELLED, *NOT_COMPARABLE),
    *whenever(f"{BID_INSTEAD} lowest_in_same_denomination", *SAME),
    *other(OTHER_BID),
    *other(PASS_INSTEAD),
    *whenever(f"{DOUBLE_INSTEAD} replacement_admissible comparable", *ALIKE),
    *once_more(f"{DOUBLE_INSTEAD} replacement_admissible -comparable", "27B3"),
    *once_more(f"{DOUBLE_INSTEAD} -replacement_admissible", "27B3"),
    *whenever(f"{AGAIN} second_insufficient_bid_accepted {TOLD}",
              "27B4 27A1", REPLACEMENT_STANDS, *COMPARABLE),
    *whenever(f"{AGAIN} second_insufficient_bid_accepted -{TOLD}",
              "27B4 27A1", REPLACEMENT_STANDS, *NOT_COMPARABLE),
    *once_more(f"{AGAIN} -second_insufficient_bid_accepted", "27B4", "27B1b"),
]  # fmt: skip

WAYS = [
    # Law 31 knows that repeating the bid does not make it sufficient.
    *(
        way.without("-repeated_bid_sufficient -had_to_pass").after("out_of_rotation")
        for way in at_any(BID)
        if not {"repeated_bid_sufficient", "had_to_pass"} & {*way.text.split()}
    ),
    *(way.after("-out_of_rotation unintended") for way in SLIP),
    *(way.after("-out_of_rotation -unintended") for way in IN_TURN),
]


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_ruling_at_the_end_of_each_way(way):
    check_way(LAW, way)


def test_no_way_is_left_out():
    check_complete(LAW, WAYS)


# The same from the table: North 1S, East 2C, South 1NT or what the row says.
BEFORE = ("1S", "2C")
MEANT = "-unintended"
REFUSED = "-unintended -insufficient_bid_accepted"
SEEN = [
    ("1NT", "W:Pass", MEANT, "27A1"),
    ("1NT", "W:3C S:2NT", MEANT, "27A1"),
    ("1NT", "S:2NT", f"{REFUSED} lowest_in_same_denomination", "27B1a"),
    ("1NT", "S:2NT", f"{MEANT} insufficient_bid_accepted -{TOLD}", "27A1 27C 9C"),
    ("1NT", "S:2NT", f"{REFUSED} -lowest_in_same_denomination comparable", "27B1b"),
    ("1NT", "S:3NT", f"{REFUSED} -lowest_in_same_denomination -comparable -right_lost", "27B2"),
    ("1NT", "S:3NT W:Pass", f"{REFUSED} -lowest_in_same_denomination -comparable right_lost", "27B2 11A"),
    ("1NT", "S:Pass", f"{REFUSED} -comparable -right_lost", "27B2"),
    # South may double East's 2C, but there is nothing to redouble.
    ("1NT", "S:X", f"{REFUSED} comparable", "27B1b"),
    ("1NT", "S:X", f"{REFUSED} -comparable -right_lost -last_replacement_comparable", "27B3"),
    ("1NT", "S:XX", f"{REFUSED} -right_lost last_replacement_comparable", "27B3"),
    ("1NT", "S:1S", f"{REFUSED} -second_insufficient_bid_accepted right_lost", "27B4 11A"),
    ("1NT", "S:1S W:Pass", f"{REFUSED} -{TOLD}", "27B4 27A1"),
    ("1NT", "S:2NT", "unintended", "25A1 25A2"),
]


@pytest.mark.parametrize(("call", "since", "answers", "cite"), SEEN)
def test_table_answers_what_it_can_see(call, since, answers, cite):
    given = Way(answers, "").answers
    found = LAW(given, IrregularCall(Seat.NORTH, BEFORE, "S", call, made(since)))
    assert " ".join(found.ruling.citations) == cite
    assert found.answers == given


def test_a_replacement_made_after_the_ruling_is_not_too_soon():
    table = IrregularCall(Seat.NORTH, BEFORE, "S", "1NT", later=[("S", "Pass")])
    found = LAW(Way(f"{REFUSED} -comparable", "").answers, table)
    assert found.ruling.citations == ("27B2",)
    assert {step.key: step.answer for step in found.answered}["already_replaced"] is False


@pytest.mark.parametrize(("offender", "turn"), [("N", "partner"), ("W", "rho"), ("E", "lho")])
def test_bid_out_of_turn_goes_to_law_31_with_its_facts(offender, turn):
    found = LAW({}, IrregularCall(Seat.NORTH, BEFORE, offender, "1NT"))
    assert [str(step.answer) for step in found.answered][:2] == ["True", turn]
    assert found.current is LAWS_2017.procedure("25" if turn == "lho" else "31")


def test_bid_at_the_turn_of_a_player_who_had_to_pass_is_in_turn():
    found = LAW({}, IrregularCall(Seat.NORTH, BEFORE, "W", "1NT", obliged="S"))
    assert found.answered[0].answer is False


def test_it_cannot_be_a_slip_any_more_once_partner_has_called():
    found = LAW({}, IrregularCall(Seat.NORTH, BEFORE, "S", "1NT", made("W:Pass N:2NT")))
    assert found.ruling.citations == ("27A1",)


def test_every_kind_of_replacement_is_in_the_table():
    kinds = {way.answers.get("replacement") for way in IN_TURN} - {None}
    assert kinds == {kind.value for kind in Replacement}


REVIEW = [
    Way("-helped_by_infraction", "27D", ScoreStands()),
    Way("helped_by_infraction -damaged_by_infraction", "27D", ScoreStands()),
    Way("helped_by_infraction damaged_by_infraction", "27D", AssignedScore("12C1b")),
]


@pytest.mark.parametrize("way", REVIEW, ids=str)
def test_review_when_play_has_ended(way):
    check_way(LAWS_2017.procedure("27D"), way)


def test_review_has_no_other_way():
    check_complete(LAWS_2017.procedure("27D"), REVIEW)
