"""`tapete tarot`: deals of French tarot, replayed, dealt and prepared."""

from __future__ import annotations

from pathlib import Path

import click

from tapete.cli.base import Command, Group, UsageProblem, as_json, heading, print_json, say
from tapete.cli.files import read_text, write_file
from tapete.tarot import Deal, Form
from tapete.tarot.board import Board
from tapete.tarot.record import read
from tapete.tarot.report import game_report, lines
from tapete.tarot.signals import CARD
from tapete.tarot.signals import signals as read_signals
from tapete.text import N_, Text, sentence

__all__ = ["tarot"]


@click.command(cls=Group, help=N_("Deals of French tarot: replay and score them, deal, prepare boards."))
def tarot() -> None:
    """French tarot."""


@tarot.command(cls=Command, help=N_("Replay a deal from a JSON file and score it; - reads standard input."))
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@as_json
def play(file: Path, json_: bool) -> None:
    """Replay a deal."""
    game = read(read_text(file))
    speak = say("tarot")
    if json_:
        print_json(game_report(game, speak))
        return
    for line in lines(game, speak):
        click.echo(line)


@tarot.command(cls=Command, help=N_("Deal tarot by chance, from a seed, or by number."))
@click.option("--players", type=click.Choice(["3", "4", "5"]), default="4", help=N_("How many play."))
@click.option("--count", type=click.IntRange(min=1), default=1, show_default=True, help=N_("How many deals."))
@click.option("--number", type=int, metavar="NUMBER", help=N_("The deal with this number."))
@click.option("--seed", metavar="TEXT", help=N_("The deals that this text stands for, the same every time."))
@as_json
def deal(players: str, count: int, number: int | None, seed: str | None, json_: bool) -> None:
    """Deal."""
    form = Form.of(players)
    if number is not None and (seed is not None or count > 1):
        raise UsageProblem(N_("--number is one deal: leave out --seed and --count"))
    deals = [_deal(form, place, number, seed) for place in range(1, count + 1)]
    if json_:
        print_json(
            [
                {
                    "players": form.players,
                    "hands": {str(seat): str(hand) for seat, hand in each},
                    "dog": str(each.dog),
                    "number": str(each.number),  # as text: many readers of JSON keep only 53 bits of a number
                    "petit_sec": None if each.petit_sec is None else str(each.petit_sec),
                }
                for each in deals
            ]
        )
        return
    click.echo("\n\n".join("\n".join(str(each).split(" ; ")) for each in deals))


def _deal(form: Form, place: int, number: int | None, seed: str | None) -> Deal:
    if number is not None:
        return Deal.numbered(form, number)
    return Deal.random(form) if seed is None else Deal.seeded(form, seed, place)


@tarot.command(
    cls=Command, help=N_("Prepare duplicate boards: the taker named, his strength chosen, no lone Petit.")
)
@click.option(
    "--count", type=click.IntRange(min=1), default=1, show_default=True, help=N_("How many boards.")
)
@click.option(
    "--first",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    help=N_("The number of the first board."),
)
@click.option("--taker", metavar="N|E|S|W", help=N_("The taker of every board; without it they take turns."))
@click.option(
    "--from", "low", type=int, default=54, show_default=True, help=N_("The least strength of the taker.")
)
@click.option("--to", "high", type=int, default=1000, help=N_("The greatest strength of the taker."))
@click.option("--seed", metavar="TEXT", help=N_("The deals that this text stands for, the same every time."))
@as_json
def boards(
    count: int, first: int, taker: str | None, low: int, high: int, seed: str | None, json_: bool
) -> None:
    """Prepare boards."""
    named = None if taker is None else Form.FOUR.seat(taker)
    made = [
        Board.made(number, taker=named, strength_from=low, strength_to=high, seed=seed)
        for number in range(first, first + count)
    ]
    for board in made:
        board.check()
    if json_:
        print_json([board.to_plain() for board in made])
        return
    speak = say("tarot")
    for board in made:
        head = Text.of(
            N_("Board {n}: {taker} takes, {leader} leads"),
            n=board.number,
            taker=board.taker,
            leader=board.leader,
        )
        click.echo(heading(sentence(head, speak)))
        click.echo("\n".join(str(board.deal).split(" ; ")) + "\n")


@tarot.command(cls=Command, help=N_("Say which recommended signals the defence gave in a deal."))
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True), required=False)
@as_json
def signals(file: Path | None, json_: bool) -> None:
    """Read the signals of a deal, or without a file print the reference card."""
    speak = say("tarot", "tarot-rules")
    if file is None:
        rows = [
            {"clause": r.clause, "when": speak(r.when), "what": speak(r.what), "meaning": speak(r.meaning)}
            for r in CARD
        ]
        if json_:
            print_json(rows)
        for row in rows if not json_ else ():
            click.echo(f"{row['clause']:7} {row['when']}: {row['what']} → {row['meaning']}")
        return
    game = read(read_text(file))
    found = read_signals(game.play, game.visible_dog)
    if json_:
        print_json(
            [
                {
                    "seat": str(each.seat),
                    "trick": each.trick + 1,
                    "card": str(each.card),
                    "clause": each.clause,
                    "meaning": speak(each.meaning),
                    "kept": each.kept,
                }
                for each in found
            ]
        )
        return
    for each in found:
        click.echo(sentence(each, speak))


@tarot.command(
    cls=Command, help=N_("Write sheets as PDF: a score sheet, travelling sheets, coloured diagrams.")
)
@click.argument("kind", type=click.Choice(["score", "travelling", "diagrams"]))
@click.option("--players", type=click.Choice(["3", "4", "5"]), default="4", help=N_("How many play."))
@click.option(
    "--board", type=click.IntRange(min=1), default=1, show_default=True, help=N_("The number of the board.")
)
@click.option("--taker", metavar="N|E|S|W", help=N_("The taker of every board; without it they take turns."))
@click.option(
    "--from", "low", type=int, default=54, show_default=True, help=N_("The least strength of the taker.")
)
@click.option("--seed", metavar="TEXT", help=N_("The deals that this text stands for, the same every time."))
@click.option("--out", type=click.Path(path_type=Path), required=True, help=N_("The file to write."))
def sheet(
    kind: str, players: str, board: int, taker: str | None, low: int, seed: str | None, out: Path
) -> None:
    """Write a sheet."""
    from tapete.tarot.sheets import diagrams_source, pdf, score_sheet_source, travelling_source

    speak = say("tarot")
    if kind == "score":
        source = score_sheet_source(Form.of(players), say=speak)
    else:
        named = None if taker is None else Form.FOUR.seat(taker)
        made = Board.made(board, taker=named, strength_from=low, seed=seed)
        source = diagrams_source(made, speak) if kind == "diagrams" else travelling_source(made, say=speak)
    write_file(out, pdf(source))
