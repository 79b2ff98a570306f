"""Law 17 of 2017: the auction period."""

from __future__ import annotations

from tapete.bridge.bidding import Auction
from tapete.bridge.effects import AuctionReturns, NoRectification, Unauthorised
from tapete.bridge.incidents import ClosingCalls
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.people import Player
from tapete.bridge.remedies import PassesCancelled
from tapete.law import Case, Instruction, Kind, Note, Ruling, procedure, question
from tapete.text import N_

law17 = LAWS_2017.add_article("17", N_("The auction period"))

law17.clause(
    "A", Kind.DEFINITION, N_("Beginning"),
    N_("For each side the auction period of a deal begins when one of its players takes his cards from the "
       "board."),
    see="15B", words=N_("auction period, start"),
)  # fmt: skip
law17.clause(
    "B", Kind.MECHANICAL, N_("First call"),
    N_("The dealer that the board names calls first."),
    see="2", words=N_("dealer, opening, first call"),
)  # fmt: skip
law17.clause(
    "C", Kind.MECHANICAL, N_("Calls that follow"),
    N_("Then the player on his left calls, and so on clockwise, each at his turn."),
    see="28 29", words=N_("rotation, clockwise, turn"),
)  # fmt: skip
law17.clause(
    "D1", Kind.DEFINITION, N_("End, with a contract"),
    N_("Once the auction is over, the auction period ends when either defender faces an opening lead. The "
       "time in between is the clarification period."),
    see="22A 41 54", words=N_("clarification period, end of the auction period"),
)  # fmt: skip
law17.clause(
    "D2", Kind.DEFINITION, N_("End, without a bid"),
    N_("If nobody bids, it ends when the four hands are back in the board."),
    see="22B", words=N_("passed out, end of the auction period"),
)  # fmt: skip
law17.clause(
    "D3", Kind.ASKED, N_("A turn lost by a pass out of rotation"),
    N_("Three passes after a call do not end the auction if one of them was out of rotation and cost a "
       "player his turn. The auction goes back to that player, all later passes are cancelled, and it goes "
       "on normally. 16C applies to the cancelled calls; whoever passed out of rotation is an offender."),
    see="34 16C", words=N_("three passes, lost turn, out of rotation, reopened"),
)  # fmt: skip

LAWS_2017.apply(Auction.then, "17B 17C")


@question(
    N_("Have three passes followed a call?"), cite="17D3 34",
    help=N_("Let the players repeat the auction call by call; leave nothing out."),
)  # fmt: skip
def three_passes(table: ClosingCalls) -> bool | None:
    return table.three_passes


@question(
    N_("Was one of these passes out of rotation, so that a player lost his turn to call?"), cite="17D3 22A",
    help=N_("Go by who passed, not by how many passes there were. It does not matter whether the next player "
            "called over the pass. A player who had to pass anyway has lost no turn (28A)."),
)  # fmt: skip
def turn_was_lost(table: ClosingCalls) -> bool | None:
    return table.passed_over is not None


reopen = Instruction.of(
    N_("The auction is not over. Cancel the passes made from the lost turn on, and tell both sides what 16C "
       "says of them: each player who passed out of rotation belongs to an offending side."),
    cite="17D3 16C",
)  # fmt: skip


@procedure(LAWS_2017, "17D3", N_("Three passes, one of them out of rotation"))
def turn_lost(case: Case[ClosingCalls]) -> Ruling:
    if not case.ask(three_passes):
        return Ruling.of(
            "17D3 29", NoRectification(),
            Note(N_("A pass out of rotation that closed nothing is ruled under Law 29."), "29"),
            because=N_("The auction has not been closed."),
        )  # fmt: skip
    if not case.ask(turn_was_lost):
        return case.refer("22", cite="17D3")
    case.tell(reopen)
    return Ruling.of(
        "17D3 34",
        AuctionReturns(Player.PASSED_OVER, "17D3"), PassesCancelled("17D3"), Unauthorised("16C"),
        because=N_("A pass out of rotation cost a player his turn."), grave=True,
    )  # fmt: skip
