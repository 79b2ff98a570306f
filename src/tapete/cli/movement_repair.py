"""`tapete movement repair`: how to go on when a movement broke."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from tapete.cli.base import Command, UsageProblem, as_json, print_json, say
from tapete.cli.movement import read_plan
from tapete.text import N_, phrase

if TYPE_CHECKING:
    from tapete.tournament.schedule.repair import Trouble
    from tapete.tournament.sitting import Schedule

__all__ = ["repair"]


@click.command(cls=Command, help=N_("Propose repairs for a schedule that broke, best first, and apply one."))
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@click.option("--round", "round_", type=int, required=True, help=N_("The round in which it happened."))
@click.option("--late", type=int, metavar="NUMBER", help=N_("This contestant plays only from that round on."))
@click.option("--leaves", type=int, metavar="NUMBER", help=N_("This contestant leaves before that round."))
@click.option(
    "--standby", type=int, metavar="NUMBER", help=N_("Who could take the place of one that leaves.")
)
@click.option(
    "--boards", multiple=True, metavar="TABLE=1-2", help=N_("The boards that a table really played.")
)
@click.option(
    "--seats", multiple=True, metavar="TABLE=3,11", help=N_("Who really sat at a table, place by place.")
)
@click.option("--relay", is_flag=True, help=N_("The relay of that round was forgotten."))
@click.option("--switch", is_flag=True, help=N_("The arrow-switch of that round was forgotten."))
@click.option("--now", type=int, help=N_("The first round that can still be changed."))
@click.option("--copies", type=int, default=1, show_default=True, help=N_("How many copies of each board."))
@click.option(
    "--apply",
    "chosen",
    type=int,
    metavar="PLACE",
    help=N_("Print the schedule of this repair, counted from 1."),
)
@as_json
def repair(
    file: Path, round_: int, late: int | None, leaves: int | None, standby: int | None,
    boards: tuple[str, ...], seats: tuple[str, ...], relay: bool, switch: bool, now: int | None, copies: int,
    chosen: int | None, json_: bool,
) -> None:  # fmt: skip
    """Propose repairs."""
    from tapete.tournament.schedule import overview, to_data
    from tapete.tournament.schedule.repair import propose

    plan = read_plan(file)
    trouble = _trouble(plan, round_, late, leaves, standby, boards, seats, relay=relay, switch=switch)
    found = propose(plan, trouble, now=now, copies=copies)
    speak = say("tournament", "bridge")
    if chosen is not None:
        if not 1 <= chosen <= len(found):
            raise UsageProblem(N_("there is no repair {place}: there are {n}"), place=chosen, n=len(found))
        schedule = found[chosen - 1].schedule
        if json_:
            print_json(to_data(schedule, speak))
        else:
            click.echo(overview(schedule, speak), nl=False)
        return
    if json_:
        print_json(
            [
                {
                    "way": str(each.kind),
                    "late": each.late,
                    "text": phrase(each.label, speak),
                    "kept": each.cost.kept,
                    "planned": each.cost.planned,
                    "lost": each.cost.lost,
                    "rematches": each.cost.rematches,
                    "rests": each.cost.rests,
                    "extra": each.cost.extra,
                    "balance": round(float(each.cost.balance), 4),
                }
                for each in found
            ]
        )
        return
    for place, each in enumerate(found, 1):
        click.echo(f"{place}. {phrase(each.label, speak)}")
        click.echo("   " + phrase(each.cost.label, speak))


def _trouble(
    plan: Schedule, number: int, late: int | None, leaves: int | None, standby: int | None,
    boards: tuple[str, ...], seats: tuple[str, ...], *, relay: bool, switch: bool,
) -> Trouble:  # fmt: skip
    from tapete.tournament.schedule import repair as of

    told = [late is not None, leaves is not None, bool(boards), bool(seats), relay, switch]
    if sum(told) != 1:
        raise UsageProblem(
            N_("say what happened with one of --late, --leaves, --boards, --seats, --relay and --switch")
        )
    if late is not None:
        return of.Late(late, number)
    if leaves is not None:
        return of.Leaves(leaves, number, standby)
    if relay:
        return of.forgotten_relay(plan, number)
    if switch:
        return of.forgotten_switch(plan, number)
    if boards:
        return of.WrongBoards(number, {table: _boards(text) for table, text in map(_split, boards)})
    at = {one.table: one for each in plan.rounds if each.number == number for one in each.sittings}
    places = {}
    for table, text in map(_split, seats):
        names = tuple(at[table].places) if table in at else ("NS", "EW")
        numbers = [_whole(each) for each in text.split(",")]
        if len(numbers) != len(names):
            raise UsageProblem(N_("table {table} has {n} places"), table=table, n=len(names))
        places[table] = dict(zip(names, numbers, strict=True))
    return of.WrongOpponents(number, places)


def _split(text: str) -> tuple[str, str]:
    table, sign, rest = text.partition("=")
    if not sign or not table:
        raise UsageProblem(N_("{text} should be a table and what was there, such as 3=5-6"), text=repr(text))
    return table.strip(), rest.strip()


def _boards(text: str) -> tuple[int, ...]:
    boards: list[int] = []
    for part in text.split(","):
        first, dash, last = part.partition("-")
        if part.strip():
            boards += range(_whole(first), _whole(last if dash else first) + 1)
    return tuple(boards)


def _whole(text: str) -> int:
    if not text.strip().isdigit():
        raise UsageProblem(N_("{text} is no number"), text=repr(text.strip()))
    return int(text)
