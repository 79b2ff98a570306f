"""The ways on which Laws 25 and 31 go on where other laws hand over to them."""

from __future__ import annotations

from ways import (
    FIRST_CANCELLED,
    FIRST_STANDS,
    FREE,
    IRREGULAR_CANCELLED,
    IRREGULAR_STANDS,
    PARTNER_BARRED,
    PARTNER_PASSES_ONCE,
    SECOND_CANCELLED,
    SECOND_STANDS,
    UNAUTHORISED,
    Way,
)

from tapete.bridge.effects import (
    Authorised,
    LaterCallsCancelled,
    LeadRestriction,
    MayCall,
    MayNotDouble,
    MayWithdraw,
    MustPass,
    MustRepeat,
    NoLeadRestriction,
    PassInstead,
    Review,
    RightLost,
    RuleUnder,
    ScoreCapped,
    Unauthorised,
)
from tapete.bridge.people import Player, Until, When

LEADS = LeadRestriction("26")
REVIEW_23 = Review("23")
OFFENDER_BARRED = MustPass(Player.OFFENDER, Until.END_OF_AUCTION)
PASS_INSTEAD = (
    IRREGULAR_CANCELLED, PassInstead("37"), OFFENDER_BARRED, PARTNER_BARRED, LEADS, UNAUTHORISED, REVIEW_23,
)  # fmt: skip
SLIP = Way("slip_put_right_at_once", "25A", FIRST_CANCELLED, SECOND_STANDS, FREE, "25A")
MEANT = "-slip_put_right_at_once"

# A change of a call that was legal and no insufficient bid.
CHANGE_OF_LEGAL_CALL = [
    SLIP,
    Way("-slip_put_right_at_once lho_called_over_first",
        "25B1", FIRST_CANCELLED, SECOND_STANDS, FREE, MayWithdraw(Player.LHO, "25B1"), Unauthorised("16C2")),
    Way("-slip_put_right_at_once -lho_called_over_first second_call_accepted",
        "25B1", FIRST_CANCELLED, SECOND_STANDS, FREE, UNAUTHORISED),
    Way("-slip_put_right_at_once -lho_called_over_first -second_call_accepted keeps_first_call",
        "25B2 25B2b1 25B2c", FIRST_STANDS, SECOND_CANCELLED, PARTNER_PASSES_ONCE,
        LEADS, UNAUTHORISED, REVIEW_23),
    Way("-slip_put_right_at_once -lho_called_over_first -second_call_accepted -keeps_first_call",
        "25B2 25B2b2 25B2c", FIRST_CANCELLED, SECOND_CANCELLED, ScoreCapped("25B2b2"),
        LEADS, UNAUTHORISED, "25B2b2"),
]  # fmt: skip

CALLED_IN_TURN = ("28B", IRREGULAR_CANCELLED, RightLost("28B"), UNAUTHORISED)
ACCEPTED = ("29A", IRREGULAR_STANDS, RightLost("29A"), FREE)
BARRED = ("31B 29B", IRREGULAR_CANCELLED, PARTNER_BARRED, LEADS, UNAUTHORISED, REVIEW_23)
REPEATED = ("31A1", IRREGULAR_CANCELLED, MustRepeat(), FREE, Authorised("16"))
REPEATED_IN_VAIN = ("31A1", IRREGULAR_CANCELLED, MustRepeat(), RuleUnder("27", When.REPEATED))
SAME = ("31A2 31A2a", IRREGULAR_CANCELLED, PARTNER_PASSES_ONCE, UNAUTHORISED, REVIEW_23)
OTHER = ("31A2 31A2b", IRREGULAR_CANCELLED, PARTNER_BARRED, LEADS, UNAUTHORISED, REVIEW_23)

STAYS = "-player_on_turn_called -call_out_of_rotation_accepted"

# Law 31 up to the point where it matters what was called out of rotation, by whose turn it was.
AT_RHO = [
    Way("player_on_turn_called", *CALLED_IN_TURN),
    Way("-player_on_turn_called call_out_of_rotation_accepted", *ACCEPTED),
]
AT_PARTNER = [
    Way("call_out_of_rotation_accepted", *ACCEPTED),
    Way("-call_out_of_rotation_accepted", *BARRED),
]
AT_LHO = [
    *(way.after("has_called_before") for way in CHANGE_OF_LEGAL_CALL),
    *(way.after("-has_called_before") for way in AT_RHO),
    Way(f"-has_called_before {STAYS}", *BARRED),
]
WHATEVER_WAS_CALLED = [
    *(way.after("whose_turn=rho") for way in AT_RHO),
    *(way.after("whose_turn=partner") for way in AT_PARTNER),
    *(way.after("whose_turn=lho") for way in AT_LHO),
]


def of_turn(turn, ways):
    """The ways at that turn, which is left out."""
    return [way.without(f"whose_turn={turn}") for way in ways if f"whose_turn={turn}" in way.text.split()]


# The whole of Law 31 for a bid.
LAW_31 = [
    *WHATEVER_WAS_CALLED,
    Way(f"whose_turn=rho {STAYS} rho_passes repeated_bid_sufficient", *REPEATED),
    Way(f"whose_turn=rho {STAYS} rho_passes -repeated_bid_sufficient -had_to_pass", *REPEATED_IN_VAIN),
    Way(f"whose_turn=rho {STAYS} rho_passes -repeated_bid_sufficient had_to_pass", "31A1 37", *PASS_INSTEAD),
    Way(f"whose_turn=rho {STAYS} -rho_passes repeats_denomination", *SAME),
    Way(f"whose_turn=rho {STAYS} -rho_passes -repeats_denomination", *OTHER),
]
# ... and for a conventional pass.
LAW_31_CONVENTIONAL_PASS = [
    *WHATEVER_WAS_CALLED,
    Way(f"whose_turn=rho {STAYS} rho_passes", *REPEATED),
    Way(f"whose_turn=rho {STAYS} -rho_passes", *OTHER),
]

# Law 30 for a pass that is not conventional, by whose turn it was.
OFFENDER_PASSES_ONCE = MustPass(Player.OFFENDER, Until.NEXT_TURN)
REVIEW_72B1 = Review("72B1")
NO_BID_YET = ("30A 29B", IRREGULAR_CANCELLED, OFFENDER_PASSES_ONCE, UNAUTHORISED, REVIEW_72B1)

PASS_AT_RHO = [
    *AT_RHO,
    Way(f"{STAYS} -anybody_had_bid", *NO_BID_YET),
    Way(f"{STAYS} anybody_had_bid -pass_relates_to_suit",
        "30B1 29B", IRREGULAR_CANCELLED, OFFENDER_PASSES_ONCE, UNAUTHORISED),
    Way(f"{STAYS} anybody_had_bid pass_relates_to_suit",
        "30B1 29B", IRREGULAR_CANCELLED, OFFENDER_PASSES_ONCE, LEADS, UNAUTHORISED),
]  # fmt: skip
PASS_AT_PARTNER = [
    Way("call_out_of_rotation_accepted", *ACCEPTED),
    Way("-call_out_of_rotation_accepted -anybody_had_bid", *NO_BID_YET),
    Way("-call_out_of_rotation_accepted anybody_had_bid",
        "30B2a 30B2b 29B", IRREGULAR_CANCELLED, OFFENDER_BARRED, MayNotDouble(Player.PARTNER),
        UNAUTHORISED, REVIEW_72B1),
]  # fmt: skip
PASS_AT_LHO = [
    *(way.after("anybody_had_bid") for way in CHANGE_OF_LEGAL_CALL),
    *(way.after("-anybody_had_bid") for way in AT_RHO),
    Way(f"-anybody_had_bid {STAYS}", *NO_BID_YET),
]

# Law 36, and Law 32 by whose turn it was.
LAW_36 = [
    SLIP,
    Way(f"{MEANT} lho_has_called", "35 35A",
        IRREGULAR_CANCELLED, LaterCallsCancelled("35A"), FREE, NoLeadRestriction("35"), UNAUTHORISED),
    Way(f"{MEANT} -lho_has_called", "36",
        IRREGULAR_CANCELLED, MayCall(Player.OFFENDER), PARTNER_BARRED, LEADS, UNAUTHORISED, REVIEW_23),
]  # fmt: skip
DOUBLE = (IRREGULAR_CANCELLED, PARTNER_BARRED, LeadRestriction("26B"), UNAUTHORISED, REVIEW_23)
INADMISSIBLE = [way.after("-admissible_out_of_rotation") for way in LAW_36]
DOUBLE_AT_RHO = [
    *AT_RHO,
    Way(f"{STAYS} rho_passes -had_to_pass",
        "32B1", IRREGULAR_CANCELLED, MustRepeat(), FREE, Authorised("16")),
    Way(f"{STAYS} rho_passes had_to_pass", "32B1 37", *PASS_INSTEAD),
    Way(f"{STAYS} -rho_passes", "32B2 29B", *DOUBLE),
]  # fmt: skip
DOUBLE_AT_PARTNER = [
    Way("call_out_of_rotation_accepted", *ACCEPTED),
    Way("-call_out_of_rotation_accepted", "32A 29B", *DOUBLE),
]

# What Law 29 hands over at each turn, by what was called; the turn itself is known.
HANDED_OVER = {
    "rho": [
        *(way.after("call_made=bid") for way in of_turn("rho", LAW_31)),
        *(way.after("call_made=pass conventional_pass") for way in of_turn("rho", LAW_31_CONVENTIONAL_PASS)),
        *(way.after("call_made=pass -conventional_pass") for way in PASS_AT_RHO),
        *(way.after("call_made=double admissible_out_of_rotation") for way in DOUBLE_AT_RHO),
        *(way.after("call_made=double") for way in INADMISSIBLE),
    ],
    "partner": [
        *(way.after("call_made=bid") for way in AT_PARTNER),
        *(way.after("call_made=pass conventional_pass") for way in AT_PARTNER),
        *(way.after("call_made=pass -conventional_pass") for way in PASS_AT_PARTNER),
        *(way.after("call_made=double admissible_out_of_rotation") for way in DOUBLE_AT_PARTNER),
        *(way.after("call_made=double") for way in INADMISSIBLE),
    ],
    "lho": [
        *(way.after("call_made=bid") for way in AT_LHO),
        *(way.after("call_made=pass conventional_pass") for way in AT_LHO),
        *(way.after("call_made=pass -conventional_pass") for way in PASS_AT_LHO),
        *(way.after("call_made=double admissible_out_of_rotation") for way in CHANGE_OF_LEGAL_CALL),
        *(way.after("call_made=double") for way in INADMISSIBLE),
    ],
}
