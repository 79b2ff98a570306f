"""`tapete table`: play a script at the real table, keep it in the journal, and look at any moment of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from tapete.cli.base import Command, Group, as_json, echo, heading, print_json, say
from tapete.cli.files import at_data, journal_at, read_text
from tapete.text import N_

__all__ = ["table"]


@click.command(cls=Group, help=N_("Play a board or a game from a script, at a table that knows the laws."))
def table() -> None:
    """The real table."""


@table.command(cls=Command, help=N_("Play a script to its end; - reads standard input."))
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@click.option("--keep", metavar="NAME", help=N_("Keep the table in the journal under this name."))
@at_data
@as_json
def play(file: Path, keep: str | None, data: str | None, json_: bool) -> None:
    """Play a script."""
    from tapete import tables

    text = read_text(file)
    game = tables.game_of(text)
    played = game.script.play(text)
    if keep is not None:
        with journal_at(data, create=True) as journal:
            tables.keep(journal, keep, text)
    _print(game, played, json_)


@table.command(
    cls=Command, help=N_("Show a table of the journal: now, after any line, or as one player saw it.")
)
@click.argument("name")
@click.option("--at", metavar="N", type=click.IntRange(0), help=N_("After so many lines; else as it is now."))
@click.option("--seat", metavar="SEAT", help=N_("Only what this player saw."))
@at_data
@as_json
def show(name: str, at: int | None, seat: str | None, data: str | None, json_: bool) -> None:
    """Show a table of the journal."""
    from tapete import tables

    with journal_at(data) as journal:
        found = tables.kept(journal, name)
    played = found.played(at)
    game = found.game
    if seat is not None:
        speak = say(*game.rooms)
        print_json(game.view.view(played.table, game.seat(seat), speak))
        return
    _print(game, played, json_)
    differs = found.differs
    if differs is not None:
        echo(
            N_("From line {n} on Tapete would rule otherwise today; the journal keeps what was given."),
            err=True,
            n=differs,
        )


def _print(game: Any, played: Any, json_: bool) -> None:
    speak = say(*game.rooms)
    if json_:
        print_json({"title": played.title, **game.report.table_report(played.table, speak)})
        return
    if played.title:
        click.echo(heading(played.title))
    for line in game.report.story(played.tables, speak):
        click.echo(line)
    click.echo()
    click.echo(game.report.diagram(played.table, speak))
