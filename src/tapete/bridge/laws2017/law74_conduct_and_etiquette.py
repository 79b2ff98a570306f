"""Law 74 of 2017: conduct and etiquette."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law74 = LAWS_2017.add_article("74", N_("Conduct and etiquette"))

law74.clause(
    "A1", Kind.DEFINITION, N_("Courtesy"),
    N_("A player should be courteous at all times."),
    words=N_("polite, attitude"),
)
law74.clause(
    "A2", Kind.DEFINITION, N_("No annoyance"),
    N_("A player should carefully avoid any uncalled-for remark or action that might annoy or embarrass "
       "another or spoil the pleasure of the game."),
    words=N_("annoy, embarrass, zero tolerance"),
)
law74.clause(
    "A3", Kind.DEFINITION, N_("Uniform procedure"),
    N_("Every player should call and play in a uniform and correct way."),
    words=N_("procedure, manner"),
)
law74.clause(
    "B1", Kind.DEFINITION, N_("Attention to the game"),
    N_("As a courtesy a player should not pay too little attention to the game."),
    words=N_("inattention"),
)
law74.clause(
    "B2", Kind.DEFINITION, N_("No gratuitous comments"),
    N_("As a courtesy a player should make no needless comments during auction and play."),
    words=N_("comment"),
)
law74.clause(
    "B3", Kind.DEFINITION, N_("No card detached early"),
    N_("As a courtesy a player should not take out a card before his turn."),
    words=N_("detach a card"),
)
law74.clause(
    "B4", Kind.DEFINITION, N_("No needless delay"),
    N_("As a courtesy a player should not prolong play needlessly, as by playing on when he knows that all "
       "tricks are his, in order to disconcert an opponent."),
    words=N_("prolong, disconcert"),
)
law74.clause(
    "B5", Kind.DEFINITION, N_("Calling the arbiter politely"),
    N_("As a courtesy a player should not summon or address the arbiter in a way that is rude to him or to "
       "other players."),
    words=N_("call the director, rude"),
)
law74.clause(
    "C1", Kind.DEFINITION, N_("Varying words"),
    N_("It breaches procedure to use different designations for the same call."),
    words=N_("designation, call"),
)
law74.clause(
    "C2", Kind.DEFINITION, N_("Approval or disapproval"),
    N_("It breaches procedure to show approval or disapproval of a call or play."),
    words=N_("reaction, gesture"),
)
law74.clause(
    "C3", Kind.DEFINITION, N_("Expecting a trick"),
    N_("It breaches procedure to show that one expects or intends to win or lose a trick that is not "
       "complete."),
    words=N_("unfinished trick, expectation"),
)
law74.clause(
    "C4", Kind.DEFINITION, N_("Telling comments"),
    N_("During auction and play it breaches procedure to comment or behave so as to call attention to "
       "something significant, or to the tricks still needed."),
    words=N_("comment, tricks needed"),
)
law74.clause(
    "C5", Kind.DEFINITION, N_("Looking at others"),
    N_("It breaches procedure to stare at a player, or to look at another's hand to see his cards or where "
       "he takes one from; using an opponent's card seen by accident is proper."),
    see="73D2", words=N_("stare, look at a hand, seen by accident"),
)
law74.clause(
    "C6", Kind.DEFINITION, N_("Loss of interest"),
    N_("It breaches procedure to show plainly that one has lost interest in a deal, as by folding one's "
       "cards."),
    words=N_("fold cards, interest"),
)
law74.clause(
    "C7", Kind.DEFINITION, N_("Tempo to disconcert"),
    N_("It breaches procedure to vary the normal tempo of calls or plays in order to disconcert an "
       "opponent."),
    words=N_("tempo, disconcert"),
)
law74.clause(
    "C8", Kind.DEFINITION, N_("Leaving the table"),
    N_("It breaches procedure to leave the table needlessly before the round is called."),
    words=N_("leave, round"),
)
