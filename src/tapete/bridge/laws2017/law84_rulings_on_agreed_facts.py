"""Law 84 of 2017: rulings on agreed facts."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law84 = LAWS_2017.add_article("84", N_("Rulings on agreed facts"))

law84.clause(
    "", Kind.ASKED, N_("Facts agreed"),
    N_("Called to rule on a point of law or regulation on which the facts are agreed, the arbiter proceeds "
       "as below."),
    see="85", words=N_("agreed facts"),
)
law84.clause(
    "A", Kind.ASKED, N_("Nothing to rectify"),
    N_("If the laws provide no rectification, and there is nothing for his discretion, he has the players "
       "go on with auction or play."),
    words=N_("agreed facts, play on"),
)
law84.clause(
    "B", Kind.ASKED, N_("Rectification prescribed"),
    N_("If a law clearly covers the case and prescribes a rectification, he assesses it and sees that it is "
       "carried out."),
    words=N_("agreed facts, prescribed"),
)
law84.clause(
    "C", Kind.ASKED, N_("A player's choice"),
    N_("If a law gives a player a choice of rectifications, he explains the options and sees that one is "
       "chosen and carried out."),
    see="10C1", words=N_("agreed facts, options"),
)
law84.clause(
    "D", Kind.JUDGED, N_("The arbiter's choice"),
    N_("He decides every doubtful point for the side without fault and seeks to restore equity. If it was "
       "probably damaged by an irregularity for which these laws provide no rectification, he adjusts the "
       "score."),
    see="12", words=N_("agreed facts, doubt, equity"),
)
