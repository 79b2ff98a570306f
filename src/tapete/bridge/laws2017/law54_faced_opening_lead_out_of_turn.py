"""Law 54 of 2017: faced opening lead out of turn."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law54 = LAWS_2017.add_article("54", N_("Faced opening lead out of turn"))

law54.clause(
    "", Kind.ASKED, N_("A face-down lead by partner"),
    N_("If the opening lead out of turn is faced and the offender's partner has led face down, the arbiter "
       "has the face-down lead taken back."),
    see="41A", words=N_("opening lead out of turn, face-down lead"),
)
law54.clause(
    "A", Kind.ASKED, N_("Declarer spreads his hand"),
    N_("Declarer may spread his hand and become dummy; dummy then becomes declarer. If he begins to spread "
       "it and exposes a card or more, he must spread it all."),
    see="48B1", words=N_("opening lead out of turn, become dummy"),
)
law54.clause(
    "B", Kind.ASKED, N_("Declarer accepts the lead"),
    N_("Declarer may accept the lead as in 53; dummy is then spread as in 41."),
    see="53 41D", words=N_("opening lead out of turn, accept"),
)
law54.clause(
    "B1", Kind.MECHANICAL, N_("The second card from declarer's hand"),
    N_("After acceptance declarer's own hand plays the second card of the trick."),
    words=N_("second card, declarer's hand"),
)
law54.clause(
    "B2", Kind.MECHANICAL, N_("The second card from dummy"),
    N_("If declarer plays the second card from dummy, that card may not be taken back except to correct a "
       "revoke."),
    see="62", words=N_("second card, dummy"),
)
law54.clause(
    "C", Kind.ASKED, N_("Declarer has to accept"),
    N_("Declarer must accept the lead if he could have seen any of dummy's cards, those exposed in the "
       "auction under 24 excepted; the presumed declarer then becomes declarer."),
    see="24", words=N_("opening lead out of turn, seen dummy, must accept"),
)
law54.clause(
    "D", Kind.ASKED, N_("Declarer refuses the lead"),
    N_("Declarer may have the lead taken back; the card becomes a major penalty card and 50D applies."),
    see="50D", words=N_("opening lead out of turn, refuse, major penalty card"),
)
law54.clause(
    "E", Kind.ASKED, N_("A lead by the wrong side"),
    N_("If a player of the declaring side tries to make the opening lead, 24 applies."),
    see="24", words=N_("opening lead, declaring side"),
)
