"""Pairs in any graph: as many as can be (Edmonds), and the best for those who come first.

>>> sorted(matching({1: {2, 3}, 2: {1}, 3: {1, 4}, 4: {3}}).items())
[(1, 2), (2, 1), (3, 4), (4, 3)]
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet

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
        for other in sorted(edges[one]):
            if base[one] == base[other] or mate.get(one) == other:
                continue
            if other == root or (other in mate and mate[other] in parent):
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
                if other not in mate:
                    _flip(mate, parent, other)
                    return True
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
    order: Sequence[int], allowed: Callable[[int, int], bool], wishes: Callable[[int], Sequence[int]]
) -> dict[int, int] | None:
    """Everybody in pairs: the first of the order gets the best wish that leaves pairs for all, and so on.

    `wishes` names opponents from the best on; those it leaves out come last. None: there is no such pairing.
    """
    edges = {one: {other for other in order if other != one and allowed(one, other)} for one in order}
    mate = matching(edges)
    if len(mate) < len(order):
        return None
    done: dict[int, int] = {}
    for one in order:
        if one in done:
            continue
        wished = [other for other in wishes(one) if other in edges[one]]
        rest = [other for other in order if other in edges[one] and other not in wished]
        for other in (*wished, *rest):
            if mate[one] == other:
                break
            # Take the two out, and see whether those whom they leave can be paired again.
            left = {each: near - {one, other} for each, near in edges.items() if each not in (one, other)}
            trial = {a: b for a, b in mate.items() if a in left and b in left}
            if len(found := matching(left, trial)) == len(left):
                mate = {**found, one: other, other: one}
                break
        other = mate[one]
        done[one], done[other] = other, one
        edges = {each: near - {one, other} for each, near in edges.items() if each not in (one, other)}
    return done


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
