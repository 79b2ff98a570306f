"""Random legal deals from the first call to the score, beside the raw bridge game of RLCard.

Both deal the hands, list the legal calls or cards before every step, choose one of them by `random.choice`
and go on to the end; ours also scores the result. The two take turns, so that a busy machine is fair to both.
Goal: faster than the peer.
"""

from __future__ import annotations

import importlib.util
import random
import time
from collections.abc import Callable

from tapete.bridge import Auction, Board, Deal, Play, Result
from tapete.bridge.chance import DEALS

GAMES = 500
ROUNDS = 8


def ours(chance: random.Random) -> Callable[[], int]:
    """One game of ours; the number of calls and cards."""

    def play_one() -> int:
        board = Board.numbered(chance.randrange(16) + 1, Deal.numbered(chance.randrange(DEALS)))
        auction = Auction(board.dealer)
        while not auction.has_ended:
            auction = auction.then(chance.choice(auction.legal_calls))
        contract = auction.contract
        assert contract is not None
        if contract.is_passed_out:
            Result(contract).score(board.vulnerability)
            return len(auction.calls)
        play = Play(board.deal, contract)
        while not play.has_ended:
            play = play.then(chance.choice(play.legal_cards))
        assert play.result is not None
        play.result.score(board.vulnerability)
        return len(auction.calls) + len(play.cards)

    return play_one


def rlcards(chance: random.Random) -> Callable[[], int]:
    """One game of RLCard's; the number of calls and cards."""
    import numpy as np  # noqa: PLC0415 - the peer is an extra
    from rlcard.games.bridge.game import BridgeGame  # noqa: PLC0415

    game = BridgeGame()
    game.np_random = np.random.RandomState(chance.randrange(2**32))

    def play_one() -> int:
        game.init_game()
        while not game.is_over():
            game.step(chance.choice(game.judger.get_legal_actions()))
        return len(game.actions)

    return play_one


def main() -> None:
    """Print the figures."""
    engines = {"tapete, score included": ours(random.Random(1))}
    if importlib.util.find_spec("rlcard") is None:
        print("bridge  RLCard is not installed: pip install -e '.[bench]'")
    else:
        engines["RLCard raw game"] = rlcards(random.Random(1))
    taken = dict.fromkeys(engines, 0.0)
    steps = dict.fromkeys(engines, 0)
    for _ in range(ROUNDS):
        for name, play_one in engines.items():
            begin = time.process_time()
            steps[name] += sum(play_one() for _ in range(GAMES))
            taken[name] += time.process_time() - begin
    games = GAMES * ROUNDS
    peer = taken.get("RLCard raw game")
    for name in engines:
        times = f"   {peer / taken[name]:4.1f} x" if peer else ""
        rate, length = games / taken[name], steps[name] / games
        print(f"bridge  {name:26} {rate:8.0f} deals/s   {length:5.1f} steps each{times}")


if __name__ == "__main__":
    main()
