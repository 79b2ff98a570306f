# pyright: strict, reportUnnecessaryTypeIgnoreComment=true
"""What type checkers know of a case: `make types` reads these lines, nobody runs them.

An ignored error that stops being one is an error itself, so the wrong lines are checked, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, assert_type

from tapete.bridge import Call, Seat, Suit
from tapete.law import Case, Consultation, Procedure, Rulebook, Ruling, Within, consult, procedure, question
from tapete.law.ruling import Duty, Effect, Note
from tapete.text import Choice

BOOK = Rulebook("toy", "Toys", texts=())


class Size(Choice):
    """One of several."""

    SMALL = "small", "small"
    LARGE = "large", "large"


@dataclass(frozen=True)
class Table:
    """What the questions look at."""

    tricks: int


class OtherTable:
    """What they do not look at."""


@question("Does it rain?", cite="1")
def raining(table: object) -> bool | None:
    return None


@question("How many tricks?", cite="1")
def tricks(table: Table) -> Annotated[int, Within(0, 13)] | None:
    return table.tricks


@question("What size?", cite="1")
def size(table: Table) -> Size | None:
    return None


@question("Which suits?", cite="1")
def suits(table: Table) -> frozenset[Suit] | None:
    return None


@question("Which call did {seat} make?", cite="1")
def call_of(table: Table, seat: Seat) -> Call | None:
    return None


@question("Who dealt?", cite="1")
def dealer(table: Table) -> Seat:
    return Seat.NORTH


def answers(case: Case[Table]) -> None:
    """A case answers each question with its own type, and never with None."""
    assert_type(case.ask(raining), bool)  # a question about anything fits every table
    assert_type(case.ask(tricks), int)
    assert_type(case.ask(size), Size)
    assert_type(case.ask(suits), frozenset[Suit])
    assert_type(case.ask(call_of, Seat.NORTH), Call)
    assert_type(case.ask(call_of, seat=Seat.NORTH), Call)
    assert_type(case.ask(dealer), Seat)
    assert_type(case.refer("2", cite="1", given={raining: True}), Ruling)


def wrong(case: Case[Table], other: Case[OtherTable]) -> None:
    """What a checker must refuse."""
    case.ask(call_of)  # type: ignore[call-arg]
    case.ask(call_of, "N")  # type: ignore[arg-type]
    case.ask(raining, Seat.NORTH)  # type: ignore[call-arg]
    other.ask(tricks)  # type: ignore[arg-type]
    case.refer("2", cite="1", given={call_of: True})  # type: ignore[dict-item]


@procedure(BOOK, "1", "Rain")
def rain(case: Case[Table]) -> Ruling:
    match case.ask(size):
        case Size.SMALL:
            return Ruling.of("1")
        case Size.LARGE:  # every answer is there: no ruling is missing
            return Ruling.of("1")


@procedure(BOOK, "2", "No ruling")  # type: ignore[arg-type]
def no_ruling(case: Case[Table]) -> bool:
    return case.ask(raining)


def consulted(answered: Mapping[str, Any]) -> None:
    """A procedure is consulted with its own table or with none."""
    assert_type(rain, Procedure[Table])
    assert_type(rain(answered, Table(3)), Consultation)
    assert_type(consult(rain), Consultation)
    consult(rain, {}, OtherTable())  # type: ignore[misc]


def immutable(ruling: Ruling) -> None:
    """A ruling is a value."""
    assert_type(ruling.effects, tuple[Effect, ...])
    assert_type(ruling.duties, tuple[Duty, ...])
    assert_type(ruling.notes, tuple[Note, ...])
    assert_type(Ruling.from_plain(ruling.to_plain()), Ruling)
    ruling.grave = True  # type: ignore[misc]
