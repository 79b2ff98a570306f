"""Law 12 of 1997: when the arbiter adjusts a score, and by how much."""

from __future__ import annotations

from tapete.bridge.effects import ArtificialScore, AssignedScore, AverageAwarded, ScoreStands
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.bridge.people import Average
from tapete.bridge.seat import Side
from tapete.law import Case, Kind, Note, Ruling, Who, procedure, question
from tapete.text import N_, Choice

law12 = LAWS_1997.add_article("12", N_("Adjusted scores"))

law12.clause(
    "A", Kind.JUDGED, N_("Power to adjust"),
    N_("On request or unasked, the arbiter may adjust a score where a law allows it, and in the three cases "
       "below."),
    see="72B1 84E", words=N_("adjusted score, discretion"),
)  # fmt: skip
law12.clause(
    "A1", Kind.JUDGED, N_("No remedy in the laws"),
    N_("An assigned adjusted score, if the laws offer the non-offending side nothing for this kind of "
       "violation."),
    see="12C2", words=N_("no indemnity, compensation"),
)  # fmt: skip
law12.clause(
    "A2", Kind.JUDGED, N_("Normal play impossible"),
    N_("An artificial adjusted score, if nothing can be put right so that the board is played normally."),
    see="12C1 88", words=N_("unplayable board"),
)  # fmt: skip
law12.clause(
    "A3", Kind.JUDGED, N_("Wrong penalty"),
    N_("An adjusted score, if an incorrect penalty was applied."),
    see="82C", words=N_("incorrect penalty, director's error"),
)  # fmt: skip
law12.clause(
    "B", Kind.MECHANICAL, N_("Not to correct the laws"),
    N_("No score is adjusted because the penalty in the book seems too hard or too soft on either side."),
    see="72A5", words=N_("severe, lenient, equity"),
)  # fmt: skip
law12.clause(
    "C1", Kind.JUDGED, N_("Artificial score"),
    N_("Where no result can be had: at most 40% for a contestant directly at fault, 50% for one partly at "
       "fault, at least 60% for one not at fault; the two awards need not add up."),
    see="86A 88", words=N_("average, average plus, average minus, 40 50 60"),
)  # fmt: skip
# The text at hand says the most favourable result possible; without the word "likely" that would be
# any result at all, so we read likely, which sets it apart from what is at all probable for the offenders.
law12.clause(
    "C2", Kind.JUDGED, N_("Assigned score"),
    N_("In the place of a result: for the non-offending side the most favourable one that was likely without "
       "the irregularity, for the offending side the most unfavourable one that was at all probable. The two "
       "need not balance; matchpoints may be awarded, or the board's score changed before it is compared."),
    see="12C3", words=N_("assigned score, most favourable, most unfavourable, likely, at all probable"),
)  # fmt: skip
law12.clause(
    "C3", Kind.DEFINITION, N_("Appeals committee"),
    N_("An appeals committee may vary an assigned score for the sake of equity, unless the zone or the "
       "federation has decided otherwise."),
    see="93B3", words=N_("appeal, equity, weighted"),
)  # fmt: skip


class Ground(Choice):
    """Why a score is to be adjusted."""

    LAW = "law", N_("another law allows it")
    NO_REMEDY = "no_remedy", N_("the laws offer nothing for this kind of violation")
    UNPLAYABLE = "unplayable", N_("the board cannot be played normally")
    WRONG_PENALTY = "wrong_penalty", N_("an incorrect penalty was applied")
    UNFAIR = "unfair", N_("the penalty of the book seems too hard or too soft")


class Fault(Choice):
    """How far a contestant is to blame."""

    DIRECT = "direct", N_("directly at fault")
    PARTLY = "partly", N_("only partly at fault")
    NOT = "not", N_("not at fault")


_AWARDS = {Fault.DIRECT: Average.MINUS, Fault.PARTLY: Average.EVEN, Fault.NOT: Average.PLUS}


@question(
    N_("Why should the score be adjusted?"), cite="12A 12A1 12A2 12A3 12B", by=Who.JUDGEMENT,
    help=N_("Name the ground before the amount. That a penalty seems unfair is no ground."),
)  # fmt: skip
def ground_for_adjusting(table: object) -> Ground | None:
    return None


@question(
    N_("Is there a result, or can one be estimated?"), cite="12C1 12C2",
    help=N_("A result obtained at the table is replaced by an assigned score; only where none can be had is "
            "the score artificial."),
)  # fmt: skip
def result_can_be_had(table: object) -> bool | None:
    return None


@question(
    N_("How far is {side} at fault?"), cite="12C1", by=Who.JUDGEMENT,
    help=N_("Judge each side by itself: both may be at fault, or neither."),
)  # fmt: skip
def fault_of(table: object, side: Side) -> Fault | None:
    return None


@procedure(LAWS_1997, "12", N_("Adjusted score"))
def adjusted_score(case: Case[object]) -> Ruling:
    match case.ask(ground_for_adjusting):
        case Ground.UNFAIR:
            return Ruling.of(
                "12B", ScoreStands(), because=N_("The arbiter applies the penalty of the book as it is."),
            )  # fmt: skip
        case Ground.NO_REMEDY:
            return assigned("12A1")
        case Ground.UNPLAYABLE:
            return artificial(case, "12A2")
        case Ground.WRONG_PENALTY:
            return assigned("12A3") if case.ask(result_can_be_had) else artificial(case, "12A3")
        case Ground.LAW:
            return assigned("12A") if case.ask(result_can_be_had) else artificial(case, "12A")


def assigned(cite: str) -> Ruling:
    return Ruling.of(
        cite, AssignedScore("12C2"),
        Note(N_("Non-offending side: the best result that was likely without the irregularity. Offending "
                "side: the worst that was at all probable. The two need not balance."), "12C2"),
        because=N_("The score of the table is replaced by one that the arbiter assigns."),
    )  # fmt: skip


def artificial(case: Case[object], cite: str) -> Ruling:
    awards = tuple(AverageAwarded(side, _AWARDS[case.ask(fault_of, side)], "12C1") for side in Side)
    return Ruling.of(
        cite, ArtificialScore("12C1"), *awards,
        because=N_("No result can be had, so each side gets what its share of the fault leaves."),
    )  # fmt: skip
