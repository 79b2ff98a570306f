"""`tapete score scrabble`: what a play scores, how a game ends, and a whole game from a GCG file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import click

from tapete.cli.base import Command, UsageProblem, as_json, echo, heading, print_json, say
from tapete.scrabble import Game, Position, Result, Turn
from tapete.scrabble.acts import take
from tapete.scrabble.ending import LOST_AFTER, Ending
from tapete.scrabble.errors import Impossible
from tapete.scrabble.report import game_report
from tapete.scrabble.sheet import Sheet
from tapete.text import N_, Speaker, Text, phrase

__all__ = ["scrabble"]

NO_FINAL = N_("no final score: {reason}")


@click.command(
    cls=Command,
    help=N_(
        'Score a Scrabble play on a position, such as `tapete score scrabble start "8D CASA"`, '
        "or a whole game from a GCG file."
    ),
)
@click.argument("position")
@click.argument("moves", nargs=-1)
@click.option(
    "--accept", is_flag=True, help=N_("Let an irregular play stand, as an opponent may (20.2, 37).")
)
@click.option(
    "--end", metavar="CLAUSE", help=N_("The game is over by this clause, 44.1 to 44.5: score its end.")
)
@click.option(
    "--overtime",
    metavar="TIME/TIME",
    default="0/0",
    help=N_("How long each player was over time, in seconds or as m:ss, the first player first."),
)
@click.option("--list", "list_name", metavar="NAME", help=N_("Look the words up in this list."))
@click.option(
    "--best", type=click.IntRange(1, 1000), metavar="N", help=N_("Show the N moves that score most.")
)
@click.option("--sheet", is_flag=True, help=N_("Print the score sheet of both players (5.3)."))
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE.pdf",
    help=N_("Write the score sheet to this file, as PDF."),
)  # fmt: skip
@as_json
def scrabble(
    position: str,
    moves: tuple[str, ...],
    accept: bool,
    end: str | None,
    overtime: str,
    list_name: str | None,
    best: int | None,
    sheet: bool,
    out: Path | None,
    json_: bool,
) -> None:
    """Score plays, an ending, or a game."""
    game, result, extra = _told(position, moves, _overtime(overtime), end, accept=accept)
    if list_name is not None:
        extra |= {"list": list_name, "verdicts": _verdicts(game, list_name)}
    if best is not None:
        extra["best"] = _best(game, list_name, best)
    names = extra.get("players", ("1", "2"))
    if out is not None:
        _write_sheet(out, Sheet.of(game, tuple(names), result))
    if json_:
        print_json(game_report(game, result, _speak()) | _last(game) | extra)
    elif sheet:
        click.echo(str(Sheet.of(game, tuple(names), result)))
    else:
        _print_all(game, result, extra)


def _write_sheet(out: Path, written: Sheet) -> None:
    from tapete.cli.files import write_file
    from tapete.scrabble.paper import sheet_pdf

    if out.suffix.lower() != ".pdf":
        raise UsageProblem(N_("the score sheet is written as PDF: name a file that ends in .pdf"))
    write_file(out, sheet_pdf(written, _speak()))


def _told(
    position: str, moves: tuple[str, ...], over: tuple[int, int], end: str | None, *, accept: bool
) -> tuple[Game, Result | None, dict[str, Any]]:
    """The game that the command line tells, its result where it is over, and what a file says besides."""
    if position.lower().endswith(".gcg"):
        if moves or end is not None or max(over):
            raise UsageProblem(N_("a GCG file tells its own moves, ending and overtime: give it alone"))
        return _from_file(Path(position))
    if moves and end is not None:
        raise UsageProblem(N_("moves and --end do not go together: score the end of the position after them"))
    game = Game.at(Position.parse(position if end is None else f"{position} end {end};"))
    for move in moves:
        game = take(game, move, accepted=accept)
    if game.position.ending is None and max(over) <= LOST_AFTER:
        return game, None, {}
    try:
        return game, game.result(over), {}
    except Impossible as unknown:
        if end is not None:
            raise  # it is the final score that was asked for
        return game, None, {"remarks": [phrase(Text.of(NO_FINAL, reason=unknown.label), _speak())]}


def _print_all(game: Game, result: Result | None, extra: dict[str, Any]) -> None:
    for turn in game.turns:
        _print(turn)
    for verdict in extra.get("verdicts", ()):
        click.echo(verdict["text"])
    for found in extra.get("best", ()):
        click.echo(f"{found['points']:>4}  {found['move']}")
    for remark in extra.get("remarks", ()):
        click.echo(remark)
    if result is not None:
        _print_result(result)
        return
    if (ending := game.position.ending) is not None:
        _print_ending(ending)
    echo(N_("Score: {first} to {second}."), first=game.position.scores[0], second=game.position.scores[1])


def _from_file(file: Path) -> tuple[Game, Result | None, dict[str, Any]]:
    from tapete.formats.gcg import read_gcg
    from tapete.formats.gcg_game import replay

    gcg = read_gcg(file)
    told = replay(gcg)
    remarks = [phrase(remark, _speak()) for remark in told.remarks]
    return told.game, told.result, {"players": list(gcg.names), "remarks": remarks}


def _speak() -> Speaker:
    return say("scrabble", "formats")


def _last(game: Game) -> dict[str, Any]:
    """What the last play scored, where programs look first."""
    return {"points": game.turns[-1].points} if game.turns else {}


def _verdicts(game: Game, name: str) -> list[dict[str, Any]]:
    from tapete.scrabble.lexicon import Store

    lexicon = Store().open(name)
    plays = [turn.play for turn in game.turns if turn.play is not None]
    found = [lexicon.verdict([word.text for word in play.words]) for play in plays if play.words]
    return [
        {"words": list(v.words), "valid": v.valid, "list": v.list_name, "text": phrase(v, _speak())}
        for v in found
    ]


def _best(game: Game, name: str | None, count: int) -> list[dict[str, Any]]:
    from heapq import nsmallest

    from tapete.scrabble.lexicon import DEFAULT, Store
    from tapete.scrabble.moves import all_moves

    position = game.position
    found = all_moves(position.board, position.rack.tiles, Store().open(name or DEFAULT).whole())
    order = nsmallest(count, range(len(found)), key=lambda n: (-found.points[n], n))
    return [{"move": str(found[n].on(position.board)), "points": found.points[n]} for n in order]


def _overtime(text: str) -> tuple[int, int]:
    parts = [re.fullmatch(r"(?:(\d+):([0-5]?\d)|(\d+))", part.strip()) for part in text.split("/")]
    if len(parts) != 2 or None in parts:
        raise UsageProblem(
            N_("{text} is no overtime: give seconds or m:ss for both players, such as 1:30/0"),
            text=repr(text),
        )
    first, second = (int(m[3]) if m[3] else 60 * int(m[1]) + int(m[2]) for m in parts if m is not None)
    return first, second


def _print(turn: Turn) -> None:
    kind = phrase(turn.kind, _speak())
    if turn.play is None:
        click.echo(f"{turn.player + 1}  {kind} {turn.mark}")
        return
    click.echo(heading(f"{turn.player + 1}  {turn.play.move}  {turn.mark}"))
    for word in turn.play.words:
        factor = f" ×{word.factor}" if word.factor > 1 else ""
        click.echo(f"     {word.text:16} {word.letters:>4}{factor:4} = {word.points}")
    if turn.play.bonus:
        echo(N_("     all seven tiles  + {bonus}"), bonus=turn.play.bonus)
    for fault in turn.play.faults:
        echo(N_("     irregular: {fault} ({clause})"), fault=phrase(fault, _speak()), clause=fault.clause)


def _print_ending(ending: Ending) -> None:
    echo(N_("The game is over: {why} ({clause})."), why=phrase(ending, _speak()), clause=ending.clause)


def _print_result(result: Result) -> None:
    _print_ending(result.ending)
    for deduction in result.deductions:
        click.echo(f"{deduction.player + 1}  {deduction.points:+}  ({deduction.clause})")
    echo(N_("Final score: {first} to {second}."), first=result.scores[0], second=result.scores[1])
