"""`tapete journal`: what is stored, and files of it."""

from __future__ import annotations

from pathlib import Path

import click

from tapete import __version__
from tapete.cli.base import Command, Group, as_json, echo, print_json, say
from tapete.cli.files import at_data, journal_at
from tapete.text import N_, phrase

__all__ = ["journal"]


@click.command(cls=Group, help=N_("List, export, import and check what is stored."))
def journal() -> None:
    """What is stored."""


@journal.command(cls=Command, help=N_("List the streams of events."))
@at_data
@as_json
def streams(data: str | None, json_: bool) -> None:
    """List the streams."""
    with journal_at(data) as opened:
        found = list(opened.streams())
    if json_:
        print_json(
            [
                {
                    "stream": s.name,
                    "events": s.version,
                    "first": s.first.isoformat(),
                    "last": s.last.isoformat(),
                }
                for s in found
            ]
        )
        return
    for s in found:
        click.echo(f"{s.name:30} {s.version:7}  {s.last:%Y-%m-%d %H:%M}")
    if not found:
        echo(N_("The journal is empty."))


@journal.command(cls=Command, help=N_("Read every event and say what cannot be read."))
@at_data
@as_json
def check(data: str | None, json_: bool) -> int:
    """Read every event."""
    from tapete.journal import check_journal

    with journal_at(data) as opened:
        found = check_journal(opened)
    if json_:
        problems = [phrase(problem.label, say()) for problem in found.problems]
        print_json({"streams": found.streams, "events": found.events, "problems": problems})
    else:
        echo(N_("Streams: {streams}, events: {events}."), streams=found.streams, events=found.events)
        for problem in found.problems:
            click.echo(phrase(problem.label, say()))
        if not found.problems:
            echo(N_("Every event is there and can be read."))
    return 1 if found.problems else 0


@journal.command("export", cls=Command, help=N_("Write a stream to a file of JSON lines."))
@click.argument("stream")
@click.argument("file", type=click.Path(path_type=Path))
@at_data
def export_(stream: str, file: Path, data: str | None) -> None:
    """Write a stream to a file."""
    from tapete.journal import export_stream

    with journal_at(data) as opened:
        written = export_stream(opened, stream, file, tapete=__version__)
    echo(N_("Written to {file}, events: {n}."), file=file, n=written.version)


@journal.command("import", cls=Command, help=N_("Read a stream from such a file, all of it or nothing."))
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--as", "as_", metavar="STREAM", help=N_("The name of the stream; else the one in the file."))
@click.option("--repair", is_flag=True, help=N_("Take the whole events of a file whose end is missing."))
@at_data
def import_(file: Path, as_: str | None, repair: bool, data: str | None) -> None:
    """Read a stream from a file."""
    from tapete.journal import import_stream

    with journal_at(data, create=True) as opened:
        stream = import_stream(opened, file, as_=as_, repair=repair)
    echo(N_("Stream {stream} is here, events: {n}."), stream=stream.name, n=stream.version)
