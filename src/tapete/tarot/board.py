"""Duplicate boards: from chance or by the arbiter's choice, checked before they leave the table.

>>> board = Board.made(7, taker=Seat.NORTH, strength_from=55)
>>> board.check()
>>> str(board.contract), board.deal.petit_sec is None
('garde', True)
>>> str(COLOURS[Seat.NORTH].label), board.leader is Form.FOUR.next(board.dealer)
('yellow', True)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from tapete.tarot.bidding import Bid
from tapete.tarot.deal import Deal
from tapete.tarot.errors import BadDeal, Impossible
from tapete.tarot.form import Form, Seat
from tapete.tarot.game import Game
from tapete.tarot.player import strength
from tapete.text import N_, Choice

__all__ = ["COLOURS", "Board", "Colour"]

_MOST_TRIES = 20_000


class Colour(Choice):
    """The colours of the diagrams (TD-4)."""

    YELLOW = "yellow", N_("yellow")
    BLUE = "blue", N_("blue")
    RED = "red", N_("red")
    GREEN = "green", N_("green")


COLOURS: Mapping[Seat, Colour] = MappingProxyType(
    {
        Seat.NORTH: Colour.YELLOW,
        Seat.SOUTH: Colour.BLUE,
        Seat.EAST: Colour.RED,
        Seat.WEST: Colour.GREEN,
    }
)


@dataclass(frozen=True, slots=True)
class Board:
    """A numbered deal of four with its taker and its dealer, whose right neighbour leads (TD-5)."""

    number: int
    taker: Seat
    dealer: Seat
    deal: Deal
    contract: Bid = Bid.GARDE  # imposed (TD-8); a team match chooses (TDE-2)

    @classmethod
    def made(
        cls,
        number: int,
        *,
        taker: Seat | None = None,
        dealer: Seat | None = None,
        strength_from: int = 0,
        strength_to: int = 1000,
        seed: str | None = None,
    ) -> Board:
        """A board whose taker has a hand of the strength asked for; the Petit is nobody's only trump (TD-9).

        Where no taker or dealer is named, they go round with the number of the board. The strength is that
        of `tapete.tarot.player`: about 40 for a prise, 54 for a garde.
        """
        seats = Form.FOUR.seats
        chosen = taker or seats[(number - 1) % 4]
        for place in range(1, _MOST_TRIES + 1):
            deal = (
                Deal.random(Form.FOUR)
                if seed is None
                else Deal.seeded(Form.FOUR, f"{seed} board {number}", place)
            )
            if deal.petit_sec is None and strength_from <= strength(deal[chosen]) <= strength_to:
                return cls(number, chosen, dealer or seats[(number - 1) // 4 % 4], deal)
        raise Impossible(
            N_("no hand of strength {low} to {high} was found in {n} deals: ask for less"),
            low=strength_from,
            high=strength_to,
            n=_MOST_TRIES,
        )

    @property
    def leader(self) -> Seat:
        """Who leads to the first trick."""
        return Form.FOUR.next(self.dealer)

    @property
    def game(self) -> Game:
        """The deal to be played, its contract imposed."""
        return Game(self.deal, self.dealer, imposed=(self.taker, self.contract))

    def check(self) -> None:
        """Raise `BadDeal` unless the hands have 18 cards, the dog 6, and no Petit is alone (TD-12)."""
        if self.deal.form is not Form.FOUR:
            raise BadDeal(N_("a board is a deal for four"))
        self.deal.check()
        if not self.deal.is_complete:
            raise BadDeal(N_("board {n}: every hand has 18 cards and the dog 6"), n=self.number)
        if (seat := self.deal.petit_sec) is not None:
            raise BadDeal(
                N_("board {n}: the Petit is the only trump of {seat}; deal it again"),
                n=self.number,
                seat=seat,
            )

    def to_plain(self) -> dict[str, Any]:
        """The board as plain data."""
        return {
            "board": self.number,
            "taker": str(self.taker),
            "dealer": str(self.dealer),
            "leader": str(self.leader),
            "contract": self.contract.value,
            "hands": {str(seat): str(hand) for seat, hand in self.deal},
            "colours": {str(seat): COLOURS[seat].value for seat, _ in self.deal},
            "dog": str(self.deal.dog),
            "number": str(self.deal.number),
        }
