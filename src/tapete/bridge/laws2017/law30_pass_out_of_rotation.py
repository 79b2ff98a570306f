"""Law 30 of 2017: pass out of rotation."""

from __future__ import annotations

from tapete.bridge.auction import IrregularCall
from tapete.bridge.effects import CallCancelled, MustPass, Review, Unauthorised
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.laws2017.law25_change_of_call import changed_call
from tapete.bridge.laws2017.law29_call_out_of_rotation import (
    PARTNER_IS_FREE,
    cancel,
    has_called_before,
    overtaken,
    replaced,
    whose_turn,
)
from tapete.bridge.people import Player, Turn, Until, Which
from tapete.law import Case, Kind, Note, Ruling, procedure, question
from tapete.text import N_

law30 = LAWS_2017.add_article("30", N_("Pass out of rotation"))

law30.clause(
    "A", Kind.MECHANICAL, N_("At the turn of the player on the right"),
    N_("The pass is cancelled, the offender must pass at his next turn, and 72C may apply."),
    see="72C", words=N_("pass out of turn, right-hand opponent"),
)  # fmt: skip
law30.clause(
    "B1a", Kind.MECHANICAL, N_("At the turn of partner, or of the player on the left: partner"),
    N_("If it was the offender's partner's turn, or that of the player on the left and the offender had "
       "not yet called, partner may make any legal call at his turn, and 16C2 applies."),
    see="16C2", words=N_("pass out of turn, partner"),
)  # fmt: skip
law30.clause(
    "B1b", Kind.MECHANICAL, N_("The offender's own call"),
    N_("The offender may make any legal call at his turn."),
    see="30B1b(i) 30B1b(ii)", words=N_("pass out of turn, correct turn"),
)  # fmt: skip
law30.clause(
    "B1b(i)", Kind.JUDGED, N_("Comparable"),
    N_("If the call is comparable to the pass, nothing further is rectified and no lead is restricted."),
    see="23A 23C", words=N_("comparable, no rectification"),
)  # fmt: skip
law30.clause(
    "B1b(ii)", Kind.JUDGED, N_("Not comparable"),
    N_("If not, partner must pass at his next turn; 16C, 26B and 72C may apply."),
    see="16C 26B 72C", words=N_("partner must pass, lead restriction"),
)  # fmt: skip
law30.clause(
    "B2", Kind.ASKED, N_("At the turn of the player on the left, after a call"),
    N_("If the offender had called before, the pass is ruled as a change of that call."),
    see="25", words=N_("change of call"),
)  # fmt: skip
law30.clause(
    "C", Kind.ASKED, N_("Artificial pass"),
    N_("An artificial pass, or a pass of partner's artificial call, is ruled under 31."),
    see="31", words=N_("artificial, pass of an artificial call"),
)  # fmt: skip


@question(
    N_("Was the pass artificial, or a pass of partner's artificial call?"), cite="30C",
    help=N_("A pass is artificial if it promises more than a stated strength, or if it promises or denies "
            "values anywhere but in the suit last named."),
)  # fmt: skip
def artificial_pass(table: IrregularCall) -> bool | None:
    return None


@procedure(LAWS_2017, "30", N_("Pass out of rotation"))
def pass_out_of_rotation(case: Case[IrregularCall]) -> Ruling:
    if case.ask(artificial_pass):
        return case.refer("31", cite="30C")
    turn = case.ask(whose_turn)
    # A change of call comes first: 25 has its own acceptance, and a slip (25A) needs none.
    if turn is Turn.LHO and case.ask(has_called_before):
        return case.refer("25", cite="30B2", given=changed_call)
    if ruling := overtaken(case, turn, NOT_THE_END):
        return ruling
    case.tell(cancel)
    if turn is Turn.RHO:
        return Ruling.of(
            "30A",
            CallCancelled(Which.IRREGULAR), MustPass(Player.OFFENDER, Until.NEXT_TURN, "30A"),
            Unauthorised("16C"), Review("72C"),
            because=N_("A pass at the turn of the player on the right is repeated in rotation."),
        )  # fmt: skip
    return replaced(case, "30B1b 30B1b(i)", "30B1b 30B1b(ii)", Note(PARTNER_IS_FREE, "30B1a"))


NOT_THE_END = Note(
    N_("If this pass is one of three that would end the auction, the player who lost his turn still calls."),
    "17D3",
)  # fmt: skip
