"""Law 28 of 1997: calls that count as made in turn."""

from __future__ import annotations

from tapete.bridge.auction import IrregularCall
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.law import Case, Kind, Ruling, procedure
from tapete.text import N_

law28 = LAWS_1997.add_article("28", N_("Calls considered in rotation"))

law28.clause(
    "A", Kind.ASKED, N_("Right-hand player must pass"),
    N_("A call made at the turn of a right-hand opponent who has to pass counts as made in turn."),
    see="27 31A", words=N_("enforced pass, in rotation"),
)  # fmt: skip
law28.clause(
    "B", Kind.ASKED, N_("The right player calls"),
    N_("If the player whose turn it was calls before an opponent's call out of rotation has been penalised, "
       "that call is in turn, the right to the penalty is lost, and the auction goes on as if the call out "
       "of rotation had not been made."),
    see="16C2 29A", words=N_("correct player, forfeit, in rotation"),
)  # fmt: skip


@procedure(LAWS_1997, "28", N_("Calls considered in rotation"))
def in_rotation(case: Case[IrregularCall]) -> Ruling:
    return case.refer("29", cite="28A 28B")
