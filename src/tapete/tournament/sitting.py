"""Who sits where, against whom, with what: the one shape that every schedule has, whatever the game.

>>> sitting = Sitting(1, "3", {"NS": 3, "EW": 11}, boards=(5, 6))
>>> sitting.numbers, sitting.place_of(11)
((3, 11), 'EW')
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

__all__ = ["Round", "Schedule", "Sitting"]


@dataclass(frozen=True)
class Sitting:
    """A table in a round: which contestant is at which place, and the boards or deals that are played there.

    The places are the game's: NS and EW for pairs and teams, N E S W for individuals and tarot,
    first and second for Scrabble. `table` is as it is called in the hall: "3", or "B3" in a section.
    """

    round: int  # from 1
    table: str
    places: Mapping[str, int]  # place to contestant number
    boards: tuple[int, ...] = ()
    shares: str = ""  # the table with which these boards are shared in this round

    @property
    def numbers(self) -> tuple[int, ...]:
        """The contestants of the table."""
        return tuple(self.places.values())

    def place_of(self, number: int) -> str | None:
        """Where the contestant sits, if it is at this table."""
        return next((place for place, each in self.places.items() if each == number), None)


@dataclass(frozen=True)
class Round:
    """A round: its sittings, who sits out, and the boards that rest."""

    number: int
    sittings: tuple[Sitting, ...]
    sits_out: tuple[int, ...] = ()
    relay: tuple[tuple[int, ...], ...] = ()  # boards on a relay table


@dataclass(frozen=True)
class Schedule:
    """All rounds of a session or stage, and what one should know of them."""

    name: str
    rounds: tuple[Round, ...]
    notes: tuple[object, ...] = field(default=())  # texts for people: moves, arrow-switch rounds, costs

    def of(self, number: int) -> tuple[Sitting, ...]:
        """The sittings of a contestant, round by round."""
        return tuple(
            sitting for round_ in self.rounds for sitting in round_.sittings if number in sitting.numbers
        )
