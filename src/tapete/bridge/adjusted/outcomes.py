"""Results of a board in points of North-South: with weights, and with how often they were scored.

>>> str(Outcomes.parse("170@67%, 140@33%"))
'170@67/100, 140@33/100'
>>> Outcomes.parse("4S N =@1/2, 4S N -1@1/2", Vulnerability.NONE).weights
((420, Fraction(1, 2)), (-50, Fraction(1, 2)))
>>> Frequencies.parse("170*5, 140*3, -100*2").total
Fraction(10, 1)
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Self

from tapete.bridge.adjusted.exact import exact
from tapete.bridge.board import Vulnerability
from tapete.bridge.errors import BadNotation
from tapete.bridge.result import Result
from tapete.bridge.seat import Side
from tapete.text import N_

__all__ = ["BadOutcomes", "Frequencies", "Outcomes"]

_POINTS = re.compile(r"[+\-]?\d{1,9}", re.ASCII)
MOST_POINTS = 10_000  # 7NT redoubled, thirteen down, is 7,600


class BadOutcomes(BadNotation):
    """Results that cannot be weighed or compared."""


@dataclass(frozen=True, slots=True)
class Outcomes:
    """The results of which an assigned score is made, each with its weight; together they are one."""

    weights: tuple[tuple[int, Fraction], ...]

    def __post_init__(self) -> None:
        if any(weight <= 0 for _, weight in self.weights):
            raise BadOutcomes(N_("a result with no weight does not count: leave it out"))
        total = sum((weight for _, weight in self.weights), Fraction(0))
        if total != 1:
            raise BadOutcomes(
                N_("the weights make {total} % together: they have to make 100 %"), total=str(total * 100)
            )

    @classmethod
    def of(cls, points: int) -> Self:
        """One result alone."""
        return cls(((points, Fraction(1)),))

    @classmethod
    def parse(cls, text: str, /, vulnerability: Vulnerability | None = None) -> Self:
        """Results with weights, parted by commas: "170@67%, 140@33%", "4S N =@2/3, -50@1/3", "620"."""
        pairs = tuple(_read(text, "@", vulnerability))
        if len(pairs) > 1 and any(weight is None for _, weight in pairs):
            raise BadOutcomes(N_("{text} gives no weight to a result: write it as 170@67%"), text=repr(text))
        return cls(tuple((points, Fraction(1) if weight is None else weight) for points, weight in pairs))

    def __str__(self) -> str:
        return ", ".join(f"{points}@{weight}" for points, weight in self.weights)

    @property
    def mean(self) -> Fraction:
        """The weighted mean in points: right for total points, and for nothing else."""
        return sum((points * weight for points, weight in self.weights), Fraction(0))


@dataclass(frozen=True, slots=True)
class Frequencies:
    """How often each result was scored at other tables; a weighted result counts in parts."""

    counts: tuple[tuple[int, Fraction], ...]

    def __post_init__(self) -> None:
        if any(count <= 0 for _, count in self.counts):
            raise BadOutcomes(N_("a result that nobody scored cannot be compared: leave it out"))

    @classmethod
    def of(cls, points: Iterable[int]) -> Self:
        """Each result once."""
        return cls(tuple((one, Fraction(1)) for one in points))

    @classmethod
    def parse(cls, text: str, /, vulnerability: Vulnerability | None = None) -> Self:
        """Results with how often, parted by commas: "170*5, 140*3, 4S N -1"; empty for no other table."""
        if not text.strip():
            return cls(())
        pairs = _read(text, "*", vulnerability)
        return cls(tuple((points, Fraction(1) if count is None else count) for points, count in pairs))

    def __str__(self) -> str:
        return ", ".join(f"{points}*{count}" for points, count in self.counts)

    def __add__(self, outcomes: Outcomes) -> Frequencies:
        """With the assigned score of a table counted in parts, as the other tables see it."""
        return Frequencies(self.counts + outcomes.weights)

    @property
    def total(self) -> Fraction:
        """How many tables there are."""
        return sum((count for _, count in self.counts), Fraction(0))


def _read(text: str, mark: str, vulnerability: Vulnerability | None) -> Iterator[tuple[int, Fraction | None]]:
    for part in text.split(","):
        result, marked, number = part.partition(mark)
        yield _points(result.strip(), vulnerability), exact(number) if marked else None


def _points(text: str, vulnerability: Vulnerability | None) -> int:
    """Points of North-South, written so or as contract, declarer and tricks."""
    written = text.replace("−", "-")
    if _POINTS.fullmatch(written):
        points = int(written)
        if abs(points) > MOST_POINTS or points % 10:
            raise BadOutcomes(N_("no board scores {points} points"), points=points)
        return points
    result = Result.parse(text)
    if vulnerability is None and not result.contract.is_passed_out:
        raise BadOutcomes(
            N_("{text} needs a vulnerability to be scored: say which side is vulnerable"), text=repr(text)
        )
    return result.score(vulnerability or Vulnerability.NONE)[Side.NS]
