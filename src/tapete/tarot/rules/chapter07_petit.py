"""The Petit at the end."""

from __future__ import annotations

from tapete.law import Kind
from tapete.tarot.count import petit_au_bout
from tapete.tarot.rules.book import TAROT_FFT
from tapete.tarot.score import parts
from tapete.text import N_

t4_pab = TAROT_FFT.add_article("T4-PAB", N_("The Petit au bout"))

t4_pab.clause(
    "-1", Kind.MECHANICAL, N_("The Petit in the last trick"),
    N_("If the Petit is in the last trick, the side that wins the trick gets 10 points times the factor of "
       "the contract, whoever wins the deal."),
    see="T4-SLAM-5", words=N_("petit au bout, ten points, last trick"),
)
t4_pab.clause(
    "-2", Kind.MECHANICAL, N_("Added or taken away"),
    N_("For the taker the premium is added when his side wins that trick and taken away when the defence "
       "does, in a deal won or lost."),
    see="T4-SC-3", words=N_("petit lost, petit stolen, sign"),
)
TAROT_FFT.apply(petit_au_bout, "T4-PAB-1")
TAROT_FFT.apply(parts, "T4-PAB-1 T4-PAB-2")
