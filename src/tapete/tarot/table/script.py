"""Table scripts: a deal as an arbiter would write it down, one act a line.

    rules tarot-fft            the rule book
    players 4                  3, 4 or 5; the seats are N W S E where four play, else 1 to 5
    dealer S
    hand N S:RD10 T:21,1 E     a hand, as far as it matters; `dog S2 ...` the same for the dog
    taker N garde              a contract that is imposed, where nobody bids
    E pass
    N garde
    N ecart S10 S9 S8 H5 H4    five cards, which is one too few
    arbiter                    somebody calls the arbiter
    expect ruling T4-DOG-4

What stands after # is a remark.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tapete import script
from tapete.script import BadScript, Script
from tapete.tarot.bidding import Bid
from tapete.tarot.deal import Deal
from tapete.tarot.errors import BadNotation
from tapete.tarot.form import Form
from tapete.tarot.hand import Hand
from tapete.tarot.table.expect import check
from tapete.tarot.table.lines import parse_act, print_act
from tapete.tarot.table.parts import Edition
from tapete.tarot.table.table import Table
from tapete.text import N_

__all__ = ["BadScript", "Script", "parse_act", "play", "print_act"]


def play(text: str) -> Script[Table]:
    """Play a script to its end; raises `BadScript` at the first line that is wrong."""
    return script.play(text, _Head(), lambda table, line: [parse_act(line, table.form)], check)


class _Head:
    """The lines before the first act."""

    def __init__(self) -> None:
        self.form = Form.FOUR
        self.dealer = ""
        self.hands: dict[str, str] = {}
        self.dog = Hand()
        self.deal = ""
        self.taker = ""
        self.barred = ""
        self.profile: dict[str, Any] = {}

    def read(self, line: str) -> bool:
        """Whether the line belongs to the head."""
        word, _, rest = line.partition(" ")
        reader: Callable[[str], None] | None = getattr(self, f"_{word.rstrip(':').lower()}", None)
        if reader is None or not rest:
            return False
        reader(rest.strip())
        return True

    def _rules(self, text: str) -> None:
        if text != "tarot-fft":
            raise BadNotation(N_("{text} are no rules for tarot: give tarot-fft"), text=repr(text))

    def _players(self, text: str) -> None:
        self.form = Form.of(text)

    def _dealer(self, text: str) -> None:
        self.dealer = text

    def _hand(self, text: str) -> None:
        seat, _, cards = text.partition(" ")
        self.hands[seat] = cards

    def _dog(self, text: str) -> None:
        self.dog = Hand.parse(text)

    def _deal(self, text: str) -> None:
        self.deal = text

    def _taker(self, text: str) -> None:
        self.taker = text

    def _barred(self, text: str) -> None:
        self.barred = text

    def _profile(self, text: str) -> None:
        key, _, value = text.rpartition(": ")
        self.profile[key] = value

    def table(self) -> Table:
        """The table before anything has happened."""
        form = self.form
        if self.deal:
            deal = Deal.parse(self.deal)
        else:
            hands = {form.seat(seat): Hand.parse(cards) for seat, cards in self.hands.items()}
            deal = Deal.of(form, hands, self.dog)
        imposed = None
        if self.taker:
            seat, _, bid = self.taker.partition(" ")
            imposed = (form.seat(seat), Bid.parse(bid or "garde"))
        dealer = form.seat(self.dealer) if self.dealer else form.seats[-1]
        barred = form.seat(self.barred) if self.barred else None
        return Table(form, dealer, deal, imposed, barred, Edition().with_profile(self.profile))
