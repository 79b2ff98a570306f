"""The score of a deal: its parts, the unit that each defender pays or gets, and the marks of all.

>>> unit(Bid.GARDE, oudlers=2, points=49, handfuls=[Handful(Size.SIMPLE)], petit=Side.ATTACK)
106
>>> marks(Form.FOUR, Seat.NORTH, 106)
{<Seat.NORTH: 'N'>: 318, <Seat.WEST: 'W'>: -106, <Seat.SOUTH: 'S'>: -106, <Seat.EAST: 'E'>: -106}
>>> [(str(part.label), part.points) for part in parts(Bid.PRISE, 2, "40.5", form=Form.THREE)]
[('contract and points', -26)]
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from tapete.tarot.bidding import Bid
from tapete.tarot.doubts import doubts
from tapete.tarot.errors import BadScore
from tapete.tarot.figures import (
    TARGETS,
    Slam,
    check_oudlers,
    counted,
    difference,
    half_points_of,
    written,
)
from tapete.tarot.form import Form, Seat, Side
from tapete.tarot.handful import Handful, Size
from tapete.text import N_, Text

__all__ = [
    "TARGETS",
    "ScorePart",
    "Slam",
    "check_balance",
    "check_oudlers",
    "counted",
    "difference",
    "doubts",
    "half_points_of",
    "marks",
    "parts",
    "score",
    "unit",
    "written",
]


@dataclass(frozen=True, slots=True)
class ScorePart:
    """A line of the score, from the taker's view: what for, and how many points for each defender."""

    label: str | Text
    points: int


def parts(
    contract: Bid | str,
    oudlers: int,
    points: float | Fraction | str,
    *,
    form: Form = Form.FOUR,
    handfuls: Iterable[Handful] = (),
    petit: Side | None = None,
    slam: Slam = Slam.NONE,
) -> tuple[ScorePart, ...]:
    """The lines of which the unit is the sum, plus for the attack and minus against it."""
    bid = contract if isinstance(contract, Bid) else Bid.parse(contract)
    if bid is Bid.PASS:
        raise BadScore(N_("where all passed there is nothing to score"))
    shown = tuple(handfuls)
    halves = half_points_of(points, form)
    check_oudlers(oudlers)
    return tuple(_lines(bid, difference(halves, oudlers), shown, petit, slam))


def unit(
    contract: Bid | str,
    oudlers: int,
    points: float | Fraction | str,
    *,
    form: Form = Form.FOUR,
    handfuls: Iterable[Handful] = (),
    petit: Side | None = None,
    slam: Slam = Slam.NONE,
) -> int:
    """What each defender pays, or gets where negative: the number of the travelling sheet (T4-SC-3)."""
    lines = parts(contract, oudlers, points, form=form, handfuls=handfuls, petit=petit, slam=slam)
    return sum(part.points for part in lines)


def _lines(
    bid: Bid, over: int, handfuls: tuple[Handful, ...], petit: Side | None, slam: Slam
) -> Iterator[ScorePart]:
    sign = 1 if over >= 0 else -1
    yield ScorePart(N_("contract and points"), sign * (25 + abs(over)) * bid.multiplier)
    for handful in handfuls:
        # Whoever showed it: the side that wins the deal gets it (T4-HF-6).
        yield ScorePart(handful.size.label, sign * handful.size.premium)
    if petit is not None:
        yield ScorePart(N_("Petit au bout"), (10 if petit is Side.ATTACK else -10) * bid.multiplier)
    if slam is not Slam.NONE:
        yield ScorePart(slam.label, slam.premium)


def marks(form: Form, taker: Seat, unit: int, partner: Seat | None = None) -> dict[Seat, int]:
    """What each seat writes down; the sum is 0 (T4-SC-4, T3-4, T5-9)."""
    if partner is not None and (form is not Form.FIVE or partner is taker):
        raise BadScore(N_("the taker has a partner only where five play, and it is another player"))
    form.number(taker)
    found = dict.fromkeys(form.seats, -unit)
    if partner is None:
        found[taker] = (form.players - 1) * unit
    else:
        found[form.seat(partner)] = unit
        found[taker] = 2 * unit
    return found


def check_balance(marks: Mapping[Seat, int]) -> None:
    """Raise `BadScore` where the marks of a sheet do not sum to 0 (T4-SC-6, TL-3)."""
    if total := sum(marks.values()):
        raise BadScore(
            N_("the marks sum to {total} and should sum to 0: look at {marks}"),
            total=total,
            marks=" ".join(f"{seat} {mark:+}" for seat, mark in marks.items()),
        )


def score(
    contract: Bid | str,
    taker: Seat | str,
    oudlers: int,
    points: float | Fraction | str,
    *,
    form: Form = Form.FOUR,
    partner: Seat | str | None = None,
    handfuls: Iterable[Handful] = (),
    petit: Side | None = None,
    slam: Slam = Slam.NONE,
) -> dict[Seat, int]:
    """The marks of every seat for a deal: `score("garde", "N", oudlers=2, points=49)`."""
    worth = unit(contract, oudlers, points, form=form, handfuls=handfuls, petit=petit, slam=slam)
    return marks(form, form.seat(taker), worth, None if partner is None else form.seat(partner))


__all__ += ["Handful", "Size"]
