"""The plan of an event: stages, sessions, who sits where with which boards, draws, repairs, the cards."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from tapete.bridge import pbn
from tapete.cli.base import Command, UsageProblem, as_json, echo, heading, print_json
from tapete.cli.columns import print_columns
from tapete.cli.event.base import at_desk, by_whom, desk_of, done, never_both, person, session, speak
from tapete.cli.files import read_json, read_text
from tapete.cli.movement_repair import chosen_of, print_repairs, trouble_of, trouble_options
from tapete.text import N_, Text, phrase, sentence
from tapete.tournament.event import Event
from tapete.tournament.files import read_schedule
from tapete.tournament.numbers import as_ranges, numbers_in
from tapete.tournament.schedule.families import FAMILIES
from tapete.tournament.schedule.record import from_data
from tapete.tournament.schedule.repair import propose
from tapete.tournament.seating import best, first_free, set_out, stray_results, waiting, winner_count
from tapete.tournament.sitting import Schedule

__all__ = ["deals_", "draw_", "repair_", "schedule_", "schedule_in", "session_", "stage_"]


@click.command(cls=Command, help=N_("Announce a stage and what it carries over."))
@at_desk
@click.argument("number", type=click.IntRange(1))
@click.option("--name", default="", help=N_("What people call it."))
@click.option(
    "--carry", default="0", metavar="PART", help=N_("The part of the stage before that counts, such as 50%.")
)
@person
@as_json
def stage_(event: str, data: str | None, number: int, json_: bool, **how: Any) -> None:
    """Announce a stage."""
    with desk_of(event, data) as desk:
        desk.stage(number, how["name"], carry=how["carry"], **by_whom(how))
    done(json_, {"stage": number}, N_("Stage {number} is announced."), number=number)


@click.command(cls=Command, help=N_("Announce a session."))
@at_desk
@click.argument("number", type=click.IntRange(1))
@click.option("--stage", type=click.IntRange(1), default=1, show_default=True, help=N_("The stage."))
@click.option("--name", default="", help=N_("What people call it."))
@person
@as_json
def session_(event: str, data: str | None, number: int, json_: bool, **how: Any) -> None:
    """Announce a session."""
    with desk_of(event, data) as desk:
        desk.session(number, stage=how["stage"], name=how["name"], **by_whom(how))
    done(json_, {"session": number}, N_("Session {number} is announced."), number=number)


@click.command(
    cls=Command, help=N_("Set who sits where with which boards: from a CSV file, or by a movement.")
)
@at_desk
@click.argument("file", type=click.Path(path_type=Path), required=False)
@click.option("--movement", type=click.Choice(tuple(FAMILIES)), metavar="NAME",
              help=N_("Make this movement: see `tapete movement list`."))  # fmt: skip
@click.option("--tables", type=click.IntRange(2), help=N_("For how many tables; else for all who entered."))
@click.option(
    "--rounds", type=click.IntRange(1), help=N_("How many rounds; else as many as the movement has.")
)
@click.option("--per", type=click.IntRange(1), default=2, show_default=True, help=N_("Boards in a round."))
@click.option("--first", type=click.IntRange(1), default=1, show_default=True, help=N_("The first board."))
@click.option("--who", metavar="1-14,17", help=N_("Who plays, in the order of the movement's numbers."))
@click.option(
    "--best",
    type=click.IntRange(2),
    metavar="N",
    help=N_("Who plays: the first so many of the stage before."),
)
@click.option("--section", default="", help=N_("The section; it goes before the names of its tables."))
@session
@person
@as_json
def schedule_(event: str, data: str | None, file: Path | None, json_: bool, **how: Any) -> None:
    """Set a schedule."""
    never_both("file", "movement", "tables", "rounds", "per", "first", "who", "best")
    never_both("who", "best")
    with desk_of(event, data) as desk:
        plan = _movement(desk.event, how) if file is None else schedule_in(file)
        notes = [phrase(note, speak()) for note in plan.notes]
        desk.schedule(
            plan, session=how["session"], section=how["section"], notes=notes, **by_whom(how)
        )  # fmt: skip
        winners = winner_count(desk.event, desk.event.session(how["session"]).stage)
        other = winners != desk.event.rules.winners
        if other:
            desk.rules({"winners": winners}, by=how["by"], why=plan.name)
        stray = len(stray_results(desk.event, how["session"]))
    tables = len({sitting.table for round_ in plan.rounds for sitting in round_.sittings})
    if json_:
        print_json({"schedule": plan.name, "rounds": len(plan.rounds), "tables": tables, "stray": stray})
        return
    echo(
        N_("{name}: {tables} tables, {rounds} rounds."),
        name=plan.name,
        tables=tables,
        rounds=len(plan.rounds),
    )
    if other and winners == 2:
        echo(N_("North-South and East-West have a winner each now; `--set winners=1` makes it one."))
    if other and winners == 1:
        echo(N_("There is one winner now; `--set winners=2` makes one for each direction."))
    if stray:
        echo(N_("Results that do not fit the schedule, and still count: {n}."), n=stray)


def _movement(event: Event, how: dict[str, Any]) -> Schedule:
    if not how["movement"]:
        raise UsageProblem(N_("give a file, or a movement with --movement: see `tapete movement list`"))
    who = _who(event, how)
    return set_out(
        event, how["movement"], who, how["section"],
        tables=how["tables"], rounds=how["rounds"], per=how["per"], first=how["first"],
    )  # fmt: skip


def _who(event: Event, how: dict[str, Any]) -> tuple[int, ...]:
    if how["who"]:
        return numbers_in(how["who"])
    if how["best"]:
        return best(event, how["best"], how["session"])
    return waiting(event, how["session"], how["section"])


def schedule_in(file: Path) -> Schedule:
    """The schedule of a CSV or JSON file."""
    return from_data(read_json(file)) if file.suffix == ".json" else read_schedule(file)


@click.command(
    cls=Command,
    help=N_("Draw the next round of a Swiss from the standings, or of a knock-out from who won."),
)
@at_desk
@click.option("--per", type=click.IntRange(0), default=0, show_default=True, help=N_("Boards in a round."))
@click.option("--first", type=click.IntRange(1), help=N_("The first board; else the one after the last."))
@click.option("--again", is_flag=True, help=N_("Let contestants meet again where it must be."))
@click.option("--triangle", is_flag=True, help=N_("Three teams play over two rounds, instead of a bye."))
@click.option("--through", multiple=True, type=int, metavar="NUMBER",
              help=N_("Knock-out: who goes on after a tie-break or a forfeit."))  # fmt: skip
@click.option("--third", is_flag=True, help=N_("Knock-out: the losers of the semi-finals play as well."))
@click.option(
    "--reseed", is_flag=True, help=N_("Knock-out: the best left meets the last left in each round.")
)
@click.option("--anyway", is_flag=True, help=N_("Also where results of the round before are missing."))
@click.option("--undo", is_flag=True, help=N_("Take the last round back, if nothing was played in it."))
@click.option("--section", default="", help=N_("The section; its tables need names of their own."))
@session
@person
@as_json
def draw_(event: str, data: str | None, json_: bool, *, undo: bool, **how: Any) -> None:
    """Draw a round."""
    options = ("per", "first", "again", "triangle", "through", "third", "reseed", "anyway")
    never_both("undo", *options)
    at: dict[str, Any] = {"session": how["session"], "section": how["section"], **by_whom(how)}
    with desk_of(event, data) as desk:
        if undo:
            desk.undraw(**at)
        else:
            desk.draw(**at, **{name: how[name] for name in options if how[name]})
        now = desk.event
        round_ = now.session(how["session"]).schedules[how["section"]].rounds[-1]
    if json_:
        print_json({
            "round": round_.number,
            "tables": [
                {"table": one.table, "places": dict(one.places), "boards": list(one.boards)}
                for one in round_.sittings
            ],
            "sits_out": list(round_.sits_out),
        })  # fmt: skip
        return
    say = speak()
    click.echo(heading(phrase(Text.of(N_("Round {round}"), round=round_.number), say)))
    rows = []
    for one in round_.sittings:
        sat = [f"{number} {now.called((number,))}" for number in one.numbers]
        rows.append((one.table, sat[0], " – ".join(sat[1:]), as_ranges(one.boards)))
    places = [phrase(place, say) for place in (*round_.sittings[0].places,)] if round_.sittings else []
    heads = (say(N_("Table")), places[0] if places else "", " – ".join(places[1:]), say(N_("Boards")))
    print_columns(heads, rows, "rlll")
    for number in round_.sits_out:
        echo(N_("{name} sits out."), name=now.called((number,)))


@click.command(
    cls=Command,
    help=N_("Propose repairs where the movement of a session broke, best first, and put one into force."),
)
@at_desk
@trouble_options
@click.option("--apply", "chosen", type=int, metavar="PLACE",
              help=N_("Put this repair into force, counted from 1."))  # fmt: skip
@click.option("--section", default="", help=N_("The section."))
@session
@person
@as_json
def repair_(event: str, data: str | None, chosen: int | None, json_: bool, **how: Any) -> None:
    """Propose repairs."""
    with desk_of(event, data) as desk:
        plan = desk.event.session(how["session"]).schedule(how["section"])
        trouble = trouble_of(plan, how)
        now = how["now"] or first_free(desk.event, how["session"], plan, trouble)
        found = propose(plan, trouble, now=now, copies=how["copies"])
        if chosen is None:
            print_repairs(found, json_=json_)
            return
        best_ = chosen_of(found, chosen)
        why = how["why"] or phrase(best_.label, speak())
        desk.repair(
            trouble, best_.schedule, session=how["session"], section=how["section"], by=how["by"], why=why
        )
    if json_:
        print_json({
            "way": best_.kind.value, "late": best_.late, "kept": best_.cost.kept,
            "planned": best_.cost.planned, "lost": best_.cost.lost,
            "deprived": [asdict(one) for one in best_.lost],
        })  # fmt: skip
        return
    echo(N_("In force: {way}."), way=phrase(best_.label, speak()))
    click.echo(sentence(best_.cost.label, speak()) + ".")
    for one in best_.lost:
        echo(
            N_(
                "{number} cannot play board {boards} of round {round} and gets artificial scores (15B3): "
                "`tapete event rule {event} {table} BOARD --round {round} {options}`."
            ),
            number=one.number, boards=as_ranges(one.boards), round=one.round, event=event, table=one.table,
            options="--ns plus --ew none" if one.place == "NS" else "--ns none --ew plus",
        )  # fmt: skip


@click.command(
    cls=Command, help=N_("Attach the cards of boards from a PBN file, so that leads can be looked at.")
)
@at_desk
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@session
@person
@as_json
def deals_(event: str, data: str | None, file: Path, json_: bool, **how: Any) -> None:
    """Attach deals."""
    records = [pbn.record(tags) for tags in pbn.games(read_text(file))]
    found = {record.board.number: str(record.board.deal) for record in records}
    with desk_of(event, data) as desk:
        desk.deals(found, session=how["session"], **by_whom(how))
    done(json_, {"boards": sorted(found)}, N_("Deals attached: {n}."), n=len(found))
