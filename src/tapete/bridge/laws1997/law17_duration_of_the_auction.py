"""Law 17 of 1997: duration of the auction, and calls with the cards of a wrong board."""

from __future__ import annotations

from tapete.bridge.auction import IrregularCall
from tapete.bridge.bidding import Auction
from tapete.bridge.effects import (
    ArtificialScore,
    CallCancelled,
    LaterCallsCancelled,
    NoRectification,
    RuleUnder,
    Unauthorised,
)
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.bridge.people import Player, When, Which
from tapete.bridge.remedies import CallRepeated, TakesRightHand
from tapete.law import Case, Instruction, Kind, Note, Ruling, Who, procedure, question
from tapete.text import N_, Choice

law17 = LAWS_1997.add_article("17", N_("Duration of the auction"))

law17.clause(
    "A", Kind.DEFINITION, N_("The auction period begins"),
    N_("For a side it begins when one of the two looks at the face of his cards."),
    see="17E 6D1", words=N_("auction period, start"),
)  # fmt: skip
law17.clause(
    "B", Kind.MECHANICAL, N_("The first call"),
    N_("The dealer of the board calls first."),
    see="2", words=N_("dealer, first call"),
)  # fmt: skip
law17.clause(
    "C", Kind.MECHANICAL, N_("The calls after it"),
    N_("Then the others call in turn, clockwise."),
    words=N_("rotation, clockwise"),
)  # fmt: skip
law17.clause(
    "D", Kind.ASKED, N_("Cards from a wrong board"),
    N_("A call made with the cards of a wrong board is cancelled. If the player on the left had called over "
       "it, he repeats his call, and an artificial score is due if the offender's new call differs much. On "
       "the board whose cards were seen it is due if the call differs in any way from the cancelled one."),
    see="12C1 90", words=N_("wrong board, wrong cards, artificial score"),
)  # fmt: skip
law17.clause(
    "E", Kind.MECHANICAL, N_("The auction period ends"),
    N_("It ends when all four pass, or when three passes in rotation have followed a call and the opening "
       "lead is faced."),
    see="22 34", words=N_("auction period, end, opening lead"),
)  # fmt: skip

LAWS_1997.apply(Auction.then, "17B 17C 17E")


class Seen(Choice):
    """On which of the two boards the arbiter rules."""

    FIRST = "first", N_("the board that is played, of which he held no cards")
    LATER = "later", N_("later, the board whose cards he had seen")


@question(
    N_("On which board do you rule?"), cite="17D",
    help=N_("Both must be ruled, each at its time."),
)  # fmt: skip
def which_board(table: IrregularCall) -> Seen | None:
    return None


@question(
    N_("Had the player on the left called over the call with the wrong cards?"), cite="17D",
    help=N_("If so, that player must make the same call again, unless the offender's new call differs much."),
)  # fmt: skip
def lho_called_over_cancelled(table: IrregularCall) -> bool | None:
    return any(seat is table.offender.left for seat, _ in table.since)


@question(
    N_("Does the offender's call with the right cards differ much from the cancelled one?"), cite="17D",
    by=Who.JUDGEMENT,
    help=N_("Look at what the two calls mean."),
)  # fmt: skip
def differs_much(table: IrregularCall) -> bool | None:
    return None


@question(
    N_("Does the offender's call on that board differ in any way from the cancelled one?"), cite="17D",
    help=N_("Any difference counts."),
)  # fmt: skip
def differs_at_all(table: IrregularCall) -> bool | None:
    return None


@question(
    N_("Do you let the board be played normally?"), cite="17D", by=Who.JUDGEMENT,
    help=N_("You may, as the call is the same; ask what else the offender's side may know."),
)  # fmt: skip
def played_normally(table: IrregularCall) -> bool | None:
    return None


PENALTY = Note(N_("A procedural penalty is possible besides."), "17D")
RIGHT_HAND = (
    CallCancelled(Which.IRREGULAR), LaterCallsCancelled("17D"), TakesRightHand(Player.OFFENDER, "17D"),
    Unauthorised("16C"),
)  # fmt: skip
# The board whose cards were seen is ruled when it is played.
LATER = RuleUnder("17D", When.OTHER_BOARD)

cancel = Instruction.of(
    N_("Cancel the call and what was called over it. The offender takes the right hand and calls with it."),
    *RIGHT_HAND, cite="17D",
)  # fmt: skip


@procedure(LAWS_1997, "17D", N_("Call with the cards of a wrong board"))
def call_with_wrong_cards(case: Case[IrregularCall]) -> Ruling:
    if case.ask(which_board) is Seen.LATER:
        return on_the_later_board(case)
    case.tell(cancel)
    if not case.ask(lho_called_over_cancelled):
        return Ruling.of(
            "17D", *RIGHT_HAND, LATER, PENALTY, because=N_("The call was made with cards of another board.")
        )
    if case.ask(differs_much):
        return Ruling.of(
            "17D 12C1", *RIGHT_HAND, ArtificialScore("12C1"), LATER, PENALTY, grave=True,
            because=N_("The player on the left called over the cancelled call, and the new call is very "
                       "different."),
        )  # fmt: skip
    return Ruling.of(
        "17D", *RIGHT_HAND, CallRepeated(Player.LHO, "17D"), LATER, PENALTY,
        because=N_("The player on the left called over the cancelled call, and the new call differs little."),
    )  # fmt: skip


def on_the_later_board(case: Case[IrregularCall]) -> Ruling:
    if case.ask(differs_at_all):
        return Ruling.of(
            "17D 12C1", ArtificialScore("12C1"), PENALTY, grave=True,
            because=N_("The call differs from the one that was cancelled."),
        )  # fmt: skip
    if case.ask(played_normally):
        return Ruling.of("17D", NoRectification(), because=N_("The offender makes the call that was "
                                                              "cancelled."))
    return Ruling.of("17D 12A2", ArtificialScore("12C1"), PENALTY, grave=True,
                     because=N_("The board cannot be played normally."))  # fmt: skip
