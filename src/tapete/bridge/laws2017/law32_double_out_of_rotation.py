"""Law 32 of 2017: double or redouble out of rotation."""

from __future__ import annotations

from tapete.bridge.auction import IrregularCall
from tapete.bridge.effects import Authorised, CallCancelled, MustRepeat, NoRectification
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.laws2017.law18_bids import had_to_pass
from tapete.bridge.laws2017.law25_change_of_call import changed_call
from tapete.bridge.laws2017.law29_call_out_of_rotation import (
    PARTNER_IS_FREE,
    cancel,
    overtaken,
    pass_instead,
    replaced,
    rho_passes,
    whose_turn,
)
from tapete.bridge.people import Turn, Which
from tapete.law import Case, Kind, Note, Ruling, procedure, question
from tapete.text import N_

law32 = LAWS_2017.add_article("32", N_("Double or redouble out of rotation"))

law32.clause(
    "", Kind.ASKED, N_("Accepting it"),
    N_("The player on the left may accept a double or redouble out of rotation, but never an inadmissible "
       "one."),
    see="29A 36", words=N_("accept, inadmissible, out of turn"),
)  # fmt: skip
law32.clause(
    "A1", Kind.ASKED, N_("At the turn of the player on the right, who passes"),
    N_("The offender must repeat the double or redouble and nothing is rectified, unless it is "
       "inadmissible."),
    see="36", words=N_("repeat, right-hand opponent passes, out of turn"),
)  # fmt: skip
law32.clause(
    "A2", Kind.ASKED, N_("At the turn of the player on the right, who acts"),
    N_("After a bid, double or redouble of that player the offender may make any legal call."),
    see="32A2a 32A2b", words=N_("right-hand opponent bids, out of turn"),
)  # fmt: skip
law32.clause(
    "A2a", Kind.JUDGED, N_("Comparable"),
    N_("If the call is comparable to the withdrawn one, nothing is rectified and no lead is restricted."),
    see="23A 23C", words=N_("comparable, no rectification"),
)  # fmt: skip
# The Italian text bars the offender here, who has just called; its twin 31A2b bars the partner.
law32.clause(
    "A2b", Kind.JUDGED, N_("Not comparable"),
    N_("If not, partner must pass at his next turn; 16C, 26B and 72C may apply."),
    see="16C 26B 72C 31A2b", words=N_("partner must pass, lead restriction"),
)  # fmt: skip
law32.clause(
    "B1", Kind.MECHANICAL, N_("At partner's turn: partner"),
    N_("Partner may make any legal call, and 16C2 applies."),
    see="16C2", words=N_("partner, out of turn"),
)  # fmt: skip
law32.clause(
    "B2", Kind.MECHANICAL, N_("At partner's turn: the offender"),
    N_("The offender may make any legal call at his turn, ruled as comparable or not comparable under A2."),
    see="32A2a 32A2b", words=N_("offender, correct turn, out of turn"),
)  # fmt: skip
law32.clause(
    "C", Kind.MECHANICAL, N_("At the turn of the player on the left"),
    N_("A double or redouble at that turn is ruled as a change of the call just made."),
    see="25", words=N_("change of call, further call"),
)  # fmt: skip


@question(
    N_("Could the double or redouble have been made in rotation?"), cite="32 19A1 19B1",
    help=N_("A double raises the opponents' last bid, a redouble their last double, "
            "with nothing but passes in between."),
)  # fmt: skip
def admissible_out_of_rotation(table: IrregularCall) -> bool | None:
    return table.is_admissible(table.call)


@question(
    N_("Was the inadmissible call also made out of rotation?"), cite="36B4",
    help=N_("Then the auction goes back first to the player whose turn it was."),
)  # fmt: skip
def double_out_of_rotation(table: IrregularCall) -> bool | None:
    return not table.in_rotation


@procedure(LAWS_2017, "32", N_("Double or redouble out of rotation"))
def double_out_of_turn(case: Case[IrregularCall]) -> Ruling:
    if not case.ask(admissible_out_of_rotation):
        return case.refer("36", cite="32", given={double_out_of_rotation: True})
    turn = case.ask(whose_turn)
    if turn is Turn.LHO:
        # Nothing can be doubled before the offender's first call at that turn, so he has called.
        return case.refer("25", cite="32C", given=changed_call)
    if ruling := overtaken(case, turn):
        return ruling
    case.tell(cancel)
    if turn is Turn.PARTNER:
        return replaced(case, "32B2 32A2a", "32B2 32A2b", Note(PARTNER_IS_FREE, "32B1"))
    if case.ask(rho_passes):
        if case.ask(had_to_pass):
            return pass_instead("32A1 37B1 37B2")
        return Ruling.of(
            "32A1", CallCancelled(Which.IRREGULAR), MustRepeat("32A1"),
            NoRectification(), Authorised("16A1a"),
            because=N_("The player on the right passed, so the offender makes the same call in rotation."),
        )  # fmt: skip
    return replaced(case, "32A2 32A2a", "32A2 32A2b")
