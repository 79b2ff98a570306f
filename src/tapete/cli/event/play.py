"""While it is played: results, corrections, fouled boards."""

from __future__ import annotations

from typing import Any

import click

from tapete.cli.base import Command, UsageProblem, as_json, echo, print_json
from tapete.cli.event.base import (
    at_desk,
    at_result,
    at_spot,
    by_whom,
    desk_of,
    done,
    person,
    result_of,
    session,
    speak,
    spot_of,
)
from tapete.text import N_, phrase
from tapete.tournament.desk import Desk
from tapete.tournament.result import Spot

__all__ = ["correct_", "foul_", "remove_", "result_"]

RESULT = {"ignore_unknown_options": True}  # a score may be a negative number

who = click.option(
    "--sat", "places", multiple=True, metavar="PLACE=N",
    help=N_("Who sat where, if not as scheduled: --sat NS=3 --sat EW=11."),
)  # fmt: skip
lead_option = click.option("--lead", default="", metavar="CARD", help=N_("The opening lead."))
late_option = click.option(
    "--late", is_flag=True, help=N_("After the correction period, with the organiser's approval (79C2).")
)


def sat(places: tuple[str, ...]) -> dict[str, tuple[int, ...]]:
    """Who sat where, from words such as NS=3."""
    found: dict[str, tuple[int, ...]] = {}
    for word in places:
        place, equals, number = word.partition("=")
        if not equals or not number.isdecimal():
            raise UsageProblem(N_("--sat {text} seats nobody: write --sat NS=3"), text=word)
        found[place if place in ("first", "second") else place.upper()] = (int(number),)
    return found


@click.command(
    cls=Command,
    context_settings=RESULT,
    help=N_(
        "Enter the result of a board at a table: 4SX N -1; of a game of Scrabble without a board: 412:388."
    ),
)
@at_desk
@at_result
@who
@lead_option
@person
@as_json
def result_(event: str, data: str | None, words: tuple[str, ...], json_: bool, **how: Any) -> None:
    """Enter a result."""
    with desk_of(event, data) as desk:
        went, written = result_of(desk.event.game, words, how)
        spot = desk.result(went, written, sat(how["places"]), lead=how["lead"], **by_whom(how))
        _answer(desk, spot, json_)


@click.command(
    cls=Command, context_settings=RESULT, help=N_("Put a result right; the old one stays in the log.")
)
@at_desk
@at_result
@who
@lead_option
@late_option
@person
@as_json
def correct_(event: str, data: str | None, words: tuple[str, ...], json_: bool, **how: Any) -> None:
    """Correct a result."""
    with desk_of(event, data) as desk:
        went, written = result_of(desk.event.game, words, how)
        spot = desk.correct(
            went, written, sat(how["places"]) or None,
            lead=how["lead"], **by_whom(how), late=how["late"],
        )  # fmt: skip
        _answer(desk, spot, json_)


def _answer(desk: Desk, spot: Spot, json_: bool) -> None:
    played = desk.event.played(spot)
    assert played is not None
    if json_:
        print_json({
            "session": spot.session, "round": spot.round, "table": spot.table, "board": spot.board,
            "result": played.written, "points": dict(played.points), "lead": played.lead,
            "places": {place: list(numbers) for place, numbers in played.places.items()},
            "flags": [flag.value for flag in played.flags], "version": desk.event.version,
        })  # fmt: skip
        return
    points = ", ".join(f"{place} {value}" for place, value in played.points.items())
    echo(N_("Round {round}, table {table}, board {board}: {result} ({points})."), round=spot.round,
         table=spot.table, board=spot.board, result=played.written, points=points)  # fmt: skip
    for flag in played.flags:
        echo(N_("Look at it again: {why}."), why=phrase(flag, speak()))


@click.command(cls=Command, help=N_("Take a result out, as where it was entered for another board."))
@at_desk
@at_spot
@late_option
@person
@as_json
def remove_(event: str, data: str | None, json_: bool, **how: Any) -> None:
    """Remove a result."""
    with desk_of(event, data) as desk:
        desk.remove(spot_of(how), **by_whom(how), late=how["late"])
    table, board = how["table"], how["board"]
    done(json_, {"table": table, "board": board},
         N_("Table {table} has no result on board {board} any more."), table=table, board=board)  # fmt: skip


@click.command(cls=Command, help=N_("Say which tables played a board in another form (87)."))
@at_desk
@click.argument("board", type=click.IntRange(1))
@click.argument("tables", nargs=-1)
@click.option(
    "--form", default="B", show_default=True, help=N_("The name of the form; none for the right one.")
)
@session
@person
@as_json
def foul_(event: str, data: str | None, board: int, tables: tuple[str, ...], json_: bool, **how: Any) -> None:
    """Note a fouled board."""
    with desk_of(event, data) as desk:
        forms = {table: str(how["form"]) for table in tables}
        now = desk.foul(board, forms, session=how["session"], **by_whom(how))
    known = dict(now.session(how["session"]).forms[board])
    done(json_, {"board": board, "forms": known}, N_("Board {board} is scored in groups."), board=board)
