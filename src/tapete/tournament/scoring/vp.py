"""Victory points: the scales of the WBF exactly, older ones as tables.

>>> victory(10, 16, "wbf"), victory(-10, 16, "wbf-discrete")
((Fraction(64, 5), Fraction(36, 5)), (Fraction(7, 1), Fraction(13, 1)))
>>> victory(12, 7, "acbl-20")
(Fraction(15, 1), Fraction(5, 1))
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal, localcontext
from fractions import Fraction
from functools import cache

from tapete.bridge.adjusted import Rounding
from tapete.bridge.adjusted import exact as read_number
from tapete.text import N_
from tapete.tournament.errors import NotAllowed

__all__ = ["SCALES", "TableScale", "continuous", "discrete", "half_match", "read_scale", "victory"]

_DIGITS = 50  # of the working; the tables have two


@cache
def continuous(boards: int, middle: int = 10) -> tuple[int, ...]:
    """The WBF scale of 2013 in hundredths of a point, by margin from 0 on; the last one is the top.

    V(M) = middle + middle (1 - R^(M/X)) / (1 - R), R = ((root 5 - 1) / 2)^3, X = 15 root N; then, as long as
    a step is larger than the one before, the lower end of the larger one is raised by a hundredth.
    """
    _check_boards(boards)
    with localcontext() as context:
        context.prec = _DIGITS
        ratio = ((Decimal(5).sqrt() - 1) / 2) ** 3
        blitz = 15 * Decimal(boards).sqrt()
        found = []
        for margin in range(int(blitz.to_integral_value(rounding="ROUND_CEILING")) + 1):
            if margin >= blitz:
                found.append(200 * middle)
                break
            share = (1 - ratio ** (margin / blitz)) / (1 - ratio)
            found.append(int((100 * middle * (1 + share)).to_integral_value(rounding="ROUND_HALF_UP")))
    place = 1
    while place < len(found) - 1:
        if found[place + 1] - found[place] > found[place] - found[place - 1]:
            found[place] += 1
            place = 1
        else:
            place += 1
    return tuple(found)


@cache
def discrete(boards: int) -> tuple[int, ...]:
    """The greatest margins for 10, 11 and so on to 19 whole points."""
    _check_boards(boards)
    with localcontext() as context:
        context.prec = _DIGITS
        ratio = ((Decimal(5).sqrt() - 1) / 2) ** 3
        blitz = 15 * Decimal(boards).sqrt()
        bounds = [
            int(blitz * (1 - (1 - ratio) * (Decimal("0.05") + Decimal(points) / 10)).ln() / ratio.ln())
            for points in range(10)
        ]
    place = 0
    while place < len(bounds) - 1:
        before = 2 * bounds[0] + 1 if place == 0 else bounds[place] - bounds[place - 1]
        if bounds[place + 1] - bounds[place] < before:
            bounds[place] -= 1
            place = 0
        else:
            place += 1
    return tuple(bounds)


def _check_boards(boards: int) -> None:
    if boards < 1:
        raise NotAllowed(N_("a match has at least one board: not {boards}"), boards=boards)


@dataclass(frozen=True, slots=True)
class TableScale:
    """A scale as a table: for matches of so many boards, the greatest margin of each step and its points."""

    name: str
    steps: Mapping[tuple[int, int], tuple[tuple[int, Fraction, Fraction], ...]]

    def points(self, margin: int, boards: int) -> tuple[Fraction, Fraction]:
        """What the winner and the loser get."""
        for (fewest, most), steps in self.steps.items():
            if fewest <= boards <= most:
                place = min(bisect_left([step[0] for step in steps], margin), len(steps) - 1)
                return steps[place][1:]
        raise NotAllowed(
            N_("the scale {name} has no table for {boards} boards: choose another scale"),
            name=self.name,
            boards=boards,
        )


def read_scale(name: str, text: str) -> TableScale:
    """A scale from lines such as `6-8: 0 10-10, 2 11-9, 4 12-8, ...`; the last step holds from there on.

    >>> read_scale("old", "6-8: 0 15-15, 4 16-14, 40 25-0").points(50, 7)
    (Fraction(25, 1), Fraction(0, 1))
    """
    steps = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            boards, _, rest = line.partition(":")
            fewest, _, most = boards.partition("-")
            row = []
            for part in rest.split(","):
                margin, points = part.split()
                winner, loser = points.split("-")
                row.append((int(margin), read_number(winner), read_number(loser)))
            steps[int(fewest), int(most or fewest)] = tuple(row)
        except ValueError:
            raise NotAllowed(
                N_("line {line} of the scale is not like `6-8: 0 10-10, 2 11-9`: {text}"),
                line=number,
                text=repr(line),
            ) from None
    return TableScale(name, steps)


def _falling(
    name: str, whole: int, tables: Mapping[tuple[int, int], tuple[int, ...]], start: int
) -> TableScale:
    """A scale whose points rise by one from step to step; `start` is what a won match gives at least."""
    steps = {}
    for boards, uppers in tables.items():
        row = [(0, Fraction(whole, 2), Fraction(whole, 2))]
        row += [
            (upper, Fraction(start + place), Fraction(whole - start - place))
            for place, upper in enumerate(uppers)
        ]
        row.append((row[-1][0] + 1, Fraction(whole), Fraction(0)))
        steps[boards] = tuple(row)
    return TableScale(name, steps)


SCALES: Mapping[str, TableScale] = {
    "acbl-20": _falling(
        "acbl-20",
        20,
        {(6, 8): (2, 4, 7, 10, 13, 16, 19, 23, 27), (9, 11): (2, 5, 9, 13, 17, 21, 25, 30, 35)},
        11,
    ),
    "acbl-30": _falling(
        "acbl-30",
        30,
        {
            (6, 8): (1, 2, 3, 4, 6, 8, 10, 13, 16, 19, 23, 27),
            (9, 11): (1, 2, 4, 6, 8, 11, 14, 17, 21, 25, 30, 35),
        },
        18,
    ),
}


def victory(
    margin: Fraction | int, boards: int, scale: str, more: Mapping[str, TableScale] | None = None
) -> tuple[Fraction, Fraction]:
    """What both teams get for a margin of the first; parts of an IMP are rounded, halves away from zero."""
    whole = int(Rounding.HALF_AWAY.round(Fraction(margin), 0))
    won, lost = _points(abs(whole), boards, scale, more or {})
    return (won, lost) if whole >= 0 else (lost, won)


def _points(
    margin: int, boards: int, scale: str, more: Mapping[str, TableScale]
) -> tuple[Fraction, Fraction]:
    if scale == "wbf":
        table = continuous(boards)
        won = Fraction(table[min(margin, len(table) - 1)], 100)
        return won, 20 - won
    if scale == "wbf-discrete":
        won = Fraction(10 + bisect_left(discrete(boards), margin))
        return won, 20 - won
    known = {**SCALES, **more}
    if scale not in known:
        raise NotAllowed(
            N_("there is no scale {scale} of victory points: there are {names}"),
            scale=repr(scale),
            names=", ".join(("wbf", "wbf-discrete", *known)),
        )
    return known[scale].points(margin, boards)


def half_match(margin: Fraction | int, boards: int) -> tuple[Fraction, Fraction]:
    """A match of a triangle that counts as a half: the same curve with half the boards and ten points.

    >>> half_match(0, 16), half_match(99, 16)
    ((Fraction(5, 1), Fraction(5, 1)), (Fraction(10, 1), Fraction(0, 1)))
    """
    if boards % 2:
        raise NotAllowed(N_("half of {boards} boards is no whole number"), boards=boards)
    table = continuous(boards // 2, 5)
    whole = int(Rounding.HALF_AWAY.round(Fraction(margin), 0))
    won = Fraction(table[min(abs(whole), len(table) - 1)], 100)
    return (won, 10 - won) if whole >= 0 else (10 - won, won)
