"""Law 16 of 1997: what a player may know, and from where."""

from __future__ import annotations

from tapete.bridge.effects import (
    ArtificialScore,
    AssignedScore,
    PlayersReseated,
    ScoreStands,
    SubstitutePlays,
)
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.law import Case, Kind, Ruling, Who, procedure, question
from tapete.text import N_

law16 = LAWS_1997.add_article("16", N_("Unauthorised information"))

law16.clause(
    "", Kind.DEFINITION, N_("What may be used"),
    N_("Players may go by legal calls and plays and by the opponents' mannerisms; going by anything else may "
       "be an infraction."),
    see="73D1", words=N_("authorised, mannerism, extraneous"),
)  # fmt: skip
law16.clause(
    "A", Kind.JUDGED, N_("From partner"),
    N_("After a remark, question, answer, hesitation, haste, emphasis, tone, gesture or the like that may "
       "suggest a call or play, the partner may not choose, among logical alternatives, one that it could "
       "demonstrably have suggested."),
    see="16A2 73C 73F1", words=N_("hesitation, tempo, logical alternative, partner"),
)  # fmt: skip
law16.clause(
    "A1", Kind.ASKED, N_("Reserving one's rights"),
    N_("A player who believes that an opponent gave such information may say at once that the right to call "
       "the arbiter later is reserved, where the organiser does not forbid it; opponents who dispute the "
       "fact call the arbiter at once."),
    see="16A2", words=N_("reserve rights"),
)  # fmt: skip
law16.clause(
    "A2", Kind.JUDGED, N_("Suspect choice"),
    N_("A player with good reason to think that an opponent had a logical alternative and chose what was "
       "suggested calls the arbiter, at the end of play or when dummy is faced. The hand goes on, and the "
       "arbiter adjusts the score if the infraction did damage."),
    see="12C2", words=N_("call the director, damage, adjusted score"),
)  # fmt: skip
law16.clause(
    "B", Kind.JUDGED, N_("From elsewhere"),
    N_("Whoever comes by information on a board by accident (a wrong hand, an overheard result, a card seen "
       "at the table before the auction) tells the arbiter at once; if it could interfere with normal play, "
       "one of the three ways below is taken."),
    see="16B1 16B2 16B3", words=N_("overheard, other table, accidental"),
)  # fmt: skip
law16.clause(
    "B1", Kind.ASKED, N_("Changing places"),
    N_("If event and scoring allow, the players change places so that the one who knows a hand is the one "
       "who holds it."),
    words=N_("reseat, change direction"),
)  # fmt: skip
law16.clause(
    "B2", Kind.ASKED, N_("Substitute"),
    N_("With the consent of all four players, a substitute takes the place of the player who knows too "
       "much."),
    words=N_("substitute, replace player"),
)  # fmt: skip
law16.clause(
    "B3", Kind.MECHANICAL, N_("Otherwise"),
    N_("If neither is possible the arbiter awards an artificial adjusted score."),
    see="12C1", words=N_("artificial score"),
)  # fmt: skip
law16.clause(
    "C", Kind.DEFINITION, N_("From withdrawn calls and plays"),
    N_("A call or play may be replaced by another, by the non-offending side after an infraction or by the "
       "offending side to put it right; what the withdrawn action tells is ruled by side."),
    see="16C1 16C2", words=N_("withdrawn, retracted, replaced"),
)  # fmt: skip
law16.clause(
    "C1", Kind.ASKED, N_("Non-offending side"),
    N_("The non-offending side may use all that withdrawn actions tell, its own and the opponents'."),
    words=N_("authorised, withdrawn, non-offending side"),
)  # fmt: skip
law16.clause(
    "C2", Kind.JUDGED, N_("Offending side"),
    N_("For the offending side all that withdrawn actions tell is unauthorised, its own and the opponents'; "
       "its players may not choose, among logical alternatives, one that this could demonstrably have "
       "suggested."),
    see="16A 27B1a", words=N_("unauthorised, withdrawn, offending side, logical alternative"),
)  # fmt: skip


@question(
    N_("Did a player give the partner information by other means than a call or play?"), cite="16A 16A1",
    help=N_("Settle the fact first: both sides say what was said or done, and whether it was agreed at the "
            "time."),
)  # fmt: skip
def information_was_given(table: object) -> bool | None:
    return None


@question(
    N_("Did the player have a logical alternative to the action chosen?"), cite="16A 16C2", by=Who.JUDGEMENT,
    help=N_("The book leaves the term open. Think of players of the same class and methods: would some of "
            "them seriously have done something else?"),
)  # fmt: skip
def had_logical_alternative(table: object) -> bool | None:
    return None


@question(
    N_("Could the information demonstrably have suggested the action chosen rather than another?"),
    cite="16A 16C2", by=Who.JUDGEMENT,
    help=N_("Say how the information points to it; that it turned out well proves nothing."),
)  # fmt: skip
def demonstrably_suggested(table: object) -> bool | None:
    return None


@question(
    N_("Did the action chosen damage the other side?"), cite="16A2 12C2", by=Who.JUDGEMENT,
    help=N_("Compare the result with the one that the other actions would have led to."),
)  # fmt: skip
def damaged_by_action(table: object) -> bool | None:
    return None


def misused(case: Case[object]) -> bool:
    """The test that A and C2 share."""
    return (
        case.ask(had_logical_alternative)
        and case.ask(demonstrably_suggested)
        and case.ask(damaged_by_action)
    )


@procedure(LAWS_1997, "16A", N_("Information from partner"))
def information_from_partner(case: Case[object]) -> Ruling:
    if case.ask(information_was_given) and misused(case):
        return Ruling.of(
            "16A 16A2", AssignedScore("12C2"), grave=True,
            because=N_("The player chose what the partner's information suggested, and that did damage."),
        )  # fmt: skip
    return Ruling.of(
        "16A2", ScoreStands(), because=N_("No forbidden choice has damaged the other side."),
    )  # fmt: skip


@question(
    N_("Could the information interfere with normal play of the board?"), cite="16B", by=Who.JUDGEMENT,
    help=N_("Hear away from the table what the player has learnt."),
)  # fmt: skip
def could_interfere(table: object) -> bool | None:
    return None


@question(
    N_("Do event and scoring allow places to be changed so that the player holds the hand that is known?"),
    cite="16B1",
    help=N_("At matchpoint pairs a change of direction usually spoils the comparison."),
)  # fmt: skip
def places_can_change(table: object) -> bool | None:
    return None


@question(
    N_("Do all four players agree to a substitute?"), cite="16B2",
    help=N_("Ask each of the four; there must also be somebody to take the place."),
)  # fmt: skip
def substitute_agreed(table: object) -> bool | None:
    return None


@procedure(LAWS_1997, "16B", N_("Information from elsewhere"))
def information_from_elsewhere(case: Case[object]) -> Ruling:
    if not case.ask(could_interfere):
        return Ruling.of("16B", ScoreStands(), because=N_("The information cannot disturb the board."))
    if case.ask(places_can_change):
        return Ruling.of("16B1", PlayersReseated("16B1"), because=N_("What the player knows is then lawful "
                                                                     "to know."))
    if case.ask(substitute_agreed):
        return Ruling.of("16B2", SubstitutePlays("16B2"), because=N_("The substitute knows nothing of the "
                                                                     "board."))
    return Ruling.of("16B3", ArtificialScore("12C1"), because=N_("The board cannot be played "
                                                                 "normally."), grave=True)


@question(
    N_("Was it the offending side that acted after the call or play was withdrawn?"), cite="16C1 16C2",
    help=N_("The side whose infraction made the withdrawal necessary, even if the withdrawn action was the "
            "other's."),
)  # fmt: skip
def offending_side_acted(table: object) -> bool | None:
    return None


@question(
    N_("Was the withdrawn call an insufficient bid that was made just sufficient without a convention?"),
    cite="27B1a",
    help=N_("Only the correction under Law 27B1a frees the offending side from this law."),
)  # fmt: skip
def freed_by_correction(table: object) -> bool | None:
    return None


@procedure(LAWS_1997, "16C", N_("Information from withdrawn calls and plays"))
def information_from_withdrawn_action(case: Case[object]) -> Ruling:
    if not case.ask(offending_side_acted):
        return Ruling.of(
            "16C1", ScoreStands(), because=N_("The non-offending side may use what withdrawn actions tell."),
        )  # fmt: skip
    if case.ask(freed_by_correction):
        return case.refer("27B1b", cite="27B1a")
    if misused(case):
        # 16C2 forbids the choice without naming the remedy; that is the case of 12A1.
        return Ruling.of(
            "16C2 12A1", AssignedScore("12C2"), grave=True,
            because=N_("The player chose what the withdrawn action suggested, and that did damage."),
        )  # fmt: skip
    return Ruling.of("16C2", ScoreStands(), because=N_("No forbidden choice has damaged the other side."))
