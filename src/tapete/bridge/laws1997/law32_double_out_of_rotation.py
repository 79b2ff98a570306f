"""Law 32 of 1997: double or redouble out of rotation."""

from __future__ import annotations

from tapete.bridge.auction import IrregularCall
from tapete.bridge.effects import (
    Authorised,
    CallCancelled,
    LeadRestriction,
    MustPass,
    MustRepeat,
    NoRectification,
    Review,
    Unauthorised,
)
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.bridge.laws1997.law25_change_of_call import changed_legal_call
from tapete.bridge.laws1997.law31_bid_out_of_rotation import rho_passes
from tapete.bridge.laws1997.out_of_rotation import condoned, had_to_pass, pass_instead, whose_turn
from tapete.bridge.people import Player, Turn, Until, Which
from tapete.law import Case, Kind, Ruling, procedure, question
from tapete.text import N_

law32 = LAWS_1997.add_article("32", N_("Double or redouble out of rotation"))

law32.clause(
    "", Kind.ASKED, N_("Accepting it"),
    N_("The player on the left may accept a double or redouble out of rotation, but never an inadmissible "
       "one. If it is not accepted it is cancelled, and lead penalties under 26B may follow."),
    see="29A 35A 26B", words=N_("accept, inadmissible, cancel, lead penalty"),
)  # fmt: skip
law32.clause(
    "A", Kind.MECHANICAL, N_("At the partner's turn"),
    N_("The partner must pass for the rest of the auction."),
    see="23", words=N_("double out of turn, partner must pass, barred"),
)  # fmt: skip
law32.clause(
    "B", Kind.ASKED, N_("At the right-hand player's turn"),
    N_("What the player on the right does decides."),
    see="32B1 32B2", words=N_("double out of turn, right-hand opponent"),
)  # fmt: skip
law32.clause(
    "B1", Kind.MECHANICAL, N_("The right-hand player passes"),
    N_("The offender must repeat the double or redouble without penalty, unless it is inadmissible."),
    see="36", words=N_("repeat, no penalty"),
)  # fmt: skip
law32.clause(
    "B2", Kind.MECHANICAL, N_("The right-hand player acts"),
    N_("The offender may make any legal call in turn, and the partner must pass for the rest of the "
       "auction."),
    see="23", words=N_("any legal call, partner must pass, barred"),
)  # fmt: skip


@question(
    N_("Could the double or redouble have been made in rotation?"), cite="32 32B1",
    help=N_("A double raises the opponents' last bid, a redouble their last double, with nothing but passes "
            "in between (Law 19)."),
)  # fmt: skip
def admissible_out_of_rotation(table: IrregularCall) -> bool | None:
    return table.is_admissible(table.call)


@procedure(LAWS_1997, "32", N_("Double or redouble out of rotation"))
def double_out_of_turn(case: Case[IrregularCall]) -> Ruling:
    if not case.ask(admissible_out_of_rotation):
        return case.refer("36", cite="32")
    turn = case.ask(whose_turn)
    if turn is Turn.LHO:
        # The book is silent here. What a bid or a pass at that turn is, a double is too: a change of call.
        return case.refer("25", cite="32", given=changed_legal_call)
    if ruling := condoned(case, turn):
        return ruling
    if turn is Turn.PARTNER:
        return partner_barred("32A", N_("The call was made at the partner's turn."))
    if case.ask(rho_passes):
        if case.ask(had_to_pass):
            return pass_instead("32B1 37")
        return Ruling.of(
            "32B1", CallCancelled(Which.IRREGULAR), MustRepeat("32B1"), NoRectification(), Authorised("16"),
            because=N_("The right-hand player passed, and the offender makes the same call in turn."),
        )  # fmt: skip
    return partner_barred("32B2", N_("The right-hand player acted, and the offender may choose anew."))


def partner_barred(clause: str, because: str) -> Ruling:
    return Ruling.of(
        f"{clause} 29B",
        CallCancelled(Which.IRREGULAR), MustPass(Player.PARTNER, Until.END_OF_AUCTION, clause),
        LeadRestriction("26B"), Unauthorised("16C"), Review("23"),
        because=because, grave=True,
    )  # fmt: skip
