"""Condensing: rulings that differ only in the answer that they carry along are one box.

"Which suits did the offender specify?" has sixteen answers, and the rulings after them say the same
of other suits. Nobody wants sixteen boxes: the chart shows one, in which the answer stands as such.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, fields, replace
from typing import Any, TypeVar

from tapete.law.answers import AnyOf
from tapete.law.explore import Ask, End, Exit, Graph, Node, Tell
from tapete.law.ruling import Ruling
from tapete.text import N_

__all__ = ["condensed"]

P = TypeVar("P", bound=Any)


@dataclass(frozen=True, slots=True)
class AsAnswered:
    """What stands in a box for a set that follows from the answer."""

    label: str = N_("those that follow from the answer")


def condensed(graph: Graph) -> tuple[tuple[Node, ...], dict[int, Node]]:
    """The nodes that are drawn, the first question first; and for each id of a node of the graph, its own."""
    nodes = _upwards(graph.root)
    leads = Counter(id(to) for node in nodes for to in _targets(node))
    drawn: dict[int, Node] = {}
    # From the ends to the first question: what a node leads to is there before it.
    for node in nodes:
        drawn[id(node)] = _drawn(node, leads, drawn)
    order = {id(drawn[id(node)]): drawn[id(node)] for node in graph.nodes}
    return tuple(order.values()), drawn


def _drawn(node: Node, leads: Counter[int], drawn: dict[int, Node]) -> Node:
    if isinstance(node, Tell):
        to = drawn[id(node.to)]
        return node if to is node.to else Tell(node.instruction, to)
    if not isinstance(node, Ask):
        return node
    carries = isinstance(node.question.kind, AnyOf)
    groups: dict[object, list[Exit]] = {}
    for each in node.exits:
        shape = _shape(each.to, leads) if carries else None
        groups.setdefault(id(each.to) if shape is None else shape, []).append(each)
    exits: list[Exit] = []
    for group in groups.values():
        to = drawn[id(group[0].to)] if len(group) == 1 else _open_end(group[0].to)
        for each in group:  # what was merged is drawn where its answers lead
            _redirect(each.to, to, drawn)
        exits.append(Exit(tuple(answer for each in group for answer in each.answers), to))
    same = len(exits) == len(node.exits) and all(a.to is b.to for a, b in zip(exits, node.exits, strict=True))
    return node if same else Ask(node.key, node.question, node.about, tuple(exits))


def _shape(node: Node, leads: Counter[int]) -> tuple[object] | None:
    """What follows an answer, with its sets left open; None where another question leads there, too."""
    if leads[id(node)] > 1:
        return None
    if isinstance(node, Tell):
        rest = _shape(node.to, leads)
        return None if rest is None else ((node.instruction, rest),)
    return (_open_ruling(node.ruling),) if isinstance(node, End) else None


def _open_end(node: Node) -> Node:
    if isinstance(node, Tell):
        return Tell(node.instruction, _open_end(node.to))
    assert isinstance(node, End)
    return End(_open_ruling(node.ruling))


def _redirect(node: Node, target: Node, drawn: dict[int, Node]) -> None:
    drawn[id(node)] = target
    if isinstance(node, Tell) and isinstance(target, Tell):
        _redirect(node.to, target.to, drawn)


def _open_ruling(ruling: Ruling) -> Ruling:
    """The ruling with every set in it left open."""
    return replace(
        ruling,
        effects=tuple(map(_open, ruling.effects)),
        duties=tuple(map(_open, ruling.duties)),
        notes=tuple(map(_open, ruling.notes)),
    )


def _open(part: P) -> P:
    sets = {f.name: AsAnswered() for f in fields(part) if isinstance(getattr(part, f.name), frozenset)}
    return replace(part, **sets) if sets else part


def _targets(node: Node) -> list[Node]:
    if isinstance(node, Ask):
        return [each.to for each in node.exits]
    return [node.to] if isinstance(node, Tell) else []


def _upwards(root: Node) -> list[Node]:
    """Every node after those to which it leads."""
    order: list[Node] = []
    seen: set[int] = set()

    def visit(node: Node) -> None:
        seen.add(id(node))
        for to in _targets(node):
            if id(to) not in seen:
                visit(to)
        order.append(node)

    visit(root)
    return order
