"""What a player does with a turn, as one writes it: a play, a play taken back, a pass, an exchange.

>>> from tapete.scrabble.position import Position
>>> game = Game.at(Position.parse("start"))
>>> for act in ("8H XA --", "8D CASA", "-", "-AB", "-3"):
...     game = take(game, act, accepted=True)
>>> [turn.mark for turn in game.turns]
['I', '9', 'P', 'C-2', 'C-3']
"""

from __future__ import annotations

import re

from tapete.scrabble.bag import Tiles
from tapete.scrabble.game import Game
from tapete.scrabble.move import Move

__all__ = ["take"]


def take(game: Game, act: str, *, accepted: bool = False) -> Game:
    """The game after the act.

    `8D CASA` plays, `8D CASA --` is taken back, `-` or `pass` passes, `-ABC` or `exchange ABC` changes
    these tiles, and `-3` three that nobody has seen.
    """
    text = re.sub(r"^exchange\s+", "-", act.strip(), flags=re.IGNORECASE)
    if text.lower() in ("-", "pass"):
        return game.pass_turn()
    if text.startswith("-"):
        changed = text[1:].strip()
        return (
            game.exchange_unknown(int(changed))
            if changed.isdecimal()
            else game.exchange(Tiles.parse(changed))
        )
    if text.endswith("--"):
        return game.withdraw(Move.parse(text[:-2]))
    return game.play(Move.parse(text), accepted=accepted)
