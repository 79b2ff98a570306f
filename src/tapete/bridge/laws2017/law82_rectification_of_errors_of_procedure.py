"""Law 82 of 2017: rectification of errors of procedure."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law82 = LAWS_2017.add_article("82", N_("Putting errors of procedure right"))

law82.clause(
    "A", Kind.DEFINITION, N_("The arbiter's duty"),
    N_("The arbiter puts errors of procedure right and sees that the game runs in a way that is not "
       "contrary to these laws."),
    words=N_("error of procedure, duty"),
)
law82.clause(
    "B1", Kind.JUDGED, N_("By an adjusted score"),
    N_("To put an error of procedure right, the arbiter may give an adjusted score as these laws permit."),
    see="12", words=N_("error of procedure, adjusted score"),
)
law82.clause(
    "B2", Kind.JUDGED, N_("By what becomes of a board"),
    N_("He may require, postpone or cancel the play of a board."),
    words=N_("error of procedure, cancel, postpone"),
)
law82.clause(
    "B3", Kind.JUDGED, N_("By another power"),
    N_("He may use any other power that these laws give him."),
    words=N_("error of procedure, powers"),
)
law82.clause(
    "C", Kind.JUDGED, N_("The arbiter's own error"),
    N_("If the arbiter finds that a ruling of his was wrong, and no rectification allows the board to be "
       "scored normally, he gives an adjusted score and treats both sides as without fault."),
    see="12C1 12A3", words=N_("director's error, wrong ruling"),
)
