"""`tapete table`: play a script at the real table, irregularities and rulings included."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import click

from tapete.cli.base import Command, Group, UsageProblem, as_json, heading, print_json, say
from tapete.cli.files import read_text
from tapete.text import N_

__all__ = ["table"]

# Which game plays the scripts of which rules; each has `play`, `table_report` and `diagram`.
_GAMES = {
    "bridge": (
        "tapete.bridge.table.script",
        "tapete.bridge.table.report",
        ("bridge", "bridge-2017", "bridge-1997"),
    ),
    "scrabble": (
        "tapete.scrabble.table.script",
        "tapete.scrabble.table.report",
        ("scrabble", "scrabble-rules"),
    ),
    "tarot": ("tapete.tarot.table.script", "tapete.tarot.table.report", ("tarot", "tarot-rules")),
}


@click.command(cls=Group, help=N_("Play a board or a game from a script, at a table that knows the laws."))
def table() -> None:
    """The real table."""


@table.command(cls=Command, help=N_("Play a script to its end; - reads standard input."))
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@as_json
def play(file: Path, json_: bool) -> None:
    """Play a script."""
    text = read_text(file)
    script, report, rooms = _game_of(text)
    speak = say(*rooms)
    played = script.play(text)
    if json_:
        print_json({"title": played.title, **report.table_report(played.table, speak)})
        return
    if played.title:
        click.echo(heading(played.title))
    for line in report.story(played.tables, speak):
        click.echo(line)
    click.echo()
    click.echo(report.diagram(played.table, speak))


def _game_of(text: str) -> tuple[Any, Any, tuple[str, ...]]:
    """The modules of the game whose rules the script names; bridge where it names none."""
    named = next((line.split()[1] for line in text.splitlines() if line.startswith("rules ")), "bridge-2017")
    game = named.partition("-")[0]
    if game not in _GAMES:
        raise UsageProblem(
            N_("there are no rules {rules}: a script begins with a line such as `rules bridge-2017`"),
            rules=repr(named),
        )
    script, report, rooms = _GAMES[game]
    return import_module(script), import_module(report), rooms
