"""Law 26 of 1997: what declarer may order when a call was withdrawn."""

from __future__ import annotations

from tapete.bridge.cards import Suit
from tapete.bridge.effects import LeadChoice, NoLeadRestriction, Unauthorised
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.bridge.people import LeadOrder
from tapete.law import Case, Kind, Ruling, procedure, question
from tapete.text import N_

law26 = LAWS_1997.add_article("26", N_("Lead penalties after a withdrawn call"))

law26.clause(
    "", Kind.ASKED, N_("When there are lead penalties"),
    N_("They follow when an offender withdrew a call, settled on a different one for that turn, and then "
       "becomes a defender. The same call with another meaning is a different call."),
    see="9C 25B2c 27B2 27B3 31", words=N_("withdrawn call, lead penalty"),
)  # fmt: skip
law26.clause(
    "A1", Kind.MECHANICAL, N_("Suit shown legally too"),
    N_("No lead penalty for a suit of the withdrawn call that the same player specified in the legal "
       "auction; what the withdrawn call told stays unauthorised."),
    see="16C", words=N_("same suit, specified"),
)  # fmt: skip
law26.clause(
    "A2", Kind.MECHANICAL, N_("Suit not shown legally"),
    N_("A suit of the withdrawn call that the player never specified in the legal auction: declarer may "
       "require or forbid the partner to lead it (one such suit, if there are several) at the partner's "
       "first turn to lead, the opening lead included; a ban lasts while the partner keeps the lead."),
    see="50 59", words=N_("require, forbid, lead, specific suit"),
)  # fmt: skip
law26.clause(
    "B", Kind.MECHANICAL, N_("Call without a suit"),
    N_("After any other withdrawn call declarer may forbid the lead of any one suit at the partner's first "
       "turn to lead, the opening lead included; declarer names the suit at that moment, and the ban lasts "
       "while the partner keeps the lead."),
    see="59", words=N_("forbid, any suit, no trump, pass, double"),
)  # fmt: skip


@question(
    N_("Did the offender become a defender?"), cite="26",
    help=N_("The lead penalties fall on the offender's partner, and only in defence."),
)  # fmt: skip
def offender_defends(table: object) -> bool | None:
    return None


@question(
    N_("Was the offender's final call at that turn different from the withdrawn one?"), cite="26",
    help=N_("A call with the same name but another meaning is a different call."),
)  # fmt: skip
def final_call_differs(table: object) -> bool | None:
    return None


@question(
    N_("Did the withdrawn call relate to one or more suits?"), cite="26A1 26A2 26B",
    help=N_("A natural suit bid relates to its suit; an artificial call to the suits that it shows, not to "
            "the one that it names; a natural no trump bid, a pass or a penalty double to none."),
)  # fmt: skip
def related_to_suits(table: object) -> bool | None:
    return None


# Each suit stands for itself: the book speaks of one suit, and of "one of them" if there are several.
@question(
    N_("Which of these suits has the offender not specified in a legal call?"), cite="26A1 26A2",
    help=N_("Specified is what he named naturally or showed with an artificial call; calls of the partner do "
            "not count."),
)  # fmt: skip
def suits_not_specified(table: object) -> frozenset[Suit] | None:
    return None


@procedure(LAWS_1997, "26", N_("Lead penalties, when the offender's partner is first to lead"))
def lead_penalties(case: Case[object]) -> Ruling:
    if not case.ask(offender_defends):
        return Ruling.of(
            "26", NoLeadRestriction("26"), because=N_("Lead penalties touch a defender only."),
        )  # fmt: skip
    if not case.ask(final_call_differs):
        return Ruling.of(
            "26", NoLeadRestriction("26"), because=N_("In the end the offender made the very call that was "
                                                      "withdrawn."),
        )  # fmt: skip
    if not case.ask(related_to_suits):
        return Ruling.of(
            "26B", LeadChoice(LeadOrder.FORBID, frozenset(Suit), "26B"), Unauthorised("16C"),
            because=N_("The withdrawn call related to no particular suit."),
        )  # fmt: skip
    hidden = case.ask(suits_not_specified)
    if not hidden:
        return Ruling.of(
            "26A1", NoLeadRestriction("26A1"), Unauthorised("16C"),
            because=N_("The offender has legally shown every suit of the withdrawn call."),
        )  # fmt: skip
    return Ruling.of(
        "26A2", LeadChoice(LeadOrder.REQUIRE_OR_FORBID, hidden, "26A2"), Unauthorised("16C"),
        because=N_("The withdrawn call showed a suit that the offender has not legally shown."),
    )  # fmt: skip
