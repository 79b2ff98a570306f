"""Law 79 of 2017: tricks won."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law79 = LAWS_2017.add_article("79", N_("Tricks won"))

law79.clause(
    "A1", Kind.DEFINITION, N_("Agreeing the tricks"),
    N_("The number of tricks won is agreed before all four hands go back into the board."),
    see="65D", words=N_("tricks, agree"),
)
law79.clause(
    "A2", Kind.DEFINITION, N_("Not knowingly taking too much"),
    N_("A player must not knowingly accept the score for a trick that his side did not win, or the "
       "concession of a trick that the opponents could not lose."),
    see="72B2", words=N_("concession, own trick, ethics"),
)
law79.clause(
    "B", Kind.ASKED, N_("Disagreement"),
    N_("If there is disagreement about the tricks won, the arbiter must be called."),
    words=N_("tricks, dispute"),
)
law79.clause(
    "B1", Kind.ASKED, N_("After a claim"),
    N_("If there was a claim or concession, 69B or 71 applies."),
    see="69B 71", words=N_("tricks, claim, concession"),
)
law79.clause(
    "B2", Kind.JUDGED, N_("Without a claim"),
    N_("If B1 does not apply, the arbiter decides which result is recorded."),
    words=N_("tricks, decide"),
)
law79.clause(
    "B3", Kind.JUDGED, N_("Called after the round"),
    N_("The result is changed for both sides only if the arbiter is clearly convinced of the result at the "
       "table. Otherwise he lets the recorded one stand, or lowers the score of one side without raising "
       "the other's."),
    words=N_("tricks, too late, split score"),
)
law79.clause(
    "C1", Kind.MECHANICAL, N_("Error in the score"),
    N_("A mistake in computing or recording an agreed result, whoever made it, may be corrected until the "
       "time set by the organiser: 30 minutes after the official score is open to inspection, if none is "
       "set. It may be longer, and shorter only where the event's special nature requires."),
    see="92B", words=N_("correction period, scoring error, 30 minutes"),
)
law79.clause(
    "C2", Kind.JUDGED, N_("Error in the score, later"),
    N_("With leave of the organiser a recording error may be corrected after that period, if the arbiter is "
       "convinced beyond reasonable doubt that the record is wrong."),
    words=N_("correction period, late correction"),
)
