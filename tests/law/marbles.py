"""Marbles, a little game made up for these tests, with a rule book that uses everything the kernel has."""

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
from tapete.text import Choice, Problem


class Player(Choice):
    RED = "red", "Red"
    BLUE = "blue", "Blue"
    GREEN = "green", "Green"


class Fault(Choice):
    EARLY = "too early", "thrown before the turn"
    FAR = "too far", "thrown out of the yard"
    FOREIGN = "foreign", "thrown with a foreign marble"


class NoSpot(Problem):
    """A text that names no spot of the yard."""


@dataclass(frozen=True, slots=True)
class Spot:
    column: str
    row: int

    @classmethod
    def all(cls) -> Iterable[Spot]:
        return (cls(column, row) for column in "ab" for row in (1, 2))

    @classmethod
    def parse(cls, text: str, /) -> Spot:
        for spot in cls.all():
            if str(spot) == text.strip().lower():
                return spot
        raise NoSpot("{text} is no spot of the yard: give a1, a2, b1 or b2", text=repr(text))

    def __str__(self) -> str:
        return f"{self.column}{self.row}"


@dataclass(frozen=True)
class Yard:
    """What the yard itself can tell; None is what it cannot."""

    played_on: bool | None = None
    hit: int | None = None


@dataclass(frozen=True, slots=True)
class ThrowStands(Effect):
    says = "The throw stands."


@dataclass(frozen=True, slots=True)
class MarbleBack(Effect):
    spot: Spot
    players: tuple[Player, ...]
    says = "The marble goes back to {spot}, and {players} may throw again."


@dataclass(frozen=True, slots=True)
class Pays(Effect):
    marbles: int
    clause: str
    says = "The offender pays {marbles} ({clause})."


@dataclass(frozen=True, slots=True)
class LookAgain(Duty):
    says = "Look at the yard again under {clause}."


MARBLES = Rulebook("marbles", "Marbles of the courtyard", texts=())

article4 = MARBLES.add_article("4", "Irregular throw")
clause4a = article4.clause("A", Kind.ASKED, "Played on", "Who throws after it accepts it.", words="accept")
clause4b = article4.clause("B", Kind.MECHANICAL, "Not accepted", "The throw is put right.")
clause4b1 = article4.clause("B1", Kind.ASKED, "Too early", "Marbles that were hit are paid for.")
clause4b1a = article4.clause("B1a", Kind.ASKED, "Nothing was hit", "Manners decide.")
clause4b2 = article4.clause("B2", Kind.ASKED, "Too far", "Who was disturbed may throw again.")
clause4b3 = article4.clause("B3", Kind.JUDGED, "Foreign marble", "It is paid for.", see="7")
article7 = MARBLES.add_article("7", "Payment")
article7.clause(".1", Kind.MECHANICAL, "One", "A marble for a marble.")
article7.clause(".1.2", Kind.MECHANICAL, "Many", "Twice as many where three or more were hit.")
article7.clause(".10", Kind.MECHANICAL, "Later", "Debts are paid on the day.")
article9 = MARBLES.add_article("9", "Manners")
article9.clause("", Kind.DEFINITION, "Friendship", "Players remain friends.")


def pay(hit: int) -> Pays:
    """What clause 7.1 does, carried out by code."""
    return Pays(hit if hit < 3 else 2 * hit, "7.1")


MARBLES.apply(pay, "7.1 7.1.2")

stop_the_game = Instruction.of("Let everybody stand still.", cite="4B")


@question("Did somebody throw after it?", cite="4A")
def played_on(yard: Yard) -> bool | None:
    return yard.played_on


@question("What was wrong?", cite="4B", by=Who.JUDGEMENT, note="Sand counts as yard.", note_cite="4B2")
def fault(yard: Yard) -> Fault | None:
    return None


@question("How many marbles were hit?", cite="4B1")
def hit(yard: Yard) -> Annotated[int, Within(0, 5)] | None:
    return yard.hit


@question("Who was disturbed?", cite="4B2")
def disturbed(yard: Yard) -> frozenset[Player]:
    return frozenset()


@question("Does {player} want to throw again?", cite="4B2")
def wants_again(yard: Yard, player: Player) -> bool | None:
    return None


@question("From where was it thrown?", cite="4B2")
def thrown_from(yard: Yard) -> Spot | None:
    return None


@procedure(MARBLES, "4", "Irregular throw")
def irregular_throw(case: Case[Yard]) -> Ruling:
    if case.ask(played_on):
        return Ruling.of("4A", ThrowStands(), because="Throwing after it accepts it.")
    case.tell(stop_the_game)
    match case.ask(fault):
        case Fault.EARLY:
            if case.ask(hit) == 0:
                return case.refer("9", cite="4B1a")
            return Ruling.of("4B1", pay(1), LookAgain("7.10"), Note("Keep calm.", "9"))
        case Fault.FAR:
            harmed = case.ask(disturbed)
            again = tuple(player for player in Player if player in harmed and case.ask(wants_again, player))
            return Ruling.of("4B2", MarbleBack(case.ask(thrown_from), again))
        case Fault.FOREIGN:
            return case.refer("7", cite="4B3", given={hit: 1})


@procedure(MARBLES, "7", "Payment")
def payment(case: Case[Yard]) -> Ruling:
    marbles = case.ask(hit)
    return Ruling.of("7.1", pay(marbles), grave=marbles >= 3)
