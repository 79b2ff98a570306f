"""Law 82 of 2017: rectification of errors of procedure."""

from __future__ import annotations

from tapete.bridge.awards import BoardCancelled, BoardPostponed, BoardRequired, BothFaultless, Rectified
from tapete.bridge.laws2017.artificial_score import Event, artificial, event, other_table_favourable
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.laws2017.law12_adjusted_score import (
    WEIGHED,
    Ground,
    Probable,
    assigned,
    ground_for_adjusting,
    probable_results,
    result_can_be_had,
)
from tapete.bridge.people import Average
from tapete.law import Case, Kind, Note, Ruling, Who, procedure, question
from tapete.text import N_, Choice

law82 = LAWS_2017.add_article("82", N_("Putting errors of procedure right"))

law82.clause(
    "A", Kind.DEFINITION, N_("The arbiter's duty"),
    N_("The arbiter puts errors of procedure right and sees that the game runs in a way that is not "
       "contrary to these laws."),
    words=N_("error of procedure, duty"),
)
law82.clause(
    "B1", Kind.JUDGED, N_("By an adjusted score"),
    N_("To put an error of procedure right, the arbiter may give an adjusted score as these laws permit."),
    see="12", words=N_("error of procedure, adjusted score"),
)
law82.clause(
    "B2", Kind.JUDGED, N_("By what becomes of a board"),
    N_("He may require, postpone or cancel the play of a board."),
    words=N_("error of procedure, cancel, postpone"),
)
law82.clause(
    "B3", Kind.JUDGED, N_("By another power"),
    N_("He may use any other power that these laws give him."),
    words=N_("error of procedure, powers"),
)
law82.clause(
    "C", Kind.JUDGED, N_("The arbiter's own error"),
    N_("If the arbiter finds that a ruling of his was wrong, and no rectification allows the board to be "
       "scored normally, he gives an adjusted score and treats both sides as without fault."),
    see="12C1 12A3", words=N_("director's error, wrong ruling"),
)


class Remedy(Choice):
    """How an error of procedure is put right."""

    ADJUST = "adjust", N_("an adjusted score")
    REQUIRE = "require", N_("the board must be played")
    POSTPONE = "postpone", N_("the board is played later")
    CANCEL = "cancel", N_("the board is cancelled")
    OTHER = "other", N_("another power of the arbiter")


@question(
    N_("Was it the arbiter's own ruling that was wrong?"), cite="82C",
    help=N_("An error of players or of the organisation is no ruling."),
)  # fmt: skip
def ruling_was_wrong(table: object) -> bool | None:
    return None


@question(
    N_("How is the error put right?"), cite="82B1 82B2 82B3", by=Who.JUDGEMENT,
    help=N_("Prefer what lets the board be played and compared. Look at the clock and at who still has to "
            "play the board."),
)  # fmt: skip
def remedy_for_error(table: object) -> Remedy | None:
    return None


@question(
    N_("Can the wrong ruling still be put right, so that the board is scored normally?"),
    cite="82C", by=Who.JUDGEMENT,
    help=N_("Play may go on under the right ruling if it has not gone too far, or the score may be "
            "corrected by what the right law gives."),
)  # fmt: skip
def still_scored_normally(table: object) -> bool | None:
    return None


@procedure(LAWS_2017, "82", N_("Error of procedure"))
def error_of_procedure(case: Case[object]) -> Ruling:
    if case.ask(ruling_was_wrong):
        return case.refer("82C", cite="82A")
    because = N_("The arbiter puts errors of procedure right.")
    match case.ask(remedy_for_error):
        case Remedy.ADJUST:
            return case.refer("12", cite="82B1", given={ground_for_adjusting: Ground.LAW})
        case Remedy.REQUIRE:
            return Ruling.of("82A 82B2", BoardRequired("82B2"), because=because)
        case Remedy.POSTPONE:
            return Ruling.of("82A 82B2", BoardPostponed("82B2"), because=because)
        case Remedy.CANCEL:
            return Ruling.of("82A 82B2", BoardCancelled("82B2"), because=because, grave=True)
        case Remedy.OTHER:
            return Ruling.of(
                "82A 82B3", Note(N_("Name the law that gives you this power."), "82B3"), because=because
            )


@procedure(LAWS_2017, "82C", N_("The arbiter's own wrong ruling"))
def wrong_ruling(case: Case[object]) -> Ruling:
    if case.ask(still_scored_normally):
        return Ruling.of(
            "82C 81C3", Rectified("82C"), because=N_("The wrong ruling is replaced by the right one.")
        )
    kind = case.ask(event)
    probable = case.ask(probable_results) if case.ask(result_can_be_had) else Probable.UNCLEAR
    if probable is not Probable.UNCLEAR:
        return assigned(
            case, "82C 12C1a", kind, BothFaultless("82C"), *WEIGHED[probable],
            Note(N_("Decide every doubt for each side in its own score; the two need not balance."), "82C"),
            because=N_("Neither side pays for an error of the arbiter."),
        )  # fmt: skip
    if kind is Event.TEAMS and case.ask(other_table_favourable):
        return assigned(
            case, "82C 86B1", kind, BothFaultless("82C"), *WEIGHED[probable],
            because=N_("The result of the other table clearly favours one side, so the score is assigned."),
        )  # fmt: skip
    return artificial(
        case, "82C 12C2a", Average.PLUS, Average.PLUS, kind, BothFaultless("82C"),
        because=N_("Neither side pays for an error of the arbiter."),
    )  # fmt: skip
