"""The notation of acts, written: the line of a script that stands for an act."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tapete.scrabble.board import written
from tapete.scrabble.move import Move
from tapete.scrabble.rack import Rack
from tapete.scrabble.table import acts
from tapete.scrabble.tiles import Tile

__all__ = ["print_act"]


def print_act(act: acts.Act) -> str:
    """The line of a script that stands for the act."""
    return " ".join(_WRITERS[type(act)](act))


def _said(verb: str) -> Callable[[Any], Iterable[str]]:
    return lambda act: (act.player.value, verb)


def _rack_text(rack: Rack) -> tuple[str, ...]:
    if not len(rack):
        return ()
    return (str(rack),) if len(rack.tiles) else (str(rack.unknown),)


def _moves_text(moves: tuple[Move, ...]) -> str:
    return ", ".join(map(str, moves))


def _letter(tile: Tile) -> str:
    return written((Tile(tile.letter),))


def _announces(act: acts.Announces) -> Iterable[str]:
    total = () if act.total is None else ("total", str(act.total))
    return (act.player.value, "announces", str(act.points), *total)


def _draws(act: acts.Draws) -> Iterable[str]:
    seen = () if act.seen is acts.Seen.UNKNOWN else (act.seen.value,)
    return (act.player.value, "draws", *_rack_text(act.tiles), *seen)


def _answered(act: acts.Answers) -> Iterable[str]:
    return (act.answer, act.key) if act.answer in ("yes", "no") else ("answer", act.key, act.answer)


def _blank_text(act: acts.Blank) -> Iterable[str]:
    who = () if act.player is None else (act.player.value,)
    return (*who, "blank", str(act.square), _letter(act.letter))


_WRITERS: dict[type[acts.Act], Callable[[Any], Iterable[str]]] = {
    acts.Absent: lambda act: ("absent", *(player.value for player in act.players)),
    acts.Accepts: _said("accepts"),
    acts.Announces: _announces,
    acts.Answers: _answered,
    acts.Arrives: _said("arrives"),
    acts.Asks: lambda act: (act.player.value, "asks", act.word),
    acts.Blank: _blank_text,
    acts.Challenges: lambda act: (act.player.value if act.player else "other", "challenges", *act.words),
    acts.Corrects: lambda act: ("correct", act.player.value, str(act.line), str(act.points)),
    acts.Counts: _said("counts"),
    acts.CountsBag: lambda act: (act.player.value, "bag", *(("inside",) if act.inside else ())),
    acts.Disputes: lambda act: (act.player.value, "disputes", str(act.points)),
    acts.Draws: _draws,
    acts.Ends: lambda act: ("ends", act.why.clause),
    acts.Exchanges: lambda act: (act.player.value, "exchanges", *_rack_text(act.tiles)),
    acts.Holds: lambda act: (act.player.value, "holds", *_rack_text(act.tiles)),
    acts.Lays: lambda act: (act.player.value, "lays", _moves_text(act.moves)),
    acts.Leaves: lambda act: (act.player.value, "leaves", *(("told",) if act.told else ())),
    acts.LooksInBag: _said("looks"),
    acts.Moves: lambda act: (act.player.value, "moves", _moves_text(act.moves)),
    acts.Notes: lambda act: (act.player.value, "notes", *(() if act.points is None else (str(act.points),))),
    acts.Opens: lambda act: ("arbiter", act.article, act.player.value),
    acts.Passes: _said("passes"),
    acts.Pauses: lambda act: (act.player.value, "pauses", act.why.value),
    acts.Penalises: lambda act: ("penalty", act.player.value, str(act.points)),
    acts.Presses: _said("presses"),
    acts.Refuses: _said("refuses"),
    acts.Reminds: _said("reminds"),
    acts.Resumes: lambda act: ("resume",),
    acts.Replies: lambda act: (act.player.value, "replies", act.word),
    acts.Returns: lambda act: (act.player.value, "returns", *_rack_text(act.tiles)),
    acts.Sees: lambda act: (act.player.value, "sees", *_rack_text(act.tiles)),
    acts.Signs: _said("signs"),
    acts.Starts: lambda act: ("start",),
    acts.Summons: lambda act: (act.player.value, "arbiter") if act.player else ("arbiter",),
    acts.Takes: lambda act: (act.player.value, "takes", *map(str, act.squares)),
    acts.TimeIs: lambda act: ("at", f"{act.seconds // 60}:{act.seconds % 60:02}"),
}
