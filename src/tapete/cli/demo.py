"""`tapete demo`: a pairs event of made-up players in the middle of a round."""

from __future__ import annotations

import click

from tapete.cli.base import Command, as_json, echo, print_json
from tapete.cli.files import at_data, journal_at
from tapete.text import N_

__all__ = ["demo"]


@click.command(cls=Command, help=N_("Make a pairs event of made-up players in the middle of a round."))
@click.option("--event", metavar="EVENT", help=N_("Its name; else demo, or demo-2 where there is one."))
@click.option(
    "--seed", type=int, default=7, show_default=True, help=N_("Another number makes another event.")
)
@at_data
@as_json
def demo(event: str | None, seed: int, data: str | None, json_: bool) -> None:
    """Make a demonstration."""
    from tapete.cli.event.base import speak
    from tapete.tournament.demo import make_demo
    from tapete.tournament.desk import events_in

    with journal_at(data, create=True) as journal:
        known = events_in(journal)
        names = (f"demo-{n}" if n > 1 else "demo" for n in range(1, len(known) + 2))
        desk = make_demo(journal, event or next(name for name in names if name not in known), seed, speak())
        made = desk.event
    results = sum(map(len, made.results.values()))
    if json_:
        rulings = sum(map(len, made.adjustments.values()))
        print_json({"event": made.id, "contestants": len(made.contestants), "results": results,
                    "rulings": rulings, "version": made.version})  # fmt: skip
        return
    echo(N_("The event {event} is made: {pairs} pairs, {results} results so far."), event=made.id,
         pairs=len(made.contestants), results=results)  # fmt: skip
    echo(
        N_(
            "See `tapete event standings {event}`, `tapete event log {event}` "
            "and `tapete event explain {event} 1 1`."
        ),
        event=made.id,
    )
