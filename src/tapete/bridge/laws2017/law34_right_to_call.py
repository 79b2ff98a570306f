"""Law 34 of 2017: retention of the right to call."""

from __future__ import annotations

from tapete.bridge.incidents import ClosingCalls
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Case, Kind, Ruling, procedure
from tapete.text import N_

law34 = LAWS_2017.add_article("34", N_("Keeping the right to call"))

law34.clause(
    "", Kind.MECHANICAL, N_("Three passes, not all in rotation"),
    N_("When a call was followed by three passes, one or more of them out of rotation, 17D3 rules."),
    see="17D3", words=N_("lost turn, three passes, out of rotation"),
)  # fmt: skip


@procedure(LAWS_2017, "34", N_("A player lost his turn before three passes"))
def right_to_call(case: Case[ClosingCalls]) -> Ruling:
    return case.refer("17D3", cite="34")
