"""`tapete deal`: boards dealt by chance, from a seed, or by number."""

from __future__ import annotations

import click

from tapete.bridge import Board, Deal
from tapete.bridge.pbn import Record, write
from tapete.cli.base import Command, UsageProblem, as_json, print_json, say
from tapete.text import N_

__all__ = ["deal"]


@click.command(cls=Command, help=N_("Deal bridge boards by chance, from a seed, or by number."))
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
@click.option("--number", type=int, metavar="NUMBER", help=N_("The deal with this number."))
@click.option("--seed", metavar="TEXT", help=N_("The deals that this text stands for, the same every time."))
@click.option("--pbn", is_flag=True, help=N_("Print PBN."))
@as_json
def deal(count: int, first: int, number: int | None, seed: str | None, pbn: bool, json_: bool) -> None:
    """Deal boards."""
    if number is not None and (seed is not None or count > 1):
        raise UsageProblem(N_("--number is one deal: leave out --seed and --count"))
    if pbn and json_:
        raise UsageProblem(N_("--pbn and --json are two ways to print: give one"))
    boards = [Board.numbered(place, _deal(place, number, seed)) for place in range(first, first + count)]
    if json_:
        print_json([_report(board) for board in boards])
    elif pbn:
        click.echo("\n".join(write(Record(board)) for board in boards), nl=False)
    else:
        speak = say("bridge")
        click.echo("\n\n".join(board.diagram(speak) for board in boards))


def _deal(place: int, number: int | None, seed: str | None) -> Deal:
    if number is not None:
        return Deal.numbered(number)
    return Deal.random() if seed is None else Deal.seeded(seed, place)


def _report(board: Board) -> dict[str, object]:
    return {
        "board": board.number,
        "dealer": str(board.dealer),
        "vulnerability": str(board.vulnerability),
        "deal": str(board.deal),
        "number": str(board.deal.number),  # as text: many readers of JSON keep only 53 bits of a number
    }
