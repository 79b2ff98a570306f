"""A deal: the seventy-eight cards in three, four or five hands and the dog.

>>> deal = Deal.numbered(Form.FOUR, 0)
>>> [len(hand) for _, hand in deal], len(deal.dog)
([18, 18, 18, 18], 6)
>>> Deal.parse(str(deal)) == deal, deal.number
(True, 0)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from tapete.tarot.chance import cards_of, deals, drawn, number_of, seeded
from tapete.tarot.errors import BadDeal, BadNotation, Impossible
from tapete.tarot.form import Form, Seat
from tapete.tarot.hand import PACK, Hand
from tapete.tarot.notation import Parsed
from tapete.text import N_

__all__ = ["Deal"]

_NONE = Hand()


@dataclass(frozen=True, slots=True, repr=False)
class Deal(Parsed):
    """The hands in the order of the seats, and the dog; what nobody knows is empty."""

    form: Form
    hands: tuple[Hand, ...] = ()
    dog: Hand = _NONE

    def __post_init__(self) -> None:
        if not self.hands:
            object.__setattr__(self, "hands", (Hand(),) * self.form.players)
        if len(self.hands) != self.form.players:
            raise BadDeal(
                N_("{n} hands were given for a table of {players}"),
                n=len(self.hands),
                players=self.form.players,
            )
        heaps = (*self.hands, self.dog)
        if sum(map(len, heaps)) == sum(heap.bits for heap in heaps).bit_count():
            return  # no carry in the sum of the bits: no card stands twice
        seen = 0
        for heap in heaps:
            if twice := seen & heap.bits:
                raise BadDeal(
                    N_("{card} stands twice in the deal: take one away"), card=next(iter(Hand(twice)))
                )
            seen |= heap.bits

    @classmethod
    def of(cls, form: Form, hands: Mapping[Seat, Hand | str], dog: Hand | str = "-") -> Deal:
        """The deal with these hands; the others are unknown. Any number of cards may lie in a hand."""
        for seat in hands:
            form.seat(seat)
        held = (hands.get(seat, Hand()) for seat in form.seats)
        return cls(
            form,
            tuple(hand if isinstance(hand, Hand) else Hand.parse(hand) for hand in held),
            dog if isinstance(dog, Hand) else Hand.parse(dog),
        )

    @classmethod
    def parse(cls, text: str, /) -> Deal:
        """The deal as `str` writes it: "N=S:RD ... ; W=... ; S=... ; E=... ; dog=..."."""
        hands: dict[Seat, Hand] = {}
        dog = Hand()
        for part in text.split(";"):
            name, equals, cards = part.partition("=")
            if not equals:
                raise BadDeal(
                    N_("{text} is no part of a deal: write a seat or dog, =, and the cards"),
                    text=repr(part.strip()),
                )
            try:
                hand = Hand.parse(cards)
                if name.strip().lower() == "dog":
                    dog = hand
                else:
                    hands[Seat.parse(name)] = hand
            except BadNotation as wrong:
                raise BadDeal(N_("{seat}: {reason}"), seat=name.strip(), reason=wrong.label) from None
        form = Form.FOUR
        if not set(hands) <= set(Form.FOUR.seats):
            form = Form.THREE if set(hands) <= set(Form.THREE.seats) else Form.FIVE
        deal = cls.of(form, hands, dog)
        deal.check()
        return deal

    def check(self) -> None:
        """Raise `BadDeal` where a hand or a dog that is known has not its number of cards (T4-DEAL-4)."""
        for seat, hand in self:
            if len(hand) not in (0, self.form.hand):
                raise BadDeal(
                    N_("a hand has {right} cards where {players} play, and {seat} has {count}"),
                    right=self.form.hand,
                    players=self.form.players,
                    seat=seat,
                    count=len(hand),
                )
        if len(self.dog) not in (0, self.form.dog):
            raise BadDeal(
                N_("the dog has {right} cards where {players} play, and here it has {count}"),
                right=self.form.dog,
                players=self.form.players,
                count=len(self.dog),
            )

    @classmethod
    def random(cls, form: Form) -> Deal:
        """A deal from the computer's cryptographic source, every deal as likely as any other."""
        return cls.numbered(form, drawn(form))

    @classmethod
    def shuffled(cls, form: Form, order: Sequence[int]) -> Deal:
        """The deal of the 78 card numbers in this order, hand by hand, then the dog: for programs."""
        cards = [1 << number for number in order]
        *hands, dog = (Hand(sum(cards[start : start + form.hand])) for start in range(0, 78, form.hand))
        return cls(form, tuple(hands), dog)

    @classmethod
    def seeded(cls, form: Form, seed: str, place: int = 1) -> Deal:
        """The deal that the text stands for; further deals of the same seed by their place."""
        return cls.numbered(form, seeded(form, seed, place))

    @classmethod
    def numbered(cls, form: Form, number: int) -> Deal:
        """The deal with the number, from 0 on."""
        if not 0 <= number < deals(form):
            raise Impossible(
                N_("there is no deal {number}: for {players} they are numbered from 0 to {last}"),
                number=number,
                players=form.players,
                last=deals(form) - 1,
            )
        *hands, dog = map(Hand, cards_of(form, number))
        return cls(form, tuple(hands), dog)

    @property
    def number(self) -> int:
        """The number of the deal, which `Deal.numbered` reads; the deal must be complete."""
        if not self.is_complete:
            raise Impossible(N_("only a deal with all 78 cards has a number"))
        return number_of(self.form, [hand.bits for hand in self.hands])

    def __getitem__(self, seat: Seat) -> Hand:
        return self.hands[self.form.number(seat)]

    def __iter__(self) -> Iterator[tuple[Seat, Hand]]:
        return iter(zip(self.form.seats, self.hands, strict=True))

    def __str__(self) -> str:
        return " ; ".join([*(f"{seat}={hand}" for seat, hand in self), f"dog={self.dog}"])

    @property
    def is_complete(self) -> bool:
        """Whether every hand and the dog have all their cards."""
        return all(len(hand) == self.form.hand for hand in self.hands) and len(self.dog) == self.form.dog

    @property
    def unseen(self) -> Hand:
        """The cards that lie neither in a known hand nor in the dog."""
        return Hand(PACK & ~sum(heap.bits for heap in (*self.hands, self.dog)))

    @property
    def petit_sec(self) -> Seat | None:
        """Who must annul the deal, having the Petit as only trump and no Excuse (T4-PSEC-1)."""
        return next((seat for seat, hand in self if hand.has_petit_sec), None)

    def seen_by(self, seat: Seat) -> Deal:
        """What the seat may see before the bidding ends: its own hand only."""
        return Deal.of(self.form, {seat: self[seat]})
