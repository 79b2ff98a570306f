"""Law 48 of 2017: exposure of declarer's cards."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law48 = LAWS_2017.add_article("48", N_("Declarer's exposed cards"))

law48.clause(
    "A", Kind.MECHANICAL, N_("Declarer shows a card"),
    N_("Declarer may expose cards without restriction, 45C2 apart, and no card of his hand or of dummy ever "
       "becomes a penalty card. A card that he dropped he need not play."),
    see="45C2", words=N_("declarer, exposed card, dropped"),
)
law48.clause(
    "B1", Kind.ASKED, N_("Declarer faces his hand after a lead out of turn"),
    N_("When declarer faces his cards after an opening lead out of turn, 54 applies."),
    see="54A", words=N_("declarer, spreads hand"),
)
law48.clause(
    "B2", Kind.JUDGED, N_("Declarer faces his hand at another time"),
    N_("At any time but right after an opening lead out of turn it may be taken as a claim or concession, "
       "and 68 applies, unless it is demonstrable that he did not mean to claim."),
    see="68", words=N_("declarer, claim, shows hand"),
)
