"""The kinds of answer that a question can have, each with all its answers.

The kind follows from the return annotation of the question:

    bool                              yes or no
    a `Choice`                        one of several
    Annotated[int, Within(0, 13)]     a number in a range
    frozenset[Suit]                   any of several, none included
    a class with `all` and `parse`    a seat, a card, a call ... in the notation of its game
"""

from __future__ import annotations

import types
import typing
from abc import ABC, abstractmethod
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from itertools import combinations
from typing import Annotated, Any, ClassVar, Generic, Protocol, Self, TypeVar, Union

from tapete.law.errors import WrongAnswer
from tapete.text import N_, Choice, Problem, Speaker, phrase

__all__ = ["AnswerKind", "AnyOf", "Notation", "NumberIn", "OneOf", "Within", "Written", "YesNo", "kind_of"]

T = TypeVar("T")
C = TypeVar("C", bound=Choice)
N = TypeVar("N", bound="Notation")

MOST_ANSWERS = 4096  # more than that cannot be explored, and nobody could read the list


@dataclass(frozen=True, slots=True)
class Within:
    """The range of a number, both ends included: `Annotated[int, Within(0, 13)]`."""

    lowest: int
    highest: int

    def __post_init__(self) -> None:
        if self.lowest > self.highest:
            raise ValueError(f"no number lies within {self.lowest} and {self.highest}")


class Notation(Protocol):
    """A value with a notation: `all` lists the values, `parse` reads what `str` writes."""

    @classmethod
    def all(cls) -> Iterable[Self]:
        """Every value there is, in the order of the game."""
        ...

    @classmethod
    def parse(cls, text: str, /) -> Self:
        """The value that the notation names; a `Problem` says why there is none."""
        ...


class AnswerKind(ABC, Generic[T]):
    """A kind of answer: all answers, and the way to and from plain data."""

    name: ClassVar[str]

    @property
    @abstractmethod
    def all(self) -> tuple[T, ...]:
        """Every answer, in order."""

    @abstractmethod
    def accept(self, value: object) -> T:
        """The answer that plain data (or the answer itself) stands for; raises `WrongAnswer`."""

    def dump(self, answer: T) -> Any:
        """The answer as plain data."""
        return answer

    def label(self, answer: T, say: Speaker) -> str:
        """The answer in words."""
        return phrase(answer, say)

    def wrong(self, value: object) -> WrongAnswer:
        """The error for a value that is none of the answers."""
        plain = [str(self.dump(answer)) for answer in self.all]
        if len(plain) > 12:
            plain = [*plain[:4], "...", plain[-1]]
        return WrongAnswer(
            N_("{value} is not an answer here: give one of {answers}"),
            value=repr(value),
            answers=", ".join(plain),
        )


class YesNo(AnswerKind[bool]):
    """Yes or no."""

    name = "yes-no"
    _WORDS: ClassVar = {"yes": True, "y": True, "true": True, "no": False, "n": False, "false": False}

    @property
    def all(self) -> tuple[bool, ...]:
        return (True, False)

    def accept(self, value: object) -> bool:
        if value is True or value is False:
            return value
        if isinstance(value, str) and value.strip().lower() in self._WORDS:
            return self._WORDS[value.strip().lower()]
        raise WrongAnswer(N_("{value} is not an answer here: say yes or no"), value=repr(value))


@dataclass(frozen=True)
class OneOf(AnswerKind[C]):
    """One of several."""

    choices: type[C]
    name = "one-of"

    @property
    def all(self) -> tuple[C, ...]:
        return tuple(self.choices)

    def accept(self, value: object) -> C:
        for choice in self.choices:
            if value in (choice, choice.value):
                return choice
        raise self.wrong(value)

    def dump(self, answer: C) -> Any:
        return answer.value


@dataclass(frozen=True)
class NumberIn(AnswerKind[int]):
    """A whole number in a range."""

    within: Within
    name = "number"

    @property
    def all(self) -> tuple[int, ...]:
        return tuple(range(self.within.lowest, self.within.highest + 1))

    def accept(self, value: object) -> int:
        if isinstance(value, str):
            with suppress(ValueError):
                value = int(value)
        if type(value) is int and self.within.lowest <= value <= self.within.highest:
            return value
        raise WrongAnswer(
            N_("{value} is not an answer here: give a whole number from {lowest} to {highest}"),
            value=repr(value),
            lowest=self.within.lowest,
            highest=self.within.highest,
        )


@dataclass(frozen=True)
class AnyOf(AnswerKind[frozenset[C]]):
    """Any of several, none included."""

    choices: type[C]
    name = "any-of"

    @property
    def members(self) -> tuple[C, ...]:
        """What may be in a set, in order."""
        return tuple(self.choices)

    @property
    def all(self) -> tuple[frozenset[C], ...]:
        members = self.members
        return tuple(frozenset(some) for n in range(len(members) + 1) for some in combinations(members, n))

    def accept(self, value: object) -> frozenset[C]:
        if isinstance(value, str):
            value = [part.strip() for part in value.split(",") if part.strip()]
        if isinstance(value, (list, tuple, set, frozenset)):
            one = OneOf(self.choices)
            return frozenset(one.accept(part) for part in value)
        raise WrongAnswer(
            N_("{value} is not an answer here: give a list, which may be empty"), value=repr(value)
        )

    def dump(self, answer: frozenset[C]) -> Any:
        return [member.value for member in self.choices if member in answer]

    def label(self, answer: frozenset[C], say: Speaker) -> str:
        return ", ".join(phrase(member, say) for member in self.choices if member in answer) or say(
            N_("none")
        )


@dataclass(frozen=True)
class Written(AnswerKind[N]):
    """A seat, a card, a call: a value in the notation of its game."""

    notation: type[N]
    name = "notation"

    @property
    def all(self) -> tuple[N, ...]:
        return tuple(self.notation.all())

    def accept(self, value: object) -> N:
        if isinstance(value, self.notation):
            return value
        if isinstance(value, str):
            try:
                return self.notation.parse(value)
            except Problem as wrong:
                raise WrongAnswer("{reason}", reason=wrong.label) from None
        raise self.wrong(value)

    def dump(self, answer: N) -> Any:
        return str(answer)

    def label(self, answer: N, say: Speaker) -> str:
        return phrase(answer, say)


def kind_of(annotation: Any) -> AnswerKind[Any]:
    """The kind of answer that a question's return annotation stands for."""
    hint = _without_none(annotation)
    if typing.get_origin(hint) is Annotated:
        number, *marks = typing.get_args(hint)
        for mark in marks:
            if number is int and isinstance(mark, Within):
                return NumberIn(mark)
    if hint is bool:
        return YesNo()
    if typing.get_origin(hint) is frozenset:
        (choices,) = typing.get_args(hint)
        if isinstance(choices, type) and issubclass(choices, Choice) and 2 ** len(choices) <= MOST_ANSWERS:
            return AnyOf(choices)
    if isinstance(hint, type):
        if hasattr(hint, "all") and hasattr(hint, "parse"):
            return Written(hint)
        if issubclass(hint, Choice) and len(hint):
            return OneOf(hint)
    raise TypeError(
        f"a question cannot have answers of {annotation!r}: take bool, a Choice, "
        "Annotated[int, Within(a, b)], frozenset of a Choice with at most 12 members, "
        "or a class with all() and parse()"
    )


def _without_none(annotation: Any) -> Any:
    if typing.get_origin(annotation) in (Union, types.UnionType):
        rest = [part for part in typing.get_args(annotation) if part is not type(None)]
        if len(rest) == 1:
            return rest[0]
    return annotation
