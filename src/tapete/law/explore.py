"""Every way through a procedure, as a graph in which equal endings are one.

Exploring answers each question in every possible way. What cannot be right is an error:
a question without an end, a way that ends in no ruling, a `return` that no way reaches, two
different questions under one name. What is merely idle (a question whose answers all lead to
the same place) is listed.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from types import CodeType, FrameType
from typing import Any

from tapete.law.case import Answered, Case, HandedOver, Told, Trail, Unanswered
from tapete.law.errors import BadProcedure
from tapete.law.procedure import Procedure
from tapete.law.question import Instruction, Question
from tapete.law.ruling import ContinueUnder, Ruling
from tapete.text import N_

__all__ = ["Ask", "End", "Exit", "Goto", "Graph", "Node", "Tell", "explore"]

DEEPEST = 64
MOST_NODES = 20_000


@dataclass(frozen=True, eq=False)
class Exit:
    """The answers of a question that lead to the same place."""

    answers: tuple[Any, ...]
    to: Node


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
    to: Node


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
    root: Node
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
    explorer = _Explorer(procedure)
    with _Watch(procedure.run) as watch:
        root, ways = explorer.node({}, 0)
    watch.complain(procedure)
    return Graph(procedure, root, ways, tuple(_walk(root)))


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
        self.asked: dict[str, Question[Any, ..., Any]] = {}
        self.count = 0

    def node(self, answers: dict[str, Any], done: int) -> tuple[Node, int]:
        """The node at which the case stands after these answers, and how many ways lead on from it."""
        self.count += 1
        case = Case(self.procedure, answers, outline=True)
        ways = 1
        node: Node
        try:
            ruling = self.procedure.run(case)
        except HandedOver as stop:
            node = self.one(("goto", stop.article, stop.cite), lambda: Goto(stop.article, stop.cite))
        except Unanswered as stop:
            node, ways = self.fork(stop, answers, len(case.trail))
        else:
            node = self.end(ruling, answers)
        for step in reversed(case.trail[done:]):
            if isinstance(step, Told):
                then, told = node, step.instruction
                node = self.one(("tell", told, id(then)), lambda told=told, then=then: Tell(told, then))  # type: ignore[misc]
        return node, ways

    def fork(self, stop: Unanswered, answers: dict[str, Any], done: int) -> tuple[Node, int]:
        self.check(stop, answers)
        exits: dict[int, list[Any]] = {}
        targets: dict[int, Node] = {}
        ways = 0
        for answer in stop.question.kind.all:
            target, further = self.node({**answers, stop.key: answer}, done + 1)
            exits.setdefault(id(target), []).append(answer)
            targets[id(target)] = target
            ways += further
        shape = ("ask", stop.key, tuple((target, tuple(some)) for target, some in exits.items()))
        made = self.one(
            shape,
            lambda: Ask(
                stop.key,
                stop.question,
                stop.about,
                tuple(Exit(tuple(some), targets[target]) for target, some in exits.items()),
            ),
        )
        return made, ways

    def check(self, stop: Unanswered, answers: dict[str, Any]) -> None:
        if self.asked.setdefault(stop.key, stop.question) is not stop.question:
            raise BadProcedure(
                N_("{article} asks two different questions under the name {key}"),
                article=self.procedure.article,
                key=stop.key,
            )
        if len(answers) >= DEEPEST or self.count > MOST_NODES:
            raise BadProcedure(
                N_("{article} has a question without an end: {key}"),
                article=self.procedure.article,
                key=stop.key,
            )

    def end(self, ruling: object, answers: dict[str, Any]) -> Node:
        if not isinstance(ruling, Ruling):
            raise BadProcedure(
                N_("{article} ends without a ruling after {answers}"),
                article=self.procedure.article,
                answers=", ".join(f"{key}={answer}" for key, answer in answers.items()),
            )
        for clause in ruling.clauses:
            self.procedure.book.article(clause)  # a citation of nothing is an error
        if len(ruling.effects) == 1 and isinstance(ruling.effects[0], ContinueUnder):
            article = ruling.effects[0].article
            return self.one(("goto", article, ruling.citations), lambda: Goto(article, ruling.citations))
        return self.one(("end", ruling), lambda: End(ruling))

    def one(self, shape: object, make: Callable[[], Node]) -> Node:
        """The node of this shape, made once."""
        if shape not in self.made:
            self.made[shape] = make()
        return self.made[shape]


class _Watch:
    """Watches which lines of the procedure's module run, to find a ruling that no way reaches."""

    def __init__(self, run: Callable[..., object]) -> None:
        self.file = run.__code__.co_filename
        self.lines: dict[CodeType, set[int]] = {run.__code__: set()}

    def __enter__(self) -> _Watch:
        self.before = sys.gettrace()
        sys.settrace(self.calls)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(self.before)

    def calls(self, frame: FrameType, event: str, arg: object) -> Any:
        if frame.f_code.co_filename != self.file:
            return None
        lines = self.lines.setdefault(frame.f_code, set())

        def line(frame: FrameType, event: str, arg: object) -> Any:
            if event == "line":
                lines.add(frame.f_lineno)
            return line

        return line

    def complain(self, procedure: Procedure[Any]) -> None:
        """Raise for a `return` in a function that was entered but never got there."""
        for code, lines in self.lines.items():
            for first, last in _returns(code):
                if not any(first <= line <= last for line in lines):
                    raise BadProcedure(
                        N_("{article} has a ruling that no answers reach: {function}, line {line}"),
                        article=procedure.article,
                        function=code.co_name,
                        line=first,
                    )


def _returns(code: CodeType) -> Iterator[tuple[int, int]]:
    """The lines of the return statements of a function, nested functions left out."""
    if code.co_name.startswith("<"):
        return
    source = textwrap.dedent(inspect.getsource(code))
    function = ast.parse(source).body[0]
    shift = code.co_firstlineno - 1
    stack: list[ast.AST] = list(ast.iter_child_nodes(function))
    while stack:
        node = stack.pop()
        if isinstance(node, ast.Return):
            yield node.lineno + shift, (node.end_lineno or node.lineno) + shift
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)):
            stack.extend(ast.iter_child_nodes(node))
