"""The two players at a table: A has the first turn of the game, B the second."""

from __future__ import annotations

from collections.abc import Iterable

from tapete.scrabble.effects import Person
from tapete.scrabble.errors import BadNotation
from tapete.text import N_, Choice

__all__ = ["Player"]


class Player(Choice):
    """A player, by who had the first turn."""

    A = "A", N_("player A")
    B = "B", N_("player B")

    @classmethod
    def all(cls) -> Iterable[Player]:
        """Both players, who starts first."""
        return cls

    @classmethod
    def parse(cls, text: str, /) -> Player:
        """The player that the letter names."""
        for player in cls:
            if text.strip().upper() == player.value:
                return player
        raise BadNotation(
            N_("{text} is no player: A has the first turn, and B is the other"), text=repr(text)
        )

    @property
    def number(self) -> int:
        """0 for who starts, 1 for the other."""
        return 0 if self is Player.A else 1

    @property
    def other(self) -> Player:
        """The opponent."""
        return Player.B if self is Player.A else Player.A

    def those(self, who: Person) -> tuple[Player, ...]:
        """Whom a ruling about this player means."""
        return {Person.PLAYER: (self,), Person.OPPONENT: (self.other,), Person.BOTH: tuple(Player)}[who]
