"""Law 90 of 2017: procedural penalties."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law90 = LAWS_2017.add_article("90", N_("Procedural penalties"))

law90.clause(
    "A", Kind.JUDGED, N_("What may be penalised"),
    N_("Beside the rectifications of these laws the arbiter may give a procedural penalty for any "
       "infraction that unduly delays or obstructs the game, inconveniences other contestants, violates "
       "correct procedure, or requires an adjusted score."),
    see="12C1", words=N_("procedural penalty, PP"),
)
law90.clause(
    "B", Kind.JUDGED, N_("Examples"),
    N_("Infractions like those below may be penalised, but others may be too."),
    words=N_("procedural penalty, list"),
)
law90.clause(
    "B1", Kind.JUDGED, N_("Arriving late"),
    N_("A contestant comes after the set starting time."),
    words=N_("procedural penalty, late"),
)
law90.clause(
    "B2", Kind.JUDGED, N_("Slow play"),
    N_("A contestant plays unduly slowly."),
    words=N_("procedural penalty, slow"),
)
law90.clause(
    "B3", Kind.JUDGED, N_("Loud discussion"),
    N_("Auction, play or result of a board is discussed so that another table may hear it."),
    words=N_("procedural penalty, overheard"),
)
law90.clause(
    "B4", Kind.JUDGED, N_("Comparing scores"),
    N_("Scores are compared with another contestant without permission."),
    words=N_("procedural penalty, compare"),
)
law90.clause(
    "B5", Kind.JUDGED, N_("Touching another's cards"),
    N_("A player touches or handles cards that belong to another."),
    see="7", words=N_("procedural penalty, handle cards"),
)
law90.clause(
    "B6", Kind.JUDGED, N_("A card in the wrong pocket"),
    N_("A player puts one or more cards into a wrong pocket of the board."),
    words=N_("procedural penalty, board, pocket"),
)
law90.clause(
    "B7", Kind.JUDGED, N_("Errors that need an adjusted score"),
    N_("An error of procedure, such as not counting one's cards or playing the wrong board, makes an "
       "adjusted score necessary for any contestant."),
    see="7B 15", words=N_("procedural penalty, count, wrong board"),
)
law90.clause(
    "B8", Kind.JUDGED, N_("Not complying promptly"),
    N_("A contestant does not promptly obey the regulations of the tournament or an instruction of the "
       "arbiter."),
    words=N_("procedural penalty, instruction"),
)
