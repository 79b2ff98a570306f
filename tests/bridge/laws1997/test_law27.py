"""Law 27 of 1997 along every way, told to the arbiter and seen at the table."""

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
    ends,
)

from laws1997.handed_over import (
    LEADS,
    OTHER,
    REPEATED_IN_VAIN,
    REVIEW_23,
    SAME,
    SLIP,
    STAYS,
    WHATEVER_WAS_CALLED,
)
from tapete.bridge import Seat
from tapete.bridge.auction import IrregularCall
from tapete.bridge.effects import (
    AssignedScore,
    Authorised,
    MustReplace,
    NoLeadRestriction,
    Review,
    RightLost,
    ScoreStands,
)
from tapete.bridge.laws1997 import LAWS_1997

LAW = LAWS_1997.procedure("27")

LOST = RightLost("11A")
REPLACE = MustReplace()

BARRED = ("27B2", REPLACEMENT_STANDS, PARTNER_BARRED, LEADS, UNAUTHORISED, REVIEW_23)
WAIVED = ("27B2 11A 11B1", REPLACEMENT_STANDS, LOST, UNAUTHORISED, "11C")

NOT_LOWEST = "-insufficient_bid_accepted replacement=bid -lowest_in_named_denomination"
NOT_NATURAL = "-insufficient_bid_accepted replacement=bid lowest_in_named_denomination -both_natural"
PASS = "-insufficient_bid_accepted replacement=pass"
DOUBLE = "-insufficient_bid_accepted replacement=double"
AGAIN = "-insufficient_bid_accepted replacement=insufficient"
NOT_FREE = "-second_insufficient_bid_accepted -last_replacement_goes_free"

# In rotation, and no slip that was put right at once.
IN_TURN = [
    Way("insufficient_bid_accepted -already_replaced", "27A", IRREGULAR_STANDS, FREE),
    Way("insufficient_bid_accepted already_replaced",
        "27A 9C", IRREGULAR_STANDS, REPLACEMENT_CANCELLED, LEADS, UNAUTHORISED),
    Way("-insufficient_bid_accepted replacement=bid lowest_in_named_denomination both_natural",
        "27B1a", REPLACEMENT_STANDS, FREE, NoLeadRestriction("27B1a"), Authorised("27B1a"), Review("27B1b")),
    Way(f"{NOT_NATURAL} -already_replaced", *BARRED),
    Way(f"{NOT_NATURAL} already_replaced -right_lost", *BARRED),
    Way(f"{NOT_NATURAL} already_replaced right_lost", *WAIVED),
    Way(f"{NOT_LOWEST} -already_replaced", *BARRED),
    Way(f"{NOT_LOWEST} already_replaced -right_lost", *BARRED),
    Way(f"{NOT_LOWEST} already_replaced right_lost", *WAIVED),
    Way(f"{PASS} -already_replaced", *BARRED),
    Way(f"{PASS} already_replaced -right_lost", *BARRED),
    Way(f"{PASS} already_replaced right_lost", *WAIVED),
    Way(f"{DOUBLE} -already_replaced",
        "27B3", REPLACEMENT_CANCELLED, REPLACE, PARTNER_BARRED, LEADS, UNAUTHORISED, REVIEW_23),
    Way(f"{DOUBLE} already_replaced -right_lost",
        "27B3", REPLACEMENT_CANCELLED, REPLACE, PARTNER_BARRED, LEADS, UNAUTHORISED, REVIEW_23),
    Way(f"{DOUBLE} already_replaced right_lost",
        "27B3 11A 11B1", REPLACEMENT_CANCELLED, REPLACE, LOST, UNAUTHORISED, "11C"),
    Way(f"{AGAIN} second_insufficient_bid_accepted", "27A", REPLACEMENT_STANDS, LEADS, UNAUTHORISED),
    Way(f"{AGAIN} -second_insufficient_bid_accepted last_replacement_goes_free",
        "27B 27B1a", REPLACEMENT_CANCELLED, REPLACE, FREE,
        NoLeadRestriction("27B1a"), Authorised("27B1a"), Review("27B1b")),
    Way(f"{AGAIN} {NOT_FREE} -already_replaced",
        "27B 27B2", REPLACEMENT_CANCELLED, REPLACE, PARTNER_BARRED, LEADS, UNAUTHORISED, REVIEW_23),
    Way(f"{AGAIN} {NOT_FREE} already_replaced -right_lost",
        "27B 27B2", REPLACEMENT_CANCELLED, REPLACE, PARTNER_BARRED, LEADS, UNAUTHORISED, REVIEW_23),
    Way(f"{AGAIN} {NOT_FREE} already_replaced right_lost",
        "27B 27B2 11A 11B1", REPLACEMENT_CANCELLED, REPLACE, LOST, UNAUTHORISED, "11C"),
]  # fmt: skip

# Out of rotation Law 31 knows that a bid was made, and that repeating it does not make it sufficient.
OUT_OF_TURN = [
    *WHATEVER_WAS_CALLED,
    Way(f"whose_turn=rho {STAYS} rho_passes", *REPEATED_IN_VAIN),
    Way(f"whose_turn=rho {STAYS} -rho_passes repeats_denomination", *SAME),
    Way(f"whose_turn=rho {STAYS} -rho_passes -repeats_denomination", *OTHER),
]

WAYS = [
    *(way.after("out_of_rotation") for way in OUT_OF_TURN),
    SLIP.after("-out_of_rotation"),
    *(way.after("-out_of_rotation -slip_put_right_at_once") for way in IN_TURN),
]


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_ruling_at_the_end_of_each_way(way):
    check_way(LAW, way)


def test_no_way_is_left_out():
    check_complete(LAW, WAYS)


# The same from the table: North 1S, East 2C, South 1NT or what the row says.
BEFORE = ("1S", "2C")
MEANT = "-slip_put_right_at_once"
SEEN = [
    ("1NT", "W:Pass", MEANT, "27A"),
    ("1NT", "W:3C S:2NT", MEANT, "27A"),
    ("1NT", "S:2NT", f"{MEANT} -insufficient_bid_accepted both_natural", "27B1a"),
    ("1NT", "S:2NT", f"{MEANT} insufficient_bid_accepted", "27A 9C"),
    ("1NT", "S:2NT", f"{MEANT} -insufficient_bid_accepted -both_natural -right_lost", "27B2"),
    ("1NT", "S:3NT", f"{MEANT} -insufficient_bid_accepted -right_lost", "27B2"),
    ("1NT", "S:3NT W:Pass", f"{MEANT} -insufficient_bid_accepted right_lost", "27B2 11A 11B1"),
    ("1NT", "S:2S", f"{MEANT} -insufficient_bid_accepted -right_lost", "27B2"),
    ("1NT", "S:Pass", f"{MEANT} -insufficient_bid_accepted -right_lost", "27B2"),
    ("1NT", "S:X", f"{MEANT} -insufficient_bid_accepted -right_lost", "27B3"),
    ("1NT", "S:1S", f"{MEANT} -insufficient_bid_accepted {NOT_FREE} -right_lost", "27B 27B2"),
    ("1NT", "S:1S W:Pass", MEANT + " -insufficient_bid_accepted", "27A"),
    ("1NT", "S:2NT", "slip_put_right_at_once", "25A"),
]


@pytest.mark.parametrize(("call", "since", "answers", "cite"), SEEN)
def test_table_answers_what_it_can_see(call, since, answers, cite):
    given = Way(answers, "").answers
    found = LAW(given, at_table(call, since))
    assert " ".join(found.ruling.citations) == cite
    assert found.answers == given


@pytest.mark.parametrize(("offender", "turn"), [("N", "partner"), ("W", "rho"), ("E", "lho")])
def test_bid_out_of_turn_goes_to_law_31_with_its_facts(offender, turn):
    # South is on turn; East has called before, so that a bid at South's turn changes that call.
    found = LAW({}, IrregularCall(Seat.NORTH, BEFORE, offender, "1NT"))
    assert [str(step.answer) for step in found.answered][:2] == ["True", turn]
    assert found.current is LAWS_1997.procedure("25" if turn == "lho" else "31")


def test_offender_is_asked_for_nothing_that_the_table_shows():
    found = LAW({}, at_table("1NT", ""))
    assert [step.key for step in found.answered] == ["out_of_rotation"]
    assert found.pending.question.name == "slip_put_right_at_once"


def test_last_bid_in_a_denomination_may_be_the_highest_there_is():
    table = IrregularCall(Seat.NORTH, ("7D",), "E", "7C", (("E", "Pass"),))
    found = LAW(Way(f"{MEANT} -insufficient_bid_accepted -right_lost", "").answers, table)
    assert ends(found.ruling) == (BARRED[0], set(BARRED[1:]))


def at_table(call, since):
    return IrregularCall(Seat.NORTH, BEFORE, "S", call, [each.split(":") for each in since.split()])


REVIEW = [
    Way("-informed_by_insufficient_bid", "27B1b", ScoreStands()),
    Way("informed_by_insufficient_bid -damaged_by_infraction", "27B1b", ScoreStands()),
    Way("informed_by_insufficient_bid damaged_by_infraction", "27B1b", AssignedScore("12C2")),
]


@pytest.mark.parametrize("way", REVIEW, ids=str)
def test_review_when_play_has_ended(way):
    check_way(LAWS_1997.procedure("27B1b"), way)


def test_review_has_no_other_way():
    check_complete(LAWS_1997.procedure("27B1b"), REVIEW)
