"""Contestants: players, pairs, teams, triplets and quartets, each with a number in the event.

>>> pair = Contestant(7, (Player("Ada Ampel"), Player("Bo Birne", federation="WBF")), kind=Kind.PAIR)
>>> pair.called
'Ada Ampel – Bo Birne'
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from tapete.bridge.adjusted import exact
from tapete.text import N_, Choice

__all__ = ["Contestant", "Kind", "Player", "Status"]


class Kind(Choice):
    """Who competes with whom: how many players make a contestant."""

    PLAYER = "player", N_("player")
    PAIR = "pair", N_("pair")
    TRIPLET = "triplet", N_("triplet")
    QUARTET = "quartet", N_("quartet")
    TEAM = "team", N_("team")

    @property
    def size(self) -> tuple[int, int]:
        """The fewest and the most players that a contestant has."""
        return {"player": (1, 1), "pair": (2, 2), "triplet": (3, 3), "quartet": (4, 4), "team": (4, 8)}[
            self.value
        ]

    @property
    def divides(self) -> bool:
        """Whether its players sit at several tables at the same time."""
        return self in (Kind.TRIPLET, Kind.QUARTET, Kind.TEAM)


class Status(Choice):
    """Whether a contestant takes part."""

    ENTERED = "entered", N_("entered")
    LATE = "late", N_("entered late")
    NO_SHOW = "no-show", N_("did not come")
    WITHDRAWN = "withdrawn", N_("withdrawn")
    DISQUALIFIED = "disqualified", N_("disqualified")

    @property
    def plays(self) -> bool:
        """Whether the contestant goes on."""
        return self in (Status.ENTERED, Status.LATE)


@dataclass(frozen=True, slots=True)
class Player:
    """A person in an event; all but the name may be empty."""

    name: str
    id: str = ""  # with the federation
    federation: str = ""
    category: str = ""
    handicap: str = ""  # a number: what is added to the percentage


@dataclass(frozen=True, slots=True)
class Contestant:
    """Who competes: the number is the event's own, from 1."""

    number: int
    players: tuple[Player, ...]
    kind: Kind = Kind.PAIR
    name: str = ""  # of a team; empty where the players' names say who it is
    category: str = ""
    status: Status = Status.ENTERED
    since: str = ""  # the round from which a late entry plays, or with which a withdrawal begins
    substitutes: tuple[tuple[str, str, str], ...] = ()  # who left, who came, from when

    @property
    def called(self) -> str:
        """As the contestant stands in a list."""
        return self.name or " – ".join(player.name for player in self.players)

    def is_away(self, round_: int) -> bool:
        """Whether the contestant does not play in the round: gone, absent, or not there yet."""
        first = int(self.since) if self.since.isdecimal() else 0
        if self.status is Status.LATE:
            return round_ < first
        return not self.status.plays and round_ >= first

    @property
    def federations(self) -> tuple[str, ...]:
        """The federations of the players, each once."""
        return tuple(dict.fromkeys(player.federation for player in self.players if player.federation))

    @property
    def handicap(self) -> Fraction:
        """The sum of the players' handicaps."""
        return sum((exact(player.handicap) for player in self.players if player.handicap), Fraction(0))
