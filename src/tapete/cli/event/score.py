"""`tapete event score FILE`: a CSV file of results scored in one go."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from tapete.bridge.adjusted import exact
from tapete.cli.base import Command, as_json, heading, print_json
from tapete.cli.event.base import speak
from tapete.cli.event.board import print_steps
from tapete.cli.event.read import print_flags, print_lists
from tapete.cli.event.setup import policies, rules_from, scale_file
from tapete.text import N_, sentence
from tapete.tournament import report
from tapete.tournament.contestant import Kind
from tapete.tournament.errors import NotAllowed
from tapete.tournament.explain import explain, plain
from tapete.tournament.federations import FEDERATIONS
from tapete.tournament.files import event_of, read_results
from tapete.tournament.policy import Method
from tapete.tournament.scales import CURVES, SCALES
from tapete.tournament.scorebook import Scorebook
from tapete.tournament.scoring.vp import half_match, victory
from tapete.tournament.standings import lists

__all__ = ["score_", "vp_"]


@click.command(cls=Command, help=N_("Score a CSV file of results in one go, without making an event."))
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@click.option("--method", type=click.Choice([each.value for each in Method if each is not Method.WINS]),
              help=N_("What boards are scored in; matchpoints if nothing else is said."))  # fmt: skip
@click.option("--federation", type=click.Choice(tuple(FEDERATIONS)), default="wbf", show_default=True,
              help=N_("Whose habits of scoring to begin with."))  # fmt: skip
@click.option(
    "--teams", is_flag=True, help=N_("Contestants are teams: each board is played in both directions.")
)
@click.option("--expected", type=click.IntRange(1), help=N_("How many scores a full field has."))
@policies
@scale_file
@click.option("--explain", "explained", nargs=2, type=int, metavar="BOARD PAIR",
              help=N_("Say line by line how a score arose."))  # fmt: skip
@as_json
def score_(file: Path, json_: bool, **how: Any) -> None:
    """Score a file."""
    rules = rules_from(how["federation"], how["method"], how["policies"], how["scale_file"])
    if how["expected"]:
        rules = replace(rules, expected=how["expected"])
    content: Path | bytes = sys.stdin.buffer.read() if str(file) == "-" else file
    rows = read_results(content, str(file))
    kind = Kind.TEAM if rules.method.of_teams or how["teams"] else Kind.PAIR
    if rows and "N" in rows[0].places:
        kind = Kind.PLAYER
    event = event_of(rows, rules, kind=kind)
    if not event.results:
        raise NotAllowed(N_("{file} has no result: fill a column Result or Score"), file=str(file))
    book = Scorebook(event)
    working = explain(book, *how["explained"]) if how["explained"] else None
    if json_:
        whole = report.scores_report(book)
        if working:
            whole["explained"] = report.explanation_report(working, rules, speak())
        print_json(whole)
        return
    click.echo(heading(sentence(rules.method, speak())))
    print_lists(event, lists(book))
    print_flags(event)
    if working:
        print_steps(working)


@click.command(
    cls=Command,
    context_settings={"ignore_unknown_options": True},
    help=N_("Turn the margin of a match into victory points: `tapete event vp 10 16`."),
)
@click.argument("margin")
@click.argument("boards", type=click.IntRange(1))
@click.option(
    "--scale", default="wbf", show_default=True, type=click.Choice((*CURVES, *SCALES)), metavar="NAME",
    help=N_("The scale, such as wbf-discrete or acbl-20; ebu-pairs reads a percentage."),
)  # fmt: skip
@click.option(
    "--half", is_flag=True, help=N_("A match of a triangle, of BOARDS boards, on the scale of ten points.")
)
@as_json
def vp_(margin: str, boards: int, scale: str, half: bool, json_: bool) -> None:
    """Victory points."""
    value = exact(margin) * (100 if margin.strip().endswith("%") else 1)
    found = half_match(value, boards, scale) if half else victory(value, boards, scale)
    if json_:
        print_json({"points": [float(one) for one in found], "exact": [str(one) for one in found]})
    else:
        click.echo(" – ".join(plain(one) for one in found))
