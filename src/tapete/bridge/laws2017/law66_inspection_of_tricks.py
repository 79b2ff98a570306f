"""Law 66 of 2017: inspection of tricks."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law66 = LAWS_2017.add_article("66", N_("Inspecting the tricks"))

law66.clause(
    "A", Kind.ASKED, N_("The trick in progress"),
    N_("Until his side has led or played to the next trick, declarer or a defender who has not turned his "
       "own card over may have all cards just played to the trick faced."),
    words=N_("see the trick, face the cards"),
)
law66.clause(
    "B", Kind.DEFINITION, N_("One's own last card"),
    N_("Until his side has led or played to the next trick, declarer or a defender may look at, but not "
       "show, his own last card."),
    words=N_("own card, look"),
)
law66.clause(
    "C", Kind.DEFINITION, N_("Quitted tricks"),
    N_("From then until the end of play the quitted cards may not be inspected, unless the arbiter orders "
       "it, say to verify an alleged revoke."),
    see="61C", words=N_("quitted tricks, director"),
)
law66.clause(
    "D", Kind.JUDGED, N_("After play"),
    N_("Played and unplayed cards may then be inspected to check a revoke or the tricks won, but nobody "
       "should handle any but his own. If after such a claim the facts are beyond finding and only one side "
       "has mixed its cards, the arbiter rules for the other."),
    see="65D", words=N_("inspect, mixed cards, end of play"),
)
