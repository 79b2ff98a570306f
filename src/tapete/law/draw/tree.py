"""The graph of a procedure as the tree that is drawn.

Equal subtrees are one node in the graph, so several arrows may lead to it. One of them carries
the node in the drawing; the others join it there, or end in a numbered circle.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tapete.law.answers import YesNo
from tapete.law.draw.condense import condensed
from tapete.law.explore import Ask, End, Goto, Graph, Node, Tell

__all__ = ["Branch", "Item", "Tree", "tree_of"]


@dataclass(frozen=True, slots=True)
class Branch:
    """A way out of an item; `own` where the target hangs here in the drawing."""

    answers: tuple[Any, ...]
    to: int
    own: bool


@dataclass(frozen=True, slots=True)
class Item:
    """A node of the drawing."""

    id: str
    node: Node
    branches: tuple[Branch, ...]

    @property
    def forks(self) -> bool:
        """Whether it is left by Yes and by No, rather than by a list of answers."""
        return (
            isinstance(self.node, Ask)
            and isinstance(self.node.question.kind, YesNo)
            and len(self.branches) == 2
        )


@dataclass(frozen=True, slots=True)
class Tree:
    """All items, the first question first."""

    prefix: str  # of the names in the drawing
    items: tuple[Item, ...]
    drawn: dict[int, Node]  # for the id of each node of the graph, the one that is drawn

    def numbers(self, way: Sequence[Node]) -> tuple[int, ...]:
        """The items over which a way through the graph goes."""
        numbers = {id(item.node): number for number, item in enumerate(self.items)}
        return tuple(numbers[id(self.drawn[id(node)])] for node in way)


def tree_of(graph: Graph) -> Tree:
    """The tree that is drawn of the graph."""
    nodes, drawn = condensed(graph)
    number = {id(node): i for i, node in enumerate(nodes)}
    exits = [tuple((answers, number[id(to)]) for answers, to in _exits(node)) for node in nodes]
    carrier = _carriers([_turns(node, [to for _, to in out]) for node, out in zip(nodes, exits, strict=True)])
    prefix = _slug(f"{graph.procedure.book.id}-{graph.procedure.article}")
    ids = _ids(nodes)
    return Tree(
        prefix,
        tuple(
            Item(
                ids[i],
                node,
                tuple(Branch(answers, to, carrier[to] == (i, j)) for j, (answers, to) in enumerate(exits[i])),
            )
            for i, node in enumerate(nodes)
        ),
        drawn,
    )


def _exits(node: Node) -> list[tuple[tuple[Any, ...], Node]]:
    match node:
        case Ask(question=question, exits=exits):
            found = [(e.answers, e.to) for e in exits]
            # Yes is the first branch whichever answer the procedure was asked with first.
            return sorted(found, key=lambda e: e[0] != (True,)) if isinstance(question.kind, YesNo) else found
        case Tell(to=to):
            return [((), to)]
    return []


def _turns(node: Node, targets: list[int]) -> list[tuple[int, int]]:
    """The targets with the number of columns that the arrow to each goes to the right."""
    if isinstance(node, Tell):
        return [(targets[0], 0)]
    yes_no = isinstance(node, Ask) and isinstance(node.question.kind, YesNo) and len(targets) == 2
    return [(to, 0 if yes_no and j == 1 else 1) for j, to in enumerate(targets)]


def _carriers(turns: list[list[tuple[int, int]]]) -> dict[int, tuple[int, int]]:
    """For each item the branch that carries it: the one furthest left, and of those the last.

    Furthest left, because what several ways come back to goes on in the main line; last, because
    the others then join it downwards.
    """
    place: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
    carrier: dict[int, tuple[int, int]] = {}
    for i in _topological(turns):
        columns, path = place[i]
        for j, (to, turn) in enumerate(turns[i]):
            found = (columns + turn, (*path, j))
            if (
                to not in place
                or found[0] < place[to][0]
                or (found[0] == place[to][0] and found[1] > place[to][1])
            ):
                place[to], carrier[to] = found, (i, j)
    return carrier


def _topological(turns: list[list[tuple[int, int]]]) -> list[int]:
    order: list[int] = []
    seen: set[int] = set()

    def visit(i: int) -> None:
        seen.add(i)
        for to, _ in reversed(turns[i]):
            if to not in seen:
                visit(to)
        order.append(i)

    visit(0)
    return order[::-1]


def _ids(nodes: tuple[Node, ...]) -> list[str]:
    used: dict[str, int] = {}
    ids = []
    for node in nodes:
        match node:
            case Ask(key=key):
                name = f"ask-{_slug(key)}"
            case Tell():
                name = "step"
            case End():
                name = "ruling"
            case Goto(article=article):
                name = f"go-{_slug(article)}"
        used[name] = used.get(name, 0) + 1
        numbered = isinstance(node, (Tell, End)) or used[name] > 1
        ids.append(f"{name}-{used[name]}" if numbered else name)
    return ids


def _slug(text: str) -> str:
    return re.sub(r"[^A-Za-z0-9_]+", "-", text).strip("-")
