"""`tapete score tarot`: the marks of a tarot deal, from what was counted at the table."""

from __future__ import annotations

import click

from tapete.cli.base import Command, UsageProblem, as_json, echo, heading, print_json, say
from tapete.tarot import Bid, Form, Handful, Result, Side, Size, Slam
from tapete.tarot.handful import size_of
from tapete.tarot.score import half_points_of
from tapete.text import N_, Text, phrase, sentence

__all__ = ["tarot"]


@click.command(
    cls=Command,
    help=N_("Score a tarot deal, such as `tapete score tarot garde N --oudlers 2 --points 49`."),
)
@click.argument("contract", metavar="prise|garde|sans|contre|pass")
@click.argument("taker", metavar="SEAT")
@click.option(
    "--players",
    type=click.Choice(["3", "4", "5"]),
    default="4",
    show_default=True,
    help=N_("How many play; the seats are N E S W where four play, else 1 to 5."),
)
@click.option("--oudlers", type=int, help=N_("How many oudlers the attack has."))
@click.option("--points", metavar="POINTS", help=N_("The points of the attack, such as 49 or 40.5."))
@click.option(
    "--handful",
    "handfuls",
    metavar="SIZE[:SIDE]",
    multiple=True,
    help=N_(
        "A handful that was shown: simple, double, triple or its number of trumps, and :defence where the "
        "defence showed it. May be given again."
    ),
)
@click.option("--petit", metavar="attack|defence", help=N_("Who won the Petit au bout."))
@click.option(
    "--slam",
    metavar="none|made|announced|failed|suffered|failed-suffered",
    default="none",
    help=N_(
        "A slam: made without announcement, announced and made, announced and not made (failed), "
        "won by the defence (suffered)."
    ),
)
@click.option(
    "--partner", metavar="SEAT", help=N_("The taker's partner where five play; without it he is alone.")
)
@as_json
def tarot(
    contract: str,
    taker: str,
    players: str,
    oudlers: int | None,
    points: str | None,
    handfuls: tuple[str, ...],
    petit: str | None,
    slam: str,
    partner: str | None,
    json_: bool,
) -> None:
    """Score a deal."""
    form, bid = Form.of(players), Bid.parse(contract)
    result = Result.empty(form)
    if bid is not Bid.PASS:
        seat = form.seat(taker)
        if oudlers is None or points is None:
            raise UsageProblem(
                N_("say how many oudlers and points the attack has, none as 0: --oudlers 2 --points 49")
            )
        result = Result(
            form,
            bid,
            seat,
            None if partner is None else form.seat(partner),
            half_points_of(points, form),
            oudlers,
            tuple(_handful(form, text) for text in handfuls),
            None if petit in (None, "none") else Side.parse(str(petit)),
            Slam.parse(slam),
        )
    if json_:
        print_json(result.to_plain(say("tarot")))
        return
    _print(result)


def _handful(form: Form, text: str) -> Handful:
    size, _, side = text.partition(":")
    if not size.strip():
        raise UsageProblem(N_("{text} is no handful: give simple, double or triple"), text=repr(text))
    found = size_of(form, int(size)) if size.strip().isdecimal() else Size.parse(size)
    return Handful(found, Side.parse(side) if side else Side.ATTACK)


def _print(result: Result) -> None:
    speak = say("tarot")
    if result.taker is not None:
        over = result.difference
        template = N_("{bid}, made by {n}") if over >= 0 else N_("{bid}, failed by {n}")
        click.echo(heading(sentence(Text.of(template, bid=result.contract, n=abs(over)), speak)))
    for part in result.parts:
        click.echo(f"  {phrase(part.label, speak):44} {part.points:>+6}")
    for seat, mark in result.marks.items():
        click.echo(f"{phrase(seat, speak):46} {mark:>+6}")
    for doubt in result.doubts:
        click.echo(sentence(doubt, speak))
    echo(N_("By {article}."), article="T4-SC")
