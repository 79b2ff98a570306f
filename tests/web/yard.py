"""A rule book made up for these tests: an article for each kind of answer and of ending."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated

from tapete.law import (
    Case,
    Duty,
    Effect,
    Instruction,
    Kind,
    Note,
    Rulebook,
    Ruling,
    Who,
    Within,
    procedure,
    question,
)
from tapete.text import Choice, Problem, Text


class Colour(Choice):
    LEAF = "L", "leaf"
    HEART = "H", "heart"

    @property
    def symbol(self):
        return {"L": "❧", "H": "♥"}[self.value]


class Seat(Choice):
    NORTH = "N", "North"
    EAST = "E", "East"
    SOUTH = "S", "South"
    WEST = "W", "West"

    @classmethod
    def all(cls) -> Iterable[Seat]:
        return tuple(cls)

    @classmethod
    def parse(cls, text: str, /) -> Seat:
        for seat in cls:
            if seat.value == text:
                return seat
        raise NoPiece("{text} is no seat", text=repr(text))


class NoPiece(Problem):
    """A text that names nothing of this game."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a colour with a number: twenty of them."""

    colour: Colour
    number: int

    @classmethod
    def all(cls) -> Iterable[Piece]:
        return tuple(cls(colour, number) for colour in Colour for number in range(1, 11))

    @classmethod
    def parse(cls, text: str, /) -> Piece:
        for piece in cls.all():
            if str(piece) == text:
                return piece
        raise NoPiece("{text} is no piece: give a colour and a number, such as L1", text=repr(text))

    def __str__(self) -> str:
        return f"{self.colour}{self.number}"

    @property
    def label(self) -> Text:
        return Text.of("{number} of {colour}", number=self.number, colour=self.colour)


class Fault(Choice):
    EARLY = "early", "thrown too early"
    FAR = "far", "thrown too far"


@dataclass(frozen=True, slots=True)
class Stands(Effect):
    says = "the throw stands."


@dataclass(frozen=True, slots=True)
class Gone(Effect):
    colours: frozenset[Colour]
    says = "pieces of these colours are gone: {colours}."


@dataclass(frozen=True, slots=True)
class LookAgain(Duty):
    says = "look again under {clause}."


YARD = Rulebook("yard", "Rules of the <yard>", texts=("tapete",))
for number, title in enumerate(
    ("Yes or no", "Fault", "Count", "Score", "Colours", "Seat", "Piece", "Onward", "Nothing"), 1
):
    article = YARD.add_article(str(number), title)
    article.clause("A", Kind.ASKED, f"{title}, first", "It is asked & answered.", see="9A", words="word")
    article.clause("A1", Kind.JUDGED, f"{title}, second", "It is judged.")


@question("was it {thing}?", cite="1A", help="look, and ask.")
def done(world: object, thing: str) -> bool | None:
    return None


@question("what was wrong?", cite="2A", by=Who.JUDGEMENT)
def fault(world: object) -> Fault | None:
    return None


@question("how many?", cite="3A")
def count(world: object) -> Annotated[int, Within(0, 5)] | None:
    return None


@question("what is the score?", cite="4A")
def score(world: object) -> Annotated[int, Within(-20, 600)] | None:
    return None


@question("which colours?", cite="5A")
def colours(world: object) -> frozenset[Colour] | None:
    return None


@question("which seat?", cite="6A")
def seat(world: object) -> Seat | None:
    return None


@question("which piece?", cite="7A")
def piece(world: object) -> Piece | None:
    return None


@procedure(YARD, "1", "Yes or no")
def yes_or_no(case: Case[object]) -> Ruling:
    if case.ask(done, "red"):
        case.tell(Instruction.of("Stop the game.", cite="1A1"))
        if case.ask(done, "blue"):
            return Ruling.of("1A", Stands(), LookAgain("9A"), Note("Keep calm.", "9"), because="It was.")
        return case.refer("2", cite="1A1")
    return case.refer("9", cite="1A1")


@procedure(YARD, "2", "Fault")
def faulty(case: Case[object]) -> Ruling:
    return Ruling.of("2A", Stands(), grave=case.ask(fault) is Fault.FAR)


@procedure(YARD, "3", "Count")
def counted(case: Case[object]) -> Ruling:
    return Ruling.of("3A", Stands(), grave=case.ask(count) > 3)


@procedure(YARD, "4", "Score")
def scored(case: Case[object]) -> Ruling:
    return Ruling.of("4A", Stands(), grave=case.ask(score) > 300)


@procedure(YARD, "5", "Colours")
def coloured(case: Case[object]) -> Ruling:
    return Ruling.of("5A", Gone(case.ask(colours)))


@procedure(YARD, "6", "Seat")
def seated(case: Case[object]) -> Ruling:
    return Ruling.of("6A", Stands(), grave=case.ask(seat) is Seat.WEST)


@procedure(YARD, "7", "Piece")
def pieced(case: Case[object]) -> Ruling:
    return Ruling.of("7A", Stands(), grave=case.ask(piece).number > 5)


@procedure(YARD, "8", "Onward")
def onward(case: Case[object]) -> Ruling:
    return case.refer("1", cite="8A")
