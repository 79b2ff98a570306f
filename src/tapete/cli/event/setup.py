"""Before and around the play: the event itself, its policies, and who takes part."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from tapete.cli.base import Command, as_json, print_json
from tapete.cli.event.base import at_desk, by_whom, changes_of, choice, desk_of, done, person, speak
from tapete.cli.files import at_data, journal_at, read_text
from tapete.text import N_, phrase
from tapete.tournament.contestant import Kind, Player, Status
from tapete.tournament.desk import Desk
from tapete.tournament.federations import FEDERATIONS
from tapete.tournament.policies import policies as listed
from tapete.tournament.policy import Method, Rules
from tapete.tournament.result import GAMES
from tapete.tournament.scales import OWN

__all__ = [
    "change_",
    "enter_",
    "new_",
    "rules_",
    "status_",
    "substitute_",
]

policies = click.option(
    "--set", "policies", multiple=True, metavar="POLICY=VALUE",
    help=N_("Choose a policy of scoring; may stand several times. See `tapete event rules`."),
)  # fmt: skip


scale_file = click.option(
    "--scale-file", type=click.Path(path_type=Path), metavar="FILE",
    help=N_("A scale of victory points of your own, in lines such as `6-8: 0 10-10, 2 11-9, 5 12-8`."),
)  # fmt: skip


since = click.option("--since", type=click.IntRange(1), metavar="ROUND", help=N_("From which round on."))


def changes_from(chosen: tuple[str, ...], scale: Path | None) -> dict[str, str]:
    """The policies that were chosen, and the scale of a file."""
    changes = changes_of(chosen)
    if scale is not None:
        changes |= {"victory": OWN, "victory_table": read_text(scale)}
    return changes


def rules_from(federation: str, method: str | None, chosen: tuple[str, ...], scale: Path | None) -> Rules:
    """The policies of a federation with those that were chosen."""
    changes = changes_from(chosen, scale)
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
@scale_file
@person
@at_data
@as_json
def new_(event: str, data: str | None, json_: bool, **how: Any) -> None:
    """Make an event."""
    method = how["method"] or {"scrabble": "wins", "tarot": "points"}.get(how["game"])
    rules = rules_from(how["federation"], method, how["policies"], how["scale_file"])
    with journal_at(data, create=True) as journal:
        desk = Desk.open(
            journal,
            event,
            how["title"],
            game=how["game"],
            kind=choice(Kind, how["kind"]),
            rules=rules,
            **by_whom(how),
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
@scale_file
@person
@as_json
def rules_(event: str, data: str | None, policies: tuple[str, ...], json_: bool, **how: Any) -> None:
    """The policies."""
    import msgspec

    with desk_of(event, data) as desk:
        changes = changes_from(policies, how["scale_file"])
        if changes:
            desk.rules(changes, **by_whom(how))
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
@click.option(
    "--late",
    type=click.IntRange(1),
    metavar="ROUND",
    help=N_("A late entry: the round from which it plays."),
)
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
            late=str(how["late"] or ""),
            **by_whom(how),
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
        desk.change(one, **by_whom(how))
    done(json_, {"number": number, "called": one.called}, N_("Number {number}: {name}."), number=number,
         name=one.called)  # fmt: skip


@click.command(
    cls=Command, help=N_("Withdraw a contestant, mark it as absent, bring it back, disqualify it.")
)
@at_desk
@click.argument("number", type=int)
@click.argument("status", type=click.Choice([each.value for each in Status]))
@since
@person
@as_json
def status_(event: str, data: str | None, number: int, status: str, json_: bool, **how: Any) -> None:
    """Change a contestant's status."""
    with desk_of(event, data) as desk:
        desk.status(number, choice(Status, status), since=str(how["since"] or ""), **by_whom(how))
        name = desk.event.contestants[number].called
    done(json_, {"number": number, "status": status}, N_("{name}: {status}."), name=name,
         status=phrase(choice(Status, status), speak()))  # fmt: skip


@click.command(cls=Command, help=N_("Let a player take another one's seat."))
@at_desk
@click.argument("number", type=int)
@click.argument("left")
@click.argument("came")
@since
@person
@as_json
def substitute_(
    event: str, data: str | None, number: int, left: str, came: str, json_: bool, **how: Any
) -> None:
    """Substitute a player."""
    with desk_of(event, data) as desk:
        desk.substitute(number, left, came, since=str(how["since"] or ""), **by_whom(how))
    done(json_, {"number": number, "left": left, "came": came}, N_("{came} plays for {left}."), came=came,
         left=left)  # fmt: skip
