"""Law 88 of 2017: award of indemnity points."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Case, Kind, Ruling, procedure
from tapete.text import N_

law88 = LAWS_2017.add_article("88", N_("Award of indemnity points"))

law88.clause(
    "", Kind.MECHANICAL, N_("Where to look"),
    N_("What a contestant receives for a board without a result is ruled by 12C2."),
    see="12C2", words=N_("indemnity, artificial score"),
)


@procedure(LAWS_2017, "88", N_("Indemnity for a board without a result"))
def indemnity(case: Case[object]) -> Ruling:
    return case.refer("12C2", cite="88")
