"""Swiss pairings: the next round from the ranking so far, for players, pairs or teams.

Contestants of equal points meet, or as equal as can be; nobody meets anybody twice, nobody rests twice;
places are shared out evenly. The pairing is the best for the first of the ranking that leaves one for
everybody, then for the second, and so on.

>>> [tuple(each.places.values()) for each in swiss_round({1: 0, 2: 0, 3: 0, 4: 0}).sittings]
[(1, 3), (4, 2)]
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial

from tapete.text import N_
from tapete.tournament.schedule.errors import NoMovement
from tapete.tournament.schedule.movement import block
from tapete.tournament.schedule.pairing import Field, Within
from tapete.tournament.schedule.promised import meetings
from tapete.tournament.schedule.robin import two_tables
from tapete.tournament.schedule.triangle import first_leg, open_rooms, second_leg
from tapete.tournament.sitting import Round, Schedule, Sitting

__all__ = ["Within", "swiss", "swiss_round"]


def swiss(
    schedule: Schedule,
    ranking: Mapping[int, Fraction | int],
    *,
    teams: bool = False,
    triangle: bool = False,
    places: tuple[str, str] = ("first", "second"),
    within: Within = Within.HALVES,
    per: int = 0,
    first: int = 1,
    again: bool = False,
    apart: Collection[frozenset[int]] = (),
    byes: Collection[int] = (),
    floated: Collection[int] = (),
    fixed: Mapping[int, str] | None = None,
) -> Schedule:
    """The schedule with one round more. See `swiss_round`; with `teams` each match has two tables.

    Of an odd number of teams one rests, or with `triangle` three play two matches each in this round and the
    next, one table of each match a round; the second of these rounds follows from the first by itself.
    """
    draw = partial(
        swiss_round, places=places, within=within, per=per, first=first, again=again, apart=apart, byes=byes,
        floated=floated, fixed=fixed,
    )  # fmt: skip
    if not teams:
        return replace(schedule, rounds=(*schedule.rounds, draw(ranking, schedule)))
    past = open_rooms(schedule)
    leg = second_leg(schedule, [one for one in ranking if one not in byes])
    if leg:
        busy = {number for sitting in leg for number in sitting.numbers}
        more = draw({one: points for one, points in ranking.items() if one not in busy}, past)
    elif triangle and sum(one not in byes for one in ranking) % 2:
        more, leg = first_leg(
            schedule, past, ranking, draw, byes=byes, again=again, places=places, per=per, first=first
        )
    else:
        more = draw(ranking, past)
    more = two_tables(Schedule("", (more,)), "").rounds[0]
    return replace(
        schedule, rounds=(*schedule.rounds, replace(more, sittings=(*more.sittings, *_numbered(leg, more))))
    )


def _numbered(leg: Sequence[Sitting], more: Round) -> list[Sitting]:
    """The tables of a triangle come after the others."""
    taken = {sitting.table for sitting in more.sittings}
    free = (name for name in map(str, range(1, 999)) if name not in taken)
    return [replace(sitting, table=name) for sitting, name in zip(leg, free, strict=False)]


def swiss_round(
    ranking: Mapping[int, Fraction | int],
    past: Schedule | None = None,
    *,
    places: tuple[str, str] = ("first", "second"),
    within: Within = Within.HALVES,
    per: int = 0,
    first: int = 1,
    again: bool = False,
    apart: Collection[frozenset[int]] = (),
    byes: Collection[int] = (),
    floated: Collection[int] = (),
    fixed: Mapping[int, str] | None = None,
) -> Round:
    """The next round: `ranking` names who plays, best first, with points; `past` is what was played.

    `apart` are contestants who shall not meet, `byes` who rests by request, `fixed` the tables of those who
    cannot move, `floated` who went down a group the last time. `again` lets contestants meet as often as
    it must be, where otherwise no pairing is left.
    """
    past = past or Schedule("Swiss", ())
    number = len(past.rounds) + 1
    order = [one for one in ranking if one not in byes]
    sat = _sat(past, places)
    met: defaultdict[int, dict[int, int]] = defaultdict(dict)
    for (one, other), times in meetings(past).items():
        met[one][other] = met[other][one] = times
    keep: defaultdict[int, set[int]] = defaultdict(set)
    for people in apart:
        for one in people:
            keep[one] |= people - {one}
    rested = Counter(one for each in past.rounds for one in each.sits_out)
    field = Field(ranking, within, floated, met, keep, {one: sum(sat[one]) for one in order}, rested)
    # Two who have both sat much more often at one place meet only if it must be.
    ways = ((most, steep) for most in range(number if again else 1) for steep in (2, number))
    found = next((found for way in ways if (found := field.paired(order, *way)) is not None), None)
    if found is None:
        raise NoMovement(
            N_("no pairing of round {round} is left without a second meeting: allow it, or end the stage"),
            round=number,
        )
    pairs, bye = found
    boards = block(number - 1, per, first) if per else ()
    seated = [_seated(*pair, sat, table) for table, pair in enumerate(pairs, 1)]
    names = _tables(seated, fixed or {})
    sittings = tuple(
        Sitting(number, name, dict(zip(places, pair, strict=True)), boards)
        for name, pair in sorted(zip(names, seated, strict=True), key=lambda each: int(each[0]))
    )
    return Round(number, sittings, tuple(sorted((*(one for one in byes if one in ranking), *bye))))


def _sat(past: Schedule, places: tuple[str, str]) -> defaultdict[int, list[int]]:
    """Where each has sat, round by round: 1 at the first place, -1 at the second."""
    sat: defaultdict[int, list[int]] = defaultdict(list)
    for each in past.rounds:
        for sitting in each.sittings:
            for place, one in sitting.places.items():
                sat[one].append((place == places[0]) - (place == places[1]))
    return sat


def _seated(one: int, other: int, sat: Mapping[int, Sequence[int]], table: int) -> tuple[int, int]:
    """Who sits first: who has least often, then who did not the last time, then by turns down the room."""
    mine, theirs = ((sum(sat[number]), sat[number][::-1]) for number in (one, other))
    if mine != theirs:
        return (one, other) if mine < theirs else (other, one)
    return (one, other) if table % 2 else (other, one)


def _tables(pairs: Sequence[tuple[int, int]], fixed: Mapping[int, str]) -> list[str]:
    """Tables from 1 down the ranking, but those who cannot move stay where they are."""
    named: dict[int, str] = {}
    for index, pair in enumerate(pairs):
        wanted = [fixed[one] for one in pair if one in fixed and fixed[one] not in named.values()]
        if wanted:
            named[index] = wanted[0]
    free = iter(name for name in map(str, range(1, 2 * len(pairs) + 1)) if name not in named.values())
    return [named.get(index) or next(free) for index in range(len(pairs))]
