"""`tapete score`: what a deal or a play is worth, one command a game."""

from __future__ import annotations

import click

from tapete.cli.base import Group
from tapete.text import N_

__all__ = ["score"]


@click.command(
    cls=Group,
    lazy={
        "bridge": ("tapete.cli.score.bridge", N_("Score a bridge contract by Law 77.")),
        "scrabble": (
            "tapete.cli.score.scrabble",
            N_("Score a Scrabble play, an ending, or a whole game from a GCG file."),
        ),
        "tarot": ("tapete.cli.score.tarot", N_("Score a deal of French tarot.")),
    },
    help=N_("Score a deal or a play."),
)
def score() -> None:
    """Score a deal or a play."""
