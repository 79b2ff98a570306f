"""Law 29 of 1997: what follows a call out of rotation."""

from __future__ import annotations

from tapete.bridge.auction import CallMade, IrregularCall
from tapete.bridge.effects import CallStands, NoRectification
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.bridge.laws1997.out_of_rotation import call_made, conventional_pass, rho_must_pass, whose_turn
from tapete.bridge.people import Turn, Which
from tapete.law import Case, Kind, Note, Ruling, procedure
from tapete.text import N_

law29 = LAWS_1997.add_article("29", N_("Call out of rotation"))

law29.clause(
    "A", Kind.ASKED, N_("Accepting it"),
    N_("The player on the offender's left may call over a call out of rotation, and so gives up the right to "
       "a penalty."),
    see="28B 32", words=N_("accept, condone, forfeit"),
)  # fmt: skip
law29.clause(
    "B", Kind.MECHANICAL, N_("Not accepted"),
    N_("Otherwise the call is cancelled and the turn goes back to the player whose turn it was; the offender "
       "may make any legal call in turn, but the side may be penalised under Laws 30, 31 or 32."),
    see="30 31 32", words=N_("cancel, turn"),
)  # fmt: skip
law29.clause(
    "C", Kind.ASKED, N_("Conventional call"),
    N_("After a conventional call out of rotation Laws 30, 31 and 32 go by the suit that it refers to, not "
       "by the one that it names."),
    see="30C 31A2a", words=N_("conventional, artificial, suit referred to"),
)  # fmt: skip


@procedure(LAWS_1997, "29", N_("Call out of rotation"))
def call_out_of_rotation(case: Case[IrregularCall]) -> Ruling:
    if case.ask(whose_turn) is Turn.RHO and case.ask(rho_must_pass):
        return Ruling.of(
            "28A", CallStands(Which.IRREGULAR), NoRectification(),
            Note(N_("If the call has another fault, such as being insufficient, its own law rules "
                    "it."), "28A"),
            because=N_("The player on the right had to pass, so the call counts as made in rotation."),
        )  # fmt: skip
    match case.ask(call_made):
        case CallMade.PASS:
            return case.refer("30", cite="29B")
        case CallMade.BID:
            return case.refer("31", cite="29B", given={conventional_pass: False})
        case CallMade.DOUBLE:
            return case.refer("32", cite="29B")
