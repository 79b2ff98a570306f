"""Law 53 of 2017: lead out of turn accepted."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law53 = LAWS_2017.add_article("53", N_("Lead out of turn accepted"))

law53.clause(
    "A", Kind.ASKED, N_("Accepting it"),
    N_("Up to trick 12 a faced lead out of turn becomes correct if declarer, or either defender against "
       "declarer's lead, says that he accepts it, or if the next hand plays to it. Otherwise the arbiter "
       "requires the lead from the proper hand. At trick 13 it must be taken back."),
    see="47B 47E1 53B", words=N_("accept, lead out of turn, condone, trick 13"),
)
law53.clause(
    "B", Kind.ASKED, N_("The proper leader leads"),
    N_("If an opponent of the offender had the lead, he may make it to that trick without it counting as "
       "played to the wrong lead. His lead then stands, and all cards wrongly played to the trick may be "
       "withdrawn; 16C applies."),
    see="53A 16C", words=N_("proper lead, withdrawn"),
)
law53.clause(
    "C", Kind.ASKED, N_("The wrong defender plays to declarer's lead"),
    N_("If declarer leads out of turn from either hand and the defender to the right of that lead plays, "
       "the lead stands and 57 applies, B excepted."),
    see="57 53B", words=N_("declarer's lead out of turn, wrong defender"),
)
