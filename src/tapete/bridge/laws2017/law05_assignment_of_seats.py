"""Law 5 of 2017: assignment of seats."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law05 = LAWS_2017.add_article("5", N_("Assignment of seats"))

law05.clause(
    "A", Kind.DEFINITION, N_("Where to start"),
    N_("The arbiter assigns each contestant a starting place. Partners and team-mates choose their seats "
       "within it, unless told otherwise; then they change direction in that session only on the arbiter's "
       "word or with his leave."),
    words=N_("starting position, seat, direction"),
)  # fmt: skip
law05.clause(
    "B", Kind.DEFINITION, N_("Changing place"),
    N_("Players change seat and table as the arbiter instructs. He must be clear; each player answers for "
       "moving when and as told and for sitting in the right place."),
    see="8A 15B 90B", words=N_("move, change of table, change of direction"),
)  # fmt: skip
