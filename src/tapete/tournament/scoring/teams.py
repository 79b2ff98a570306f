"""Two tables of a match compared: IMPs (78B), board-a-match, and Patton with its share of the points.

>>> scale = Rules(method=Method.IMPS)
>>> compared(Outcomes.of(620), Outcomes.of(-170), scale)
Fraction(10, 1)
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction
from math import lcm

from tapete.bridge import Side, imps
from tapete.bridge.adjusted import Outcomes, Scores, knockout_mean
from tapete.tournament.policy import Method, Rules, Units
from tapete.tournament.ruling import (
    Artificial,
    Assigned,
    Complement,
    Fixed,
    LosesGain,
    NotPlayed,
    OwnError,
    PlusOr,
)
from tapete.tournament.scoring.field import less_own_part, turned
from tapete.tournament.scoring.line import BoardScores, Line, Own

__all__ = ["compared", "patton_share", "score_match_board", "swing", "worth"]


def worth(difference: int, rules: Rules) -> Fraction | int:
    """What a difference on a board is worth to the team ahead or behind."""
    if rules.method is Method.IMPS:
        return imps(difference)
    return top_of(rules) * Fraction(1 + (difference > 0) - (difference < 0), 2)


def top_of(rules: Rules) -> int:
    """What both teams share out on a board: in units of 1 and a half, or of 2 and 1."""
    if rules.method is Method.IMPS:
        return 0
    return 1 if rules.units is Units.ONE else 2


def compared(own: Outcomes, other: Outcomes, rules: Rules) -> Fraction:
    """The board of a team with these results at its two tables, each seen from its own side."""
    return sum(
        (
            first * second * worth(points + further, rules)
            for points, first in own.weights
            for further, second in other.weights
        ),
        Fraction(0),
    )


def score_match_board(lines: Sequence[Line], rules: Rules) -> BoardScores:
    """The scores of a board of matches: each match stands at the line that was given first."""
    # In some movements the two tables of a match have the board in different rounds.
    matches: dict[frozenset[int], list[int]] = defaultdict(list)
    for place, line in enumerate(lines):
        matches[frozenset(line.ns + line.ew)].append(place)
    ns: list[Fraction | Own | None] = [None] * len(lines)
    ew: list[Fraction | Own | None] = [None] * len(lines)
    counted = [True] * len(lines)
    for places in matches.values():
        first, *rest = places
        second = next((place for place in rest if lines[place].ns == lines[first].ew), None)
        scores = _match(lines[first], None if second is None else lines[second], rules)
        if scores is not None:
            ns[first], ew[first] = scores
            if second is not None:
                ew[second], ns[second] = scores
        for place in rest:
            counted[place] = False
    unit = lcm(*(score.denominator for score in (*ns, *ew) if isinstance(score, Fraction)))
    waits = any(isinstance(score, Own) for score in (*ns, *ew))
    return BoardScores(
        lines, unit, top_of(rules) * unit, _whole(ns, unit), _whole(ew, unit), counted, waits=waits
    )


def _whole(scores: Sequence[Fraction | Own | None], unit: int) -> list[int | Own | None]:
    return [int(score * unit) if isinstance(score, Fraction) else score for score in scores]


def _match(first: Line, second: Line | None, rules: Rules) -> list[Fraction | Own] | None:
    """What both teams make of the board; the team that is North-South in the first line comes first."""
    top = Fraction(top_of(rules))
    given = [_team(first, side, second, rules) for side in Side]
    scores = [_units(rules.scale.of(one.average), rules) if isinstance(one, Own) else one for one in given]
    for place, other in ((0, 1), (1, 0)):
        left = scores[other]
        if isinstance(scores[place], Complement) and isinstance(left, Fraction):
            scores[place] = top - left
    home, away = scores
    if not isinstance(home, Fraction) or not isinstance(away, Fraction):
        return None
    both = Scores(home, away)
    if rules.knockout and not both.balance(top):
        both = knockout_mean(both, top)
        return [both.ns, both.ew]
    if any(isinstance(one, Complement) for one in given):
        return [home, away]
    return [one if isinstance(one, Own) else score for one, score in zip(given, (home, away), strict=True)]


def _team(first: Line, side: Side, second: Line | None, rules: Rules) -> Fraction | Own | Complement | None:
    """The score of the team that sits at this side in the first line and at the other in the second."""
    tables = [(first, side)] + ([] if second is None else [(second, side.other)])
    for line, at in tables:
        # A score that is given as such settles the board, whatever happened at the other table.
        match line.given(at):
            case Artificial(average):
                return Own(average)
            case Fixed(amount, percent):
                return amount * top_of(rules) / 100 if percent else amount
            case Complement() as complement:
                return complement
            case NotPlayed():
                return None
            case PlusOr(outcomes):
                plus = _units(rules.scale.plus, rules)
                other = _other(tables, line)
                return plus if other is None else max(plus, compared(turned(outcomes, at), other, rules))
    if second is None:
        return None
    score = _adjusted(first, side, _result(second, side.other), rules)
    if score is not None and isinstance(second.given(side.other), (OwnError, LosesGain)):
        return _adjusted(second, side.other, _result(first, side), rules)
    return score


def _units(average: Fraction, rules: Rules) -> Fraction:
    return average * top_of(rules) / 100 if top_of(rules) else average


def _other(tables: Sequence[tuple[Line, Side]], line: Line) -> Outcomes | None:
    return next((_result(other, at) for other, at in tables if other is not line), None)


def _result(line: Line, side: Side) -> Outcomes | None:
    """The result of a table as the side sees it, with what was assigned in its place."""
    own = line.own(side)
    match line.given(side):
        case Assigned(outcomes):
            return turned(outcomes, side)
        case OwnError(adjusted, _) if own is None:
            return turned(adjusted, side)
        case None | OwnError() | LosesGain() if own is not None:
            return Outcomes.of(own)
    return None


def _adjusted(line: Line, side: Side, other: Outcomes | None, rules: Rules) -> Fraction | None:
    mine = _result(line, side)
    if mine is None or other is None:
        return None
    made = compared(mine, other, rules)
    match line.given(side):
        case OwnError(adjusted, without_error):
            full = compared(turned(adjusted, side), other, rules)
            possible = compared(turned(without_error, side), other, rules)
            return less_own_part(made, full, possible)
        case LosesGain(without):
            return min(made, compared(turned(without, side), other, rules))
    return made


def swing(first: Line, second: Line) -> Fraction | None:
    """What the first line's North-South are ahead by on a board, with what was assigned at either table."""
    own, other = _result(first, Side.NS), _result(second, Side.EW)
    if own is None or other is None:
        return None
    return sum(
        (one * two * (points + further) for points, one in own.weights for further, two in other.weights),
        Fraction(0),
    )


def patton_share(differences: Sequence[Fraction | int], share: Fraction) -> tuple[Fraction, Fraction]:
    """How two teams share the points that a match has for its net difference.

    The first team's differences on each board; what it gets grows with the net part of all that was swung.

    >>> patton_share([500, -100, 0], Fraction(4))
    (Fraction(10, 3), Fraction(2, 3))
    """
    swung = sum((abs(Fraction(one)) for one in differences), Fraction(0))
    net = sum((Fraction(one) for one in differences), Fraction(0))
    first = share / 2 * (1 + (net / swung if swung else 0))
    return first, share - first
