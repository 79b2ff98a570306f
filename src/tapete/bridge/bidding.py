"""The lawful auction: the calls so far, those that may follow, and the contract they come to.

>>> auction = Auction(Seat.NORTH).then("1S").then("Pass").then("2S")
>>> auction.turn, [str(call) for call in auction.legal_calls][:3]
(<Seat.WEST: 'W'>, ['Pass', 'X', '2NT'])
>>> str(auction.why_not(Call.parse("2H")))
'2♥ does not beat 2♠: bid higher or pass (18D)'
>>> str(Auction.parse("N: 1S Pass 2S Pass Pass Pass").contract)
'2S N'
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tapete.bridge.call import DOUBLE, PASS, REDOUBLE, Call
from tapete.bridge.contract import PASSED_OUT, Contract, Doubling
from tapete.bridge.diagram import bidding_table
from tapete.bridge.errors import BadNotation, Exclusion, IllegalCall, Impossible
from tapete.bridge.notation import Parsed
from tapete.bridge.seat import Seat
from tapete.text import ENGLISH, N_, Speaker, Text

__all__ = ["Auction"]

_Now = tuple[Call | None, int, Doubling, int]
_START: _Now = (None, 0, Doubling.UNDOUBLED, 0)


@dataclass(frozen=True, slots=True, repr=False)
class Auction(Parsed):
    """The calls from the dealer on, all of them legal."""

    dealer: Seat
    calls: tuple[Call, ...] = ()
    # What the calls come to, kept so that a step costs the same at the end as at the start: the last bid,
    # its place among the calls, its doubling, the passes since the last other call.
    _now: _Now = field(default=_START, init=False, compare=False)

    def __post_init__(self) -> None:
        if self.calls:
            same = Auction.of(self.dealer, self.calls)
            object.__setattr__(self, "_now", same._now)  # noqa: SLF001 - our own

    @classmethod
    def of(cls, dealer: Seat | str, calls: Sequence[Call | str]) -> Auction:
        """The auction of these calls; "AP" stands for the passes that end it."""
        auction = cls(dealer if isinstance(dealer, Seat) else Seat.parse(dealer))
        for call in calls:
            if isinstance(call, str) and call.strip().upper() in ("AP", "ALLPASS"):
                auction = auction.passed_out()
            else:
                auction = auction.then(call)
        return auction

    @classmethod
    def parse(cls, text: str, /) -> Auction:
        """The dealer, a colon, and the calls with spaces between: "N: 1S Pass 2S AP"."""
        dealer, colon, calls = text.partition(":")
        if not colon:
            raise BadNotation(
                N_("{text} is no auction: give the dealer, a colon and the calls, such as N: 1S AP"),
                text=repr(text),
            )
        return cls.of(dealer, calls.split())

    def __str__(self) -> str:
        return " ".join((f"{self.dealer}:", *map(str, self.calls)))

    def diagram(self, say: Speaker = ENGLISH) -> str:
        """The calls in four columns from West on."""
        return bidding_table(self, say)

    def __iter__(self) -> Iterator[tuple[Seat, Call]]:
        """Each call with who made it."""
        return ((self.dealer.turn(place), call) for place, call in enumerate(self.calls))

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is to call (Law 17C); nobody's when the auction has ended."""
        return None if self.has_ended else self.dealer.turn(len(self.calls))

    @property
    def has_ended(self) -> bool:
        """Whether three passes followed the last bid, double or redouble, or all four passed (Law 22)."""
        bid, _, _, passes = self._now
        return passes >= (4 if bid is None else 3)

    @property
    def last_bid(self) -> Call | None:
        """The bid that a new one has to beat."""
        return self._now[0]

    @property
    def doubling(self) -> Doubling:
        """Whether the last bid is doubled so far (Law 19C: a new bid ends that)."""
        return self._now[2]

    @property
    def legal_calls(self) -> tuple[Call, ...]:
        """Every call that the player on turn may make: pass, double or redouble, the bids."""
        if self.has_ended:
            return ()
        bid = self.last_bid
        last = 2 if bid is None else bid.number
        return _LEGAL[1 if self._may_double else 2 if self._may_redouble else 0][last - 2]

    def why_not(self, call: Call | str) -> Exclusion | None:
        """Why the player on turn may not make the call, and the clause; None where he may."""
        call = call if isinstance(call, Call) else Call.parse(call)
        if self.has_ended:
            return Exclusion("22", Text.of(N_("the auction has ended: nobody can call any more")))
        if call.is_bid:
            bid = self.last_bid
            if bid is None or call.number > bid.number:
                return None
            return Exclusion(
                "18D", Text.of(N_("{call} does not beat {bid}: bid higher or pass"), call=call, bid=bid)
            )
        if call == PASS:
            return None
        if call == DOUBLE:
            return None if self._may_double else Exclusion("19A1", self._no_double())
        return None if self._may_redouble else Exclusion("19B1", self._no_redouble())

    def is_legal(self, call: Call | str) -> bool:
        """Whether the player on turn may make the call."""
        return self.why_not(call) is None

    def then(self, call: Call | str) -> Auction:
        """The auction after one more call; raises `IllegalCall` where the laws do not allow it."""
        call = call if isinstance(call, Call) else Call.parse(call)
        if (excluded := self.why_not(call)) is not None:
            raise IllegalCall(excluded)
        return self.accepting(call)

    def accepting(self, call: Call, *, lost: bool = False) -> Auction:
        """The auction after one more call that counts as legal, such as an accepted insufficient bid.

        A turn that was lost to a call out of turn is a pass in its place, which closes nothing.
        """
        bid, place, doubling, passes = self._now
        if call.is_bid:
            now: _Now = (call, len(self.calls), Doubling.UNDOUBLED, 0)
        elif call == PASS:
            now = (bid, place, doubling, passes + (not lost))
        else:
            now = (bid, place, Doubling.DOUBLED if call == DOUBLE else Doubling.REDOUBLED, 0)
        # Made without a second look at the calls: those before were looked at when they were made.
        auction = object.__new__(Auction)
        put = object.__setattr__
        put(auction, "dealer", self.dealer)
        put(auction, "calls", (*self.calls, call))
        put(auction, "_now", now)
        return auction

    def passed_out(self) -> Auction:
        """The auction after passes up to its end."""
        auction = self
        while not auction.has_ended:
            auction = auction.then(PASS)
        return auction

    @property
    def contract(self) -> Contract | None:
        """The final contract with its declarer; None before the auction has ended."""
        if not self.has_ended:
            return None
        bid, _, doubling, _ = self._now
        return PASSED_OUT if bid is None else Contract(bid, doubling, self.declarer)

    @property
    def declarer(self) -> Seat | None:
        """Who would play the last bid: the first of its side to name its denomination."""
        bid, place, _, _ = self._now
        if bid is None:
            return None
        own = range(place % 2, place + 1, 2)
        named = bid.denomination
        return self.dealer.turn(next(i for i in own if self.calls[i].denomination is named))

    def back(self) -> Auction:
        """The auction without its last call."""
        if not self.calls:
            raise Impossible(N_("nobody has called yet: there is no call to take back"))
        auction = Auction(self.dealer)
        for call in self.calls[:-1]:
            auction = auction.accepting(call)
        return auction

    @property
    def _may_double(self) -> bool:
        bid, place, doubling, _ = self._now
        return bid is not None and doubling is Doubling.UNDOUBLED and self._by_opponents(place)

    @property
    def _may_redouble(self) -> bool:
        _, place, doubling, _ = self._now
        return doubling is Doubling.DOUBLED and not self._by_opponents(place)

    def _by_opponents(self, place: int) -> bool:
        """Whether the call was made by an opponent of the player on turn."""
        return (len(self.calls) - place) % 2 == 1

    def _no_double(self) -> Text:
        bid, _, doubling, _ = self._now
        if bid is None:
            return Text.of(N_("there is no bid to double yet: bid or pass"))
        if doubling is not Doubling.UNDOUBLED:
            return Text.of(N_("{bid} is doubled already: bid or pass"), bid=bid)
        return Text.of(N_("{bid} is your own side's bid: only an opponent's bid can be doubled"), bid=bid)

    def _no_redouble(self) -> Text:
        bid, _, doubling, _ = self._now
        if doubling is Doubling.REDOUBLED:
            return Text.of(N_("{bid} is redoubled already: bid or pass"), bid=bid)
        if doubling is Doubling.UNDOUBLED:
            return Text.of(N_("there is no double to redouble: bid or pass"))
        return Text.of(N_("the double is your own side's: only an opponent's double can be redoubled"))


_BIDS = tuple(call for call in Call.all() if call.is_bid)
# By what else is legal (nothing, double, redouble), then by the number of bids that are out of reach.
_LEGAL = tuple(
    tuple((PASS, *more, *_BIDS[low:]) for low in range(36)) for more in ((), (DOUBLE,), (REDOUBLE,))
)
