"""Before and around the play: the event itself, its policies, who takes part, who sits where."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from tapete.bridge import pbn
from tapete.cli.base import Command, UsageProblem, as_json, echo, print_json
from tapete.cli.event.base import at_desk, changes_of, choice, desk_of, done, person, session, speak
from tapete.cli.files import at_data, journal_at, read_text
from tapete.text import N_, Text, phrase
from tapete.tournament.contestant import Kind, Player, Status
from tapete.tournament.desk import Desk
from tapete.tournament.errors import BadFile
from tapete.tournament.files import read_schedule
from tapete.tournament.policies import policies as listed
from tapete.tournament.policy import FEDERATIONS, Method, Rules
from tapete.tournament.result import GAMES
from tapete.tournament.schedule.families import FAMILIES, movement
from tapete.tournament.schedule.movement import Shape
from tapete.tournament.schedule.record import from_data
from tapete.tournament.sitting import Schedule

__all__ = [
    "change_",
    "deals_",
    "draw_",
    "enter_",
    "new_",
    "rules_",
    "schedule_",
    "session_",
    "stage_",
    "status_",
    "substitute_",
]

policies = click.option(
    "--set", "policies", multiple=True, metavar="POLICY=VALUE",
    help=N_("Choose a policy of scoring; may stand several times. See `tapete event rules`."),
)  # fmt: skip


def rules_from(federation: str, method: str | None, chosen: tuple[str, ...]) -> Rules:
    """The policies of a federation with those that were chosen."""
    changes = changes_of(chosen)
    if method:
        changes["method"] = method
    return FEDERATIONS[federation].changed(changes)


@click.command(cls=Command, help=N_("Make an event."))
@click.argument("event", metavar="EVENT")
@click.option("--title", default="", help=N_("What people call it."))
@click.option(
    "--game", type=click.Choice(tuple(GAMES)), default="bridge", show_default=True, help=N_("The game.")
)
@click.option("--kind", type=click.Choice([each.value for each in Kind]), default="pair", show_default=True,
              help=N_("Who competes."))  # fmt: skip
@click.option("--federation", type=click.Choice(tuple(FEDERATIONS)), default="wbf", show_default=True,
              help=N_("Whose habits of scoring to begin with."))  # fmt: skip
@click.option(
    "--method", type=click.Choice([each.value for each in Method]), help=N_("What boards are scored in.")
)
@policies
@person
@at_data
@as_json
def new_(event: str, data: str | None, json_: bool, **how: Any) -> None:
    """Make an event."""
    rules = rules_from(how["federation"], how["method"], how["policies"])
    with journal_at(data, create=True) as journal:
        desk = Desk.open(
            journal,
            event,
            how["title"],
            game=how["game"],
            kind=choice(Kind, how["kind"]),
            rules=rules,
            by=how["by"],
        )
        done(
            json_,
            {"event": event, "version": desk.event.version},
            N_("The event {event} is made."),
            event=event,
        )


@click.command(cls=Command, help=N_("See or change how an event is scored."))
@at_desk
@policies
@person
@as_json
def rules_(event: str, data: str | None, policies: tuple[str, ...], json_: bool, by: str, why: str) -> None:
    """The policies."""
    import msgspec

    with desk_of(event, data) as desk:
        if policies:
            desk.rules(changes_of(policies), by=by, why=why)
        rules = desk.event.rules
    if json_:
        print_json(msgspec.to_builtins(rules))
        return
    say = speak()
    for each in listed(rules):
        click.echo(f"{each.name:18} {each.value or '–':13} {phrase(each.about, say)}".rstrip())
        if each.label and each.label != each.value:
            click.echo(f"{'':32} = {phrase(each.label, say)}")


@click.command(cls=Command, help=N_("Enter a contestant: the names of its players."))
@at_desk
@click.argument("players", nargs=-1, required=True)
@click.option("--number", type=click.IntRange(1), help=N_("Its number; else the next one."))
@click.option("--team", default="", metavar="NAME", help=N_("The name of the team."))
@click.option(
    "--id", "ids", multiple=True, help=N_("The player's number with the federation, in the same order.")
)
@click.option("--federation", default="", help=N_("The federation of the players."))
@click.option("--category", default="", help=N_("The category."))
@click.option("--handicap", multiple=True, metavar="N", help=N_("A player's handicap, in the same order."))
@click.option("--late", default="", metavar="ROUND", help=N_("A late entry: the round from which it plays."))
@person
@as_json
def enter_(event: str, data: str | None, players: tuple[str, ...], json_: bool, **how: Any) -> None:
    """Enter a contestant."""
    people = []
    for place, name in enumerate(players):
        card = how["ids"][place] if place < len(how["ids"]) else ""
        handicap = how["handicap"][place] if place < len(how["handicap"]) else ""
        people.append(Player(name, card, how["federation"], how["category"], handicap))
    with desk_of(event, data) as desk:
        one = desk.enter(
            people,
            how["number"] or 0,
            name=how["team"],
            category=how["category"],
            late=how["late"],
            by=how["by"],
        )
    done(json_, {"number": one.number, "called": one.called}, N_("Number {number}: {name}."),
         number=one.number, name=one.called)  # fmt: skip


@click.command(cls=Command, help=N_("Put the names or the category of a contestant right."))
@at_desk
@click.argument("number", type=int)
@click.argument("players", nargs=-1)
@click.option("--team", default=None, metavar="NAME", help=N_("The name of the team."))
@click.option("--category", default=None, help=N_("The category."))
@person
@as_json
def change_(
    event: str, data: str | None, number: int, players: tuple[str, ...], json_: bool, **how: Any
) -> None:
    """Change a contestant."""
    with desk_of(event, data) as desk:
        one = desk.event.contestant(number)
        if players:
            # Who has a new name keeps number, federation and handicap.
            old = [*one.players, *(Player("") for _ in players)]
            people = tuple(replace(was, name=name) for was, name in zip(old, players, strict=False))
            one = replace(one, players=people)
        team, category = how["team"], how["category"]
        one = replace(one, name=one.name if team is None else team,
                      category=one.category if category is None else category)  # fmt: skip
        desk.change(one, by=how["by"], why=how["why"])
    done(json_, {"number": number, "called": one.called}, N_("Number {number}: {name}."), number=number,
         name=one.called)  # fmt: skip


@click.command(
    cls=Command, help=N_("Withdraw a contestant, mark it as absent, bring it back, disqualify it.")
)
@at_desk
@click.argument("number", type=int)
@click.argument("status", type=click.Choice([each.value for each in Status]))
@click.option("--since", default="", metavar="ROUND", help=N_("From which round on."))
@person
@as_json
def status_(event: str, data: str | None, number: int, status: str, json_: bool, **how: Any) -> None:
    """Change a contestant's status."""
    with desk_of(event, data) as desk:
        desk.status(number, choice(Status, status), since=how["since"], by=how["by"], why=how["why"])
        name = desk.event.contestants[number].called
    done(json_, {"number": number, "status": status}, N_("{name}: {status}."), name=name,
         status=phrase(choice(Status, status), speak()))  # fmt: skip


@click.command(cls=Command, help=N_("Let a player take another one's seat."))
@at_desk
@click.argument("number", type=int)
@click.argument("left")
@click.argument("came")
@click.option("--since", default="", metavar="ROUND", help=N_("From which round on."))
@person
@as_json
def substitute_(
    event: str, data: str | None, number: int, left: str, came: str, json_: bool, **how: Any
) -> None:
    """Substitute a player."""
    with desk_of(event, data) as desk:
        desk.substitute(number, left, came, since=how["since"], by=how["by"], why=how["why"])
    done(json_, {"number": number, "left": left, "came": came}, N_("{came} plays for {left}."), came=came,
         left=left)  # fmt: skip


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
        desk.stage(number, how["name"], carry=how["carry"], by=how["by"])
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
        desk.session(number, stage=how["stage"], name=how["name"], by=how["by"])
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
@click.option("--section", default="", help=N_("The section; its tables need names of their own."))
@session
@person
@as_json
def schedule_(event: str, data: str | None, file: Path | None, json_: bool, **how: Any) -> None:
    """Set a schedule."""
    with desk_of(event, data) as desk:
        plays = sum(one.status.plays for one in desk.event.contestants.values())
        plan, winners = _schedule(file, plays, desk.event.game, how)
        notes = [phrase(note, speak()) for note in plan.notes]
        desk.schedule(
            plan, session=how["session"], section=how["section"], notes=notes,
            by=how["by"], why=how["why"],
        )  # fmt: skip
        if winners and winners != desk.event.rules.winners:
            desk.rules({"winners": winners}, by=how["by"], why=plan.name)
    tables = len({sitting.table for round_ in plan.rounds for sitting in round_.sittings})
    done(json_, {"schedule": plan.name, "rounds": len(plan.rounds), "tables": tables},
         N_("{name}: {tables} tables, {rounds} rounds."), name=plan.name, tables=tables,
         rounds=len(plan.rounds))  # fmt: skip


_AT_A_TABLE = {Shape.PAIRS: 2, Shape.TEAMS: 1, Shape.INDIVIDUALS: 4, Shape.SINGLES: 2}


def _schedule(file: Path | None, contestants: int, game: str, how: dict[str, Any]) -> tuple[Schedule, int]:
    if file is not None and file.suffix == ".json":
        return from_data(_json(file)), 0
    if file is not None:
        return read_schedule(file), 0
    if not how["movement"]:
        raise UsageProblem(N_("give a file, or a movement with --movement: see `tapete movement list`"))
    many = how["tables"] * _AT_A_TABLE[FAMILIES[how["movement"]].shape] if how["tables"] else contestants
    # Two at a table of bridge are pairs; of Scrabble they are two players without boards.
    places = ("NS", "EW") if game == "bridge" else None
    made = movement(how["movement"], many, how["rounds"], per=how["per"], first=how["first"], places=places)
    return made.schedule, made.winners


def _json(file: Path) -> Any:
    try:
        return json.loads(read_text(file))
    except ValueError as error:
        raise BadFile(file, 0, Text.of(N_("this is no JSON ({reason})"), reason=str(error))) from None


@click.command(cls=Command, help=N_("Draw the next round of a Swiss from the standings."))
@at_desk
@click.option("--per", type=click.IntRange(0), default=0, show_default=True, help=N_("Boards in a round."))
@click.option("--first", type=click.IntRange(1), default=1, show_default=True, help=N_("The first board."))
@click.option("--again", is_flag=True, help=N_("Let contestants meet again where it must be."))
@click.option("--section", default="", help=N_("The section; its tables need names of their own."))
@session
@person
@as_json
def draw_(event: str, data: str | None, json_: bool, **how: Any) -> None:
    """Draw a round."""
    with desk_of(event, data) as desk:
        desk.draw(session=how["session"], section=how["section"], per=how["per"], first=how["first"],
                  again=how["again"], by=how["by"])  # fmt: skip
        round_ = desk.event.session(how["session"]).schedules[how["section"]].rounds[-1]
    if json_:
        print_json({
            "round": round_.number,
            "tables": [{"table": one.table, "places": dict(one.places)} for one in round_.sittings],
            "sits_out": list(round_.sits_out),
        })  # fmt: skip
        return
    for one in round_.sittings:
        sat = " – ".join(desk.event.called((number,)) for number in one.numbers)
        click.echo(f"{one.table:>4}  {sat}")
    for number in round_.sits_out:
        echo(N_("{name} sits out."), name=desk.event.called((number,)))


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
        desk.deals(found, session=how["session"], by=how["by"])
    done(json_, {"boards": sorted(found)}, N_("Deals attached: {n}."), n=len(found))
