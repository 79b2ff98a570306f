"""Law 67 of 2017: defective trick."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law67 = LAWS_2017.add_article("67", N_("Defective trick"))

law67.clause(
    "A", Kind.ASKED, N_("Noticed in time"),
    N_("A card too few or too many in a trick is put right if attention is drawn to it before a player of "
       "each side has played to the next trick."),
    words=N_("defective trick, missing card, surplus card"),
)
law67.clause(
    "A1", Kind.ASKED, N_("In time: a card missing"),
    N_("The offender supplies a card that he may legally play."),
    words=N_("omitted, supply"),
)
law67.clause(
    "A2", Kind.ASKED, N_("In time: too many cards"),
    N_("45E applies to a fifth card, 58B to cards played together from one hand."),
    see="45E 58B", words=N_("fifth card, simultaneous"),
)
law67.clause(
    "B", Kind.ASKED, N_("Noticed later"),
    N_("Both sides have played to the next trick, and a hand with too few or too many cards, against a "
       "matching number of played ones, shows the arbiter that a trick was defective."),
    words=N_("defective trick, too late"),
)
law67.clause(
    "B1", Kind.ASKED, N_("Later: a card missing"),
    N_("The arbiter has the offender face a card at once and place it among his played cards; who won the "
       "trick does not change."),
    see="67B1a 67B1b", words=N_("omitted, card added"),
)
law67.clause(
    "B1a", Kind.ASKED, N_("Later: a card of the suit led"),
    N_("If the offender has a card of the suit led to that trick, he must choose one; he is deemed to have "
       "revoked on it and loses a trick under 64A2."),
    see="64A2", words=N_("revoke, omitted, one trick"),
)
law67.clause(
    "B1b", Kind.ASKED, N_("Later: no card of the suit led"),
    N_("If the offender has no card of the suit led, he chooses any card; he too is deemed to have revoked "
       "on that trick and loses a trick under 64A2."),
    see="64A2", words=N_("revoke, omitted, one trick"),
)
law67.clause(
    "B2a", Kind.ASKED, N_("Later: too many cards"),
    N_("The arbiter has the surplus taken back and the card faced in play left; if that cannot be told, the "
       "highest that could legally have been played stays. The trick keeps its owner. A surplus card of a "
       "defender that comes to be exposed is a penalty card."),
    see="50", words=N_("surplus, restored, highest card"),
)
law67.clause(
    "B2b", Kind.ASKED, N_("A card given back"),
    N_("A card restored to the hand counts as having been there all along, and not having played it to an "
       "earlier trick may be a revoke."),
    see="61A 64", words=N_("restored, revoke"),
)
law67.clause(
    "B3", Kind.JUDGED, N_("A card played but misplaced"),
    N_("If the card was played but not put among the played cards, the arbiter finds it and places it "
       "there. He adjusts the score if that card was played to a later trick and the illegal play can no "
       "longer be corrected."),
    see="12C1", words=N_("misplaced, played twice"),
)
