"""Counting the tricks in half points, and the account of the Excuse.

>>> from tapete.tarot.deal import Deal
>>> from tapete.tarot.form import Form
>>> deal = Deal.numbered(Form.FOUR, 10**40)
>>> from tapete.tarot.play import Play
>>> play = Play.of(deal, taker=Seat.NORTH, leader=Seat.EAST)
>>> while not play.has_ended:
...     play = play.then(play.legal_cards[-1])
>>> counted = count(play, deal.dog, Side.ATTACK)
>>> counted.attack + counted.defence
182
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from tapete.tarot.cards import EXCUSE, OUDLERS
from tapete.tarot.form import Form, Seat, Side
from tapete.tarot.hand import Hand, half_points
from tapete.tarot.readings import DEFAULT, Readings
from tapete.tarot.trick import Trick
from tapete.text import N_, Choice

__all__ = [
    "Count",
    "Excuse",
    "Fate",
    "Played",
    "count",
    "excuse_of",
    "petit_au_bout",
    "slam_by_points",
    "slam_of",
    "trickless",
]


class Played(Protocol):
    """Tricks that were played, lawfully or not."""

    @property
    def taker(self) -> Seat:
        """Who plays the contract."""
        ...

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The complete tricks."""
        ...

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who won each of them."""
        ...

    @property
    def has_ended(self) -> bool:
        """Whether these are all tricks of the deal."""
        ...

    def side(self, seat: Seat) -> Side:
        """Whether the seat attacks or defends."""
        ...


_LOW = 1  # half points of the card that is given for the Excuse


class Fate(Choice):
    """What became of the Excuse (T4-GOAL-3, T4-PLAY-7, T4-SLAM-6)."""

    OWN_TRICK = "own trick", N_("its side won the trick")
    PAID = "paid", N_("its side keeps it and has given a low card")
    OWED = "owed", N_("its side keeps it and owes a low card")
    LOST = "lost", N_("played to the last trick, it went to the other side")
    SLAM = "slam", N_("played to the last trick of a slam, it stays with its side")


@dataclass(frozen=True, slots=True)
class Excuse:
    """The account of the Excuse once it has been played."""

    player: Seat
    side: Side  # whose it is now
    trick: int  # to which it was played, from 0
    fate: Fate
    paid_in: int | None = None  # after which trick, from 0, a low card could be given


@dataclass(frozen=True, slots=True)
class Count:
    """What both sides have: half points (182 in all), oudlers, the Petit au bout, a slam."""

    attack: int
    oudlers: int  # of the attack
    petit: Side | None = None
    slam: Side | None = None
    excuse: Excuse | None = None
    total: int = 182

    @property
    def defence(self) -> int:
        """The half points of the defence."""
        return self.total - self.attack


def count(play: Played, dog: Hand, dog_side: Side = Side.ATTACK, readings: Readings = DEFAULT) -> Count:
    """What the complete tricks and the dog (or the écart) are worth to the attack.

    `dog_side` is the attack for an écart and in garde sans, the defence in garde contre (T4-DOG-5).
    Before the end of the play the count is of the tricks so far.
    """
    tricks, sides = _sides(play)
    attack, defence = (dog.bits, 0) if dog_side is Side.ATTACK else (0, dog.bits)
    for trick, side in zip(tricks, sides, strict=True):
        if side is Side.ATTACK:
            attack |= trick.bits
        else:
            defence |= trick.bits
    points, total = half_points(attack), half_points(attack | defence)
    oudlers = (attack & OUDLERS).bit_count()
    excuse = _excuse(play, tricks, sides, readings)
    if excuse is not None and excuse.side is not sides[excuse.trick]:
        # The Excuse against a low card: 4.5 points one way, 0.5 the other (T4-PLAY-7).
        back = 1 if excuse.side is Side.ATTACK else -1
        points += back * (9 - _LOW)
        oudlers += back
    slam = _slam(play, tricks, sides, readings)
    return Count(points, oudlers, _petit(play, tricks, sides, slam), slam, excuse, total)


def slam_of(play: Played, readings: Readings = DEFAULT) -> Side | None:
    """The side that has won every trick of a finished play (T4-SLAM-1, T4-SLAM-7)."""
    return _slam(play, *_sides(play), readings)


def slam_by_points(
    attack: int, oudlers: int, aside: Hand | None, aside_side: Side, form: Form = Form.FOUR
) -> Side | None:
    """The side that must have won every trick if the attack has so many half points and oudlers.

    Who wins no trick has the dog or écart if it is his, and his Excuse, which counts 4 points where no card
    was given for it (T4-SLAM-8). `aside` is None where nobody knows those cards: then the points tell it
    where they are too few for the dog and a trick besides.
    """
    for side, points, bouts in (
        (Side.ATTACK, 182 - attack, 3 - oudlers),
        (Side.DEFENCE, attack, oudlers),
    ):
        own = aside if aside_side is side.other else Hand()
        if own is not None:
            sure = points - own.half_points == 8 * (bouts - own.oudlers) <= 8
        else:
            # A trick has a card of every player; one may be an Excuse that went back for nothing.
            fewest = form.dog + form.players - 1 + 8 * bouts
            sure = points < fewest and trickless(points, bouts, form.dog)
        if sure:
            return side
    return None


_HONOURS = (9,) * 4 + (7,) * 4 + (5,) * 4 + (3,) * 4  # kings, queens, knights and jacks, in half points


def trickless(points: int, oudlers: int, aside: int, *, ecart: bool = False) -> bool:
    """Whether a side can have so many half points and oudlers without a trick (T4-SLAM-7, T4-SLAM-8).

    It has `aside` cards of the dog or of its écart, which holds neither king nor oudler (T4-DOG-2), and its
    Excuse at 4 points.
    """
    best = _HONOURS[4:] if ecart else _HONOURS
    for excuse in (0, 1):
        bouts = oudlers - excuse
        if 0 <= bouts <= (0 if ecart else min(aside, 3 - excuse)):
            rest = aside - bouts
            more = points - 8 * excuse - 9 * bouts - rest
            if more % 2 == 0 and 0 <= more <= sum(best[:rest]) - rest:
                return True
    return False


def excuse_of(play: Played, readings: Readings = DEFAULT) -> Excuse | None:
    """The account of the Excuse; None where it is not in a complete trick."""
    return _excuse(play, *_sides(play), readings)


def petit_au_bout(play: Played, slam: Side | None = None) -> Side | None:
    """The side with the Petit in the last trick (T4-PAB-1), or in the one before it in a slam (T4-SLAM-5)."""
    return _petit(play, *_sides(play), slam)


_Tricks = tuple[Trick, ...]
_Won = tuple[Side, ...]


def _sides(play: Played) -> tuple[_Tricks, _Won]:
    """The complete tricks, and the side that won each."""
    return play.tricks, tuple(play.side(winner) for winner in play.winners)


def _slam(play: Played, tricks: _Tricks, sides: _Won, readings: Readings) -> Side | None:
    if len(set(sides)) != 1 or not play.has_ended:
        return None
    side = sides[0]
    if side is Side.ATTACK and not readings.slam_early_excuse:
        early = (pair for trick in tricks[:-1] for pair in trick)
        if any(card.is_excuse and seat is play.taker for seat, card in early):
            return None  # T4-SLAM-4
    return side


def _excuse(play: Played, tricks: _Tricks, sides: _Won, readings: Readings) -> Excuse | None:
    number = next((n for n, trick in enumerate(tricks) if trick.bits & EXCUSE), None)
    if number is None:
        return None
    player = next(seat for seat, card in tricks[number] if card.is_excuse)
    side, won = play.side(player), sides[number]
    if play.has_ended and number == len(tricks) - 1:
        if len(set(sides)) == 1:  # whichever side makes the slam (T4-GOAL-3, T4-SLAM-8)
            return Excuse(player, side, number, Fate.SLAM)
        if won is side and not readings.excuse_always_changes:
            return Excuse(player, side, number, Fate.OWN_TRICK)
        return Excuse(player, side.other, number, Fate.LOST)
    if won is side:
        return Excuse(player, side, number, Fate.OWN_TRICK)
    paid_in = _paid_in(tricks, sides, side, number)
    return Excuse(player, side, number, Fate.OWED if paid_in is None else Fate.PAID, paid_in)


def _paid_in(tricks: _Tricks, sides: _Won, side: Side, excuse: int) -> int | None:
    """After which trick its side had a card of half a point to give: that of the Excuse or a later one."""
    for number, (trick, won) in enumerate(zip(tricks, sides, strict=True)):
        if won is side and any(card.half_points == _LOW for card in trick.cards):
            return max(number, excuse)
    return None


def _petit(play: Played, tricks: _Tricks, sides: _Won, slam: Side | None) -> Side | None:
    if not play.has_ended:
        return None
    if tricks[-1].has_petit:
        return sides[-1]
    if slam is not None and tricks[-2].has_petit:
        excuse = next((seat for seat, card in tricks[-1] if card.is_excuse), None)
        if excuse is not None and play.side(excuse) is slam:
            return slam
    return None
