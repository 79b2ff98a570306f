"""Artificial scores: what average plus, average and average minus are worth (Laws 12C2 and 88).

>>> average(Average.PLUS, PERCENT), average(Average.MINUS, IMPS)
(Fraction(60, 1), Fraction(-3, 1))

A pair that scored 65 and 70 % on two boards and, without any fault, could not play a third:

>>> [str(percent) for percent in fill_session([(13, 20), Average.PLUS, (14, 20)])]
['65', '135/2', '70']
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from tapete.bridge.adjusted.outcomes import BadOutcomes
from tapete.bridge.adjusted.scores import Scores
from tapete.bridge.people import Average
from tapete.text import N_

__all__ = ["BUTLER", "IMPS", "PERCENT", "Scale", "artificial", "average", "fill_session", "own_percentage"]

Scored = tuple[Fraction | int, Fraction | int]  # what was scored on a board, of how many


@dataclass(frozen=True, slots=True)
class Scale:
    """The three averages of an event; regulations may have others than the law (12C2b, 12C2d, 86B3)."""

    plus: Fraction
    even: Fraction
    minus: Fraction

    def __post_init__(self) -> None:
        if not self.minus <= self.even <= self.plus:
            raise BadOutcomes(N_("average plus cannot be less than average, nor average less than minus"))

    def of(self, award: Average) -> Fraction:
        """What the average is worth by itself."""
        return {Average.PLUS: self.plus, Average.EVEN: self.even, Average.MINUS: self.minus}[award]


PERCENT = Scale(Fraction(60), Fraction(50), Fraction(40))
IMPS = Scale(Fraction(3), Fraction(0), Fraction(-3))
BUTLER = Scale(Fraction(2), Fraction(0), Fraction(-2))  # a common regulation for IMPs against a datum


def average(award: Average, scale: Scale, own: Fraction | None = None) -> Fraction:
    """What the award is worth; `own` is what the contestant made on the other boards (12C2c).

    In IMPs the law leaves open what is equivalent to 60 %: the arbiter says what `own` is.

    >>> [str(average(award, PERCENT, own=Fraction(38))) for award in Average]
    ['38', '50', '60']
    """
    worth = scale.of(award)
    if own is None or award is Average.EVEN:
        return worth
    return max(worth, own) if award is Average.PLUS else min(worth, own)


def artificial(
    ns: Average,
    ew: Average,
    scale: Scale,
    *,
    own_ns: Fraction | None = None,
    own_ew: Fraction | None = None,
) -> Scores:
    """The artificial scores of both sides, on the scale: percentages or IMPs.

    >>> artificial(Average.PLUS, Average.PLUS, IMPS)
    Scores(ns=Fraction(3, 1), ew=Fraction(3, 1))
    """
    return Scores(average(ns, scale, own_ns), average(ew, scale, own_ew))


def own_percentage(boards: Iterable[Scored]) -> Fraction | None:
    """The percentage over the boards that were scored; none where there is no such board."""
    scored = tuple(boards)
    available = sum((Fraction(top) for _, top in scored), Fraction(0))
    if not available:
        return None
    return sum((Fraction(made) for made, _ in scored), Fraction(0)) * 100 / available


def fill_session(
    boards: Sequence[Scored | Average], scale: Scale = PERCENT, further: Scale | None = None
) -> tuple[Fraction, ...]:
    """The percentage of every board of a contestant's session, artificial ones included.

    A contestant's own average is taken over the boards with a result, so it takes two passes.
    `further` is the scale from the second board without a result on (12C2d).
    """
    own = own_percentage(board for board in boards if not isinstance(board, Average))
    filled: list[Fraction] = []
    use = scale
    for board in boards:
        if isinstance(board, Average):
            filled.append(average(board, use, own))
            use = further or scale
        else:
            made, top = board
            if not top:
                raise BadOutcomes(N_("a board with nothing to win has no percentage: leave it out"))
            filled.append(Fraction(made) * 100 / Fraction(top))
    return tuple(filled)
