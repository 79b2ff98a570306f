"""Standings: who stands where, over the sessions of a stage, with penalties, carry-over and handicap."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from fractions import Fraction
from math import lcm
from typing import Any, TypedDict, Unpack

from tapete.bridge import Side
from tapete.bridge.adjusted import exact
from tapete.text import N_
from tapete.tournament.brackets import bracket_of
from tapete.tournament.contestant import Status
from tapete.tournament.errors import NotAllowed, Unknown
from tapete.tournament.event import Event, Extra
from tapete.tournament.policy import Method, PercentFrom, Rules, Total
from tapete.tournament.rows import Row, rows_of
from tapete.tournament.scorebook import Scorebook
from tapete.tournament.scoring.carry import Carry, Stake
from tapete.tournament.scoring.matchpoints import top
from tapete.tournament.scoring.ranking import ranked
from tapete.tournament.scoring.teams import top_of

__all__ = [
    "Standing",
    "carried_by",
    "carry_into",
    "latest_stage",
    "lists",
    "penalty_of",
    "stage_rows",
    "standings",
]


class Only(TypedDict, total=False):
    """Which part of the standings is asked for."""

    handicap: bool
    category: str
    section: str | None


@dataclass(frozen=True, slots=True)
class Standing:
    """A row with its rank, and the numbers as the regulations round them."""

    rank: int
    tied: bool
    row: Row
    rules: Rules

    @property
    def number(self) -> int:
        """The contestant."""
        return self.row.number

    @property
    def score(self) -> str:
        """The score, rounded."""
        return str(self._rounded())

    @property
    def percent(self) -> str | None:
        """The percentage, rounded, from the exact or the rounded score."""
        row, rules = self.row, self.rules
        found = row.percent
        if found is None:
            return None
        if rules.percent_from is PercentFrom.ROUNDED:
            found = Fraction(self._rounded()) * 100 * row.unit / row.available
        return str(rules.rounding.round(found, rules.digits, Fraction(50)))

    def _rounded(self) -> Decimal:
        middle = Fraction(self.row.available) / self.row.unit / 2
        return self.rules.rounding.round(self.row.score, self.rules.digits, middle)


def standings(
    book: Scorebook, stage: int | None = None, *, side: Side | None = None, **only: Unpack[Only]
) -> list[Standing]:
    """The standings of a stage, the last where none is named; of one direction, category or section only."""
    return _by_side(book, stage, (side,), **only)[side]


def lists(
    book: Scorebook, stage: int | None = None, **only: Unpack[Only]
) -> dict[Side | None, list[Standing]]:
    """The standings as they are published: one list, or one for each direction where each has a winner."""
    sides: tuple[Side | None, ...] = tuple(Side) if book.event.rules.winners == 2 else (None,)
    return _by_side(book, stage, sides, **only)


def _by_side(
    book: Scorebook,
    stage: int | None,
    sides: Sequence[Side | None],
    *,
    handicap: bool = False,
    category: str = "",
    section: str | None = None,
) -> dict[Side | None, list[Standing]]:
    """The rows of a stage, made once, and ranked for each of the directions."""
    event = book.event
    if stage is not None and stage not in event.stages:
        raise Unknown(N_("the event has no stage {number}: announce it first"), number=stage)
    wanted = stage or latest_stage(event)
    rows = stage_rows(book, wanted)
    _check_names(event, wanted, section, category, handicap=handicap)
    for only in (
        None if section is None else _members(event, wanted, section),
        {one for one, who in event.contestants.items() if who.category == category} if category else None,
    ):
        if only is not None:
            rows = {number: row for number, row in rows.items() if number in only}
    _finish(event, rows.values(), handicap=handicap)
    order = bracket_of(book, wanted)
    sat = {} if sides == (None,) else _directions(book, wanted)
    found = {}
    for side in sides:
        listed = [row for row in rows.values() if side is None or sat.get(row.number) is side]
        key = _key(event.rules, listed) if order is None else lambda row: order.get(row.number, ())
        found[side] = [Standing(rank, tied, row, event.rules) for rank, tied, row in ranked(listed, key)]
    return found


def _finish(event: Event, rows: Iterable[Row], *, handicap: bool) -> None:
    """What is done to the sums at the very end: handicaps, and the mean of a board where there is no top."""
    mean = event.rules.total is Total.MEAN and not event.rules.victory
    for row in rows:
        if handicap and row.number in event.contestants:
            more = event.contestants[row.number].handicap * event.rules.handicap_share
            row.points += more * row.available / 100
        if mean and not row.available and row.boards:
            row.points = Fraction(row.points, row.boards)


def _check_names(event: Event, stage: int, section: str | None, category: str, *, handicap: bool) -> None:
    """A section or a category that nobody is in is a mistake, and handicaps that do not count are one."""
    sections = {
        name for session in event.sessions.values() if session.stage == stage for name in session.schedules
    }
    if section is not None and section not in sections:
        raise Unknown(
            N_("stage {stage} has no section {section}: there are {known}"),
            stage=stage,
            section=repr(section),
            known=", ".join(map(repr, sorted(sections))) or "–",
        )
    categories = {one.category for one in event.contestants.values() if one.category}
    if category and category not in categories:
        raise Unknown(
            N_("nobody is in the category {category}: there are {known}"),
            category=repr(category),
            known=", ".join(map(repr, sorted(categories))) or "–",
        )
    if handicap and not event.rules.method.has_top:
        raise NotAllowed(N_("handicaps are parts of a top, and this event has none"))


def latest_stage(event: Event) -> int:
    """The last stage in which something was played, or the first."""
    return max((one.stage for number, one in event.sessions.items() if event.boards(number)), default=1)


def _members(event: Event, stage: int, section: str | None = None) -> set[int]:
    """Who sits in a section, or in any, in any session of the stage."""
    return {
        number
        for session in event.sessions.values()
        if session.stage == stage
        for name, sitting in session.sittings()
        if section in (None, name)
        for number in sitting.numbers
    }


def stage_rows(book: Scorebook, stage: int) -> dict[int, Row]:
    """The sums of a stage: its sessions, what was carried over, penalties."""
    event = book.event
    sessions = [number for number, session in event.sessions.items() if session.stage == stage]
    found = [rows_of(book, number) for number in sessions]
    unit = lcm(*(row.unit for rows in found for row in rows.values()))
    # Rows of one session are the rows of the stage; they were made for this list alone.
    total: dict[int, Row] = found[0] if len(found) == 1 else {}
    for rows in found if len(found) > 1 else ():
        for number, row in rows.items():
            times = unit // row.unit
            if number not in total:
                total[number] = Row(number, 0, 0, 0, unit)
            into = total[number]
            into.points += row.points * times
            into.available += row.available * times
            into.boards += row.boards
            into.full += row.full or row.boards
            into.spread += row.spread
    carry = carry_into(event, stage)
    if carry.share:
        # Who qualified and has not begun stands there with what it brings along.
        for number in _members(event, stage):
            total.setdefault(number, Row(number, 0, 0, 0, unit))
        for number, row in stage_rows(book, stage - 1).items():
            if number in total:
                points, available = carried_by(carry, row, book, stage)
                total[number].points += points * unit
                total[number].available += available * unit
    for extra in event.extras.values():
        if extra.session in sessions and extra.number in total:
            row = total[extra.number]
            amount = penalty_of(extra, book)
            row.extra += amount
            row.points += amount * unit
            row.available += exact(extra.of) * unit if extra.of and row.available else 0
    return {
        number: row
        for number, row in total.items()
        if number not in event.contestants or event.contestants[number].status is not Status.DISQUALIFIED
    }


def penalty_of(extra: Extra, book: Scorebook) -> Fraction:
    """What a penalty takes, or another amount gives, in the unit of the event."""
    amount = exact(extra.amount)
    if "%" in extra.amount and extra.session in book.sessions:
        boards = book.sessions[extra.session].boards.values()
        amount *= max((Fraction(board.top, board.unit) for board in boards), default=0)
    return -amount if extra.kind.takes else amount


def carry_into(event: Event, stage: int) -> Carry:
    """What counts in a stage of the one before it; before the first there is none."""
    announced = event.stages.get(stage)
    return Carry() if announced is None or stage < 2 else Carry.parse(announced.carry)


def carried_by(carry: Carry, before: Row, book: Scorebook, stage: int) -> tuple[Fraction, Fraction]:
    """What a contestant brings along into a stage, and of how much, from its row of the stage before."""
    had, there = before.stake, Stake(Fraction(0), _top_of(book, stage), 1)
    if not book.event.rules.method.has_top:
        carry = replace(carry, by_top=False)  # IMPs and points are the same in every field
    elif carry.by_top and not (had.top and there.top):
        return Fraction(0), Fraction(0)  # with one table there is nothing to compare
    return carry.of(had, there), carry.of(replace(had, score=had.available), there)


def _top_of(book: Scorebook, stage: int) -> Fraction:
    """What there is to score on a board of a stage that all its tables have played."""
    rules = book.event.rules
    if not rules.method.has_top:
        return Fraction(0)
    if rules.method.of_teams:
        return Fraction(top_of(rules))
    inside = (number for number, session in book.event.sessions.items() if session.stage == stage)
    tables = max((book.sessions[number].expected for number in inside), default=0)
    return top(rules, tables, tables)


def _directions(book: Scorebook, stage: int) -> dict[int, Side]:
    """Where each contestant sat more often."""
    count: dict[int, int] = defaultdict(int)
    for session, scores in book.sessions.items():
        if book.event.sessions[session].stage == stage:
            for board in scores.boards.values():
                for line in board.lines:
                    for number in line.ns:
                        count[number] += 1
                    for number in line.ew:
                        count[number] -= 1
    return {number: Side.NS if sat > 0 else Side.EW for number, sat in count.items() if sat}


def _key(rules: Rules, rows: list[Row]) -> Callable[[Row], Any]:
    """By what rows are ranked: whole numbers where all had as much to score."""
    if rules.method is Method.WINS:
        return lambda row: (row.points, row.spread)
    if rules.victory or not any(row.available for row in rows):
        return lambda row: row.points
    if rules.total is Total.SUM or len({row.available for row in rows}) == 1:
        return lambda row: row.points
    return lambda row: Fraction(row.points) / row.available if row.available else Fraction(1, 2)
