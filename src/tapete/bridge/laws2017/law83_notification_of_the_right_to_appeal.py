"""Law 83 of 2017: notification of the right to appeal."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law83 = LAWS_2017.add_article("83", N_("Telling of the right to appeal"))

law83.clause(
    "", Kind.JUDGED, N_("When a review may be in order"),
    N_("If the arbiter thinks that his ruling might well be reviewed, as on facts found or discretion used, "
       "he tells a contestant of his right to appeal, or may himself refer the matter to an appropriate "
       "committee."),
    see="92 81C7", words=N_("appeal, inform, review"),
)
