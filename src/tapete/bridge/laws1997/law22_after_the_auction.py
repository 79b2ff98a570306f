"""Law 22 of 1997: procedure after the auction has ended."""

from __future__ import annotations

from tapete.bridge.bidding import Auction
from tapete.bridge.effects import AuctionEnded, PassedOut
from tapete.bridge.incidents import ClosingCalls
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.law import Case, Kind, Ruling, procedure, question
from tapete.text import N_

law22 = LAWS_1997.add_article("22", N_("After the auction"))

law22.clause(
    "A", Kind.ASKED, N_("Nobody has bid"),
    N_("The hands go back into the board without play, and the board is not dealt anew."),
    see="17E", words=N_("passed out, four passes, no redeal"),
)  # fmt: skip
law22.clause(
    "B", Kind.ASKED, N_("Somebody has bid"),
    N_("The last bid becomes the contract, and the play begins."),
    see="17E 19D", words=N_("contract, final pass"),
)  # fmt: skip

LAWS_1997.apply(Auction.then, "22A 22B")


@question(
    N_("Have three passes followed a call?"), cite="17E 34",
    help=N_("Let the players repeat the auction call by call; leave nothing out."),
)  # fmt: skip
def three_passes(table: ClosingCalls) -> bool | None:
    return table.three_passes


@question(
    N_("Was one of these passes out of rotation, so that a player lost his turn to call?"), cite="34",
    help=N_("Go by who passed, not by how many passes there were. A player who had to pass anyway has lost "
            "no turn (28A)."),
)  # fmt: skip
def turn_was_lost(table: ClosingCalls) -> bool | None:
    return table.passed_over is not None


@question(N_("Has anybody bid?"), cite="22A 22B", help=N_("A bid that was cancelled does not count."))
def anybody_bid(table: ClosingCalls) -> bool | None:
    return table.any_bid


@procedure(LAWS_1997, "22", N_("Has the auction ended?"))
def end_of_auction(case: Case[ClosingCalls]) -> Ruling:
    if not case.ask(three_passes):
        return Ruling.of("17E", because=N_("Three passes have not followed a call, so the auction goes on."))
    if case.ask(turn_was_lost):
        return case.refer("34", cite="17E 34")
    if case.ask(anybody_bid):
        return Ruling.of("22B", AuctionEnded("22B"), because=N_("Three passes have followed the last bid."))
    return Ruling.of("22A", PassedOut("22A"), because=N_("All four players have passed."))
