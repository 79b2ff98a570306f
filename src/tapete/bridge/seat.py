"""The four seats and the two sides.

>>> Seat.NORTH.left
<Seat.EAST: 'E'>
>>> Seat.parse("s").partner is Seat.NORTH
True
"""

from __future__ import annotations

from collections.abc import Iterable

from tapete.bridge.errors import BadNotation
from tapete.text import N_, Choice

__all__ = ["Seat", "Side"]


class Side(Choice):
    """A partnership."""

    NS = "NS", N_("North-South")
    EW = "EW", N_("East-West")

    @property
    def other(self) -> Side:
        """The opponents."""
        return Side.EW if self is Side.NS else Side.NS

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """North and South, or East and West."""
        return (Seat.NORTH, Seat.SOUTH) if self is Side.NS else (Seat.EAST, Seat.WEST)


class Seat(Choice):
    """A player's place, in the order in which the turn goes round."""

    number: int  # 0 for North to 3 for West

    NORTH = "N", N_("North")
    EAST = "E", N_("East")
    SOUTH = "S", N_("South")
    WEST = "W", N_("West")

    def __init__(self, *_: str) -> None:
        self.number = len(type(self))

    @classmethod
    def all(cls) -> Iterable[Seat]:
        """North, East, South, West."""
        return tuple(cls)

    @classmethod
    def parse(cls, text: str, /) -> Seat:
        """The seat that the letter or the English word names."""
        for seat in cls:
            if text.strip().upper() in (seat.value, seat.name):
                return seat
        raise BadNotation(N_("{text} is no seat: give N, E, S or W"), text=repr(text))

    def turn(self, steps: int) -> Seat:
        """The seat that many places to the left."""
        return _SEATS[(self.number + steps) % 4]

    def steps_to(self, other: Seat) -> int:
        """How many places further to the left the other seat is."""
        return (other.number - self.number) % 4

    @property
    def left(self) -> Seat:
        """The player who calls and plays next."""
        return self.turn(1)

    @property
    def partner(self) -> Seat:
        """The player opposite."""
        return self.turn(2)

    @property
    def right(self) -> Seat:
        """The player who calls and plays before."""
        return self.turn(3)

    @property
    def side(self) -> Side:
        """The partnership of the seat."""
        return Side.EW if self.number % 2 else Side.NS


_SEATS = tuple(Seat)
