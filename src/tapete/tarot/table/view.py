"""What one seat may see of a table: hidden hands are not in it at all.

>>> from tapete.tarot import Deal, Form
>>> from tapete.tarot.table import Table
>>> seen = view(Table(Form.FOUR, Seat.SOUTH, Deal.numbered(Form.FOUR, 7)), Seat.NORTH)
>>> len(seen["legal_cards"]), seen["dog"], len(Hand.parse(seen["hand"]))
(0, None, 18)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tapete.tarot.form import Seat
from tapete.tarot.hand import Hand
from tapete.tarot.table.parts import Phase
from tapete.tarot.table.report import table_report
from tapete.text import ENGLISH, Speaker

if TYPE_CHECKING:
    from tapete.tarot.table.table import Table

__all__ = ["view"]

# What lies open on the table, or is said aloud to all.
_OPEN = (
    "rules", "players", "dealer", "phase", "turn", "bids", "taker", "contract", "called", "ecart_shown",
    "slam", "handfuls", "faced",
)  # fmt: skip


def view(table: Table, seat: Seat, say: Speaker = ENGLISH) -> dict[str, Any]:
    """The table as plain data for the player of the seat.

    His own hand, the dog once it was turned up, the trick on the table and the one before it; the taker
    also has his écart. The partner of five is named once the called card has been played (T5-6), or the
    players have said who he was.
    """
    report = table_report(table, say)
    seen = {key: report[key] for key in _OPEN}
    turned = table.contract is not None and table.contract.shows_dog and table.phase is not Phase.CALLING
    tricks = report["tricks"]
    open_ = table.trick is not None
    ended = table.phase is Phase.ENDED
    last = None if ended or len(tricks) <= open_ else tricks[-2 if open_ else -1]
    known = ended or table.named is not None or table.called in table.gone
    mine = seat is table.taker
    return seen | {
        "seat": str(seat),
        "hand": str(table.hand(seat)),
        "dog": str(table.deal.dog) if turned and table.deal.dog else None,
        "ecart": report["ecart"] if mine else None,
        "partner": report["partner"] if known else None,
        "trick": tricks[-1] if open_ else None,
        "last_trick": last,
        "legal_cards": report["legal_cards"] if table.turn is seat else [],
        "result": report["result"] if ended else None,
        "cards_held": {str(each): len(Hand(table.hand(each).bits)) for each in table.form.seats},
    }
