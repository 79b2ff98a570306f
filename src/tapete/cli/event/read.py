"""What there is to see: events, standings, boards, why a number is so, and the log."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import click

from tapete.bridge import Side
from tapete.cli.base import Command, UsageProblem, as_json, echo, heading, print_json
from tapete.cli.event.base import at_desk, at_moment, choice, desk_of, session, speak
from tapete.cli.files import at_data, journal_at
from tapete.text import N_, Text, phrase, sentence
from tapete.tournament import report
from tapete.tournament.account import Account, account
from tapete.tournament.desk import Desk, events_in
from tapete.tournament.errors import NotAllowed, Unknown
from tapete.tournament.event import Event
from tapete.tournament.explain import Explanation, explain, plain
from tapete.tournament.matches import matches_of
from tapete.tournament.scorebook import Scorebook
from tapete.tournament.standings import Standing, lists, standings
from tapete.tournament.told import told

__all__ = [
    "board_",
    "explain_",
    "list_",
    "log_",
    "matches_",
    "print_flags",
    "print_lists",
    "print_steps",
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
    click.echo(f"{sentence(now.rules.method, say)}; {phrase(now.rules.factoring, say)}")
    for one in now.contestants.values():
        more = "" if one.status.value == "entered" else f"  ({phrase(one.status, say)})"
        click.echo(f"{one.number:4}  {one.called}{more}")
    for each in now.sessions.values():
        echo(N_("Session {number}: boards {boards}."), number=each.number,
             boards=", ".join(map(str, now.boards(each.number))) or "–")  # fmt: skip
    print_flags(now)


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
    found = lists(book, how["stage"], **only)
    if how["side"]:
        one = choice(Side, how["side"].upper())
        found = {one: standings(book, how["stage"], side=one, **only)}
    if json_:
        reports = {side: report.standings_report(now, rows) for side, rows in found.items()}
        whole = [row for rows in reports.values() for row in rows] if len(reports) == 1 else None
        print_json(
            whole
            if whole is not None
            else {side.value.lower(): rows for side, rows in reports.items() if side}
        )
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
    width = max((len(event.called((row.number,))) for row in rows), default=0)
    for row in rows:
        rank = f"{row.rank}=" if row.tied else f"{row.rank}"
        percent = f"{row.percent:>8} %" if row.percent is not None else ""
        click.echo(
            f"{rank:>5} {row.number:>4}  {event.called((row.number,)):{width}} {row.score:>10}{percent}"
        )
    if not rows:
        echo(N_("There is no result yet."))


@click.command(cls=Command, help=N_("Show a board: every result and what it is worth."))
@at_desk
@click.argument("board", type=click.IntRange(1))
@session
@at_moment
@as_json
def board_(event: str, data: str | None, board: int, json_: bool, **how: Any) -> None:
    """Show a board."""
    with desk_of(event, data) as desk:
        now = seen(desk, how["at"])
    book = Scorebook(now)
    now.session(how["session"])
    if board not in book.sessions[how["session"]].boards:
        raise Unknown(
            N_("board {board} has no result in session {session} yet"), board=board, session=how["session"]
        )
    found = report.board_report(book, how["session"], board)
    if json_:
        print_json(found)
        return
    click.echo(heading(phrase(Text.of(N_("Board {board}"), board=board), speak())))
    for row in found["lines"]:
        scores = [row[f"{side}_score"]["value"] if row[f"{side}_score"] else "–" for side in ("ns", "ew")]
        ns, ew = ("+".join(map(str, row[side])) for side in ("ns", "ew"))
        given = " / ".join(row[f"{side}_given"] or "–" for side in ("ns", "ew"))
        given = f"  [{given}]" if row["ns_given"] or row["ew_given"] else ""
        flags = "  ⚑" if row["flags"] else ""
        points = "" if row["points"] is None else row["points"]
        click.echo(
            f"{row['table']:>4} {ns:>5} {ew:>5}  {row['result']:12} {points!s:>6} "
            f"{scores[0]:>8} {scores[1]:>8}{given}{flags}"
        )


@click.command(cls=Command, help=N_("Show the matches of a session and their victory points."))
@at_desk
@session
@as_json
def matches_(event: str, data: str | None, json_: bool, **how: Any) -> None:
    """Show the matches."""
    with desk_of(event, data) as desk:
        now = desk.event
    now.session(how["session"])
    found = matches_of(now, Scorebook(now), how["session"])
    if json_:
        print_json(report.match_report(found, now.rules))
        return
    for match in found:
        against = ", ".join(map(str, match.opponents)) or "–"
        points = "" if match.points is None else plain(match.points)
        click.echo(f"{match.round:>3} {match.number:>4} {against:>6} {plain(match.margin):>10} {points:>8}")


@click.command(
    cls=Command,
    help=N_(
        "Say line by line how a score arose: with two numbers, BOARD and PAIR, that of a board; "
        "with one, PAIR, that of the standings."
    ),
)
@at_desk
@click.argument("numbers", type=click.IntRange(1), nargs=-1, required=True, metavar="[BOARD] PAIR")
@click.option(
    "--session", type=click.IntRange(1), default=None, help=N_("The session; else the last with that board.")
)
@click.option("--stage", type=click.IntRange(1), help=N_("The stage; else the last one."))
@at_moment
@as_json
def explain_(event: str, data: str | None, numbers: tuple[int, ...], json_: bool, **how: Any) -> None:
    """Explain a score."""
    if len(numbers) > 2:
        raise UsageProblem(N_("give a board and a pair, or a pair alone"))
    with desk_of(event, data) as desk:
        now = seen(desk, how["at"])
    book, say = Scorebook(now), speak()
    if len(numbers) == 1:
        total = account(book, numbers[0], how["stage"])
        if json_:
            print_json(report.account_report(total, say))
        else:
            print_steps(total)
        return
    board, pair = numbers
    found = explain(book, board, pair, how["session"] or 0)
    if json_:
        print_json(report.explanation_report(found, now.rules, say))
        return
    print_steps(found)


def print_steps(found: Explanation | Account) -> None:
    """The working, line by line, numbers on the left."""
    values = ["" if step.value is None else plain(step.value) for step in found.steps]
    width = max(map(len, values), default=0)
    for step, value in zip(found.steps, values, strict=True):
        clause = f"  ({step.clause})" if step.clause else ""
        click.echo(f"{value:>{width}}  {sentence(step.what, speak())}{clause}")


@click.command(cls=Command, help=N_("Show all that happened, with who, when and why."))
@at_desk
@as_json
def log_(event: str, data: str | None, json_: bool) -> None:
    """Show the log."""
    with desk_of(event, data) as desk:
        log, now = list(desk.log()), desk.event
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
