"""What a script may expect of the table: `expect turn S`, `expect ruling T4-DOG-4`."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import TYPE_CHECKING

from tapete.tarot.cards import Card
from tapete.tarot.errors import BadNotation, TarotError
from tapete.tarot.figures import written
from tapete.tarot.table.cases import consultation
from tapete.tarot.table.irregular import legal_cards
from tapete.tarot.table.parts import Status
from tapete.text import N_

if TYPE_CHECKING:
    from tapete.tarot.table.table import Table

__all__ = ["Unexpected", "check", "facts_of"]


class Unexpected(TarotError):
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
        card, _, answer = wanted.partition(" ")
        found, wanted = _legal(table, card), answer or "yes"
    else:
        told = facts_of(table, name)
        if told is None:
            raise BadNotation(
                N_("nothing is called {name}: a script expects {names}"),
                name=repr(name),
                names=", ".join([*_READERS, "legal"]),
            )
        found = told
    if " ".join(found.split()).lower() != wanted.lower():
        raise Unexpected(N_("{name} is {found}"), name=name, found=found or "-")


def _legal(table: Table, card: str) -> str:
    turn = table.turn
    return "yes" if turn is not None and Card.parse(card) in legal_cards(table, turn) else "no"


def _asks(table: Table) -> str:
    case = table.case
    pending = consultation(table, case).pending if case else None
    return pending.key if pending else "-"


def _latest(table: Table) -> str:
    ruled = [case for case in table.incidents if case.ruling is not None]
    latest = max(ruled, key=lambda case: case.order, default=None)
    return "-" if latest is None or latest.ruling is None else " ".join(latest.ruling.citations)


def _effects(table: Table) -> str:
    ruled = [case for case in table.incidents if case.ruling is not None]
    latest = max(ruled, key=lambda case: case.order, default=None)
    if latest is None or latest.ruling is None:
        return "-"
    return " ".join(type(effect).__name__ for effect in latest.ruling.effects) or "-"


def _bids(table: Table) -> str:
    return ", ".join(str(made.bid) for made in table.bids if made.status is Status.STANDS) or "-"


def _marks(table: Table) -> str:
    result = table.result
    return "-" if result is None else " ".join(map(str, result.marks.values()))


def _points(table: Table) -> str:
    counted = table.count
    return "-" if counted is None else written(Fraction(counted.attack, 2))


_READERS: dict[str, Callable[[Table], str]] = {
    "asks": _asks,
    "bids": _bids,
    "barred": lambda t: str((t.barred if t.deals_next is None else t.next_barred) or "-"),
    "cards": lambda t: " ".join(map(str, legal_cards(t, t.turn))) if t.turn else "-",
    "contract": lambda t: str(t.contract or "-"),
    "dealer": lambda t: str(t.deals_next or t.dealer),
    "duties": lambda t: " ".join(each.duty.clause for each in t.due) or "-",
    "ecart": lambda t: "-" if t.ecart is None else str(t.ecart),
    "effects": _effects,
    "faced": lambda t: " ".join(f"{seat}:{card}" for seat, card in t.faced) or "-",
    "handfuls": lambda t: " ".join(f"{seat}:{len(cards)}" for seat, cards in t.handfuls) or "-",
    "laws": lambda t: " ".join(case.article for case in t.open) or "-",
    "marks": _marks,
    "partner": lambda t: str(t.partner or "-"),
    "penalties": lambda t: " ".join(map(str, t.penalties)) or "-",
    "phase": lambda t: t.phase.value,
    "points": _points,
    "ruling": _latest,
    "shown": lambda t: str(t.shown),
    "slam": lambda t: "yes" if t.slam else "no",
    "taker": lambda t: str(t.taker or "-"),
    "trick": lambda t: " ".join(map(str, t.trick.cards)) if t.trick else "-",
    "tricks": lambda t: " ".join(map(str, t.laid.winners)) or "-",
    "turn": lambda t: str(t.turn or "-"),
}
