"""Law 31 of 2017: bid out of rotation."""

from __future__ import annotations

from tapete.bridge.auction import IrregularCall
from tapete.bridge.effects import Authorised, CallCancelled, MustRepeat, NoRectification, RuleUnder
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.laws2017.law18_bids import had_to_pass, repeated_bid_sufficient
from tapete.bridge.laws2017.law25_change_of_call import changed_call
from tapete.bridge.laws2017.law29_call_out_of_rotation import (
    PARTNER_IS_FREE,
    cancel,
    has_called_before,
    overtaken,
    pass_instead,
    replaced,
    rho_passes,
    whose_turn,
)
from tapete.bridge.people import Turn, When, Which
from tapete.law import Case, Kind, Note, Ruling, procedure
from tapete.text import N_

law31 = LAWS_2017.add_article("31", N_("Bid out of rotation"))

law31.clause(
    "A1", Kind.MECHANICAL, N_("At the turn of the player on the right, who passes"),
    N_("The offender must repeat the call, and if it is legal nothing is rectified."),
    see="29B", words=N_("repeat, right-hand opponent passes, out of turn"),
)  # fmt: skip
law31.clause(
    "A2", Kind.ASKED, N_("At the turn of the player on the right, who acts"),
    N_("After a legal bid, a double or a redouble of that player the offender may make any legal call; "
       "an illegal bid of that player is put right under its own law first."),
    see="31A2a 31A2b", words=N_("right-hand opponent bids, out of turn"),
)  # fmt: skip
law31.clause(
    "A2a", Kind.JUDGED, N_("Comparable"),
    N_("If the call is comparable to the withdrawn one, nothing is rectified and no lead is restricted."),
    see="23A 23C", words=N_("comparable, no rectification"),
)  # fmt: skip
law31.clause(
    "A2b", Kind.JUDGED, N_("Not comparable"),
    N_("If not, partner must pass at his next turn; 16C, 26B and 72C may apply."),
    see="16C 26B 72C", words=N_("partner must pass, lead restriction"),
)  # fmt: skip
law31.clause(
    "B1", Kind.MECHANICAL, N_("At the turn of partner, or of the player on the left: partner"),
    N_("If it was the offender's partner's turn, or that of the player on the left and the offender had "
       "not yet called, partner may make any legal call at his turn, and 16C2 applies."),
    see="16C2", words=N_("partner, out of turn"),
)  # fmt: skip
law31.clause(
    "B2", Kind.MECHANICAL, N_("The offender's own call"),
    N_("The offender may make any legal call at his turn, ruled as comparable or not comparable under A2."),
    see="31A2a 31A2b", words=N_("offender, correct turn, out of turn"),
)  # fmt: skip
law31.clause(
    "C", Kind.ASKED, N_("At the turn of the player on the left, after a call"),
    N_("Another bid at that turn is ruled as a change of the call just made."),
    see="25", words=N_("change of call, further bid"),
)  # fmt: skip


@procedure(LAWS_2017, "31", N_("Bid out of rotation"))
def bid_out_of_rotation(case: Case[IrregularCall]) -> Ruling:
    turn = case.ask(whose_turn)
    # A change of call comes first: 25 has its own acceptance, and a slip (25A) needs none.
    if turn is Turn.LHO and case.ask(has_called_before):
        return case.refer("25", cite="31C", given=changed_call)
    if ruling := overtaken(case, turn):
        return ruling
    case.tell(cancel)
    if turn is Turn.RHO:
        if case.ask(rho_passes):
            return repeated(case)
        return replaced(case, "31A2 31A2a", "31A2 31A2b")
    return replaced(case, "31B2 31A2a", "31B2 31A2b", Note(PARTNER_IS_FREE, "31B1"))


def repeated(case: Case[IrregularCall]) -> Ruling:
    because = N_("The player on the right passed, so the offender makes the same call in rotation.")
    if case.ask(repeated_bid_sufficient):
        return Ruling.of(
            "31A1", CallCancelled(Which.IRREGULAR), MustRepeat("31A1"),
            NoRectification(), Authorised("16A1a"), because=because,
        )  # fmt: skip
    if case.ask(had_to_pass):
        return pass_instead("31A1 37B1 37B2")
    # Repeated in rotation, an insufficient bid is a new case of 27, which the player on the left may accept.
    return Ruling.of(
        "31A1", CallCancelled(Which.IRREGULAR), MustRepeat("31A1"), RuleUnder("27", When.REPEATED),
        because=because,
    )  # fmt: skip
