"""Deals by number: every one of them, from chance or from a seed.

A number splits into the places of the hands' cards, one hand after the other, among all ways to
choose them from the cards that are left (the combinatorial number system).
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import cache
from hashlib import shake_256
from math import comb

from tapete.tarot.form import Form

__all__ = ["cards_of", "deals", "drawn", "number_of", "seeded"]

_WAYS = tuple(tuple(comb(cards, chosen) for chosen in range(25)) for cards in range(79))


@cache
def deals(form: Form) -> int:
    """How many different deals there are."""
    ways, left = 1, 78
    for _ in form.seats:
        ways *= comb(left, form.hand)
        left -= form.hand
    return ways


def drawn(form: Form) -> int:
    """The number of a deal from the computer's cryptographic source."""
    return secrets.randbelow(deals(form))


def seeded(form: Form, seed: str, place: int) -> int:
    """The number of a deal from a text: the same on every machine and in every version of Python."""
    ask = f"tapete tarot {form} {place} {seed}".encode()
    size = (deals(form).bit_length() + 7) // 8
    length = 64 * size
    while True:
        # A longer digest begins with the shorter one.
        digest = shake_256(ask).digest(length)
        for start in range(0, length, size):
            number = int.from_bytes(digest[start : start + size], "big")
            if number < deals(form):
                return number
        length *= 2


def cards_of(form: Form, number: int) -> tuple[int, ...]:
    """The bits of the hands in the order of the seats, then those of the dog."""
    places = []
    left = 78 - form.hand * form.players
    for _ in form.seats:
        left += form.hand
        number, place = divmod(number, _WAYS[left][form.hand])
        places.append(place)
    cards = list(range(78))
    hands = []
    for place in reversed(places):
        hand, cards = _chosen(place, cards, form.hand)
        hands.append(hand)
    return (*hands, sum(1 << card for card in cards))


def number_of(form: Form, hands: Sequence[int]) -> int:
    """The number of the deal with these hands."""
    left = list(range(78))
    number = 0
    for hand in hands:
        number = number * _WAYS[len(left)][form.hand] + _place(hand, left, form.hand)
        left = [card for card in left if not hand >> card & 1]
    return number


def _chosen(place: int, cards: list[int], open_: int) -> tuple[int, list[int]]:
    """The choice of so many cards that has the place, and the cards that it leaves."""
    hand, rest = 0, []
    for behind in range(len(cards) - 1, -1, -1):
        without = _WAYS[behind][open_]  # the choices of what is still open among the cards before
        if open_ and place >= without:
            place -= without
            hand |= 1 << cards[behind]
            open_ -= 1
        else:
            rest.append(cards[behind])
    rest.reverse()
    return hand, rest


def _place(hand: int, cards: list[int], open_: int) -> int:
    """The place of a choice of cards among all of them."""
    place = 0
    for behind in range(len(cards) - 1, -1, -1):
        if hand >> cards[behind] & 1:
            place += _WAYS[behind][open_]
            open_ -= 1
    return place
