"""A procedure of a rule book, and what becomes of it when it is given answers.

    @procedure(LAWS_2017, "27", N_("Insufficient bid"))
    def insufficient_bid(case: Case[Table]) -> Ruling:
        if case.ask(accepted):
            return Ruling.of("27A1", BidStands())
        ...

The function is plain Python that asks and rules; what it asks for is known from its questions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tapete.law.case import Answered, Case, Referred, Source, Trail, Unanswered
from tapete.law.errors import BadProcedure
from tapete.law.ruling import Ruling
from tapete.text import N_

if TYPE_CHECKING:
    from tapete.law.rulebook import Rulebook

__all__ = ["Consultation", "Procedure", "consult", "paths", "procedure"]

W = TypeVar("W")

DEEPEST = 64  # questions on one way: a procedure that asks more has no end
MOST_WAYS = 100_000  # more than that nobody waits for; `explore` merges what is equal and goes further


@dataclass(frozen=True, eq=False)
class Procedure(Generic[W]):
    """One straight function that asks a case and returns a ruling."""

    book: Rulebook = field(repr=False)
    article: str
    title: str
    run: Callable[[Case[W]], Ruling] = field(repr=False)

    def __call__(self, answers: Mapping[str, Any] | None = None, table: W | None = None) -> Consultation:
        """Consult the procedure: `insufficient_bid({"accepted": True})`."""
        return consult(self, answers, table)


def procedure(
    book: Rulebook, article: str, title: str
) -> Callable[[Callable[[Case[W]], Ruling]], Procedure[W]]:
    """Make the function the book's procedure for the article."""

    def declare(run: Callable[[Case[W]], Ruling]) -> Procedure[W]:
        return book.add_procedure(Procedure(book, article, title, run))

    return declare


@dataclass(frozen=True, slots=True)
class Consultation:
    """How far a procedure came with some answers: a pending question, or the ruling."""

    procedure: Procedure[Any]
    trail: Trail
    pending: Unanswered | None = None
    ruling: Ruling | None = None

    @property
    def answered(self) -> tuple[Answered, ...]:
        """The questions that were asked and answered, in order."""
        return tuple(step for step in self.trail if isinstance(step, Answered))

    @property
    def answers(self) -> dict[str, Any]:
        """What people answered on this way, as plain data: enough to consult again."""
        return {
            step.key: step.question.kind.dump(step.answer)
            for step in self.answered
            if step.source is Source.PERSON
        }

    @property
    def current(self) -> Procedure[Any]:
        """The procedure in which the case stands now."""
        return next((s.procedure for s in reversed(self.trail) if isinstance(s, Referred)), self.procedure)

    @property
    def legs(self) -> tuple[tuple[Procedure[Any], Trail], ...]:
        """The trail cut where one procedure went on in another."""
        legs: list[tuple[Procedure[Any], Trail]] = [(self.procedure, ())]
        for step in self.trail:
            if isinstance(step, Referred):
                legs.append((step.procedure, ()))
            else:
                legs[-1] = (legs[-1][0], (*legs[-1][1], step))
        return tuple(legs)

    @property
    def seen(self) -> dict[str, Any]:
        """What the table answered on this way, as plain data: enough to see it the same way again."""
        return {
            step.key: step.question.kind.dump(step.answer)
            for step in self.answered
            if step.source is Source.TABLE
        }

    def back(self) -> dict[str, Any]:
        """The answers without the last one that a person gave."""
        answers = self.answers
        if answers:
            answers.popitem()
        return answers


def consult(
    law: Procedure[W],
    answers: Mapping[str, Any] | None = None,
    table: W | None = None,
    *,
    seen: Mapping[str, Any] | None = None,
) -> Consultation:
    """Run the procedure with the answers; raises `WrongAnswer` for one that does not fit its question.

    `seen` are answers that the table gave at an earlier moment.
    """
    case = Case(law, answers, table, seen=seen)
    try:
        ruling = case.run()
    except Unanswered as stop:
        # Without its traceback, which would keep the frames of the procedure alive.
        return Consultation(law, tuple(case.trail), pending=stop.with_traceback(None))
    return Consultation(law, tuple(case.trail), ruling=ruling)


def paths(law: Procedure[Any]) -> Iterator[Consultation]:
    """Every way through the procedure, hand-overs included, from first question to ruling."""
    stack: list[dict[str, Any]] = [{}]
    ways = 0
    while stack:
        answers = stack.pop()
        found = consult(law, answers)
        if found.pending is None:
            ways += 1
            if ways > MOST_WAYS:
                raise BadProcedure(
                    N_("{article} has more than {n} ways: let a part of it be a procedure of its own"),
                    article=law.article,
                    n=MOST_WAYS,
                )
            yield found
            continue
        key, kind = found.pending.key, found.pending.question.kind
        if len(answers) >= DEEPEST:
            raise BadProcedure(
                N_("{article} has a question without an end: {key}"), article=law.article, key=key
            )
        stack += [{**answers, key: answer} for answer in reversed(kind.all)]
