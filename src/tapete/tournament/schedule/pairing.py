"""Who meets whom in a round of a Swiss: groups of equal points, and the best pairing for the first."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain

from tapete.text import N_, Choice
from tapete.tournament.schedule.matching import first_best

__all__ = ["Field", "Within"]


class Within(Choice):
    """Who meets whom among those of equal points."""

    HALVES = "halves", N_("the upper half meets the lower half, first against first")
    NEIGHBOURS = "neighbours", N_("the first meets the second, the third meets the fourth")
    EXTREMES = "extremes", N_("the first meets the last, the second the last but one")


@dataclass(frozen=True, slots=True)
class Field:
    """Those who are paired: their points, best first, and what is known of them."""

    points: Mapping[int, Fraction | int]
    within: Within
    floated: Collection[int]  # who went down a group the last time
    met: Mapping[int, Mapping[int, int]]  # how often each has met others
    apart: Mapping[int, Collection[int]]  # whom each shall not meet
    lean: Mapping[int, int]  # how much oftener each had the first place than the second
    rested: Mapping[int, int]

    def paired(
        self, order: Sequence[int], most: int, steep: int
    ) -> tuple[list[tuple[int, int]], tuple[int, ...]] | None:
        """The pairs, and who rests; nobody meets or rests oftener than `most`, or leans too much one way."""
        if len(order) % 2 == 0:
            pairs = self._best(order, most, steep)
            return None if pairs is None else (pairs, ())
        # The last who has rested least often, if the others can be paired then.
        rank = {one: index for index, one in enumerate(order)}
        for one in sorted(order, key=lambda one: (self.rested.get(one, 0), -rank[one])):
            if self.rested.get(one, 0) > most:
                return None
            pairs = self._best([each for each in order if each != one], most, steep)
            if pairs is not None:
                return pairs, (one,)
        return None

    def _best(self, order: Sequence[int], most: int, steep: int) -> list[tuple[int, int]] | None:
        groups = self._groups(order)
        place = {one: (index, at) for index, group in enumerate(groups) for at, one in enumerate(group)}

        def wishes(one: int) -> Iterable[int]:
            index, at = place[one]
            group = groups[index]
            match self.within:
                case Within.NEIGHBOURS:
                    own: Iterable[int] = group
                case Within.EXTREMES:
                    own = reversed(group)
                case Within.HALVES:
                    aim = at + len(group) // 2
                    nearest = sorted(range(len(group)), key=lambda other: (abs(other - aim), -other))
                    own = (group[other] for other in nearest)
            return chain(own, *groups[index + 1 :])

        mate = first_best(self._edges([one for group in groups for one in group], most, steep), wishes)
        if mate is None:
            return None
        rank = {one: index for index, one in enumerate(order)}
        return [(one, mate[one]) for one in order if rank[one] < rank[mate[one]]]

    def _groups(self, order: Sequence[int]) -> list[list[int]]:
        """Those of equal points together; out of an odd group the last who did not float goes down."""
        groups: list[list[int]] = []
        level: dict[Fraction | int, list[int]] = {}
        for one in order:
            level.setdefault(self.points[one], []).append(one)
        down: list[int] = []
        for equal in level.values():
            group = down + equal
            down = []
            if len(group) % 2:
                fresh = [one for one in group if one not in self.floated] or group
                down = [fresh[-1]]
                group.remove(fresh[-1])
            if group:
                groups.append(group)
        if down:
            groups.append(down)
        return groups

    def _edges(self, line: Sequence[int], most: int, steep: int) -> dict[int, set[int]]:
        """With whom each may meet."""
        everybody = set(line)
        over = {one for one in line if self.lean[one] >= steep}
        under = {one for one in line if self.lean[one] <= -steep}
        return {
            one: everybody.difference(
                (one,),
                [other for other, times in self.met.get(one, {}).items() if times > most],
                self.apart.get(one, ()),
                over if one in over else under if one in under else (),
            )
            for one in line
        }
