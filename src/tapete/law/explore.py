"""Every way through a procedure, as a graph in which equal endings are one.

Exploring answers each question in every possible way. What cannot be right is an error:
a question without an end, a way that ends in no ruling, a `return` that no way reaches, two
different questions under one name. What is merely idle (a question whose answers all lead to
the same place) is listed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tapete.law.case import Answered, Case, HandedOver, Told, Trail, Unanswered
from tapete.law.errors import BadProcedure, UnknownClause
from tapete.law.procedure import DEEPEST, Procedure
from tapete.law.question import Instruction, Question
from tapete.law.ruling import ContinueUnder, Ruling, clauses_of
from tapete.law.watch import Watch
from tapete.text import N_

__all__ = ["Ask", "End", "Exit", "Goto", "Graph", "Node", "Tell", "cited", "explore"]

MOST_STATES = 20_000


@dataclass(frozen=True, eq=False)
class Exit:
    """The answers of a question that lead to the same place."""

    answers: tuple[Any, ...]
    to: Node = field(repr=False)  # shared: written out, a graph may be endless


@dataclass(frozen=True, eq=False)
class Ask:
    """A question with its ways out."""

    key: str
    question: Question[Any, ..., Any]
    about: tuple[object, ...]
    exits: tuple[Exit, ...]

    @property
    def idle(self) -> bool:
        """Whether the answer changes nothing."""
        return len(self.exits) == 1


@dataclass(frozen=True, eq=False)
class Tell:
    """A step on the way."""

    instruction: Instruction
    to: Node = field(repr=False)


@dataclass(frozen=True, eq=False)
class End:
    """A ruling."""

    ruling: Ruling


@dataclass(frozen=True, eq=False)
class Goto:
    """The place where another article goes on."""

    article: str
    cite: tuple[str, ...]


Node = Ask | Tell | End | Goto


@dataclass(frozen=True, eq=False)
class Graph:
    """A procedure explored: its first node, and by it all others."""

    procedure: Procedure[Any]
    root: Node = field(repr=False)
    ways: int  # how many ways lead from the first question to an end
    nodes: tuple[Node, ...] = field(repr=False)

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The questions, in the order of the procedure."""
        return tuple(node for node in self.nodes if isinstance(node, Ask))

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """The different rulings that the procedure can end in."""
        return tuple(node.ruling for node in self.nodes if isinstance(node, End))

    @property
    def idle(self) -> tuple[Ask, ...]:
        """The questions whose answer changes nothing."""
        return tuple(node for node in self.asks if node.idle)

    def follow(self, trail: Trail) -> tuple[Node, ...]:
        """The nodes that the trail walks over, the one where it stands included."""
        way: list[Node] = [self.root]
        for step in trail:
            node = way[-1]
            if isinstance(step, Told) and isinstance(node, Tell):
                way.append(node.to)
            elif isinstance(step, Answered) and isinstance(node, Ask) and node.key == step.key:
                way.append(next(e.to for e in node.exits if step.answer in e.answers))
            else:
                break
        return tuple(way)


@cache
def explore(procedure: Procedure[Any]) -> Graph:
    """The complete graph of the procedure; raises `BadProcedure` for one that cannot be right."""
    with Watch(procedure.run) as watch:
        root, ways = _Explorer(procedure).node({}, 0)
    _check_reached(procedure, watch)
    graph = Graph(procedure, root, ways, tuple(_walk(root)))
    _check_citations(graph)
    return graph


def _check_reached(procedure: Procedure[Any], watch: Watch) -> None:
    unreached = watch.unreached()
    if not unreached:
        return
    # The other procedures of the file may come where this one does not: they share its functions.
    for other in procedure.book.procedures.values():
        if other is not procedure and watch.watches(other.run):
            with watch:
                _Explorer(other).node({}, 0)
    still = set(watch.unreached())
    for function, line in unreached:
        if (function, line) in still:
            raise BadProcedure(
                N_("{article} has a ruling that no answers reach: {function}, line {line}"),
                article=procedure.article,
                function=function,
                line=line,
            )


def _check_citations(graph: Graph) -> None:
    book, article = graph.procedure.book, graph.procedure.article
    for clause in dict.fromkeys(clause for node in graph.nodes for clause in cited(node)):
        try:
            book.article(clause)
        except UnknownClause as unknown:
            raise BadProcedure(
                N_("{article} cites {clause}: {reason}"), article=article, clause=clause, reason=unknown.label
            ) from None


def cited(node: Node) -> tuple[str, ...]:
    """The clauses that the node names."""
    match node:
        case Ask(question=question):
            return (*question.cite, *question.note_cite.split())
        case Tell(instruction=told):
            return (*told.cite, *clauses_of(told.effects))
        case End(ruling=ruling):
            return ruling.clauses
        case Goto(article, cite):
            return (*cite, article)


def _walk(root: Node) -> Iterator[Node]:
    seen: set[int] = set()
    stack: list[Node] = [root]
    while stack:
        node = stack.pop()
        if id(node) in seen:
            continue
        seen.add(id(node))
        yield node
        if isinstance(node, Tell):
            stack.append(node.to)
        elif isinstance(node, Ask):
            stack.extend(e.to for e in reversed(node.exits))


class _Explorer:
    """Builds the graph from the leaves up, so that equal subtrees become one node."""

    def __init__(self, procedure: Procedure[Any]) -> None:
        self.procedure = procedure
        self.made: dict[object, Node] = {}
        self.asked: dict[str, tuple[Question[Any, ..., Any], tuple[object, ...]]] = {}
        self.count = 0

    def node(self, answers: dict[str, Any], done: int) -> tuple[Node, int]:
        """The node at which the case stands after these answers, and how many ways lead on from it."""
        self.count += 1
        if self.count > MOST_STATES:
            raise BadProcedure(
                N_("{article} has more than {n} ways: let a part of it be a procedure of its own"),
                article=self.procedure.article,
                n=MOST_STATES,
            )
        case = Case(self.procedure, answers, outline=True)
        ways = 1
        node: Node
        try:
            node = self.end(case.run())
        except HandedOver as stop:
            node = self.goto(stop.article, stop.cite)
        except Unanswered as stop:
            node, ways = self.fork(stop, answers, len(case.trail))
        for step in reversed(case.trail[done:]):
            if isinstance(step, Told):
                node = self.one(("tell", step.instruction, node), Tell(step.instruction, node))
        return node, ways

    def fork(self, stop: Unanswered, answers: dict[str, Any], done: int) -> tuple[Node, int]:
        self.check(stop, answers)
        ways_out: dict[Node, list[Any]] = {}
        ways = 0
        for answer in stop.question.kind.all:
            target, further = self.node({**answers, stop.key: answer}, done + 1)
            ways_out.setdefault(target, []).append(answer)
            ways += further
        exits = tuple((target, tuple(answers)) for target, answers in ways_out.items())
        ask = Ask(stop.key, stop.question, stop.about, tuple(Exit(some, target) for target, some in exits))
        return self.one(("ask", stop.key, exits), ask), ways

    def check(self, stop: Unanswered, answers: dict[str, Any]) -> None:
        if self.asked.setdefault(stop.key, (stop.question, stop.about)) != (stop.question, stop.about):
            raise BadProcedure(
                N_("{article} asks two different questions under the name {key}"),
                article=self.procedure.article,
                key=stop.key,
            )
        if len(answers) >= DEEPEST:
            raise BadProcedure(
                N_("{article} has a question without an end: {key}"),
                article=self.procedure.article,
                key=stop.key,
            )

    def end(self, ruling: Ruling) -> Node:
        if len(ruling.effects) == 1 and isinstance(ruling.effects[0], ContinueUnder):
            return self.goto(ruling.effects[0].article, ruling.citations)
        return self.one(("end", ruling), End(ruling))

    def goto(self, article: str, cite: tuple[str, ...]) -> Node:
        return self.one(("goto", article, cite), Goto(article, cite))

    def one(self, shape: object, node: Node) -> Node:
        """The first node of this shape; what it leads to are such nodes themselves."""
        return self.made.setdefault(shape, node)
