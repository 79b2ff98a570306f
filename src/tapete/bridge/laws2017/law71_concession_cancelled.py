"""Law 71 of 2017: concession cancelled."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law71 = LAWS_2017.add_article("71", N_("Concession cancelled"))

law71.clause(
    "", Kind.MECHANICAL, N_("A concession stands, with two exceptions"),
    N_("Once made, a concession stands; only within the correction period of 79C does the arbiter cancel it "
       "in the two cases below, and score the board again with that trick for the side that conceded."),
    see="79C", words=N_("concession, cancel, correction period"),
)
law71.clause(
    "A", Kind.ASKED, N_("A trick already won"),
    N_("A player conceded a trick that his side had in fact won."),
    words=N_("concession, trick won"),
)
law71.clause(
    "B", Kind.JUDGED, N_("A trick that could not be lost"),
    N_("A player conceded a trick that no normal play of the remaining cards could lose; normal includes "
       "play that is careless or inferior for the class of player."),
    see="70D1", words=N_("concession, normal play"),
)
