"""Calls: pass, double, redouble, and the thirty-five bids.

>>> Call.parse("2h").beats(Call.parse("1NT"))
True
>>> str(Call.parse("1SA")), str(Call.parse("dbl"))
('1NT', 'X')
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from tapete.bridge.cards import Suit
from tapete.bridge.errors import BadNotation
from tapete.bridge.notation import Parsed
from tapete.text import N_, Choice, Text

__all__ = ["DOUBLE", "PASS", "REDOUBLE", "Call", "Denomination"]


class Denomination(Choice):
    """What a bid names, lowest first: the four suits and no trump."""

    rank: int  # 0 for clubs to 4 for no trump (Law 18E)

    CLUBS = "C", N_("clubs")
    DIAMONDS = "D", N_("diamonds")
    HEARTS = "H", N_("hearts")
    SPADES = "S", N_("spades")
    NOTRUMP = "NT", N_("no trump")

    def __init__(self, *_: str) -> None:
        self.rank = len(type(self))

    @property
    def symbol(self) -> str:
        """♣ ♦ ♥ ♠ NT."""
        return ("♣", "♦", "♥", "♠", "NT")[self.rank]

    @property
    def suit(self) -> Suit | None:
        """The trump suit; none in no trump."""
        return None if self is Denomination.NOTRUMP else Suit(self.value)


@dataclass(frozen=True, slots=True, repr=False)
class Call(Parsed):
    """A call: a bid has a level and a denomination, the three others a word."""

    word: str = ""
    level: int = 0
    denomination: Denomination | None = None
    # Its place in `Call.all()`: pass, double, redouble, then the bids in the order of Law 18E.
    number: int = field(init=False, compare=False)

    def __post_init__(self) -> None:
        named = self.denomination
        number = _NUMBERS[self.word] if named is None else 5 * self.level - 2 + named.rank
        object.__setattr__(self, "number", number)

    def __hash__(self) -> int:
        return self.number

    @classmethod
    def bid(cls, level: int, denomination: Denomination) -> Call:
        """A bid of one to seven."""
        if not 1 <= level <= 7:
            bid = f"{level}{denomination}"
            raise BadNotation(N_("{text} is no bid: the level goes from 1 to 7"), text=bid)
        return cls("", level, denomination)

    @classmethod
    def all(cls) -> Iterable[Call]:
        """Pass, double, redouble, then the bids from 1C to 7NT."""
        return _ALL

    @classmethod
    def parse(cls, text: str, /) -> Call:
        """The call in PBN ("1NT", "Pass", "X") or in the usual short forms of the four languages."""
        written = text.strip().upper().translate(_SYMBOLS)
        for call, forms in _WORDS.items():
            if written in forms:
                return call
        match = re.fullmatch(r"([0-9])\s*(C|D|H|S|N|NT|SA|ST)", written)
        if match is None:
            raise BadNotation(N_("{text} is no call: give Pass, X, XX or a bid such as 1NT"), text=repr(text))
        level, named = match.groups()
        return cls.bid(int(level), _LETTERS.get(named, Denomination.NOTRUMP))

    def __str__(self) -> str:
        return self.word or f"{self.level}{self.denomination}"

    @property
    def label(self) -> str | Text:
        """As it is written in a bidding diagram: 2♥."""
        if self.denomination is None:
            return {"Pass": N_("pass"), "X": N_("double"), "XX": N_("redouble")}[self.word]
        if self.denomination is Denomination.NOTRUMP:
            return Text.of(N_("{level}NT"), level=self.level)
        return f"{self.level}{self.denomination.symbol}"

    @property
    def is_bid(self) -> bool:
        """Whether the call is a bid."""
        return self.number > 2

    def beats(self, other: Call) -> bool:
        """Whether this bid supersedes the other: a higher level, or a higher denomination at the same."""
        for call in (self, other):
            if not call.is_bid:
                raise BadNotation(
                    N_("{text} is no bid: only bids supersede each other"), text=repr(str(call))
                )
        return self.number > other.number


_NUMBERS = {"Pass": 0, "X": 1, "XX": 2}
PASS = Call("Pass")
DOUBLE = Call("X")
REDOUBLE = Call("XX")
_ALL = (PASS, DOUBLE, REDOUBLE, *(Call.bid(level, named) for level in range(1, 8) for named in Denomination))

_SYMBOLS = str.maketrans({"♣": "C", "♦": "D", "♥": "H", "♠": "S", "\ufe0e": None, "\ufe0f": None})
_LETTERS = {each.value: each for each in Denomination}
_WORDS = {
    PASS: {"PASS", "P", "PASO", "PASSO", "PASSE", "-"},
    DOUBLE: {"X", "DBL", "DOUBLE", "DOBLO", "CONTRO", "CONTRE", "*"},
    REDOUBLE: {"XX", "RDBL", "REDOUBLE", "REDOBLO", "SURCONTRO", "SURCONTRE", "**"},
}
