"""Position strings: a line that tells a whole position.

    BOARD RACK/RACK SCORE/SCORE ZEROS pas PASSES; end NAME; stop NAME; first 1; aside TILES;

The board row by row, with numbers for runs of empty squares; the player to move first; how many
turns in a row scored nothing; then what differs from the usual. Everything after the board may be
left out. "start" is the empty board; nothing is a rack that is not known, - an empty one, and _ a
tile that is not known.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tapete.scrabble.bag import FULL_SET, Tiles
from tapete.scrabble.board import Board, Layout
from tapete.scrabble.ending import Ending
from tapete.scrabble.errors import BadNotation
from tapete.scrabble.play import RACK_SIZE
from tapete.scrabble.rack import Rack
from tapete.text import N_

if TYPE_CHECKING:
    from tapete.scrabble.position import Position

__all__ = ["print_position", "read_position"]

Fields = tuple[
    Board, tuple[Rack, Rack], tuple[int, int], int, int, int, Ending | None, Ending | None, Tiles
]  # those of a Position, in its order

_OPTION = re.compile(r"\s*([a-z]+)\s+([^;]*?)\s*(?:;|$)")
_NUMBER = re.compile(r"-?\d+")


def read_position(text: str, layout: Layout) -> Fields:
    """The fields of the position that the string describes."""
    head, options = _options(text)
    fields = head.split()
    if not 1 <= len(fields) <= 4:
        raise BadNotation(
            N_("{text} is no position: give the board, then racks, scores and turns without points"),
            text=repr(text),
        )
    board = Board.empty(layout) if fields[0] == "start" else Board.parse(fields[0], layout)
    mover, other = _racks(
        fields[1] if len(fields) > 1 else "/", board, over="end" in options and len(fields) > 1
    )
    scores = _pair(fields[2]) if len(fields) > 2 else (0, 0)
    scoreless = _number(fields[3]) if len(fields) > 3 else 0
    swapped = options.get("first") == "1"
    ending, stopping = options.get("end"), options.get("stop")
    return (
        board,
        (other, mover) if swapped else (mover, other),
        (scores[1], scores[0]) if swapped else scores,
        int(swapped),
        _number(options.get("pas", "0")),
        scoreless,
        None if ending is None else Ending.parse(ending),
        None if stopping is None else Ending.parse(stopping),
        Tiles.parse(options.get("aside", "")),
    )


def print_position(position: Position) -> str:
    """The line that `read_position` reads."""
    mover, other = position.mover, 1 - position.mover
    racks = f"{position.racks[mover] or '-'}/{position.racks[other] or '-'}"
    scores = f"{position.scores[mover]}/{position.scores[other]}"
    options = ""
    if position.passes:
        options += f" pas {position.passes};"
    if position.ending:
        options += f" end {position.ending};"
    if position.stopping:
        options += f" stop {position.stopping};"
    if position.aside:
        options += f" aside {position.aside};"
    if mover:
        options += " first 1;"
    return f"{position.board} {racks} {scores} {position.scoreless}{options}"


def _options(text: str) -> tuple[str, dict[str, str]]:
    match = re.search(r"\s(?=(?:pas|end|stop|first|aside|lex|ld|tmr|id|bdn|var|rl|gid)\s)", text)
    if match is None:
        return text, {}
    found = dict(_OPTION.findall(text[match.start() :]))
    if found.get("first", "0") not in ("0", "1"):
        raise BadNotation(N_("the player to move is 0 or 1, not {text}"), text=repr(found["first"]))
    return text[: match.start()], found


def _racks(text: str, board: Board, *, over: bool) -> tuple[Rack, Rack]:
    # As in CGP files nothing is an unknown rack; only when the game is over it is an empty one.
    parts = text.split("/") if "/" in text else [text, ""]
    if len(parts) != 2:
        raise BadNotation(N_("{text} is no pair of racks: write the two apart by one slash"), text=repr(text))
    left = len(FULL_SET) - len(board.tiles) - sum(len(Rack.parse(part.strip("-"))) for part in parts)
    racks = []
    for part in parts:
        rack = Rack.parse(part.strip("-"))
        if not part and not over:
            rack = Rack(unknown=max(min(RACK_SIZE, left), 0))
            left -= len(rack)
        racks.append(rack)
    return racks[0], racks[1]


def _pair(text: str) -> tuple[int, int]:
    parts = text.split("/")
    if len(parts) != 2:
        raise BadNotation(N_("{text} is no pair of scores: write them as 120/98"), text=repr(text))
    return _number(parts[0]), _number(parts[1])


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise BadNotation(N_("{text} is no whole number"), text=repr(text))
    return int(text)
