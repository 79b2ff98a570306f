"""Law 39 of 2017: call after the final pass."""

from __future__ import annotations

from tapete.bridge.effects import (
    CallCancelled,
    LaterCallsCancelled,
    LeadRestriction,
    NoLeadRestriction,
    NoRectification,
    Unauthorised,
)
from tapete.bridge.incidents import InadmissibleCall
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.laws2017.law25_change_of_call import slip_in_time, unintended
from tapete.bridge.people import Which
from tapete.law import Case, Instruction, Kind, Ruling, procedure, question
from tapete.text import N_

law39 = LAWS_2017.add_article("39", N_("Call after the final pass"))

law39.clause(
    "A", Kind.MECHANICAL, N_("Cancelled"),
    N_("All calls after the final pass are cancelled."),
    see="22A", words=N_("cancelled, after the auction"),
)  # fmt: skip
law39.clause(
    "B", Kind.ASKED, N_("Nothing further"),
    N_("Nothing else happens if the player on the left called before the ruling, if it was a defender's "
       "pass, or if it was any call of the future declarer or dummy."),
    words=N_("no rectification, pass, declaring side"),
)  # fmt: skip
law39.clause(
    "C", Kind.ASKED, N_("A defender's bid or double"),
    N_("If the player on the left has not called and a defender has bid, doubled or redoubled, the lead "
       "restrictions of 26B may apply."),
    see="26B", words=N_("defender, bid, double, lead restriction"),
)  # fmt: skip


CANCELLED = (CallCancelled(Which.IRREGULAR), LaterCallsCancelled("39A"))

cancel = Instruction.of(
    N_("Cancel every call made after the final pass. The contract stays what it was."),
    cite="39A",
)  # fmt: skip


@question(
    N_("Was it a call of the defending side?"), cite="39B 39C",
    help=N_("The contract is settled: the other two are the presumed declarer and dummy."),
)  # fmt: skip
def by_defender(table: InadmissibleCall) -> bool | None:
    return table.by_defender


@question(
    N_("Was it a pass?"), cite="39B 39C", help=N_("A pass tells nothing that a lead could use."),
)  # fmt: skip
def was_a_pass(table: InadmissibleCall) -> bool | None:
    return table.is_pass


@question(
    N_("Had the player on the left called over it before the arbiter ruled?"), cite="39B 39C",
    help=N_("Any call counts, a pass as well."),
)  # fmt: skip
def called_over_late_call(table: InadmissibleCall) -> bool | None:
    return table.lho_called


@procedure(LAWS_2017, "39", N_("Call after the final pass"))
def call_after_the_final_pass(case: Case[InadmissibleCall]) -> Ruling:
    if case.ask(unintended):
        return case.refer("25", cite="25A1", given=slip_in_time)
    case.tell(cancel)
    if not case.ask(by_defender):
        return nothing_further(N_("It was no call of a defender."))
    if case.ask(was_a_pass):
        return nothing_further(N_("It was a pass."))
    if case.ask(called_over_late_call):
        return nothing_further(N_("The player on the left called over it before the arbiter ruled."))
    return Ruling.of(
        "39A 39C", *CANCELLED, LeadRestriction("26B"), Unauthorised("16C"),
        because=N_("A defender bid or doubled after the final pass."), grave=True,
    )  # fmt: skip


def nothing_further(because: str) -> Ruling:
    return Ruling.of(
        "39A 39B", *CANCELLED, NoRectification(), NoLeadRestriction("39B"), Unauthorised("16C"),
        because=because,
    )  # fmt: skip
