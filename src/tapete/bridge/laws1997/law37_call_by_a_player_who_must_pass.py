"""Law 37 of 1997: action by a player who had to pass."""

from __future__ import annotations

from tapete.bridge.auction import IrregularCall
from tapete.bridge.effects import (
    CallCancelled,
    LeadRestriction,
    MustPass,
    PassInstead,
    Review,
    Unauthorised,
)
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.bridge.laws1997.law35_inadmissible_calls import condoned_barred
from tapete.bridge.people import Player, Until, Which
from tapete.law import Case, Kind, Ruling, procedure
from tapete.text import N_

law37 = LAWS_1997.add_article("37", N_("Action by a player who had to pass"))

# The text at hand says "a call"; a pass is what the player owes, and 35B says "a bid".
law37.clause(
    "", Kind.MECHANICAL, N_("Cancelled, and both silenced"),
    N_("A bid, double or redouble by a player who had to pass is cancelled; both players of the side must "
       "pass for the rest of the auction, and lead penalties may follow."),
    see="23 26 35B", words=N_("obliged to pass, barred player, both must pass"),
)  # fmt: skip


@procedure(LAWS_1997, "37", N_("Action by a player who had to pass"))
def action_against_obligation(case: Case[IrregularCall]) -> Ruling:
    if ruling := condoned_barred(case):
        return ruling
    return Ruling.of(
        "37",
        CallCancelled(Which.IRREGULAR), PassInstead("37"),
        MustPass(Player.OFFENDER, Until.END_OF_AUCTION), MustPass(Player.PARTNER, Until.END_OF_AUCTION),
        LeadRestriction("26"), Unauthorised("16C"), Review("23"),
        because=N_("The player had to pass."), grave=True,
    )  # fmt: skip
