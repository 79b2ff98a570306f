"""`tapete event`: an event from the first entry to the last appeal, one module a group of commands."""

from __future__ import annotations

from importlib import import_module

import click

from tapete.cli.base import Group
from tapete.text import N_

__all__ = ["event"]

SETUP, PLAN, PLAY = "tapete.cli.event.setup", "tapete.cli.event.plan", "tapete.cli.event.play"
RULED, BOARD = "tapete.cli.event.ruled", "tapete.cli.event.board"
READ, FILES, SCORE = "tapete.cli.event.read", "tapete.cli.event.files", "tapete.cli.event.score"


class EventGroup(Group):
    """Commands whose names are words of Python are functions with a dash below at their end."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.lazy:
            return None
        module = import_module(self.lazy[cmd_name][0])
        command = getattr(module, f"{cmd_name.replace('-', '_')}_")
        assert isinstance(command, click.Command)
        return command


@click.command(
    cls=EventGroup,
    lazy={
        "new": (SETUP, N_("Make an event.")),
        "list": (READ, N_("List the events.")),
        "show": (READ, N_("Show an event: who takes part, how it is scored, how far it is.")),
        "rules": (SETUP, N_("See or change how an event is scored.")),
        "enter": (SETUP, N_("Enter a contestant.")),
        "change": (SETUP, N_("Put the names or the category of a contestant right.")),
        "status": (SETUP, N_("Withdraw a contestant, mark it as absent, bring it back, disqualify it.")),
        "substitute": (SETUP, N_("Let a player take another one's seat.")),
        "stage": (PLAN, N_("Announce a stage and what it carries over.")),
        "session": (PLAN, N_("Announce a session.")),
        "schedule": (PLAN, N_("Set who sits where with which boards.")),
        "repair": (
            PLAN,
            N_("Propose repairs where the movement of a session broke, and put one into force."),
        ),
        "draw": (
            PLAN,
            N_("Draw the next round of a Swiss from the standings, or of a knock-out from who won."),
        ),
        "deals": (PLAN, N_("Attach the cards of boards from a PBN file.")),
        "result": (PLAY, N_("Enter the result of a board at a table.")),
        "correct": (PLAY, N_("Put a result right, also days later; the old one stays in the log.")),
        "remove": (PLAY, N_("Take a result out.")),
        "foul": (PLAY, N_("Say which tables played a board in another form.")),
        "rule": (RULED, N_("Give an adjusted score: assigned, weighted, split, artificial.")),
        "lift": (RULED, N_("Take an adjusted score back.")),
        "penalty": (RULED, N_("Give a penalty, a bonus or a carry-over, or take it back.")),
        "award": (RULED, N_("Give a match its points without play: a forfeit, a bye.")),
        "publish": (RULED, N_("Make the official scores available: the correction period begins.")),
        "appeal": (RULED, N_("Lodge an appeal against a ruling, or note what became of it.")),
        "standings": (READ, N_("Show who stands where.")),
        "rulings": (READ, N_("List rulings, penalties and appeals, with their numbers.")),
        "round": (BOARD, N_("Show a round: who sits where with which boards, and how far it is.")),
        "board": (BOARD, N_("Show a board: every result and what it is worth.")),
        "matches": (BOARD, N_("Show the matches of a session, or its games, and what they gave.")),
        "explain": (BOARD, N_("Say line by line how a score arose.")),
        "log": (READ, N_("Show all that happened, with who, when and why.")),
        "export": (FILES, N_("Write players, results, schedule or standings as CSV, or all as JSON lines.")),
        "import": (FILES, N_("Read players, results or a schedule from CSV, or an event from JSON lines.")),
        "vp": (SCORE, N_("Turn the margin of a match into victory points.")),
        "score": (SCORE, N_("Score a CSV file of results in one go, without making an event.")),
    },
    help=N_("Run an event: entries, schedule, results, rulings, standings, and why each number is so."),
)
def event() -> None:
    """An event."""
