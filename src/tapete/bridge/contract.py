"""A contract: a bid, doubled or not, and who plays it.

>>> contract = Contract.parse("4♠x N")
>>> str(contract), contract.tricks_needed, contract.leader
('4SX N', 10, <Seat.EAST: 'E'>)
>>> Contract.parse("Pass") == PASSED_OUT
True
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from tapete.bridge.call import PASS, Call, Denomination
from tapete.bridge.cards import Suit
from tapete.bridge.errors import BadNotation, Impossible
from tapete.bridge.notation import Parsed
from tapete.bridge.seat import Seat
from tapete.text import N_, Choice, Text

__all__ = ["PASSED_OUT", "Contract", "Doubling"]


class Doubling(Choice):
    """Whether the contract is doubled."""

    UNDOUBLED = "", N_("undoubled")
    DOUBLED = "X", N_("doubled")
    REDOUBLED = "XX", N_("redoubled")

    @property
    def factor(self) -> int:
        """What it makes of the trick points: 1, 2 or 4 times."""
        return 1 << len(self.value)


@dataclass(frozen=True, slots=True, repr=False)
class Contract(Parsed):
    """A bid with its doubling and its declarer, or no bid at all; the declarer may be unknown."""

    bid: Call | None = None
    doubling: Doubling = Doubling.UNDOUBLED
    declarer: Seat | None = None

    def __post_init__(self) -> None:
        if self.bid is None and (self.doubling is not Doubling.UNDOUBLED or self.declarer is not None):
            raise Impossible(N_("a board that is passed out has no declarer and no double"))
        if self.bid is not None and not self.bid.is_bid:
            raise Impossible(N_("{call} is no contract: give a bid such as 4S"), call=str(self.bid))

    @classmethod
    def all(cls) -> Iterable[Contract]:
        """Passed out, then every contract of every declarer."""
        yield PASSED_OUT
        for bid in Call.all():
            if bid.is_bid:
                yield from (cls(bid, doubling, seat) for doubling in Doubling for seat in Seat)

    @classmethod
    def parse(cls, text: str, /) -> Contract:
        """The contract in the usual notation: "4SX N", "3NT", "4♥xx-E", "Pass"."""
        written = text.strip().upper().translate(_SYMBOLS)
        if written in _PASSED_OUT:
            return PASSED_OUT
        match = _CONTRACT.fullmatch(written)
        if match is None:
            raise BadNotation(
                N_(
                    "{text} is no contract: give level, denomination, X or XX and the declarer, such as 4SX N"
                ),
                text=repr(text),
            )
        bid, doubling, declarer = match.groups()
        return cls(
            Call.parse(bid),
            _DOUBLINGS[doubling],
            None if declarer is None else Seat.parse(declarer),
        )

    def __str__(self) -> str:
        if self.bid is None:
            return str(PASS)
        return f"{self.bid}{self.doubling}" + (f" {self.declarer}" if self.declarer else "")

    @property
    def label(self) -> str | Text:
        """As it is said: 4♠X by North."""
        if self.bid is None:
            return N_("passed out")
        if self.declarer is None:
            return Text.of("{bid}{doubling}", bid=self.bid, doubling=self.doubling.value)
        return Text.of(
            N_("{bid}{doubling} by {declarer}"),
            bid=self.bid,
            doubling=self.doubling.value,
            declarer=self.declarer,
        )

    @property
    def is_passed_out(self) -> bool:
        """Whether all four players passed (Law 22)."""
        return self.bid is None

    @property
    def level(self) -> int:
        """The number of odd tricks, 0 where all passed."""
        return 0 if self.bid is None else self.bid.level

    @property
    def denomination(self) -> Denomination | None:
        """The suit or no trump, none where all passed."""
        return None if self.bid is None else self.bid.denomination

    @property
    def trumps(self) -> Suit | None:
        """The trump suit, if there is one."""
        return None if self.denomination is None else self.denomination.suit

    @property
    def tricks_needed(self) -> int:
        """The tricks that declarer has to win."""
        return 0 if self.bid is None else 6 + self.bid.level

    @property
    def dummy(self) -> Seat | None:
        """Declarer's partner."""
        return None if self.declarer is None else self.declarer.partner

    @property
    def leader(self) -> Seat | None:
        """The defender who makes the opening lead: the player on declarer's left (Law 41A)."""
        return None if self.declarer is None else self.declarer.left


PASSED_OUT = Contract()

_SYMBOLS = str.maketrans({"♣": "C", "♦": "D", "♥": "H", "♠": "S", "\ufe0e": None, "\ufe0f": None})
_PASSED_OUT = {"PASS", "P", "AP", "ALL PASS", "PASSED OUT", "PASSOUT", "PASO", "PASSO", "PASSE", "-"}
_DOUBLINGS = {
    "": Doubling.UNDOUBLED,
    "X": Doubling.DOUBLED,
    "*": Doubling.DOUBLED,
    "DBL": Doubling.DOUBLED,
    "XX": Doubling.REDOUBLED,
    "**": Doubling.REDOUBLED,
    "RDBL": Doubling.REDOUBLED,
}
_CONTRACT = re.compile(
    r"([0-9]+\s*(?:NT|SA|ST|N|C|D|H|S))\s*(XX|X|\*\*|\*|DBL|RDBL|)[\s,-]*(NORTH|EAST|SOUTH|WEST|N|E|S|W)?"
)
