"""Law 3 of 2017: arrangement of tables."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law03 = LAWS_2017.add_article("3", N_("Arrangement of tables"))

law03.clause(
    "", Kind.DEFINITION, N_("Four at a table"),
    N_("Four players sit at each table. The arbiter numbers the tables and says where North sits; the other "
       "directions follow."),
    see="5A", words=N_("table, North, direction, number"),
)  # fmt: skip
