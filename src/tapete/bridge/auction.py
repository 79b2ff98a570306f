"""An auction in which anything may have happened, and what the laws may ask about it.

This is what the questions of the auction laws look at: the calls before the irregular one, the
irregular call, and what the players did before the arbiter ruled.

>>> case = IrregularCall(Seat.NORTH, ("1S", "2C"), Seat.SOUTH, "1NT", (("W", "Pass"),))
>>> case.in_rotation, case.is_insufficient, case.lho_called
(True, True, True)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from tapete.bridge.call import DOUBLE, PASS, REDOUBLE, Call
from tapete.bridge.errors import Impossible
from tapete.bridge.people import Turn
from tapete.bridge.seat import Seat
from tapete.text import N_, Choice

__all__ = ["CallMade", "IrregularCall", "Replacement"]


class CallMade(Choice):
    """What kind of call was made."""

    BID = "bid", N_("a bid")
    PASS = "pass", N_("a pass")
    DOUBLE = "double", N_("a double or redouble")


class Replacement(Choice):
    """What the offender puts in the place of an insufficient bid."""

    BID = "bid", N_("a sufficient bid")
    PASS = "pass", N_("a pass")
    DOUBLE = "double", N_("a double or redouble")
    INSUFFICIENT = "insufficient", N_("another insufficient bid")


Made = tuple[Seat, Call]  # a call and who made it


@dataclass(frozen=True, slots=True, init=False)
class IrregularCall:
    """An irregular call, the auction that stood before it, and the calls made since.

    What a told case leaves out is None: then the arbiter asks.
    """

    dealer: Seat
    before: tuple[Made, ...]
    offender: Seat
    call: Call
    since: tuple[Made, ...]  # until the arbiter ruled
    later: tuple[Made, ...] | None  # after he had ruled that the auction goes on
    obliged: frozenset[Seat] | None  # who had to pass at the next turn
    lead_faced: bool | None  # whether the opening lead had been faced
    legal: bool | None  # whether the law has nothing against the call

    def __init__(
        self,
        dealer: Seat,
        before: Sequence[Call | str | tuple[Seat | str, Call | str]],
        offender: Seat | str,
        call: Call | str,
        since: Sequence[tuple[Seat | str, Call | str]] = (),
        *,
        later: Sequence[tuple[Seat | str, Call | str]] | None = None,
        obliged: Iterable[Seat | str] | None = None,
        lead_faced: bool | None = None,
        legal: bool | None = None,
        as_they_stand: bool = False,
    ) -> None:
        """Calls and seats may be given in their notation; the calls before must be sufficient.

        A call before without a seat was made in rotation. At a table the calls before are taken as they
        stand: a bid that was too low stands, too, once it is accepted.
        """
        calls = tuple(_in_rotation(dealer, before))
        highest: Call | None = None
        for _, each in calls:
            if each.is_bid and highest is not None and not each.beats(highest) and not as_they_stand:
                raise Impossible(
                    N_("{call} does not beat {highest}: the calls before the irregular one must be legal"),
                    call=each,
                    highest=highest,
                )
            highest = each if each.is_bid else highest
        for name, value in (
            ("dealer", dealer),
            ("before", calls),
            ("offender", _seat(offender)),
            ("call", _call(call)),
            ("since", tuple(map(_made, since))),
            ("later", None if later is None else tuple(map(_made, later))),
            ("obliged", None if obliged is None else frozenset(map(_seat, obliged))),
            ("lead_faced", lead_faced),
            ("legal", legal),
        ):
            object.__setattr__(self, name, value)

    @property
    def last_bid(self) -> Call | None:
        """The bid that a new one has to beat."""
        return next((call for _, call in reversed(self.before) if call.is_bid), None)

    @property
    def turn(self) -> Seat:
        """Whose turn it was."""
        return self.before[-1][0].left if self.before else self.dealer

    @property
    def in_rotation(self) -> bool:
        """Whether the offender was on turn, or counts as being (Law 28A)."""
        return self.offender is self.turn or (self.whose_turn is Turn.RHO and self.rho_was_obliged is True)

    @property
    def kind(self) -> CallMade:
        """What kind of call it was."""
        if self.call.is_bid:
            return CallMade.BID
        return CallMade.PASS if self.call == PASS else CallMade.DOUBLE

    @property
    def whose_turn(self) -> Turn | None:
        """Whose turn the offender took away, if it was another's."""
        return {1: Turn.RHO, 2: Turn.PARTNER, 3: Turn.LHO}.get(self.turn.steps_to(self.offender))

    @property
    def rho_was_obliged(self) -> bool | None:
        """Whether the player on the right had to pass at his turn (Law 28A)."""
        return None if self.obliged is None else self.offender.right in self.obliged

    @property
    def offender_was_obliged(self) -> bool | None:
        """Whether the offender himself had to pass at his next turn."""
        return None if self.obliged is None else self.offender in self.obliged

    @property
    def rho_passed(self) -> bool | None:
        """Whether the player on the right passed when the auction was back; None before he has called."""
        calls = (call for seat, call in self.later or () if seat is self.offender.right)
        return next((call == PASS for call in calls), None)

    @property
    def had_called(self) -> bool:
        """Whether the offender had called before in this auction."""
        return any(seat is self.offender for seat, _ in self.before)

    @property
    def is_insufficient(self) -> bool:
        """Whether the call is a bid that does not beat the last one (Law 18D)."""
        return self.call.is_bid and self.last_bid is not None and not self.call.beats(self.last_bid)

    @property
    def lho_called(self) -> bool:
        """Whether the player on the left called over the irregular call, before any replacement."""
        calls = (*self.since, *(self.later or ()))
        return bool(calls) and calls[0][0] is self.offender.left

    @property
    def lho_called_since(self) -> bool:
        """Whether the player on the left called at any time before the arbiter ruled."""
        return any(seat is self.offender.left for seat, _ in self.since)

    @property
    def partner_called(self) -> bool:
        """Whether the offender's partner has called since."""
        return any(seat is self.offender.partner for seat, _ in self.since)

    @property
    def replaced_early(self) -> bool:
        """Whether the offender made another call before anybody else called and before the ruling."""
        return bool(self.since) and self.since[0][0] is self.offender

    @property
    def replacement(self) -> Call | None:
        """What the offender called instead: before the arbiter came, or later at his turn."""
        if self.replaced_early:
            return self.since[0][1]
        return next((call for seat, call in self.later or () if seat is self.offender), None)

    @property
    def lho_called_over_replacement(self) -> bool:
        """Whether the player on the left called next after the offender's own replacement."""
        calls = (*self.since, *(self.later or ()))
        seats = [seat for seat, _ in calls]
        if self.offender not in seats:
            return False
        after = seats.index(self.offender) + 1
        return seats[after : after + 1] == [self.offender.left]

    @property
    def kind_of_replacement(self) -> Replacement | None:
        """What kind of call the offender made instead before the arbiter ruled."""
        call = self.replacement
        if call is None:
            return None
        if call.is_bid:
            return Replacement.BID if self.is_sufficient(call) else Replacement.INSUFFICIENT
        return Replacement.PASS if call == PASS else Replacement.DOUBLE

    @property
    def right_player_called(self) -> bool:
        """Whether the player whose turn it was called next, before the arbiter ruled."""
        return bool(self.since) and self.since[0][0] is self.turn

    def is_sufficient(self, call: Call) -> bool:
        """Whether a bid would beat the last one (Laws 18B and 18C)."""
        return self.last_bid is None or call.beats(self.last_bid)

    def is_admissible(self, call: Call) -> bool:
        """Whether the offender's double or redouble has something of the opponents' to raise (Law 19)."""
        seat, last = next(((s, c) for s, c in reversed(self.before) if c != PASS), (self.offender, PASS))
        opponents = seat.side is not self.offender.side
        return opponents and (last == DOUBLE if call == REDOUBLE else last.is_bid)

    @property
    def lowest_in_same_denomination(self) -> Call | None:
        """The lowest sufficient bid that names what the irregular bid named, if there still is one."""
        named = self.call.denomination
        bids = (call for call in Call.all() if call.is_bid and call.denomination is named)
        return next((bid for bid in bids if self.is_sufficient(bid)), None)


def _in_rotation(dealer: Seat, calls: Sequence[Call | str | tuple[Seat | str, Call | str]]) -> Iterator[Made]:
    turn = dealer
    for each in calls:
        made = _made(each) if isinstance(each, tuple) else (turn, _call(each))
        yield made
        turn = made[0].left


def _made(given: tuple[Seat | str, Call | str]) -> Made:
    seat, call = given
    return _seat(seat), _call(call)


def _call(given: Call | str) -> Call:
    return given if isinstance(given, Call) else Call.parse(given)


def _seat(given: Seat | str) -> Seat:
    return given if isinstance(given, Seat) else Seat.parse(given)
