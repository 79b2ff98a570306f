"""Law 65 of 2017: arrangement of tricks."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law65 = LAWS_2017.add_article("65", N_("Arranging the tricks"))

law65.clause(
    "A", Kind.DEFINITION, N_("A completed trick"),
    N_("When four cards have been played, each player turns his own face down near him on the table."),
    words=N_("quit, face down"),
)
law65.clause(
    "B1", Kind.DEFINITION, N_("Won"),
    N_("A card of a trick won by one's side points lengthwise to partner."),
    words=N_("pointed card, won"),
)
law65.clause(
    "B2", Kind.DEFINITION, N_("Lost"),
    N_("A card of a trick won by the opponents points lengthwise to them."),
    words=N_("pointed card, lost"),
)
law65.clause(
    "B3", Kind.ASKED, N_("A card pointing wrongly"),
    N_("A player may point out a card lying the wrong way until his side leads or plays to the next trick; "
       "later, 16B may apply."),
    see="9A2 16B", words=N_("pointed card, wrong way"),
)
law65.clause(
    "C", Kind.DEFINITION, N_("In order"),
    N_("Each player lays his cards overlapping in the order of play, so that it can be rebuilt afterwards "
       "if tricks or the order of the cards are in doubt."),
    words=N_("order, overlapping"),
)
law65.clause(
    "D", Kind.JUDGED, N_("Leave them until agreed"),
    N_("Nobody should disturb the order of his played cards before the tricks are agreed. A player who does "
       "not keep to this law endangers his claim to a doubtful trick, and to assert or deny a revoke."),
    see="66D 79A1", words=N_("agreement, mixed cards"),
)
