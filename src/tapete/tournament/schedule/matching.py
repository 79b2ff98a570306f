"""Pairs in any graph: as many as can be (Edmonds), and the best for those who come first.

>>> sorted(matching({1: {2, 3}, 2: {1}, 3: {1, 4}, 4: {3}}).items())
[(1, 2), (2, 1), (3, 4), (4, 3)]
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import chain

__all__ = ["bipartite", "first_best", "matching"]


def matching(edges: Mapping[int, AbstractSet[int]], start: Mapping[int, int] | None = None) -> dict[int, int]:
    """As many pairs as can be, as a table that names each one's partner; `start` is improved on."""
    mate = dict(start or {})
    for one in sorted(edges):
        if one not in mate:
            _augment(edges, mate, one)
    return mate


def _augment(  # noqa: C901 - the search and its knots share all they know
    edges: Mapping[int, AbstractSet[int]], mate: dict[int, int], root: int
) -> bool:
    """Pair one more, along a path on which free and paired edges take turns; odd rings become one knot."""
    parent: dict[int, int] = {}
    base = {one: one for one in edges}
    outer = {root}
    queue = deque([root])

    def meet(a: int, b: int) -> int:
        path = set()
        while True:
            a = base[a]
            path.add(a)
            if a not in mate:
                break
            a = parent[mate[a]]
        while base[b] not in path:
            b = parent[mate[base[b]]]
        return base[b]

    def mark(one: int, knot: int, child: int, ring: set[int]) -> None:
        while base[one] != knot:
            ring.update((base[one], base[mate[one]]))
            parent[one] = child
            child = mate[one]
            one = parent[mate[one]]

    while queue:
        one = queue.popleft()
        end = next((other for other in edges[one] if other not in mate and other != root), None)
        if end is not None:
            parent[end] = one
            _flip(mate, parent, end)
            return True
        for other in edges[one]:
            if base[one] == base[other] or mate.get(one) == other:
                continue
            if other == root or mate[other] in parent:
                knot = meet(one, other)
                ring: set[int] = set()
                mark(one, knot, other, ring)
                mark(other, knot, one, ring)
                for each in edges:
                    if base[each] in ring:
                        base[each] = knot
                        if each not in outer:
                            outer.add(each)
                            queue.append(each)
            elif other not in parent:
                parent[other] = one
                outer.add(mate[other])
                queue.append(mate[other])
    return False


def _flip(mate: dict[int, int], parent: Mapping[int, int], end: int) -> None:
    current: int | None = end
    while current is not None:
        before = parent[current]
        after = mate.get(before)
        mate[current], mate[before] = before, current
        current = after


def first_best(
    edges: Mapping[int, AbstractSet[int]], wishes: Callable[[int], Iterable[int]]
) -> dict[int, int] | None:
    """Everybody in pairs: the first gets the best wish that leaves pairs for all, then the next, and so on.

    `edges` names everybody, the first first, with whom each may meet. `wishes` names opponents from the best
    on; those it leaves out come last. None: there is no such pairing.
    """
    left = {one: set(near) for one, near in edges.items()}
    mate = matching(left)
    if len(mate) < len(left):
        return None
    done: dict[int, int] = {}
    for one in edges:
        if one in done:
            continue
        for other in chain(wishes(one), edges):
            if other in left[one] and (mate[one] == other or _exchanged(left, mate, one, other)):
                break
        other = mate[one]
        done[one], done[other] = other, one
        _taken_out(left, one, other)
    return done


def _exchanged(left: dict[int, set[int]], mate: dict[int, int], one: int, other: int) -> bool:
    """Pair these two, if those whom they leave can be paired again."""
    alone, too = mate[one], mate[other]
    if too in left[alone]:
        mate.update({one: other, other: one, alone: too, too: alone})
        return True
    near = _taken_out(left, one, other)
    rest = {a: b for a, b in mate.items() if a not in (one, other, alone, too)}
    found = _augment(left, rest, alone)
    left.update(near)
    for each, around in near.items():
        for neighbour in around:
            left[neighbour].add(each)
    if found:
        mate.update({**rest, one: other, other: one})
    return found


def _taken_out(left: dict[int, set[int]], one: int, other: int) -> dict[int, set[int]]:
    """Take two out of the graph; with whom they might have met."""
    near = {each: left.pop(each) for each in (one, other)}
    for each, around in near.items():
        for neighbour in around:
            if neighbour in left:
                left[neighbour].discard(each)
    return near


def bipartite(wishes: Mapping[int, Sequence[int]]) -> dict[int, int]:
    """For as many as can be a thing of their own, those named first before others."""
    owner: dict[int, int] = {}

    def take(one: int, seen: set[int]) -> bool:
        for thing in wishes[one]:
            if thing in seen:
                continue
            seen.add(thing)
            if thing not in owner or take(owner[thing], seen):
                owner[thing] = one
                return True
        return False

    for one in wishes:
        take(one, set())
    return {one: thing for thing, one in owner.items()}
