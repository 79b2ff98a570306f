"""Law 19 of 1997: doubles and redoubles."""

from __future__ import annotations

from tapete.bridge.auction import IrregularCall
from tapete.bridge.bidding import Auction
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.law import Kind
from tapete.text import N_

law19 = LAWS_1997.add_article("19", N_("Doubles and redoubles"))

law19.clause(
    "A1", Kind.MECHANICAL, N_("What may be doubled"),
    N_("Only the last bid, made by an opponent, with nothing but passes since."),
    see="36", words=N_("double, inadmissible, legal double"),
)  # fmt: skip
law19.clause(
    "A2", Kind.DEFINITION, N_("How to double"),
    N_("With the one word; level and denomination are not to be named."),
    words=N_("double, form, wording"),
)  # fmt: skip
law19.clause(
    "A3", Kind.MECHANICAL, N_("Doubling a bid under a wrong name"),
    N_("Who names the doubled bid wrongly has doubled it as it was made; unauthorised information is "
       "possible."),
    see="16", words=N_("double, misstated level, misstated denomination"),
)  # fmt: skip
law19.clause(
    "B1", Kind.MECHANICAL, N_("What may be redoubled"),
    N_("Only the last double, made by an opponent, with nothing but passes since."),
    see="36", words=N_("redouble, inadmissible, legal redouble"),
)  # fmt: skip
law19.clause(
    "B2", Kind.DEFINITION, N_("How to redouble"),
    N_("With the one word; level and denomination are not to be named."),
    words=N_("redouble, form, wording"),
)  # fmt: skip
law19.clause(
    "B3", Kind.MECHANICAL, N_("Redoubling a bid under a wrong name"),
    N_("Who names the redoubled bid wrongly has redoubled it as it was made; unauthorised information is "
       "possible."),
    see="16", words=N_("redouble, misstated level, misstated denomination"),
)  # fmt: skip
law19.clause(
    "C", Kind.MECHANICAL, N_("Superseded"),
    N_("A later legal bid ends a double or redouble."),
    words=N_("superseded, cancelled by a bid"),
)  # fmt: skip
law19.clause(
    "D", Kind.MECHANICAL, N_("Doubled contracts"),
    N_("When no sufficient bid follows the double or redouble, the contract is scored at the increased "
       "value."),
    see="77", words=N_("score, doubled, redoubled"),
)  # fmt: skip

LAWS_1997.apply(IrregularCall.is_admissible, "19A1 19A3 19B1 19B3 19C")
LAWS_1997.apply(Auction.why_not, "19A1 19B1")
LAWS_1997.apply(Auction.then, "19C 19D")
