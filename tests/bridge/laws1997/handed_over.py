"""The ways on which Laws 25 and 31 go on where other laws hand over to them."""

from __future__ import annotations

from laws1997.ways import (
    FIRST_CANCELLED,
    FIRST_STANDS,
    IRREGULAR_CANCELLED,
    IRREGULAR_STANDS,
    LEADS,
    PARTNER_BARRED,
    PARTNER_PASSES_ONCE,
    REVIEW_23,
    SECOND_CANCELLED,
    SECOND_STANDS,
    UNAUTHORISED,
    Way,
)
from tapete.bridge.effects import (
    MayWithdraw,
    MustRepeat,
    NoRectification,
    RightLost,
    RuleUnder,
    ScoreCapped,
    Unauthorised,
)
from tapete.bridge.people import Player, When

FREE = NoRectification()
SLIP = Way("slip_put_right_at_once", "25A", SECOND_STANDS, FREE, "25A")

# A change of a call that was legal and no insufficient bid.
CHANGE_OF_LEGAL_CALL = [
    SLIP,
    Way("-slip_put_right_at_once lho_called_over_first",
        "25B1", SECOND_STANDS, FREE, MayWithdraw(Player.LHO, "25B1"), Unauthorised("16C2")),
    Way("-slip_put_right_at_once -lho_called_over_first second_call_accepted", "25B1", SECOND_STANDS, FREE),
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
REPEATED = ("31A1", IRREGULAR_CANCELLED, MustRepeat(), FREE)
REPEATED_IN_VAIN = ("31A1", IRREGULAR_CANCELLED, MustRepeat(), RuleUnder("27", When.REPEATED))
SAME = ("31A2 31A2a", IRREGULAR_CANCELLED, PARTNER_PASSES_ONCE, UNAUTHORISED, REVIEW_23)
OTHER = ("31A2 31A2b", IRREGULAR_CANCELLED, PARTNER_BARRED, LEADS, UNAUTHORISED, REVIEW_23)

STAYS = "-player_on_turn_called -call_out_of_rotation_accepted"

# Law 31 up to the point where it matters what was called out of rotation.
WHATEVER_WAS_CALLED = [
    Way("whose_turn=rho player_on_turn_called", *CALLED_IN_TURN),
    Way("whose_turn=rho -player_on_turn_called call_out_of_rotation_accepted", *ACCEPTED),
    Way("whose_turn=partner call_out_of_rotation_accepted", *ACCEPTED),
    Way("whose_turn=partner -call_out_of_rotation_accepted", *BARRED),
    *(way.after("whose_turn=lho has_called_before") for way in CHANGE_OF_LEGAL_CALL),
    Way("whose_turn=lho -has_called_before player_on_turn_called", *CALLED_IN_TURN),
    Way("whose_turn=lho -has_called_before -player_on_turn_called call_out_of_rotation_accepted", *ACCEPTED),
    Way(f"whose_turn=lho -has_called_before {STAYS}", *BARRED),
]
