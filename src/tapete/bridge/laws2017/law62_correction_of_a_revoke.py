"""Law 62 of 2017: correction of a revoke."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law62 = LAWS_2017.add_article("62", N_("Correcting a revoke"))

law62.clause(
    "A", Kind.ASKED, N_("It must be corrected"),
    N_("A player must correct his revoke if attention is drawn to it before it is established."),
    see="63A", words=N_("correct, revoke, not established"),
)
law62.clause(
    "B", Kind.MECHANICAL, N_("How it is corrected"),
    N_("The offender takes the card back and plays a legal one instead."),
    words=N_("correct, replace"),
)
law62.clause(
    "B1", Kind.ASKED, N_("From a defender's closed hand"),
    N_("The card that is taken back becomes a major penalty card if it came from a defender's hand that was "
       "not faced."),
    see="50", words=N_("major penalty card, revoke"),
)
law62.clause(
    "B2", Kind.ASKED, N_("From declarer, dummy or a faced card"),
    N_("If the card came from declarer's hand or dummy, or was a defender's faced card, it is replaced and "
       "nothing more is rectified."),
    see="43B2b", words=N_("declarer, dummy, faced card"),
)
law62.clause(
    "C1", Kind.ASKED, N_("The other side may change"),
    N_("Each of the side without fault may take back a card that he played after the revoke and before "
       "attention was drawn to it."),
    see="16C", words=N_("retract, non-offending side"),
)
law62.clause(
    "C2", Kind.ASKED, N_("The offending side may follow"),
    N_("When one of them has done so, the next player of the offending side may take back the card that he "
       "has played, which becomes a penalty card if he is a defender."),
    see="16C 50", words=N_("retract, penalty card"),
)
law62.clause(
    "C3", Kind.ASKED, N_("Both sides revoked on one trick"),
    N_("If both sides revoked on the same trick and only one of them has played to the next, both revokes "
       "must be corrected; every card that the defenders take back becomes a penalty card."),
    see="16C2 50 64B8", words=N_("both sides, same trick"),
)
law62.clause(
    "D1", Kind.ASKED, N_("Revoke at trick 12"),
    N_("A revoke at trick 12 is corrected, even when established, if it is found before all four hands are "
       "back in the board."),
    see="63B 64B6", words=N_("twelfth trick, correct"),
)
law62.clause(
    "D2", Kind.JUDGED, N_("A defender at trick 12, before partner's turn"),
    N_("If a defender revoked at trick 12 before his partner's turn to play to it, 16C applies."),
    see="16C", words=N_("twelfth trick, partner, unauthorised"),
)
