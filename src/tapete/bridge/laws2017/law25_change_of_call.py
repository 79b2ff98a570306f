"""Law 25 of 2017: legal and illegal changes of call."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tapete.bridge.auction import IrregularCall
from tapete.bridge.effects import (
    CallCancelled,
    CallStands,
    LeadRestriction,
    MayWithdraw,
    NoLeadRestriction,
    Unauthorised,
)
from tapete.bridge.incidents import InadmissibleCall
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.laws2017.law09_after_an_irregularity import already_replaced
from tapete.bridge.laws2017.law18_bids import out_of_rotation
from tapete.bridge.laws2017.law23_comparable_call import comparable_to_withdrawn
from tapete.bridge.people import Player, Which
from tapete.law import Case, Instruction, Kind, Note, Part, Question, Ruling, Who, procedure, question
from tapete.text import N_

Known = Mapping[Question[Any, [], Any], object]

law25 = LAWS_2017.add_article("25", N_("Legal and illegal changes of call"))

law25.clause(
    "A1", Kind.JUDGED, N_("Unintended call"),
    N_("Until partner calls, a player may replace a call that he did not mean to make by the one that he "
       "meant. The second call stands, subject to the law that fits it, and no lead is restricted under "
       "26."),
    see="25A4 26", words=N_("mispull, slip, mechanical error, substitute"),
)  # fmt: skip
law25.clause(
    "A2", Kind.JUDGED, N_("What was meant stays"),
    N_("A call that was meant when it was picked or said stands. A slip of the hand or the tongue may be "
       "put right, a lapse of concentration may not."),
    words=N_("change of mind, loss of concentration, slip of the tongue"),
)  # fmt: skip
law25.clause(
    "A3", Kind.DEFINITION, N_("However it came to light"),
    N_("It does not matter how the player noticed the slip."),
    words=N_("notice, alert, partner's reaction"),
)  # fmt: skip
law25.clause(
    "A4", Kind.ASKED, N_("Not after partner has called"),
    N_("Once partner has called, no call may be replaced."),
    words=N_("partner called, too late"),
)  # fmt: skip
law25.clause(
    "A5", Kind.ASKED, N_("Not after the auction period"),
    N_("Where the auction ends before it comes to partner, a call may be replaced until the auction period "
       "ends."),
    see="17D", words=N_("final pass, opening lead, too late"),
)  # fmt: skip
law25.clause(
    "A6", Kind.ASKED, N_("The call made over it"),
    N_("The player on the left may take back a call that he made over the first one; what it told is "
       "authorised for his side and unauthorised for the other."),
    see="16C", words=N_("left-hand opponent, withdraw, change"),
)  # fmt: skip
law25.clause(
    "B1", Kind.ASKED, N_("Another change, accepted"),
    N_("The player on the left may accept a second call that A does not allow, and does so by knowingly "
       "calling over it: the first call is withdrawn, the second stands, and 26 may apply."),
    see="26B", words=N_("accept, change of mind, change of call"),
)  # fmt: skip
law25.clause(
    "B2", Kind.MECHANICAL, N_("Another change, not accepted"),
    N_("Otherwise the second call is cancelled, the first stands, and 26 may apply."),
    see="26B", words=N_("cancelled, change of mind, change of call"),
)  # fmt: skip
law25.clause(
    "B3", Kind.MECHANICAL, N_("What the withdrawn call tells"),
    N_("16C applies to every call withdrawn or cancelled here."),
    see="16C", words=N_("unauthorised information, withdrawn"),
)  # fmt: skip


@question(
    N_("Has the partner called since the first call?"), cite="25A4",
    help=N_("Let the players repeat the auction call by call. Once partner has called, no slip is put right "
            "any more; the change stands only if the player on the left accepts it (25B1)."),
)  # fmt: skip
def partner_has_called(table: IrregularCall | InadmissibleCall) -> bool | None:
    return table.partner_called


@question(
    N_("Had the auction period ended before the player wanted to change the call?"), cite="25A5",
    help=N_("It ends when a defender faces the opening lead after the final pass."),
)  # fmt: skip
def auction_period_over(table: IrregularCall | InadmissibleCall) -> bool | None:
    return table.lead_faced


@question(
    N_("Was it a slip: a call that the player never meant to make?"), cite="25A1 25A2", by=Who.JUDGEMENT,
    help=N_("Take the player away from the table and ask what he wanted to do and how it happened. A card "
            "taken from the wrong place in the box or a slip of the tongue counts; a moment without "
            "concentration does not. In doubt the call was meant."),
    note=N_("It does not matter how he noticed."), note_cite="25A3",
)  # fmt: skip
def unintended(table: IrregularCall | InadmissibleCall) -> bool | None:
    # What was meant only the player can tell; that it is too late the table can.
    return False if table.partner_called or table.lead_faced else None


@question(
    N_("Was the first call an insufficient bid?"), cite="27B",
    help=N_("Such a bid does not stand, as a legal first call would: Law 27 says what may replace it."),
)  # fmt: skip
def first_call_insufficient(table: IrregularCall) -> bool | None:
    # Accepted it counts as legal; out of rotation it is the business of 31 (27A2).
    return table.is_insufficient and table.in_rotation and not table.legal


@question(
    N_("Had the player on the left called over the first call?"), cite="25A6",
    help=N_("A call that he made when he had seen the second call is none over the first."),
)  # fmt: skip
def lho_called_over_first(table: IrregularCall | InadmissibleCall) -> bool | None:
    # Where both calls had been made when he called, only he can say over which.
    both = table.lho_called_over_replacement or (table.lho_called and not table.in_rotation)
    return None if both else table.lho_called


@question(
    N_("Does the player on the left accept the second call?"), cite="25B1", by=Player.LHO,
    help=N_("Calling over it accepts it, if he meant to call over the second call and not over the first."),
)  # fmt: skip
def second_call_accepted(table: IrregularCall) -> bool | None:
    return None


explain = Instruction.of(
    N_("Explain to the player on the left: he may accept the second call; otherwise it is cancelled and "
       "the first call stands. Either way the withdrawn call may restrict a lead."),
    cite="9B2 10C1 10C2",
)  # fmt: skip


@procedure(LAWS_2017, "25", N_("Change of call"))
def change_of_call(case: Case[IrregularCall]) -> Ruling:
    if case.ask(auction_period_over):
        return first_stands(case, "25A5 25B2")
    too_late = case.ask(partner_has_called)
    if not too_late:
        if case.ask(unintended):
            return slip_corrected(case)
        if case.ask(first_call_insufficient):
            # Every change of an insufficient bid is a replacement made too soon.
            return case.refer("27", cite="27B 27C", given={out_of_rotation: False, already_replaced: True})
    # What A does not allow, be it too late or a change of mind, the player on the left may still accept.
    case.tell(explain)
    if case.ask(second_call_accepted):
        return Ruling.of(
            "25B1", CallCancelled(Which.FIRST), CallStands(Which.SECOND), *withdrawn_here(case),
            because=N_("The change is not allowed, but the player on the left accepted it."),
        )  # fmt: skip
    return first_stands(case, "25A4 25B2" if too_late else "25B2")


def slip_corrected(case: Case[IrregularCall]) -> Ruling:
    since: tuple[Part, ...] = ()
    if case.ask(lho_called_over_first):
        since = (MayWithdraw(Player.LHO, "25A6"), Unauthorised("25A6"))
    return Ruling.of(
        "25A1 25A2",
        CallCancelled(Which.FIRST), CallStands(Which.SECOND), NoLeadRestriction("25A1"), *since,
        Note(N_("If the second call is irregular itself, its own law rules it."), "25A1"),
        because=N_("The first call was a slip, and partner has not called since."),
    )  # fmt: skip


# What Laws 27 and 36 to 39 know when they hand a slip over: the question was whether it is one in time.
slip_in_time: Known = {partner_has_called: False, auction_period_over: False}


def first_stands(case: Case[IrregularCall], cite: str) -> Ruling:
    return Ruling.of(
        cite, CallCancelled(Which.SECOND), CallStands(Which.FIRST), *withdrawn_here(case),
        because=N_("The change is not allowed."), grave=True,
    )  # fmt: skip


def withdrawn_here(case: Case[IrregularCall]) -> tuple[Part, ...]:
    """25 bars nobody; 26A frees the lead after a comparable call, but 25B3 keeps 16C for every call."""
    same = case.ask(comparable_to_withdrawn)
    return (NoLeadRestriction("26A") if same else LeadRestriction("26B")), Unauthorised("25B3")


# What Laws 30, 31 and 32 know when they come here: the second call was made at the left-hand player's
# turn, so partner cannot have called over the first.
changed_call: Known = {partner_has_called: False, auction_period_over: False, first_call_insufficient: False}
