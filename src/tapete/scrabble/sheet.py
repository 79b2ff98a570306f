"""The score sheet of a game as both players write it (art. 5): P, I, C-x, or the points, and the total.

>>> from tapete.scrabble.acts import take
>>> from tapete.scrabble.position import Position
>>> game = Game.at(Position.parse("start"))
>>> for act in ("8E CASA", "pass", "8I S", "-3"):
...     game = take(game, act)
>>> print(sheet(game, ("Alba", "Bruno")))
    Alba                        Bruno
 1  CASA            12    12    -                P     0
 2  CASAS            7    19    -              C-3     0
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from tapete.scrabble.ending import Result
from tapete.scrabble.game import Game, Turn, TurnKind

__all__ = ["lines_of", "sheet"]


def lines_of(game: Game, player: int, result: Result | None = None) -> Iterator[tuple[str, str, int]]:
    """A player's lines: the main word or -, the mark, and the total; then what the end adds or takes."""
    for turn, after in zip(game.turns, game.positions[1:], strict=True):
        if turn.player == player:
            yield _word(turn), turn.mark, after.scores[player]
    if result is not None:
        total = result.before[player]
        for deduction in result.deductions:
            if deduction.player == player:
                total += deduction.points
                yield deduction.clause, f"{deduction.points:+}", total


def sheet(game: Game, names: tuple[str, str], result: Result | None = None) -> str:
    """Both players' lines side by side."""
    rows = [f"    {names[0]:28}{names[1]}".rstrip()]
    columns = (lines_of(game, player, result) for player in (0, 1))
    for number, pair in enumerate(zip_longest(*columns), 1):
        cells = (f"{word:12}{mark:>6}{total:>6}" for word, mark, total in map(_full, pair))
        rows.append(f"{number:>2}  " + "    ".join(cells).rstrip())
    return "\n".join(rows)


def _full(line: tuple[str, str, int] | None) -> tuple[str, str, int | str]:
    return ("", "", "") if line is None else line


def _word(turn: Turn) -> str:
    if turn.play is None or turn.kind is TurnKind.SANCTION or not turn.play.words:
        return "-"
    return turn.play.words[0].text
