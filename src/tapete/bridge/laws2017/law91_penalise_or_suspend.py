"""Law 91 of 2017: penalise or suspend."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law91 = LAWS_2017.add_article("91", N_("Disciplinary penalty or suspension"))

law91.clause(
    "A", Kind.JUDGED, N_("Points or suspension"),
    N_("To keep order and discipline the arbiter may give disciplinary penalties in points, or suspend a "
       "player or contestant for the current session or a part of it. This decision of his is final."),
    see="93B3 81C1", words=N_("disciplinary penalty, suspend"),
)
law91.clause(
    "B", Kind.JUDGED, N_("Disqualification"),
    N_("For cause the arbiter may disqualify a player or contestant, subject to the organiser's approval."),
    words=N_("disqualify"),
)
