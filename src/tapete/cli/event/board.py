"""A board, the matches of a session, and why a number is so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import click

from tapete.bridge import Board
from tapete.cli.base import Command, UsageProblem, as_json, echo, heading, print_json
from tapete.cli.columns import print_columns
from tapete.cli.event.base import at_desk, at_moment, desk_of, session, speak
from tapete.cli.event.read import seen
from tapete.text import N_, Text, phrase, sentence
from tapete.tournament import report
from tapete.tournament.account import Account, account
from tapete.tournament.errors import Unknown
from tapete.tournament.event import Event
from tapete.tournament.explain import Explanation, explain, plain, short
from tapete.tournament.hall import current_round, resting, tables_of
from tapete.tournament.matches import matches_of
from tapete.tournament.numbers import as_ranges
from tapete.tournament.ruling import words_of
from tapete.tournament.scorebook import Scorebook

__all__ = ["board_", "explain_", "matches_", "print_steps", "round_"]


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
    elif now.game == "bridge":
        _print_board(board, found["lines"])
    else:
        _print_games(now, how["session"], board)


def _print_board(number: int, lines: list[dict[str, Any]]) -> None:
    say = speak()
    board = Board.numbered(number)
    click.echo(
        heading(
            phrase(
                Text.of(
                    N_("Board {board}: dealer {dealer}, {vulnerable}"),
                    board=number, dealer=board.dealer, vulnerable=board.vulnerability,
                ),
                say,
            )
        )
    )  # fmt: skip
    heads = (say(N_("Table")), say(N_("Round")), say(N_("NS")), say(N_("EW")), say(N_("Form")),
             say(N_("Result")), say(N_("Points")), say(N_("Score NS")), say(N_("Score EW")), "")  # fmt: skip
    rows = []
    for row in lines:
        scores = [row[f"{side}_score"]["value"] if row[f"{side}_score"] else "–" for side in ("ns", "ew")]
        ns, ew = ("+".join(map(str, row[side])) for side in ("ns", "ew"))
        points = "" if row["points"] is None else row["points"]
        given = given_words(row) + ("  ⚑" if row["flags"] else "")
        rows.append(
            (row["table"], row["round"], ns, ew, row.get("group", ""), row["result"], points, *scores, given)
        )
    print_columns(heads, rows, "rrrrllrrrl")


def given_words(row: Mapping[str, Any]) -> str:
    """What a line was given instead of its result, in points of North-South."""
    say = speak()
    sides = [
        phrase(words_of(row[f"{side}_given"]), say) if row[f"{side}_given"] else "–" for side in ("ns", "ew")
    ]
    if sides == ["–", "–"]:
        return ""
    return f"[{sides[0]}]" if sides[0] == sides[1] else f"[{' / '.join(sides)}]"


def _print_games(event: Event, session_: int, board: int) -> None:
    """The games of other games, in which no results are compared."""
    say = speak()
    rows = []
    for (round_, table), played in sorted(event.results.get((session_, board), {}).items()):
        who = ", ".join(
            f"{event.called(numbers)} {played.points[place]}" for place, numbers in played.places.items()
        )
        rows.append((round_, table, who))
    print_columns((say(N_("Round")), say(N_("Table")), say(N_("Result"))), rows, "rrl")


@click.command(cls=Command, help=N_("Show the matches of a session, or its games, and what they gave."))
@at_desk
@click.option("--round", "round_", type=click.IntRange(1), metavar="N", help=N_("Only one round."))
@session
@as_json
def matches_(event: str, data: str | None, json_: bool, **how: Any) -> None:
    """Show the matches."""
    with desk_of(event, data) as desk:
        now = desk.event
    now.session(how["session"])
    found = matches_of(Scorebook(now), how["session"])
    if how["round_"]:
        found = [match for match in found if match.round == how["round_"]]
    if json_:
        print_json(report.match_report(found, now.rules))
        return
    say = speak()
    rows = [
        (
            match.round,
            match.number,
            now.called((match.number,)) if match.number in now.contestants else "",
            say(N_("without play")) if match.awarded else ", ".join(map(str, match.opponents)),
            "" if match.awarded else short(match.margin),
            "" if match.percent is None else short(match.percent),
            "" if match.points is None else short(match.points),
        )
        for match in found
    ]
    heads = (say(N_("Round")), say(N_("No.")), say(N_("Names")), say(N_("Against")), say(N_("Margin")), "%",
             say(N_("Points")))  # fmt: skip
    print_columns(heads, rows, "rrllrrr")
    if not rows:
        echo(N_("There is no result yet."))


@click.command(cls=Command, help=N_("Show a round: who sits where with which boards, and how far it is."))
@at_desk
@click.argument("number", type=click.IntRange(1), required=False)
@session
@at_moment
@as_json
def round_(event: str, data: str | None, number: int | None, json_: bool, **how: Any) -> None:
    """Show a round."""
    with desk_of(event, data) as desk:
        now = seen(desk, how["at"])
    wanted = number or current_round(now, how["session"])
    if json_:
        print_json(report.round_report(now, how["session"], wanted))
        return
    say = speak()
    click.echo(heading(phrase(Text.of(N_("Round {round}"), round=wanted), say)))
    rows = []
    for table in tables_of(now, how["session"], wanted):
        one = table.sitting
        first, *rest = (f"{each} {now.called((each,))}" for each in one.numbers)
        rows.append(
            (one.table, first, " | ".join(rest), as_ranges(one.boards), f"{len(table.done)}/{table.due}")
        )
    print_columns((say(N_("Table")), say(N_("Names")), "", say(N_("Boards")), ""), rows, "rlllr")
    for each in resting(now, how["session"], wanted):
        echo(N_("{name} sits out."), name=now.called((each,)))


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
    if len(numbers) not in (1, 2) or how["session" if len(numbers) == 1 else "stage"]:
        raise UsageProblem(N_("give a board and a pair, or a pair alone"))
    with desk_of(event, data) as desk:
        now = seen(desk, how["at"])
    book, say = Scorebook(now), speak()
    boards, pair = numbers[:-1], numbers[-1]
    if not boards:
        total = account(book, pair, how["stage"])
        if json_:
            print_json(report.account_report(total, say))
        else:
            print_steps(total)
        return
    found = explain(book, boards[0], pair, how["session"] or 0)
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
