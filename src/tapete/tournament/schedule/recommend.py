"""Movements for an evening: those that fit the contestants, the boards and the time, best first.

>>> [advice.movement.name for advice in recommend(18, boards=27)][:2]
['Mitchell 9', 'Mitchell 9 switched']
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from tapete.text import N_, P_, Text
from tapete.tournament.schedule.check import Report, check_movement
from tapete.tournament.schedule.errors import NoMovement
from tapete.tournament.schedule.families import FAMILIES, movement
from tapete.tournament.schedule.movement import Movement, Shape, at_least

__all__ = ["Advice", "recommend"]

# Without boards, without an end that is known, or the same movement by another name.
_APART = ("free", "swiss", "knock-out", "round-robin", "board-a-match", "quartets")
_FEW = 8  # boards of a round: more make it long


@dataclass(frozen=True, slots=True)
class Advice:
    """A movement that fits, with what it costs."""

    family: str
    per: int
    movement: Movement
    report: Report
    minutes: int
    copies: int  # of the boards that are in the room
    target: int  # boards that there are, and that the time allows

    @property
    def price(self) -> Fraction:
        """What it costs, in boards: those not played, and what makes an evening less even or less smooth."""
        report = self.report
        missed = self.target - report.played[0]
        sharing = Fraction(report.shared, 2)
        uneven = 10 * (1 - report.balance)
        long_rounds = max(0, self.per - 4)  # the same opponents for long
        short_rounds = 6 if self.per < 2 else 0  # a move after each board
        return missed + sharing + uneven + long_rounds + short_rounds

    @property
    def order(self) -> tuple[Fraction | int, ...]:
        """What comes first: no more copies than there are, a low price, many opponents."""
        return self.report.copies > self.copies, self.price, -self.report.rounds

    @property
    def label(self) -> Text:
        """In words."""
        report = self.report
        return Text.of(
            N_(
                "{rounds} of {per}; {played} of {boards} boards played; {sets}; {copies}; {rests}; "
                "{sharing}; balance {balance}%; {winners}; {minutes} minutes"
            ),
            rounds=Text.of(P_("{n} round", "{n} rounds"), n=report.rounds),
            per=self.per,
            played=_span(report.played),
            boards=report.boards,
            sets=Text.of(P_("{n} set", "{n} sets"), n=report.boards // self.per),
            copies=Text.of(P_("{n} copy of each board", "{n} copies of each board"), n=report.copies),
            rests=Text.of(
                P_("at most {n} round of rest", "at most {n} rounds of rest"), n=report.sits_out[1]
            ),
            sharing=Text.of(
                P_("{n} round with shared boards", "{n} rounds with shared boards"), n=report.shared
            ),
            balance=f"{float(100 * report.balance):.0f}",
            winners=Text.of(P_("{n} winner", "{n} winners"), n=report.winners),
            minutes=self.minutes,
        )


def _most_copies(shape: Shape, contestants: int) -> int:
    """How many copies one may borrow: individuals mostly play the same boards at all tables."""
    return contestants // 4 if shape is Shape.INDIVIDUALS else 3


def _span(span: tuple[int, int]) -> str:
    return str(span[0]) if span[0] == span[1] else f"{span[0]}-{span[1]}"


def recommend(
    contestants: int,
    *,
    boards: int = 28,
    minutes: int | None = None,
    shape: Shape = Shape.PAIRS,
    winners: int | None = None,
    copies: int = 1,
    minutes_per_board: int = 7,
    minutes_per_move: int = 2,
) -> tuple[Advice, ...]:
    """The best of each family for so many pairs, teams or players, with at most `boards` different boards.

    A family that needs more copies of the boards than there are is named last, if three would do.
    """
    at_least(contestants, 2, N_("contestants"))
    at_least(boards, 1, N_("boards"))
    at_least(copies, 1, N_("copies"))
    at_least(minutes_per_board, 1, N_("minutes a board"))
    target = boards if minutes is None else min(boards, max(1, minutes // minutes_per_board))
    advice: list[Advice] = []
    for family in FAMILIES.values():
        if family.shape is not shape or family.name in _APART:
            continue
        for rounds, per in _sizes(
            family.name,
            contestants,
            boards,
            minutes=minutes,
            per_board=minutes_per_board,
            per_move=minutes_per_move,
        ):
            try:
                made = movement(family.name, contestants, rounds, per=per)
            except NoMovement:
                continue
            report = check_movement(made)
            if report.boards > boards or report.copies > max(copies, _most_copies(shape, contestants)):
                continue
            time = report.rounds * (per * minutes_per_board + minutes_per_move)
            if not report.faults and (winners is None or report.winners == winners):
                advice.append(Advice(family.name, per, made, report, time, copies, target))
            break
    # A short Mitchell without relay or skip is the same by both names.
    seen: dict[object, Advice] = {}
    for each in advice:
        seen.setdefault((each.movement.name, each.report.rounds, each.report.winners), each)
    return tuple(sorted(seen.values(), key=lambda each: each.order))


def _sizes(
    name: str, contestants: int, boards: int, *, minutes: int | None, per_board: int, per_move: int
) -> Iterator[tuple[int, int]]:
    """Rounds and boards a round that may fit, those with most boards first."""
    tables = (contestants + 1) // 2
    rounds = {
        "mitchell": range(2, tables + 1),
        "switch": range(2, tables + 1),
        "skip": range(2, 2 if tables % 2 else tables),
        "skip-switch": range(2, 2 if tables % 2 else tables),
        "howell": range(2 * tables - 1, 2 * tables),
        "three-quarter": range(tables + 1, 2 * tables - 1),
        "hesitation": range(tables + 1, tables + 2),
        "web": range(5, tables),
        "appendix": range(5, tables),
        "rover": range(3, contestants // 2 + 1),
        "barometer": range(3, 2 * tables),
        "individual": range(3, contestants + contestants % 4 + 1),
        "rotation": range(2, min(contestants // 4, 12) + 1),
        "teams": range(1, contestants + 1),
        "american-whist": range(contestants - contestants % 2, contestants + 1),
    }[name]
    # Sets that circulate: a Mitchell has one for each table, however few rounds are played.
    circulate = tables if name in ("mitchell", "switch", "skip", "skip-switch") else 1
    fits = [
        (count, per)
        for count in rounds
        for per in range(1, _FEW + 1)
        if per * max(count, circulate) <= boards
        and (minutes is None or count * (per * per_board + per_move) <= minutes)
    ]
    return iter(sorted(fits, key=lambda fit: (-fit[0] * fit[1], -fit[0]))[:12])
