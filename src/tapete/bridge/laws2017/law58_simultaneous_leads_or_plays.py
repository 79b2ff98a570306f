"""Law 58 of 2017: simultaneous leads or plays."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law58 = LAWS_2017.add_article("58", N_("Simultaneous leads or plays"))

law58.clause(
    "A", Kind.ASKED, N_("By two players"),
    N_("A lead or play made at the same moment as another player's legal one counts as coming after it."),
    words=N_("simultaneous, two players"),
)
law58.clause(
    "B1", Kind.ASKED, N_("Several cards, one visible"),
    N_("If the face of only one card can be seen, that card is played; the others are picked up and nothing "
       "more is rectified."),
    see="47F", words=N_("simultaneous, one visible"),
)
law58.clause(
    "B2", Kind.ASKED, N_("Several cards visible"),
    N_("If more than one face can be seen, the player says which card he meant to play; with a defender "
       "every other exposed card becomes a penalty card."),
    see="50", words=N_("simultaneous, several visible, penalty card"),
)
law58.clause(
    "B3", Kind.ASKED, N_("An opponent has played after it"),
    N_("Once the player has taken back a visible card, an opponent who played to the trick after it may "
       "take his own card back and play another without further rectification; 16C may apply."),
    see="16C 47D", words=N_("simultaneous, opponent, retract"),
)
law58.clause(
    "B4", Kind.ASKED, N_("Noticed too late"),
    N_("If it is noticed only after both sides have played to the next trick, 67 applies."),
    see="67", words=N_("simultaneous, defective trick"),
)
