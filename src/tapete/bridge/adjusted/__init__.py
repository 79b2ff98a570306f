"""Adjusted scores as arithmetic: exact, for both sides, by Laws 12, 86 and 90.

Two results weighed at matchpoints, against ten other tables (Law 12C1c):

>>> field = Matchpoints(Frequencies.parse("170*5, 140*3, -100*2"))
>>> given = assign(field, Outcomes.parse("170@67%, 140@33%"))
>>> given.ns, given.ew, field.top
(Fraction(309, 25), Fraction(191, 25), Fraction(20, 1))
>>> Rounding.HALF_UP.round(given.ns / field.top * 100, 2)
Decimal('61.80')

Average plus for a pair that made 63 % on its other boards (Law 12C2c):

>>> average(Average.PLUS, PERCENT, own=exact("63"))
Fraction(63, 1)

Everything is a `Fraction` until a named policy rounds it.
"""

from __future__ import annotations

from tapete.bridge.adjusted.artificial import (
    BUTLER,
    IMPS,
    PERCENT,
    Scale,
    artificial,
    average,
    fill_session,
    own_percentage,
)
from tapete.bridge.adjusted.assigned import (
    assign,
    better_of_plus,
    knockout_mean,
    penalised,
    self_inflicted,
    without_gain,
)
from tapete.bridge.adjusted.comparison import (
    BoardAMatch,
    Comparison,
    CrossImps,
    Divisor,
    ImpsAgainst,
    Matchpoints,
    TotalPoints,
    butler_datum,
    neuberg,
)
from tapete.bridge.adjusted.exact import Rounding, exact
from tapete.bridge.adjusted.outcomes import BadOutcomes, Frequencies, Outcomes
from tapete.bridge.adjusted.scores import Scores
from tapete.bridge.people import Average

__all__ = [
    "BUTLER",
    "IMPS",
    "PERCENT",
    "Average",
    "BadOutcomes",
    "BoardAMatch",
    "Comparison",
    "CrossImps",
    "Divisor",
    "Frequencies",
    "ImpsAgainst",
    "Matchpoints",
    "Outcomes",
    "Rounding",
    "Scale",
    "Scores",
    "TotalPoints",
    "artificial",
    "assign",
    "average",
    "better_of_plus",
    "butler_datum",
    "exact",
    "fill_session",
    "knockout_mean",
    "neuberg",
    "own_percentage",
    "penalised",
    "self_inflicted",
    "without_gain",
]
