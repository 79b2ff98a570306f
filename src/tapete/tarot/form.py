"""The three forms of the game: for three, four and five players.

>>> Form.FOUR.next(Seat.SOUTH), Form.FIVE.hand, Form.THREE.handfuls
(<Seat.EAST: 'E'>, 15, (13, 15, 18))
"""

from __future__ import annotations

from collections.abc import Iterable

from tapete.tarot.errors import BadNotation, Impossible
from tapete.text import N_, Choice

__all__ = ["Form", "Seat", "Side"]


class Side(Choice):
    """Who plays against whom in a deal."""

    ATTACK = "attack", N_("the attack")
    DEFENCE = "defence", N_("the defence")

    @property
    def other(self) -> Side:
        """The opponents."""
        return Side.DEFENCE if self is Side.ATTACK else Side.ATTACK

    @classmethod
    def parse(cls, text: str, /) -> Side:
        """The side that the word names."""
        for side in cls:
            if text.strip().lower() in _SIDE_WORDS[side.value]:
                return side
        raise BadNotation(N_("{text} is no side: give attack or defence"), text=repr(text))


_SIDE_WORDS = {
    "attack": ("attack", "attaque", "ataque", "attacco", "attacker", "taker", "a"),
    "defence": ("defence", "defense", "défense", "defensa", "difesa", "defender", "defenders", "d"),
}


class Seat(Choice):
    """A player's place: by the compass where four play, by number where three or five do."""

    NORTH = "N", N_("North")
    WEST = "W", N_("West")
    SOUTH = "S", N_("South")
    EAST = "E", N_("East")
    ONE = "1", N_("player 1")
    TWO = "2", N_("player 2")
    THREE = "3", N_("player 3")
    FOUR = "4", N_("player 4")
    FIVE = "5", N_("player 5")

    @classmethod
    def all(cls) -> Iterable[Seat]:
        """Every place of every form."""
        return tuple(cls)

    @classmethod
    def parse(cls, text: str, /) -> Seat:
        """The seat that the letter, the number or the English word names."""
        for seat in cls:
            if text.strip().upper() in (seat.value, seat.name):
                return seat
        raise BadNotation(N_("{text} is no seat: give N, E, S, W, or a number from 1 to 5"), text=repr(text))


class Form(Choice):
    """How many play, and what follows from it (T4-DEAL-4, T3-1, T5-2); play goes to the right."""

    players: int
    hand: int  # cards in each hand, which is also the number of tricks
    dog: int
    packet: int
    handfuls: tuple[int, int, int]  # trumps of a simple, double and triple handful
    seats: tuple[Seat, ...]  # in the order of play, each the right neighbour of the one before

    THREE = "3", N_("three players")
    FOUR = "4", N_("four players")
    FIVE = "5", N_("five players")

    def __init__(self, *_: str) -> None:
        self.players = 3 + len(type(self))
        self.hand = {3: 24, 4: 18, 5: 15}[self.players]
        self.dog = 3 if self.players == 5 else 6
        self.packet = 4 if self.players == 3 else 3
        self.handfuls = {3: (13, 15, 18), 4: (10, 13, 15), 5: (8, 10, 13)}[self.players]
        every = tuple(Seat)
        self.seats = every[:4] if self.players == 4 else every[4 : 4 + self.players]

    @classmethod
    def of(cls, players: int | str) -> Form:
        """The form for so many players."""
        for form in cls:
            if str(players).strip() == form.value:
                return form
        raise BadNotation(N_("tarot is played by 3, 4 or 5, not by {players}"), players=str(players))

    def seat(self, name: Seat | str) -> Seat:
        """The seat of this form that the name means; 1 to 4 are North, West, South, East where four play."""
        seat = name if isinstance(name, Seat) else Seat.parse(name)
        if seat in self.seats:
            return seat
        if self is Form.FOUR and seat.value in "1234":
            return self.seats[int(seat.value) - 1]
        raise BadNotation(
            N_("{seat} does not sit at a table of {players}: there are {seats}"),
            seat=str(seat),
            players=self.players,
            seats=" ".join(map(str, self.seats)),
        )

    def number(self, seat: Seat) -> int:
        """The place of the seat in the order of play, from 0."""
        if seat not in self.seats:
            raise Impossible(N_("{seat} does not sit at a table of {n}"), seat=seat, n=self.players)
        return self.seats.index(seat)

    def next(self, seat: Seat, steps: int = 1) -> Seat:
        """The seat so many places to the right, which is the direction of play."""
        return self.seats[(self.number(seat) + steps) % self.players]

    def round(self, first: Seat) -> tuple[Seat, ...]:
        """All seats in the order of play from this one on."""
        place = self.number(first)
        return self.seats[place:] + self.seats[:place]

    @property
    def chapter(self) -> str:
        """The chapter of the rule book: T3, T4 or T5."""
        return f"T{self.players}"
