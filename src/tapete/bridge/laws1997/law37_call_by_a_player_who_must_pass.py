"""Law 37 of 1997: action by a player who had to pass."""

from __future__ import annotations

from tapete.bridge.incidents import InadmissibleCall
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.bridge.laws1997.law25_change_of_call import slip, slip_put_right_at_once
from tapete.bridge.laws1997.law35_inadmissible_calls import condoned_barred
from tapete.bridge.laws1997.out_of_rotation import pass_instead
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
def action_against_obligation(case: Case[InadmissibleCall]) -> Ruling:
    if case.ask(slip_put_right_at_once):
        return slip()
    if ruling := condoned_barred(case):
        return ruling
    return pass_instead("37")
