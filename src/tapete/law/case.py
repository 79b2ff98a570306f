"""A case: the answers that a procedure gets, and the trail that they leave.

The procedure runs again from the top with the answers known so far; at the first question
without an answer it stops, and that question is what the arbiter sees. A procedure sees answers
only, never the table: that alone makes it possible to list and to draw every way through it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, NoReturn, ParamSpec, TypeVar

from tapete.law.errors import BadProcedure, WrongAnswer
from tapete.law.question import Instruction, Question
from tapete.law.ruling import ContinueUnder, Ruling
from tapete.text import N_, Choice

if TYPE_CHECKING:
    from tapete.law.procedure import Procedure

__all__ = ["Answered", "Case", "HandedOver", "Referred", "Source", "Told", "Trail", "Unanswered"]

W = TypeVar("W")
T = TypeVar("T")
P = ParamSpec("P")

MOST_TIMES = 1_000  # a way that asks one question so often goes round in a circle


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


class Unanswered(BaseException):
    """The procedure stands at a question that has no answer yet."""

    def __init__(self, key: str, question: Question[Any, ..., Any], about: tuple[object, ...]) -> None:
        super().__init__(key)
        self.key, self.question, self.about = key, question, about


class HandedOver(BaseException):
    """The procedure goes on in another, and only its own outline was asked for."""

    def __init__(self, article: str, cite: tuple[str, ...]) -> None:
        super().__init__(article)
        self.article, self.cite = article, cite


class Case(Generic[W]):
    """What a procedure asks: people's answers first, then the table's facts."""

    __slots__ = ("_answers", "_asked", "_outline", "_procedures", "_repeats", "_stopped", "_table", "trail")

    def __init__(
        self,
        procedure: Procedure[W],
        answers: Mapping[str, Any] | None = None,
        table: W | None = None,
        *,
        seen: Mapping[str, Any] | None = None,
        outline: bool = False,
    ) -> None:
        # What the table showed when it was asked stays what it was, whatever happens there since.
        self._answers: dict[str, tuple[Any, Source]] = {
            key: (answer, source)
            for source, known in ((Source.TABLE, seen), (Source.PERSON, answers))
            for key, answer in (known or {}).items()
            if answer is not None
        }
        self._asked: dict[str, tuple[Question[Any, ..., Any], tuple[object, ...]]] = {}
        self._procedures: list[Procedure[Any]] = [procedure]
        self._outline = outline
        self._repeats = 0
        self._stopped = False
        self._table = table
        self.trail: list[Answered | Told | Referred] = []

    @property
    def procedure(self) -> Procedure[Any]:
        """The procedure in which the case stands now."""
        return self._procedures[-1]

    def run(self) -> Ruling:
        """The ruling to which the procedure comes; raises `Unanswered` where it stops at a question."""
        ruling = self.procedure.run(self)
        if self._stopped:
            raise BadProcedure(
                N_("{article} goes on after a question without an answer: let it catch no BaseException"),
                article=self.procedure.article,
            )
        if not isinstance(ruling, Ruling):
            raise BadProcedure(
                N_("{article} ends without a ruling after {answers}"),
                article=self.procedure.article,
                answers=", ".join(f"{s.key}={s.answer}" for s in self.trail if isinstance(s, Answered)),
            )
        return ruling

    def ask(self, question: Question[W, P, T], *about: P.args, **named: P.kwargs) -> T:
        """The answer to the question about these subjects; stops the procedure where there is none."""
        subjects = question.subjects(*about, **named)
        key = question.key(*subjects)
        again = key in self._asked
        if self._asked.setdefault(key, (question, subjects)) != (question, subjects):
            raise BadProcedure(
                N_("two different questions are both called {key} on one way through {article}"),
                key=key,
                article=self._procedures[0].article,
            )
        known, source = self._answers.get(key, (None, Source.TABLE))
        if known is None and self._table is not None:
            known = question.observe(self._table, *about, **named)
        if known is None:
            self._stopped = True
            raise Unanswered(key, question, subjects)
        try:
            answer: T = question.kind.accept(known)
        except WrongAnswer as wrong:
            raise WrongAnswer(
                N_("{article}, question {key}: {reason}"),
                article=self.procedure.article,
                key=key,
                reason=wrong.label,
            ) from None
        if again:
            self._count_repeats(key)
        else:
            self.trail.append(Answered(key, question, subjects, answer, source))
        return answer

    def tell(self, instruction: Instruction) -> None:
        """A step that the arbiter takes before the next question."""
        self.trail.append(Told(instruction))

    def refer(
        self, article: str, *, cite: str, given: Mapping[Question[W, [], Any], object] | None = None
    ) -> Ruling:
        """Go on under another article of the book, with what is already known there."""
        book = self.procedure.book
        citations = tuple(cite.split())
        book.article(article)  # an article that the book does not have is an error at once
        if self._outline:
            self._stopped = True
            raise HandedOver(article, citations)
        procedure = book.procedures.get(article)
        if procedure is None:
            return Ruling(citations, (ContinueUnder(article),))
        if procedure in self._procedures:
            self._circle(article)
        self._procedures.append(procedure)
        self.trail.append(Referred(procedure, citations))
        for known, answer in (given or {}).items():
            # What led here is certain; an answer left over from another way is not.
            if known.key() not in self._asked:
                self._answers[known.key()] = answer, Source.LAW
        return procedure.run(self)

    def _count_repeats(self, key: str) -> None:
        self._repeats += 1
        if self._repeats > MOST_TIMES:
            raise BadProcedure(
                N_("{article} asks {key} again and again: a loop needs a new subject each time"),
                article=self.procedure.article,
                key=key,
            )

    def _circle(self, article: str) -> NoReturn:
        way = " > ".join(p.article for p in self._procedures)
        raise BadProcedure(N_("the procedures go in a circle: {way} > {article}"), way=way, article=article)
