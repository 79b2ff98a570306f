"""What a script may expect of the table: `expect turn B`, `expect ruling 38`, `expect marks A 20 P`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tapete.scrabble.errors import BadNotation, ScrabbleError
from tapete.scrabble.table.people import Player
from tapete.text import N_

if TYPE_CHECKING:
    from tapete.scrabble.table.parts import Incident
    from tapete.scrabble.table.table import Table

__all__ = ["NAMES", "Unexpected", "check", "facts_of"]


class Unexpected(ScrabbleError):
    """The table is not as the script expects it."""


def facts_of(table: Table, name: str) -> str | None:
    """What the table says under the name, in the notation of scripts; None where there is no such name."""
    reader = _READERS.get(name)
    return None if reader is None else reader(table)


def check(table: Table, text: str) -> None:
    """Raise `Unexpected` unless the table is as the text says: a name, and what it should be."""
    name, _, wanted = text.partition(" ")
    if name in _OF_A_PLAYER:
        who, _, wanted = wanted.partition(" ")
        found = _OF_A_PLAYER[name](table, Player.parse(who))
    else:
        told = facts_of(table, name)
        if told is None:
            raise BadNotation(
                N_("nothing is called {name}: a script expects {names}"),
                name=repr(name),
                names=", ".join(NAMES),
            )
        found = told
    if " ".join(found.split()) != wanted.strip():
        raise Unexpected(N_("{name} is {found}"), name=name, found=found or "-")


def _last(table: Table) -> Incident | None:
    ruled = (case for case in table.incidents if case.ruling is not None)
    return max(ruled, key=lambda case: case.order, default=None)


def _ruling(table: Table) -> str:
    latest = _last(table)
    return "-" if latest is None or latest.ruling is None else " ".join(latest.ruling.citations)


def _effects(table: Table) -> str:
    latest = _last(table)
    if latest is None or latest.ruling is None:
        return "-"
    return " ".join(type(effect).__name__ for effect in latest.ruling.effects) or "-"


def _asks(table: Table) -> str:
    return " ".join(case.asks for case in table.incidents if case.is_open and case.asks) or "-"


def _running(table: Table) -> str:
    players = tuple(Player)
    return " ".join(players[n].value for n in sorted(table.clock.running)) or "-"


def _final(table: Table) -> str:
    result = table.result
    return "-" if result is None else f"{result.scores[0]} {result.scores[1]}"


def _board(table: Table) -> str:
    rows = ((str(number), row) for number, row in enumerate(table.laid.rows, 1))
    return " ".join(f"{number}:{row}" for number, row in rows if not row.isdecimal()) or "-"


def _used(table: Table, player: Player) -> str:
    seconds = table.clock.used[player.number]
    return f"{seconds // 60}:{seconds % 60:02}"


_OF_A_PLAYER: dict[str, Callable[[Table, Player], str]] = {
    "marks": lambda t, p: " ".join(t.marks[p.number]) or "-",
    "rack": lambda t, p: str(t.racks[p.number]) or "-",
    "score": lambda t, p: str(t.scores[p.number]),
    "tiles": lambda t, p: str(len(t.racks[p.number])),
    "used": _used,
}

_READERS: dict[str, Callable[[Table], str]] = {
    "announced": lambda t: "-" if t.announced is None else str(t.announced),
    "articles": lambda t: " ".join(case.article for case in t.open) or "-",
    "aside": lambda t: str(len(t.hand.aside)),
    "asks": _asks,
    "bag": lambda t: str(t.bag),
    "barred": lambda t: " ".join(f"{player}:{word}" for player, word in t.barred) or "-",
    "board": _board,
    "clock": _running,
    "due": lambda t: " ".join(each.duty.clause for each in t.due) or "-",
    "effects": _effects,
    "ending": lambda t: "-" if t.ending is None else t.ending.clause,
    "final": _final,
    "owes": lambda t: (
        ", ".join(f"{o.player.other} returns {o.count} sees {o.may_see}" for o in t.owed) or "-"
    ),
    "passes": lambda t: str(t.passes),
    "pause": lambda t: "-" if t.pause is None else t.pause.value,
    "points": lambda t: "-" if t.play is None else str(t.play.points),
    "ruling": _ruling,
    "rulings": lambda t: " ".join(ruling.citations[0] for ruling in t.rulings) or "-",
    "scoreless": lambda t: str(t.scoreless),
    "scores": lambda t: f"{t.scores[0]} {t.scores[1]}",
    "stage": lambda t: t.hand.stage.value,
    "stopping": lambda t: "-" if t.stopping is None else t.stopping.clause,
    "turn": lambda t: "-" if t.is_over else t.turn.value,
    "verdicts": lambda t: (
        " ".join(f"{v.player}:{v.kind}:{v.clause}".replace(" ", "-") for v in t.verdicts) or "-"
    ),
    "winner": lambda t: "-" if t.winner is None else t.winner.value,
}

NAMES = (*_READERS, *_OF_A_PLAYER)
