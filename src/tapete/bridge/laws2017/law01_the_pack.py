"""Law 1 of 2017: the pack."""

from __future__ import annotations

from tapete.bridge.cards import Card
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law01 = LAWS_2017.add_article("1", N_("The pack"))

law01.clause(
    "A", Kind.MECHANICAL, N_("Rank of cards and suits"),
    N_("Fifty-two cards in four suits of thirteen: spades, hearts, diamonds, clubs in falling order, and in "
       "each ace, king, queen, jack, ten and down to two."),
    see="18E 44F", words=N_("pack, deck, suits, rank, order"),
)  # fmt: skip
law01.clause(
    "B", Kind.DEFINITION, N_("Faces"),
    N_("The regulating authority may require faces that look the same either way up."),
    words=N_("face, symmetrical"),
)  # fmt: skip
law01.clause(
    "C", Kind.DEFINITION, N_("Backs"),
    N_("All fifty-two backs are alike; whatever is printed on them has a centre of symmetry."),
    words=N_("back, logo, symmetry"),
)  # fmt: skip

LAWS_2017.apply(Card.all, "1A")
