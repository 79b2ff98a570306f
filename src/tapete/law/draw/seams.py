"""Seams: the circles at which arrows change pages, and the signs in the circles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tapete.law.draw.grid import Plan, Role

__all__ = ["Ring", "Seam", "Signs", "apart"]


@dataclass(frozen=True, slots=True)
class Ring:
    """A circle at which an arrow stops, or goes on; `x` and `y` are its middle."""

    sign: str
    x: float
    y: float
    onward: bool  # whether the arrow stops here
    edges: frozenset[tuple[int, int]]
    caption: str = ""  # the page on which it goes on, or from which it comes
    above: bool = False  # where the caption stands


@dataclass(frozen=True, slots=True)
class Seam:
    """Where a page ends and the next begins."""

    number: int
    uprights: tuple[float, ...]
    rings: tuple[Ring, ...]  # two for each upright
    radius: float
    u: float

    def leaving(self, x: float) -> list[tuple[float, float]]:
        """The last points of the arrow that comes down at `x`: the rightmost turns first."""
        k = self.uprights.index(x)
        ring = self.rings[2 * k]
        top = ring.y - self.radius
        turn = (
            top - self.u * (0.3 + 0.9 * (k + 1) / (len(self.uprights) + 1))
            if ring.x >= x
            else top - 0.75 * self.u
        )
        return [(x, turn), (ring.x, turn), (ring.x, top)]

    def entering(self, x: float) -> list[tuple[float, float]]:
        k = self.uprights.index(x)
        ring = self.rings[2 * k + 1]
        bottom = ring.y + self.radius
        turn = bottom + self.u * 0.8 * (k + 1) / (len(self.uprights) + 1)
        return [(ring.x, bottom), (ring.x, turn), (x, turn)]


class Signs:
    """The numbers of boxes that circles lead to, and the letters of circles."""

    def __init__(self, plan: Plan) -> None:
        targets = {spot.item for spot in plan.spots if spot.role is Role.JOIN}
        order = [spot.item for spot in plan.spots if spot.role is Role.ITEM and spot.item in targets]
        self.numbers = {item: number for number, item in enumerate(order, 1)}
        self.used = 0
        self.letters = {spot.item: self.letter() for spot in plan.spots if spot.role is Role.TO}

    def letter(self) -> str:
        """The next letter: A, B ... Z, AA, AB ..."""
        number, name = self.used, ""
        self.used += 1
        while True:
            number, rest = divmod(number, 26)
            name = chr(ord("A") + rest) + name
            if number == 0:
                return name
            number -= 1


def apart(wanted: Sequence[float], least: float, low: float, high: float) -> list[float]:
    """The places nearest to the wanted ones that keep their distance and stay between the ends."""
    places: list[float] = []
    for x in wanted:
        places.append(max(x, places[-1] + least if places else low))
    limit = high
    for k in reversed(range(len(places))):
        places[k] = min(places[k], limit)
        limit = places[k] - least
    return places
