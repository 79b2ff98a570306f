"""Files of an event: CSV in and out, and the whole event as JSON lines."""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import click

from tapete import __version__
from tapete.bridge.adjusted import exact
from tapete.cli.base import LANGUAGE, Command, as_json, echo
from tapete.cli.event.base import at_desk, by_whom, desk_of, done, person, session
from tapete.cli.event.plan import schedule_in
from tapete.cli.files import at_data, journal_at, write_file
from tapete.text import N_
from tapete.tournament.desk import Desk
from tapete.tournament.event import Event
from tapete.tournament.files import (
    numbered_players,
    read_results,
    read_standings,
    write_players,
    write_results,
    write_schedule,
    write_standings,
)
from tapete.tournament.files.brought import entries, played, scores_before
from tapete.tournament.ledger import new_stream
from tapete.tournament.schedule.record import to_data
from tapete.tournament.scorebook import Scorebook
from tapete.tournament.standings import lists

__all__ = ["export_", "import_"]

WHAT = ("players", "results", "schedule", "standings", "all")


@click.command(
    cls=Command, help=N_("Write players, results, schedule or standings as CSV, or all as JSON lines.")
)
@at_desk
@click.argument("what", type=click.Choice(WHAT))
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@session
@click.option(
    "--section", default=None, help=N_("The section of the schedule; needed where there are several.")
)
def export_(event: str, data: str | None, what: str, file: Path, session: int, section: str | None) -> None:
    """Write a file."""
    with desk_of(event, data) as desk:
        if what == "all":
            content = _lines(desk)
        elif what == "schedule" and file.suffix == ".json":
            # As `tapete movement check` and `tapete movement repair` read it.
            plan = to_data(desk.event.session(session).schedule(section))
            content = json.dumps(plan, ensure_ascii=False, indent=2).encode()
        else:
            # Spreadsheets know UTF-8 by the mark at its head.
            content = _text(desk.event, what, session, section).encode("utf-8-sig")
    if str(file) == "-":
        click.echo(content.decode("utf-8-sig"), nl=False)
        return
    write_file(file, content)
    echo(N_("Written to {file}."), file=file)


def _lines(desk: Desk) -> bytes:
    from tapete.journal import export_stream

    with TemporaryDirectory() as folder:
        file = Path(folder) / "event.jsonl"
        export_stream(desk.journal, desk.stream, file, tapete=__version__)
        return file.read_bytes()


def _text(event: Event, what: str, session: int, section: str | None) -> str:
    language = LANGUAGE.get()
    if what == "players":
        return write_players(event.contestants.values(), language)
    if what == "results":
        return write_results(event, language)
    if what == "standings":
        return write_standings(event, chain.from_iterable(lists(Scorebook(event)).values()), language)
    return write_schedule(event.session(session).schedule(section), language)


@click.command(
    cls=Command,
    help=N_(
        "Read players, results or a schedule from CSV, or an event from JSON lines; the scores of standings "
        "become carry-overs."
    ),
)
@click.argument("event", metavar="EVENT")
@click.argument("what", type=click.Choice(WHAT))
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--part", default="1", metavar="PART", help=N_("The part of a carry-over that counts, such as 50%.")
)
@session
@click.option("--section", default="", help=N_("The section of the schedule."))
@person
@at_data
@as_json
def import_(event: str, data: str | None, what: str, file: Path, json_: bool, **how: Any) -> None:
    """Read a file: all of it or nothing."""
    if what == "all":
        from tapete.journal import import_stream

        with journal_at(data, create=True) as journal:
            stream = import_stream(journal, file, as_=new_stream(event))
        done(json_, {"event": event, "events": stream.version}, N_("The event {event} is here."), event=event)
        return
    with desk_of(event, data) as desk:
        if what == "schedule":
            plan = schedule_in(file)
            desk.schedule(plan, session=how["session"], section=how["section"], **by_whom(how))
            n = len(plan.rounds)
        elif what == "players":
            people = numbered_players(file, desk.event.kind)
            desk.do_all(entries(people, str(file), **by_whom(how)))
            n = len(people)
        elif what == "standings":
            ranked = read_standings(file)
            desk.do_all(scores_before(ranked, exact(how["part"]), how["session"], **by_whom(how)))
            n = len(ranked)
        else:
            rows = [row for row in read_results(file) if row.written or row.ns_given or row.ew_given]
            desk.do_all(played(rows, desk.clock(), **by_whom(how)))
            n = len(rows)
    done(json_, {"event": event, "read": n}, N_("Read: {n}."), n=n)
