"""Law 7 of 2017: control of board and cards."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law07 = LAWS_2017.add_article("7", N_("Control of board and cards"))

law07.clause(
    "A", Kind.DEFINITION, N_("The board stays where it is"),
    N_("A board that is played lies in the middle of the table, turned the right way, until play is over."),
    words=N_("board, centre of the table, orientation"),
)  # fmt: skip
law07.clause(
    "B1", Kind.DEFINITION, N_("Take your own hand"),
    N_("Each player takes the hand from the pocket of his direction."),
    see="15A", words=N_("pocket, take out"),
)  # fmt: skip
law07.clause(
    "B2", Kind.DEFINITION, N_("Count, then look"),
    N_("Each player counts his cards face down to be sure of thirteen; then, before he calls, he must look "
       "at them."),
    see="13 14 90B7", words=N_("count, thirteen, inspect"),
)  # fmt: skip
law07.clause(
    "B3", Kind.DEFINITION, N_("Keep your own cards"),
    N_("Each player keeps his cards by himself and unmixed. He touches no others during or after play, "
       "unless an opponent or the arbiter lets him; declarer may play dummy's."),
    see="45 66", words=N_("touch, mix, possession"),
)  # fmt: skip
law07.clause(
    "C", Kind.DEFINITION, N_("Back into the board"),
    N_("After play each player should shuffle his thirteen cards and put them back. From then on hands are "
       "taken out only with a member of each side, or the arbiter, present."),
    see="66D", words=N_("return, shuffle, replace"),
)  # fmt: skip
law07.clause(
    "D", Kind.DEFINITION, N_("Who answers for the table"),
    N_("Players who stay at the table throughout a session are the first to answer for proper conditions "
       "there."),
    words=N_("stationary, responsibility"),
)  # fmt: skip
