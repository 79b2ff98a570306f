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
from tapete.tarot.errors import BadScore
from tapete.tarot.form import Form, Seat, Side
from tapete.tarot.handful import Handful, Size
from tapete.text import N_, Choice, Text

__all__ = [
    "TARGETS",
    "ScorePart",
    "Slam",
    "check_balance",
    "counted",
    "difference",
    "doubts",
    "half_points_of",
    "marks",
    "parts",
    "score",
    "unit",
]

TARGETS = (56, 51, 41, 36)  # by the number of oudlers (T4-GOAL-1)


class Slam(Choice):
    """What there was of a slam (T4-SLAM-2, T4-SLAM-7)."""

    premium: int  # for the unit, from the taker's view

    NONE = "none", N_("no slam")
    MADE = "made", N_("slam made without announcement")
    ANNOUNCED = "announced", N_("slam announced and made")
    FAILED = "failed", N_("slam announced and not made")
    SUFFERED = "suffered", N_("slam suffered: the defence won every trick")
    FAILED_AND_SUFFERED = "failed-suffered", N_("slam announced, and suffered")

    def __init__(self, *_: str) -> None:
        self.premium = (0, 200, 400, -200, -200, -400)[len(type(self))]

    @classmethod
    def parse(cls, text: str, /) -> Slam:
        """The slam by its name."""
        for slam in cls:
            if text.strip().lower() == slam.value:
                return slam
        raise BadScore(N_("{text} is no slam: give {names}"), text=repr(text), names=", ".join(map(str, cls)))


@dataclass(frozen=True, slots=True)
class ScorePart:
    """A line of the score, from the taker's view: what for, and how many points for each defender."""

    label: str | Text
    points: int


def half_points_of(points: float | Fraction | str, form: Form = Form.FOUR) -> int:
    """Points as whole half points; raises `BadScore` for what no tricks are worth."""
    written = str(points).strip().replace(",", ".").replace("½", ".5")
    try:
        halves = 2 * Fraction(written or "0")
    except (ValueError, ZeroDivisionError):
        raise BadScore(N_("{points} is no number of points: give 0 to 91"), points=repr(points)) from None
    if halves.denominator != 1 or not 0 <= halves <= 182:
        raise BadScore(
            N_("{points} points cannot be: the cards are worth 91 in all, and count in halves"),
            points=written,
        )
    if halves % 2 and form is Form.FOUR:
        raise BadScore(
            N_("{points} points cannot be where four play: each side has whole points; count again"),
            points=written,
        )
    return int(halves)


def counted(halves: int, oudlers: int) -> int:
    """The points for the score: an odd half point goes to who wins the deal (T3-3, T5-8)."""
    target = TARGETS[oudlers]
    return halves // 2 if halves < 2 * target else (halves + 1) // 2


def difference(halves: int, oudlers: int) -> int:
    """By how many points the contract is made, or failed where negative (T4-SC-1)."""
    return counted(halves, oudlers) - TARGETS[oudlers]


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
    if oudlers not in range(4):
        raise BadScore(N_("{n} oudlers cannot be: there are three"), n=oudlers)
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


def doubts(
    oudlers: int,
    points: float | Fraction | str,
    *,
    form: Form = Form.FOUR,
    handfuls: Iterable[Handful] = (),
    petit: Side | None = None,
    slam: Slam = Slam.NONE,
) -> tuple[Text, ...]:
    """What the cards cannot give, in sentences: the score is as it is told, and somebody counts again."""
    found = []
    halves = half_points_of(points, form)
    # A side that wins no trick has 4 points by its Excuse alone (T4-SLAM-8).
    least = 8 if oudlers == 1 else 9 * oudlers
    most = 182 - (8 if oudlers == 2 else 9 * (3 - oudlers))
    if not least <= halves <= most:
        impossible = N_(
            "{points} points cannot be with {n} oudlers, worth 4½ each with whoever has them: count again"
        )
        found.append(Text.of(impossible, points=str(Fraction(halves, 2)), n=oudlers))
    trumps = sum(form.handfuls[handful.size.number] for handful in handfuls)
    if trumps > 22:
        many = N_("handfuls of {n} trumps cannot be: there are 21 trumps and the Excuse")
        found.append(Text.of(many, n=trumps))
    loser = {
        Slam.MADE: Side.DEFENCE,
        Slam.ANNOUNCED: Side.DEFENCE,
        Slam.SUFFERED: Side.ATTACK,
        Slam.FAILED_AND_SUFFERED: Side.ATTACK,
    }.get(slam)
    if petit is not None and petit is loser:
        found.append(Text.of(N_("who wins no trick does not win the Petit au bout: look at the slam again")))
    return tuple(found)


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
