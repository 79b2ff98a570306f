"""Law 61 of 2017: failure to follow suit, inquiries concerning a revoke."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law61 = LAWS_2017.add_article("61", N_("Failure to follow suit, questions about a revoke"))

law61.clause(
    "A", Kind.MECHANICAL, N_("What a revoke is"),
    N_("A player revokes when he fails to follow suit as 44 demands, or when, though able to, he does not "
       "lead or play a card or suit that a law requires or that an opponent has chosen in a rectification."),
    see="44C 59", words=N_("revoke, renounce, definition"),
)
law61.clause(
    "B1", Kind.DEFINITION, N_("Declarer asks a defender"),
    N_("Declarer may ask a defender who has not followed suit whether he has no card of it."),
    words=N_("having none, ask, revoke"),
)
law61.clause(
    "B2a", Kind.DEFINITION, N_("Dummy asks declarer"),
    N_("Dummy may ask declarer; if he has lost that right, 43B2b applies."),
    see="42B1 43B2b", words=N_("dummy, ask, revoke"),
)
law61.clause(
    "B2b", Kind.JUDGED, N_("Dummy asks a defender"),
    N_("Dummy may not ask the defenders; 16B may apply."),
    see="16B", words=N_("dummy, ask, defender"),
)
law61.clause(
    "B3", Kind.DEFINITION, N_("Defenders ask"),
    N_("The defenders may ask declarer, and also each other, at the risk of creating unauthorised "
       "information."),
    see="16B", words=N_("defender, ask, revoke"),
)
law61.clause(
    "C", Kind.DEFINITION, N_("No inspection by right"),
    N_("Claiming that there was a revoke gives by itself no right to inspect the tricks already played."),
    see="66C", words=N_("inspect, quitted tricks"),
)
