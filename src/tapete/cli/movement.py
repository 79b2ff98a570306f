"""`tapete movement`: movements made by method, checked, recommended and repaired."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from tapete.cli.base import Command, Group, UsageProblem, as_json, echo, heading, print_json, say
from tapete.cli.files import read_json
from tapete.text import N_, phrase

if TYPE_CHECKING:
    from tapete.text import Speaker
    from tapete.tournament.schedule import Movement, Report
    from tapete.tournament.sitting import Schedule

__all__ = ["movement", "read_plan"]

F = TypeVar("F", bound=Callable[..., Any])


@click.command(
    cls=Group,
    lazy={
        "repair": (
            "tapete.cli.movement_repair",
            N_("Propose repairs for a schedule that broke, best first, and apply one."),
        )
    },
    help=N_("Movements: make, check, recommend and repair them."),
)
def movement() -> None:
    """Movements."""


def _speak() -> Speaker:
    return say("tournament", "bridge")


def _sized(command: F) -> F:
    """The options that say which movement is meant."""
    for option in (
        click.option(
            "--first", type=int, default=1, show_default=True, help=N_("The number of the first board.")
        ),
        click.option("--per", type=int, default=2, show_default=True, help=N_("How many boards a round.")),
        click.option("--rounds", type=int, help=N_("How many rounds; all if it is left out.")),
        click.option("--tables", type=int, help=N_("How many tables, all of them full.")),
        click.option("--number", type=int, help=N_("How many pairs, teams or players.")),
    ):
        command = option(command)
    return command


@movement.command("list", cls=Command, help=N_("List the kinds of movement."))
@as_json
def list_(json_: bool) -> None:
    """List the families."""
    from tapete.tournament.schedule import FAMILIES

    speak = _speak()
    if json_:
        print_json(
            [
                {"name": each.name, "shape": str(each.shape), "title": phrase(each.title, speak)}
                for each in FAMILIES.values()
            ]
        )
        return
    for each in FAMILIES.values():
        click.echo(f"{each.name:15} {phrase(each.title, speak)}")


@movement.command(cls=Command, help=N_("Print a movement, or the cards for those who play it."))
@click.argument("name", metavar="KIND")
@_sized
@click.option("--guide", type=int, metavar="NUMBER", help=N_("The guide card of this contestant."))
@click.option("--table", metavar="TABLE", help=N_("The card of this table."))
@click.option("--cards", is_flag=True, help=N_("All guide cards and table cards."))
@as_json
def show(
    name: str, number: int | None, tables: int | None, rounds: int | None, per: int, first: int,
    guide: int | None, table: str | None, cards: bool, json_: bool,
) -> None:  # fmt: skip
    """Print a movement."""
    from tapete.tournament.schedule import guide_card, overview, report_data, table_card, to_data

    made, report = _made(name, number, tables, rounds, per, first)
    speak = _speak()
    plan = made.schedule
    if json_:
        print_json(
            {
                "family": made.family,
                "shape": str(made.shape),
                "promise": str(made.promise),
                "copies": made.copies,
                **to_data(plan, speak),
                "report": report_data(report, speak),
            }
        )
    elif guide is not None:
        click.echo(guide_card(plan, guide, speak), nl=False)
    elif table is not None:
        click.echo(table_card(plan, table, speak), nl=False)
    elif cards:
        at = dict.fromkeys(one.table for each in plan.rounds for one in each.sittings)
        texts = [guide_card(plan, one, speak) for one in report.seats]
        texts += [table_card(plan, one, speak) for one in at]
        click.echo("\n".join(texts), nl=False)
    else:
        click.echo(overview(plan, speak))
        _print_report(report, speak)
        click.echo(phrase(made.promise, speak))


def _made(
    name: str, number: int | None, tables: int | None, rounds: int | None, per: int, first: int
) -> tuple[Movement, Report]:
    from tapete.tournament.schedule import FAMILIES, Shape, check_movement
    from tapete.tournament.schedule import movement as make

    if (number is None) == (tables is None):
        raise UsageProblem(
            N_("give the number of contestants with --number, or that of tables with --tables")
        )
    if number is None:
        shape = FAMILIES[name].shape if name in FAMILIES else Shape.PAIRS
        number = (tables or 0) * {Shape.INDIVIDUALS: 4, Shape.TEAMS: 1}.get(shape, 2)
    made = make(name, number, rounds, per=per, first=first)
    return made, check_movement(made)


def _print_report(report: Report, speak: Speaker) -> None:
    echo(
        N_("Contestants: {n}, tables: {tables}, rounds: {rounds}"),
        n=report.contestants,
        tables=report.tables,
        rounds=report.rounds,
    )
    echo(
        N_("Boards in play: {n}, played by each: {least} to {most}"),
        n=report.boards,
        least=report.played[0],
        most=report.played[1],
    )
    echo(N_("Rounds of rest: {least} to {most}"), least=report.sits_out[0], most=report.sits_out[1])
    echo(
        N_("Copies of each board: {n}, rounds with shared boards: {shared}, sets that rest: {relays}"),
        n=report.copies,
        shared=report.shared,
        relays=report.relays,
    )
    echo(
        N_("Results of a board: {least} to {most}, comparisons: {n}"),
        least=report.results[0],
        most=report.results[1],
        n=report.comparisons,
    )
    echo(
        N_("Balance: {n}%, winners: {winners}"),
        n=f"{float(100 * report.balance):.1f}",
        winners=report.winners,
    )
    for fault in report.faults:
        click.echo("! " + phrase(fault.label, speak))


@movement.command(
    cls=Command, help=N_("Recommend movements for a number of contestants, the boards and the time.")
)
@click.option("--number", type=int, help=N_("How many pairs, teams or players."))
@click.option("--tables", type=int, help=N_("How many tables, all of them full."))
@click.option(
    "--shape",
    type=click.Choice(["pairs", "teams", "individuals"]),
    default="pairs",
    show_default=True,
    help=N_("Who plays."),
)
@click.option("--boards", type=int, default=28, show_default=True, help=N_("How many boards there are."))
@click.option("--copies", type=int, default=1, show_default=True, help=N_("How many copies of each board."))
@click.option("--minutes", type=int, help=N_("How long it may last."))
@click.option("--per-board", type=int, default=7, show_default=True, help=N_("Minutes for a board."))
@click.option("--per-move", type=int, default=2, show_default=True, help=N_("Minutes for a move."))
@click.option("--winners", type=click.IntRange(1, 2), help=N_("How many winners there shall be."))
@as_json
def recommend(
    number: int | None, tables: int | None, shape: str, boards: int, copies: int, minutes: int | None,
    per_board: int, per_move: int, winners: int | None, json_: bool,
) -> None:  # fmt: skip
    """Recommend movements."""
    from tapete.tournament.schedule import Shape, report_data
    from tapete.tournament.schedule import recommend as find

    if (number is None) == (tables is None):
        raise UsageProblem(
            N_("give the number of contestants with --number, or that of tables with --tables")
        )
    if number is None:
        number = (tables or 0) * {"pairs": 2, "teams": 1, "individuals": 4}[shape]
    found = find(
        number,
        boards=boards,
        minutes=minutes,
        shape=next(each for each in Shape if each.value == shape),
        winners=winners,
        copies=copies,
        minutes_per_board=per_board,
        minutes_per_move=per_move,
    )
    speak = _speak()
    if json_:
        rows = []
        for each in found:
            report = report_data(each.report, speak)
            del report["meetings"], report["seats"]
            rows.append(
                {
                    "kind": each.family,
                    "name": each.movement.name,
                    "per": each.per,
                    "minutes": each.minutes,
                    "price": round(float(each.price), 2),
                    **report,
                }
            )
        print_json(rows)
        return
    for each in found:
        click.echo(heading(f"{each.movement.name} ({each.family})"))
        click.echo("  " + phrase(each.label, speak))
    if not found:
        echo(N_("No movement fits: give more boards, more time or more copies."))


@movement.command("check", cls=Command, help=N_("Check a schedule in a JSON file; - reads standard input."))
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@click.option(
    "--promise",
    default="none",
    show_default=True,
    help=N_("What opponents were promised, such as once or all."),
)
@click.option("--copies", type=int, default=1, show_default=True, help=N_("How many copies of each board."))
@as_json
def check_(file: Path, promise: str, copies: int, json_: bool) -> None:
    """Check a schedule."""
    from tapete.tournament.schedule import Promise, check, report_data

    known = [str(each) for each in Promise]
    if promise not in known:
        raise UsageProblem(
            N_("there is no promise {name}: give one of {names}"), name=repr(promise), names=", ".join(known)
        )
    report = check(
        read_plan(file), promise=next(each for each in Promise if each.value == promise), copies=copies
    )
    if json_:
        print_json(report_data(report, _speak()))
    else:
        _print_report(report, _speak())
        if report.sound:
            echo(N_("Nothing is wrong."))
    if not report.sound:
        raise click.exceptions.Exit(1)


def read_plan(file: Path) -> Schedule:
    """The schedule in a JSON file."""
    from tapete.tournament.schedule import from_data

    return from_data(read_json(file))
