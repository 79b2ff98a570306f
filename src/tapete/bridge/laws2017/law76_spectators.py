"""Law 76 of 2017: spectators."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law76 = LAWS_2017.add_article("76", N_("Spectators"))

law76.clause(
    "A1", Kind.DEFINITION, N_("Under the arbiter's control"),
    N_("Spectators in the playing area are under the arbiter's control, within the regulations of the "
       "event."),
    words=N_("kibitzer, control"),
)
law76.clause(
    "A2", Kind.DEFINITION, N_("Electronic broadcast"),
    N_("Regulating authority and organiser may set the terms for watching live electronic broadcasts and "
       "the conduct of those who watch. A viewer may not communicate with a player during a session in "
       "which that player plays."),
    words=N_("broadcast, online, vugraph"),
)
law76.clause(
    "B1", Kind.DEFINITION, N_("One hand only"),
    N_("A spectator may not look at the hand of more than one player, unless a regulation allows it."),
    words=N_("kibitzer, one hand"),
)
law76.clause(
    "B2", Kind.DEFINITION, N_("No reaction"),
    N_("A spectator must show no reaction to auction or play while a deal is in progress."),
    words=N_("kibitzer, reaction"),
)
law76.clause(
    "B3", Kind.DEFINITION, N_("No remarks"),
    N_("During a round a spectator should refrain from mannerisms and remarks of any kind and must not "
       "converse with a player."),
    words=N_("kibitzer, talk"),
)
law76.clause(
    "B4", Kind.DEFINITION, N_("No disturbance"),
    N_("A spectator must not disturb a player."),
    words=N_("kibitzer, disturb"),
)
law76.clause(
    "B5", Kind.DEFINITION, N_("No attention to the game"),
    N_("A spectator at the table must not draw attention to any aspect of the game."),
    words=N_("kibitzer, attention"),
)
law76.clause(
    "C1", Kind.DEFINITION, N_("Speaking when asked"),
    N_("In the playing area a spectator may speak to facts or points of law only when the arbiter asks him."),
    words=N_("kibitzer, witness"),
)
law76.clause(
    "C2", Kind.DEFINITION, N_("Irregularities of spectators"),
    N_("Regulating authority and organiser may say how irregularities caused by spectators are dealt with."),
    words=N_("kibitzer, irregularity"),
)
law76.clause(
    "D", Kind.DEFINITION, N_("Who is a spectator"),
    N_("Anybody in the playing area who is neither player nor official counts as a spectator unless the "
       "arbiter rules otherwise. It is every part of the venue where a player may find himself during his "
       "session; regulations may define it further."),
    words=N_("playing area, kibitzer, status"),
)
