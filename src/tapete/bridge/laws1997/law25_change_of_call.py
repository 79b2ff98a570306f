"""Law 25 of 1997: one call for another."""

from __future__ import annotations

from tapete.bridge.auction import IrregularCall
from tapete.bridge.effects import (
    CallCancelled,
    CallStands,
    LeadRestriction,
    MayWithdraw,
    MustPass,
    NoRectification,
    Review,
    ScoreCapped,
    Unauthorised,
)
from tapete.bridge.incidents import InadmissibleCall
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.bridge.laws1997.law09_after_an_irregularity import already_replaced
from tapete.bridge.laws1997.out_of_rotation import out_of_rotation, whose_turn
from tapete.bridge.people import Player, Turn, Until, Which
from tapete.law import Case, Instruction, Kind, Note, Ruling, Who, procedure, question
from tapete.text import N_

law25 = LAWS_1997.add_article("25", N_("Change of call"))

law25.clause(
    "A", Kind.ASKED, N_("Slip put right at once"),
    N_("Until partner calls, a call that the player never meant may be replaced by the one that was meant, "
       "if the player does so, or tries to, without pause for thought. A legal call stands without penalty; "
       "an illegal one is ruled by its own law."),
    see="21A", words=N_("inadvertent, unintended, slip of the tongue, mechanical error, without pause"),
)  # fmt: skip
law25.clause(
    "B", Kind.ASKED, N_("Changed later, or on second thoughts"),
    N_("Where A does not help, a player may still put another call in the place of the own one until the "
       "left-hand opponent calls, at the price that this section sets."),
    see="25A 27", words=N_("change of mind, delayed, purposeful"),
)  # fmt: skip
law25.clause(
    "B1", Kind.ASKED, N_("Second call accepted"),
    N_("The left-hand opponent may accept the second call, which then stands without penalty. An opponent "
       "who had called over the first one without seeing the change may take that call back while the second "
       "call stands, again without penalty. Where the first call was an insufficient bid, Law 27 rules "
       "instead."),
    see="16C2 27", words=N_("accept, condone"),
)  # fmt: skip
law25.clause(
    "B2", Kind.MECHANICAL, N_("Second call refused"),
    N_("A second call that is not accepted is cancelled."),
    see="25B2a 25B2b", words=N_("refuse, cancel"),
)  # fmt: skip
law25.clause(
    "B2a", Kind.ASKED, N_("First call illegal"),
    N_("The offender is ruled by the law for the first call; the cancelled second call may bring lead "
       "penalties."),
    see="26", words=N_("first call illegal"),
)  # fmt: skip
law25.clause(
    "B2b", Kind.ASKED, N_("First call legal"),
    N_("The offender chooses between keeping the first call and making any other legal one."),
    see="25B2b1 25B2b2", words=N_("first call legal, choice"),
)  # fmt: skip
law25.clause(
    "B2b1", Kind.MECHANICAL, N_("Keeping the first call"),
    N_("The offender keeps the first call, and the partner must pass at the next turn."),
    see="23 25B2c", words=N_("stand by, keep, partner must pass"),
)  # fmt: skip
law25.clause(
    "B2b2", Kind.MECHANICAL, N_("Another call"),
    N_("The offender makes another legal call and the auction goes on as usual; the partner may not use what "
       "the withdrawn calls tell, the offending side cannot score above average minus, and the other side "
       "keeps what it scored at the table."),
    see="12C1 16C2 25B2c", words=N_("substitute, average minus, cap"),
)  # fmt: skip
law25.clause(
    "B2c", Kind.MECHANICAL, N_("Lead penalties"),
    N_("Whichever is chosen, the offender's partner may owe a lead penalty as a defender."),
    see="26", words=N_("lead penalty"),
)  # fmt: skip


@question(
    N_("Was it a slip that the offender put right, or tried to, without pause for thought and before partner "
       "called?"),
    cite="25A", by=Who.JUDGEMENT,
    help=N_("A slip of tongue or hand, where another call was meant all the time. Second thoughts are no "
            "slip, and neither is a bid that the player meant but that turned out not to be enough."),
)  # fmt: skip
def slip_put_right_at_once(table: IrregularCall | InadmissibleCall) -> bool | None:
    # What was meant only the player can tell; that it is too late the table can.
    return False if table.partner_called else None


@question(
    N_("Was the first call an insufficient bid?"), cite="25B1 18D",
    help=N_("A footnote sends the change of an insufficient bid to Law 27 as a whole."),
)  # fmt: skip
def first_call_insufficient(table: IrregularCall) -> bool | None:
    # Accepted it counts as legal; out of rotation it is the business of 31 (27C).
    return table.is_insufficient and table.in_rotation and not table.legal


@question(
    N_("Had the player on the left called before the change was made?"), cite="25B",
    help=N_("Establish the order of the calls. After that call it is too late for a change, unless it was a "
            "slip."),
)  # fmt: skip
def lho_called_before_change(table: IrregularCall) -> bool | None:
    return table.lho_called if table.since else None


@question(
    N_("Had the partner called, too, before the change was made?"), cite="25B 29B",
    help=N_("Then it was the turn of the player on the right, and else that of the partner."),
)  # fmt: skip
def partner_called_before_change(table: IrregularCall) -> bool | None:
    return table.partner_called


@question(
    N_("Had the player on the left called before seeing the change, and meant it over the first call?"),
    cite="25B1",
    help=N_("Ask at once, and away from the others if need be: over which of the two calls was this call "
            "made?"),
)  # fmt: skip
def lho_called_over_first(table: IrregularCall) -> bool | None:
    # Where both calls had been made when he called, only he can say over which.
    return None if both_calls_were_there(table) else False


@question(
    N_("Does the player on the left accept the second call?"), cite="25B1", by=Player.LHO,
    help=N_("Calling over it is accepting it. The choice is made without consulting partner (10C2)."),
)  # fmt: skip
def second_call_accepted(table: IrregularCall) -> bool | None:
    return True if both_calls_were_there(table) else None


def both_calls_were_there(table: IrregularCall) -> bool:
    """Whether the left-hand player called after the second call, which may be the one out of rotation."""
    return table.lho_called_over_replacement or (table.lho_called and not table.in_rotation)


@question(
    N_("Was the first call legal?"), cite="25B2a 25B2b",
    help=N_("Legal means in rotation, admissible, and not by a player who had to pass."),
)  # fmt: skip
def first_call_legal(table: IrregularCall) -> bool | None:
    return table.legal


@question(
    N_("Does the offender keep the first call?"), cite="25B2b", by=Player.OFFENDER,
    help=N_("Explain first what each choice costs: a pass by the partner at the next turn, or no more than "
            "average minus on the board."),
)  # fmt: skip
def keeps_first_call(table: IrregularCall) -> bool | None:
    return None


# What Laws 30 and 31 know when they come here: the second call was made at the left-hand player's turn.
changed_legal_call = {first_call_insufficient: False, lho_called_before_change: False, first_call_legal: True}

explain_change = Instruction.of(
    N_("Before anybody chooses, explain all of it: the left-hand player may accept the second call; if not, "
       "it is cancelled, and the offender has a choice at a price if the first call was legal."),
    cite="9B2 10C1",
)  # fmt: skip


def slip() -> Ruling:
    """25A, also where another law met the slip first."""
    return Ruling.of(
        "25A", CallCancelled(Which.FIRST), CallStands(Which.SECOND), NoRectification(),
        Note(N_("If the intended call is itself illegal, rule that call by its own law."), "25A"),
        because=N_("The first call was a slip, put right at once."),
    )  # fmt: skip


@procedure(LAWS_1997, "25", N_("Change of call"))
def change_of_call(case: Case[IrregularCall]) -> Ruling:
    if case.ask(first_call_insufficient):
        # A bid out of rotation would have come here from 31, as the second call.
        return case.refer("27", cite="25B1", given={out_of_rotation: False, already_replaced: True})
    if case.ask(slip_put_right_at_once):
        return slip()
    if case.ask(lho_called_before_change):
        # By then it is the turn of a later player, and the second call nothing but a call out of rotation.
        if case.ask(partner_called_before_change):
            return case.refer("29", cite="25B 29B", given={whose_turn: Turn.RHO})
        return case.refer("29", cite="25B", given={whose_turn: Turn.PARTNER})
    if case.ask(lho_called_over_first):
        return Ruling.of(
            "25B1", CallCancelled(Which.FIRST), CallStands(Which.SECOND), NoRectification(),
            MayWithdraw(Player.LHO, "25B1"), Unauthorised("16C2"),
            because=N_("The player on the left called before seeing the change and meant the first call."),
        )  # fmt: skip
    case.tell(explain_change)
    if case.ask(second_call_accepted):
        return Ruling.of(
            "25B1", CallCancelled(Which.FIRST), CallStands(Which.SECOND), NoRectification(),
            Unauthorised("16C"),
            because=N_("The player on the left accepted the second call."),
        )  # fmt: skip
    if not case.ask(first_call_legal):
        return Ruling.of(
            "25B2 25B2a", CallCancelled(Which.SECOND), LeadRestriction("26"), Unauthorised("16C"),
            Note(N_("Rule the first call by the law for its own irregularity."), "25B2a"),
            because=N_("The first call was illegal, so its own law decides; the second call was withdrawn."),
        )  # fmt: skip
    if case.ask(keeps_first_call):
        return Ruling.of(
            "25B2 25B2b1 25B2c",
            CallCancelled(Which.SECOND), CallStands(Which.FIRST),
            MustPass(Player.PARTNER, Until.NEXT_TURN, "25B2b1"),
            LeadRestriction("26"), Unauthorised("16C"), Review("23"),
            because=N_("The offender goes back to a legal first call."),
        )  # fmt: skip
    return Ruling.of(
        "25B2 25B2b2 25B2c",
        CallCancelled(Which.FIRST), CallCancelled(Which.SECOND), ScoreCapped("25B2b2"),
        LeadRestriction("26"), Unauthorised("16C"),
        Note(N_("The offender now makes any other legal call, and the auction goes on from it."), "25B2b2"),
        because=N_("The offender gives up a legal first call for another."),
        grave=True,
    )  # fmt: skip
