"""Law 4 of 2017: partnerships."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law04 = LAWS_2017.add_article("4", N_("Partnerships"))

law04.clause(
    "", Kind.DEFINITION, N_("Two sides"),
    N_("North and South play East and West. Pairs and teams stay together for the whole session unless the "
       "arbiter allows a change; in an individual event the partnerships change during it."),
    see="89", words=N_("partnership, pair, team, individual, session"),
)  # fmt: skip
