"""Law 92 of 2017: right to appeal."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law92 = LAWS_2017.add_article("92", N_("Right to appeal"))

law92.clause(
    "A", Kind.DEFINITION, N_("Who may appeal"),
    N_("A contestant or his captain may appeal for review of any ruling that the arbiter made at his table. "
       "Regulations may sanction a request without merit."),
    words=N_("appeal, captain, frivolous"),
)
law92.clause(
    "B", Kind.MECHANICAL, N_("Time limit"),
    N_("The right to ask for or to appeal a ruling ends 30 minutes after the official score is open to "
       "inspection, unless the organiser has set another time."),
    see="79C1", words=N_("appeal, time limit, 30 minutes"),
)
law92.clause(
    "C", Kind.DEFINITION, N_("Through the arbiter"),
    N_("Every request for a review is made through the arbiter."),
    words=N_("appeal, how"),
)
law92.clause(
    "D", Kind.ASKED, N_("Those who must concur"),
    N_("An appeal is not heard unless those named below concur in it."),
    see="92D1 92D2", words=N_("appeal, concur"),
)
law92.clause(
    "D1", Kind.ASKED, N_("In pairs, both"),
    N_("In a pairs event both members of the pair must concur; in an individual event an appellant does not "
       "need his partner."),
    words=N_("appeal, pair, both members"),
)
law92.clause(
    "D2", Kind.ASKED, N_("In teams, the captain"),
    N_("In a team event the captain must concur."),
    words=N_("appeal, team, captain"),
)
