"""Law 26 of 2017: withdrawn call, lead restrictions."""

from __future__ import annotations

from tapete.bridge.cards import Suit
from tapete.bridge.effects import Authorised, LeadChoice, NoLeadRestriction, Review
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.laws2017.law23_comparable_call import comparable
from tapete.bridge.people import Authority, LeadOrder
from tapete.law import Case, Instruction, Kind, Note, Ruling, procedure, question
from tapete.text import N_

law26 = LAWS_2017.add_article("26", N_("Withdrawn call, lead restrictions"))

law26.clause(
    "A", Kind.JUDGED, N_("No restriction after a comparable call"),
    N_("The offender's withdrawn call was replaced by a comparable one: if he defends, no lead is "
       "restricted and 16C does not apply."),
    see="23A 23C", words=N_("no lead restriction, comparable"),
)  # fmt: skip
law26.clause(
    "B", Kind.ASKED, N_("Restriction otherwise"),
    N_("The withdrawn call was not replaced by a comparable one and the offender defends: when his partner "
       "is first to lead, which may be the opening lead, declarer may restrict that lead."),
    see="59 61A", words=N_("lead restriction, defender, first turn to lead"),
)  # fmt: skip
law26.clause(
    "B1", Kind.ASKED, N_("Require a suit"),
    N_("Declarer may have the offender's partner lead a suit that the offender has not specified in a "
       "legal call."),
    words=N_("require, demand, lead"),
)  # fmt: skip
law26.clause(
    "B2", Kind.ASKED, N_("Forbid a suit"),
    N_("Declarer may forbid the offender's partner to lead a suit that the offender has not specified in a "
       "legal call; that lasts as long as the partner keeps the lead."),
    words=N_("forbid, prohibit, lead, retains the lead"),
)  # fmt: skip


@question(
    N_("Has the offender become a defender?"), cite="26A 26B",
    help=N_("Ask this when the offender's partner is about to lead for the first time."),
)  # fmt: skip
def offender_defends(table: object) -> bool | None:
    return None


@question(
    N_("Does the law of the irregularity exclude lead restrictions?"), cite="25A1 27B1a 28B 29A 36A",
    help=N_("It does after an unintended call (25A), after the lowest sufficient bid in the same "
            "denomination (27B1a), and where the opponents called before the arbiter ruled (28B, 29A, 36A, "
            "37A, 38D, 39B)."),
)  # fmt: skip
def restriction_excluded(table: object) -> bool | None:
    return None


# The editions differ: the Italian text has both B1 and B2, the world federation's only forbids a suit.
@question(
    N_("Do the rules in force here let declarer require a suit as well as forbid one?"), cite="26B1",
    by=Authority.REGULATING,
    help=N_("The Italian text of the laws does, the text of the world federation does not. "
            "The answer is the same for the whole event."),
)  # fmt: skip
def lead_may_be_required(table: object) -> bool | None:
    return None


@question(
    N_("Which suits did the offender specify in legal calls?"), cite="26B1 26B2",
    help=N_("Take all legal calls of the offender, accepted irregular ones included, before and after the "
            "irregularity. An artificial call specifies what it shows; no trump specifies no suit."),
)  # fmt: skip
def suits_specified(table: object) -> frozenset[Suit] | None:
    return None


without_partner = Instruction.of(
    N_("Explain the options to declarer, who chooses without consulting dummy."), cite="10C1 10C2"
)


@procedure(LAWS_2017, "26", N_("Lead restrictions after a withdrawn call"))
def lead_restrictions(case: Case[object]) -> Ruling:
    if not case.ask(offender_defends):
        return unrestricted("26B", N_("The offender's side does not defend."))
    if case.ask(restriction_excluded):
        return unrestricted("26B", N_("The law of the irregularity excludes lead restrictions."))
    if case.ask(comparable):
        return Ruling.of(
            "26A", NoLeadRestriction("26A"), Authorised("26A"), Review("23C"),
            because=N_("The withdrawn call was replaced by a comparable one."),
        )  # fmt: skip
    may = LeadOrder.REQUIRE_OR_FORBID if case.ask(lead_may_be_required) else LeadOrder.FORBID
    suits = frozenset(Suit) - case.ask(suits_specified)
    if not suits:
        return unrestricted("26B", N_("The offender has specified every suit in a legal call."))
    case.tell(without_partner)
    return Ruling.of(
        "26B1 26B2" if may is LeadOrder.REQUIRE_OR_FORBID else "26B2",
        LeadChoice(may, suits, "26B"),
        Note(N_("Who cannot lead as told plays any legal card (Law 59); who could but does not has "
                "revoked (61A).")),
        because=N_("The withdrawn call was not replaced by a comparable one."), grave=True,
    )  # fmt: skip


def unrestricted(cite: str, because: str) -> Ruling:
    return Ruling.of(cite, NoLeadRestriction("26B"), because=because)
