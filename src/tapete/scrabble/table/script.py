"""Table scripts: a game as an arbiter would write it down, one act a line.

    rules scrabble-file-2024   the rule book
    time 25:00                 each player's time; 30:00 where nothing is said
    position start CASAS?E/    where the game stands, as a position string; the start where nothing is said
    A lays 8D CASAS
    A announces 20
    B challenges CASAS         the clock stops
    no play_valid              what the word list says
    expect ruling 38
    expect marks A I

What stands after # is a remark.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tapete import script
from tapete.scrabble.errors import BadNotation
from tapete.scrabble.position import Position
from tapete.scrabble.table.expect import check
from tapete.scrabble.table.notation import parse_acts
from tapete.scrabble.table.parts import Setup
from tapete.scrabble.table.table import Table
from tapete.script import BadScript, Script
from tapete.text import N_

__all__ = ["RULES", "BadScript", "Script", "play"]

RULES = "scrabble-file-2024"


def play(text: str) -> Script[Table]:
    """Play a script to its end; raises `BadScript` at the first line that is wrong."""
    return script.play(text, _Head(), lambda table, line: parse_acts(line), check)


class _Head:
    """The lines before the first act."""

    def __init__(self) -> None:
        self.setup = Setup(Position.start())

    def read(self, line: str) -> bool:
        """Whether the line belongs to the head."""
        word, _, rest = line.partition(" ")
        readers: dict[str, Callable[[str], Setup]] = {
            "rules": self._rules, "position": self._position, "time": self._time, "players": self._players,
            "words": self._words,
        }  # fmt: skip
        reader = readers.get(word.lower())
        if reader is None or not rest:
            return False
        self.setup = reader(rest)
        return True

    def table(self) -> Table:
        """The table before anything has happened."""
        return Table.at(self.setup)

    def _rules(self, text: str) -> Setup:
        if text != RULES:
            raise BadNotation(
                N_("{text} are no rules for Scrabble: give {name}"), text=repr(text), name=RULES
            )
        return self.setup

    def _position(self, text: str) -> Setup:
        return replace(self.setup, position=Position.parse(text))

    def _time(self, text: str) -> Setup:
        minutes, _, seconds = text.partition(":")
        if not (
            minutes.isdecimal()
            and len(minutes) < 4
            and (seconds or "0").isdecimal()
            and int(seconds or 0) < 60
        ):
            raise BadNotation(
                N_("{text} is no time: give minutes, or minutes and seconds as 25:00"), text=repr(text)
            )
        return replace(self.setup, limit=60 * int(minutes) + int(seconds or 0))

    def _players(self, text: str) -> Setup:
        names = tuple(text.split())
        if len(names) != 2:
            raise BadNotation(N_("give two names, of A and of B, and not {text}"), text=repr(text))
        return replace(self.setup, names=names)

    def _words(self, text: str) -> Setup:
        """The valid words, where the table shall answer a challenge itself."""
        before = self.setup.words or frozenset()
        return replace(self.setup, words=before | frozenset(text.upper().split()))
