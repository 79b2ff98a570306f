"""Law 23 of 1997: a partner's enforced pass that hurts the other side."""

from __future__ import annotations

from tapete.bridge.effects import AssignedScore, ScoreStands
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.law import Case, Kind, Ruling, Who, procedure, question
from tapete.text import N_

law23 = LAWS_1997.add_article("23", N_("Damaging enforced pass"))

law23.clause(
    "", Kind.JUDGED, N_("Could have known"),
    N_("If a penalty makes the offender's partner pass and the offender could have known, when going wrong, "
       "that the pass was likely to damage the other side, the hand is finished and the arbiter then "
       "considers an adjusted score."),
    see="72B1 12C2", words=N_("enforced pass, barred partner, damage, could have known"),
)  # fmt: skip


@question(
    N_("Did the penalty make the offender's partner pass?"), cite="23",
    help=N_("Look at what the ruling demanded, not at what the partner would have called anyway."),
)  # fmt: skip
def partner_had_to_pass(table: object) -> bool | None:
    return None


@question(
    N_("Could the offender have known at the time that the partner's enforced pass would probably damage the "
       "other side?"),
    cite="23", by=Who.JUDGEMENT,
    help=N_("Intent is not the question. Look at the offender's hand: did it profit from silencing partner, "
            "for example because the final contract was already clear?"),
)  # fmt: skip
def could_have_known_pass_damages(table: object) -> bool | None:
    return None


@question(
    N_("Did the enforced pass damage the other side?"), cite="23 12C2", by=Who.JUDGEMENT,
    help=N_("Compare the result with what could have happened with a partner free to call."),
)  # fmt: skip
def damaged_by_enforced_pass(table: object) -> bool | None:
    return None


@procedure(LAWS_1997, "23", N_("Damaging enforced pass: review when play has ended"))
def review_enforced_pass(case: Case[object]) -> Ruling:
    if not case.ask(partner_had_to_pass):
        return case.refer("72B1", cite="23")
    if case.ask(could_have_known_pass_damages) and case.ask(damaged_by_enforced_pass):
        return Ruling.of(
            "23", AssignedScore("12C2"), grave=True,
            because=N_("The offender could have known that silencing the partner was likely to pay."),
        )  # fmt: skip
    return Ruling.of(
        "23", ScoreStands(), because=N_("The enforced pass did no damage that the offender could have "
                                        "foreseen.")
    )  # fmt: skip
