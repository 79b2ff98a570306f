"""Law 36 of 1997: inadmissible double or redouble."""

from __future__ import annotations

from tapete.bridge.auction import IrregularCall
from tapete.bridge.effects import (
    CallCancelled,
    LeadRestriction,
    MayCall,
    MustPass,
    Review,
    Unauthorised,
)
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.bridge.laws1997.law25_change_of_call import slip, slip_put_right_at_once
from tapete.bridge.laws1997.law35_inadmissible_calls import condoned_double
from tapete.bridge.people import Player, Until, Which
from tapete.law import Case, Kind, Ruling, procedure
from tapete.text import N_

law36 = LAWS_1997.add_article("36", N_("Inadmissible double or redouble"))

law36.clause(
    "", Kind.MECHANICAL, N_("Cancelled, and the partner silenced"),
    N_("A double or redouble that Law 19 does not allow is cancelled; the offender makes a legal call "
       "instead, the partner must pass for the rest of the auction, and lead penalties may follow."),
    see="19A1 19B1 23 26 32 35A", words=N_("inadmissible, partner must pass, barred, lead penalty"),
)  # fmt: skip


@procedure(LAWS_1997, "36", N_("Inadmissible double or redouble"))
def inadmissible_double(case: Case[IrregularCall]) -> Ruling:
    if case.ask(slip_put_right_at_once):
        return slip()
    if ruling := condoned_double(case):
        return ruling
    # Out of rotation the turn goes back first, and the legal call is made in turn (29B).
    return Ruling.of(
        "36",
        CallCancelled(Which.IRREGULAR), MayCall(Player.OFFENDER),
        MustPass(Player.PARTNER, Until.END_OF_AUCTION, "36"),
        LeadRestriction("26"), Unauthorised("16C"), Review("23"),
        because=N_("Law 19 does not allow the double or redouble."), grave=True,
    )  # fmt: skip
