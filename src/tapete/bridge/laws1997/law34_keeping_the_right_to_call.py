"""Law 34 of 1997: retention of the right to call."""

from __future__ import annotations

from tapete.bridge.effects import AuctionReturns
from tapete.bridge.incidents import ClosingCalls
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.bridge.laws1997.law22_after_the_auction import three_passes, turn_was_lost
from tapete.bridge.people import Player
from tapete.bridge.remedies import PassesCancelled
from tapete.law import Case, Kind, Ruling, procedure
from tapete.text import N_

law34 = LAWS_1997.add_article("34", N_("Keeping the right to call"))

law34.clause(
    "", Kind.MECHANICAL, N_("Three passes, one out of rotation"),
    N_("When one of three passes after a call was out of rotation and cost a player his turn, the auction is "
       "not over: it goes back to that player, all passes after that are cancelled, and it goes on as if "
       "nothing had happened."),
    see="17E", words=N_("lost turn, three passes, out of rotation"),
)  # fmt: skip


@procedure(LAWS_1997, "34", N_("A player lost his turn before three passes"))
def right_to_call(case: Case[ClosingCalls]) -> Ruling:
    if not case.ask(three_passes) or not case.ask(turn_was_lost):
        return case.refer("22", cite="34")
    return Ruling.of(
        "34", AuctionReturns(Player.PASSED_OVER, "34"), PassesCancelled("34"), grave=True,
        because=N_("A pass out of rotation cost a player his turn."),
    )  # fmt: skip
