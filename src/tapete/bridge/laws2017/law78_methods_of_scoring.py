"""Law 78 of 2017: methods of scoring and conditions of contest."""

from __future__ import annotations

from tapete.bridge.adjusted import TotalPoints
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.score import imps, matchpoints
from tapete.law import Kind
from tapete.text import N_

law78 = LAWS_2017.add_article("78", N_("Methods of scoring and conditions of contest"))

law78.clause(
    "A", Kind.MECHANICAL, N_("Matchpoints"),
    N_("Against every other contestant's result on the same board a contestant scores two units if his own "
       "is better, one if they are equal, none if it is worse; units are matchpoints or half matchpoints."),
    words=N_("matchpoints, tops, pairs"),
)
law78.clause(
    "B", Kind.MECHANICAL, N_("IMPs"),
    N_("On every board the difference in total points between the two results compared is turned into IMPs "
       "by the scale below."),
    words=N_("international matchpoints, IMP scale"),
)
law78.clause("B.imp0", Kind.MECHANICAL, N_("IMP scale"), N_("A difference of 0 to 10 points is 0 IMPs."))
law78.clause("B.imp1", Kind.MECHANICAL, N_("IMP scale"), N_("A difference of 20 to 40 points is 1 IMP."))
law78.clause("B.imp2", Kind.MECHANICAL, N_("IMP scale"), N_("A difference of 50 to 80 points is 2 IMPs."))
law78.clause("B.imp3", Kind.MECHANICAL, N_("IMP scale"), N_("A difference of 90 to 120 points is 3 IMPs."))
law78.clause("B.imp4", Kind.MECHANICAL, N_("IMP scale"), N_("A difference of 130 to 160 points is 4 IMPs."))
law78.clause("B.imp5", Kind.MECHANICAL, N_("IMP scale"), N_("A difference of 170 to 210 points is 5 IMPs."))
law78.clause("B.imp6", Kind.MECHANICAL, N_("IMP scale"), N_("A difference of 220 to 260 points is 6 IMPs."))
law78.clause("B.imp7", Kind.MECHANICAL, N_("IMP scale"), N_("A difference of 270 to 310 points is 7 IMPs."))
law78.clause("B.imp8", Kind.MECHANICAL, N_("IMP scale"), N_("A difference of 320 to 360 points is 8 IMPs."))
law78.clause("B.imp9", Kind.MECHANICAL, N_("IMP scale"), N_("A difference of 370 to 420 points is 9 IMPs."))
law78.clause("B.imp10", Kind.MECHANICAL, N_("IMP scale"), N_("A difference of 430 to 490 points is 10 IMPs."))
law78.clause("B.imp11", Kind.MECHANICAL, N_("IMP scale"), N_("A difference of 500 to 590 points is 11 IMPs."))
law78.clause("B.imp12", Kind.MECHANICAL, N_("IMP scale"), N_("A difference of 600 to 740 points is 12 IMPs."))
law78.clause("B.imp13", Kind.MECHANICAL, N_("IMP scale"), N_("A difference of 750 to 890 points is 13 IMPs."))
law78.clause(
    "B.imp14", Kind.MECHANICAL, N_("IMP scale"), N_("A difference of 900 to 1090 points is 14 IMPs."),
)
law78.clause(
    "B.imp15", Kind.MECHANICAL, N_("IMP scale"), N_("A difference of 1100 to 1290 points is 15 IMPs."),
)
law78.clause(
    "B.imp16", Kind.MECHANICAL, N_("IMP scale"), N_("A difference of 1300 to 1490 points is 16 IMPs."),
)
law78.clause(
    "B.imp17", Kind.MECHANICAL, N_("IMP scale"), N_("A difference of 1500 to 1740 points is 17 IMPs."),
)
law78.clause(
    "B.imp18", Kind.MECHANICAL, N_("IMP scale"), N_("A difference of 1750 to 1990 points is 18 IMPs."),
)
law78.clause(
    "B.imp19", Kind.MECHANICAL, N_("IMP scale"), N_("A difference of 2000 to 2240 points is 19 IMPs."),
)
law78.clause(
    "B.imp20", Kind.MECHANICAL, N_("IMP scale"), N_("A difference of 2250 to 2490 points is 20 IMPs."),
)
law78.clause(
    "B.imp21", Kind.MECHANICAL, N_("IMP scale"), N_("A difference of 2500 to 2990 points is 21 IMPs."),
)
law78.clause(
    "B.imp22", Kind.MECHANICAL, N_("IMP scale"), N_("A difference of 3000 to 3490 points is 22 IMPs."),
)
law78.clause(
    "B.imp23", Kind.MECHANICAL, N_("IMP scale"), N_("A difference of 3500 to 3990 points is 23 IMPs."),
)
law78.clause(
    "B.imp24", Kind.MECHANICAL, N_("IMP scale"), N_("A difference of 4000 points or more is 24 IMPs."),
)
law78.clause(
    "C", Kind.MECHANICAL, N_("Total points"),
    N_("Each contestant scores the net total of points over all boards that he played."),
    words=N_("total points, aggregate"),
)
law78.clause(
    "D", Kind.DEFINITION, N_("Conditions of contest"),
    N_("With leave of the regulating authority other scoring may be used, such as victory points. The "
       "organiser publishes beforehand how to enter, how scores and winners are found and ties broken, and "
       "the like; it must not conflict with laws or prevailing regulations, and is available to the "
       "contestants."),
    see="80B2", words=N_("victory points, VP, ties, regulations"),
)

LAWS_2017.apply(matchpoints, "78A")
LAWS_2017.apply(imps, " ".join(clause.id for clause in law78.clauses if clause.id.startswith("78B")))
LAWS_2017.apply(TotalPoints.worth, "78C")
