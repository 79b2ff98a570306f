"""A case: the answers that a procedure gets, and the trail that they leave.

The procedure runs again from the top with the answers known so far; at the first question
without an answer it stops, and that question is what the arbiter sees. A procedure sees answers
only, never the table: that alone makes it possible to list and to draw every way through it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, NoReturn, ParamSpec, TypeVar

from tapete.law.errors import BadProcedure
from tapete.law.question import Instruction, Question
from tapete.law.ruling import ContinueUnder, Ruling
from tapete.text import N_, Choice

if TYPE_CHECKING:
    from tapete.law.procedure import Procedure

__all__ = ["Answered", "Case", "HandedOver", "Referred", "Source", "Told", "Trail", "Unanswered"]

W = TypeVar("W")
T = TypeVar("T")
P = ParamSpec("P")


class Source(Choice):
    """Where an answer comes from."""

    TABLE = "table", N_("seen at the table")
    PERSON = "person", N_("answered")
    LAW = "law", N_("known from the procedure that led here")


@dataclass(frozen=True, slots=True)
class Answered:
    """A question that got its answer."""

    key: str
    question: Question[Any, ..., Any]
    about: tuple[object, ...]
    answer: Any
    source: Source


@dataclass(frozen=True, slots=True)
class Told:
    """A step that the arbiter takes."""

    instruction: Instruction


@dataclass(frozen=True, slots=True)
class Referred:
    """One procedure went on in another."""

    procedure: Procedure[Any]
    cite: tuple[str, ...]


Trail = tuple[Answered | Told | Referred, ...]


class Unanswered(BaseException):  # noqa: N818 - a stop, not an error: `except Exception` must not eat it
    """The procedure stands at a question that has no answer yet."""

    def __init__(self, key: str, question: Question[Any, ..., Any], about: tuple[object, ...]) -> None:
        super().__init__(key)
        self.key, self.question, self.about = key, question, about


class HandedOver(BaseException):  # noqa: N818 - a stop, as above
    """The procedure goes on in another, and only its own outline was asked for."""

    def __init__(self, article: str, cite: tuple[str, ...]) -> None:
        super().__init__(article)
        self.article, self.cite = article, cite


class Case(Generic[W]):
    """What a procedure asks: people's answers first, then the table's facts."""

    __slots__ = ("_answers", "_asked", "_outline", "_procedures", "table", "trail")

    def __init__(
        self,
        procedure: Procedure[W],
        answers: Mapping[str, Any] | None = None,
        table: W | None = None,
        *,
        outline: bool = False,
    ) -> None:
        self._answers: dict[str, tuple[Any, Source]] = {
            key: (answer, Source.PERSON) for key, answer in (answers or {}).items()
        }
        self._asked: dict[str, Question[Any, ..., Any]] = {}
        self._procedures: list[Procedure[Any]] = [procedure]
        self._outline = outline
        self.table = table
        self.trail: list[Answered | Told | Referred] = []

    def ask(self, question: Question[W, P, T], *about: P.args, **named: P.kwargs) -> T:
        """The answer to the question about these subjects; stops the procedure where there is none."""
        subjects = (*about, *named.values())
        key = question.key(*subjects)
        first = self._asked.setdefault(key, question)
        if first is not question:
            raise BadProcedure(
                N_("two different questions are both called {key} on one way through {article}"),
                key=key,
                article=self._procedures[0].article,
            )
        known, source = self._answers.get(key, (None, Source.TABLE))
        if known is None and self.table is not None:
            known = question.observe(self.table, *about, **named)
        if known is None:
            raise Unanswered(key, question, subjects)
        answer: T = question.kind.accept(known)
        self.trail.append(Answered(key, question, subjects, answer, source))
        return answer

    def tell(self, instruction: Instruction) -> None:
        """A step that the arbiter takes before the next question."""
        self.trail.append(Told(instruction))

    def refer(
        self, article: str, *, cite: str, given: Mapping[Question[W, [], Any], object] | None = None
    ) -> Ruling:
        """Go on under another article of the book, with what is already known there."""
        book = self._procedures[-1].book
        citations = tuple(cite.split())
        book.article(article)  # an article that the book does not have is an error at once
        if self._outline:
            raise HandedOver(article, citations)
        procedure = book.procedures.get(article)
        if procedure is None:
            return Ruling(citations, (ContinueUnder(article),))
        if procedure in self._procedures:
            self._circle(article)
        self._procedures.append(procedure)
        self.trail.append(Referred(procedure, citations))
        for known, answer in (given or {}).items():
            self._answers.setdefault(known.key(), (answer, Source.LAW))
        return procedure.run(self)

    def _circle(self, article: str) -> NoReturn:
        way = " > ".join(p.article for p in self._procedures)
        raise BadProcedure(N_("the procedures go in a circle: {way} > {article}"), way=way, article=article)
