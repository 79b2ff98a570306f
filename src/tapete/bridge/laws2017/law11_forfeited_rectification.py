"""Law 11 of 2017: forfeiture of the right to a rectification."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law11 = LAWS_2017.add_article("11", N_("Forfeiture of the right to a rectification"))

law11.clause(
    "A", Kind.JUDGED, N_("Acting before the arbiter came"),
    N_("A side that acts before calling the arbiter may lose its right to a rectification. If one side gained "
       "because an opponent then acted without knowing the law, the arbiter takes that gain away from it alone; "
       "the other side keeps the score of the table."),
    see="9B1a 28B 29A 37A 60A", words=N_("forfeit, lose the right, non-offending side"),
)  # fmt: skip
law11.clause(
    "B", Kind.JUDGED, N_("A penalty is still possible"),
    N_("Although the right to a rectification is gone, the arbiter may give a procedural penalty."),
    see="90", words=N_("procedural penalty, forfeited"),
)  # fmt: skip
