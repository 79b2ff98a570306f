"""Law 12 of 2017: the arbiter's discretionary powers, adjusted scores."""

from __future__ import annotations

from tapete.bridge import adjusted
from tapete.bridge.awards import BothPartners, FullRectification, MeanAwarded, OwnDamageKept, Weighted
from tapete.bridge.effects import AssignedScore, ScoreStands
from tapete.bridge.laws2017.artificial_score import (
    Event,
    artificial_by_fault,
    event,
    knockout,
    may_appeal,
    penalty_possible,
)
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Case, Kind, Note, Part, Ruling, Who, procedure, question
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
    see="12C1d 86B", words=N_("average plus, average minus, 60 %, 40 %, artificial adjusted score"),
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


class Probable(Choice):
    """What an arbiter can say of the results that were probable without the infraction."""

    ONE = "one", N_("one result")
    SEVERAL = "several", N_("several, to be weighed")
    UNCLEAR = "unclear", N_("too many, or none is evident")


@question(
    N_("Is there still time to adjust the score?"), cite="12A 92B 81C3",
    help=N_("Until 30 minutes after the official score was open to inspection, unless the organiser has set "
            "another time; whether somebody asked or you act of your own accord makes no difference."),
)  # fmt: skip
def in_time(table: object) -> bool | None:
    return None


@question(
    N_("Why should the score be adjusted?"), cite="12A 12A1 12A2 12A3 12B2", by=Who.JUDGEMENT,
    help=N_("Name the ground before the amount. That a rectification seems unfair is no ground."),
)  # fmt: skip
def ground_for_adjusting(table: object) -> Ground | None:
    return None


@question(
    N_("Is there a result, or can one be worked out?"), cite="12C1a 12C2a",
    help=N_("A result of the table is replaced by an assigned score; so is one that would have come about. "
            "Only where none can be had is the score artificial."),
)  # fmt: skip
def result_can_be_had(table: object) -> bool | None:
    return None


@question(
    N_("Did the side without fault do worse than it could expect without the infraction?"),
    cite="12B1", by=Who.JUDGEMENT,
    help=N_("Put the result of the table beside what was to be expected had nothing happened. That the side "
            "damaged itself is asked later, and does not count yet."),
)  # fmt: skip
def damaged(table: object) -> bool | None:
    return None


@question(
    N_("Which results were probable without the infraction?"),
    cite="12C1b 12C1c 12C1d", by=Who.JUDGEMENT,
    help=N_("Count only what could have been reached legally: not, say, what follows from a call suggested "
            "by unauthorised information. The weights of several make 100 % together."),
)  # fmt: skip
def probable_results(table: object) -> Probable | None:
    return None


@question(
    N_("Did the side without fault add to its own damage?"), cite="12C1e", by=Who.JUDGEMENT,
    help=N_("By an extremely serious error that has nothing to do with the infraction, or by a wild or "
            "gambling action that could count on a rectification. An ordinary mistake is not enough: think "
            "of players of the same level, and do not be strict."),
)  # fmt: skip
def damaged_itself(table: object) -> bool | None:
    return None


@question(
    N_("Do the two sides get the same result?"), cite="12C4", by=Who.JUDGEMENT,
    help=N_("They need not: the weights of one side may differ from those of the other."),
)  # fmt: skip
def sides_balance(table: object) -> bool | None:
    return None


@procedure(LAWS_2017, "12", N_("Adjusted score"))
def adjusted_score(case: Case[object]) -> Ruling:
    if not case.ask(in_time):
        return Ruling.of("12A 92B", ScoreStands(), because=N_("The time for adjusting the score is over."))
    match case.ask(ground_for_adjusting):
        case Ground.UNFAIR:
            return Ruling.of(
                "12B2", ScoreStands(), because=N_("The rectification of the book is applied as it is.")
            )
        case Ground.UNPLAYABLE:
            return case.refer("12C2", cite="12A2")
        case Ground.WRONG_RECTIFICATION:
            return case.refer("82C", cite="12A3")
        case Ground.NO_REMEDY:
            return for_damage(case, "12A1")
        case Ground.LAW:
            return for_damage(case, "12A")


def for_damage(case: Case[object], cite: str) -> Ruling:
    if not case.ask(result_can_be_had):
        return case.refer("12C2", cite=f"{cite} 12C2a")
    if not case.ask(damaged):
        return Ruling.of(
            "12B1", ScoreStands(), because=N_("The side without fault lost nothing by the infraction.")
        )
    probable = case.ask(probable_results)
    if probable is Probable.UNCLEAR:
        return case.refer("12C2", cite=f"{cite} 12C1d")
    if case.ask(damaged_itself):
        return assigned(
            case, f"{cite} 12C1a 12C1e", case.ask(event), *WEIGHED[probable],
            FullRectification("12C1e(i)"), OwnDamageKept("12C1e(ii)"), penalty_possible,
            because=N_("The side without fault is to blame for a part of its damage."), parted=True,
        )  # fmt: skip
    return assigned(
        case, f"{cite} 12C1a", case.ask(event), *WEIGHED[probable], penalty_possible,
        because=N_("The score aims at the probable result without the infraction."),
    )  # fmt: skip


# An assigned score that must be given although its results are unclear may still be weighed.
WEIGHED: dict[Probable, tuple[Part, ...]] = {
    Probable.ONE: (),
    Probable.SEVERAL: (Weighted("12C1c"),),
    Probable.UNCLEAR: (Note(N_("The assigned score may be weighed."), "12C1c"),),
}


def assigned(
    case: Case[object], cite: str, kind: Event, *parts: Part, because: str, parted: bool = False
) -> Ruling:
    """12C1a, 12C3 and 12C4; `parted` where the law itself gives each side a score of its own."""
    more: list[Part] = []
    if kind is Event.INDIVIDUAL:
        more.append(BothPartners("12C3"))
    if kind is Event.TEAMS and case.ask(knockout) and (parted or not case.ask(sides_balance)):
        more.append(MeanAwarded("12C4"))
    return Ruling.of(cite, AssignedScore("12C1b"), *parts, *more, may_appeal, because=because, grave=True)


@procedure(LAWS_2017, "12C2", N_("Artificial adjusted score"))
def artificial_score(case: Case[object]) -> Ruling:
    kind = case.ask(event)
    if kind is Event.TEAMS:
        # The result of the other table may forbid an artificial score.
        return case.refer("86B", cite="12C2a", given={probable_results: Probable.UNCLEAR})
    return artificial_by_fault(case, "12C2a", kind)


LAWS_2017.apply(adjusted.assign, "12C1a 12C1c")
LAWS_2017.apply(adjusted.self_inflicted, "12C1e(i) 12C1e(ii)")
LAWS_2017.apply(adjusted.artificial, "12C2a 12C2b")
LAWS_2017.apply(adjusted.average, "12C2c")
LAWS_2017.apply(adjusted.fill_session, "12C2c 12C2d")
LAWS_2017.apply(adjusted.knockout_mean, "12C4")
