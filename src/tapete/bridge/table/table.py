"""The table: what lies there, what stands by the law, and what the arbiter still has to do.

A table is a value; `table.act(act)` is the next one. Any act that is physically possible is
accepted, also an irregular one: it is kept, recognised, and ruled when the arbiter is called, or
when an opponent acts over it and the law says what that means.

>>> from tapete.bridge import Board
>>> table = Table(Board.numbered(1)).do("N 1S", "E 1H")
>>> table.turn, [case.article for case in table.open]
(<Seat.SOUTH: 'S'>, ['27'])
>>> table = table.do("S pass")  # South calls over the insufficient bid and so accepts it
>>> table.rulings[-1].citations, [str(call) for call in table.legal_calls][:3]
(('27A1',), ['Pass', '1S', '1NT'])
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

from tapete.bridge.bidding import Auction
from tapete.bridge.board import Board
from tapete.bridge.call import Call
from tapete.bridge.cards import Card, Suit
from tapete.bridge.contract import PASSED_OUT, Contract
from tapete.bridge.hand import Hand
from tapete.bridge.seat import Seat, Side
from tapete.bridge.table.acts import Act
from tapete.bridge.table.editions import EDITIONS, Edition
from tapete.bridge.table.parts import (
    Claim,
    Due,
    Faced,
    Incident,
    Known,
    LeadLimit,
    MadeCall,
    Obligation,
    Penalty,
    Phase,
    Revoke,
    Stage,
    Status,
    Verdict,
)
from tapete.bridge.trick import Trick
from tapete.law import Ruling

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["Table"]


@dataclass(frozen=True)
class Table:
    """One board at one table."""

    board: Board
    edition: Edition = field(default_factory=lambda: EDITIONS["bridge-2017"])
    acts: tuple[Act, ...] = ()
    calls: tuple[MadeCall, ...] = ()
    obligations: tuple[Obligation, ...] = ()
    faced: tuple[Faced, ...] = ()
    penalties: tuple[Penalty, ...] = ()
    limits: tuple[LeadLimit, ...] = ()
    may_withdraw: tuple[Seat, ...] = ()  # who may still take a call back (21B, 25A6)
    tricks: tuple[Trick, ...] = ()
    played: tuple[Card, ...] = ()
    lead_down: tuple[Seat, Card] | None = None  # an opening lead that lies face down
    declarer: Seat | None = None  # once the lead is faced; 54A may make it the other one
    revokes: tuple[Revoke, ...] = ()
    claim: Claim | None = None
    claimed: int | None = None  # declarer's tricks by an agreed claim
    known: tuple[Known, ...] = ()
    incidents: tuple[Incident, ...] = ()
    due: tuple[Due, ...] = ()
    transfers: int = 0  # tricks that go to the declaring side after play, or from it where negative
    verdicts: tuple[Verdict, ...] = ()  # what the arbiter decided about the score
    awarded: tuple[tuple[Side, int], ...] = ()  # scores that the arbiter set
    given: tuple[tuple[Card, Seat], ...] = ()  # cards that the arbiter put into another hand
    stopped: bool = False  # whether the arbiter has ruled that the board is not played on

    # What happens.

    def act(self, act: Act) -> Table:
        """The table after the act; raises `Impossible` for what cannot happen, and stays as it is."""
        from tapete.bridge.table.step import step  # noqa: PLC0415 - the steps need the table

        return replace(step(self, act), acts=(*self.acts, act))

    def do(self, *lines: str) -> Table:
        """The table after acts in the notation of scripts: `table.do("N 1S", "E pass")`."""
        from tapete.bridge.table.notation import parse_act  # noqa: PLC0415

        table = self
        for line in lines:
            table = table.act(parse_act(line))
        return table

    def back(self, acts: int = 1) -> Table:
        """The table before its last acts."""
        return self.start.replay(self.acts[: len(self.acts) - acts])

    @property
    def start(self) -> Table:
        """The same table before anything happened."""
        return Table(self.board, self.edition)

    def replay(self, acts: Iterable[Act]) -> Table:
        """The table after these acts."""
        table = self
        for act in acts:
            table = table.act(act)
        return table

    # The auction.

    @cached_property
    def standing(self) -> tuple[MadeCall, ...]:
        """The calls that count, in their order in the auction."""
        counts = (made for made in self.calls if made.status is not Status.WITHDRAWN and made.counts)
        return tuple(sorted(counts, key=lambda made: (made.place, made.number)))

    @cached_property
    def laid(self) -> tuple[Auction, tuple[bool, ...]]:
        """The auction that stands, and for each of its calls whether it was really made."""
        from tapete.bridge.table.standing import laid  # noqa: PLC0415

        return laid(self)

    @property
    def auction(self) -> Auction:
        """The auction that stands; who lost a turn to an accepted call passed, as it were."""
        return self.laid[0]

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is to call or to play."""
        if self.phase is Phase.AUCTION:
            return self.auction.turn
        if self.phase is Phase.CLARIFICATION:
            return self.contract.leader if self.lead_down is None else None
        return self._turn_to_play

    @cached_property
    def phase(self) -> Phase:
        """How far the board is."""
        if self._stopped:
            return Phase.ENDED
        if not self.auction.has_ended or self._reopened:
            return Phase.AUCTION
        if self.contract.is_passed_out:
            return Phase.ENDED
        if not self.tricks:
            return Phase.CLARIFICATION
        ended = self.claimed is not None or (len(self.tricks) == 13 and self.tricks[-1].is_complete)
        return Phase.ENDED if ended else Phase.PLAY

    @property
    def _stopped(self) -> bool:
        """Whether the arbiter has ended the board, by what he ruled or by the scores that he set."""
        if self.stopped or not self.verdicts:
            return self.stopped
        return len(self.awarded) == len(Side) or any(each.kind.stops_play for each in self.verdicts)

    @property
    def _reopened(self) -> bool:
        return any(case.kind == "lost turn" for case in self.open)

    @property
    def contract(self) -> Contract:
        """The contract, as far as the auction has come."""
        auction = self.auction
        if auction.last_bid is None:
            return PASSED_OUT
        return Contract(auction.last_bid, auction.doubling, self.declarer or auction.declarer)

    @property
    def legal_calls(self) -> tuple[Call, ...]:
        """What the player on turn may call."""
        from tapete.bridge.table.lawful import why_not_call, why_wait  # noqa: PLC0415

        turn = self.turn
        if self.phase is not Phase.AUCTION or turn is None or why_wait(self, turn) is not None:
            return ()
        return tuple(call for call in Call.all() if why_not_call(self, turn, call) is None)

    # The play.

    @property
    def trump(self) -> Suit | None:
        """The trump suit."""
        return self.contract.trumps

    @property
    def dummy(self) -> Seat | None:
        """Declarer's partner, from the opening lead on."""
        return self.contract.dummy if self.tricks else None

    @property
    def _turn_to_play(self) -> Seat | None:
        if self.phase is not Phase.PLAY:
            return None
        trick = self.tricks[-1]
        return trick.winner if trick.is_complete else trick.leader.turn(len(trick.cards))

    @property
    def on_lead(self) -> Seat | None:
        """Who is to lead, if the next card is a lead."""
        if self.phase is Phase.CLARIFICATION:
            return self.contract.leader
        leads = self.phase is Phase.PLAY and self.tricks[-1].is_complete
        return self.turn if leads else None

    @property
    def trick(self) -> Trick | None:
        """The trick in progress; None before a lead."""
        return None if not self.tricks or self.tricks[-1].is_complete else self.tricks[-1]

    def hand(self, seat: Seat) -> Hand:
        """The cards that the seat still holds; of an unknown hand nothing."""
        held = self.board.deal[seat]
        if self.given:
            moved = dict(self.given)
            held = held - Hand.of(moved) | Hand.of(card for card, to in moved.items() if to is seat)
        return held - Hand.of(self.played)

    def holds(self, seat: Seat, card: Card) -> bool:
        """Whether the seat may hold the card: an unknown hand may hold any card that nobody else has."""
        if card in self.played:
            return False
        if self.board.deal[seat]:
            return card in self.hand(seat)
        return self.board.deal.where(card) is None

    @property
    def legal_cards(self) -> tuple[Card, ...]:
        """What the player on turn may lead or play, of a hand that is known."""
        from tapete.bridge.table.lawful import legal_cards  # noqa: PLC0415

        turn = self.turn
        return () if turn is None or self.phase is Phase.AUCTION else legal_cards(self, turn)

    def won_by(self, side: Side) -> int:
        """The complete tricks that the side has won so far."""
        winners = (trick.winner for trick in self.tricks if trick.is_complete)
        return sum(1 for winner in winners if winner is not None and winner.side is side)

    @property
    def tricks_won(self) -> int | None:
        """Declarer's tricks when play has ended."""
        from tapete.bridge.table.outcome import tricks_won  # noqa: PLC0415

        return tricks_won(self)

    @property
    def scores(self) -> tuple[tuple[Side, int], ...]:
        """What each side scores: the result of the table, or what the arbiter set; empty before the end."""
        from tapete.bridge.table.outcome import scores  # noqa: PLC0415

        return scores(self)

    # The arbiter.

    @property
    def open(self) -> tuple[Incident, ...]:
        """The irregularities that are not ruled yet."""
        return tuple(case for case in self.incidents if case.is_open)

    @property
    def case(self) -> Incident | None:
        """The case with which the arbiter is busy: a question before a call for which he waits."""
        cases = [case for case in self.incidents if case.stage is Stage.AT_TABLE]
        urgent = sorted(
            cases, key=lambda case: 0 if case.awaits is None else 1 if case.asks == "replacement" else 2
        )
        return urgent[0] if urgent else None

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """Every ruling given at this table, in the order in which they were given."""
        ruled = sorted(
            (case for case in self.incidents if case.ruling is not None), key=lambda case: case.order
        )
        return tuple(case.ruling for case in ruled if case.ruling is not None)

    @property
    def due_now(self) -> tuple[Due, ...]:
        """What the arbiter still has to review or to rule on now that play has ended."""
        from tapete.bridge.table.outcome import due_now  # noqa: PLC0415

        return due_now(self)

    def obliged(self, seat: Seat) -> Obligation | None:
        """What the seat owes at its next turn."""
        return next((each for each in self.obligations if each.seat is seat), None)
