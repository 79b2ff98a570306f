"""The lines of a working: how one result, or several with weights, became a score of a board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from tapete.bridge import imps
from tapete.bridge.adjusted import Average, Divisor, Outcomes, Rounding
from tapete.text import N_, P_, Text
from tapete.tournament.policy import Factoring, Method, OwnAverage, Rules, Units
from tapete.tournament.scoring import butler
from tapete.tournament.scoring.board import Group, weighed
from tapete.tournament.scoring.field import less_own_part
from tapete.tournament.scoring.matchpoints import Compared
from tapete.tournament.scoring.session import Filled

__all__ = ["Step", "artificial_steps", "outcomes_steps", "own_error_steps", "plain", "short"]


@dataclass(frozen=True, slots=True)
class Step:
    """One line of the working: what was done, what came of it, and by which clause."""

    what: Text | str
    value: Fraction | None = None
    clause: str = ""


def plain(number: Fraction | int) -> str:
    """A number for people: as a decimal where that is exact, else with its fraction, if that can be read.

    >>> plain(Fraction(61, 5)), plain(Fraction(41, 3))
    ('12.2', '13.6667 (41/3)')
    """
    exact = Fraction(number)
    for digits in range(5):
        if (exact * 10**digits).denominator == 1:
            return f"{float(exact):.{digits}f}"
    return f"{float(exact):.4f} ({exact})" if exact.denominator < 1000 else f"{float(exact):.4f}"


def short(number: Fraction | int) -> str:
    """A number in two decimals at most, for a list; exact halves go up, as in standings.

    >>> short(Fraction(61, 5)), short(Fraction(41, 3)), short(-7), short(Fraction(505, 8))
    ('12.2', '13.67', '-7', '63.13')
    """
    return f"{Rounding.HALF_UP.round(Fraction(number), 2):f}".rstrip("0").rstrip(".")


def outcomes_steps(group: Group, outcomes: Outcomes, clause: str) -> Iterator[Step]:
    """From results with their weights to the score of the board."""
    total = Fraction(0)
    for points, weight in outcomes.weights:
        by = group.beside(outcomes)
        yield from _one(group, points, outcomes)
        value = by.worth(points)
        total += weight * value
        if weight != 1:
            yield Step(
                Text.of(
                    N_("{percent} % of {value}, for {points}"),
                    percent=plain(weight * 100),
                    value=plain(value),
                    points=points,
                ),
                weight * value,
                "12C1c",
            )
    if len(outcomes.weights) > 1:
        yield Step(N_("The weighted score: each result was compared first, then weighed"), total, clause)


def _one(group: Group, points: int, own: Outcomes) -> Iterator[Step]:
    """The comparisons of one result."""
    match group.rules.method:
        case Method.MATCHPOINTS:
            yield from _matchpoints(group, points, own)
        case Method.CROSS_IMPS:
            yield from _cross_imps(group, points, own)
        case Method.BUTLER:
            yield from _butler(group, points)
        case _:
            yield Step(N_("The points themselves"), Fraction(points), "78C")


def _matchpoints(group: Group, points: int, own: Outcomes) -> Iterator[Step]:
    by = group.beside(own)
    assert isinstance(by, Compared)
    for other, count in sorted(by.others.counts, reverse=True):
        each = 2 if points > other else int(points == other)
        words = {2: N_("better than"), 1: N_("equal to"), 0: N_("worse than")}[each]
        yield Step(
            Text.of(
                N_("{points} is {words} {other}: {count} × {each}"),
                points=points,
                words=words,
                other=other,
                count=plain(count),
                each=each,
            ),
            count * each,
            "78A",
        )
    raw = by.raw(points)
    yield Step(
        Text.of(P_("Against {n} other score", "Against {n} other scores"), n=by.actual - 1), raw, "78A"
    )
    yield from _stretched(group, by, raw)


def _stretched(group: Group, by: Compared, raw: Fraction) -> Iterator[Step]:
    value, actual, expected = by.stretched(raw), by.actual, by.expected
    half = group.rules.units is Units.ONE
    if by.small:
        yield Step(
            Text.of(
                N_("A group of {actual} is too small to be compared: {percent} % of the top"),
                actual=actual,
                percent=plain(60 + 5 * (raw - actual + 1)),
            ),
            value,
            "87B",
        )
    elif actual < 2 and group.rules.factoring is not Factoring.NONE:
        yield Step(N_("A single score cannot be compared: half of the top"), value)
    elif group.rules.factoring is Factoring.NEUBERG and actual != expected:
        yield Step(
            Text.of(
                N_("Neuberg: ({raw} + 1) × {expected} / {actual} − 1"),
                raw=plain(raw),
                expected=expected,
                actual=actual,
            ),
            value * 2 if half else value,
            "87B",
        )
    elif group.rules.factoring in (Factoring.RATIO, Factoring.OWN_TOP):
        yield Step(
            Text.of(
                N_("Brought from a top of {own} to one of {full}"),
                own=2 * (actual - 1),
                full=plain(group.top),
            ),
            value,
        )
    if half and not by.small and actual > 1 and group.rules.factoring in (Factoring.NEUBERG, Factoring.NONE):
        yield Step(N_("In units of 1 and a half: divided by 2"), value, "78A")


def _cross_imps(group: Group, points: int, own: Outcomes) -> Iterator[Step]:
    others = group.field.without(own)
    total = Fraction(0)
    for other, count in sorted(others.counts, reverse=True):
        total += count * imps(points - other)
        yield Step(
            Text.of(
                N_("{points} against {other}: {difference} points are {imps} IMPs, {count} times"),
                points=points, other=other, difference=points - other, imps=imps(points - other),
                count=plain(count),
            ),
            count * imps(points - other),
            "78B",
        )  # fmt: skip
    yield Step(N_("The sum of the IMPs"), total, "78B")
    divisor = {
        Divisor.ONE: Fraction(1),
        Divisor.COMPARISONS: others.total or Fraction(1),
        Divisor.TABLES: others.total + 1,
    }[group.rules.divisor]
    if divisor != 1:
        yield Step(
            Text.of(N_("Divided by {number}: {what}"), number=plain(divisor), what=group.rules.divisor),
            total / divisor,
        )


def _butler(group: Group, points: int) -> Iterator[Step]:
    field = group.field
    used = butler.kept(field, group.rules)
    datum = butler.datum_of(field, group.rules)
    yield Step(
        Text.of(
            N_("The datum: {how}, of {kept} results of {all}, to the nearest 10"),
            how=group.rules.datum,
            kept=plain(sum((count for _, count in used), Fraction(0))),
            all=field.actual,
        ),
        Fraction(datum),
    )
    yield Step(
        Text.of(
            N_("{points} against the datum of {datum}: {difference} points"),
            points=points,
            datum=datum,
            difference=points - datum,
        ),
        Fraction(imps(points - datum)),
        "78B",
    )


def own_error_steps(group: Group, made: Outcomes, adjusted: Outcomes, without: Outcomes) -> Iterator[Step]:
    """What is left to a side that damaged itself (12C1e)."""
    by = group.beside(made)
    got, full, possible = (weighed(by, one) for one in (made, adjusted, without))
    yield Step(N_("What the result of the table is worth"), got)
    yield Step(N_("What was probable without the infraction is worth"), full, "12C1b")
    yield Step(N_("What was possible after it, without the side's own error, is worth"), possible, "12C1e")
    yield Step(
        N_("The result of the table, and the part of the damage that the side did not do to itself"),
        less_own_part(got, full, possible),
        "12C1e(ii)",
    )


def artificial_steps(filled: Filled, average: Average, rules: Rules, top: Fraction) -> Iterator[Step]:
    """An average, and what the contestant made itself (12C2; 12C1 and 88 of 1997)."""
    old = rules.laws == "bridge-1997"
    yield Step(
        Text.of(
            N_("{average} is worth {worth} {unit}"),
            average=average,
            worth=plain(filled.average),
            unit="%" if rules.method.has_top else "IMP",
        ),
        filled.average,
        "12C1" if old else "12C2a",
    )
    whose = rules.own_average
    counts = whose is OwnAverage.BOTH or (whose is OwnAverage.PLUS and average is Average.PLUS)
    if filled.own is not None and counts and average is not Average.EVEN:
        law = "88" if old else "12C2c"
        made = N_("On its other boards this contestant made, over {over}")
        yield Step(Text.of(made, over=rules.own_session), filled.own, law)
        further = N_("The higher of the two") if average is Average.PLUS else N_("The lower of the two")
        yield Step(further, filled.share, law)
    if rules.method.has_top:
        yield Step(
            Text.of(N_("{percent} % of the top of {top}"), percent=plain(filled.share), top=plain(top)),
            filled.score,
        )
