"""Law 59 of 2017: inability to lead or play as required."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law59 = LAWS_2017.add_article("59", N_("Unable to lead or play as required"))

law59.clause(
    "", Kind.MECHANICAL, N_("Any other legal card"),
    N_("A player may play any other legal card if he cannot lead or play as a rectification requires, for "
       "want of the suit, for having only cards of a forbidden suit, or because he must follow suit."),
    see="44C", words=N_("unable, cannot comply, restriction"),
)
