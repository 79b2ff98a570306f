"""Law 41 of 2017: commencement of play."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law41 = LAWS_2017.add_article("41", N_("How play begins"))

law41.clause(
    "A", Kind.MECHANICAL, N_("Opening lead face down"),
    N_("After a bid, double or redouble and three passes in rotation, the defender on the presumed "
       "declarer's left leads face down, unless the regulating authority wants it face up. Only on the "
       "arbiter's instruction after an irregularity is that card taken back, into the hand."),
    see="47E 54", words=N_("opening lead, face down, withdrawn lead"),
)
law41.clause(
    "B", Kind.ASKED, N_("Review and questions"),
    N_("Until the lead is faced, the leader's partner and the presumed declarer, not the presumed dummy, "
       "may ask for a review or about an opponent's call. Declarer, whose first turn is dummy's unless he "
       "accepts a lead out of turn, and the defenders may each ask for a review at their first turn, until "
       "they play; explanations remain open at every turn of theirs."),
    see="20C 20F2 20F3 16", words=N_("review, question, explanation, first turn"),
)
law41.clause(
    "C", Kind.MECHANICAL, N_("The lead is faced"),
    N_("After the clarification period the lead is faced, play has begun for good and dummy is spread. Once "
       "a review is too late, declarer or a defender may learn at his turn the contract and whether it is "
       "doubled or redoubled, but not by whom. Declarer may ask from which of his hands he is to play."),
    see="54A", words=N_("face the lead, contract, doubled, dummy spread"),
)
law41.clause(
    "D", Kind.MECHANICAL, N_("Dummy's hand"),
    N_("Dummy lays his cards before him face up, sorted into suits, in separate columns that run towards "
       "declarer with the lowest card nearest to him, trumps on dummy's right. Declarer plays both hands."),
    words=N_("dummy, columns, trumps on the right"),
)
