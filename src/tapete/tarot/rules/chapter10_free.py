"""Free tournaments."""

from __future__ import annotations

from tapete.law import Kind
from tapete.tarot.ranking import general, team_total, totals
from tapete.tarot.rules.book import TAROT_FFT
from tapete.tarot.score import check_balance
from tapete.text import N_

tl = TAROT_FFT.add_article("TL", N_("Free tournaments"))

tl.clause(
    "-1", Kind.MECHANICAL, N_("Totals and ranking"),
    N_("A player's total is the sum of his marks, deal by deal or position by position; the ranking goes by "
       "it, highest first."),
    words=N_("ranking, total, free tournament"),
)
tl.clause(
    "-2", Kind.MECHANICAL, N_("Teams"),
    N_("Teams of two or four may play a free tournament. Team-mates never meet; their marks are added, and "
       "teams are ranked by their sums."),
    words=N_("teams of two, teams of four"),
)
tl.clause(
    "-3", Kind.MECHANICAL, N_("Sums of zero"),
    N_("For every deal and every position the marks of the players of a table sum to 0."),
    see="T4-SC-6", words=N_("balance, check"),
)
TAROT_FFT.apply(totals, "TL-1")
TAROT_FFT.apply(general, "TL-1")
TAROT_FFT.apply(team_total, "TL-2")
TAROT_FFT.apply(check_balance, "TL-3")
