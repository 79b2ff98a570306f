"""Law 46 of 2017: incomplete or invalid designation of a card from dummy."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law46 = LAWS_2017.add_article("46", N_("Calling for a card of dummy incompletely or wrongly"))

law46.clause(
    "A", Kind.DEFINITION, N_("The proper way"),
    N_("Calling for a card of dummy, declarer has to state clearly both its suit and its rank."),
    see="45B", words=N_("designation, suit and rank"),
)
law46.clause(
    "B", Kind.ASKED, N_("Incomplete or wrong, unless the intention is certain"),
    N_("If the call for a card is incomplete or invalid, the readings below apply, unless a different "
       "intention of declarer is beyond dispute."),
    words=N_("designation, incontrovertible, intention"),
)
law46.clause(
    "B1a", Kind.MECHANICAL, N_('"High"'),
    N_('"High", or words to that effect, calls for the highest card of the suit led.'),
    words=N_("high, highest"),
)
law46.clause(
    "B1b", Kind.MECHANICAL, N_('"Win"'),
    N_("Told to win the trick, dummy plays the lowest card that is known to win it."),
    words=N_("win, lowest winning card"),
)
law46.clause(
    "B1c", Kind.MECHANICAL, N_('"Low"'),
    N_('"Low", or words to that effect, calls for the lowest card of the suit led.'),
    words=N_("low, lowest, small"),
)
law46.clause(
    "B2", Kind.MECHANICAL, N_("A suit without a rank"),
    N_("The suit alone calls for its lowest card."),
    words=N_("suit only, lowest"),
)
law46.clause(
    "B3a", Kind.MECHANICAL, N_("A rank without a suit, leading"),
    N_("On lead, the rank alone continues the suit in which dummy won the last trick, if dummy has that "
       "rank in it."),
    words=N_("rank only, lead, continue"),
)
law46.clause(
    "B3b", Kind.ASKED, N_("A rank without a suit, otherwise"),
    N_("In any other case declarer must play a card of that rank if he legally can; if several could "
       "legally be played, he says which he meant."),
    words=N_("rank only, several cards"),
)
law46.clause(
    "B4", Kind.ASKED, N_("A card that dummy does not hold"),
    N_("The call is void, and declarer may name any legal card."),
    words=N_("card not in dummy, invalid"),
)
law46.clause(
    "B5", Kind.ASKED, N_('"Play anything"'),
    N_("If declarer calls for a play without naming suit or rank, either defender may say which card dummy "
       "plays."),
    words=N_("anything, play any card, defender chooses"),
)
