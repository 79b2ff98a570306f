"""Law 23 of 2017: comparable call."""

from __future__ import annotations

from tapete.bridge.effects import (
    AssignedScore,
    Authorised,
    LeadRestriction,
    NoLeadRestriction,
    NoRectification,
    Review,
    ScoreStands,
    Unauthorised,
)
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Case, Kind, Note, Part, Ruling, Who, procedure, question
from tapete.text import N_

law23 = LAWS_2017.add_article("23", N_("Comparable call"))

law23.clause(
    "A", Kind.DEFINITION, N_("What is comparable"),
    N_("A call that replaces a withdrawn one is comparable if one of three things holds."),
    see="23A1 23A2 23A3", words=N_("comparable, definition"),
)  # fmt: skip
law23.clause(
    "A1", Kind.JUDGED, N_("Same or similar meaning"),
    N_("It means the same as the withdrawn call, or much the same."),
    words=N_("similar, same meaning"),
)  # fmt: skip
# The Italian text says "a set" here; the other editions, and the sense, say a subset.
law23.clause(
    "A2", Kind.JUDGED, N_("A narrower meaning"),
    N_("It stands for some of the hands that the withdrawn call could have meant, and for no others."),
    words=N_("subset, narrower, more precise"),
)  # fmt: skip
law23.clause(
    "A3", Kind.JUDGED, N_("Same purpose"),
    N_("It serves the same purpose, such as asking or relaying."),
    words=N_("asking bid, relay, purpose"),
)  # fmt: skip
law23.clause(
    "B", Kind.MECHANICAL, N_("No rectification"),
    N_("After a cancelled call has been replaced by a comparable one, auction and play go on without further "
       "rectification, and 16C2 does not apply."),
    see="23C 26A 29B", words=N_("no rectification, may use"),
)  # fmt: skip
law23.clause(
    "C", Kind.JUDGED, N_("Damage all the same"),
    N_("If without the help of the infraction the board could well have ended otherwise and the other side "
       "is damaged, the arbiter adjusts the score when play has ended."),
    see="12C1b 27B1b 30B1b(i) 31A2a 32A2a", words=N_("damage, adjusted score, review, assistance"),
)  # fmt: skip


@question(
    N_("Is the replacement comparable to the withdrawn call?"), cite="23A1 23A2 23A3", by=Who.JUDGEMENT,
    help=N_("Ask, away from the table, what the withdrawn call would have shown where it was made, and "
            "what the replacement shows. Comparable: much the same, or a part of it, or the same purpose. "
            "Be flexible; shape weighs more than points."),
)  # fmt: skip
def comparable(table: object) -> bool | None:
    return None


@question(
    N_("Is the call that stands comparable to the call that is withdrawn?"), cite="23A1 23A2 23A3 26A",
    by=Who.JUDGEMENT,
    help=N_("Ask what each of the two calls shows. Comparable: much the same, or a part of it, or the same "
            "purpose."),
)  # fmt: skip
def comparable_to_withdrawn(table: object) -> bool | None:
    return None


@question(
    N_("Does the replacement mean the same as the withdrawn call, or much "
       "the same?"), cite="23A1", by=Who.JUDGEMENT,
    help=N_("Ask for the agreements on both calls. A little more or less strength does not matter; "
            "other lengths of suits do."),
)  # fmt: skip
def similar_meaning(table: object) -> bool | None:
    return None


@question(
    N_("Would every hand for the replacement also have been a hand for the withdrawn call?"),
    cite="23A2", by=Who.JUDGEMENT,
    help=N_("The replacement may say more than the withdrawn call did, but nothing else."),
)  # fmt: skip
def narrower_meaning(table: object) -> bool | None:
    return None


@question(
    N_("Does the replacement serve the same purpose as the withdrawn call?"), cite="23A3", by=Who.JUDGEMENT,
    help=N_("Two calls that ask the same question, or two relays, serve the same purpose."),
)  # fmt: skip
def same_purpose(table: object) -> bool | None:
    return None


@procedure(LAWS_2017, "23", N_("Is the replacement comparable?"))
def comparable_call(case: Case[object]) -> Ruling:
    if case.ask(similar_meaning):
        return is_comparable("23A1 23B", N_("The two calls mean the same, or much the same."))
    if case.ask(narrower_meaning):
        return is_comparable("23A2 23B", N_("The replacement is a narrower case of the withdrawn call."))
    if case.ask(same_purpose):
        return is_comparable("23A3 23B", N_("The two calls serve the same purpose."))
    return Ruling.of(
        "23A",
        Note(N_("The replacement is not comparable: rule on under the law of the irregularity.")),
        because=N_("The replacement neither means nor does what the withdrawn call meant or "
                   "did."), grave=True,
    )  # fmt: skip


def is_comparable(cite: str, because: str) -> Ruling:
    return Ruling.of(cite, NoRectification(), Authorised("23B"), Review("23C"), because=because)


def withdrawn(comparable: bool) -> tuple[Part, ...]:
    """What Laws 26 and 16C make of a withdrawn call, by whether a comparable one stands in its place."""
    if comparable:
        return (NoLeadRestriction("26A"), Authorised("26A"), Review("23C"))
    return (LeadRestriction("26B"), Unauthorised("16C"))


@question(
    N_("Could the result well have been different without the help of the infraction?"),
    cite="23C 27D", by=Who.JUDGEMENT,
    help=N_("Ask what the offender's partner did with the knowledge of the withdrawn call, "
            "and where the legal call alone would have led."),
)  # fmt: skip
def helped_by_infraction(table: object) -> bool | None:
    return None


@question(
    N_("Is the other side damaged by that?"), cite="23C 27D 12B1", by=Who.JUDGEMENT,
    help=N_("It is if it scored less than it could expect without the infraction."),
)  # fmt: skip
def damaged_by_infraction(table: object) -> bool | None:
    return None


@procedure(LAWS_2017, "23C", N_("Comparable call: review when play has ended"))
def review_after_comparable_call(case: Case[object]) -> Ruling:
    return review_of_help(case, "23C")


def review_of_help(case: Case[object], clause: str) -> Ruling:
    """The review of 23C, which 27D repeats for the insufficient bid."""
    if case.ask(helped_by_infraction) and case.ask(damaged_by_infraction):
        return Ruling.of(
            clause, AssignedScore("12C1b"), grave=True,
            because=N_("The score aims at the probable result without the infraction."),
        )  # fmt: skip
    return Ruling.of(clause, ScoreStands(), because=N_("The infraction did not damage the other side."))
