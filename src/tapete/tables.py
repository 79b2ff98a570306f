"""Tables in the journal: a script, line by line, with the rulings that each line brought.

Undo, replay and "what did each seat see then" are the same thing: the lines up to there, played again.
The rulings stand with their lines as they were given; where a later Tapete would rule otherwise,
`Kept.differs` says from which line on, and what was given then is still there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from types import MappingProxyType
from typing import Any

from tapete import __version__
from tapete.journal import Conflict, Journal, Schemas
from tapete.script import Script
from tapete.text import N_, Problem

__all__ = ["EVENTS", "PREFIX", "Kept", "NoTable", "game_of", "keep", "kept"]

EVENTS = Schemas()
PREFIX = "table/"

# The games that have a table: where their seats stand, and the catalogues of their words.
_GAMES: Mapping[str, tuple[str, str, tuple[str, ...]]] = MappingProxyType(
    {
        "bridge": ("tapete.bridge.seat", "Seat", ("bridge", "bridge-2017", "bridge-1997")),
        "scrabble": ("tapete.scrabble.table.people", "Player", ("scrabble", "scrabble-rules")),
        "tarot": ("tapete.tarot.form", "Seat", ("tarot", "tarot-rules")),
    }
)


class NoTable(Problem, LookupError):
    """A table that is not there, or a game that has none."""


@dataclass(frozen=True, slots=True)
class Game:
    """The modules of a game's table: its scripts, its reports, and what each seat sees."""

    script: Any
    report: Any
    view: Any
    seat: Callable[[str], Any]  # reads the name of a seat
    rooms: tuple[str, ...]


def game_of(text: str) -> Game:
    """The game whose rules a script names; bridge where it names none."""
    lines = (line.split() for line in text.splitlines() if line.lower().startswith("rules "))
    named = next((words[1] for words in lines if len(words) > 1), "bridge-2017")
    game = named.partition("-")[0]
    if game not in _GAMES:
        raise NoTable(
            N_("there are no rules {rules}: a script begins with a line such as `rules bridge-2017`"),
            rules=repr(named),
        )
    where, seats, rooms = _GAMES[game]
    seat = getattr(import_module(where), seats).parse
    script, report, view = (
        import_module(f"tapete.{game}.table.{name}") for name in ("script", "report", "view")
    )
    return Game(script, report, view, seat, rooms)


@EVENTS.event("table.opened")
@dataclass(frozen=True, slots=True)
class TableOpened:
    """A table was set up: the lines of its script before the first act."""

    head: list[str]
    title: str = ""
    software: str = __version__


@EVENTS.event("table.acted")
@dataclass(frozen=True, slots=True)
class Acted:
    """A line was played: an act, an answer, or acts taken back; with the rulings that it brought."""

    line: str
    rulings: list[dict[str, Any]] = field(default_factory=list)
    software: str = __version__


def keep(journal: Journal, id: str, text: str) -> int:
    """Play a script and keep it as the table `id`, whole or not at all; how many lines were kept."""
    played = game_of(text).script.play(text)  # a script that is wrong is not kept
    events = [TableOpened(played.head, played.title), *_acted(played)]
    try:
        journal.extend(PREFIX + id, events, expected=0)
    except Conflict:
        raise NoTable(N_("there is a table {id} already: choose another name"), id=repr(id)) from None
    return len(played.lines)


def _acted(played: Script[Any]) -> Iterator[Acted]:
    """The lines of the script, each with the rulings that it brought; what is taken back brings none."""
    known = 0
    for line, table in played.lines:
        yield Acted(line, [ruling.to_plain() for ruling in table.rulings[known:]])
        known = len(table.rulings)


@dataclass(frozen=True, slots=True)
class Kept:
    """A table of the journal: its lines and rulings, and itself after any of them."""

    id: str
    opened: TableOpened
    acted: tuple[Acted, ...]

    @property
    def game(self) -> Game:
        """The modules of its game."""
        return game_of("\n".join(self.opened.head))

    @property
    def rulings(self) -> tuple[dict[str, Any], ...]:
        """Every ruling as it was given, as plain data."""
        return tuple(ruling for each in self.acted for ruling in each.rulings)

    def played(self, lines: int | None = None) -> Script[Any]:
        """The script as far as the line with this number; the whole one without a number."""
        acted = (each.line for each in self.acted[:lines])
        script = self.game.script.play("\n".join((*self.opened.head, *acted)))
        assert isinstance(script, Script)
        return script

    @property
    def differs(self) -> int | None:
        """The number of the first line where this Tapete would rule otherwise; None where it would not."""
        today = enumerate(zip(self.acted, _acted(self.played()), strict=True), 1)
        return next((place for place, (then, now) in today if then.rulings != now.rulings), None)


def kept(journal: Journal, id: str) -> Kept:
    """The table that the journal keeps under the name."""
    happened: Iterator[Any] = (recorded.event for recorded in journal.read(PREFIX + id))
    opened = next(happened, None)
    if not isinstance(opened, TableOpened):
        raise NoTable(N_("the journal keeps no table {id}: see `tapete journal streams`"), id=repr(id))
    return Kept(id, opened, tuple(happened))
