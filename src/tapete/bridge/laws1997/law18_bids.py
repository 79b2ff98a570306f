"""Law 18 of 1997: what a bid is, and when it is sufficient."""

from __future__ import annotations

from tapete.bridge.auction import IrregularCall
from tapete.bridge.call import Call
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.law import Kind
from tapete.text import N_

law18 = LAWS_1997.add_article("18", N_("Bids"))

law18.clause(
    "A", Kind.MECHANICAL, N_("Form"),
    N_("A bid names a number of tricks above six, from one to seven, and a denomination; pass, double and "
       "redouble are calls, but not bids."),
    see="19 38", words=N_("level, denomination, call"),
)  # fmt: skip
law18.clause(
    "B", Kind.MECHANICAL, N_("Superseding a bid"),
    N_("A bid supersedes the one before if it names as many tricks in a higher denomination, or more tricks "
       "in any."),
    see="18E", words=N_("higher, beat, supersede"),
)  # fmt: skip
law18.clause(
    "C", Kind.MECHANICAL, N_("Sufficient bid"),
    N_("A bid is sufficient if it supersedes the last one."),
    see="18B", words=N_("sufficient"),
)  # fmt: skip
law18.clause(
    "D", Kind.MECHANICAL, N_("Insufficient bid"),
    N_("A bid is insufficient if it does not supersede the last one."),
    see="27", words=N_("insufficient"),
)  # fmt: skip
law18.clause(
    "E", Kind.MECHANICAL, N_("Rank of the denominations"),
    N_("From the top: no trump, spades, hearts, diamonds, clubs."),
    words=N_("order, rank, no trump"),
)  # fmt: skip
law18.clause(
    "F", Kind.DEFINITION, N_("Other methods"),
    N_("Zones and federations may allow other ways of bidding, such as bidding boxes."),
    see="80E", words=N_("bidding box, written bidding"),
)  # fmt: skip

LAWS_1997.apply(Call.bid, "18A")
LAWS_1997.apply(Call.beats, "18B 18E")
LAWS_1997.apply(IrregularCall.is_sufficient, "18C 18D")
