"""Howell movements: pairs change direction, and follow each other round the tables.

>>> movement = howell(4)
>>> len(movement.schedule.rounds), movement.winners
(7, 1)
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction
from functools import cache

from tapete.text import N_, Text
from tapete.tournament.schedule.circle import circle, crossing
from tapete.tournament.schedule.design import design
from tapete.tournament.schedule.errors import NoMovement
from tapete.tournament.schedule.lines import Lines, by_game, by_round, by_table, laid, run_turned, turned
from tapete.tournament.schedule.movement import Movement, Promise, at_least
from tapete.tournament.schedule.starter import Spot, starter

__all__ = ["howell", "three_quarter"]


def howell(
    tables: int, rounds: int | None = None, *, per: int = 2, first: int = 1, missing: Collection[int] = ()
) -> Movement:
    """A Howell: everybody meets everybody; with 2 and 3 tables boards must be shared."""
    at_least(tables, 2, N_("tables of a Howell"))
    full = 2 * tables - 1
    played = full if rounds is None else rounds
    at_least(played, 1, N_("rounds"), full)
    lines = _crossed(tables) if tables < 4 else _cyclic(full, tables)
    assert lines is not None
    return laid(
        "howell", f"Howell {tables}", lines[:played], sets=full, per=per, first=first, missing=missing,
        promise=Promise.ALL if played == full else Promise.ONCE,
        notes=[_CARDS] if tables < 4 else _follow(full, tables),
    )  # fmt: skip


def three_quarter(
    tables: int, rounds: int, *, per: int = 2, first: int = 1, missing: Collection[int] = ()
) -> Movement:
    """A Howell of fewer rounds than it has opponents, with several stationary pairs where one is found.

    Else a design in which pairs go where their cards say; 4 tables in 5 rounds share a set in one round.
    """
    at_least(tables, 3, N_("tables of a three-quarter Howell"))
    at_least(rounds, tables + 1, N_("rounds"), 2 * tables - 2)
    cyclic = _cyclic(rounds, tables)
    lines = cyclic or _designed(rounds, tables)
    if lines is None:
        raise NoMovement(
            N_(
                "no Howell of {rounds} rounds for {tables} tables is known here: play a hesitation Mitchell, "
                "or give another number of rounds"
            ),
            rounds=rounds,
            tables=tables,
        )
    return laid(
        "three-quarter", f"Three-quarter Howell {tables} of {rounds} rounds", lines, sets=rounds, per=per,
        first=first, missing=missing, promise=Promise.ONCE,
        notes=_follow(rounds, tables) if cyclic else [_CARDS],
    )  # fmt: skip


_CARDS = Text.of(N_("Pairs and boards go where the guide cards say."))


def _follow(rounds: int, tables: int) -> list[Text]:
    return [
        Text.of(N_("Stationary: {numbers}."), numbers=tuple(range(rounds + 1, 2 * tables + 1))),
        Text.of(
            N_(
                "Other pairs follow the pair of the next lower number, 1 follows {n}; "
                "tables take the next set."
            ),
            n=rounds,
        ),
    ]


def _by_starter(spots: Sequence[Spot], rounds: int) -> Lines:
    """The rounds of a starter: moving pairs are 1 to `rounds`, stationary ones follow."""
    lines = []
    for r in range(rounds):
        line = []
        for place, spot in enumerate(spots):
            moving = (spot.x + r) % rounds + 1
            other = rounds + 1 + place if spot.y is None else (spot.y + r) % rounds + 1
            set_ = (spot.b + r) % rounds
            # A stationary pair is North-South.
            line.append((other, moving, set_) if spot.y is None else (moving, other, set_))
        lines.append(tuple(line))
    return tuple(lines)


_WIDEST = 60  # tables: with more there are too many ways to switch, and only the last rounds are tried


@cache
def _cyclic(rounds: int, tables: int) -> Lines | None:
    """The best balanced of some starters: for 4 and 6 tables perfect balance exists and is found."""
    best: tuple[Fraction, Lines] | None = None
    for seed in range(_climbs(rounds, tables)):
        spots = starter(rounds, tables, seed)
        if spots is None:
            break
        lines = _by_starter(spots, rounds)
        # With many stationary pairs tables alone do not balance: rounds are switched as well.
        if rounds == 2 * tables - 1:
            value, lines = turned(lines, by_table(lines))
        elif tables <= _WIDEST:
            value, lines = turned(lines, by_round(lines))
        else:
            return run_turned(lines, by_round(lines)[: -rounds // 2 : -1])[1]
        if best is None or value > best[0]:
            best = value, lines
        if value == 1:
            break
    return best and best[1]


def _climbs(rounds: int, tables: int) -> int:
    """How many starters are tried; a full Howell for four or six tables is perfect with the right one."""
    if tables > 10:
        return 1
    return 24 if tables <= 6 and rounds == 2 * tables - 1 else 6


@cache
def _crossed(tables: int) -> Lines:
    rounds = zip(circle(2 * tables), crossing(2 * tables), strict=True)
    lines = tuple(
        tuple((one + 1, other + 1, set_) for (one, other), set_ in zip(factor, sets, strict=True))
        for factor, sets in rounds
    )
    return turned(lines, by_game(lines))[1]


@cache
def _designed(rounds: int, tables: int) -> Lines | None:
    lines = design(tables, rounds)
    return lines and turned(lines, by_game(lines))[1]
