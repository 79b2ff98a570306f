"""Law 12 of 2017: the arbiter's discretionary powers, adjusted scores."""

from __future__ import annotations

from tapete.bridge.effects import ArtificialScore, AssignedScore, AverageAwarded, ScoreStands
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.people import Average
from tapete.bridge.seat import Side
from tapete.law import Case, Kind, Note, Ruling, Who, procedure, question
from tapete.text import N_, Choice

law12 = LAWS_2017.add_article("12", N_("The arbiter's discretionary powers"))

law12.clause(
    "A", Kind.JUDGED, N_("Power to adjust the score"),
    N_("On request within the time for appeals, or of his own accord, the arbiter may adjust a score "
       "where these laws allow it."),
    see="92B 86B", words=N_("adjusted score, power, request"),
)  # fmt: skip
law12.clause(
    "A1", Kind.JUDGED, N_("No rectification in the book"),
    N_("An adjusted score for a side without fault, where the laws do not rectify that kind of infraction."),
    words=N_("no rectification, non-offending side"),
)  # fmt: skip
law12.clause(
    "A2", Kind.JUDGED, N_("No normal play possible"),
    N_("An artificial score, where no rectification lets the board be played normally."),
    see="12C2a", words=N_("artificial, normal play"),
)  # fmt: skip
law12.clause(
    "A3", Kind.JUDGED, N_("Wrong rectification"),
    N_("An adjusted score may be given after an irregularity was rectified wrongly."),
    see="82C", words=N_("director's error, erroneous rectification"),
)  # fmt: skip
law12.clause(
    "B1", Kind.JUDGED, N_("What an adjusted score is for"),
    N_("It makes good the damage to the side without fault and takes away what the offenders gained. There "
       "is damage when that side scores less at the table than it could expect had the infraction not "
       "happened."),
    words=N_("damage, redress, purpose, expectation"),
)  # fmt: skip
law12.clause(
    "B2", Kind.DEFINITION, N_("Not because the law seems harsh or mild"),
    N_("That the prescribed rectification seems too severe or too kind to one side is no ground to adjust."),
    words=N_("too severe, unfair, harsh"),
)  # fmt: skip
law12.clause(
    "C1a", Kind.JUDGED, N_("Assigned score"),
    N_("Where he may adjust and can name a result, the arbiter assigns it; it replaces the one of the "
       "table."),
    words=N_("assigned adjusted score, replaces"),
)  # fmt: skip
law12.clause(
    "C1b", Kind.JUDGED, N_("Aim: the probable result"),
    N_("An assigned score comes as close as possible to the probable result without the infraction."),
    words=N_("probable result, equity, had the infraction not occurred"),
)  # fmt: skip
law12.clause(
    "C1c", Kind.JUDGED, N_("Weighted score"),
    N_("An assigned score may weigh several results, of which each could have been reached legally."),
    words=N_("weighted, percentages, several results"),
)  # fmt: skip
law12.clause(
    "C1d", Kind.JUDGED, N_("Too many possibilities"),
    N_("Where the possible results are many or not evident, the arbiter may give an artificial score."),
    see="12C2a", words=N_("artificial, numerous, obscure"),
)  # fmt: skip
law12.clause(
    "C1e", Kind.JUDGED, N_("Self-inflicted damage"),
    N_("The side without fault has added to its own damage, by an extremely serious error that has nothing "
       "to do with the infraction, or by a wild or gambling action for which it hoped to be covered by the "
       "rectification."),
    see="12C1e(i) 12C1e(ii)", words=N_("serious error, gambling, double shot, wild"),
)  # fmt: skip
law12.clause(
    "C1e(i)", Kind.JUDGED, N_("Self-inflicted: the offenders"),
    N_("The offenders receive what the rectification of their infraction gives them."),
    words=N_("split score, offending side"),
)  # fmt: skip
law12.clause(
    "C1e(ii)", Kind.JUDGED, N_("Self-inflicted: the other side"),
    N_("The other side gets nothing back for the part of the damage that it did to itself."),
    words=N_("split score, no redress"),
)  # fmt: skip
law12.clause(
    "C2a", Kind.JUDGED, N_("Artificial score"),
    N_("Where no result can be had, each contestant scores by its fault: at most 40 % for one directly at "
       "fault, 50 % for one partly at fault, at least 60 % for one in no way at fault."),
    words=N_("average plus, average minus, 60 %, 40 %, artificial adjusted score"),
)  # fmt: skip
law12.clause(
    "C2b", Kind.MECHANICAL, N_("Artificial score in IMPs"),
    N_("In IMP scoring average plus is 3 IMPs and average minus is minus 3, unless the organiser, with "
       "leave of the regulating authority, has set another value."),
    see="78D 86B3 12C2d", words=N_("IMP, average plus, average minus"),
)  # fmt: skip
# The Italian text has only the half about the contestant without fault; the arbiter's guide has both.
law12.clause(
    "C2c", Kind.MECHANICAL, N_("One's own average when it is further out"),
    N_("A contestant without fault that scores more than 60 % over the other boards of the session gets that "
       "percentage, and one directly at fault that scores less than 40 % keeps to that."),
    words=N_("own average, above 60 %, below 40 %, session"),
)  # fmt: skip
law12.clause(
    "C2d", Kind.MECHANICAL, N_("Several boards without a result"),
    N_("The regulating authority may set other values from the second board on that "
       "a contestant could not play in the same session."),
    words=N_("second board, more than one board"),
)  # fmt: skip
law12.clause(
    "C3", Kind.MECHANICAL, N_("Individual events"),
    N_("Rectifications and adjusted scores fall on both partners alike; "
       "a procedural penalty spares a partner without blame."),
    words=N_("individual, both partners"),
)  # fmt: skip
law12.clause(
    "C4", Kind.MECHANICAL, N_("Scores that do not balance in a knockout"),
    N_("In a knockout match the board is scored separately for both contestants, "
       "and each receives the mean of the two scores."),
    words=N_("knockout, non-balancing, average of both"),
)  # fmt: skip


class Ground(Choice):
    """Why a score is to be adjusted."""

    LAW = "law", N_("another law allows it")
    NO_REMEDY = "no_remedy", N_("the laws do not rectify this kind of infraction")
    UNPLAYABLE = "unplayable", N_("no rectification lets the board be played normally")
    WRONG_RECTIFICATION = "wrong_rectification", N_("it was rectified wrongly")
    UNFAIR = "unfair", N_("the rectification of the book seems too hard or too mild")


class Fault(Choice):
    """How far a contestant is to blame."""

    DIRECT = "direct", N_("directly at fault")
    PARTLY = "partly", N_("only partly at fault")
    NOT = "not", N_("not at fault")


_AWARDS = {Fault.DIRECT: Average.MINUS, Fault.PARTLY: Average.EVEN, Fault.NOT: Average.PLUS}


@question(
    N_("Why should the score be adjusted?"), cite="12A 12A1 12A2 12A3 12B2", by=Who.JUDGEMENT,
    help=N_("Name the ground before the amount. That a rectification seems unfair is no ground."),
)  # fmt: skip
def ground_for_adjusting(table: object) -> Ground | None:
    return None


@question(
    N_("Was there a result at the table?"), cite="12C1a 12C2a",
    help=N_("A result that was obtained is replaced by an assigned score; where none can be had, "
            "the score is artificial."),
)  # fmt: skip
def result_can_be_had(table: object) -> bool | None:
    return None


@question(
    N_("Can you name the results that were probable without the infraction?"),
    cite="12C1b 12C1d", by=Who.JUDGEMENT,
    help=N_("One result, or a few with their weights. Where they are too many, or not evident, "
            "the score may be artificial."),
)  # fmt: skip
def probable_results_known(table: object) -> bool | None:
    return None


@question(
    N_("Did the side without fault add to its own damage?"), cite="12C1e", by=Who.JUDGEMENT,
    help=N_("By an extremely serious error that has nothing to do with the infraction, or by a wild or "
            "gambling action that could count on a rectification. An ordinary mistake is not enough."),
)  # fmt: skip
def damaged_itself(table: object) -> bool | None:
    return None


@question(
    N_("How far is {side} at fault?"), cite="12C2a", by=Who.JUDGEMENT,
    help=N_("Judge each side by itself: both may be at fault, or neither."),
)  # fmt: skip
def fault_of(table: object, side: Side) -> Fault | None:
    return None


@procedure(LAWS_2017, "12", N_("Adjusted score"))
def adjusted_score(case: Case[object]) -> Ruling:
    match case.ask(ground_for_adjusting):
        case Ground.UNFAIR:
            return Ruling.of(
                "12B2", ScoreStands(), because=N_("The rectification of the book is applied as it is.")
            )
        case Ground.UNPLAYABLE:
            return case.refer("12C2", cite="12A2")
        case Ground.NO_REMEDY:
            return assigned(case, "12A1")
        case Ground.WRONG_RECTIFICATION:
            return assigned(case, "12A3")
        case Ground.LAW:
            return assigned(case, "12A")


def assigned(case: Case[object], cite: str) -> Ruling:
    if not case.ask(result_can_be_had):
        return case.refer("12C2", cite="12C2a")
    if not case.ask(probable_results_known):
        return case.refer("12C2", cite="12C1d")
    weighing = Note(N_("Several results may be weighed: score each one first, then apply the weights. Count "
                       "only results that could have been reached legally."), "12C1c")
    knockout = Note(N_("In a knockout match scores that do not balance are averaged."), "12C4")
    partners = Note(N_("In an individual event the score is adjusted for both partners."), "12C3")
    if case.ask(damaged_itself):
        return Ruling.of(
            f"{cite} 12C1e", AssignedScore("12C1b"),
            Note(N_("The offenders get the score of the full rectification."), "12C1e(i)"),
            Note(N_("The other side gets nothing back for what it did to itself."), "12C1e(ii)"),
            weighing, knockout, partners, grave=True,
            because=N_("The side without fault is to blame for a part of its damage."),
        )  # fmt: skip
    return Ruling.of(
        f"{cite} 12C1a", AssignedScore("12C1b"), weighing, knockout, partners,
        because=N_("The score aims at the probable result without the infraction."),
    )  # fmt: skip


@procedure(LAWS_2017, "12C2", N_("Artificial adjusted score"))
def artificial_score(case: Case[object]) -> Ruling:
    awards = tuple(AverageAwarded(side, _AWARDS[case.ask(fault_of, side)], "12C2a") for side in Side)
    return Ruling.of(
        "12C2a", ArtificialScore("12C2a"), *awards,
        Note(N_("At pairs these are 40, 50 and 60 %; in IMPs minus 3, 0 and plus 3, unless the organiser has "
                "other values."), "12C2b"),
        Note(N_("A side that did better than 60 % on its other boards gets that, "
                "one that did worse than 40 % keeps that."), "12C2c"),
        Note(N_("For a second board of the session other values may apply."), "12C2d"),
        because=N_("No result can be had, so each side gets what its share of the fault leaves."),
    )  # fmt: skip
