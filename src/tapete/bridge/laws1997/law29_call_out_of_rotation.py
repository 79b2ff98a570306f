"""Law 29 of 1997: what follows a call out of rotation."""

from __future__ import annotations

from tapete.bridge.laws1997.book import LAWS_1997
from tapete.law import Kind
from tapete.text import N_

law29 = LAWS_1997.add_article("29", N_("Call out of rotation"))

law29.clause(
    "A", Kind.ASKED, N_("Accepting it"),
    N_("The player on the offender's left may call over a call out of rotation, and so gives up the right to "
       "a penalty."),
    see="28B 32", words=N_("accept, condone, forfeit"),
)  # fmt: skip
law29.clause(
    "B", Kind.MECHANICAL, N_("Not accepted"),
    N_("Otherwise the call is cancelled and the turn goes back to the player whose turn it was; the offender "
       "may make any legal call in turn, but the side may be penalised under Laws 30, 31 or 32."),
    see="30 31 32", words=N_("cancel, turn"),
)  # fmt: skip
law29.clause(
    "C", Kind.ASKED, N_("Conventional call"),
    N_("After a conventional call out of rotation Laws 30, 31 and 32 go by the suit that it refers to, not "
       "by the one that it names."),
    see="30C 31A2a", words=N_("conventional, artificial, suit referred to"),
)  # fmt: skip
