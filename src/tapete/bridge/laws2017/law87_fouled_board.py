"""Law 87 of 2017: fouled board."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law87 = LAWS_2017.add_article("87", N_("Fouled board"))

law87.clause(
    "A", Kind.ASKED, N_("When a board is fouled"),
    N_("A board is fouled if cards were misplaced in it, or if dealer or vulnerability differed between "
       "copies, so that contestants who should have been compared did not play it in the same form."),
    words=N_("fouled board, misplaced card, copies"),
)
law87.clause(
    "B", Kind.MECHANICAL, N_("Pairs and individuals"),
    N_("The arbiter finds as exactly as he can which scores were made on the correct form and which on each "
       "changed one, and splits them into groups, scored separately as the regulations say; if they say "
       "nothing, he chooses a method and announces it."),
    words=N_("fouled board, groups, Neuberg"),
)
law87.clause(
    "C", Kind.MECHANICAL, N_("Teams"),
    N_("In team play 86B2 applies."),
    see="86B2", words=N_("fouled board, teams"),
)
