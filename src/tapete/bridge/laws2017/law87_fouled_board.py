"""Law 87 of 2017: fouled board."""

from __future__ import annotations

from tapete.bridge.awards import ScoredInGroups
from tapete.bridge.effects import ScoreStands
from tapete.bridge.laws2017.artificial_score import Event, event
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.laws2017.law86_team_play import several_scores
from tapete.law import Case, Kind, Note, Ruling, procedure, question
from tapete.text import N_, Choice

law87 = LAWS_2017.add_article("87", N_("Fouled board"))

law87.clause(
    "A", Kind.ASKED, N_("When a board is fouled"),
    N_("A board is fouled if cards were misplaced in it, or if dealer or vulnerability differed between "
       "copies, so that contestants who should have been compared did not play it in the same form."),
    words=N_("fouled board, misplaced card, copies"),
)
law87.clause(
    "B", Kind.MECHANICAL, N_("Pairs and individuals"),
    N_("The arbiter finds as exactly as he can which scores were made on the correct form and which on each "
       "changed one, and splits them into groups, scored separately as the regulations say; if they say "
       "nothing, he chooses a method and announces it."),
    words=N_("fouled board, groups, Neuberg"),
)
law87.clause(
    "C", Kind.MECHANICAL, N_("Teams"),
    N_("In team play 86B2 applies."),
    see="86B2", words=N_("fouled board, teams"),
)


class Fouled(Choice):
    """What differed between the copies of a board, or between two tables that played it."""

    NO = "no", N_("nothing")
    CARDS = "cards", N_("the cards")
    CONDITIONS = "conditions", N_("dealer or vulnerability")


@question(
    N_("In what did the board differ between those who should be compared on it?"), cite="87A",
    help=N_("Compare the board with the hand record and with what the tables wrote down. Scores that cannot "
            "come from these cards give a hint since when it was wrong."),
)  # fmt: skip
def how_fouled(table: object) -> Fouled | None:
    return None


@question(
    N_("Do the regulations of the event say how such groups are scored?"), cite="87B",
    help=N_("As by a formula that makes up for the smaller group."),
)  # fmt: skip
def groups_regulated(table: object) -> bool | None:
    return None


@procedure(LAWS_2017, "87", N_("Fouled board"))
def fouled_board(case: Case[object]) -> Ruling:
    how = case.ask(how_fouled)
    if how is Fouled.NO:
        return Ruling.of("87A", ScoreStands(), because=N_("All played the board in the same form."))
    if case.ask(event) is Event.TEAMS:
        return case.refer("86B", cite="87A 87C", given={several_scores: True})
    method = (
        Note(N_("Use the method of the regulations."), "87B")
        if case.ask(groups_regulated)
        else Note(N_("Choose a method and announce it."), "87B")
    )
    culprit = (Note(N_("Whoever put a card into a wrong pocket may get a procedural penalty."), "90B6"),)
    return Ruling.of(
        "87A 87B", ScoredInGroups("87B"), method, *(culprit if how is Fouled.CARDS else ()),
        Note(N_("Find out as exactly as you can which scores were made on which form."), "87B"),
        because=N_("Only scores on the same form of the board can be compared."), grave=True,
    )  # fmt: skip
