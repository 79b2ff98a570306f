"""Law 13 of 2017: incorrect number of cards."""

from __future__ import annotations

from tapete.bridge.awards import BoardCancelled
from tapete.bridge.effects import (
    ArtificialScore,
    AssignedScore,
    CallsUnchanged,
    NoRectification,
    Review,
    ScoreStands,
)
from tapete.bridge.incidents import WrongCount
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.remedies import BoardNotPlayed, CorrectionUnauthorised, HandsCorrected, SurplusRemoved
from tapete.law import Case, Instruction, Kind, Note, Ruling, Who, procedure, question
from tapete.text import N_

law13 = LAWS_2017.add_article("13", N_("Incorrect number of cards"))

law13.clause(
    "A", Kind.ASKED, N_("No wrong hand has called"),
    N_("Where no player with a wrong number of cards has called, the arbiter puts the hands right. The law "
       "is for hands of more than thirteen cards; where cards are only missing, 14 rules."),
    see="14", words=N_("fourteen cards, twelve cards, too many cards, count"),
)  # fmt: skip
law13.clause(
    "A1", Kind.ASKED, N_("Nobody saw another's card"),
    N_("If no player has seen a card of another, the board is played normally."),
    words=N_("normal play"),
)  # fmt: skip
law13.clause(
    "A2", Kind.JUDGED, N_("Somebody saw another's card"),
    N_("Otherwise the board is played and scored; if the arbiter finds that what was seen affected the "
       "result, he adjusts it and may penalise who is to blame."),
    see="12C1b 16D 90", words=N_("card seen, adjusted score"),
)  # fmt: skip
law13.clause(
    "B", Kind.ASKED, N_("A wrong hand has called"),
    N_("During auction or play it is found that one hand held more than thirteen cards from the start, "
       "another fewer, and that such a player has called."),
    words=N_("during the auction, during the play, discovered"),
)  # fmt: skip
law13.clause(
    "B1", Kind.JUDGED, N_("It can be played"),
    N_("If the arbiter judges that the hands can be put right and played, the board goes on without any "
       "change of call; after play he may adjust the score."),
    words=N_("corrected, no change of call, adjusted score"),
)  # fmt: skip
law13.clause(
    "B2", Kind.JUDGED, N_("It cannot be played"),
    N_("Otherwise he adjusts the score, and may penalise who is to blame."),
    see="12C1b 90", words=N_("adjusted score, penalty"),
)  # fmt: skip
law13.clause(
    "C", Kind.ASKED, N_("A card too many"),
    N_("A surplus card that is no part of the deal is taken away and the board goes on. No score is adjusted "
       "unless that card was played to a completed trick."),
    words=N_("surplus card, foreign card, extra card"),
)  # fmt: skip
law13.clause(
    "D", Kind.ASKED, N_("Found after play"),
    N_("If it is found after play that one hand held more than thirteen cards and another fewer, the result "
       "is cancelled and the score adjusted; who is to blame is liable to a procedural penalty."),
    see="86B 90", words=N_("after play, result cancelled"),
)  # fmt: skip


@question(
    N_("Did a hand hold more than thirteen cards from the start?"), cite="13A 14A",
    help=N_("Count each hand together with the cards that it has played. All cards are counted face down."),
)  # fmt: skip
def some_hand_too_long(table: WrongCount) -> bool | None:
    return table.too_many


@question(
    N_("Is the surplus card no part of the deal?"), cite="13C",
    help=N_("Compare with the record of the deal, or look for a card that is there twice or has another "
            "back."),
)  # fmt: skip
def surplus_is_foreign(table: WrongCount) -> bool | None:
    return table.foreign


@question(
    N_("Was that card played to a trick that has been completed?"), cite="13C",
    help=N_("Let the players turn up their quitted tricks in order, if there is any doubt."),
)  # fmt: skip
def foreign_card_in_trick(table: WrongCount) -> bool | None:
    return table.in_completed_trick


@question(
    N_("Had the play ended when it was found?"), cite="13D",
    help=N_("Play ends with the thirteenth trick or with an agreed claim."),
)  # fmt: skip
def play_had_ended(table: WrongCount) -> bool | None:
    return table.play_over


@question(
    N_("Has a player with a wrong number of cards called?"), cite="13A 13B",
    help=N_("Calls of players who held thirteen cards do not count here."),
)  # fmt: skip
def wrong_hand_called(table: WrongCount) -> bool | None:
    return table.wrong_hand_called


@question(
    N_("Has a player seen a card that belongs to another hand?"), cite="13A1 13A2",
    help=N_("Ask each player away from the table what he has seen. A player who looked at fourteen cards has "
            "seen the one that is taken from him."),
)  # fmt: skip
def card_of_another_seen(table: WrongCount) -> bool | None:
    return None


@question(
    N_("Can the hands be put right and the board be played?"), cite="13B1 13B2", by=Who.JUDGEMENT,
    help=N_("Weigh how much the calls made with a wrong hand and the cards seen have told. A small card that "
            "changes no call can mostly be moved; an ace cannot."),
)  # fmt: skip
def can_be_corrected(table: WrongCount) -> bool | None:
    return None


put_right = Instruction.of(
    N_("Put the hands right by the record of the deal, or by what the players remember, without showing a "
       "card to anybody else."),
    cite="13A",
)  # fmt: skip

take_away = Instruction.of(N_("Take the surplus card away."), cite="13C")


@procedure(LAWS_2017, "13", N_("Incorrect number of cards"))
def incorrect_number_of_cards(case: Case[WrongCount]) -> Ruling:
    if not case.ask(some_hand_too_long):
        return case.refer("14", cite="13A")
    if case.ask(surplus_is_foreign):
        case.tell(take_away)
        if case.ask(foreign_card_in_trick):
            return Ruling.of(
                "13C", SurplusRemoved("13C"), Review("13C"),
                because=N_("The card was played to a completed trick."), grave=True,
            )  # fmt: skip
        return Ruling.of(
            "13C", SurplusRemoved("13C"), NoRectification(),
            because=N_("The card was no part of the deal and took part in no completed trick."),
        )  # fmt: skip
    if case.ask(play_had_ended):
        return Ruling.of(
            "13D", BoardCancelled("13D"), ArtificialScore("12C2a"), Review("90"),
            Note(N_("In a team match 86B says what becomes of the score."), "86B"),
            because=N_("The board was played with wrong hands."), grave=True,
        )  # fmt: skip
    if case.ask(wrong_hand_called):
        return called_with_wrong_hand(case)
    case.tell(put_right)
    if case.ask(card_of_another_seen):
        return Ruling.of(
            "13A2", HandsCorrected("13A2"), CorrectionUnauthorised("16D"), Review("13A2"),
            because=N_("The board is played although a player has seen a card of another."), grave=True,
        )  # fmt: skip
    return Ruling.of(
        "13A1", HandsCorrected("13A1"), NoRectification(),
        because=N_("Nobody has called with a wrong hand or seen another's card."),
    )  # fmt: skip


def called_with_wrong_hand(case: Case[WrongCount]) -> Ruling:
    if case.ask(can_be_corrected):
        return Ruling.of(
            "13B1",
            HandsCorrected("13B1"), CallsUnchanged("13B1"), CorrectionUnauthorised("16D"),
            Review("13B1"),
            because=N_("The hands can be put right and the board be played."), grave=True,
        )  # fmt: skip
    return Ruling.of(
        "13B2", AssignedScore("12C1b"), BoardNotPlayed("13B2"), Review("90"),
        Note(N_("While the movement leaves time the arbiter may think of a new deal instead; the results "
                "then form two groups."), "6D3"),
        because=N_("Calls were made with a wrong hand, and the board cannot be played."), grave=True,
    )  # fmt: skip


@question(
    N_("Did what was seen of another hand affect the result?"), cite="13A2", by=Who.JUDGEMENT,
    help=N_("Ask how the board would have gone without the knowledge of that card."),
)  # fmt: skip
def sight_affected_result(table: object) -> bool | None:
    return None


@question(
    N_("Did the wrong hands, or what their correction told, spoil the result?"), cite="13B1",
    by=Who.JUDGEMENT,
    help=N_("Look at the calls made with the wrong number of cards, and at what partner knew of the card "
            "that was moved."),
)  # fmt: skip
def correction_affected_result(table: object) -> bool | None:
    return None


@question(
    N_("Did the foreign card affect the result?"), cite="13C", by=Who.JUDGEMENT,
    help=N_("See which trick it was played to, and what its owner would have had to play in its place."),
)  # fmt: skip
def foreign_card_affected_result(table: object) -> bool | None:
    return None


@procedure(LAWS_2017, "13A2", N_("Another's card was seen: review when play has ended"))
def review_of_sight(case: Case[object]) -> Ruling:
    return reviewed("13A2", case.ask(sight_affected_result))


@procedure(LAWS_2017, "13B1", N_("Hands put right: review when play has ended"))
def review_of_correction(case: Case[object]) -> Ruling:
    return reviewed("13B1", case.ask(correction_affected_result))


@procedure(LAWS_2017, "13C", N_("Foreign card in a trick: review when play has ended"))
def review_of_foreign_card(case: Case[object]) -> Ruling:
    return reviewed("13C", case.ask(foreign_card_affected_result))


def reviewed(clause: str, affected: bool) -> Ruling:
    if affected:
        return Ruling.of(
            clause, AssignedScore("12C1b"),
            Note(N_("Who is to blame may get a procedural penalty as well."), "90"),
            because=N_("The result was affected."), grave=True,
        )  # fmt: skip
    return Ruling.of(clause, ScoreStands(), because=N_("The result was not affected."))
