"""Law 15 of 2017: wrong board or hand."""

from __future__ import annotations

from tapete.bridge.auction import IrregularCall
from tapete.bridge.awards import BoardCancelled
from tapete.bridge.effects import (
    ArtificialScore,
    CallCancelled,
    LaterCallsCancelled,
    NoRectification,
    RuleUnder,
    Unauthorised,
)
from tapete.bridge.incidents import WrongBoard
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.people import Player, When, Which
from tapete.bridge.remedies import (
    BoardCompleted,
    DeprivedScored,
    HandPutBack,
    RightBoardLater,
    TakesRightHand,
)
from tapete.law import Case, Instruction, Kind, Note, Ruling, Who, procedure, question
from tapete.text import N_, Choice

law15 = LAWS_2017.add_article("15", N_("Wrong board or hand"))

law15.clause(
    "A1", Kind.MECHANICAL, N_("A call with cards of another board"),
    N_("A call made by a player with cards that he took from a wrong board is cancelled, with every call "
       "after it."),
    see="17A", words=N_("wrong cards, wrong hand, cancelled"),
)  # fmt: skip
law15.clause(
    "A2a", Kind.ASKED, N_("Partner has called since"),
    N_("If the offender's partner has called after it, the arbiter adjusts the score."),
    see="12A2", words=N_("partner called, adjusted score"),
)  # fmt: skip
law15.clause(
    "A2b", Kind.ASKED, N_("Partner has not called since"),
    N_("Otherwise the offender takes the right hand and calls, and the auction goes on normally."),
    words=N_("right hand, continues"),
)  # fmt: skip
law15.clause(
    "A2c", Kind.MECHANICAL, N_("What the cancelled calls tell"),
    N_("16C applies to every call withdrawn or cancelled."),
    see="16C", words=N_("unauthorised information, cancelled"),
)  # fmt: skip
law15.clause(
    "A3", Kind.JUDGED, N_("Later, on the board whose cards he saw"),
    N_("If the offender then makes the same call again, the arbiter may let the board be played normally. If "
       "the call is another one, meaning much else or being psychic, the arbiter adjusts the score."),
    words=N_("repeats the call, differs, psychic"),
)  # fmt: skip
law15.clause(
    "A4", Kind.JUDGED, N_("A penalty as well"),
    N_("The arbiter may add a procedural penalty."),
    see="90", words=N_("procedural penalty"),
)  # fmt: skip
law15.clause(
    "B", Kind.ASKED, N_("Wrong board"),
    N_("The auction period has begun when the arbiter finds that a contestant is playing a board that is not "
       "meant for him in this round. This is for pairs and individual events; teams have 86B."),
    see="86B", words=N_("wrong board, wrong opponents, not scheduled"),
)  # fmt: skip
law15.clause(
    "B1", Kind.ASKED, N_("One of the four has played it"),
    N_("If any of the four has played the board before, against whomever, it is cancelled for both sides."),
    words=N_("played before, cancelled"),
)  # fmt: skip
law15.clause(
    "B2", Kind.ASKED, N_("Nobody has played it"),
    N_("Otherwise auction and play are completed and the score stands; the arbiter may have both pairs play "
       "the right board against each other later."),
    words=N_("score stands, later"),
)  # fmt: skip
law15.clause(
    "B3", Kind.MECHANICAL, N_("Who loses a result"),
    N_("Each contestant who is deprived of a valid result gets an artificial score."),
    see="12C2a", words=N_("artificial score, deprived"),
)  # fmt: skip


class Mistake(Choice):
    """Which mistake it is."""

    CARDS_CALLED = "cards_called", N_("a player has called with cards from another board")
    CARDS_ONLY = "cards_only", N_("a player took cards from another board but has not called")
    BOARD = "board", N_("the table plays a board that is not meant for it")


@question(
    N_("What has happened?"), cite="15A1 15B",
    help=N_("Look at the number of the board, at the pocket that the cards came from and at the movement."),
)  # fmt: skip
def mistake(table: object) -> Mistake | None:
    match table:
        case WrongBoard():
            return Mistake.BOARD
        case IrregularCall():
            return Mistake.CARDS_CALLED
        case _:
            return None


@procedure(LAWS_2017, "15", N_("Wrong board or hand"))
def wrong_board_or_hand(case: Case[object]) -> Ruling:
    match case.ask(mistake):
        case Mistake.CARDS_CALLED:
            return case.refer("15A", cite="15A1")
        case Mistake.CARDS_ONLY:
            return Ruling.of(
                "15A1 16D1", HandPutBack(Player.OFFENDER, "7B1"), RuleUnder("16D", When.AT_ONCE),
                Note(N_("He knows a hand of the other board; this one goes on normally."), "16D1"),
                because=N_("Without a call nothing is cancelled."),
            )  # fmt: skip
        case Mistake.BOARD:
            return case.refer("15B", cite="15B")


CANCELLED = (CallCancelled(Which.IRREGULAR), LaterCallsCancelled("15A1"))

cancel = Instruction.of(
    N_("Cancel the call and every call after it. Let nobody speak about the cards of the other board."),
    cite="15A1",
)  # fmt: skip


@question(
    N_("Has the offender's partner called after it?"), cite="15A2a 15A2b",
    help=N_("Any call counts, a pass as well."),
)  # fmt: skip
def partner_called_after(table: IrregularCall) -> bool | None:
    return table.partner_called


@procedure(LAWS_2017, "15A", N_("Call with cards from a wrong board"))
def call_with_wrong_cards(case: Case[IrregularCall]) -> Ruling:
    case.tell(cancel)
    if case.ask(partner_called_after):
        return Ruling.of(
            "15A1 15A2a",
            *CANCELLED, ArtificialScore("12C2a"), RuleUnder("15A3", When.OTHER_BOARD), penalty,
            because=N_("Partner has called after the call that is cancelled."), grave=True,
        )  # fmt: skip
    return Ruling.of(
        "15A1 15A2b 15A2c",
        *CANCELLED, TakesRightHand(Player.OFFENDER, "15A2b"), Unauthorised("16C"),
        RuleUnder("15A3", When.OTHER_BOARD), penalty,
        because=N_("Partner has not called since, so the auction goes on from the offender's turn."),
    )  # fmt: skip


penalty = Note(N_("The offender may get a procedural penalty."), "15A4")


@question(
    N_("Does his call on that board differ from the one that was cancelled?"), cite="15A3", by=Who.JUDGEMENT,
    help=N_("It differs if it means much else, or if it is psychic. The cancelled call was made in another "
            "auction: compare what the two calls show. A call that he has no chance to repeat differs."),
)  # fmt: skip
def call_differs(table: object) -> bool | None:
    return None


@question(
    N_("Do you let the board be played normally?"), cite="15A3", by=Who.JUDGEMENT,
    help=N_("You may refuse if the first call gave the table knowledge that spoils the board."),
)  # fmt: skip
def normal_play_allowed(table: object) -> bool | None:
    return None


@procedure(LAWS_2017, "15A3", N_("The board whose cards were seen before"))
def later_on_that_board(case: Case[object]) -> Ruling:
    if case.ask(call_differs):
        return not_playable(N_("His call is another one now."))
    if not case.ask(normal_play_allowed):
        return not_playable(N_("The arbiter does not let the board be played normally."))
    return Ruling.of(
        "15A3", BoardCompleted("15A3"), because=N_("He has made the same call again.")
    )


def not_playable(because: str) -> Ruling:
    return Ruling.of("15A3", ArtificialScore("12C2a"), penalty, because=because, grave=True)


@question(
    N_("Is it a team match?"), cite="15B 86B", help=N_("This law is for pairs and individual events."),
)  # fmt: skip
def in_teams(table: WrongBoard) -> bool | None:
    return table.teams


@question(
    N_("Has a player taken his cards from the board?"), cite="15B 17A",
    help=N_("From then on the auction period has begun for his side."),
)  # fmt: skip
def auction_period_begun(table: WrongBoard) -> bool | None:
    return table.auction_period_begun


@question(
    N_("Has any of the four players played this board before?"), cite="15B1 15B2",
    help=N_("Against anybody, the right opponents or others."),
)  # fmt: skip
def played_before(table: WrongBoard) -> bool | None:
    return None if table.played_before is None else bool(table.played_before)


@question(
    N_("Shall the two pairs play the right board against each other later?"), cite="15B2", by=Who.JUDGEMENT,
    help=N_("That is possible if nobody of the four knows it and the session leaves time."),
)  # fmt: skip
def right_board_later(table: object) -> bool | None:
    return None


@procedure(LAWS_2017, "15B", N_("Wrong board"))
def wrong_board(case: Case[WrongBoard]) -> Ruling:
    if not case.ask(auction_period_begun):
        return Ruling.of(
            "15B", NoRectification(), Note(N_("Give the table the right board."), "8A1"),
            because=N_("Nobody has taken his cards out yet."),
        )  # fmt: skip
    if case.ask(in_teams):
        return case.refer("86B", cite="15B")
    if case.ask(played_before):
        return Ruling.of(
            "15B1 15B3", BoardCancelled("15B1"), DeprivedScored("15B3"),
            because=N_("One of the four has played the board before."), grave=True,
        )  # fmt: skip
    if case.ask(right_board_later):
        return Ruling.of(
            "15B2", BoardCompleted("15B2"), RightBoardLater("15B2"),
            because=N_("None of the four has played the board before."),
        )  # fmt: skip
    return Ruling.of(
        "15B2 15B3", BoardCompleted("15B2"), DeprivedScored("15B3"),
        because=N_("None of the four has played the board before; the right board goes unplayed."),
    )  # fmt: skip
