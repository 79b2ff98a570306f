"""The triangle of an odd number of teams: three play each other in two rounds, one table of a match a round.

In the first round home halves meet the away halves of the next team, in the second of the one before, with
the boards of the first: then each of the three matches is whole, and as long as the others. The boards are
the triangle's own, so that nobody has played them elsewhere; their numbers are as much higher as keeps
dealer and vulnerability.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from typing import TypeAlias

from tapete.text import N_
from tapete.tournament.schedule.errors import NoMovement
from tapete.tournament.schedule.movement import block
from tapete.tournament.schedule.promised import meetings
from tapete.tournament.sitting import Round, Schedule, Sitting

__all__ = ["APART", "first_leg", "open_rooms", "second_leg"]

APART = 480  # from the numbers of a set to those of the next: a multiple of sixteen

Ranking: TypeAlias = Mapping[int, Fraction | int]


def open_rooms(schedule: Schedule) -> Schedule:
    """Without the closed rooms, which say nothing new of who met whom."""
    rounds = [
        replace(each, sittings=tuple(one for one in each.sittings if not one.table.endswith("c")))
        for each in schedule.rounds
    ]
    return replace(schedule, rounds=tuple(rounds))


def second_leg(schedule: Schedule, present: Collection[int]) -> tuple[Sitting, ...]:
    """The tables at which the matches of a triangle are still to be ended, by those who are there."""
    last = schedule.rounds[-1] if schedule.rounds else Round(0, ())
    played = {(sitting.numbers, sitting.boards) for each in schedule.rounds for sitting in each.sittings}
    return tuple(
        replace(
            one,
            round=last.number + 1,
            places=dict(zip(one.places, reversed(one.numbers), strict=True)),
        )
        for one in _halves(last)
        if (one.numbers[::-1], one.boards) not in played and all(number in present for number in one.numbers)
    )


def first_leg(
    schedule: Schedule,
    past: Schedule,
    ranking: Ranking,
    draw: Callable[[Ranking, Schedule], Round],
    *,
    byes: Collection[int],
    again: bool,
    places: tuple[str, str],
    per: int,
    first: int,
) -> tuple[Round, tuple[Sitting, ...]]:
    """The round of the others, and the tables of the triangle: the last three who have not met.

    Nobody is in a triangle or rests a second time, and the others can be paired in this round and the next.
    """
    out = set() if again else set(_spared(schedule))
    met = meetings(past)
    free = [one for one in reversed(list(ranking)) if one not in byes and one not in out]
    for three in combinations(free, 3):
        if not again and any((min(pair), max(pair)) in met for pair in combinations(three, 2)):
            continue
        rest = {one: points for one, points in ranking.items() if one not in three}
        try:
            more = draw(rest, past)
            draw(rest, replace(past, rounds=(*past.rounds, more)))
        except NoMovement:
            continue
        a, b, c = sorted(three)
        boards = block(len(past.rounds), per, first) if per else ()
        leg = tuple(
            Sitting(
                more.number, "", {places[0]: home, places[1]: away},
                tuple(board + APART * set_ for board in boards),
            )
            for set_, (home, away) in enumerate(((a, b), (b, c), (c, a)), 1)
        )  # fmt: skip
        return more, leg
    raise NoMovement(
        N_("no three teams are left for a triangle in rounds {round} and {next}: let one team rest"),
        round=len(past.rounds) + 1, next=len(past.rounds) + 2,
    )  # fmt: skip


def _halves(each: Round) -> list[Sitting]:
    """The tables of a triangle: both teams are at another table too, against somebody else."""
    here = {sitting.numbers for sitting in each.sittings}
    seats = Counter(number for numbers in here for number in numbers)
    return [
        sitting
        for sitting in each.sittings
        if sitting.numbers[::-1] not in here and all(seats[number] == 2 for number in sitting.numbers)
    ]


def _spared(schedule: Schedule) -> Iterator[int]:
    """Who has rested, or was in a triangle."""
    for each in schedule.rounds:
        yield from each.sits_out
        for sitting in _halves(each):
            yield from sitting.numbers
