"""Law 22 of 2017: end of the auction."""

from __future__ import annotations

from tapete.bridge.bidding import Auction
from tapete.bridge.effects import AuctionEnded, PassedOut
from tapete.bridge.incidents import ClosingCalls
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.laws2017.law17_the_auction_period import three_passes, turn_was_lost
from tapete.law import Case, Kind, Note, Ruling, procedure, question
from tapete.text import N_

law22 = LAWS_2017.add_article("22", N_("End of the auction"))

law22.clause(
    "A", Kind.ASKED, N_("Three passes after a bid"),
    N_("After a bid the auction ends with three consecutive passes in rotation; the last bid becomes the "
       "contract, doubled or not."),
    see="17D 19D", words=N_("end of auction, contract, final pass"),
)  # fmt: skip
law22.clause(
    "B", Kind.ASKED, N_("Four passes"),
    N_("When all four pass, the hands go back into the board without play and the board is not dealt anew."),
    see="25 77", words=N_("passed out, four passes, no redeal"),
)  # fmt: skip

LAWS_2017.apply(Auction.then, "22A 22B")


@question(
    N_("Has anybody bid?"), cite="22A 22B", help=N_("A bid that was cancelled does not count."),
)  # fmt: skip
def anybody_bid(table: ClosingCalls) -> bool | None:
    return table.any_bid


@procedure(LAWS_2017, "22", N_("Has the auction ended?"))
def end_of_auction(case: Case[ClosingCalls]) -> Ruling:
    if not case.ask(three_passes):
        return Ruling.of("22", because=N_("Three passes have not followed a call, so the auction goes on."))
    if case.ask(turn_was_lost):
        return case.refer("17D3", cite="22A 34")
    if case.ask(anybody_bid):
        return Ruling.of(
            "22A", AuctionEnded("22A"),
            Note(N_("Until the opening lead is faced the players may ask, and wrong explanations are put "
                    "right."), "17D1"),
            because=N_("Three passes in rotation have followed the last bid."),
        )  # fmt: skip
    return Ruling.of(
        "22B", PassedOut("22B"),
        Note(N_("A pass that was not meant may still be changed until the hands are back in the "
                "board."), "25A5"),
        because=N_("All four players have passed."),
    )  # fmt: skip
