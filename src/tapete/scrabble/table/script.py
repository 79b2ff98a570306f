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
from dataclasses import dataclass, field, replace

from tapete.law import LawError
from tapete.scrabble.errors import BadNotation, ScrabbleError
from tapete.scrabble.position import Position
from tapete.scrabble.table.expect import check
from tapete.scrabble.table.notation import parse_acts
from tapete.scrabble.table.parts import Setup
from tapete.scrabble.table.table import Table
from tapete.text import N_, Problem

__all__ = ["RULES", "BadScript", "Script", "play"]

RULES = "scrabble-file-2024"


class BadScript(ScrabbleError):
    """A line of a script that cannot be understood, cannot happen, or is not as expected."""

    def __init__(self, line: int, text: str, reason: object) -> None:
        super().__init__(N_("line {line}, “{text}”: {reason}"), line=line, text=Verbatim(text), reason=reason)
        self.line = line


@dataclass(frozen=True, slots=True)
class Verbatim:
    """Words of the script, the same in every language."""

    words: str

    def __str__(self) -> str:
        return self.words


@dataclass(slots=True)
class Script:
    """A script that was played: the table after each line, and its title."""

    title: str
    table: Table
    tables: list[Table] = field(default_factory=list)  # after each act


def play(text: str) -> Script:
    """Play a script to its end; raises `BadScript` at the first line that is wrong."""
    head = _Head()
    title = ""
    script: Script | None = None
    for number, written in enumerate(text.splitlines(), 1):
        line, _, remark = written.partition("#")
        line = " ".join(line.split())
        if not line:
            title = title or remark.strip()
            continue
        try:
            if script is None and head.read(line):
                continue
            if script is None:
                script = Script(title, Table.at(head.setup))
            _do(script, line)
        except Problem as wrong:
            raise BadScript(number, line, wrong.label) from None
    return script or Script(title, Table.at(head.setup))


def _do(script: Script, line: str) -> None:
    word, _, rest = line.partition(" ")
    if word == "expect":
        check(script.table, rest)
        return
    if word == "refused":
        acts = parse_acts(rest)
        try:
            script.table.replay(acts)
        except (ScrabbleError, LawError):
            return
        raise BadNotation(N_("this was expected to be refused, and it was not"))
    if word == "back":
        script.table = script.table.back(int(rest) if rest.isdecimal() else 1)
        script.tables.append(script.table)
        return
    for act in parse_acts(line):
        script.table = script.table.act(act)
        script.tables.append(script.table)


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
