"""A board scored: every line by the method of the event, group by group."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from tapete.bridge import Side
from tapete.bridge.adjusted import Average, Comparison, CrossImps, ImpsAgainst, Outcomes, TotalPoints
from tapete.tournament.policy import Method, Rules, SmallGroups
from tapete.tournament.ruling import Artificial, Assigned, Complement, Fixed, LosesGain, OwnError, PlusOr
from tapete.tournament.scoring import butler, cross_imps, matchpoints
from tapete.tournament.scoring.field import Field, field_of, less_own_part, seen_by, turned
from tapete.tournament.scoring.line import BoardScores, Line, Own
from tapete.tournament.scoring.teams import score_match_board

__all__ = ["Group", "groups_of", "score_board", "weighed"]

Cell = int | Own | Fraction | None


@dataclass(frozen=True, slots=True)
class Group:
    """The lines of a board that are compared with each other, as one side sees them."""

    side: Side
    field: Field
    rules: Rules
    expected: int
    small: bool
    most: int  # scores of the largest group: the top where nothing is stretched

    @property
    def top(self) -> Fraction:
        """What both sides share out."""
        if self.rules.method is not Method.MATCHPOINTS:
            return Fraction(0)
        return matchpoints.top(self.rules, self.most, self.expected)

    def values(self) -> tuple[Mapping[int, int], int]:
        """What each result is worth, in parts of the number that follows."""
        rules, field = self.rules, self.field
        match rules.method:
            case Method.MATCHPOINTS:
                found, unit, _ = matchpoints.values(field, rules, self.expected, small=self.small)
            case Method.CROSS_IMPS:
                found, unit = cross_imps.values(field, rules.divisor)
            case Method.BUTLER:
                datum = ImpsAgainst(butler.datum_of(field, rules))
                found, unit = {points: int(datum.worth(points)) for points in field.counts}, 1
            case _:
                found, unit = {points: points for points in field.counts}, 1
        if rules.board_digits < 0 or 10**rules.board_digits % unit == 0:
            return found, unit
        digits, middle = rules.board_digits, self.top / 2
        parts = 10**digits
        return {
            points: int(rules.rounding.round(Fraction(one, unit), digits, middle) * parts)
            for points, one in found.items()
        }, parts

    def beside(self, own: Outcomes) -> Comparison:
        """The comparison for a line whose own result is one of the field."""
        rules = self.rules
        match rules.method:
            case Method.MATCHPOINTS:
                return matchpoints.Compared(self.field.without(own), rules, self.expected, self.small)
            case Method.CROSS_IMPS:
                return CrossImps(self.field.without(own), rules.divisor)
            case Method.BUTLER:
                return ImpsAgainst(butler.datum_of(self.field, rules))
            case _:
                return TotalPoints()

    def given(self, line: Line) -> Cell:
        """What a line is worth where an arbiter gave the side something else than the table's result."""
        own = line.own(self.side)
        match line.given(self.side):
            case Artificial(average):
                return Own(average)
            case Fixed(amount, percent):
                return amount * self.top / 100 if percent else amount
            case PlusOr(outcomes):
                seen = turned(outcomes, self.side)
                return max(self._plus(), self._rounded(weighed(self.beside(seen), seen)))
            case Assigned(outcomes):
                seen = turned(outcomes, self.side)
                return self._rounded(weighed(self.beside(seen), seen))
            case OwnError(adjusted, without_error) if own is not None:
                by = self.beside(Outcomes.of(own))
                made, full, possible = (
                    weighed(by, one)
                    for one in (
                        Outcomes.of(own),
                        turned(adjusted, self.side),
                        turned(without_error, self.side),
                    )
                )
                return self._rounded(less_own_part(made, full, possible))
            case LosesGain(without) if own is not None:
                by = self.beside(seen_by(line, self.side) or Outcomes.of(own))
                return self._rounded(
                    min(weighed(by, Outcomes.of(own)), weighed(by, turned(without, self.side)))
                )
        return None

    def _plus(self) -> Fraction:
        plus = self.rules.scale.plus
        return plus * self.top / 100 if self.top else plus

    def _rounded(self, score: Fraction) -> Fraction:
        if self.rules.board_digits < 0:
            return score
        return Fraction(self.rules.rounding.round(score, self.rules.board_digits, self.top / 2))


def weighed(by: Comparison, outcomes: Outcomes) -> Fraction:
    """What results with weights are worth: each is compared first (12C1c)."""
    return sum((weight * by.worth(points) for points, weight in outcomes.weights), Fraction(0))


def groups_of(
    lines: Sequence[Line], rules: Rules, expected: int, *, complete: bool = True
) -> dict[str, tuple[Group, Group]]:
    """The groups of a board by name, each as North-South and as East-West see it.

    While results are still to come (`complete` is false) a group is not yet called small.
    """
    expected = expected or len(lines)
    by_name: dict[str, list[Line]] = {}
    for line in lines:
        by_name.setdefault(line.group, []).append(line)
    fields = {name: tuple(field_of(members, side) for side in Side) for name, members in by_name.items()}
    most = max((field.actual for sides in fields.values() for field in sides), default=0)
    found = {}
    for name, sides in fields.items():
        pair = []
        for side, field in zip(Side, sides, strict=True):
            full = max(expected, field.actual)
            small = complete and matchpoints.is_small(rules, field.actual, full, largest=field.actual == most)
            pair.append(Group(side, field, rules, full, small, most))
        found[name] = (pair[0], pair[1])
    return found


def score_board(
    lines: Sequence[Line], rules: Rules, expected: int = 0, *, complete: bool = True
) -> BoardScores:
    """The scores of a board; `expected` is how many scores a full field has, 0 for as many as there are."""
    if rules.method.of_teams:
        return score_match_board(lines, rules)
    groups = groups_of(lines, rules, expected, complete=complete)
    sides = {name: (_Column(pair[0]), _Column(pair[1])) for name, pair in groups.items()}
    ns = [sides[line.group][0].cell(line) for line in lines]
    ew = [sides[line.group][1].cell(line) for line in lines]
    _complements(lines, ns, ew, sides)
    return _even(lines, ns, ew, sides)


class _Column:
    """One side of a group, with what each result is worth; a single number is in parts of `unit`."""

    def __init__(self, group: Group) -> None:
        self.group = group
        self.worth, self.unit = group.values()
        self.sign = 1 if group.side is Side.NS else -1
        # A result that is cancelled because nothing compares with it: average plus for both sides.
        rules = group.rules
        self.cancelled = (
            group.small and rules.method is Method.MATCHPOINTS and rules.small_groups is SmallGroups.CANCEL
        )

    def cell(self, line: Line) -> Cell:
        given = line.given(self.group.side)
        if self.cancelled and (isinstance(given, Assigned) or (given is None and line.points is not None)):
            return Own(Average.PLUS)
        if given is not None:
            return self.group.given(line)
        return None if line.points is None else self.worth[self.sign * line.points]


def _complements(
    lines: Sequence[Line], ns: list[Cell], ew: list[Cell], sides: Mapping[str, tuple[_Column, _Column]]
) -> None:
    """86B2b: what the other side leaves."""
    for mine, other, side, place in ((ns, ew, Side.NS, 1), (ew, ns, Side.EW, 0)):
        for at, line in enumerate(lines):
            if isinstance(line.given(side), Complement):
                column = sides[line.group][place]
                cell = other[at]
                score = Fraction(cell, column.unit) if isinstance(cell, int) else cell
                mine[at] = column.group.top - score if isinstance(score, Fraction) else None


def _even(
    lines: Sequence[Line], ns: list[Cell], ew: list[Cell], sides: Mapping[str, tuple[_Column, _Column]]
) -> BoardScores:
    """All cells in parts of one number."""
    columns = [column for pair in sides.values() for column in pair]
    unit = lcm(
        *(column.unit for column in columns),
        *(column.group.top.denominator for column in columns),
        *(cell.denominator for cell in (*ns, *ew) if isinstance(cell, Fraction)),
    )
    tops = {column.group.top for column in columns}
    times = {name: (unit // pair[0].unit, unit // pair[1].unit) for name, pair in sides.items()}
    only = next(iter(times.values()), (1, 1)) if len(set(times.values())) == 1 else None
    if only == (1, 1) and not any(isinstance(cell, Fraction) for cell in (*ns, *ew)):
        left, right = ns, ew
    else:
        left = [_part(cell, times[line.group][0], unit) for cell, line in zip(ns, lines, strict=True)]
        right = [_part(cell, times[line.group][1], unit) for cell, line in zip(ew, lines, strict=True)]
    top = int(max(tops, default=Fraction(0)) * unit)
    waits = any(column.cancelled for column in columns) or any(
        line.ns_given or line.ew_given for line in lines
    )
    return BoardScores(lines, unit, top, left, right, waits=waits)  # type: ignore[arg-type]


def _part(cell: Cell, times: int, unit: int) -> int | Own | None:
    if isinstance(cell, int):
        return cell * times
    return int(cell * unit) if isinstance(cell, Fraction) else cell
