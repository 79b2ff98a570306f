"""The auction: one round from the dealer's right, each bid above the last.

>>> auction = Auction.parse("4 S: pass prise garde")
>>> auction.turn, str(auction.why_not(Bid.PRISE))
(<Seat.SOUTH: 'S'>, 'prise is not higher than garde: bid higher or pass (T4-BID-2)')
>>> auction = auction.then("pass")
>>> auction.taker, auction.contract
(<Seat.WEST: 'W'>, <Bid.GARDE: 'garde'>)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tapete.tarot.errors import BadNotation, Exclusion, IllegalBid
from tapete.tarot.form import Form, Seat
from tapete.tarot.notation import Parsed, fold
from tapete.text import N_, Choice

__all__ = ["Auction", "Bid", "check_imposed"]


class Bid(Choice):
    """A pass or one of the four contracts, in rising order (T4-BID-2)."""

    number: int
    multiplier: int  # of the score (T4-SC-2); 0 for a pass

    PASS = "pass", N_("pass")
    PRISE = "prise", N_("prise")
    GARDE = "garde", N_("garde")
    SANS = "garde sans", N_("garde sans")
    CONTRE = "garde contre", N_("garde contre")

    def __init__(self, *_: str) -> None:
        self.number = len(type(self))
        self.multiplier = (0, 1, 2, 4, 6)[self.number]

    @classmethod
    def all(cls) -> Iterable[Bid]:
        """Pass and the contracts, lowest first."""
        return tuple(cls)

    @classmethod
    def parse(cls, text: str, /) -> Bid:
        """The bid in the words of English, French or Spanish tables, or by its first letters."""
        word = " ".join(fold(text).replace("-", " ").replace("_", " ").split())
        for bid in cls:
            if word in _WORDS[bid.value]:
                return bid
        raise BadNotation(
            N_("{text} is no bid: give pass, prise, garde, garde sans or garde contre"), text=repr(text)
        )

    @property
    def shows_dog(self) -> bool:
        """Whether the dog is turned up and goes into the taker's hand (T4-DOG-1)."""
        return self in (Bid.PRISE, Bid.GARDE)

    @property
    def needs_arbiter(self) -> bool:
        """Whether the arbiter is called in a tournament (T4-BID-5)."""
        return self in (Bid.SANS, Bid.CONTRE)


_WORDS = {
    "pass": ("pass", "passe", "paso", "passo", "p"),
    "prise": ("prise", "petite", "presa", "pequena", "cojo", "je prends", "take", "pr"),
    "garde": ("garde", "guarda", "guardo", "guard", "je garde", "g"),
    "garde sans": (
        "garde sans", "garde sans le chien", "sans", "guarda sin", "guarda sin el perro",
        "guardo sin", "guardo sin el perro", "guard without", "without", "gs",
    ),
    "garde contre": (
        "garde contre", "garde contre le chien", "contre", "guarda contra", "guarda contra el perro",
        "guardo contra", "guardo contra el perro", "guard against", "against", "gc",
    ),
}  # fmt: skip


@dataclass(frozen=True, slots=True, repr=False)
class Auction(Parsed):
    """The bids from the dealer's right on, all of them legal.

    `barred` is a dealer whose own fault made him deal again: he may only pass (T4-DEAL-7).
    """

    form: Form
    dealer: Seat
    bids: tuple[Bid, ...] = ()
    barred: Seat | None = None

    @classmethod
    def of(cls, form: Form, dealer: Seat, bids: Iterable[Bid | str], barred: Seat | None = None) -> Auction:
        """The auction of these bids."""
        auction = cls(form, form.seat(dealer), (), barred)
        for bid in bids:
            auction = auction.then(bid)
        return auction

    @classmethod
    def parse(cls, text: str, /) -> Auction:
        """The number of players, the dealer, a colon, and the bids with commas or spaces between."""
        head, colon, bids = text.partition(":")
        words = head.split()
        if not colon or len(words) != 2:
            raise BadNotation(
                N_("{text} is no auction: write players, dealer, a colon and bids, as 4 S: pass garde"),
                text=repr(text),
            )
        form = Form.of(words[0])
        joined = fold(bids).replace("garde sans", "gs").replace("garde contre", "gc").replace(",", " ")
        return cls.of(form, form.seat(words[1]), joined.split())

    def __str__(self) -> str:
        return f"{self.form} {self.dealer}: " + ", ".join(map(str, self.bids))

    def __iter__(self) -> Iterator[tuple[Seat, Bid]]:
        """Each bid with who made it."""
        return ((self.form.next(self.dealer, place + 1), bid) for place, bid in enumerate(self.bids))

    @property
    def turn(self) -> Seat | None:
        """Who speaks next: the dealer's right neighbour first, the dealer last (T4-BID-1)."""
        return None if self.has_ended else self.form.next(self.dealer, len(self.bids) + 1)

    @property
    def has_ended(self) -> bool:
        """Whether everybody has spoken."""
        return len(self.bids) == self.form.players

    @property
    def highest(self) -> Bid:
        """The highest bid so far, or a pass."""
        return max(self.bids, key=lambda bid: bid.number, default=Bid.PASS)

    @property
    def is_passed_out(self) -> bool:
        """Whether all have passed, so that the next player deals (T4-BID-3)."""
        return self.has_ended and self.highest is Bid.PASS

    @property
    def contract(self) -> Bid | None:
        """The contract; None before the auction has ended or where all passed."""
        return self.highest if self.has_ended and not self.is_passed_out else None

    @property
    def taker(self) -> Seat | None:
        """Who made the highest bid (T4-BID-4); None before the end or where all passed."""
        if self.contract is None:
            return None
        return self.form.next(self.dealer, self.bids.index(self.highest) + 1)

    @property
    def legal_bids(self) -> tuple[Bid, ...]:
        """What the player on turn may say."""
        return tuple(bid for bid in Bid if self.why_not(bid) is None)

    def why_not(self, bid: Bid | str) -> Exclusion | None:
        """Why the player on turn may not say this, and the clause; None where he may."""
        bid = bid if isinstance(bid, Bid) else Bid.parse(bid)
        if self.has_ended:
            return Exclusion.of("T4-BID-1", N_("the auction has ended: each player speaks once"))
        if bid is Bid.PASS:
            return None
        if self.turn is self.barred:
            return Exclusion.of(
                "T4-DEAL-7", N_("{seat} dealt again after a fault and may only pass"), seat=self.turn
            )
        if bid.number <= self.highest.number:
            return Exclusion.of(
                "T4-BID-2",
                N_("{bid} is not higher than {highest}: bid higher or pass"),
                bid=bid,
                highest=self.highest,
            )
        return None

    def is_legal(self, bid: Bid | str) -> bool:
        """Whether the player on turn may say this."""
        return self.why_not(bid) is None

    def then(self, bid: Bid | str) -> Auction:
        """The auction after one more bid; raises `IllegalBid` where the rules do not allow it."""
        bid = bid if isinstance(bid, Bid) else Bid.parse(bid)
        if (excluded := self.why_not(bid)) is not None:
            raise IllegalBid(excluded)
        return Auction(self.form, self.dealer, (*self.bids, bid), self.barred)


def check_imposed(form: Form, imposed: tuple[Seat, Bid]) -> None:
    """Raise what speaks against a contract that is imposed: nobody passes a board (TD-8)."""
    taker, contract = imposed
    form.number(taker)
    if contract is Bid.PASS:
        raise IllegalBid(
            Exclusion.of("TD-8", N_("a board is not passed: name the contract of {seat}"), seat=taker)
        )
