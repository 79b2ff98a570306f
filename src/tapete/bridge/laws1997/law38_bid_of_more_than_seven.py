"""Law 38 of 1997: bid of more than seven."""

from __future__ import annotations

from tapete.bridge.effects import (
    CallCancelled,
    LeadRestriction,
    MustPass,
    PassInstead,
    Review,
    Unauthorised,
)
from tapete.bridge.incidents import InadmissibleCall
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.bridge.laws1997.law25_change_of_call import slip, slip_put_right_at_once
from tapete.bridge.laws1997.law35_inadmissible_calls import condoned_above_seven
from tapete.bridge.people import Player, Until, Which
from tapete.law import Case, Kind, Ruling, procedure
from tapete.text import N_

law38 = LAWS_1997.add_article("38", N_("Bid of more than seven"))

law38.clause(
    "", Kind.MECHANICAL, N_("Never played, and both silenced"),
    N_("A contract of more than seven is neither played nor scored. The bid is cancelled, both players of "
       "the side must pass for the rest of the auction, and lead penalties may follow."),
    see="23 26 35C", words=N_("eight, above seven, both must pass"),
)  # fmt: skip


@procedure(LAWS_1997, "38", N_("Bid of more than seven"))
def bid_above_seven(case: Case[InadmissibleCall]) -> Ruling:
    if case.ask(slip_put_right_at_once):
        return slip()
    if ruling := condoned_above_seven(case):
        return ruling
    return Ruling.of(
        "38",
        CallCancelled(Which.IRREGULAR), PassInstead("38"),
        MustPass(Player.OFFENDER, Until.END_OF_AUCTION, "38"),
        MustPass(Player.PARTNER, Until.END_OF_AUCTION, "38"),
        LeadRestriction("26"), Unauthorised("16C"), Review("23"),
        because=N_("There is no contract of more than seven."), grave=True,
    )  # fmt: skip
