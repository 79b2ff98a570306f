"""Law 38 of 2017: bid of more than seven."""

from __future__ import annotations

from tapete.bridge.effects import (
    AuctionEnded,
    CallCancelled,
    LaterCallsCancelled,
    LeadRestriction,
    MustPass,
    NoLeadRestriction,
    PassInstead,
    Review,
    Unauthorised,
)
from tapete.bridge.incidents import InadmissibleCall
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.laws2017.law25_change_of_call import slip_in_time, unintended
from tapete.bridge.people import Player, Until, Which
from tapete.law import Case, Instruction, Kind, Note, Part, Ruling, procedure, question
from tapete.text import N_

law38 = LAWS_2017.add_article("38", N_("Bid of more than seven"))

law38.clause(
    "A", Kind.MECHANICAL, N_("Never played"),
    N_("A contract of more than seven is never played."),
    words=N_("eight, above seven, no play"),
)  # fmt: skip
law38.clause(
    "B", Kind.MECHANICAL, N_("Cancelled"),
    N_("A bid of more than seven is cancelled with all later calls."),
    words=N_("cancelled, later calls"),
)  # fmt: skip
law38.clause(
    "C", Kind.MECHANICAL, N_("A pass instead, both partners pass"),
    N_("A pass takes its place; unless the auction is over it goes on, and both members of that side must "
       "pass for the rest of it."),
    words=N_("replaced by pass, both partners pass"),
)  # fmt: skip
law38.clause(
    "D", Kind.ASKED, N_("Lead restriction and 72C"),
    N_("72C and 26B may apply, but not if the player on the left called after the infraction and before the "
       "ruling."),
    see="26B 72C", words=N_("lead restriction, awareness, called over"),
)  # fmt: skip


CANCELLED = (CallCancelled(Which.IRREGULAR), LaterCallsCancelled("38B"), PassInstead("38C"))

cancel = Instruction.of(
    N_("Cancel the bid and all later calls, and put a pass in its place."),
    cite="38A 38B 38C",
)  # fmt: skip


@question(
    N_("Has the auction ended, with the pass in the place of the bid?"), cite="38C 22A",
    help=N_("Count the passes from the last legal bid on: this one may be the third."),
)  # fmt: skip
def ended_by_the_pass(table: InadmissibleCall) -> bool | None:
    return table.auction_over


@question(
    N_("Had the player on the left called over it before the arbiter ruled?"), cite="38D",
    help=N_("Any call counts, a pass as well. His call is cancelled, too."),
)  # fmt: skip
def called_over_bid(table: InadmissibleCall) -> bool | None:
    return table.lho_called


@procedure(LAWS_2017, "38", N_("Bid of more than seven"))
def bid_of_more_than_seven(case: Case[InadmissibleCall]) -> Ruling:
    if case.ask(unintended):
        return case.refer("25", cite="25A1", given=slip_in_time)
    case.tell(cancel)
    on: tuple[Part, ...] = (
        (AuctionEnded("22A"),)
        if case.ask(ended_by_the_pass)
        else tuple(MustPass(p, Until.END_OF_AUCTION, "38C") for p in (Player.OFFENDER, Player.PARTNER))
    )
    if case.ask(called_over_bid):
        return Ruling.of(
            "38B 38C 38D",
            *CANCELLED, *on, NoLeadRestriction("38D"), Unauthorised("16C"),
            Note(N_("72C does not apply either."), "38D"),
            because=N_("There is no such bid, and the player on the left called over it."),
        )  # fmt: skip
    return Ruling.of(
        "38B 38C 38D", *CANCELLED, *on, LeadRestriction("26B"), Unauthorised("16C"), Review("72C"),
        because=N_("There is no such bid."), grave=True,
    )  # fmt: skip
