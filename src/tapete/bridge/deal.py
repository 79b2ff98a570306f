"""A deal: the fifty-two cards in four hands, as PBN writes them, from chance, or from a number.

>>> deal = Deal.parse("E:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
>>> deal[Seat.SOUTH]
Hand.parse('.AKQJT98765432..')
>>> Deal.numbered(deal.number) == deal
True
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tapete.bridge.cards import Card
from tapete.bridge.chance import DEALS, cards_of, drawn, number_of, seeded
from tapete.bridge.diagram import compass
from tapete.bridge.errors import BadDeal, BadNotation, Impossible
from tapete.bridge.hand import Hand
from tapete.bridge.notation import Parsed
from tapete.bridge.seat import Seat
from tapete.bridge.view import View
from tapete.text import N_

__all__ = ["Deal"]

_PACK = Hand((1 << 52) - 1)


@dataclass(frozen=True, slots=True, repr=False)
class Deal(Parsed):
    """Four hands from North round to West; a hand that nobody knows is empty."""

    hands: tuple[Hand, Hand, Hand, Hand] = (Hand(), Hand(), Hand(), Hand())

    def __post_init__(self) -> None:
        seen: dict[Card, Seat] = {}
        if sum(map(len, self.hands)) == sum(hand.bits for hand in self.hands).bit_count():
            return  # no carry in the sum of the bits: no card stands twice
        for seat, hand in self:
            for card in hand:
                if card in seen:
                    raise BadDeal(
                        N_("{card} stands twice in the deal: {seat} and {other} have it"),
                        card=card,
                        seat=seen[card],
                        other=seat,
                    )
                seen[card] = seat

    @classmethod
    def of(cls, hands: Mapping[Seat, Hand | str]) -> Deal:
        """The deal with these hands; the others are unknown. Any number of cards may lie in a hand."""
        every = (hands.get(seat, Hand()) for seat in Seat)
        north, east, south, west = (h if isinstance(h, Hand) else Hand.parse(h) for h in every)
        return cls((north, east, south, west))

    @classmethod
    def parse(cls, text: str, /) -> Deal:
        """The deal in PBN: the first seat, a colon, four hands of 13 cards or "-" where unknown."""
        first, colon, rest = text.strip().partition(":")
        hands = rest.split()
        if not colon or len(hands) != 4:
            raise BadDeal(
                N_("{text} is no deal: give a seat, a colon and four hands, such as N:AKQ... - - -"),
                text=repr(text),
            )
        seat = Seat.parse(first)
        deal = cls.of({seat.turn(place): _hand(seat.turn(place), hand) for place, hand in enumerate(hands)})
        deal.check()
        return deal

    def check(self) -> None:
        """Raise `BadDeal` where a hand that is known has not exactly 13 cards (Law 1, Law 6)."""
        missing = self.unseen if all(self.hands) else Hand()
        for seat, hand in self:
            if len(hand) in (0, 13):
                continue
            template = N_("a hand has 13 cards, and {seat} has {count}")
            if len(hand) < 13 and 0 < len(missing) <= 13:
                template = N_("a hand has 13 cards, and {seat} has {count}: nobody has {missing}")
            raise BadDeal(template, seat=seat, count=len(hand), missing=" ".join(map(str, missing)))

    @classmethod
    def random(cls) -> Deal:
        """A deal from the computer's cryptographic source, every deal as likely as any other."""
        return cls.numbered(drawn())

    @classmethod
    def seeded(cls, seed: str, place: int = 1) -> Deal:
        """The deal that the text stands for; further deals of the same seed by their place."""
        return cls.numbered(seeded(seed, place))

    @classmethod
    def numbered(cls, number: int) -> Deal:
        """The deal with the number, from 0 to 53644737765488792839237439999."""
        if not 0 <= number < DEALS:
            raise Impossible(
                N_("there is no deal {number}: deals are numbered from 0 to {last}"),
                number=number,
                last=DEALS - 1,
            )
        north, east, south, west = map(Hand, cards_of(number))
        return cls((north, east, south, west))

    @property
    def number(self) -> int:
        """The number of the deal, which `Deal.numbered` reads; the deal must be complete."""
        if not self.is_complete:
            raise Impossible(N_("only a deal with all 52 cards has a number"))
        return number_of(self.hands[0].bits, self.hands[1].bits, self.hands[2].bits)

    def __getitem__(self, seat: Seat) -> Hand:
        return self.hands[seat.number]

    def __iter__(self) -> Iterator[tuple[Seat, Hand]]:
        return iter(zip(Seat, self.hands, strict=True))

    def __str__(self) -> str:
        return self.pbn()

    def pbn(self, first: Seat = Seat.NORTH) -> str:
        """The deal in PBN, from the seat on."""
        hands = (self[first.turn(place)] for place in range(4))
        return f"{first}:" + " ".join(str(hand) if hand else "-" for hand in hands)

    @property
    def is_complete(self) -> bool:
        """Whether every seat has its 13 cards."""
        return all(len(hand) == 13 for hand in self.hands)

    @property
    def unseen(self) -> Hand:
        """The cards that lie in no known hand."""
        north, east, south, west = self.hands
        return _PACK - (north | east | south | west)

    def where(self, card: Card) -> Seat | None:
        """The seat that has the card, if a known hand has it."""
        return next((seat for seat, hand in self if card in hand), None)

    def seen_by(self, seat: Seat, dummy: Seat | None = None) -> View:
        """What the seat may see: its own hand, and dummy's where that lies on the table."""
        seen = {each: self[each] for each in (seat, dummy) if each is not None}
        return View(seat, Deal.of(seen), dummy)

    def diagram(self) -> str:
        """The hands round the compass."""
        return compass(self)


def _hand(seat: Seat, text: str) -> Hand:
    try:
        return Hand.parse(text)
    except BadNotation as wrong:
        raise BadDeal(N_("{seat}: {reason}"), seat=seat, reason=wrong.label) from None
