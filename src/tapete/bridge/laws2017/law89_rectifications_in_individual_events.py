"""Law 89 of 2017: rectifications in individual events."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law89 = LAWS_2017.add_article("89", N_("Rectifications in individual events"))

law89.clause(
    "", Kind.MECHANICAL, N_("Where to look"),
    N_("How rectifications fall on partners in an individual event is ruled by 12C3."),
    see="12C3", words=N_("individual, partners"),
)
