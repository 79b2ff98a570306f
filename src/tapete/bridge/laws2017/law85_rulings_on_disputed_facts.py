"""Law 85 of 2017: rulings on disputed facts."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law85 = LAWS_2017.add_article("85", N_("Rulings on disputed facts"))

law85.clause(
    "", Kind.ASKED, N_("Facts not agreed"),
    N_("Called to rule on a point of law or regulation on which the facts are not agreed, the arbiter "
       "proceeds as below."),
    see="84", words=N_("disputed facts"),
)
law85.clause(
    "A1", Kind.JUDGED, N_("Balance of probabilities"),
    N_("He finds the facts by what is more probable, giving the evidence that he could collect its proper "
       "weight."),
    words=N_("disputed facts, evidence, probability"),
)
law85.clause(
    "A2", Kind.JUDGED, N_("Facts found"),
    N_("Once satisfied that he has found the facts, he rules as in 84."),
    see="84", words=N_("disputed facts, established"),
)
law85.clause(
    "B", Kind.JUDGED, N_("Facts not found"),
    N_("If he cannot find the facts to his satisfaction, he makes a ruling that lets play go on."),
    words=N_("disputed facts, undetermined"),
)
