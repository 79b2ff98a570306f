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
from dataclasses import dataclass
from itertools import zip_longest

from tapete.scrabble.ending import Result
from tapete.scrabble.game import Game, Turn, TurnKind

__all__ = ["Sheet", "sheet"]


@dataclass(frozen=True, slots=True)
class Sheet:
    """What both players have written: their turns, and what the end of the game makes of the totals."""

    names: tuple[str, ...]
    turns: tuple[Turn, ...]
    start: tuple[int, int] = (0, 0)
    result: Result | None = None

    @classmethod
    def of(cls, game: Game, names: tuple[str, ...], result: Result | None = None) -> Sheet:
        """The sheet of a game."""
        return cls(names, game.turns, game.positions[0].scores, result)

    def lines(self, player: int) -> Iterator[tuple[str, str, int]]:
        """A player's lines: the main word or -, the mark, and the total; then what the end adds or takes."""
        total = self.start[player]
        for turn in self.turns:
            if turn.player == player:
                total += turn.points
                yield _word(turn), turn.mark, total
        for deduction in () if self.result is None else self.result.deductions:
            if deduction.player == player:
                total += deduction.points
                yield deduction.clause, f"{deduction.points:+}", total

    def total(self, player: int) -> int:
        """What the player has in the end, or so far."""
        return next((total for _, _, total in reversed(list(self.lines(player)))), self.start[player])

    @property
    def blanks(self) -> tuple[str, ...]:
        """The blanks that lie on the board and what they stand for, which belongs on the sheet (10.3)."""
        return tuple(
            f"{square} = {tile.letter}"
            for turn in self.turns
            if turn.kind is TurnKind.PLAY and turn.play is not None
            for square, tile in turn.play.placed
            if tile.is_blank
        )

    def __str__(self) -> str:
        rows = [f"    {self.names[0]:28}{self.names[1]}".rstrip()]
        for number, pair in enumerate(zip_longest(self.lines(0), self.lines(1)), 1):
            cells = (f"{word:12}{mark:>6}{total:>6}" for word, mark, total in map(_full, pair))
            rows.append(f"{number:>2}  " + "    ".join(cells).rstrip())
        return "\n".join(rows)


def sheet(game: Game, names: tuple[str, str], result: Result | None = None) -> str:
    """Both players' lines side by side."""
    return str(Sheet.of(game, names, result))


def _full(line: tuple[str, str, int] | None) -> tuple[str, str, int | str]:
    return ("", "", "") if line is None else line


def _word(turn: Turn) -> str:
    if turn.play is None or turn.kind is TurnKind.SANCTION or not turn.play.words:
        return "-"
    return turn.play.words[0].text
