"""Law 63 of 2017: establishment of a revoke."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law63 = LAWS_2017.add_article("63", N_("When a revoke is established"))

law63.clause(
    "A1", Kind.ASKED, N_("Play to the next trick"),
    N_("A revoke is established when the offender or his partner leads or plays to the next trick, legally "
       "or not."),
    see="47E1", words=N_("established, next trick"),
)
law63.clause(
    "A2", Kind.ASKED, N_("Naming the next card"),
    N_("A revoke is established when the offender or his partner names, or otherwise designates, a card for "
       "the next trick."),
    words=N_("established, names a card"),
)
law63.clause(
    "A3", Kind.ASKED, N_("Claim by the offending side"),
    N_("A revoke is established when one of the offending side claims or concedes tricks, in words, by "
       "facing his cards, or in any other way."),
    see="68", words=N_("established, claim, concession"),
)
law63.clause(
    "A4", Kind.ASKED, N_("Agreement to the opponents' claim"),
    N_("A revoke is established when a claim or concession of the opponents has been agreed under 69A, the "
       "offending side having raised no objection before the end of the round or before it called on the "
       "next board."),
    see="69A", words=N_("established, agreed claim"),
)
law63.clause(
    "B", Kind.MECHANICAL, N_("No longer corrected"),
    N_("An established revoke may no longer be corrected, except at trick 12 under 62D or under 62C3; the "
       "trick stands as played."),
    see="62D 62C3", words=N_("established, stands"),
)
