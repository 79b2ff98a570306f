"""Law 89 of 2017: rectifications in individual events."""

from __future__ import annotations

from tapete.bridge.awards import BothPartners, ProceduralPenalty
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Case, Kind, Note, Ruling, Who, procedure, question
from tapete.text import N_, Choice

law89 = LAWS_2017.add_article("89", N_("Rectifications in individual events"))

law89.clause(
    "", Kind.MECHANICAL, N_("Where to look"),
    N_("How rectifications fall on partners in an individual event is ruled by 12C3."),
    see="12C3", words=N_("individual, partners"),
)


class Falls(Choice):
    """What an arbiter lays on a side."""

    SCORE = "score", N_("a rectification or an adjusted score")
    PENALTY = "penalty", N_("a procedural penalty")


@question(
    N_("What is to be laid on the offending side?"), cite="89 12C3",
    help=N_("Decide first what the infraction costs, then on whom it falls."),
)  # fmt: skip
def falls_on_side(table: object) -> Falls | None:
    return None


@question(
    N_("Is the offender's partner without blame?"), cite="12C3", by=Who.JUDGEMENT,
    help=N_("A partner who neither caused the infraction nor could have prevented it has no blame."),
)  # fmt: skip
def partner_blameless(table: object) -> bool | None:
    return None


@procedure(LAWS_2017, "89", N_("Individual events: on whom does it fall?"))
def in_individual_events(case: Case[object]) -> Ruling:
    if case.ask(falls_on_side) is Falls.SCORE:
        return Ruling.of(
            "89 12C3", BothPartners("12C3"),
            because=N_("For this board the two are one side, whoever of them was to blame."),
        )  # fmt: skip
    if case.ask(partner_blameless):
        return Ruling.of(
            "89 12C3", ProceduralPenalty("90A"),
            Note(N_("The penalty falls on the offender alone."), "12C3"),
            because=N_("A partner without blame gets no penalty."),
        )  # fmt: skip
    return Ruling.of(
        "89 12C3", ProceduralPenalty("90A"), BothPartners("12C3"),
        because=N_("Both partners are to blame."),
    )  # fmt: skip
