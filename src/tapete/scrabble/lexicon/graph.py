r"""A word graph: every word forwards, and from each of its letters outwards, in one array.

Each arc is a number of 32 bits: the letter in 6, "a word ends here" in 1, "the last arc of its
node" in 1, and in 24 where the node begins to which it leads. From `forward` the graph reads words
from their first letter (a DAWG). From `outward` it reads the letters before some point backwards,
then 0, then the letters after it forwards (a GADDAG); what follows the 0 is the forward graph
itself, so both share all their tails.

>>> graph = WordGraph.of([b"\x01\x02", b"\x01\x02\x03"])
>>> b"\x01\x02" in graph, b"\x01" in graph, len(graph)
(True, False, 2)
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

from tapete.scrabble.errors import BadList
from tapete.text import N_

__all__ = ["Progress", "WordGraph"]

Progress = Callable[[float], None]  # from 0 to 1

LETTER, WORD, LAST, TO = 0x3F, 0x40, 0x80, 8
SEPARATOR = 0
_EVERY = 50_000  # words between two reports of progress


def no_progress(part: float) -> None:
    """Nobody wants to know."""


@dataclass(frozen=True, eq=False)
class WordGraph:
    """The words of a list; node 0 has no arcs."""

    arcs: array[int] = field(repr=False)
    forward: int
    outward: int
    count: int
    _nodes: dict[int, dict[int, tuple[int, bool]]] = field(default_factory=dict, repr=False)

    @classmethod
    def of(cls, words: Iterable[bytes], progress: Progress = no_progress) -> WordGraph:
        """The graph of these words."""
        sorted_words = sorted(set(words))
        nodes: dict[tuple[int, ...], int] = {(): 0}
        prefixes: list[tuple[bytes, int, int]] = []
        forward = _build(
            ((word, WORD, ()) for word in sorted_words),
            nodes,
            lambda prefix, node, word: prefixes.append((prefix[::-1], node, word)),
            _share(progress, 0.0, 0.35, len(sorted_words)),
        )
        prefixes.sort()
        progress(0.45)
        # Backwards along a prefix, and then from the node to which the prefix leads.
        outward = _build(
            ((prefix, word, (_arc(SEPARATOR, 0, node),) if node else ()) for prefix, node, word in prefixes),
            nodes,
            lambda prefix, node, word: None,
            _share(progress, 0.45, 0.95, len(prefixes)),
        )
        places, total = [0] * len(nodes), 1
        for node, number in nodes.items():
            if node:
                places[number] = total
                total += len(node)
        if total >> 24:
            raise BadList(N_("the list is too long: its graph would have {arcs} arcs"), arcs=total)
        arcs = array("I", [LAST])
        for node in nodes:
            arcs.extend(arc & (LETTER | WORD) | places[arc >> TO] << TO for arc in node)
            if node:
                arcs[-1] |= LAST
        progress(1.0)
        return cls(arcs, places[forward], places[outward], len(sorted_words))

    def __len__(self) -> int:
        return self.count

    def __contains__(self, word: bytes) -> bool:
        node, ends = self.forward, False
        for letter in word:
            node, ends = self.node(node).get(letter, (-1, False))
            if node < 0:
                return False
        return ends

    def __iter__(self) -> Iterator[bytes]:
        """Every word, in the order of the alphabet."""
        stack = [(b"", self.forward)]
        while stack:
            prefix, node = stack.pop()
            for letter, (to, ends) in reversed(self.node(node).items()):
                stack.append((prefix + bytes([letter]), to))
                if ends:
                    stack.append((prefix + bytes([letter]), -1))
            while stack and stack[-1][1] == -1:
                yield stack.pop()[0]

    def node(self, place: int) -> dict[int, tuple[int, bool]]:
        """The arcs of a node: letter to the node where it leads, and whether a word ends there."""
        found = self._nodes.get(place)
        if found is None:
            found = self._nodes[place] = self._read(place)
        return found

    def _read(self, place: int) -> dict[int, tuple[int, bool]]:
        found: dict[int, tuple[int, bool]] = {}
        while place:
            arc = self.arcs[place]
            found[arc & LETTER] = arc >> TO, bool(arc & WORD)
            if arc & LAST:
                break
            place += 1
        return found

    @cached_property
    def lengths(self) -> dict[int, int]:
        """How many words there are of each number of tiles."""
        return dict(sorted(self._lengths(self.forward, {}).items()))

    def _lengths(self, place: int, memo: dict[int, dict[int, int]]) -> dict[int, int]:
        if place not in memo:
            counts: dict[int, int] = {}
            for to, ends in self._read(place).values():
                if ends:
                    counts[1] = counts.get(1, 0) + 1
                for length, count in self._lengths(to, memo).items():
                    counts[length + 1] = counts.get(length + 1, 0) + count
            memo[place] = counts
        return memo[place]

    def to_bytes(self) -> bytes:
        """The arcs, lowest byte first."""
        arcs = array("I", self.arcs)
        if sys.byteorder == "big":
            arcs.byteswap()
        return arcs.tobytes()

    @classmethod
    def from_bytes(cls, data: bytes, forward: int, outward: int, count: int) -> WordGraph:
        """The graph that `to_bytes` wrote."""
        arcs = array("I")
        arcs.frombytes(data)
        if sys.byteorder == "big":
            arcs.byteswap()
        return cls(arcs, forward, outward, count)


def _arc(letter: int, word: int, node: int) -> int:
    return letter | word | node << TO


def _build(
    words: Iterable[tuple[bytes, int, tuple[int, ...]]],
    nodes: dict[tuple[int, ...], int],
    closed: Callable[[bytes, int, int], object],
    progress: Callable[[int], None],
) -> int:
    """Add sorted words, nodes alike becoming one; the number of the first node.

    With each word come the mark of its last arc and the arcs with which its last node begins.
    `closed` hears of each node when nothing can be added to it any more.
    """
    before = b""
    path: list[list[int]] = [[]]
    for number, (word, mark, first) in enumerate(words):
        common = 0
        for one, other in zip(before, word, strict=False):
            if one != other:
                break
            common += 1
        _close(path, before, common, nodes, closed)
        for letter in word[common:]:
            path[-1].append(letter)
            path.append([])
        path[-2][-1] |= mark
        path[-1] += first
        before = word
        if number % _EVERY == 0:
            progress(number)
    _close(path, before, 0, nodes, closed)
    return nodes.setdefault(tuple(path[0]), len(nodes))


def _close(
    path: list[list[int]],
    word: bytes,
    keep: int,
    nodes: dict[tuple[int, ...], int],
    closed: Callable[[bytes, int, int], object],
) -> None:
    for depth in range(len(word), keep, -1):
        node = nodes.setdefault(tuple(path.pop()), len(nodes))
        path[-1][-1] |= node << TO
        closed(word[:depth], node, path[-1][-1] & WORD)


def _share(progress: Progress, start: float, end: float, total: int) -> Callable[[int], None]:
    return lambda done: progress(start + (end - start) * done / max(total, 1))
