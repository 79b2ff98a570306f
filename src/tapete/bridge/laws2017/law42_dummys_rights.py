"""Law 42 of 2017: dummy's rights."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law42 = LAWS_2017.add_article("42", N_("Dummy's rights"))

law42.clause(
    "A1", Kind.DEFINITION, N_("Facts and law, before the arbiter"),
    N_("In the presence of the arbiter dummy may give information on facts and on points of law."),
    see="43A1a", words=N_("dummy, speak, information"),
)
law42.clause(
    "A2", Kind.DEFINITION, N_("Counting tricks"),
    N_("Dummy may keep track of the tricks won and lost."),
    words=N_("dummy, count"),
)
law42.clause(
    "A3", Kind.DEFINITION, N_("Playing dummy's cards"),
    N_("Dummy plays the cards of his hand for declarer, as he is told, and sees to it that dummy does not "
       "revoke."),
    see="45F", words=N_("dummy, agent, revoke"),
)
law42.clause(
    "B", Kind.DEFINITION, N_("Rights within limits"),
    N_("Dummy has further rights, within the limits of 43."),
    see="43", words=N_("dummy, qualified rights"),
)
law42.clause(
    "B1", Kind.DEFINITION, N_("Asking declarer about a revoke"),
    N_("When declarer has not followed suit, dummy may ask him, but not a defender, whether he has no card "
       "of the suit led."),
    see="43B2b 61B2", words=N_("dummy, ask, no more cards"),
)
law42.clause(
    "B2", Kind.DEFINITION, N_("Preventing irregularities"),
    N_("Dummy may try to prevent any irregularity."),
    see="9A3 43B2", words=N_("dummy, warn, prevent"),
)
law42.clause(
    "B3", Kind.DEFINITION, N_("Drawing attention after play"),
    N_("Dummy may draw attention to any irregularity, but only after play of the hand has ended."),
    see="9A4 43A1b", words=N_("dummy, attention, end of play"),
)
