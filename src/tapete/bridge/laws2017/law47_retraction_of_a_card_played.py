"""Law 47 of 2017: retraction of a card played."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law47 = LAWS_2017.add_article("47", N_("Taking back a played card"))

law47.clause(
    "A", Kind.MECHANICAL, N_("For a rectification"),
    N_("A played card may be taken back when the rectification of an irregularity requires it; a defender's "
       "card may then become a penalty card."),
    see="49", words=N_("retract, withdraw, rectification"),
)
law47.clause(
    "B", Kind.MECHANICAL, N_("To correct an illegal play"),
    N_("A played card may be taken back to correct an illegal play. For defenders, apart from the cases of "
       "this law, 49 applies; for simultaneous plays, 58."),
    see="49 58", words=N_("retract, illegal play, penalty card"),
)
law47.clause(
    "C", Kind.MECHANICAL, N_("After an unintended designation"),
    N_("A card may be taken back into the hand, without further rectification, when 45C4b permits the "
       "change of designation."),
    see="45C4b", words=N_("retract, slip of the tongue"),
)
# The heading of the Italian text speaks of a change of call, its body of a change of play.
law47.clause(
    "D", Kind.ASKED, N_("After an opponent changed his play"),
    N_("When an opponent has changed his play, a card may be taken back into the hand and replaced by "
       "another without further rectification; 16C and 62C2 may apply."),
    see="16C 62C2", words=N_("retract, change of play, opponent"),
)
law47.clause(
    "E1", Kind.ASKED, N_("Told by an opponent that it was his turn"),
    N_("A lead or play out of turn by a player whom an opponent had wrongly told that it was his turn is "
       "taken back without further rectification. The player on the left may not accept it, and 63A1 does "
       "not apply."),
    see="16C 63A1", words=N_("out of turn, misinformed, retract"),
)
law47.clause(
    "E2a", Kind.ASKED, N_("After a wrong explanation"),
    N_("A card played between a wrong explanation of an opponent's call or play and the right one may be "
       "taken back, without further rectification, only if no card was played to the trick after it; an "
       "opening lead no longer once dummy has faced any card."),
    see="16C", words=N_("misinformation, retract, opening lead"),
)
law47.clause(
    "E2b", Kind.JUDGED, N_("After a wrong explanation, too late"),
    N_("When the card can no longer be taken back, the arbiter may adjust the score."),
    see="12C1 21B3", words=N_("misinformation, adjusted score"),
)
law47.clause(
    "F1", Kind.MECHANICAL, N_("After the proper lead"),
    N_("A card may be taken back under 53B."),
    see="53B", words=N_("retract, lead out of turn"),
)
law47.clause(
    "F2", Kind.MECHANICAL, N_("Otherwise not"),
    N_("Apart from the cases of this law, a card once played may not be taken back."),
    words=N_("retract, stands"),
)
