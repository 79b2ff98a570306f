"""Law 86 of 2017: team play."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law86 = LAWS_2017.add_article("86", N_("Team play"))

law86.clause(
    "A", Kind.ASKED, N_("No new deal with the match in view"),
    N_("The arbiter does not use 6 to have a board dealt again if a contestant could know the final result "
       "of the match without that board; he gives an adjusted score instead."),
    see="6D3", words=N_("teams, redeal, substitute board"),
)
# The Italian text says "adjusted"; that it is an assigned score follows from its reference to 12C1c.
law86.clause(
    "B1", Kind.JUDGED, N_("One result at the other table"),
    N_("If the arbiter gives an adjusted score in team play and the result between the same contestants at "
       "the other table clearly favours one side, he assigns the score; with several adjusted scores B2 "
       "applies."),
    see="12C1c 86B2", words=N_("teams, other table, favourable result"),
)
law86.clause(
    "B2", Kind.ASKED, N_("Several results or adjusted scores"),
    N_("It applies in team play when the same contestants have two or more results that cannot be compared, "
       "those on a fouled board included, or when these laws require more than one adjusted score."),
    see="87A", words=N_("teams, non-comparable results, fouled board"),
)
law86.clause(
    "B2a", Kind.JUDGED, N_("Several: nobody at fault"),
    N_("If no contestant was at fault, the arbiter cancels the board or boards and gives artificial scores "
       "or, time allowing, has substitute boards played."),
    see="12C2 86A", words=N_("teams, cancel, substitute board"),
)
law86.clause(
    "B2b", Kind.JUDGED, N_("Several: one contestant at fault"),
    N_("For each board the side without fault receives average plus or an assigned score, whichever is "
       "better for it, and the side at fault the complement of what the opponents receive."),
    see="12C2b", words=N_("teams, average plus, complement"),
)
law86.clause(
    "B2c", Kind.JUDGED, N_("Several: both at fault"),
    N_("If both sides were at fault, the arbiter cancels the board or boards and gives artificial scores."),
    see="12C2", words=N_("teams, cancel, artificial"),
)
law86.clause(
    "B3", Kind.DEFINITION, N_("Several boards played at one table only"),
    N_("For several boards that the same or different contestants played at one table only, the regulating "
       "authority may set by regulation other scores than B2 gives; without a regulation B2 holds."),
    see="86B2", words=N_("teams, regulation"),
)
