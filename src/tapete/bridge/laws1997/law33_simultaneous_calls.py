"""Law 33 of 1997: simultaneous calls."""

from __future__ import annotations

from tapete.bridge.auction import IrregularCall
from tapete.bridge.call import PASS
from tapete.bridge.effects import CallStands, NoRectification
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.bridge.laws1997.out_of_rotation import out_of_rotation
from tapete.bridge.people import Which
from tapete.law import Case, Kind, Ruling, procedure, question
from tapete.text import N_, Choice

law33 = LAWS_1997.add_article("33", N_("Simultaneous calls"))

law33.clause(
    "", Kind.ASKED, N_("Called at the same time"),
    N_("A call made together with that of the player on turn counts as made after it."),
    see="28 29", words=N_("simultaneous, same time, at once"),
)  # fmt: skip


class Fit(Choice):
    """How the later of two simultaneous calls fits behind the other one."""

    LEGAL = "legal", N_("it is a legal call there")
    INSUFFICIENT = "insufficient", N_("it is a bid that is not sufficient there")
    INADMISSIBLE = "inadmissible", N_("it is a double or redouble that Law 19 does not allow there")


@question(
    N_("Did the other player sit on the left of the player on turn?"), cite="33",
    help=N_("Then it was his turn as soon as the first call counts."),
)  # fmt: skip
def was_next(table: IrregularCall) -> bool | None:
    return table.in_rotation


@question(
    N_("How does his call fit behind the call of the player on turn?"), cite="33 18D 19A1 19B1",
    help=N_("Judge it as if the first call had been made before it."),
)  # fmt: skip
def fit(table: IrregularCall) -> Fit | None:
    if table.is_insufficient:
        return Fit.INSUFFICIENT
    if table.call == PASS or table.call.is_bid or table.is_admissible(table.call):
        return Fit.LEGAL
    return Fit.INADMISSIBLE


@procedure(LAWS_1997, "33", N_("Two players call at the same time"))
def simultaneous_calls(case: Case[IrregularCall]) -> Ruling:
    if not case.ask(was_next):
        return case.refer("29", cite="33")
    match case.ask(fit):
        case Fit.LEGAL:
            return Ruling.of(
                "33", CallStands(Which.IRREGULAR), NoRectification(),
                because=N_("Counted after the call of the player on turn, it is in rotation."),
            )  # fmt: skip
        case Fit.INSUFFICIENT:
            return case.refer("27", cite="33 18D", given={out_of_rotation: False})
        case Fit.INADMISSIBLE:
            return case.refer("36", cite="33 19A1 19B1")
