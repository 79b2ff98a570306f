"""`tapete adjust`: what an adjusted score is worth to each side, exactly."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import click

from tapete.bridge import Side
from tapete.bridge.adjusted import (
    BUTLER,
    IMPS,
    PERCENT,
    Average,
    Comparison,
    Scores,
    artificial,
    assign,
    better_of_plus,
    exact,
    fill_session,
    knockout_mean,
    own_percentage,
    penalised,
    self_inflicted,
    without_gain,
)
from tapete.cli.base import Command, Group, UsageProblem, as_json, echo, print_json, say
from tapete.cli.compared import compared, comparison, lines, number, one, outcomes, plain, rounded
from tapete.text import N_, phrase

__all__ = ["adjust"]

SCALES = {"percent": PERCENT, "imps": IMPS, "butler": BUTLER}
AVERAGES = {"plus": Average.PLUS, "even": Average.EVEN, "minus": Average.MINUS}
SIDES = {"ns": Side.NS, "ew": Side.EW}
HALF = Fraction(50)  # per cent


@click.command(cls=Group, help=N_("Work out adjusted scores exactly: assigned, weighted, artificial."))
def adjust() -> None:
    """Adjusted scores as arithmetic."""


side_option = click.option("--side", type=click.Choice(tuple(SIDES)), help=N_("The side that it concerns."))
# A result may be a negative number, which looks like an option.
NEGATIVE = {"ignore_unknown_options": True}


@adjust.command(
    cls=Command,
    context_settings=NEGATIVE,
    help=N_("An assigned score: one result, or several such as '170@67%, 140@33%'."),
)
@click.argument("result")
@click.option("--ew", metavar="RESULT", help=N_("Another result for East-West."))
@click.option("--table", metavar="RESULT", help=N_("The result of the table, where a side damaged itself."))
@click.option(
    "--without-error",
    metavar="RESULT",
    help=N_("With --table and --side: what that side would have made without its own error."),
)
@side_option
@compared
def assigned(
    result: str, ew: str | None, table: str | None, without_error: str | None, side: str | None, **how: Any
) -> None:
    """An assigned score."""
    by, full = comparison(how), outcomes(result, how)
    worked = lines(by, "ns", full)
    if table is None and without_error is None:
        for_ew = None if ew is None else outcomes(ew, how)
        worked += [] if for_ew is None else lines(by, "ew", for_ew)
        clauses = ["12C1c"] if len(full.weights) > 1 or for_ew else ["12C1a"]
        _finish(assign(by, full, for_ew), by, clauses, side, how, worked)
        return
    if table is None or without_error is None or side is None or ew is not None:
        raise UsageProblem(
            N_("damage that a side did to itself takes --side, --table and --without-error, and no --ew")
        )
    possible = outcomes(without_error, how)
    worked += lines(by, "table", outcomes(table, how)) + lines(by, "without_error", possible)
    scores = self_inflicted(by, SIDES[side], table=one(table, how), adjusted=full, without_error=possible)
    _finish(scores, by, ["12C1a", "12C1e"], side, how, worked)


@adjust.command(
    cls=Command,
    context_settings=NEGATIVE,
    help=N_("Take away what one side gained; the other keeps the table's score."),
)
@click.argument("table")
@click.argument("without")
@side_option
@compared
def gain(table: str, without: str, side: str | None, **how: Any) -> None:
    """One side loses its gain (11A, 43B3, 79B3)."""
    if side is None:
        raise UsageProblem(N_("say with --side which side gained"))
    by, fair = comparison(how), outcomes(without, how)
    worked = lines(by, "table", outcomes(table, how)) + lines(by, "without", fair)
    scores = without_gain(by, SIDES[side], table=one(table, how), without=fair)
    _finish(scores, by, ["11A"], side, how, worked)


@adjust.command(
    cls=Command,
    context_settings=NEGATIVE,
    help=N_("Teams, one side at fault: average plus or the assigned result."),
)
@click.argument("result")
@side_option
@compared
def teams(result: str, side: str | None, **how: Any) -> None:
    """The better of average plus and an assigned score, and its complement (86B2b)."""
    if side is None:
        raise UsageProblem(N_("say with --side which side is without fault"))
    how["method"] = "imps"
    by, full = comparison(how), outcomes(result, how)
    # A penalty is for the side at fault.
    at_fault = "ew" if side == "ns" else "ns"
    scores = better_of_plus(SIDES[side], assign(by, full))
    _finish(scores, by, ["86B2b"], at_fault, how, lines(by, "ns", full))


@adjust.command("artificial", cls=Command, help=N_("An artificial score: plus, even or minus for each side."))
@click.argument("ns", type=click.Choice(tuple(AVERAGES)))
@click.argument("ew", type=click.Choice(tuple(AVERAGES)))
@click.option("--scale", type=click.Choice(tuple(SCALES)), default="percent", show_default=True,
              help=N_("Percentages or IMPs."))  # fmt: skip
@click.option("--own-ns", metavar="N", help=N_("What North-South made on their other boards of the session."))
@click.option("--own-ew", metavar="N", help=N_("What East-West made on their other boards of the session."))
@click.option("--knockout", is_flag=True, help=N_("In a knockout match, give both sides the mean."))
@rounded
@as_json
def artificial_(ns: str, ew: str, scale: str, own_ns: str | None, own_ew: str | None, **how: Any) -> None:
    """An artificial score (12C2)."""
    own = [None if text is None else exact(text.rstrip("% ")) for text in (own_ns, own_ew)]
    scores = artificial(AVERAGES[ns], AVERAGES[ew], SCALES[scale], own_ns=own[0], own_ew=own[1])
    top = Fraction(100 if scale == "percent" else 0)
    clauses = ["12C2a" if scale == "percent" else "12C2b"]
    clauses += ["12C2c"] if any(each is not None for each in own) else []
    if how["knockout"]:
        scores, clauses = knockout_mean(scores, top), [*clauses, "12C4"]
    _print(scores, top, "percent" if scale == "percent" else "imps", clauses, how, [])


@adjust.command(
    cls=Command,
    context_settings=NEGATIVE,
    help=N_("A knockout match: what both sides get for scores that do not balance."),
)
@click.argument("ns")
@click.argument("ew")
@click.option("--top", default="0", help=N_("What both sides share out: 0 for IMPs."))
@rounded
@as_json
def knockout(ns: str, ew: str, top: str, **how: Any) -> None:
    """The mean of both sides' scores (12C4)."""
    scores = knockout_mean(Scores(exact(ns), exact(ew)), exact(top))
    _print(scores, exact(top), "matchpoints" if exact(top) else "imps", ["12C4"], how, [])


@adjust.command(cls=Command, help=N_("A session such as '13/20, plus, 14/20', artificial boards filled in."))
@click.argument("boards")
@rounded
@as_json
def session(boards: str, json_: bool, **how: Any) -> None:
    """The percentage of every board (12C2c)."""
    read = [_board(text.strip()) for text in boards.split(",")]
    own = own_percentage(board for board in read if not isinstance(board, Average))
    filled = fill_session(read)
    values = [number(percent, how, HALF) for percent in filled]
    mean = number(sum(filled, Fraction(0)) / len(filled), how, HALF)
    if json_:
        others = None if own is None else number(own, how, HALF)
        print_json({"boards": values, "own": others, "session": mean, "clauses": ["12C2a", "12C2c"]})
        return
    for board, value in enumerate(values, 1):
        echo(N_("Board {number}: {percent} %"), number=board, percent=value["value"])
    echo(N_("Session: {percent} %"), percent=mean["value"])


def _board(text: str) -> Average | tuple[Fraction, Fraction]:
    if text in AVERAGES:
        return AVERAGES[text]
    made, _, top = text.partition("/")
    if not top:
        raise UsageProblem(
            N_("{text} is no board: write plus, even, minus, or what was made of how many, such as 13/20"),
            text=repr(text),
        )
    if exact(top) and not 0 <= exact(made) <= exact(top):
        raise UsageProblem(
            N_("{text} is no score of a board: what was made lies between 0 and the top"), text=repr(text)
        )
    return exact(made), exact(top)


def _finish(
    scores: Scores,
    by: Comparison,
    clauses: list[str],
    side: str | None,
    how: dict[str, Any],
    worked: list[dict[str, Any]],
) -> None:
    """The mean of a knockout match, a penalty, and the answer."""
    if how["knockout"]:
        scores, clauses = knockout_mean(scores, by.top), [*clauses, "12C4"]
    if how["penalty"]:
        if side is None:
            raise UsageProblem(N_("say with --side who is penalised"))
        amount = exact(how["penalty"]) * (by.top if "%" in how["penalty"] else 1)
        scores, clauses = penalised(scores, SIDES[side], amount), [*clauses, "90A"]
    method: str = how["method"]
    unit = {"bam": "matchpoints", "cross-imps": "imps", "butler": "imps"}.get(method, method)
    _print(scores, by.top, unit, clauses, how, worked)


def _print(
    scores: Scores,
    top: Fraction,
    unit: str,
    clauses: list[str],
    how: dict[str, Any],
    worked: list[dict[str, Any]],
) -> None:
    report: dict[str, Any] = {"unit": unit, "top": str(top) if top else None}
    for name, side in SIDES.items():
        report[name] = number(scores[side], how, top / 2)
        if top and unit != "percent":
            report[name]["percent"] = number(scores[side] * 100 / top, how, HALF)["value"]
    report |= {"balanced": scores.balance(top), "clauses": clauses, "lines": worked}
    if how["json_"]:
        print_json(report)
        return
    for name, side in SIDES.items():
        percent = f"   {report[name]['percent']} %" if "percent" in report[name] else ""
        click.echo(f"{phrase(side, say('bridge')):12} {plain(report[name])}{percent}")
    echo(N_("By {clauses}."), clauses=", ".join(clauses))
