"""Random legal deals for four from the deal to the count, beside TarotSolver (CrudeText), where it lies here.

Both deal at random, list the legal cards before every one of the 72 cards, choose one of them by chance, and
count at the end. The peer is no package: TAROT_PEER names the `src` folder of a copy. `bits` is our play
without a value for each step, which simulations use. Goal: both faster than the peer.
"""

from __future__ import annotations

import importlib
import os
import random
import sys
import time
from collections.abc import Callable

from tapete.tarot import Deal, Form, Play, Seat, Side, count
from tapete.tarot.playout import playout

GAMES = 200
ROUNDS = 8


def values(chance: random.Random) -> Callable[[], int]:
    """One deal as values, each card a new one."""
    choice, order = chance.choice, list(range(78))

    def play_one() -> int:
        chance.shuffle(order)
        deal = Deal.shuffled(Form.FOUR, order)
        play = Play(Form.FOUR, deal.hands, Seat.NORTH, Seat.WEST)
        for _ in range(72):
            play = play.then(choice(play.legal_cards))
        return count(play, deal.dog, Side.ATTACK).attack

    return play_one


def bits(chance: random.Random) -> Callable[[], int]:
    """One deal on bits."""
    pack = [1 << card for card in range(78)]

    def play_one() -> int:
        chance.shuffle(pack)
        hands = [sum(pack[18 * seat : 18 * seat + 18]) for seat in range(4)]
        return playout(hands, sum(pack[72:]), 0, 1, chance.random)

    return play_one


def peers(chance: random.Random) -> Callable[[], int] | None:
    """One deal of TarotSolver's, or None where it is not here."""
    folder = os.environ.get("TAROT_PEER")
    if not folder:
        return None
    sys.path.insert(0, folder)
    bidding, dealing, game, scoring = (
        importlib.import_module(f"tarot.{name}") for name in ("bidding", "deal", "game", "scoring")
    )

    def play_one() -> int:
        taken = bidding.run_bidding_4p(
            0, lambda player, _: bidding.Contract.GARDE_SANS if player == 1 else None
        )
        state = game.SingleDealState(dealing.deal_4p(rng=chance), taken)
        for _ in range(72):
            player = state.current_player()
            state.play_card(player, chance.choice(state.legal_cards(player)))
        return int(2 * scoring.points_in_cards(state.taker_tricks + state.chien))

    return play_one


def main() -> None:
    """Print the figures."""
    engines = {"tapete, values": values(random.Random(1)), "tapete, bits": bits(random.Random(1))}
    peer = peers(random.Random(1))
    if peer is None:
        print("tarot   TarotSolver is not here: TAROT_PEER=FOLDER names a copy of its src")
    else:
        engines["TarotSolver"] = peer
    taken = dict.fromkeys(engines, 0.0)
    for _ in range(ROUNDS):
        for name, play_one in engines.items():
            begin = time.process_time()
            for _ in range(GAMES):
                play_one()
            taken[name] += time.process_time() - begin
    for name in engines:
        times = f"   {taken['TarotSolver'] / taken[name]:4.1f} x" if peer else ""
        print(f"tarot   {name:26} {GAMES * ROUNDS / taken[name]:8.0f} deals/s{times}")


if __name__ == "__main__":
    main()
