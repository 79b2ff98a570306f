"""Law 70 of 2017: contested claim or concession."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law70 = LAWS_2017.add_article("70", N_("Disputed claim or concession"))

law70.clause(
    "A", Kind.JUDGED, N_("Aim"),
    N_("The arbiter settles the board as fairly as he can for both sides; what remains doubtful goes "
       "against the claimant."),
    words=N_("equity, doubt, claimant"),
)
law70.clause(
    "B1", Kind.ASKED, N_("The statement again"),
    N_("The arbiter has the claimant repeat the statement that he made with his claim."),
    see="68C", words=N_("clarification statement, repeat"),
)
law70.clause(
    "B2", Kind.ASKED, N_("The objections"),
    N_("Then he hears the opponents' objections, but his considerations are not limited to them."),
    words=N_("objections, opponents"),
)
law70.clause(
    "B3", Kind.DEFINITION, N_("Cards on the table"),
    N_("He may have the players face their remaining cards."),
    words=N_("face cards"),
)
law70.clause(
    "C", Kind.JUDGED, N_("A trump is still out"),
    N_("If an opponent still holds a trump, the arbiter gives the opponents one or more tricks when C1, C2 "
       "and C3 are all met."),
    see="70C1 70C2 70C3", words=N_("outstanding trump"),
)
law70.clause(
    "C1", Kind.ASKED, N_("Trump not mentioned"),
    N_("The claimant said nothing about that trump."),
    words=N_("outstanding trump, statement"),
)
law70.clause(
    "C2", Kind.JUDGED, N_("Trump perhaps forgotten"),
    N_("It is at all likely that the claimant was unaware, when he claimed, of a trump left in an "
       "opponent's hand."),
    words=N_("outstanding trump, unaware"),
)
law70.clause(
    "C3", Kind.JUDGED, N_("Trump could take a trick"),
    N_("By some normal play he could have lost a trick to it."),
    see="70D1", words=N_("outstanding trump, normal play"),
)
law70.clause(
    "D1", Kind.JUDGED, N_("A successful line not stated"),
    N_("The arbiter accepts from the claimant no successful line that his statement did not contain, if a "
       "normal alternative would succeed less. Normal includes play that is careless or inferior for the "
       "class of player."),
    see="68C", words=N_("unstated line, normal, careless, inferior"),
)
law70.clause(
    "D2", Kind.JUDGED, N_("A defender's claim that needs partner"),
    N_("The arbiter accepts no part of a defender's claim that depends on partner choosing one particular "
       "play among normal alternatives."),
    words=N_("defender's claim, partner"),
)
law70.clause(
    "E1", Kind.JUDGED, N_("A line that needs a card on one side"),
    N_("He accepts no unstated line that needs one opponent rather than the other to hold a given card, "
       "unless an opponent had failed to follow to its suit before the claim, or would have done so on any "
       "normal line of play."),
    words=N_("finesse, find a card, unstated line"),
)
law70.clause(
    "E2", Kind.JUDGED, N_("Order of a suit"),
    N_("The regulating authority may set the order, say from the top down, in which a suit is deemed to be "
       "played if the claim did not make it clear, always subject to the rest of this law."),
    words=N_("top down, suit order"),
)
