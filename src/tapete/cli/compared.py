"""The options of `tapete adjust` that say how results are compared, and the numbers that come of it."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, TypeVar

import click

from tapete.bridge import Vulnerability
from tapete.bridge.adjusted import (
    BoardAMatch,
    Comparison,
    CrossImps,
    Divisor,
    Frequencies,
    ImpsAgainst,
    Matchpoints,
    Outcomes,
    Rounding,
    TotalPoints,
    butler_datum,
)
from tapete.cli.base import UsageProblem, as_json
from tapete.text import N_

__all__ = ["compared", "comparison", "lines", "number", "one", "outcomes", "plain", "policy", "rounded"]

F = TypeVar("F", bound=Callable[..., Any])

METHODS = ("matchpoints", "imps", "cross-imps", "butler", "bam", "points")
DIVISORS = {each.value: each for each in Divisor}
ROUNDINGS = {each.value: each for each in Rounding}


def compared(command: F) -> F:
    """The options that say how a result is compared with others, and how the answer is rounded."""
    for option in reversed((
        click.option("--method", type=click.Choice(METHODS), default="matchpoints", show_default=True,
                     help=N_("What boards are scored in.")),
        click.option("--others", metavar="RESULTS", default="",
                     help=N_("The results of the other tables, such as '170*5, 140*3, -100*2'.")),
        click.option("--against", metavar="RESULT",
                     help=N_("The result of the other table of the match, or the datum.")),
        click.option("--expected", type=click.IntRange(1), metavar="N",
                     help=N_("How many scores there would be, where some cannot be compared.")),
        click.option("--divisor", type=click.Choice(tuple(DIVISORS)),
                     default=Divisor.COMPARISONS.value, show_default=True,
                     help=N_("What cross-IMPs are divided by.")),
        click.option("--vulnerable", type=click.Choice([each.value for each in Vulnerability]),
                     help=N_("Which side is vulnerable, for results written as contracts.")),
        click.option("--penalty", metavar="N",
                     help=N_("Take so much, or such a part of a top as 25%, from the side named by --side.")),
        click.option("--knockout", is_flag=True, help=N_("In a knockout match, give both sides the mean.")),
        rounded,
    )):  # fmt: skip
        command = option(command)
    return as_json(command)


def rounded(command: F) -> F:
    """The options for rounding."""
    command = click.option(
        "--rounding", type=click.Choice(tuple(ROUNDINGS)), default=Rounding.HALF_UP.value,
        show_default=True, help=N_("What becomes of exact halves."),
    )(command)  # fmt: skip
    return click.option(
        "--digits", type=click.IntRange(0, 9), default=2, show_default=True,
        help=N_("Digits after the point."),
    )(command)  # fmt: skip


def comparison(how: dict[str, Any]) -> Comparison:
    """The comparison that the options ask for."""
    method, against = how["method"], how["against"]
    others = Frequencies.parse(how["others"], _vulnerability(how))
    if method == "points":
        return TotalPoints()
    if method in ("matchpoints", "cross-imps"):
        if not others.counts and how["expected"] is None:
            raise UsageProblem(N_("give the results of the other tables with --others"))
        if method == "cross-imps":
            return CrossImps(others, DIVISORS[how["divisor"]])
        return Matchpoints(others, how["expected"])
    if method == "butler" and against is None:
        results = [points for points, count in others.counts for _ in range(int(count))]
        return ImpsAgainst(butler_datum(results))
    if against is None:
        raise UsageProblem(N_("give the result of the other table with --against"))
    return BoardAMatch(one(against, how)) if method == "bam" else ImpsAgainst(one(against, how))


def outcomes(text: str, how: dict[str, Any]) -> Outcomes:
    """The results with their weights."""
    return Outcomes.parse(text, _vulnerability(how))


def one(text: str, how: dict[str, Any]) -> int:
    """The one result, in points of North-South."""
    (points, _), *more = outcomes(text, how).weights
    if more:
        raise UsageProblem(N_("{text} is more than one result: only one was made"), text=repr(text))
    return points


def _vulnerability(how: dict[str, Any]) -> Vulnerability | None:
    return Vulnerability.parse(how["vulnerable"]) if how["vulnerable"] else None


def lines(by: Comparison, what: str, found: Outcomes) -> list[dict[str, Any]]:
    """How the score arises: what each result is worth to North-South, and with which weight."""
    return [
        {"what": what, "points": points, "weight": str(weight), "worth": str(by.worth(points))}
        for points, weight in found.weights
    ]


def policy(how: dict[str, Any]) -> Callable[[Fraction, Fraction], float]:
    """How the options round a number, given the average."""
    rounding, digits = ROUNDINGS[how["rounding"]], how["digits"]

    def rounded_to(exactly: Fraction, centre: Fraction) -> float:
        found = rounding.round(exactly, digits, centre)
        return int(found) if found == int(found) else float(found)

    return rounded_to


def number(exactly: Fraction, how: dict[str, Any], centre: Fraction = Fraction(0)) -> dict[str, Any]:
    """A number for programs: exactly, and rounded."""
    return {"exact": str(exactly), "value": policy(how)(exactly, centre)}


def plain(found: dict[str, Any]) -> str:
    """The same number for people; a fraction stands beside it where rounding hid it."""
    return f"{found['value']} ({found['exact']})" if "/" in found["exact"] else str(found["value"])
