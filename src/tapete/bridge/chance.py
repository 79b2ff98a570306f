"""Deals by number: all 53644737765488792839237440000 of them, from chance or from a seed.

A number splits into the places of North's, East's and South's cards among all ways to choose
thirteen cards from those that are left (the combinatorial number system).
"""

from __future__ import annotations

import secrets
from hashlib import shake_256
from math import comb

__all__ = ["DEALS", "cards_of", "drawn", "number_of", "seeded"]

DEALS = comb(52, 13) * comb(39, 13) * comb(26, 13)
_WAYS = tuple(tuple(comb(cards, chosen) for chosen in range(14)) for cards in range(53))
_BYTES = 12  # 96 bits: two thirds of the numbers that they write are deals


def drawn() -> int:
    """The number of a deal from the computer's cryptographic source."""
    return secrets.randbelow(DEALS)


def seeded(seed: str, place: int) -> int:
    """The number of a deal from a text: the same on every machine and in every version of Python."""
    ask = f"tapete {place} {seed}".encode()
    length = 32 * _BYTES
    while True:
        # A longer digest begins with the shorter one.
        digest = shake_256(ask).digest(length)
        for start in range(0, length, _BYTES):
            number = int.from_bytes(digest[start : start + _BYTES], "big")
            if number < DEALS:
                return number
        length *= 2


def cards_of(number: int) -> tuple[int, int, int, int]:
    """The bits of the four hands."""
    number, south = divmod(number, _WAYS[26][13])
    north, east = divmod(number, _WAYS[39][13])
    hands = [0, 0, 0, 0]
    left = list(range(52))
    for seat, place in enumerate((north, east, south)):
        hands[seat], left = _chosen(place, left)
    hands[3] = sum(1 << card for card in left)
    return hands[0], hands[1], hands[2], hands[3]


def number_of(north: int, east: int, south: int) -> int:
    """The number of the deal with these hands."""
    left = list(range(52))
    number = 0
    for hand in (north, east, south):
        number = number * _WAYS[len(left)][13] + _place(hand, left)
        left = [card for card in left if not hand >> card & 1]
    return number


def _chosen(place: int, cards: list[int]) -> tuple[int, list[int]]:
    """The choice of thirteen cards that has the place, and the cards that it leaves."""
    hand, rest, open_ = 0, [], 13
    for behind in range(len(cards) - 1, -1, -1):
        card = cards[behind]
        without = _WAYS[behind][open_]  # the choices of what is still open among the cards before
        if open_ and place >= without:
            place -= without
            hand |= 1 << card
            open_ -= 1
        else:
            rest.append(card)
    rest.reverse()
    return hand, rest


def _place(hand: int, cards: list[int]) -> int:
    """The place of a choice of thirteen cards among all of them."""
    place, open_ = 0, 13
    for behind in range(len(cards) - 1, -1, -1):
        if hand >> cards[behind] & 1:
            place += _WAYS[behind][open_]
            open_ -= 1
    return place
