"""Law 18 of 2017: bids."""

from __future__ import annotations

from tapete.bridge.auction import IrregularCall
from tapete.bridge.bidding import Auction
from tapete.bridge.call import Call
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind, question
from tapete.text import N_

law18 = LAWS_2017.add_article("18", N_("Bids"))

law18.clause(
    "A", Kind.MECHANICAL, N_("What a bid says"),
    N_("A bid names a number of odd tricks, one to seven, and a denomination; pass, double and redouble "
       "are calls but not bids."),
    words=N_("level, odd tricks, call, form"),
)  # fmt: skip
law18.clause(
    "B", Kind.MECHANICAL, N_("To beat a bid"),
    N_("A bid beats an earlier one with the same number of tricks in a higher denomination, or with more "
       "tricks in any."),
    see="18E", words=N_("supersede, higher, overcall"),
)  # fmt: skip
law18.clause(
    "C", Kind.MECHANICAL, N_("Sufficient bid"),
    N_("A bid that beats the last bid before it is sufficient."),
    see="18B", words=N_("sufficient"),
)  # fmt: skip
law18.clause(
    "D", Kind.MECHANICAL, N_("Insufficient bid"),
    N_("A bid that does not beat the last bid before it is insufficient, and that is an infraction."),
    see="27", words=N_("insufficient, too low"),
)  # fmt: skip
law18.clause(
    "E", Kind.MECHANICAL, N_("Rank of the denominations"),
    N_("From the top: no trump, spades, hearts, diamonds, clubs."),
    words=N_("rank, order of suits, no trump"),
)  # fmt: skip
law18.clause(
    "F", Kind.DEFINITION, N_("Other ways of calling"),
    N_("A regulating authority may allow calls to be made in other ways."),
    words=N_("bidding boxes, written bidding, regulating authority"),
)  # fmt: skip


@question(
    N_("Was the insufficient bid made out of turn?"), cite="27A2",
    help=N_("A bid at the turn of the player on the right is in turn where that player had to pass (28A)."),
)  # fmt: skip
def out_of_rotation(table: IrregularCall) -> bool | None:
    return not table.in_rotation


@question(
    N_("Is the call legal when it is repeated?"), cite="18C 18D 31A1",
    help=N_("A bid that was insufficient out of rotation is still insufficient; no bid at all is legal for a "
            "player who has to pass."),
)  # fmt: skip
def repeated_bid_sufficient(table: IrregularCall) -> bool | None:
    return not (table.is_insufficient or table.offender_was_obliged)


@question(
    N_("Did the offender have to pass at this turn?"), cite="31A1 32A1 35B",
    help=N_("An earlier irregularity of the side may have barred him. Then he cannot repeat the call "
            "legally."),
)  # fmt: skip
def had_to_pass(table: IrregularCall) -> bool | None:
    return table.offender_was_obliged


LAWS_2017.apply(Call.bid, "18A")
LAWS_2017.apply(Call.beats, "18B 18E")
LAWS_2017.apply(IrregularCall.is_sufficient, "18C 18D")
LAWS_2017.apply(Auction.why_not, "18C 18D")
