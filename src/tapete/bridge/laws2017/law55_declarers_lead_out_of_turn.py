"""Law 55 of 2017: declarer's lead out of turn."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law55 = LAWS_2017.add_article("55", N_("Declarer's lead out of turn"))

law55.clause(
    "A", Kind.ASKED, N_("Accepting or refusing it"),
    N_("Either defender may accept a lead out of turn from declarer's hand or dummy as in 53, or have it "
       "taken back. If they choose differently, the one next in rotation after the irregular lead decides."),
    see="53 47E1", words=N_("accept, either defender, wrong hand"),
)
law55.clause(
    "B1", Kind.ASKED, N_("Refused, at a defender's turn"),
    N_("If a defender had the lead, declarer puts the card back into its hand and nothing more is "
       "rectified."),
    words=N_("defender's turn, put back"),
)
law55.clause(
    "B2", Kind.ASKED, N_("Refused, from the wrong hand"),
    N_("If declarer had the lead in the other of his two hands, he puts the card back into its hand and "
       "must lead from the proper one."),
    words=N_("wrong hand, correct hand"),
)
law55.clause(
    "C", Kind.JUDGED, N_("Information for declarer"),
    N_("If declarer then plays along a line that information gained by his infraction could have suggested, "
       "16 applies."),
    see="16", words=N_("unauthorised information, declarer"),
)
