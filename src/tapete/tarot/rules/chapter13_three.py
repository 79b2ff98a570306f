"""Tarot for three."""

from __future__ import annotations

from tapete.law import Kind
from tapete.tarot.dealing import dealt
from tapete.tarot.form import Form
from tapete.tarot.handful import size_of
from tapete.tarot.rules.book import TAROT_FFT
from tapete.tarot.score import counted, marks
from tapete.text import N_

t3 = TAROT_FFT.add_article("T3", N_("Three players"))

t3.clause(
    "-1", Kind.MECHANICAL, N_("Cards"),
    N_("The game for three is admitted, with nearly the same rules and the same contracts. The cards are "
       "dealt four by four; the dog has six; each player has 24."),
    see="T4-DEAL-4", words=N_("three-handed, four by four, 24 cards"),
)
t3.clause(
    "-2", Kind.MECHANICAL, N_("Handfuls"),
    N_("A simple handful has 13 trumps, a double one 15, a triple one 18."),
    see="T4-HF-2", words=N_("handful of three, 13, 15, 18"),
)
t3.clause(
    "-3", Kind.MECHANICAL, N_("The odd half point"),
    N_("After the card for the Excuse has been given, the half points are counted; an odd half goes to the "
       "side that wins the deal. With two oudlers 40½ are 40, failed by one; 41½ are 42, made by one."),
    see="T4-SC-1", words=N_("half point, rounding, winner"),
)
t3.clause(
    "-4", Kind.MECHANICAL, N_("Marks"),
    N_("The defenders' marks are as for four; the taker marks twice as much. The three marks sum to 0."),
    see="T4-SC-4", words=N_("marks of three, twice"),
)
TAROT_FFT.apply(Form.of, "T3-1")
TAROT_FFT.apply(dealt, "T3-1")
TAROT_FFT.apply(size_of, "T3-2")
TAROT_FFT.apply(counted, "T3-3")
TAROT_FFT.apply(marks, "T3-4")
