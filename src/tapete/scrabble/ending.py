"""How a game ends, and what the two players score then (art. 34, 44).

>>> from tapete.scrabble.bag import Tiles
>>> racks = (Tiles.parse(""), Tiles.parse("AZ"))
>>> settle(Ending.OUT, (300, 310), racks).scores
(311, 299)
>>> settle(Ending.OUT, (300, 310), racks, overtime=(61, 0)).scores
(291, 299)
"""

from __future__ import annotations

from dataclasses import dataclass

from tapete.scrabble.bag import Tiles
from tapete.scrabble.errors import Impossible
from tapete.text import N_, Choice

__all__ = ["Deduction", "Ending", "Result", "overtime_points", "settle"]

MINUTE = 60
PER_MINUTE = 10  # 34.1
LOST_AFTER = 8 * MINUTE  # 34.2


class Ending(Choice):
    """Why a game is over."""

    OUT = "out", N_("the bag is empty and a player has placed all tiles")
    PASSES = "passes", N_("both players passed twice in a row")
    SCORELESS = "scoreless", N_("twelve turns in a row were passes, exchanges or invalid plays")
    TIME_LIMIT = "time-limit", N_("the time for the game is over")
    DIRECTOR = "director", N_("the arbiter ended the game")
    OVERTIME = "overtime", N_("a player ran over time by more than eight minutes")

    @property
    def clause(self) -> str:
        """The clause that ends the game."""
        return dict(zip(Ending, ("44.1", "44.2", "44.3", "44.4", "44.5", "34.2"), strict=True))[self]

    @classmethod
    def parse(cls, text: str, /) -> Ending:
        """The ending by its name or its clause: "out" or "44.1"."""
        for ending in cls:
            if text.strip().lower() in (ending.value, ending.clause):
                return ending
        raise Impossible(
            N_("{text} is no ending: give one of {endings}"),
            text=repr(text),
            endings=", ".join(f"{ending.value} ({ending.clause})" for ending in cls),
        )


@dataclass(frozen=True, slots=True)
class Deduction:
    """What the end of the game adds to a score or takes from it."""

    player: int
    points: int
    clause: str


@dataclass(frozen=True, slots=True)
class Result:
    """The final scores of a game, and how they came about."""

    ending: Ending
    before: tuple[int, int]
    deductions: tuple[Deduction, ...]
    scores: tuple[int, int]

    @property
    def winner(self) -> int | None:
        """Who won: 0 or 1; None where the game is drawn."""
        first, second = self.scores
        return None if first == second else int(second > first)


def overtime_points(seconds: int) -> int:
    """What overtime costs: ten points for each minute begun (34.1), at most eighty (34.2)."""
    if seconds < 0:
        raise Impossible(N_("a clock cannot run backwards: overtime is {seconds} s"), seconds=seconds)
    return PER_MINUTE * -(-min(seconds, LOST_AFTER) // MINUTE)


def settle(
    ending: Ending, scores: tuple[int, int], racks: tuple[Tiles, Tiles], overtime: tuple[int, int] = (0, 0)
) -> Result:
    """The final scores, from those on the sheet, the tiles left, and the seconds over time."""
    late = [player for player in (0, 1) if overtime[player] > LOST_AFTER]
    if len(late) == 2:
        raise Impossible(
            N_("both players are over by more than eight minutes: give the overtime of the one who was "
               "first, who has lost (34.2)")
        )  # fmt: skip
    if late:
        ending = Ending.OVERTIME
    elif ending is Ending.OVERTIME:
        raise Impossible(N_("nobody is over by more than eight minutes, so nobody has lost by it (34.2)"))
    deductions = [*_racks(ending, racks)]
    deductions += [
        Deduction(player, -overtime_points(overtime[player]), "34.2" if player in late else "34.1")
        for player in (0, 1)
        if overtime[player]
    ]
    if late:
        (loser,) = late
        totals = _total(scores, deductions)
        # Who has lost keeps a score below the other's, and nobody counts the racks.
        if totals[loser] >= totals[1 - loser]:
            deductions.append(Deduction(loser, totals[1 - loser] - 1 - totals[loser], "34.2"))
    return Result(ending, scores, tuple(deductions), _total(scores, deductions))


def _total(scores: tuple[int, int], deductions: list[Deduction]) -> tuple[int, int]:
    first, second = (
        scores[player] + sum(d.points for d in deductions if d.player == player) for player in (0, 1)
    )
    return first, second


def _racks(ending: Ending, racks: tuple[Tiles, Tiles]) -> list[Deduction]:
    match ending:
        case Ending.OUT:
            if min(map(len, racks)) > 0 or max(map(len, racks)) == 0:
                raise Impossible(N_("a player who went out has no tiles left, and the other has some (44.1)"))
            out = 0 if not len(racks[0]) else 1
            left = racks[1 - out].points
            return [Deduction(1 - out, -left, "44.1"), Deduction(out, left, "44.1")]
        case Ending.PASSES | Ending.SCORELESS:
            return [Deduction(player, -racks[player].points, ending.clause) for player in (0, 1)]
        case Ending.TIME_LIMIT | Ending.DIRECTOR | Ending.OVERTIME:
            return []
