"""A procedure walked by its address: the answers stand in the query, so every step is a page of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from starlette.datastructures import QueryParams

from tapete.law import (
    Answered,
    Ask,
    Consultation,
    Goto,
    Graph,
    Node,
    Procedure,
    Rulebook,
    Source,
    Tell,
    Trail,
    WrongAnswer,
    explore,
)
from tapete.web.links import Answers, rule_url
from tapete.web.tongue import LANGUAGE

__all__ = ["AGAIN", "SHEET", "Walk", "answers_in", "at_most", "plain"]

# Names in the address that are no question: a hyphen can stand in the name of none.
AGAIN = "ask-again"
SHEET = "paper-width"
_OURS = (AGAIN, SHEET, LANGUAGE)


def answers_in(params: QueryParams) -> dict[str, str | list[str]]:
    """The answers that an address carries; a name that comes twice holds a list."""
    found: dict[str, str | list[str]] = {}
    for key in params:
        if key not in _OURS:
            values = params.getlist(key)
            found[key] = values[0] if len(values) == 1 else [value for value in values if value]
    return found


@dataclass(frozen=True, slots=True)
class Walk:
    """Where a procedure stands with the answers of an address.

    Answers to questions that are not on the way stay in the address: change an early answer and
    change it back, and the later ones are still there.
    """

    answers: Answers
    found: Consultation
    wrong: object = None  # why an answer of the address was refused
    again: str = ""  # the question that is asked again, to change its answer

    @classmethod
    def of(cls, procedure: Procedure[object], params: QueryParams) -> Walk:
        """The walk that an address stands for; a wrong answer leads back to its question."""
        answers = answers_in(params)
        again = params.get(AGAIN, "")
        known = {key: answer for key, answer in answers.items() if key != again}
        wrong: object = None
        while True:
            try:
                found = procedure(known)
            except WrongAnswer as error:
                said = dict(error.label.values)
                del known[str(said["key"])]
                wrong = wrong or said["reason"]
            else:
                return cls(answers if wrong is None else known, found, wrong, again)

    @property
    def pending_key(self) -> str:
        """The question that the page asks."""
        return self.found.pending.key if self.found.pending else ""

    @property
    def kept(self) -> Answers:
        """The answers that a form sends along with the new one."""
        return {key: answer for key, answer in self.answers.items() if key != self.pending_key}

    @property
    def back(self) -> str:
        """The address of the last question that a person answered; empty at the first one."""
        asked = [step.key for step in self.found.answered if step.source is Source.PERSON]
        return self.change(asked[-1]) if asked else ""

    def change(self, key: str) -> str:
        """The address at which the question is asked again."""
        law = self.found.procedure
        return rule_url(law.book.id, law.article, self.answers, **{AGAIN: key})

    @property
    def before(self) -> Trail:
        """The trail up to the last answer."""
        return self.found.trail[: len(self.found.trail) - len(self.steps)]

    @property
    def steps(self) -> Trail:
        """What comes after the last answer: steps to take now, another article that goes on."""
        trail = self.found.trail
        last = next((i for i in range(len(trail), 0, -1) if isinstance(trail[i - 1], Answered)), 0)
        return trail[last:]

    @property
    def chart(self) -> tuple[Graph, tuple[Node, ...]]:
        """The flowchart of the article in which the case stands, and the way walked on it."""
        law, trail = self.found.legs[-1]
        graph = explore(law)
        return graph, graph.follow(trail)

    @property
    def at_most(self) -> int:
        """How many questions there are at most, the one of this page included."""
        return at_most(self.chart[1][-1], self.found.procedure.book) if self.found.pending else 0


@cache
def at_most(node: Node, book: Rulebook, via: frozenset[str] = frozenset()) -> int:
    """How many questions lie on the longest way from here, other articles that it goes on in included."""
    match node:
        case Ask(exits=exits):
            return 1 + max(at_most(each.to, book, via) for each in exits)
        case Tell(to=to):
            return at_most(to, book, via)
        case Goto(article=article) if article in book.procedures and article not in via:
            return at_most(explore(book.procedures[article]).root, book, via | {article})
        case _:
            return 0


def plain(answers: Mapping[str, object]) -> Answers:
    """Plain answers as an address carries them."""
    return {
        key: [str(part) for part in answer] if isinstance(answer, list) else _word(answer)
        for key, answer in answers.items()
    }


def _word(answer: object) -> str:
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    return str(answer)
