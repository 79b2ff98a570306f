"""The cards and the aim of the game."""

from __future__ import annotations

from tapete.law import Kind
from tapete.tarot import score
from tapete.tarot.cards import Card, Rank
from tapete.tarot.count import count, excuse_of
from tapete.tarot.hand import half_points
from tapete.tarot.rules.book import TAROT_FFT
from tapete.text import N_

t4_card = TAROT_FFT.add_article("T4-CARD", N_("The cards"))

t4_card.clause(
    "-1", Kind.MECHANICAL, N_("The pack"),
    N_("There are 78 cards: in each of four suits king, queen, knight, jack and 10 down to the ace, which is "
       "the lowest; 21 trumps, of which the higher number is the stronger; and the Excuse."),
    words=N_("seventy-eight cards, suits, ace low, knight"),
)
t4_card.clause(
    "-2", Kind.MECHANICAL, N_("Honours and oudlers"),
    N_("King, queen, knight and jack are honours. The trump 21, the trump 1 (the Petit) and the Excuse are "
       "the three oudlers."),
    see="T4-GOAL-1", words=N_("bouts, court cards, Petit"),
)
t4_card.clause(
    "-3", Kind.MECHANICAL, N_("What cards are worth"),
    N_("An oudler or a king is worth 4½ points, a queen 3½, a knight 2½, a jack 1½, every other card ½. "
       "Cards are counted two by two, one of them a low one; in all there are 91 points."),
    see="T3-3 T5-8", words=N_("points of cards, value, counting in pairs, ninety-one"),
)
t4_card.clause(
    "-4", Kind.DEFINITION, N_("What the Excuse is for"),
    N_("The Excuse frees its player from following suit and from playing a trump."),
    see="T4-PLAY-6", words=N_("excuse, fool, joker"),
)
TAROT_FFT.apply(Card.all, "T4-CARD-1")
TAROT_FFT.apply(Rank, "T4-CARD-2")
TAROT_FFT.apply(half_points, "T4-CARD-3")

t4_goal = TAROT_FFT.add_article("T4-GOAL", N_("The aim of the game"))

t4_goal.clause(
    "-1", Kind.MECHANICAL, N_("The points needed"),
    N_("With no oudler in his tricks at the end the taker needs 56 points, with one 51, with two 41, with "
       "all three 36. Nothing else changes what he needs."),
    see="T4-SC-1", words=N_("target, oudlers, 56, 51, 41, 36"),
)
t4_goal.clause(
    "-2", Kind.MECHANICAL, N_("Which oudlers change sides"),
    N_("The 21 and the Excuse stay with the side that had them; the Petit belongs to who wins it in a "
       "trick."),
    see="T4-GOAL-3 T4-PLAY-7", words=N_("catching the Petit, hunt"),
)
t4_goal.clause(
    "-3", Kind.MECHANICAL, N_("The Excuse in the last trick"),
    N_("Played to the last trick, the Excuse goes to the other side, except in a slam."),
    see="T4-SLAM-4 T4-SLAM-6", words=N_("excuse at the end, losing the excuse"),
)
TAROT_FFT.apply(score, "T4-GOAL-1")
TAROT_FFT.apply(count, "T4-GOAL-2")
TAROT_FFT.apply(excuse_of, "T4-GOAL-3")
