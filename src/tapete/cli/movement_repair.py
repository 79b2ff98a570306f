"""`tapete movement repair`: how to go on when a movement broke."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from tapete.cli.base import Command, UsageProblem, as_json, print_json, say
from tapete.cli.movement import read_plan
from tapete.text import N_, phrase
from tapete.tournament.numbers import numbers_in

if TYPE_CHECKING:
    from tapete.tournament.schedule.repair import Repair, Trouble
    from tapete.tournament.sitting import Schedule

__all__ = ["chosen_of", "print_repairs", "repair", "trouble_of", "trouble_options"]

F = TypeVar("F", bound=Callable[..., Any])


def trouble_options(command: F) -> F:
    """What happened, and what may still be changed."""
    for option in reversed((
        click.option("--round", "round_", type=int, required=True, metavar="N",
                     help=N_("The round in which it happened.")),
        click.option("--late", type=int, metavar="NUMBER",
                     help=N_("This contestant plays only from that round on.")),
        click.option("--leaves", type=int, metavar="NUMBER",
                     help=N_("This contestant leaves before that round.")),
        click.option("--standby", type=int, metavar="NUMBER",
                     help=N_("Who could take the place of one that leaves.")),
        click.option("--boards", multiple=True, metavar="TABLE=1-2",
                     help=N_("The boards that a table really played.")),
        click.option("--seats", multiple=True, metavar="TABLE=3,11",
                     help=N_("Who really sat at a table, place by place.")),
        click.option("--relay", is_flag=True, help=N_("The relay of that round was forgotten.")),
        click.option("--switch", is_flag=True, help=N_("The arrow-switch of that round was forgotten.")),
        click.option("--now", type=int, metavar="N", help=N_("The first round that can still be changed.")),
        click.option("--copies", type=int, default=1, show_default=True, metavar="N",
                     help=N_("How many copies of each board.")),
    )):  # fmt: skip
        command = option(command)
    return command


@click.command(cls=Command, help=N_("Propose repairs for a schedule that broke, best first, and apply one."))
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@trouble_options
@click.option("--apply", "chosen", type=int, metavar="PLACE",
              help=N_("Print the schedule of this repair, counted from 1."))  # fmt: skip
@as_json
def repair(file: Path, chosen: int | None, json_: bool, **how: Any) -> None:
    """Propose repairs."""
    from tapete.tournament.schedule import overview, to_data
    from tapete.tournament.schedule.repair import propose

    plan = read_plan(file)
    found = propose(plan, trouble_of(plan, how), now=how["now"], copies=how["copies"])
    if chosen is None:
        print_repairs(found, json_=json_)
        return
    schedule = chosen_of(found, chosen).schedule
    speak = say("tournament", "bridge")
    if json_:
        print_json(to_data(schedule, speak))
    else:
        click.echo(overview(schedule, speak), nl=False)


def chosen_of(found: Sequence[Repair], place: int) -> Repair:
    """The repair at a place, counted from 1."""
    if not 1 <= place <= len(found):
        raise UsageProblem(N_("there is no repair {place}: there are {n}"), place=place, n=len(found))
    return found[place - 1]


def print_repairs(found: Sequence[Repair], *, json_: bool) -> None:
    """What could be done, best first, and what each costs."""
    speak = say("tournament", "bridge")
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


def trouble_of(plan: Schedule, how: dict[str, Any]) -> Trouble:
    """What happened, in the words of the options."""
    from tapete.tournament.schedule import repair as of

    ways = ("late", "leaves", "boards", "seats", "relay", "switch")
    if sum(how[way] not in (None, (), False) for way in ways) != 1:
        raise UsageProblem(
            N_("say what happened with one of --late, --leaves, --boards, --seats, --relay and --switch")
        )
    number = how["round_"]
    if how["late"] is not None:
        return of.Late(how["late"], number)
    if how["leaves"] is not None:
        return of.Leaves(how["leaves"], number, how["standby"])
    if how["relay"]:
        return of.forgotten_relay(plan, number)
    if how["switch"]:
        return of.forgotten_switch(plan, number)
    if how["boards"]:
        # An empty list: the table played nothing.
        return of.WrongBoards(
            number, {table: numbers_in(text) if text else () for table, text in map(_split, how["boards"])}
        )
    at = {one.table: one for each in plan.rounds if each.number == number for one in each.sittings}
    places = {}
    for table, text in map(_split, how["seats"]):
        names = tuple(at[table].places) if table in at else ("NS", "EW")
        numbers = numbers_in(text)
        if len(numbers) != len(names):
            raise UsageProblem(N_("table {table} has {n} places"), table=table, n=len(names))
        places[table] = dict(zip(names, numbers, strict=True))
    return of.WrongOpponents(number, places)


def _split(text: str) -> tuple[str, str]:
    table, sign, rest = text.partition("=")
    if not sign or not table:
        raise UsageProblem(N_("{text} should be a table and what was there, such as 3=5-6"), text=repr(text))
    return table.strip(), rest.strip()
