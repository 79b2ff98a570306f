"""A board: number, dealer, vulnerability and deal.

>>> Board.numbered(7).dealer, str(Board.numbered(7).vulnerability)
(<Seat.SOUTH: 'S'>, 'both')
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tapete.bridge.deal import Deal
from tapete.bridge.diagram import compass, headline
from tapete.bridge.errors import BadNotation, Impossible
from tapete.bridge.seat import Seat, Side
from tapete.text import ENGLISH, N_, Choice, Speaker

__all__ = ["Board", "Vulnerability"]


class Vulnerability(Choice):
    """Which sides are vulnerable."""

    NONE = "none", N_("neither side vulnerable")
    NS = "ns", N_("North-South vulnerable")
    EW = "ew", N_("East-West vulnerable")
    BOTH = "both", N_("both sides vulnerable")

    @classmethod
    def parse(cls, text: str, /) -> Vulnerability:
        """None, NS, EW, All and the other words that PBN and people use."""
        written = text.strip().lower()
        found = _WORDS.get(written) or _WORDS.get(written.replace("-", ""))
        if found is None:
            raise BadNotation(N_("{text} is no vulnerability: give none, ns, ew or both"), text=repr(text))
        return found

    @property
    def pbn(self) -> str:
        """As PBN writes it: None, NS, EW, All."""
        return {"none": "None", "ns": "NS", "ew": "EW", "both": "All"}[self.value]

    def covers(self, who: Seat | Side) -> bool:
        """Whether the side is vulnerable."""
        side = who if isinstance(who, Side) else who.side
        return self is Vulnerability.BOTH or self.value == side.value.lower()


_WORDS = {
    "none": Vulnerability.NONE,
    "love": Vulnerability.NONE,
    "-": Vulnerability.NONE,
    "ns": Vulnerability.NS,
    "ew": Vulnerability.EW,
    "both": Vulnerability.BOTH,
    "all": Vulnerability.BOTH,
}


@dataclass(frozen=True, slots=True)
class Board:
    """A board as it lies on the table: what is printed on it holds, also where Law 2 has it otherwise."""

    number: int
    dealer: Seat
    vulnerability: Vulnerability
    deal: Deal = field(default_factory=Deal)

    @classmethod
    def numbered(cls, number: int, deal: Deal | None = None) -> Board:
        """The board with the dealer and the vulnerability that Law 2 gives its number."""
        if number < 1:
            raise Impossible(N_("there is no board {number}: boards are numbered from 1"), number=number)
        place = number - 1
        # The dealer goes round; the vulnerability too, and starts one later in each group of four.
        vulnerability = tuple(Vulnerability)[(place + place // 4) % 4]
        return cls(number, Seat.NORTH.turn(place), vulnerability, deal or Deal())

    @property
    def is_regular(self) -> bool:
        """Whether dealer and vulnerability are those of Law 2."""
        return self == Board.numbered(self.number, self.deal)

    def __str__(self) -> str:
        return self.diagram()

    def diagram(self, say: Speaker = ENGLISH) -> str:
        """The four hands round the compass, with number, dealer and vulnerability in the corner."""
        return compass(self.deal, headline(self, say))
