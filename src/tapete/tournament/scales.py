"""Scales of victory points as data: what is published as a table, and a club's own table from its text.

A scale reads the margin of a match in IMPs, or a pair's percentage of its matchpoints.

>>> SCALES["wbf-25"].points(59, 20), SCALES["ebu-pairs"].points(Fraction("56.23"), 8)
((Fraction(25, 1), Fraction(4, 1)), (Fraction(14, 1), Fraction(6, 1)))
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import pairwise

from tapete.bridge.adjusted import exact
from tapete.text import N_, Choice
from tapete.tournament.errors import NotAllowed

__all__ = ["CURVES", "HALVES", "OWN", "SCALES", "Reads", "TableScale", "no_scale", "read_scale", "reads_of"]

OWN = "own"  # the name of the table that an event brings along
CURVES = ("wbf", "wbf-discrete")  # worked out for any number of boards: `scoring.vp`

Points = tuple[Fraction, Fraction]


class Reads(Choice):
    """What a scale turns into victory points."""

    IMPS = "imps", N_("the margin of a match in IMPs")
    PERCENT = "percent", N_("a percentage of the matchpoints of a match")


@dataclass(frozen=True, slots=True)
class TableScale:
    """A scale as a table: for matches of so many boards, the greatest margin of each step and its points.

    The last step holds from there on. Of a percentage the table has the half from 50 up, and what lies
    exactly on a bound belongs to the step nearer to the average.
    """

    name: str
    steps: Mapping[tuple[int, int], tuple[tuple[Fraction, Fraction, Fraction], ...]]
    reads: Reads = Reads.IMPS

    def points(self, value: Fraction | int, boards: int) -> Points:
        """What the better side of a match gets, and what the other does."""
        steps = self._of(boards)
        place = min(bisect_left([step[0] for step in steps], value), len(steps) - 1)
        return steps[place][1:]

    def whole(self, boards: int) -> Fraction:
        """What both sides of a drawn match share."""
        return sum(self._of(boards)[0][1:], Fraction(0))

    def _of(self, boards: int) -> tuple[tuple[Fraction, Fraction, Fraction], ...]:
        for (fewest, most), steps in self.steps.items():
            if fewest <= boards <= most:
                return steps
        raise NotAllowed(
            N_("the scale {name} has no table for {boards} boards: choose another scale"),
            name=self.name,
            boards=boards,
        )


@cache
def read_scale(name: str, text: str) -> TableScale:
    """A scale from lines such as `6-8: 0 10-10, 2 11-9, 4 12-8, ...`; the last step holds from there on.

    Bounds with a percent sign make a scale of percentages: `7-9: 50.65% 10-10, 51.98% 11-9, 100% 20-0`.

    >>> read_scale("old", "6-8: 0 15-15, 4 16-14, 40 25-0").points(50, 7)
    (Fraction(25, 1), Fraction(0, 1))
    """
    steps: dict[tuple[int, int], tuple[tuple[Fraction, Fraction, Fraction], ...]] = {}
    signs = set()
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            boards, row = _row(line)
            signs |= {bound.endswith("%") for bound, _, _ in row}
            found = tuple((_bound(bound), exact(won), exact(lost)) for bound, won, lost in row)
        except ValueError:
            raise NotAllowed(
                N_("line {line} of the scale is not like `6-8: 0 10-10, 2 11-9`: {text}"),
                line=number,
                text=repr(line),
            ) from None
        if not _rises(found) or any(low <= boards[1] and boards[0] <= high for low, high in steps):
            raise NotAllowed(
                N_("line {line} of the scale does not rise, or its boards have a line already: {text}"),
                line=number,
                text=repr(line),
            )
        steps[boards] = found
    if len(signs) != 1:
        raise NotAllowed(
            N_("the scale {name} needs lines of margins, or lines that are all of percentages"),
            name=repr(name),
        )
    return TableScale(name, steps, Reads.PERCENT if True in signs else Reads.IMPS)


def _row(line: str) -> tuple[tuple[int, int], list[tuple[str, str, str]]]:
    boards, _, rest = line.partition(":")
    fewest, _, most = boards.partition("-")
    found = []
    for part in rest.split(","):
        bound, points = part.split()
        won, lost = points.split("-")
        found.append((bound, won, lost))
    return (int(fewest), int(most or fewest)), found


def _bound(text: str) -> Fraction:
    return exact(text.removesuffix("%"))


def _rises(steps: tuple[tuple[Fraction, Fraction, Fraction], ...]) -> bool:
    """Whether more never gives less, and at least one of the two changes with each step."""
    return all(
        low[0] < high[0] and low[1] <= high[1] and low[2] >= high[2] and low[1:] != high[1:]
        for low, high in pairwise(steps)
    )


def _table(name: str, drawn: int, rows: Mapping[str, str], *, least: int = 0, most: int = 0) -> TableScale:
    """A table of 1 point a step for the better side and against the other, from a draw on.

    `least` is what a won match gives at least, `most` where the better side stops while the other falls on.
    """
    lines = []
    for boards, bounds in rows.items():
        steps = bounds.split()
        steps.append("100%" if bounds.endswith("%") else str(int(steps[-1]) + 1))
        made = [drawn, *(at + (least or drawn + 1) for at in range(len(steps) - 1))]
        row = (
            f"{bound} {min(won, most or won)}-{2 * drawn - won}"
            for bound, won in zip(steps, made, strict=True)
        )
        lines.append(f"{boards}: {', '.join(row)}")
    return read_scale(name, "\n".join(lines))


# WBF and EBL until 2012. Tables of an open-source club program, line by line beside what was published
# of single matches: daily bulletins of the World Teams Olympiad of 2000 and of the European Teams of 2002 and
# 2004 (20 boards), the IBPA Bulletin of May 2013 (16 boards). Other lengths of match were not found.
_WBF_25 = {
    "8": "1 5 8 11 14 17 20 23 26 29 33 37 41 45 50",
    "12": "1 6 9 12 16 20 24 28 32 36 40 45 50 55 61",
    "16": "2 7 11 15 19 23 27 31 36 41 46 52 58 64 71",
    "20": "2 8 12 16 21 26 31 36 41 47 53 59 65 72 79",
    "24": "3 9 14 19 24 29 34 39 45 51 57 64 71 79 87",
    "28": "3 10 15 20 25 31 37 43 49 55 61 68 76 85 94",
    "32": "3 10 16 22 28 34 40 46 52 58 65 73 82 91 100",
}

# EBU White Book 2025, 3.1.7, the columns up to 27 boards; the column 7-9 also in the booklet of the Oxford
# Congress. A normal curve comes within 0.02 of every bound: a check of the figures, not their rule.
_EBU_PAIRS = {
    "1-4": "50.92% 52.80% 54.71% 56.70% 58.80% 61.08% 63.63% 66.61% 70.36% 75.95%",
    "5-6": "50.78% 52.39% 54.02% 55.72% 57.51% 59.45% 61.62% 64.17% 67.37% 72.13%",
    "7-9": "50.65% 51.98% 53.33% 54.74% 56.23% 57.83% 59.64% 61.75% 64.40% 68.35%",
    "10-13": "50.54% 51.65% 52.78% 53.95% 55.19% 56.53% 58.04% 59.80% 62.01% 65.30%",
    "14-19": "50.45% 51.38% 52.32% 53.30% 54.34% 55.45% 56.71% 58.18% 60.03% 62.78%",
    "20-27": "50.38% 51.16% 51.94% 52.77% 53.63% 54.57% 55.62% 56.85% 58.40% 60.71%",
}

# The same for a half match of ten points, by the boards of the half. Of these 54.93 is 0.04 from where the
# other columns would have it; it stands as it was found.
_EBU_PAIRS_HALF = {
    "1-2": "51.86% 55.70% 59.94% 65.12% 73.15%",
    "3": "51.59% 54.87% 58.48% 62.89% 69.75%",
    "4": "51.32% 54.03% 57.03% 60.70% 66.38%",
    "5-6": "51.09% 53.36% 55.86% 58.92% 63.66%",
    "7-9": "50.92% 52.81% 54.93% 57.45% 61.41%",
    "10-13": "50.77% 52.36% 54.10% 56.24% 59.56%",
}

# The ACBL's older scales, as BridgeHands has them.
_ACBL_20 = {"6-8": "0 2 4 7 10 13 16 19 23 27", "9-11": "0 2 5 9 13 17 21 25 30 35"}
_ACBL_30 = {"6-8": "0 1 2 3 4 6 8 10 13 16 19 23 27", "9-11": "0 1 2 4 6 8 11 14 17 21 25 30 35"}

SCALES: Mapping[str, TableScale] = {
    "wbf-25": _table("wbf-25", 15, _WBF_25, most=25),
    "ebu-pairs": _table("ebu-pairs", 10, _EBU_PAIRS),
    "acbl-20": _table("acbl-20", 10, _ACBL_20),
    "acbl-30": _table("acbl-30", 15, _ACBL_30, least=18),
}

# Tables of half matches, where they are not worked out: `scoring.vp.half_match`.
HALVES: Mapping[str, TableScale] = {"ebu-pairs": _table("ebu-pairs", 5, _EBU_PAIRS_HALF)}


def reads_of(name: str, table: str = "") -> Reads:
    """What the scale of that name reads; `table` is the text of an event's own.

    >>> reads_of("wbf"), reads_of("own", "8: 50.5% 5-5, 100% 10-0")
    (<Reads.IMPS: 'imps'>, <Reads.PERCENT: 'percent'>)
    """
    if name in CURVES:
        return Reads.IMPS
    if name == OWN and table:
        return read_scale(OWN, table).reads
    if name not in SCALES:
        raise no_scale(name)
    return SCALES[name].reads


def no_scale(name: str) -> NotAllowed:
    """The error for a name that no scale has."""
    return NotAllowed(
        N_("there is no scale {scale} of victory points: there are {names}"),
        scale=repr(name),
        names=", ".join((*CURVES, *SCALES, OWN)),
    )
