"""Law 16 of 2017: authorised and unauthorised information."""

from __future__ import annotations

from tapete.bridge.effects import (
    ArtificialScore,
    AssignedScore,
    NoRectification,
    PlayersReseated,
    Redealt,
    Review,
    ScoreStands,
)
from tapete.bridge.incidents import ExposedCards, NewDeal, Stage
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Case, Instruction, Kind, Note, Ruling, Who, procedure, question
from tapete.text import N_, Choice

law16 = LAWS_2017.add_article("16", N_("Authorised and unauthorised information"))

law16.clause(
    "A1a", Kind.DEFINITION, N_("Legal calls and plays"),
    N_("A player may use what the legal calls and plays of the board tell, accepted illegal ones included, "
       "as long as unauthorised information did not shape them."),
    words=N_("authorised information, legal calls, accepted"),
)  # fmt: skip
law16.clause(
    "A1b", Kind.DEFINITION, N_("Withdrawn actions, where authorised"),
    N_("A player may use what a withdrawn action tells where section C authorises it."),
    see="16C1", words=N_("authorised information, withdrawn"),
)  # fmt: skip
law16.clause(
    "A1c", Kind.DEFINITION, N_("What laws and regulations let one use"),
    N_("A player may use what a law or regulation names as authorised, or what a lawful procedure brings up, "
       "unless section B says otherwise."),
    see="16B1", words=N_("authorised information, regulations"),
)  # fmt: skip
law16.clause(
    "A1d", Kind.DEFINITION, N_("What one knew before"),
    N_("A player may use what he knew before he took his cards from the board, unless a law forbids it."),
    see="7B", words=N_("authorised information, previous knowledge"),
)  # fmt: skip
law16.clause(
    "A2", Kind.DEFINITION, N_("Standing, manner of the opponents, conditions"),
    N_("A player may also take into account how he thinks he is doing, how the opponents behave, "
       "and the conditions of the event."),
    words=N_("state of the match, mannerisms, conditions of contest"),
)  # fmt: skip
law16.clause(
    "B1", Kind.ASKED, N_("Information from partner by other ways than calls and plays"),
    N_("Whatever partner conveys that may suggest a call or play is unauthorised: remarks, questions and "
       "answers, unexpected or missing alerts, a clear hesitation or haste, emphasis, tone, gestures, "
       "manner."),
    see="73C", words=N_("hesitation, tempo, remark, alert, unauthorised information"),
)  # fmt: skip
law16.clause(
    "B1a", Kind.JUDGED, N_("What may not be chosen"),
    N_("A player may not choose a call or play that the unauthorised information demonstrably suggests "
       "over another one that is a logical alternative."),
    see="16B1b 73C1", words=N_("suggested, demonstrably"),
)  # fmt: skip
law16.clause(
    "B1b", Kind.JUDGED, N_("Logical alternative"),
    N_("An action that a fair share of players of that level, with the methods of that partnership, would "
       "seriously consider, and that some of them would take."),
    words=N_("poll, peers, logical alternative"),
)  # fmt: skip
law16.clause(
    "B2", Kind.DEFINITION, N_("Reserving one's rights"),
    N_("A player who thinks that an opponent made such information available may say that he reserves the "
       "right to call the arbiter later, unless the regulating authority forbids it or wants the arbiter "
       "called; who denies it should call at once."),
    words=N_("reserve rights, establish facts"),
)  # fmt: skip
law16.clause(
    "B3", Kind.JUDGED, N_("Calling the arbiter, adjusting"),
    N_("Who has good reason to think that an opponent chose a suggested action over a logical alternative "
       "calls the arbiter when play ends; sooner or later is no fault. The arbiter adjusts if the "
       "offenders gained by it."),
    see="12C1a", words=N_("adjusted score, end of play, gained"),
)  # fmt: skip
law16.clause(
    "C", Kind.MECHANICAL, N_("Withdrawn calls and plays"),
    N_("What a call or play tells that a law has had withdrawn."),
    see="16C1 16C2", words=N_("withdrawn, cancelled, retracted"),
)  # fmt: skip
law16.clause(
    "C1", Kind.ASKED, N_("Withdrawn actions: the side without fault"),
    N_("It may use all that withdrawn actions tell, its own and the opponents'."),
    words=N_("authorised, non-offending side"),
)  # fmt: skip
law16.clause(
    "C2", Kind.JUDGED, N_("Withdrawn actions: the offending side"),
    N_("It may use nothing that withdrawn actions tell, whichever side made them: a player may not choose "
       "what they demonstrably suggest over a logical alternative."),
    see="16B1b", words=N_("unauthorised, offending side, logical alternative"),
)  # fmt: skip
law16.clause(
    "C3", Kind.JUDGED, N_("Withdrawn actions: adjusting"),
    N_("The arbiter adjusts the score if the breach of C2 damaged the other side."),
    see="12C1a", words=N_("adjusted score, damage"),
)  # fmt: skip
law16.clause(
    "D1", Kind.ASKED, N_("Information from elsewhere"),
    N_("A player who by accident learns something of a board that he is playing or will play, from a wrong "
       "hand, another table, a remark, or another player's cards before the auction, should let the "
       "arbiter know at once."),
    see="13A", words=N_("extraneous, overheard, wrong hand, another table"),
)  # fmt: skip
law16.clause(
    "D2", Kind.JUDGED, N_("Before the first call"),
    N_("If the information may hinder normal play and nobody has called, the arbiter takes one of four "
       "ways."),
    see="16D2a 16D2b 16D2c 16D2d", words=N_("extraneous, before the auction"),
)  # fmt: skip
law16.clause(
    "D2a", Kind.JUDGED, N_("Change seats"),
    N_("The players change places, so that who knows a hand gets that hand, "
       "if the event and the scoring allow it."),
    words=N_("change positions, swap"),
)  # fmt: skip
law16.clause(
    "D2b", Kind.JUDGED, N_("Deal again"),
    N_("The board is dealt anew for these contestants, if the event allows it."),
    words=N_("redeal, shuffle"),
)  # fmt: skip
law16.clause(
    "D2c", Kind.JUDGED, N_("Play on and look again"),
    N_("The board is played, and the score adjusted if the information had an effect on it."),
    words=N_("play on, stand ready"),
)  # fmt: skip
law16.clause(
    "D2d", Kind.JUDGED, N_("Adjust at once"),
    N_("The board is not played and gets an adjusted score."),
    see="12C2a 86B", words=N_("adjusted score, not played"),
)  # fmt: skip
law16.clause(
    "D3", Kind.JUDGED, N_("After the first call"),
    N_("Between the first call and the end of play only playing on or adjusting at once remain."),
    see="16D2c 16D2d", words=N_("extraneous, during the auction, during play"),
)  # fmt: skip


warn = Instruction.of(
    N_("Tell the offending side that it must not take any advantage of the unauthorised information."),
    cite="16B1a 16C2",
)  # fmt: skip


@question(
    N_("Did partner make information available in another way than by a legal call or play?"), cite="16B1",
    help=N_("A hesitation, haste, question, answer, alert, remark or gesture counts if the table agrees on "
            "it or the evidence shows it. Ask the opponents what they noticed before you ask the player."),
)  # fmt: skip
def information_was_given(table: object) -> bool | None:
    return None


@question(
    N_("Is the player who may have used it on the offending side?"), cite="16C1 16C2",
    help=N_("The side that made the irregularity is the offending side, whoever made the withdrawn call or "
            "play."),
)  # fmt: skip
def offending_side_acted(table: object) -> bool | None:
    return None


class PutRight(Choice):
    """What took the place of the withdrawn call or play."""

    INSUFFICIENT = "insufficient", N_("of an insufficient bid: what 27B1 lets go free")
    COMPARABLE = "comparable", N_("of another call: a comparable one")
    OTHERWISE = "otherwise", N_("anything else, or nothing")


@question(
    N_("What took the place of the withdrawn call or play?"), cite="23B 26A 27B1a 27B1b",
    help=N_("A comparable replacement, and the lowest sufficient bid in the same denomination, switch 16C "
            "off; damage is then reviewed under 27D or 23C."),
)  # fmt: skip
def put_right(table: object) -> PutRight | None:
    return None


@question(
    N_("Did the player have a logical alternative to what he chose?"), cite="16B1b 16C2", by=Who.JUDGEMENT,
    help=N_("Give the hand and the auction to several players of the same level and methods, without the "
            "unauthorised information, and ask what they consider and what they would do."),
)  # fmt: skip
def had_logical_alternative(table: object) -> bool | None:
    return None


@question(
    N_("Does the information demonstrably suggest what he chose over that alternative?"),
    cite="16B1a 16C2", by=Who.JUDGEMENT,
    help=N_("It is enough that the choice becomes more attractive; that he meant to use it need not be "
            "shown."),
)  # fmt: skip
def demonstrably_suggested(table: object) -> bool | None:
    return None


@question(
    N_("Did the choice help the offending side and damage the "
       "other?"), cite="16B3 16C3 12B1", by=Who.JUDGEMENT,
    help=N_("Compare the result of the table with what the alternative would have led to."),
)  # fmt: skip
def damaged_by_action(table: object) -> bool | None:
    return None


@procedure(LAWS_2017, "16B", N_("Unauthorised information from partner"))
def information_from_partner(case: Case[object]) -> Ruling:
    if not case.ask(information_was_given):
        return Ruling.of("16B1", ScoreStands(), because=N_("There was no unauthorised information."))
    case.tell(warn)
    return used_information(case, "16B1a 16B1b", "16B1a 16B3")


@procedure(LAWS_2017, "16C", N_("Information from withdrawn calls and plays"))
def information_from_withdrawn_action(case: Case[object]) -> Ruling:
    if not case.ask(offending_side_acted):
        return Ruling.of("16C1", ScoreStands(), because=N_("This side may use whatever withdrawn actions "
                                                           "tell."))
    match case.ask(put_right):
        case PutRight.INSUFFICIENT:
            return case.refer("27D", cite="27B1a 27B1b")
        case PutRight.COMPARABLE:
            return case.refer("23C", cite="23B 26A")
        case PutRight.OTHERWISE:
            case.tell(warn)
            return used_information(case, "16C2", "16C2 16C3")


def used_information(case: Case[object], clean: str, breach: str) -> Ruling:
    if not case.ask(had_logical_alternative):
        return Ruling.of(clean, ScoreStands(), because=N_("The player had no logical alternative."))
    if not case.ask(demonstrably_suggested):
        return Ruling.of(clean, ScoreStands(), because=N_("The information did not suggest what he chose."))
    if not case.ask(damaged_by_action):
        return Ruling.of(breach, ScoreStands(), because=N_("The breach of the law did no damage."))
    return Ruling.of(
        breach, AssignedScore("12C1b"), grave=True,
        because=N_("A suggested action was chosen over a logical alternative, and the other side suffered "
                   "by it."),
    )  # fmt: skip


class Remedy(Choice):
    """What the arbiter does about information from elsewhere."""

    RESEAT = "reseat", N_("the players change places")
    REDEAL = "redeal", N_("the board is dealt anew")
    PLAY_ON = "play_on", N_("the board is played")
    ADJUST = "adjust", N_("the board gets an adjusted score at once")


@question(
    N_("Had the first call been made when the information came?"), cite="16D2 16D3",
    help=N_("Hear away from the table what the player has learnt, how and when."),
)  # fmt: skip
def first_call_made(table: object) -> bool | None:
    match table:
        case NewDeal():
            return table.first_call_made
        case ExposedCards():
            return table.stage is not Stage.BEFORE
        case _:
            return None


@question(
    N_("Could the information interfere with normal play of the board?"), cite="16D2", by=Who.JUDGEMENT,
    help=N_("Do not let the other players hear what it is."),
)  # fmt: skip
def could_interfere(table: object) -> bool | None:
    return None


@question(
    N_("What is to be done?"), cite="16D2a 16D2b 16D2c 16D2d", by=Who.JUDGEMENT,
    help=N_("Changing places and dealing anew are open only where the kind of event allows it; "
            "changing places must also fit the scoring."),
)  # fmt: skip
def remedy(table: object) -> Remedy | None:
    return None


@question(
    N_("Can the board still be played out?"), cite="16D3", by=Who.JUDGEMENT,
    help=N_("If it can, you may still adjust the score when you see what the information did to it."),
)  # fmt: skip
def can_be_played_out(table: object) -> bool | None:
    return None


@procedure(LAWS_2017, "16D", N_("Information from elsewhere"))
def information_from_elsewhere(case: Case[object]) -> Ruling:
    if case.ask(first_call_made):
        return played("16D3") if case.ask(can_be_played_out) else not_played("16D3")
    if not case.ask(could_interfere):
        return Ruling.of("16D1", NoRectification(), because=N_("The information cannot disturb the board."))
    match case.ask(remedy):
        case Remedy.RESEAT:
            return Ruling.of(
                "16D2", PlayersReseated("16D2a"), because=N_("The player may then know what he knows.")
            )
        case Remedy.REDEAL:
            return Ruling.of("16D2", Redealt("16D2b"), because=N_("Of the new deal nobody knows anything."))
        case Remedy.PLAY_ON:
            return played("16D2")
        case Remedy.ADJUST:
            return not_played("16D2")


def played(cite: str) -> Ruling:
    return Ruling.of(cite, Review("16D2c"), because=N_("The board can be played out."))


@question(
    N_("Did the information have an effect on the result?"), cite="16D2c", by=Who.JUDGEMENT,
    help=N_("Ask what the player did with what he knew, and what he would have done without it."),
)  # fmt: skip
def information_had_effect(table: object) -> bool | None:
    return None


@procedure(LAWS_2017, "16D2c", N_("Information from elsewhere: review when play has ended"))
def review_of_information_from_elsewhere(case: Case[object]) -> Ruling:
    if case.ask(information_had_effect):
        return Ruling.of(
            "16D2c", AssignedScore("12C1b"), grave=True,
            because=N_("What the player had learnt had an effect on the result."),
        )  # fmt: skip
    return Ruling.of("16D2c", ScoreStands(), because=N_("The information had no effect on the result."))


def not_played(cite: str) -> Ruling:
    return Ruling.of(
        f"{cite} 16D2d", ArtificialScore("12C2a"),
        Note(N_("In a team match 86B says what becomes of the score."), "86B"),
        because=N_("The board cannot be played normally."), grave=True,
    )  # fmt: skip
