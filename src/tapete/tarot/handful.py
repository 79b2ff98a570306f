"""Handfuls: ten, thirteen or fifteen trumps shown before one's first card.

>>> hand = Hand.parse("T:21,20,19,18,17,16,15,14,13 E S1")
>>> sizes(hand, Form.FOUR)
(10,)
>>> print(why_not_handful(hand, Hand.parse("T:21,20,19,18,17,16,15,14,13"), Form.FOUR))
a handful has 10, 13 or 15 trumps, and this one has 9: show exactly so many (T4-HF-3)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tapete.tarot.cards import EXCUSE, TRUMPS, Card
from tapete.tarot.errors import BadNotation, Exclusion
from tapete.tarot.form import Form, Side
from tapete.tarot.hand import Hand
from tapete.text import N_, Choice

__all__ = ["Handful", "Size", "size_of", "sizes", "why_not_handful"]


class Size(Choice):
    """How large a handful is; its premium is the same in every contract (T4-HF-2)."""

    number: int
    premium: int

    SIMPLE = "simple", N_("simple handful")
    DOUBLE = "double", N_("double handful")
    TRIPLE = "triple", N_("triple handful")

    def __init__(self, *_: str) -> None:
        self.number = len(type(self))
        self.premium = 20 + 10 * self.number

    @classmethod
    def parse(cls, text: str, /) -> Size:
        """The size by its name; by its number of trumps see `size_of`."""
        for size in cls:
            if text.strip().lower() == size.value:
                return size
        raise BadNotation(N_("{text} is no handful: give simple, double or triple"), text=repr(text))


@dataclass(frozen=True, slots=True)
class Handful:
    """A handful for the score: which size, and who showed it."""

    size: Size
    side: Side = Side.ATTACK


def size_of(form: Form, trumps: int) -> Size:
    """The size of a handful of so many trumps."""
    if trumps not in form.handfuls:
        raise BadNotation(
            N_("{n} trumps are no handful where {players} play: there are {sizes}"),
            n=trumps,
            players=form.players,
            sizes=", ".join(map(str, form.handfuls)),
        )
    return tuple(Size)[form.handfuls.index(trumps)]


def sizes(hand: Hand, form: Form, ecart_trumps: Hand = Hand()) -> tuple[int, ...]:  # noqa: B008 - a value
    """The handfuls that may be shown from the hand, smallest first."""
    trumps = len((hand | ecart_trumps).trumps)
    return tuple(size for size in form.handfuls if trumps >= size or (hand.has_excuse and trumps == size - 1))


def why_not_handful(
    hand: Hand,
    shown: Hand | Sequence[Card],
    form: Form,
    ecart_trumps: Hand = Hand(),  # noqa: B008 - a value
) -> Exclusion | None:
    """Why the cards may not be shown as a handful, and the clause; None where they may.

    `ecart_trumps` are trumps that the taker had to set aside and has shown: they are shown again and
    count (T4-HF-5). The trumps of a sequence must descend (T4-HF-1); the Excuse may lie last or where the
    missing trump would (T4-HF-4).
    """
    cards = shown if isinstance(shown, Hand) else Hand.of(shown)
    clause = {Form.THREE: "T3-2", Form.FOUR: "T4-HF-3", Form.FIVE: "T5-7"}[form]
    pool = hand | ecart_trumps
    for card in cards:
        if not card.bit & (TRUMPS | EXCUSE):
            return Exclusion.of("T4-HF-3", N_("{card} is no trump and belongs in no handful"), card=card)
        if card not in pool:
            return Exclusion.of("T4-HF-1", N_("{card} is not in this hand: show your own cards"), card=card)
    if len(cards) not in form.handfuls:
        simple, double, triple = form.handfuls
        return Exclusion.of(
            clause,
            N_("a handful has {a}, {b} or {c} trumps, and this one has {n}: show exactly so many"),
            a=simple,
            b=double,
            c=triple,
            n=len(cards),
        )
    if cards.has_excuse and (hidden := (pool - cards).trumps):
        return Exclusion.of(
            "T4-HF-4",
            N_("who shows the Excuse in a handful has no other trump, and {card} is hidden"),
            card=hidden[0],
        )
    if not isinstance(shown, Hand) and [card for card in shown if card.trump] != list(cards.trumps):
        return Exclusion.of("T4-HF-1", N_("the trumps of a handful are shown in descending order"))
    return None
