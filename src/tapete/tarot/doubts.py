"""What the figures of a deal cannot be, whatever the cards were: reasons to count again.

>>> print(*doubts(oudlers=2, points=91))
91 points cannot be with 2 oudlers, worth 4½ each with whoever has them: count again
>>> doubts(oudlers=2, points=87, slam=Slam.MADE, contract=Bid.GARDE)
()
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from tapete.tarot.bidding import Bid
from tapete.tarot.count import slam_by_points, trickless
from tapete.tarot.figures import Slam, half_points_of, written
from tapete.tarot.form import Form, Side
from tapete.tarot.hand import Hand
from tapete.tarot.handful import Handful
from tapete.text import N_, Text

__all__ = ["doubts"]


def doubts(
    oudlers: int,
    points: float | Fraction | str,
    *,
    form: Form = Form.FOUR,
    handfuls: Iterable[Handful] = (),
    petit: Side | None = None,
    slam: Slam = Slam.NONE,
    contract: Bid | None = None,
    alone: bool = False,
) -> tuple[Text, ...]:
    """What the cards cannot give, in sentences: the score is as it is told, and somebody counts again.

    With the contract it is known whose the dog is; `alone` is a taker of five without a partner.
    """
    halves, shown = half_points_of(points, form), tuple(handfuls)
    lone = alone or form is not Form.FIVE
    found = (
        _doubt_of_points(halves, oudlers, form, contract),
        _doubt_of_handfuls(shown, 1 if lone else 2, form),
        _doubt_of_petit(oudlers, petit, slam),
        _doubt_of_slam(halves, oudlers, form, slam, contract),
    )
    return tuple(doubt for doubt in found if doubt is not None)


def _dogs(form: Form, contract: Bid | None, side: Side) -> tuple[int, ...]:
    """How many cards of the dog the side may have (T4-DOG-1, T4-DOG-5)."""
    if contract is None:
        return (0, form.dog)
    return (form.dog,) if (side is Side.DEFENCE) == (contract is Bid.CONTRE) else (0,)


def _least(oudlers: int, dog: int) -> int:
    """The half points of a side with these oudlers: 4 points for its Excuse alone (T4-SLAM-8)."""
    return dog + 8 * oudlers if dog or oudlers == 1 else 9 * oudlers


def _doubt_of_points(halves: int, oudlers: int, form: Form, contract: Bid | None) -> Text | None:
    least = _least(oudlers, _dogs(form, contract, Side.ATTACK)[0])
    most = 182 - _least(3 - oudlers, _dogs(form, contract, Side.DEFENCE)[0])
    if least <= halves <= most:
        return None
    impossible = N_(
        "{points} points cannot be with {n} oudlers, worth 4½ each with whoever has them: count again"
    )
    return Text.of(impossible, points=written(Fraction(halves, 2)), n=oudlers)


def _doubt_of_handfuls(handfuls: tuple[Handful, ...], attackers: int, form: Form) -> Text | None:
    if (trumps := sum(form.handfuls[handful.size.number] for handful in handfuls)) > 22:
        return Text.of(N_("handfuls of {n} trumps cannot be: there are 21 trumps and the Excuse"), n=trumps)
    if sum(handful.side is Side.ATTACK for handful in handfuls) > attackers:
        return Text.of(N_("a player shows one handful: the attack cannot have shown so many"))
    return None


def _doubt_of_petit(oudlers: int, petit: Side | None, slam: Slam) -> Text | None:
    if petit is not None and petit is slam.loser:
        return Text.of(N_("who wins no trick does not win the Petit au bout: look at the slam again"))
    if (petit, oudlers) in ((Side.ATTACK, 0), (Side.DEFENCE, 3)):
        return Text.of(
            N_("the Petit is an oudler of the side that won it, and the attack has {n}: count again"),
            n=oudlers,
        )
    return None


def _doubt_of_slam(halves: int, oudlers: int, form: Form, slam: Slam, contract: Bid | None) -> Text | None:
    if slam.loser is not None:
        own = (halves, oudlers) if slam.loser is Side.ATTACK else (182 - halves, 3 - oudlers)
        ecart = contract is not None and contract.shows_dog and slam.loser is Side.ATTACK
        if any(trickless(*own, dog, ecart=ecart) for dog in _dogs(form, contract, slam.loser)):
            return None
    else:
        # Of five, the Excuse may have gone to a partner's trick: no slam, and all points (T4-SLAM-4).
        early = form is Form.FIVE and oudlers == 3
        holder = Side.DEFENCE if contract is Bid.CONTRE else Side.ATTACK
        dog = Hand() if contract is None else None
        if early or slam_by_points(halves, oudlers, dog, holder, form) is None:
            return None
    return Text.of(
        N_("{points} points with {n} oudlers do not go with “{slam}”: look at the slam again"),
        points=written(Fraction(halves, 2)),
        n=oudlers,
        slam=slam,
    )
