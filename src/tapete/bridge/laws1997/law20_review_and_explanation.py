"""Law 20 of 1997: review and explanation of calls."""

from __future__ import annotations

from tapete.bridge.laws1997.book import LAWS_1997
from tapete.law import Kind
from tapete.text import N_

law20 = LAWS_1997.add_article("20", N_("Review and explanation of calls"))

law20.clause(
    "A", Kind.DEFINITION, N_("Call not heard"),
    N_("Who has not heard a call clearly may ask for it at once."),
    words=N_("not heard, repeat"),
)  # fmt: skip
law20.clause(
    "B", Kind.DEFINITION, N_("Review during the auction"),
    N_("At his turn a player may have all calls repeated with their alerts, unless he has to pass by law; "
       "never a part of them."),
    words=N_("review, restate, alert"),
)  # fmt: skip
law20.clause(
    "C1", Kind.DEFINITION, N_("Whose lead"),
    N_("After the final pass each defender may ask whether the opening lead is his."),
    see="41 47E", words=N_("opening lead, ask"),
)  # fmt: skip
law20.clause(
    "C2", Kind.DEFINITION, N_("Review before the first card"),
    N_("Declarer and each defender may have the auction repeated at their first turn to play."),
    see="41B 41C", words=N_("review, first turn"),
)  # fmt: skip
law20.clause(
    "D", Kind.DEFINITION, N_("Who repeats it"),
    N_("An opponent answers."),
    words=N_("who may review"),
)  # fmt: skip
law20.clause(
    "E", Kind.DEFINITION, N_("Wrong review"),
    N_("Every player, dummy and who must pass included, is responsible for putting it right at once."),
    see="12C1", words=N_("error, correct"),
)  # fmt: skip
law20.clause(
    "F1", Kind.DEFINITION, N_("Explanations during the auction"),
    N_("Before the final pass a player may at his turn ask for a full explanation of the opponents' auction; "
       "normally the partner of who made the call answers."),
    see="16 75C", words=N_("explanation, ask, meaning"),
)  # fmt: skip
law20.clause(
    "F2", Kind.DEFINITION, N_("Explanations during the play"),
    N_("After it the defenders may ask at their turns about the auction, declarer at his or dummy's turn "
       "about calls and card play."),
    see="16 75C", words=N_("explanation, play, carding"),
)  # fmt: skip
