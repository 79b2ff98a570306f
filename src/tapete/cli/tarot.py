"""`tapete tarot`: deals of French tarot, replayed, dealt and prepared."""

from __future__ import annotations

from pathlib import Path

import click

from tapete.cli.base import Command, Group, UsageProblem, as_json, print_json, say
from tapete.cli.files import read_text
from tapete.tarot import Deal, Form
from tapete.tarot.record import read
from tapete.tarot.report import game_report, lines
from tapete.text import N_

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
