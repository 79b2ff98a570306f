"""Law 44 of 2017: sequence and procedure of play."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.play import Play
from tapete.bridge.trick import place_of_winner
from tapete.law import Kind
from tapete.text import N_

law44 = LAWS_2017.add_article("44", N_("Order and manner of play"))

law44.clause(
    "A", Kind.MECHANICAL, N_("Leading to a trick"),
    N_("The leader may play any card of his hand, unless an irregularity of his side restricts him."),
    words=N_("lead, any card"),
)
law44.clause(
    "B", Kind.MECHANICAL, N_("The cards after the lead"),
    N_("After the lead the others play one card each in turn, and the four cards make the trick."),
    see="45 65", words=N_("four cards, clockwise, trick"),
)
law44.clause(
    "C", Kind.MECHANICAL, N_("Following suit"),
    N_("A player who can follow suit must do so, and this comes before every other requirement of these "
       "laws."),
    see="61A", words=N_("follow suit, obligation, precedence"),
)
law44.clause(
    "D", Kind.MECHANICAL, N_("Unable to follow suit"),
    N_("A player who cannot follow suit may play any card, unless an irregularity of his side restricts "
       "him."),
    words=N_("discard, ruff, void"),
)
law44.clause(
    "E", Kind.MECHANICAL, N_("Trick with trumps"),
    N_("A trick with trumps in it goes to the highest trump."),
    words=N_("trump, wins"),
)
law44.clause(
    "F", Kind.MECHANICAL, N_("Trick without trumps"),
    N_("A trick without trumps goes to the highest card of the suit led."),
    words=N_("highest card, suit led, wins"),
)
law44.clause(
    "G", Kind.MECHANICAL, N_("Who leads next"),
    N_("The hand that won a trick leads to the next."),
    words=N_("next trick, winner leads"),
)

LAWS_2017.apply(Play.then, "44B 44G")
LAWS_2017.apply(Play.why_not, "44A 44C 44D")
LAWS_2017.apply(place_of_winner, "44E 44F")
