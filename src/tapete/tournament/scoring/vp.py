"""Victory points of a match: the curves of the WBF exactly, and the scales that are tables.

>>> victory(10, 16, "wbf"), victory(-10, 16, "wbf-discrete")
((Fraction(64, 5), Fraction(36, 5)), (Fraction(7, 1), Fraction(13, 1)))
>>> victory(12, 7, "acbl-20"), victory(Fraction("43.77"), 8, "ebu-pairs")
((Fraction(15, 1), Fraction(5, 1)), (Fraction(6, 1), Fraction(14, 1)))
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping
from decimal import Decimal, localcontext
from fractions import Fraction
from functools import cache

from tapete.bridge.adjusted import Rounding
from tapete.text import N_
from tapete.tournament.errors import NotAllowed
from tapete.tournament.scales import (
    CURVES,
    HALVES,
    SCALES,
    Points,
    Reads,
    TableScale,
    no_scale,
    read_scale,
)

__all__ = [
    "SCALES",
    "TableScale",
    "continuous",
    "discrete",
    "half_match",
    "read_scale",
    "victory",
    "void_match",
    "whole",
]

_DIGITS = 50  # of the working; the tables have two


@cache
def continuous(boards: Fraction | int, middle: int = 10) -> tuple[int, ...]:
    """The WBF scale of 2013 in hundredths of a point, by margin from 0 on; the last one is the top.

    V(M) = middle + middle (1 - R^(M/X)) / (1 - R), R = ((root 5 - 1) / 2)^3, X = 15 root N; then, as long as
    a step is larger than the one before, the lower end of the larger one is raised by a hundredth.
    """
    _check_boards(boards)
    with localcontext() as context:
        context.prec = _DIGITS
        ratio = ((Decimal(5).sqrt() - 1) / 2) ** 3
        blitz = _blitz(boards)
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
def discrete(boards: Fraction | int, middle: int = 10) -> tuple[int, ...]:
    """The greatest margins for 10, 11 and so on to 19 whole points, or from another middle on."""
    _check_boards(boards)
    with localcontext() as context:
        context.prec = _DIGITS
        ratio = ((Decimal(5).sqrt() - 1) / 2) ** 3
        blitz = _blitz(boards)
        shares = ((Decimal(points) + Decimal("0.5")) / middle for points in range(middle))
        bounds = [int(blitz * (1 - (1 - ratio) * share).ln() / ratio.ln()) for share in shares]
    place = 0
    while place < len(bounds) - 1:
        before = 2 * bounds[0] + 1 if place == 0 else bounds[place] - bounds[place - 1]
        if bounds[place + 1] - bounds[place] < before:
            bounds[place] -= 1
            place = 0
        else:
            place += 1
    return tuple(bounds)


def _blitz(boards: Fraction | int) -> Decimal:
    """The margin that has all points."""
    part = Fraction(boards)
    return 15 * (Decimal(part.numerator) / part.denominator).sqrt()


def _check_boards(boards: Fraction | int) -> None:
    if boards <= 0:
        raise NotAllowed(N_("a match has at least one board: not {boards}"), boards=boards)


def victory(
    value: Fraction | int, boards: int, scale: str, more: Mapping[str, TableScale] | None = None
) -> Points:
    """What one side of a match gets and what is left for the other.

    `value` is what the scale reads: the margin of the side, whose parts of an IMP are rounded with halves
    away from zero, or its percentage, as it is.
    """
    if scale in CURVES:
        return _either(value, Reads.IMPS, lambda margin: _curve(scale, margin, boards, 10))
    table = _table_called(scale, more)
    return _either(value, table.reads, lambda better: table.points(better, boards))


def half_match(value: Fraction | int, boards: int, scale: str = "wbf") -> Points:
    """A match that is half of a triangle, of so many boards: ten points, on the curve of half as many boards.

    So the margin counts double, and what it is worth counts half.

    >>> half_match(0, 3), half_match(14, 3, "wbf-discrete"), half_match(Fraction("66.38"), 4, "ebu-pairs")
    ((Fraction(5, 1), Fraction(5, 1)), (Fraction(9, 1), Fraction(1, 1)), (Fraction(9, 1), Fraction(1, 1)))
    """
    if scale in CURVES:
        return _either(value, Reads.IMPS, lambda margin: _curve(scale, margin, Fraction(boards, 2), 5))
    if scale not in HALVES:
        raise NotAllowed(
            N_("there is no scale {scale} for half a match: there are {names}"),
            scale=repr(scale),
            names=", ".join((*CURVES, *HALVES)),
        )
    table = HALVES[scale]
    return _either(value, table.reads, lambda better: table.points(better, boards))


def void_match(boards: int, scale: str, more: Mapping[str, TableScale] | None = None) -> Points:
    """A match of which less than half could be played: what the side without fault gets, and the other.

    It has average plus on half of the boards, the odd one with them, and average on the rest
    (EBU White Book 3.3.9).

    >>> void_match(8, "wbf-discrete"), void_match(8, "ebu-pairs")
    ((Fraction(14, 1), Fraction(6, 1)), (Fraction(14, 1), Fraction(6, 1)))
    """
    _check_boards(boards)
    plus = (boards + 1) // 2
    reads = Reads.IMPS if scale in CURVES else _table_called(scale, more).reads
    value = Fraction(3 * plus) if reads is Reads.IMPS else 50 + Fraction(10 * plus, boards)
    return victory(value, boards, scale, more)


def whole(boards: int, scale: str, more: Mapping[str, TableScale] | None = None) -> Fraction:
    """What both sides of a drawn match share: 20, or what a table has."""
    return Fraction(20) if scale in CURVES else _table_called(scale, more).whole(boards)


def _table_called(scale: str, more: Mapping[str, TableScale] | None) -> TableScale:
    known = {**SCALES, **(more or {})}
    if scale not in known:
        raise no_scale(scale)
    return known[scale]


def _either(value: Fraction | int, reads: Reads, better: Callable[[Fraction | int], Points]) -> Points:
    """The points of a side and of the other, from those of the better one."""
    if reads is Reads.IMPS:
        margin = int(Rounding.HALF_AWAY.round(Fraction(value), 0))
        ahead, size = margin >= 0, Fraction(abs(margin))
    else:
        if not 0 <= value <= 100:
            raise NotAllowed(N_("{value} is no percentage: it lies between 0 and 100"), value=str(value))
        ahead, size = value >= 50, max(Fraction(value), 100 - Fraction(value))
    won, lost = better(size)
    return (won, lost) if ahead else (lost, won)


def _curve(scale: str, margin: Fraction | int, boards: Fraction | int, middle: int) -> Points:
    if scale == "wbf-discrete":
        won = Fraction(middle + bisect_left(discrete(boards, middle), margin))
    else:
        table = continuous(boards, middle)
        won = Fraction(table[min(int(margin), len(table) - 1)], 100)
    return won, 2 * middle - won
