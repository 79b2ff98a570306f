"""Law 56 of 2017: defender's lead out of turn."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law56 = LAWS_2017.add_article("56", N_("A defender's lead out of turn"))

law56.clause(
    "A", Kind.ASKED, N_("Accepted"),
    N_("Declarer may accept a defender's faced lead out of turn as in 53."),
    see="53", words=N_("accept, defender, lead out of turn"),
)
law56.clause(
    "B", Kind.ASKED, N_("Refused"),
    N_("Declarer may have the faced lead taken back; the card becomes a major penalty card and 50D applies."),
    see="50D", words=N_("refuse, defender, major penalty card"),
)
