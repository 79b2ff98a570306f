"""Law 28 of 2017: calls considered to be in rotation."""

from __future__ import annotations

from tapete.bridge.auction import IrregularCall
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Case, Kind, Ruling, procedure
from tapete.text import N_

law28 = LAWS_2017.add_article("28", N_("Calls considered to be in rotation"))

law28.clause(
    "A", Kind.ASKED, N_("The player on the right must pass"),
    N_("A call at the turn of the player on the right is in rotation if that player is obliged by law to "
       "pass."),
    words=N_("in rotation, obliged to pass"),
)  # fmt: skip
law28.clause(
    "B", Kind.ASKED, N_("The player on turn calls all the same"),
    N_("When an opponent has called out of rotation and the player on turn calls before the arbiter has "
       "ruled, that call is in rotation. The right to a rectification is lost, the auction goes on as if "
       "the opponent had not called, 26 does not apply, 16C2 does."),
    see="16C2 29A", words=N_("in rotation, cancels, forfeits"),
)  # fmt: skip


@procedure(LAWS_2017, "28", N_("Calls considered to be in rotation"))
def in_rotation(case: Case[IrregularCall]) -> Ruling:
    return case.refer("29", cite="28A 28B")
