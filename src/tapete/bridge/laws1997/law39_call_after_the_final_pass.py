"""Law 39 of 1997: call after the final pass."""

from __future__ import annotations

from tapete.bridge.effects import (
    CallCancelled,
    LeadRestriction,
    NoLeadRestriction,
    NoRectification,
    Unauthorised,
)
from tapete.bridge.incidents import InadmissibleCall
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.bridge.laws1997.law25_change_of_call import slip, slip_put_right_at_once
from tapete.bridge.laws1997.law35_inadmissible_calls import condoned_after_end
from tapete.bridge.people import Which
from tapete.law import Case, Kind, Ruling, procedure, question
from tapete.text import N_

law39 = LAWS_1997.add_article("39", N_("Call after the final pass"))

law39.clause(
    "", Kind.MECHANICAL, N_("Cancelled"),
    N_("A call after the final pass is cancelled."),
    see="35D", words=N_("final pass, after the auction"),
)  # fmt: skip
# The text at hand says "any bid" of declarer's side; the heading and the sense mean any call.
law39.clause(
    "A", Kind.ASKED, N_("A defender's pass, or declarer's side"),
    N_("A defender's pass, or any call of declarer's side, costs nothing."),
    words=N_("pass, declarer, dummy, no penalty"),
)  # fmt: skip
law39.clause(
    "B", Kind.ASKED, N_("Any other call of a defender"),
    N_("A bid, double or redouble of a defender may bring lead penalties."),
    see="26 35D", words=N_("defender, lead penalty"),
)  # fmt: skip


@question(
    N_("Was it a bid, double or redouble of a defender?"), cite="39A 39B",
    help=N_("The auction is over, so it is known which side plays the contract and which one defends."),
)  # fmt: skip
def action_of_a_defender(table: InadmissibleCall) -> bool | None:
    if table.is_pass is None or table.by_defender is None:
        return None
    return table.by_defender and not table.is_pass


@procedure(LAWS_1997, "39", N_("Call after the final pass"))
def call_after_the_end(case: Case[InadmissibleCall]) -> Ruling:
    if case.ask(slip_put_right_at_once):
        return slip()
    if ruling := condoned_after_end(case):
        return ruling
    if case.ask(action_of_a_defender):
        return Ruling.of(
            "39 39B", CallCancelled(Which.IRREGULAR), LeadRestriction("26"), Unauthorised("16C"),
            because=N_("A defender acted when the auction was over."), grave=True,
        )  # fmt: skip
    return Ruling.of(
        "39 39A", CallCancelled(Which.IRREGULAR), NoRectification(), NoLeadRestriction("39A"),
        Unauthorised("16C"),
        because=N_("The auction was over, and the call can have done no harm."),
    )  # fmt: skip
