"""Results of tournaments as the rule book computes them: marks in per cent, rankings, match points.

>>> [str(mark) for mark in percentages([56, 62, -56, -52, 50])]
['75', '100', '0', '25', '50']
>>> match_points(82, 66), match_points(-68, -58)
(Decimal('4.000'), Decimal('-3.162'))
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from typing import Generic, TypeVar

from tapete.tarot.errors import Impossible
from tapete.tarot.notation import fold
from tapete.text import N_, Choice

__all__ = [
    "Colour",
    "Place",
    "Shares",
    "alternated",
    "attacker_colours",
    "colour_of",
    "complement",
    "general",
    "match_points",
    "overall",
    "percentages",
    "sessions",
    "team_points",
    "totals",
]

K = TypeVar("K", bound=Hashable)
INDIVIDUAL, TRIPLETS = Fraction(1, 4), Fraction(1, 2)  # the share of the attack in the overall result


class Colour(Choice):
    """The stickers of a triplet, in the alphabetical order of surnames (TDT-3)."""

    BLUE = "blue", N_("blue")
    WHITE = "white", N_("white")
    RED = "red", N_("red")


@dataclass(frozen=True, slots=True)
class Shares:
    """A player's or triplet's per cent in attack, in defence and overall; None without a board."""

    attack: Fraction | None
    defence: Fraction | None
    overall: Fraction | None


@dataclass(frozen=True, slots=True)
class Place(Generic[K]):
    """A place in a ranking; equal results share it."""

    rank: int
    who: K
    result: Fraction | Decimal | int


def percentages(results: Sequence[int]) -> tuple[Fraction, ...]:
    """The attackers' marks on a board, from 100 down to 0 in even steps; equals share theirs (TDI-2, TDI-3).

    A board that was played once gives its attacker 50.
    """
    if len(results) == 1:
        return (Fraction(50),)
    step = Fraction(100, len(results) - 1) if results else Fraction(0)
    found = []
    for result in results:
        below = sum(other < result for other in results)
        equal = sum(other == result for other in results)
        found.append(step * (below + Fraction(equal - 1, 2)))
    return tuple(found)


def complement(mark: Fraction) -> Fraction:
    """What each defender gets for the attacker's mark (TDI-4)."""
    return 100 - mark


def overall(attack: Sequence[Fraction], defence: Sequence[Fraction], share: Fraction = INDIVIDUAL) -> Shares:
    """The means of the marks in attack and in defence, and both together (TDI-5, TDT-4).

    The attack counts a quarter for a player, half for a triplet; who has no board on one side has the other
    mean only.
    """
    means = [sum(marks, Fraction(0)) / len(marks) if marks else None for marks in (attack, defence)]
    first, second = means
    if first is None or second is None:
        return Shares(first, second, second if first is None else first)
    return Shares(first, second, share * first + (1 - share) * second)


def general(results: Mapping[K, Fraction | Decimal | int]) -> tuple[Place[K], ...]:
    """All by their result, best first; equal results share a place (TDI-6, TL-1)."""
    order = sorted(results, key=lambda who: -results[who])
    return tuple(
        Place(1 + sum(results[other] > results[who] for other in order), who, results[who]) for who in order
    )


def alternated(lines: Iterable[Mapping[K, Fraction]]) -> tuple[Place[K], ...]:
    """The firsts of all lines by their result, then the seconds, and so on (TDI-7, TDT-5)."""
    every = list(lines)
    ranked = [[place.who for place in general(line)] for line in every]
    worth = {who: result for line in every for who, result in line.items()}
    places: list[Place[K]] = []
    for row in range(max(map(len, ranked), default=0)):
        block = general({who: worth[who] for who in (line[row] for line in ranked if row < len(line))})
        first = len(places)
        places += [Place(first + place.rank, place.who, place.result) for place in block]
    return tuple(places)


def sessions(shares: Sequence[Fraction], coefficients: Sequence[Fraction | int] | None = None) -> Fraction:
    """The sum over several sessions, each with its coefficient (TDI-8)."""
    weights = coefficients or [1] * len(shares)
    if len(weights) != len(shares):
        raise Impossible(N_("give one coefficient for each session, or none"))
    return sum((share * weight for share, weight in zip(shares, weights, strict=True)), Fraction(0))


def totals(deals: Iterable[Mapping[K, int]]) -> dict[K, int]:
    """Everybody's sum over several deals or positions (TL-1)."""
    found: dict[K, int] = {}
    for marks in deals:
        for who, mark in marks.items():
            found[who] = found.get(who, 0) + mark
    return found


def team_total(members: Iterable[int]) -> int:
    """The total of a team of two or four in a free tournament (TL-2)."""
    marks = tuple(members)
    if len(marks) not in (2, 4):
        raise Impossible(N_("a team has two or four players, and this one has {n}"), n=len(marks))
    return sum(marks)


def match_points(own: int, other: int) -> Decimal:
    """The signed square root of the difference of two attackers' units, to three decimals (TDQ-4)."""
    difference = own - other
    root = Decimal(abs(difference)).sqrt().quantize(Decimal("0.001"), ROUND_HALF_UP)
    return root if difference >= 0 else -root


def team_points(own: int, other: int) -> tuple[Decimal, Decimal]:
    """The match points of two teams on a board: only the better one gets any (TDE-7)."""
    points = match_points(own, other)
    zero = Decimal("0.000")
    return (points, zero) if points > 0 else (zero, -points) if points < 0 else (zero, zero)


def colour_of(surnames: Sequence[str]) -> dict[str, Colour]:
    """Blue, white and red for the surnames of a triplet in alphabetical order (TDT-3)."""
    if len(set(surnames)) != 3:
        raise Impossible(N_("a triplet has three players with different names"))
    return dict(zip(sorted(surnames, key=fold), Colour, strict=True))


def attacker_colours(first: Colour, attacks: int) -> tuple[Colour, ...]:
    """Who attacks: the colour that was drawn, then blue, white, red in turn, over all sessions (TDT-3)."""
    order = tuple(Colour)
    start = order.index(first)
    return tuple(order[(start + number) % 3] for number in range(attacks))
