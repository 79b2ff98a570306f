"""A question: a small function from the table to its answer.

The text is what the arbiter reads, the return annotation is the kind of answer, and the body is
what a table can answer by itself; `None` means that the table cannot tell.

    @question(N_("Does the player on the offender's left accept the bid?"), cite="27A1", by=LHO)
    def accepted(table: Table) -> bool | None:
        return table.lho_has_called
"""

from __future__ import annotations

import inspect
import typing
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from tapete.law.answers import AnswerKind, kind_of
from tapete.law.ruling import Effect
from tapete.text import N_, Choice, Text

__all__ = ["Instruction", "Question", "Who", "question"]

W_contra = TypeVar("W_contra", contravariant=True)
T_co = TypeVar("T_co", covariant=True)
W = TypeVar("W")
T = TypeVar("T")
P = ParamSpec("P")


class Who(Choice):
    """Whose decision an answer is, where it is the arbiter's; games add their players."""

    FACT = "fact", N_("the arbiter finds out what happened")
    JUDGEMENT = "judgement", N_("the arbiter judges")


@dataclass(frozen=True, eq=False)
class Question(Generic[W_contra, P, T_co]):
    """A question of the law."""

    name: str
    text: str
    cite: tuple[str, ...]
    by: Choice
    observe: Callable[Concatenate[W_contra, P], T_co | None] = field(repr=False)
    help: str = ""
    note: str = ""
    note_cite: str = ""

    @cached_property
    def kind(self) -> AnswerKind[Any]:
        """The kind of answer, from the return annotation."""
        hints = typing.get_type_hints(self.observe, include_extras=True)
        try:
            return kind_of(hints.get("return"))
        except TypeError as wrong:
            raise TypeError(f"{self.name}: {wrong}") from None

    @cached_property
    def _signature(self) -> inspect.Signature:
        return inspect.signature(self.observe)

    @cached_property
    def _subjects(self) -> tuple[str, ...]:
        return tuple(self._signature.parameters)[1:]

    def subjects(self, *about: object, **named: object) -> tuple[object, ...]:
        """The subjects in the order of the parameters; raises `TypeError` where one is missing."""
        if not named and len(about) == len(self._subjects):
            return about
        bound = self._signature.bind(None, *about, **named)
        bound.apply_defaults()
        return tuple(bound.arguments.values())[1:]

    def key(self, *about: object) -> str:
        """The name under which an answer is kept: "took_advantage[N]"."""
        return f"{self.name}[{','.join(map(str, about))}]" if about else self.name

    def says(self, *about: object) -> Text:
        """The text with its subjects filled in."""
        return Text(self.text, tuple(zip(self._subjects, about, strict=True)) if about else ())


@dataclass(frozen=True, slots=True)
class Instruction:
    """A step on the way: something the arbiter does or says before the next question.

    Its effects are carried out there and then, long before the ruling: a call is cancelled, and only
    at the next turn of its player is it known what takes its place.
    """

    text: str
    cite: tuple[str, ...] = ()
    effects: tuple[Effect, ...] = ()

    @classmethod
    def of(cls, text: str, *effects: Effect, cite: str = "") -> Instruction:
        """`Instruction.of(N_("Explain every option."), cite="10C1")`."""
        return cls(text, tuple(cite.split()), effects)


def question(
    text: str,
    *,
    cite: str,
    by: Choice = Who.FACT,
    help: str = "",
    note: str = "",
    note_cite: str = "",
) -> Callable[[Callable[Concatenate[W, P], T | None]], Question[W, P, T]]:
    """Make a question of a function from the table to its answer.

    `help` is what to ask the players and what counts; `note` is a footnote of the drawing.
    """

    def declare(observe: Callable[Concatenate[W, P], T | None]) -> Question[W, P, T]:
        return Question(observe.__name__, text, tuple(cite.split()), by, observe, help, note, note_cite)

    return declare
