"""Plays, games and results as plain data for programs: what `--json` prints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tapete.scrabble.ending import Ending, Result
from tapete.scrabble.game import Game, Turn
from tapete.scrabble.play import Play
from tapete.text import ENGLISH, Speaker, phrase

__all__ = ["ending_report", "game_report", "play_report", "result_report", "turn_report"]


def play_report(play: Play, say: Speaker = ENGLISH) -> dict[str, Any]:
    """A play with its words, each with what it scores, and its faults."""
    return {
        "move": str(play.move),
        "tiles": len(play.placed),
        "words": [
            {
                "word": word.text,
                "square": str(word.square),
                "direction": word.direction.value,
                "letters": word.letters,
                "factor": word.factor,
                "points": word.points,
            }
            for word in play.words
        ],
        "bonus": play.bonus,
        "points": play.points,
        "legal": not play.faults,
        "faults": [
            {"fault": fault.value, "clause": fault.clause, "text": phrase(fault, say)}
            for fault in play.faults
        ],
    }


def turn_report(turn: Turn, say: Speaker = ENGLISH) -> dict[str, Any]:
    """A turn: what it was, what goes on the score sheet (5.3), and its play."""
    report: dict[str, Any] = {
        "player": turn.player,
        "kind": turn.kind.value,
        "mark": turn.mark,
        "points": turn.points,
    }
    if turn.play is not None:
        report["play"] = play_report(turn.play, say)
    if turn.exchanged:
        report["exchanged"] = turn.exchanged
    return report


def ending_report(ending: Ending | None, say: Speaker = ENGLISH) -> dict[str, Any] | None:
    """Why the game is over, with its clause."""
    if ending is None:
        return None
    return {"ending": ending.value, "clause": ending.clause, "text": phrase(ending, say)}


def result_report(result: Result, say: Speaker = ENGLISH) -> dict[str, Any]:
    """The final scores and what made them of those on the sheet."""
    return {
        "ending": ending_report(result.ending, say),
        "before": list(result.before),
        "deductions": [
            {"player": d.player, "points": d.points, "clause": d.clause} for d in result.deductions
        ],
        "scores": list(result.scores),
        "winner": result.winner,
    }


def game_report(
    game: Game, result: Result | None = None, say: Speaker = ENGLISH, *, turns: Sequence[Turn] | None = None
) -> dict[str, Any]:
    """The game: its turns, where it stands, and the final scores where it is over."""
    position = game.position
    return {
        "turns": [turn_report(turn, say) for turn in (game.turns if turns is None else turns)],
        "position": str(position),
        "mover": position.mover,
        "scores": list(position.scores),
        "bag": position.bag_size,
        "ending": ending_report(position.ending, say),
        "final": None if result is None else result_report(result, say),
    }
