"""Law 57 of 2017: premature lead or play."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law57 = LAWS_2017.add_article("57", N_("Premature lead or play"))

law57.clause(
    "A", Kind.ASKED, N_("A defender too early"),
    N_("When a defender leads to the next trick before partner has played to this one, or plays out of turn "
       "before partner, the card becomes a major penalty card and declarer picks one of four options."),
    see="57A1 57A2 57A3 57A4 50", words=N_("premature, before partner, major penalty card"),
)
law57.clause(
    "A1", Kind.ASKED, N_("Partner's highest card"),
    N_("Declarer may require the offender's partner to play his highest card of the suit of the trick."),
    words=N_("premature, highest"),
)
law57.clause(
    "A2", Kind.ASKED, N_("Partner's lowest card"),
    N_("Declarer may require the offender's partner to play his lowest card of the suit of the trick."),
    words=N_("premature, lowest"),
)
law57.clause(
    "A3", Kind.ASKED, N_("A card of another suit"),
    N_("Declarer may require the offender's partner to play a card of another suit, which he names."),
    words=N_("premature, other suit, require"),
)
law57.clause(
    "A4", Kind.ASKED, N_("No card of another suit"),
    N_("Declarer may forbid the offender's partner to play a card of another suit, which he names."),
    words=N_("premature, other suit, forbid"),
)
law57.clause(
    "B", Kind.MECHANICAL, N_("Partner cannot comply"),
    N_("If the offender's partner cannot do what declarer chose, he may play any card, as in 59."),
    see="59", words=N_("unable, any card"),
)
law57.clause(
    "C1", Kind.ASKED, N_("Declarer has played from both hands"),
    N_("Nothing is rectified when a defender plays before partner but declarer had played from both hands. "
       "A card of dummy counts only once declarer has called for it or shown it otherwise, as with a "
       "gesture or a nod."),
    words=N_("both hands, no rectification"),
)
law57.clause(
    "C2", Kind.ASKED, N_("Dummy acted by himself"),
    N_("Nothing is rectified when a defender plays before partner but dummy had of his own accord picked a "
       "card too soon, ahead of his right-hand opponent, or illegally suggested one."),
    see="45F", words=N_("dummy, no rectification"),
)
law57.clause(
    "C3", Kind.MECHANICAL, N_("Declarer too early"),
    N_("A premature play by declarer from either hand, not a lead, is a played card and, if legal, cannot "
       "be taken back."),
    words=N_("declarer, premature, stands"),
)
law57.clause(
    "D", Kind.ASKED, N_("A defender at his right-hand opponent's turn"),
    N_("If a defender tries to play, not to lead, at the turn of the player on his right, 16 may apply. A "
       "card that can legally be played must be played at his proper turn; any other becomes a major "
       "penalty card."),
    see="16 50", words=N_("premature, right-hand opponent, must play"),
)
