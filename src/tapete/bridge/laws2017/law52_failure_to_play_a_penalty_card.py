"""Law 52 of 2017: failure to lead or play a penalty card."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law52 = LAWS_2017.add_article("52", N_("Not leading or playing a penalty card"))

law52.clause(
    "A", Kind.MECHANICAL, N_("Not taken back of one's own accord"),
    N_("A defender who did not lead or play a penalty card as 50 or 51 demands may not on his own "
       "initiative take back the card that he played instead."),
    see="50 51", words=N_("wrong card, retract"),
)
law52.clause(
    "B1a", Kind.ASKED, N_("Declarer accepts the other card"),
    N_("Declarer may accept the card that a defender led or played when the law required a penalty card."),
    words=N_("accept, wrong card"),
)
law52.clause(
    "B1b", Kind.ASKED, N_("Declarer must accept"),
    N_("Declarer must accept the wrong card once he has played from his own hand or from dummy."),
    words=N_("must accept, declarer played"),
)
law52.clause(
    "B1c", Kind.MECHANICAL, N_("What remains after acceptance"),
    N_("If the wrong card is accepted, every penalty card not played remains one."),
    words=N_("penalty card remains"),
)
law52.clause(
    "B2", Kind.ASKED, N_("Declarer does not accept"),
    N_("If declarer does not accept, the defender must put the penalty card in place of the wrong one, and "
       "every card that he led or played illegally in this irregularity becomes a major penalty card."),
    see="50", words=N_("substitute, major penalty card"),
)
