"""Counting and scoring."""

from __future__ import annotations

from tapete.law import Case, Kind, Ruling, procedure, question
from tapete.tarot import score
from tapete.tarot.effects import CountedAgain, GoesOn, RankingAdjusted, SheetCorrected
from tapete.tarot.facts import Incident
from tapete.tarot.people import Fault
from tapete.tarot.rules.arbitration import by_code, called_at_once, too_late
from tapete.tarot.rules.book import TAROT_FFT
from tapete.tarot.score import check_balance, difference, half_points_of, marks, parts, unit
from tapete.text import N_

t4_sc = TAROT_FFT.add_article("T4-SC", N_("The score of a deal"))

t4_sc.clause(
    "-1", Kind.MECHANICAL, N_("Points won or lost"),
    N_("The points in the taker's tricks, less the points that his oudlers ask for: 0 or more and the "
       "contract is made, less and it has failed by so many."),
    see="T4-GOAL-1", words=N_("difference, just made, overpoints"),
)
t4_sc.clause(
    "-2", Kind.MECHANICAL, N_("The contract"),
    N_("25 and the points won or lost are multiplied by 1 in a prise, 2 in a garde, 4 in a garde sans, 6 in "
       "a garde contre."),
    words=N_("twenty-five, multiplier, factor"),
)
t4_sc.clause(
    "-3", Kind.MECHANICAL, N_("Premiums"),
    N_("To that come the premiums for handfuls, for the Petit au bout and for a slam."),
    see="T4-HF-6 T4-PAB-1 T4-SLAM-2", words=N_("premium, bonus, unit"),
)
t4_sc.clause(
    "-4", Kind.MECHANICAL, N_("The marks of the four"),
    N_("Each defender marks the same number, minus if the taker wins and plus if he loses; the taker marks "
       "three times as much the other way. The four marks sum to 0."),
    see="T3-4 T5-9", words=N_("marks, three times, zero"),
)
t4_sc.clause(
    "-5", Kind.MECHANICAL, N_("Whole points where four play"),
    N_("Where four play each side has an even number of cards, so that its points are whole."),
    see="T3-3", words=N_("half points, whole points"),
)
t4_sc.clause(
    "-6", Kind.ASKED, N_("The sheet"),
    N_("North fills in the sheet: table, position, names and places, marks. All four answer for it: each "
       "sees that his balance is right and that the marks sum to 0, and checked by the four it goes to the "
       "arbiter."),
    see="TL-3", words=N_("score sheet, sum zero, North, responsibility"),
)
TAROT_FFT.apply(difference, "T4-SC-1")
TAROT_FFT.apply(parts, "T4-SC-2 T4-SC-3")
TAROT_FFT.apply(unit, "T4-SC-3")
TAROT_FFT.apply(marks, "T4-SC-4")
TAROT_FFT.apply(score, "T4-SC-4")
TAROT_FFT.apply(half_points_of, "T4-SC-5")
TAROT_FFT.apply(check_balance, "T4-SC-6")


@question(
    N_("Do the points of both sides together make 91?"), cite="T4-CARD-3 T4-SC-1",
    help=N_("Count both heaps, the écart or dog where it belongs. For the Excuse one low card has changed "
            "sides."),
)  # fmt: skip
def together_91(table: Incident) -> bool | None:
    return None


@procedure(TAROT_FFT, "T4-SC", N_("The points are counted"))
def wrong_count(case: Case[Incident]) -> Ruling:
    if case.ask(together_91):
        return Ruling.of("T4-SC-1", GoesOn(), because=N_("All 91 points are there: the deal is scored."))
    return Ruling.of(
        "T4-CARD-3 T4-SC-1", CountedAgain("T4-CARD-3"),
        because=N_("The cards are worth 91 points in all: something was counted wrongly or is missing."),
    )  # fmt: skip


@question(
    N_("Do the marks of the sheet sum to 0?"), cite="T4-SC-6 TL-3",
    help=N_("The marks of each deal, and the balances of the position."),
)  # fmt: skip
def sums_to_zero(table: Incident) -> bool | None:
    return table.balanced


@question(
    N_("Is every mark right?"), cite="T4-SC-6",
    help=N_("A wrong mark may hide in a sheet that sums to 0, as when two players change places."),
)  # fmt: skip
def marks_are_right(table: Incident) -> bool | None:
    return None


@question(
    N_("Has the sheet been checked by all players and handed in?"), cite="T4-SC-6",
    help=N_("Before that the players put it right themselves, under the eyes of the arbiter."),
)  # fmt: skip
def handed_in(table: Incident) -> bool | None:
    return None


@procedure(TAROT_FFT, "T4-SC-6", N_("A sheet with a wrong mark"))
def wrong_sheet(case: Case[Incident]) -> Ruling:
    if case.ask(sums_to_zero) and case.ask(marks_are_right):
        return Ruling.of("T4-SC-6", GoesOn(), because=N_("The sheet is right."))
    if not case.ask(handed_in):
        return Ruling.of(
            "T4-SC-6", SheetCorrected("T4-SC-6"),
            because=N_("All players answer for the sheet and put it right before they hand it in."),
        )  # fmt: skip
    if not case.ask(called_at_once):
        return too_late(case)
    return by_code(
        case, Fault.SHEET, "T4-SC-6", SheetCorrected("T4-SC-6"), RankingAdjusted("TARB-6"),
        because=N_("A wrong mark came to light after the players had checked the sheet and handed it in."),
    )  # fmt: skip
