"""What a script may expect of the table: `expect turn S`, `expect ruling 27B1a`, `expect passes W`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tapete.bridge.call import Call
from tapete.bridge.cards import Suit
from tapete.bridge.errors import BadNotation, BridgeError
from tapete.bridge.seat import Seat
from tapete.bridge.table.lawful import limit_on
from tapete.bridge.table.outcome import faced_now, owed
from tapete.bridge.table.parts import Must, Phase, Verdict
from tapete.text import N_

if TYPE_CHECKING:
    from tapete.bridge.table.table import Table

__all__ = ["NAMES", "Unexpected", "check", "facts_of"]


class Unexpected(BridgeError):
    """The table is not as the script expects it."""


def facts_of(table: Table, name: str) -> str | None:
    """What the table says under the name, in the notation of scripts; None where there is no such name."""
    reader = _READERS.get(name)
    return None if reader is None else reader(table)


def check(table: Table, text: str) -> None:
    """Raise `Unexpected` unless the table is as the text says: a name, and what it should be."""
    name, _, wanted = text.partition(" ")
    wanted = wanted.strip()
    if name == "legal":
        call, _, answer = wanted.partition(" ")
        found = "yes" if Call.parse(call) in table.legal_calls else "no"
        wanted = answer or "yes"
    elif name == "unauthorised":
        side, _, wanted = wanted.partition(" ")
        found = (
            " ".join(
                known.what for known in table.known if side not in {each.value for each in known.authorised}
            )
            or "-"
        )
    elif name == "score":
        side, _, points = wanted.partition(" ")
        scored = {each.value: points_ for each, points_ in table.scores}
        found, wanted = str(scored.get(side.upper(), "-")), points
    else:
        told = facts_of(table, name)
        if told is None:
            raise BadNotation(
                N_("nothing is called {name}: a script expects {names}"),
                name=repr(name),
                names=", ".join(NAMES),
            )
        found = told
    if " ".join(found.split()).lower() != wanted.lower():
        raise Unexpected(N_("{name} is {found}"), name=name, found=found or "-")


def _ruling(table: Table) -> str:
    ruled = [case for case in table.incidents if case.ruling is not None]
    latest = max(ruled, key=lambda case: case.order, default=None)
    return "-" if latest is None or latest.ruling is None else " ".join(latest.ruling.citations)


def _has_bid_or_ended(table: Table) -> bool:
    """Whether there is a contract, or one so far; none comes of an auction that a ruling has ended."""
    bid = table.phase is Phase.AUCTION and table.auction.last_bid is not None
    return bid or table.auction.has_ended


def _suits(table: Table) -> str:
    limit = limit_on(table, table.on_lead) if table.on_lead else None
    named = limit.suits if limit and limit.may else frozenset[Suit]()
    return " ".join(suit.value for suit in Suit if suit in named) or "-"


def _verdict(verdict: Verdict) -> str:
    parts = (verdict.kind.value, verdict.side and verdict.side.value, verdict.clause, verdict.amount)
    return ":".join(part for part in parts if part)


def _seats(seats: set[Seat]) -> str:
    return " ".join(seat.value for seat in Seat if seat in seats) or "-"


_READERS: dict[str, Callable[[Table], str]] = {
    "asks": lambda t: t.case.asks if t.case and t.case.asks else "-",
    "auction": lambda t: " ".join(str(made.call) for made in t.standing) or "-",
    "cards": lambda t: " ".join(map(str, t.legal_cards)) or "-",
    "contract": lambda t: str(t.contract) if _has_bid_or_ended(t) else "-",
    "due": lambda t: " ".join(each.duty.clause for each in t.due_now) or "-",
    "faced": lambda t: " ".join(f"{each.seat}:{each.card}" for each in faced_now(t)) or "-",
    "may_change": lambda t: _seats(set(t.may_withdraw)),
    "must_bid": lambda t: _seats({each.seat for each in t.obligations if each.must is Must.BID_OR_PASS}),
    "rulings": lambda t: " ".join(ruling.citations[0] for ruling in t.rulings) or "-",
    "suits": _suits,
    "verdicts": lambda t: " ".join(map(_verdict, t.verdicts)) or "-",
    "waits": lambda t: str(t.case.awaits) if t.case and t.case.awaits else "-",
    "declarer": lambda t: str((_has_bid_or_ended(t) and t.contract.declarer) or "-"),
    "duties": lambda t: " ".join(each.duty.clause for each in owed(t)) or "-",
    "laws": lambda t: " ".join(case.article for case in t.open) or "-",
    "passes": lambda t: _seats({each.seat for each in t.obligations if each.must is Must.PASS}),
    "penalty": lambda t: (
        " ".join(f"{e.seat}:{e.card}:{'major' if e.major else 'minor'}" for e in t.penalties) or "-"
    ),
    "phase": lambda t: t.phase.value,
    "repeats": lambda t: _seats({each.seat for each in t.obligations if each.must is Must.REPEAT}),
    "restricted": lambda t: _seats({each.leader for each in t.limits}),
    "revokes": lambda t: " ".join(f"{e.seat}:{e.trick + 1}:{e.card}" for e in t.revokes) or "-",
    "ruling": _ruling,
    "tricks": lambda t: str(t.tricks_won if t.tricks_won is not None else "-"),
    "turn": lambda t: str(t.turn or "-"),
}

NAMES = (*_READERS, "legal", "score", "unauthorised")
