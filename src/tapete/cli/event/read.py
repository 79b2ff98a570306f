"""What there is to see: events, standings, boards, why a number is so, and the log."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import click

from tapete.bridge import Side
from tapete.cli.base import Command, as_json, echo, heading, print_json
from tapete.cli.columns import print_columns
from tapete.cli.event.base import at_desk, at_moment, choice, desk_of, speak
from tapete.cli.files import at_data, journal_at
from tapete.text import N_, Text, phrase, sentence
from tapete.tournament import report
from tapete.tournament.contestant import Status
from tapete.tournament.desk import Desk, events_in
from tapete.tournament.errors import NotAllowed
from tapete.tournament.event import Adjustment, Appeal, Event, Extra, Session
from tapete.tournament.explain import plain
from tapete.tournament.numbers import as_ranges
from tapete.tournament.policies import changed_from
from tapete.tournament.policy import Method
from tapete.tournament.scorebook import Scorebook
from tapete.tournament.standings import Standing, lists, standings
from tapete.tournament.told import about_board, about_contestants, described, told

__all__ = [
    "list_",
    "log_",
    "print_flags",
    "print_lists",
    "rulings_",
    "seen",
    "show_",
    "standings_",
]


def seen(desk: Desk, at: str | None) -> Event:
    """The event now, or at an earlier moment."""
    if at is None:
        return desk.event
    if at.isdecimal():
        if int(at) > desk.event.version:
            raise NotAllowed(
                N_("the log has no line {number}: it has {n}"), number=int(at), n=desk.event.version
            )
        return desk.at(int(at))
    try:
        moment = datetime.fromisoformat(at)
    except ValueError:
        raise NotAllowed(
            N_("{text} is no moment: give a number of the log, or a time such as 2026-05-02T21:30"),
            text=repr(at),
        ) from None
    return desk.at(moment.astimezone(UTC))


@click.command(cls=Command, help=N_("List the events."))
@at_data
@as_json
def list_(data: str | None, json_: bool) -> None:
    """List the events."""
    with journal_at(data) as journal:
        found = [Desk(journal, name).event for name in events_in(journal)]
    if json_:
        print_json([
            {"id": each.id, "title": each.title, "game": each.game, "kind": each.kind.value,
             "contestants": len(each.contestants), "version": each.version}
            for each in found
        ])  # fmt: skip
        return
    for each in found:
        click.echo(f"{each.id:24} {len(each.contestants):4}  {each.title}")
    if not found:
        echo(N_("There is no event yet: make one with `tapete event new`."))


@click.command(cls=Command, help=N_("Show an event: who takes part, how it is scored, how far it is."))
@at_desk
@at_moment
@as_json
def show_(event: str, data: str | None, at: str | None, json_: bool) -> None:
    """Show an event."""
    with desk_of(event, data) as desk:
        now = seen(desk, at)
    if json_:
        print_json(report.event_report(now))
        return
    say = speak()
    click.echo(heading(now.title))
    rules = ", ".join(f"{one.name} {one.value}" for one in changed_from(now.rules) if one.name != "method")
    click.echo(sentence(now.rules.method, say) + (f"; {rules}" if rules else ""))
    for one in now.contestants.values():
        since = f", {one.since}" if one.since else ""
        more = "" if one.status is Status.ENTERED else f"  ({phrase(one.status, say)}{since})"
        click.echo(f"{one.number:4}  {one.called}{more}")
        if one.name:
            click.echo(f"{'':6}" + ", ".join(player.name for player in one.players))
        for left, came, since in one.substitutes:
            told = N_("{came} for {left} from round {since} on") if since else N_("{came} for {left}")
            click.echo(f"{'':6}" + phrase(Text.of(told, came=came, left=left, since=since), say))
    for each in now.sessions.values():
        print_session(now, each)
    print_flags(now)


def print_session(event: Event, session_: Session) -> None:
    """How far a session is."""
    due = sum(len(sitting.boards) or 1 for _, sitting in session_.sittings())
    done = sum(1 for _ in event.played_in(session_.number))
    plans = "; ".join(f"{name} {schedule.name}".strip() for name, schedule in session_.schedules.items())
    echo(
        N_("Session {number}, stage {stage} ({plans}): results {done} of {due}, boards {boards}."),
        number=session_.number, stage=session_.stage, plans=plans or "–", done=done, due=due or "–",
        boards=as_ranges(event.boards(session_.number)) or "–",
    )  # fmt: skip
    if session_.published:
        echo(N_("Its scores are out since {at}."), at=f"{session_.published.astimezone():%Y-%m-%d %H:%M}")


def print_flags(event: Event) -> None:
    """What an arbiter should look at again: results that are possible, but odd."""
    for spot, flag in report.suspicious(event):
        echo(
            N_("Look at it again: board {board}, table {table}: {why}."),
            board=spot.board,
            table=spot.table,
            why=phrase(flag, speak()),
        )


@click.command("standings", cls=Command, help=N_("Show who stands where."))
@at_desk
@click.option("--stage", type=click.IntRange(1), help=N_("The stage; else the last one."))
@click.option(
    "--side", type=click.Choice(("ns", "ew")), help=N_("Only those who sit North-South, or East-West.")
)
@click.option("--category", default="", help=N_("Only those of a category."))
@click.option("--section", help=N_("Only those of a section."))
@click.option("--handicap", is_flag=True, help=N_("With the players' handicaps."))
@at_moment
@as_json
def standings_(event: str, data: str | None, json_: bool, **how: Any) -> None:
    """Show the standings."""
    with desk_of(event, data) as desk:
        now = seen(desk, how["at"])
    book = Scorebook(now)
    only = {name: how[name] for name in ("handicap", "category", "section")}
    if how["side"]:
        one = choice(Side, how["side"].upper())
        found: dict[Side | None, list[Standing]] = {one: standings(book, how["stage"], side=one, **only)}
    else:
        found = lists(book, how["stage"], **only)
    if how["handicap"] and not now.rules.handicap_share:
        echo(N_("Handicaps do not count in this event: choose `--set handicap=50%` or 1."), err=True)
    if json_:
        reports = {
            side.value.lower() if side else "": report.standings_report(now, rows)
            for side, rows in found.items()
        }
        print_json(reports if len(reports) > 1 else next(iter(reports.values())))
        return
    print_lists(now, found)


def print_lists(event: Event, found: Mapping[Side | None, list[Standing]]) -> None:
    """The standings, each direction by itself where each has a winner."""
    for side, rows in found.items():
        if side is not None:
            click.echo(heading(sentence(side, speak())))
        print_rows(event, rows)


def print_rows(event: Event, rows: list[Standing]) -> None:
    """The standings, a line each."""
    if not rows:
        echo(N_("There is no result yet."))
        return
    say = speak()
    wins = event.rules.method is Method.WINS
    named = any(row.number in event.contestants for row in rows)
    even = len({row.row.boards for row in rows}) == 1
    heads = ("", say(N_("No.")), say(N_("Names")), say(N_("Boards")), say(N_("Penalties")), say(N_("Score")),
             say(N_("Difference")), "%")  # fmt: skip
    print_columns(
        heads,
        [
            (
                f"{row.rank}=" if row.tied else f"{row.rank}.",
                row.number,
                event.called((row.number,)) if named else "",
                "" if even else row.row.boards,
                plain(row.row.extra) if row.row.extra else "",
                row.score,
                f"{row.row.spread:+}" if wins else "",
                row.percent or "",
            )
            for row in rows
        ],
        "rrlrrrrr",
    )


@click.command(cls=Command, help=N_("Show all that happened, with who, when and why."))
@at_desk
@click.option("--board", type=click.IntRange(1), help=N_("Only what is about a board."))
@click.option("--number", type=click.IntRange(1), help=N_("Only what is about a contestant."))
@click.option("--last", type=click.IntRange(1), metavar="N", help=N_("Only the last lines."))
@as_json
def log_(event: str, data: str | None, json_: bool, **how: Any) -> None:
    """Show the log."""
    with desk_of(event, data) as desk:
        log, now = list(desk.log()), desk.event
    if how["board"]:
        log = [entry for entry in log if about_board(entry.happening) == how["board"]]
    if how["number"]:
        log = [entry for entry in log if how["number"] in about_contestants(entry.happening, now)]
    log = log[-how["last"] :] if how["last"] else log
    if json_:
        print_json(report.log_report(log))
        return
    for entry in log:
        at = entry.at.astimezone()
        what = sentence(told(entry.happening, now), speak())
        by, why = entry.happening.by, entry.happening.why
        who = f" — {by}" if by and not why else ""
        click.echo(f"{entry.number:>4}  {at:%Y-%m-%d %H:%M:%S}  {what}{who}")
        if why:
            click.echo(f"{'':27}{by}: {why}" if by else f"{'':27}{why}")


@click.command(cls=Command, help=N_("List rulings, penalties and appeals, with their numbers."))
@at_desk
@at_moment
@as_json
def rulings_(event: str, data: str | None, at: str | None, json_: bool) -> None:
    """List what was ruled."""
    with desk_of(event, data) as desk:
        now = seen(desk, at)
    if json_:
        print_json(report.rulings_report(now))
        return
    say = speak()
    lines: list[Adjustment | Extra | Appeal] = [
        *now.all_adjustments(), *now.extras.values(), *now.appeals.values()
    ]  # fmt: skip
    for one in sorted(lines, key=lambda one: one.id):
        click.echo(f"{one.id:>4}  {sentence(described(one, now), say)}")
        tail = ". ".join(part for part in (getattr(one, "clause", ""), one.by, one.why) if part)
        if tail:
            click.echo(f"{'':6}{tail}")
    for session_ in now.sessions.values():
        for (round_, number), points in session_.awarded.items():
            echo(
                N_("Points without play in session {session}, round {round}: {points}."),
                session=session_.number, round=round_, points=f"{number}: {points}",
            )  # fmt: skip
    if not lines and not any(session_.awarded for session_ in now.sessions.values()):
        echo(N_("Nothing was ruled yet."))
