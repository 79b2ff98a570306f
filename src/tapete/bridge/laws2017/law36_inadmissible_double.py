"""Law 36 of 2017: inadmissible doubles and redoubles."""

from __future__ import annotations

from tapete.bridge.auction import IrregularCall
from tapete.bridge.effects import (
    CallCancelled,
    LaterCallsCancelled,
    LeadRestriction,
    MayCall,
    MustPass,
    NoLeadRestriction,
    NoRectification,
    Review,
    Unauthorised,
)
from tapete.bridge.incidents import InadmissibleCall
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.laws2017.law25_change_of_call import slip_in_time, unintended
from tapete.bridge.laws2017.law32_double_out_of_rotation import double_out_of_rotation
from tapete.bridge.people import Player, Until, Which
from tapete.law import Case, Kind, Note, Ruling, procedure, question
from tapete.text import N_

law36 = LAWS_2017.add_article("36", N_("Inadmissible doubles and redoubles"))

law36.clause(
    "A", Kind.ASKED, N_("The player on the left has called"),
    N_("If the player on the left called before the ruling, the inadmissible call and all later ones are "
       "cancelled; the auction goes back to the player on turn as if nothing had happened, and no lead is "
       "restricted."),
    see="29A", words=N_("inadmissible, cancelled, goes back"),
)  # fmt: skip
law36.clause(
    "B1", Kind.MECHANICAL, N_("Cancelled"),
    N_("Otherwise a double or redouble that 19 does not allow is cancelled."),
    see="19A1 19B1", words=N_("inadmissible, cancelled"),
)  # fmt: skip
law36.clause(
    "B2", Kind.MECHANICAL, N_("A legal call instead, partner passes"),
    N_("The offender makes a legal call instead, and partner must pass for the rest of the auction."),
    words=N_("replace, partner must pass, barred"),
)  # fmt: skip
law36.clause(
    "B3", Kind.MECHANICAL, N_("What else may apply"),
    N_("72C and the lead restrictions of 26B may apply."),
    see="26B 72C", words=N_("lead restriction, awareness"),
)  # fmt: skip
law36.clause(
    "B4", Kind.ASKED, N_("Inadmissible and out of rotation"),
    N_("The auction goes back to the player on turn, the offender may make any legal call at his turn, "
       "partner must pass for the rest of the auction; 72C and 26B may apply."),
    see="32 26B 72C", words=N_("out of turn, inadmissible"),
)  # fmt: skip
law36.clause(
    "C", Kind.ASKED, N_("Found after the opening lead"),
    N_("If attention is drawn to it only after the opening lead was faced, the board is scored without "
       "that call."),
    see="77", words=N_("too late, after the auction, score"),
)  # fmt: skip


@question(
    N_("Was it noticed only after the opening lead had been faced?"), cite="36C",
    help=N_("Noticed means that somebody spoke of it. Before that lead the auction can still be put right."),
)  # fmt: skip
def noticed_after_opening_lead(table: IrregularCall | InadmissibleCall) -> bool | None:
    return table.lead_faced


@question(
    N_("Had the player on the left called over it before the arbiter ruled?"), cite="36A",
    help=N_("Any call counts. It does not accept the double, which nothing can make good."),
)  # fmt: skip
def lho_called_over_it(table: IrregularCall | InadmissibleCall) -> bool | None:
    return table.lho_called_since


@procedure(LAWS_2017, "36", N_("Inadmissible double or redouble"))
def inadmissible_double(case: Case[IrregularCall]) -> Ruling:
    if case.ask(noticed_after_opening_lead):
        return Ruling.of(
            "36C", CallCancelled(Which.IRREGULAR), NoRectification(),
            because=N_("It came to light too late: the board is scored without it."),
        )  # fmt: skip
    if case.ask(unintended):
        return case.refer("25", cite="25A1", given=slip_in_time)
    if case.ask(lho_called_over_it):
        return Ruling.of(
            "36A",
            CallCancelled(Which.IRREGULAR), LaterCallsCancelled("36A"),
            NoRectification(), NoLeadRestriction("36A"), Unauthorised("16C"),
            Note(N_("The auction goes back to the player on turn."), "36A"),
            because=N_("The player on the left called over it, which an inadmissible call does not survive."),
        )  # fmt: skip
    if case.ask(double_out_of_rotation):
        return barred("36B4", "36B4", N_("The call was inadmissible and out of rotation."))
    return barred("36B1 36B2 36B3", "36B2", N_("The call was inadmissible."))


def barred(cite: str, by: str, because: str) -> Ruling:
    return Ruling.of(
        cite,
        CallCancelled(Which.IRREGULAR), MayCall(Player.OFFENDER),
        MustPass(Player.PARTNER, Until.END_OF_AUCTION, by),
        LeadRestriction("26B"), Unauthorised("16C"), Review("72C"),
        because=because, grave=True,
    )  # fmt: skip
