"""A random legal play to the end, on bits: what simulations run thousands of times.

>>> from random import Random
>>> from tapete.tarot.deal import Deal
>>> from tapete.tarot.form import Form
>>> deal = Deal.numbered(Form.FOUR, 10**40)
>>> half = playout([hand.bits for hand in deal.hands], deal.dog.bits, 0, 1, Random(1).random)
>>> 0 <= half <= 182
True
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tapete.tarot.cards import EXCUSE, TRUMPS
from tapete.tarot.hand import half_points
from tapete.tarot.trick import led_by

__all__ = ["playout"]

_LED = {1 << card: led_by(1 << card) for card in range(78)}


def playout(  # noqa: C901, PLR0912 - one loop without calls, as it runs most
    hands: Sequence[int],
    dog: int,
    attack: int,
    leader: int,
    chance: Callable[[], float],
    *,
    partner: int = -1,
) -> int:
    """The half points of the attack after random legal play; the dog (or écart) counts for the attack.

    Players are numbers in the order of play; `chance` gives numbers from 0 up to 1.
    """
    left = list(hands)
    players = len(left)
    tricks = left[0].bit_count()
    attackers = (attack, partner)
    won, lost = dog, 0
    excuse_half = 0  # what the Excuse moves from the defence to the attack
    for number in range(tricks):
        led = best = taken = 0
        winner = first = leader
        player = leader
        excuse = -1
        for _ in range(players):
            hand = left[player]
            # The rule of `legal_bits`, written out: this runs most.
            if led:
                own = hand & led
                if not own or led == TRUMPS:
                    own = hand & TRUMPS
                    own = own & -(best << 1) or own
                legal = own | hand & EXCUSE if own else hand
            else:
                legal = hand
            for _ in range(int(chance() * legal.bit_count())):
                legal &= legal - 1
            card = legal & -legal
            left[player] = hand ^ card
            taken |= card
            if card == EXCUSE:
                excuse = player
            else:
                led = led or _LED[card]
                if card & (led | TRUMPS) and card > best:
                    best, winner = card, player
            player = player + 1 if player + 1 < players else 0
        if excuse >= 0:
            mine = excuse in attackers
            last = number == tricks - 1
            swept = last and not (lost if mine else won & ~dog)
            if swept and excuse == first:
                winner = excuse
            theirs = winner in attackers
            if not last:
                excuse_half = 8 * (mine - theirs)
            elif mine == theirs and not swept:
                excuse_half = -8 if mine else 8
        if winner in attackers:
            won |= taken
        else:
            lost |= taken
        leader = winner
    return half_points(won) + excuse_half
