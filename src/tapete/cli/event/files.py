"""Files of an event: CSV in and out, and the whole event as JSON lines."""

from __future__ import annotations

import json
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import click

from tapete import __version__
from tapete.bridge.adjusted import exact
from tapete.cli.base import LANGUAGE, Command, as_json, echo
from tapete.cli.event.base import at_desk, desk_of, done, person, session
from tapete.cli.event.plan import schedule_in
from tapete.cli.files import at_data, journal_at, write_file
from tapete.text import N_, Text
from tapete.tournament import commands
from tapete.tournament.contestant import Contestant
from tapete.tournament.errors import BadFile, NotAllowed, TournamentError
from tapete.tournament.event import Event, ExtraKind
from tapete.tournament.files import (
    RankedRow,
    ResultRow,
    numbered_players,
    read_results,
    read_standings,
    write_players,
    write_results,
    write_schedule,
    write_standings,
)
from tapete.tournament.happenings import Happening
from tapete.tournament.ledger import now
from tapete.tournament.schedule.record import to_data
from tapete.tournament.scorebook import Scorebook
from tapete.tournament.sitting import Schedule
from tapete.tournament.standings import standings

__all__ = ["export_", "import_"]

Decide = Callable[[Event], Happening]
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
    from tapete.journal import export_stream

    with desk_of(event, data) as desk:
        if what == "all":
            export_stream(desk.journal, desk.stream, file, tapete=__version__)
        else:
            if what == "schedule" and file.suffix == ".json":
                # As `tapete movement check` and `tapete movement repair` read it.
                content = json.dumps(
                    to_data(_plan(desk.event, session, section)), ensure_ascii=False, indent=2
                )
                write_file(file, content.encode())
                echo(N_("Written to {file}."), file=file)
                return
            text = _text(desk.event, what, session, section)
            if str(file) == "-":
                click.echo(text, nl=False)
                return
            # Spreadsheets know UTF-8 by the mark at its head.
            write_file(file, text.encode("utf-8-sig"))
    echo(N_("Written to {file}."), file=file)


def _text(event: Event, what: str, session: int, section: str | None) -> str:
    language = LANGUAGE.get()
    if what == "players":
        return write_players(event.contestants.values(), language)
    if what == "results":
        return write_results(event, language)
    if what == "standings":
        return write_standings(event, standings(Scorebook(event)), language)
    return write_schedule(_plan(event, session, section), language)


def _plan(event: Event, session: int, section: str | None) -> Schedule:
    plans = event.session(session).schedules
    known = ", ".join(map(repr, plans))
    if not plans:
        raise NotAllowed(N_("session {session} has no schedule"), session=session)
    if section is None and len(plans) > 1:
        raise NotAllowed(
            N_("session {session} has the sections {known}: say which one with --section"),
            session=session,
            known=known,
        )
    if section is not None and section not in plans:
        raise NotAllowed(
            N_("session {session} has no section {section}: there are {known}"),
            session=session,
            section=repr(section),
            known=known,
        )
    return next(iter(plans.values())) if section is None else plans[section]


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
            stream = import_stream(journal, file, as_=f"event/{event}")
        done(json_, {"event": event, "events": stream.version}, N_("The event {event} is here."), event=event)
        return
    with desk_of(event, data) as desk:
        if what == "schedule":
            plan = schedule_in(file)
            desk.schedule(plan, session=how["session"], section=how["section"], by=how["by"], why=how["why"])
            n = len(plan.rounds)
        elif what == "players":
            people = numbered_players(file, desk.event.kind)
            desk.do_all([_entering(one, str(file), line, how["by"]) for line, one in people])
            n = len(people)
        elif what == "standings":
            part = exact(how["part"])
            ranked = read_standings(file)
            desk.do_all([_carrying(row, part, how["session"], how["by"], how["why"]) for row in ranked])
            n = len(ranked)
        else:
            rows = [row for row in read_results(file) if row.written or row.ns_given or row.ew_given]
            desk.do_all([decide for row in rows for decide in _playing(row, how["by"])])
            n = len(rows)
    done(json_, {"event": event, "read": n}, N_("Read: {n}."), n=n)


def _entering(one: Contestant, file: str, line: int, by: str) -> Decide:
    def decide(event: Event) -> Happening:
        try:
            return commands.joined(
                event, one.players, one.number, name=one.name, category=one.category, by=by
            )
        except TournamentError as error:
            raise BadFile(file, line, error.label) from None

    return decide


def _carrying(row: RankedRow, part: Fraction, session_: int, by: str, why: str) -> Decide:
    """A line of standings: its score is carried over; a name that is another one's is an error."""

    def decide(event: Event) -> Happening:
        there = event.contestants.get(row.number)
        if there is not None and row.name and row.name.casefold() != there.called.casefold():
            raise row.record.problem(
                Text.of(N_("number {number} is {there} in the event, not {name}"), number=row.number,
                        there=there.called, name=row.name)
            )  # fmt: skip
        for extra in event.extras.values():
            if (extra.number, extra.session, extra.kind) == (row.number, session_, ExtraKind.CARRY_OVER):
                raise row.record.problem(
                    Text.of(N_("number {number} has the carry-over {id} already: take it back first"),
                            number=row.number, id=extra.id)
                )  # fmt: skip
        of = str(row.total * 100 / row.percent * part) if row.percent else ""
        try:
            return commands.extra_given(
                event, row.number, str(row.total * part), kind=ExtraKind.CARRY_OVER, session=session_,
                of=of, by=by, why=why,
            )  # fmt: skip
        except TournamentError as error:
            raise row.record.problem(error.label) from None

    return decide


def _playing(row: ResultRow, by: str) -> list[Decide]:
    """A line of results: the result, and what was given; errors name the line."""

    def result(event: Event) -> Happening:
        try:
            return commands.entered(event, row.spot, row.written, row.places, lead=row.lead, by=by)
        except TournamentError as error:
            raise row.record.problem(error.label) from None

    def ruling(event: Event) -> Happening:
        try:
            return commands.ruled(event, row.spot, row.ns_given, row.ew_given, at=now(), by=by)
        except TournamentError as error:
            raise row.record.problem(error.label) from None

    return [*([result] if row.written else []), *([ruling] if row.ns_given or row.ew_given else [])]
