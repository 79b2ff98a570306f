"""Assigned scores: one result or several, alike for both sides or not (Laws 11A, 12C1, 12C4, 86B, 90).

The other table of a match has 620. Without the infraction North-South would have made it, too; after
it they should have got 300, but they blundered and lost 650 (Law 12C1e):

>>> from tapete.bridge.adjusted import ImpsAgainst
>>> match = ImpsAgainst(620)
>>> self_inflicted(match, Side.NS, table=-650, adjusted=Outcomes.of(620), without_error=Outcomes.of(300))
Scores(ns=Fraction(-7, 1), ew=Fraction(0, 1))
"""

from __future__ import annotations

from fractions import Fraction

from tapete.bridge.adjusted.artificial import IMPS
from tapete.bridge.adjusted.comparison import Comparison
from tapete.bridge.adjusted.outcomes import BadOutcomes, Outcomes
from tapete.bridge.adjusted.scores import Scores
from tapete.bridge.seat import Side
from tapete.text import N_

__all__ = [
    "assign",
    "better_of_plus",
    "knockout_mean",
    "penalised",
    "self_inflicted",
    "without_gain",
]


def assign(
    comparison: Comparison,
    outcomes: Outcomes,
    for_ew: Outcomes | None = None,
    comparison_of_ew: Comparison | None = None,
) -> Scores:
    """What both sides get for an assigned score (12C1a to 12C1c).

    Each result is turned into the unit of the event first, then weighed. East-West may have outcomes
    of their own; where scores were split before, they also have a comparison of their own.

    >>> from tapete.bridge.adjusted import ImpsAgainst
    >>> assign(ImpsAgainst(170), Outcomes.parse("620@1/2, -100@1/2"))
    Scores(ns=Fraction(3, 2), ew=Fraction(-3, 2))
    """
    ew = comparison_of_ew or comparison
    return Scores(_weighed(comparison, outcomes), ew.top - _weighed(ew, for_ew or outcomes))


def self_inflicted(
    comparison: Comparison, side: Side, *, table: int, adjusted: Outcomes, without_error: Outcomes
) -> Scores:
    """What both sides get where `side`, without fault in the infraction, damaged itself (12C1e).

    `table` is the result of the table, `adjusted` what was probable without the infraction, and
    `without_error` what was to be expected after it, had the side not blundered or gambled. The side
    loses what its own error cost; the offenders get the full rectification.
    """
    made = assign(comparison, Outcomes.of(table))[side]
    full = assign(comparison, adjusted)[side]
    possible = assign(comparison, without_error)[side]
    # An error that cost nothing took no part in the damage, and no rectification lowers a score.
    kept = made + max(full - max(possible, made), Fraction(0))
    return Scores.of(side, kept, comparison.top - max(full, made))


def without_gain(comparison: Comparison, side: Side, *, table: int, without: Outcomes) -> Scores:
    """What both sides get where only `side` loses its gain, and the other keeps its score.

    So 11A, 43B3 and 79B3.

    >>> from tapete.bridge.adjusted import ImpsAgainst
    >>> without_gain(ImpsAgainst(170), Side.EW, table=-100, without=Outcomes.of(170))
    Scores(ns=Fraction(-7, 1), ew=Fraction(0, 1))
    """
    made, fair = assign(comparison, Outcomes.of(table)), assign(comparison, without)
    return Scores.of(side, min(made[side], fair[side]), made[side.other])


def knockout_mean(scores: Scores, top: Fraction = Fraction(0)) -> Scores:
    """Scores that do not balance, made one: both sides get the mean (12C4).

    >>> knockout_mean(Scores(Fraction(6), Fraction(-2)))
    Scores(ns=Fraction(4, 1), ew=Fraction(-4, 1))
    """
    ns = (scores.ns + top - scores.ew) / 2
    return Scores(ns, top - ns)


def better_of_plus(
    side: Side, assigned: Scores, plus: Fraction = IMPS.plus, top: Fraction = Fraction(0)
) -> Scores:
    """Average plus for `side`, or its assigned score if that is better; the rest for the other (86B2b).

    >>> better_of_plus(Side.EW, Scores(Fraction(-1), Fraction(1)))
    Scores(ns=Fraction(-3, 1), ew=Fraction(3, 1))
    """
    best = max(assigned[side], plus)
    return Scores.of(side, best, top - best)


def penalised(scores: Scores, side: Side, amount: Fraction) -> Scores:
    """The scores after a penalty: nobody gains what one side loses (90).

    >>> penalised(Scores(Fraction(12), Fraction(8)), Side.EW, Fraction(5))
    Scores(ns=Fraction(12, 1), ew=Fraction(3, 1))
    """
    if amount <= 0:
        raise BadOutcomes(N_("a penalty takes something away: give a number above 0"))
    return Scores.of(side, scores[side] - amount, scores[side.other])


def _weighed(comparison: Comparison, outcomes: Outcomes) -> Fraction:
    return sum((weight * comparison.worth(points) for points, weight in outcomes.weights), Fraction(0))
