"""Law 49 of 2017: exposure of a defender's cards."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law49 = LAWS_2017.add_article("49", N_("A defender's exposed cards"))

law49.clause(
    "", Kind.ASKED, N_("Seen or named"),
    N_("A defender's card in a position where partner could see its face, or that he names as being in his "
       "hand, becomes a penalty card, unless this happens in normal play or under a law. Statements about "
       "the trick in progress, and a concession to which partner objects, follow 68."),
    see="50 47E 68 68B2", words=N_("exposed card, penalty card, names a card"),
)
