"""The ways on which Laws 25, 30, 31, 32 and 36 of 2017 go on where other laws hand over to them."""

from __future__ import annotations

from ways import (
    FIRST_CANCELLED,
    FIRST_STANDS,
    FREE,
    IRREGULAR_CANCELLED,
    IRREGULAR_STANDS,
    PARTNER_BARRED,
    PARTNER_PASSES_ONCE,
    REPLACEMENT_STANDS,
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
    MayWithdraw,
    MustPass,
    MustRepeat,
    NoLeadRestriction,
    PassInstead,
    Review,
    RightLost,
    RuleUnder,
    Unauthorised,
)
from tapete.bridge.people import Player, Until, When

LEADS = LeadRestriction("26B")
REVIEW_72C = Review("72C")

# What a withdrawn call leaves behind, by whether a comparable one stands in its place.
COMPARABLE = (NoLeadRestriction("26A"), Authorised("26A"), Review("23C"))
NOT_COMPARABLE = (LEADS, UNAUTHORISED)

# 25A: the slip.
SLIP = [
    Way("lho_called_over_first", "25A1 25A2", FIRST_CANCELLED, SECOND_STANDS, NoLeadRestriction("25A1"),
        MayWithdraw(Player.LHO, "25A6"), Unauthorised("25A6"), "25A1"),
    Way("-lho_called_over_first",
        "25A1 25A2", FIRST_CANCELLED, SECOND_STANDS, NoLeadRestriction("25A1"), "25A1"),
]  # fmt: skip

# 25B: 16C always (25B3), the lead by Law 26.
FREE_LEAD = (NoLeadRestriction("26A"), Unauthorised("25B3"))
PAID_LEAD = (LEADS, Unauthorised("25B3"))
TOLD = "comparable_to_withdrawn"


def first_stands(before, cite):
    return [
        Way(f"{before} {TOLD}", cite, FIRST_STANDS, SECOND_CANCELLED, *FREE_LEAD),
        Way(f"{before} -{TOLD}", cite, FIRST_STANDS, SECOND_CANCELLED, *PAID_LEAD),
    ]


SECOND_THOUGHTS = [
    Way(f"second_call_accepted {TOLD}", "25B1", FIRST_CANCELLED, SECOND_STANDS, *FREE_LEAD),
    Way(f"second_call_accepted -{TOLD}", "25B1", FIRST_CANCELLED, SECOND_STANDS, *PAID_LEAD),
    *first_stands("-second_call_accepted", "25B2"),
]

# Law 25 for a second call at the left-hand player's turn (30B2, 31C, 32C).
CHANGE_OF_CALL = [
    *(way.after("unintended") for way in SLIP),
    *(way.after("-unintended") for way in SECOND_THOUGHTS),
]

# 28B and 29A.
AT_AN_OPPONENTS_TURN = [
    Way("player_on_turn_called",
        "28B", IRREGULAR_CANCELLED, RightLost("28B"), NoLeadRestriction("28B"), Unauthorised("16C2")),
    Way("-player_on_turn_called call_out_of_rotation_accepted",
        "29A", IRREGULAR_STANDS, RightLost("29A"), FREE),
]  # fmt: skip
AT_PARTNERS_TURN = [Way("call_out_of_rotation_accepted", "29A", IRREGULAR_STANDS, RightLost("29A"), FREE)]
STAYS = "-player_on_turn_called -call_out_of_rotation_accepted"


def replaced(before, clause, sub, *also):
    """30B1b, 31A2 and 32A2: the offender calls anew, comparably or not."""
    a, b = sub
    return [
        Way(f"{before} comparable", f"{clause} {a}", IRREGULAR_CANCELLED, REPLACEMENT_STANDS, FREE,
            NoLeadRestriction(a), Authorised("23B"), Review("23C"), *also),
        Way(f"{before} -comparable", f"{clause} {b}", IRREGULAR_CANCELLED, REPLACEMENT_STANDS,
            PARTNER_PASSES_ONCE, LEADS, UNAUTHORISED, REVIEW_72C, *also),
    ]  # fmt: skip


OFFENDER_BARRED = MustPass(Player.OFFENDER, Until.END_OF_AUCTION)
PASS_INSTEAD = (
    IRREGULAR_CANCELLED, PassInstead("37B2"), OFFENDER_BARRED, PARTNER_BARRED,
    LEADS, UNAUTHORISED, REVIEW_72C, "37B1",
)  # fmt: skip
REPEATED = ("31A1", IRREGULAR_CANCELLED, MustRepeat(), FREE, Authorised("16A1a"))
REPEATED_IN_VAIN = ("31A1", IRREGULAR_CANCELLED, MustRepeat(), RuleUnder("27", When.REPEATED))
SUB_30 = ("30B1b(i)", "30B1b(ii)")
SUB_31 = ("31A2a", "31A2b")
SUB_32 = ("32A2a", "32A2b")

# Law 31, by whose turn it was; `legal` says whether the call is legal when it is repeated.
BID = {
    "rho": [
        *AT_AN_OPPONENTS_TURN,
        Way(f"{STAYS} rho_passes repeated_bid_sufficient", *REPEATED),
        Way(f"{STAYS} rho_passes -repeated_bid_sufficient -had_to_pass", *REPEATED_IN_VAIN),
        Way(f"{STAYS} rho_passes -repeated_bid_sufficient had_to_pass", "31A1 37B1 37B2", *PASS_INSTEAD),
        *replaced(f"{STAYS} -rho_passes", "31A2", SUB_31),
    ],
    "partner": [
        *AT_PARTNERS_TURN,
        *replaced("-call_out_of_rotation_accepted", "31B2", SUB_31, "31B1"),
    ],
    "lho": [
        *(way.after("has_called_before") for way in CHANGE_OF_CALL),
        *(way.after("-has_called_before") for way in AT_AN_OPPONENTS_TURN),
        *replaced(f"-has_called_before {STAYS}", "31B2", SUB_31, "31B1"),
    ],
}
# An accepted pass may be one of three that close the auction (17D3).
PASSED_AT_AN_OPPONENTS_TURN = [
    AT_AN_OPPONENTS_TURN[0],
    *(Way(way.text, way.cite, *way.parts, "17D3") for way in AT_AN_OPPONENTS_TURN[1:]),
]
PASSES_ONCE = (IRREGULAR_CANCELLED, MustPass(Player.OFFENDER, Until.NEXT_TURN), UNAUTHORISED, REVIEW_72C)
PASS = {
    "rho": [
        *PASSED_AT_AN_OPPONENTS_TURN,
        Way(STAYS, "30A", *PASSES_ONCE),
    ],
    "partner": [
        *(Way(way.text, way.cite, *way.parts, "17D3") for way in AT_PARTNERS_TURN),
        *replaced("-call_out_of_rotation_accepted", "30B1b", SUB_30, "30B1a"),
    ],
    "lho": [
        *(way.after("has_called_before") for way in CHANGE_OF_CALL),
        *(way.after("-has_called_before") for way in PASSED_AT_AN_OPPONENTS_TURN),
        *replaced(f"-has_called_before {STAYS}", "30B1b", SUB_30, "30B1a"),
    ],
}
DOUBLE = {
    "rho": [
        *AT_AN_OPPONENTS_TURN,
        Way(f"{STAYS} rho_passes -had_to_pass",
            "32A1", IRREGULAR_CANCELLED, MustRepeat(), FREE, Authorised("16A1a")),
        Way(f"{STAYS} rho_passes had_to_pass", "32A1 37B1 37B2", *PASS_INSTEAD),
        *replaced(f"{STAYS} -rho_passes", "32A2", SUB_32),
    ],
    "partner": [
        *AT_PARTNERS_TURN,
        *replaced("-call_out_of_rotation_accepted", "32B2", SUB_32, "32B1"),
    ],
    "lho": CHANGE_OF_CALL,
}  # fmt: skip

# Law 36 for a double out of rotation, and in rotation.
BARRED = (
    IRREGULAR_CANCELLED, MayCall(Player.OFFENDER), PARTNER_BARRED, LEADS, UNAUTHORISED, REVIEW_72C,
)  # fmt: skip
TOO_LATE = [
    Way("noticed_after_opening_lead", "36C", IRREGULAR_CANCELLED, FREE),
    *(way.after("-noticed_after_opening_lead unintended") for way in SLIP),
    Way("-noticed_after_opening_lead -unintended lho_called_over_it", "36A", IRREGULAR_CANCELLED,
        LaterCallsCancelled("36A"), FREE, NoLeadRestriction("36A"), UNAUTHORISED, "36A"),
]  # fmt: skip
IN_TIME = "-noticed_after_opening_lead -unintended -lho_called_over_it"
INADMISSIBLE = [
    *(way.after("-admissible_out_of_rotation") for way in TOO_LATE),
    Way(f"-admissible_out_of_rotation {IN_TIME}", "36B4", *BARRED),
]


def at(turn, ways):
    return [way.after(f"whose_turn={turn}") for way in ways[turn]]


def at_any(ways):
    return [way for turn in ("rho", "partner", "lho") for way in at(turn, ways)]
