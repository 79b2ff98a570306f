"""Law 60 of 2017: play after an illegal play."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law60 = LAWS_2017.add_article("60", N_("Play after an irregular play"))

law60.clause(
    "A1", Kind.ASKED, N_("The side without fault plays on"),
    N_("If one of them plays after his right-hand opponent has led or played out of turn or too soon, and "
       "before a rectification is assessed, the right to have that infraction rectified is lost."),
    see="11A", words=N_("forfeit, plays over, condone"),
)
law60.clause(
    "A2", Kind.MECHANICAL, N_("The irregular play then counts"),
    N_("When the right to rectification is lost, the irregular play is treated as made in turn, except "
       "where 53B applies."),
    see="53B", words=N_("in turn, condoned"),
)
law60.clause(
    "A3", Kind.MECHANICAL, N_("Earlier duties remain"),
    N_("A duty that the offending side had before, to play a penalty card or to obey a restriction on leads "
       "or plays, holds at its later turns."),
    see="50", words=N_("earlier obligation, penalty card"),
)
law60.clause(
    "B", Kind.ASKED, N_("A defender plays before declarer's corrected lead"),
    N_("If a defender plays after declarer was required to take back a lead out of turn from either hand, "
       "and before he leads from the right one, the defender's card becomes a major penalty card."),
    see="50 55B2", words=N_("defender, declarer's lead, major penalty card"),
)
law60.clause(
    "C", Kind.ASKED, N_("The offending side plays on"),
    N_("A play by the offending side before a rectification is assessed leaves the opponents' rights as "
       "they are and may itself be rectified."),
    words=N_("offending side, rights"),
)
