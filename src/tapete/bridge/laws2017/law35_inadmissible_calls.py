"""Law 35 of 2017: inadmissible calls."""

from __future__ import annotations

from tapete.bridge.auction import IrregularCall
from tapete.bridge.call import PASS
from tapete.bridge.incidents import Inadmissible, InadmissibleCall
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Case, Instruction, Kind, Ruling, procedure, question
from tapete.text import N_

law35 = LAWS_2017.add_article("35", N_("Inadmissible calls"))

law35.clause(
    "A", Kind.ASKED, N_("Double or redouble against Law 19"),
    N_("A double or redouble that Law 19 does not allow is inadmissible; 36 rules."),
    see="19 36", words=N_("inadmissible, double, redouble"),
)  # fmt: skip
law35.clause(
    "B", Kind.ASKED, N_("Action of a player who must pass"),
    N_("A bid, double or redouble of a player who had to pass is inadmissible; 37 rules."),
    see="37", words=N_("inadmissible, must pass, barred"),
)  # fmt: skip
law35.clause(
    "C", Kind.ASKED, N_("More than seven"),
    N_("A bid of more than seven is inadmissible; 38 rules."),
    see="38", words=N_("inadmissible, eight, above seven"),
)  # fmt: skip
law35.clause(
    "D", Kind.ASKED, N_("After the final pass"),
    N_("A call after the final pass is inadmissible; 39 rules."),
    see="39", words=N_("inadmissible, after the auction"),
)  # fmt: skip


explain = Instruction.of(
    N_("Nobody can accept an inadmissible call. Explain what follows before anybody calls again."),
    cite="9B2 10C1",
)  # fmt: skip


@question(
    N_("Which call was it?"), cite="35A 35B 35C 35D",
    help=N_("If a player who had to pass doubled against Law 19, choose the double. A call out of rotation "
            "that is none of these is ruled under Law 29."),
)  # fmt: skip
def which_inadmissible(table: object) -> Inadmissible | None:
    match table:
        case InadmissibleCall(kind=kind, breaks_19=breaks_19):
            return Inadmissible.DOUBLE if breaks_19 else kind
        case IrregularCall(call=call) if call != PASS and not call.is_bid and not table.is_admissible(call):
            return Inadmissible.DOUBLE
        case _:
            return None


@procedure(LAWS_2017, "35", N_("Inadmissible call"))
def inadmissible_call(case: Case[object]) -> Ruling:
    case.tell(explain)
    match case.ask(which_inadmissible):
        case Inadmissible.DOUBLE:
            return case.refer("36", cite="35A")
        case Inadmissible.OBLIGED:
            return case.refer("37", cite="35B")
        case Inadmissible.ABOVE_SEVEN:
            return case.refer("38", cite="35C")
        case Inadmissible.AFTER_END:
            return case.refer("39", cite="35D")
