"""Laws 35 and 37 to 39 of 2017 along every way, told to the arbiter and seen at the table."""

from __future__ import annotations

import pytest
from ways import FREE, IRREGULAR_CANCELLED, IRREGULAR_STANDS, PARTNER_BARRED, UNAUTHORISED, Way

from laws2017.outline import check_outline, check_row
from tapete.bridge import Seat
from tapete.bridge.auction import IrregularCall
from tapete.bridge.effects import (
    AuctionEnded,
    LaterCallsCancelled,
    LaterCallsStand,
    LeadRestriction,
    MustPass,
    NoLeadRestriction,
    PassInstead,
    Review,
)
from tapete.bridge.incidents import Inadmissible, InadmissibleCall
from tapete.bridge.laws2017 import LAWS_2017
from tapete.bridge.people import Player, Until

OFFENDER_BARRED = MustPass(Player.OFFENDER, Until.END_OF_AUCTION)
LEADS, AWARE = LeadRestriction("26B"), Review("72C")
STANDS = (IRREGULAR_STANDS, LaterCallsStand("37A"), NoLeadRestriction("37A"))
EIGHT = (IRREGULAR_CANCELLED, LaterCallsCancelled("38B"), PassInstead("38C"), UNAUTHORISED)
BARRED = (OFFENDER_BARRED, PARTNER_BARRED)
LATE = (IRREGULAR_CANCELLED, LaterCallsCancelled("39A"), UNAUTHORISED)
NOTHING = ("39A 39B", *LATE, FREE, NoLeadRestriction("39B"))

SLIP = Way("unintended", "25A1", ">25")

WAYS = {
    "35": [
        Way("which_inadmissible=double", "35A", ">36"),
        Way("which_inadmissible=obliged", "35B", ">37"),
        Way("which_inadmissible=above_seven", "35C", ">38"),
        Way("which_inadmissible=after_end", "35D", ">39"),
    ],
    "37": [
        Way("breaks_19", "37A 35A", ">36"),
        SLIP.after("-breaks_19"),
        Way("-breaks_19 -unintended called_over_action barred_for_the_auction",
            "37A", *STANDS, OFFENDER_BARRED),
        Way("-breaks_19 -unintended called_over_action -barred_for_the_auction", "37A", *STANDS),
        Way("-breaks_19 -unintended -called_over_action", "37B1 37B2",
            IRREGULAR_CANCELLED, PassInstead("37B2"), *BARRED, LEADS, UNAUTHORISED, AWARE, "37B1"),
    ],
    "38": [
        SLIP,
        Way("-unintended ended_by_the_pass called_over_bid",
            "38B 38C 38D", *EIGHT, AuctionEnded("22A"), NoLeadRestriction("38D"), "38D"),
        Way("-unintended ended_by_the_pass -called_over_bid",
            "38B 38C 38D", *EIGHT, AuctionEnded("22A"), LEADS, AWARE),
        Way("-unintended -ended_by_the_pass called_over_bid",
            "38B 38C 38D", *EIGHT, *BARRED, NoLeadRestriction("38D"), "38D"),
        Way("-unintended -ended_by_the_pass -called_over_bid", "38B 38C 38D", *EIGHT, *BARRED, LEADS, AWARE),
    ],
    "39": [
        SLIP,
        Way("-unintended -by_defender", *NOTHING),
        Way("-unintended by_defender was_a_pass", *NOTHING),
        Way("-unintended by_defender -was_a_pass called_over_late_call", *NOTHING),
        Way("-unintended by_defender -was_a_pass -called_over_late_call", "39A 39C", *LATE, LEADS),
    ],
}  # fmt: skip


@pytest.mark.parametrize(("law", "way"), [(law, way) for law, ways in WAYS.items() for way in ways], ids=str)
def test_ruling_at_the_end_of_each_way(law, way):
    check_row(LAWS_2017.procedure(law), way)


@pytest.mark.parametrize("law", WAYS)
def test_no_way_is_left_out(law):
    check_outline(LAWS_2017.procedure(law), WAYS[law])


OBLIGED, EIGHT_BID, LATE_CALL = Inadmissible.OBLIGED, Inadmissible.ABOVE_SEVEN, Inadmissible.AFTER_END


@pytest.mark.parametrize(
    ("facts", "law", "cite"),
    [
        (InadmissibleCall(OBLIGED, lho_called=True, for_the_auction=True), "37", "37A"),
        (InadmissibleCall(OBLIGED, lho_called=True, for_the_auction=False), "37", "37A"),
        (InadmissibleCall(OBLIGED, lho_called=False), "37", "37B1 37B2"),
        (InadmissibleCall(OBLIGED, lho_called=True, breaks_19=True, lead_faced=False), "36", "36A"),
        (InadmissibleCall(EIGHT_BID, lho_called=False, auction_over=False), "38", "38B 38C 38D"),
        (InadmissibleCall(EIGHT_BID, lho_called=True, auction_over=True), "38", "38B 38C 38D"),
        (InadmissibleCall(LATE_CALL, lho_called=False, is_pass=False, by_defender=True), "39", "39A 39C"),
        (InadmissibleCall(LATE_CALL, lho_called=False, is_pass=False, by_defender=False), "39", "39A 39B"),
        (InadmissibleCall(LATE_CALL, lho_called=False, is_pass=True, by_defender=True), "39", "39A 39B"),
        (InadmissibleCall(LATE_CALL, lho_called=True, is_pass=False, by_defender=True), "39", "39A 39B"),
    ],
)
def test_table_rules_what_it_has_seen(facts, law, cite):
    meant = {"unintended": False}  # what only the player can tell
    found = LAWS_2017.procedure("35")(meant, facts)
    assert " ".join(found.ruling.citations) == cite
    assert found.current.article == law
    assert found.answers == meant


@pytest.mark.parametrize(
    ("before", "call", "asked"), [(("1S",), "XX", "36"), (("1S",), "X", "35"), ((), "1C", "35")]
)
def test_double_against_law_19_goes_to_law_36(before, call, asked):
    # South doubles with North's partner having bid last, or does what Law 35 does not forbid.
    facts = IrregularCall(Seat.NORTH, before, "E" if before else "N", call, lead_faced=False)
    assert LAWS_2017.procedure("35")({}, facts).current.article == asked
