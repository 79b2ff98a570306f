"""Swiss pairings: the next round from the ranking so far, for players, pairs or teams.

Contestants of equal points meet, or as equal as can be; nobody meets anybody twice, nobody rests twice;
places are shared out evenly. The pairing is the best for the first of the ranking that leaves one for
everybody, then for the second, and so on.

>>> [tuple(each.places.values()) for each in swiss_round({1: 0, 2: 0, 3: 0, 4: 0}).sittings]
[(1, 3), (4, 2)]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from tapete.text import N_, Choice
from tapete.tournament.schedule.errors import NoMovement
from tapete.tournament.schedule.matching import first_best
from tapete.tournament.schedule.movement import block
from tapete.tournament.schedule.promised import meetings
from tapete.tournament.schedule.robin import two_tables
from tapete.tournament.sitting import Round, Schedule, Sitting

__all__ = ["Within", "swiss", "swiss_round"]


class Within(Choice):
    """Who meets whom among those of equal points."""

    HALVES = "halves", N_("the upper half meets the lower half, first against first")
    NEIGHBOURS = "neighbours", N_("the first meets the second, the third meets the fourth")
    EXTREMES = "extremes", N_("the first meets the last, the second the last but one")


def swiss(
    schedule: Schedule,
    ranking: Mapping[int, Fraction | int],
    *,
    teams: bool = False,
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
    """The schedule with one round more. See `swiss_round`; with `teams` each match has two tables."""
    past = schedule
    if teams:
        # The closed rooms say nothing new of who met whom.
        kept = [
            replace(each, sittings=tuple(one for one in each.sittings if not one.table.endswith("c")))
            for each in schedule.rounds
        ]
        past = replace(schedule, rounds=tuple(kept))
    more = swiss_round(
        ranking,
        past,
        places=places,
        within=within,
        per=per,
        first=first,
        again=again,
        apart=apart,
        byes=byes,
        floated=floated,
        fixed=fixed,
    )
    if teams:
        more = two_tables(Schedule("", (more,)), "").rounds[0]
    return replace(schedule, rounds=(*schedule.rounds, more))


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
    met = meetings(past)
    rested = Counter(one for each in past.rounds for one in each.sits_out)
    order = [one for one in ranking if one not in byes]
    lean = {one: _lean(one, past, places) for one in order}
    found = None
    for most in range(len(past.rounds) + 1 if again else 1):
        # Two who have both sat much more often at one place meet only if it must be.
        for steep in (2, len(past.rounds) + 1):

            def allowed(one: int, other: int, most: int = most, steep: int = steep) -> bool:
                return (
                    met.get((min(one, other), max(one, other)), 0) <= most
                    and frozenset((one, other)) not in apart
                    and not (min(lean[one], lean[other]) >= steep or max(lean[one], lean[other]) <= -steep)
                )

            found = found or _paired(
                order, ranking, allowed, most=most, rested=rested, within=within, floated=floated
            )
    if found is None:
        raise NoMovement(
            N_("no pairing of round {round} is left without a second meeting: allow it, or end the stage"),
            round=len(past.rounds) + 1,
        )
    pairs, bye = found
    boards = block(len(past.rounds), per, first) if per else ()
    seated = [_seated(one, other, past, places, table) for table, (one, other) in enumerate(pairs, 1)]
    number = len(past.rounds) + 1
    names = _tables(seated, fixed or {})
    sittings = tuple(
        Sitting(number, name, dict(zip(places, pair, strict=True)), boards)
        for name, pair in sorted(zip(names, seated, strict=True), key=lambda each: int(each[0]))
    )
    return Round(number, sittings, tuple(sorted((*(one for one in byes if one in ranking), *bye))))


def _lean(one: int, past: Schedule, places: tuple[str, str]) -> int:
    """How much oftener the contestant had the first place than the second."""
    seats = [sitting.place_of(one) for sitting in past.of(one)]
    return seats.count(places[0]) - seats.count(places[1])


def _paired(
    order: Sequence[int],
    points: Mapping[int, Fraction | int],
    allowed: Callable[[int, int], bool],
    *,
    most: int,
    rested: Mapping[int, int],
    within: Within,
    floated: Collection[int],
) -> tuple[list[tuple[int, int]], tuple[int, ...]] | None:
    if len(order) % 2 == 0:
        pairs = _best(order, points, allowed, within, floated)
        return None if pairs is None else (pairs, ())
    # The last who has rested least often, if the others can be paired then.
    for one in sorted(order, key=lambda one: (rested.get(one, 0), -order.index(one))):
        if rested.get(one, 0) > most:
            return None
        pairs = _best([each for each in order if each != one], points, allowed, within, floated)
        if pairs is not None:
            return pairs, (one,)
    return None


def _best(
    order: Sequence[int],
    points: Mapping[int, Fraction | int],
    allowed: Callable[[int, int], bool],
    within: Within,
    floated: Collection[int],
) -> list[tuple[int, int]] | None:
    groups = _groups(order, points, floated)
    line = [one for group in groups for one in group]
    place = {one: (index, group.index(one)) for index, group in enumerate(groups) for one in group}

    def wishes(one: int) -> Sequence[int]:
        index, at = place[one]
        group = groups[index]
        half = len(group) // 2
        match within:
            case Within.NEIGHBOURS:
                own = group
            case Within.EXTREMES:
                own = group[::-1]
            case Within.HALVES:
                aim = at + half
                own = sorted(group, key=lambda other: (abs(group.index(other) - aim), -group.index(other)))
        return [*own, *(other for later in groups[index + 1 :] for other in later)]

    mate = first_best(line, allowed, wishes)
    if mate is None:
        return None
    rank = {one: index for index, one in enumerate(order)}
    pairs = {(one, other) if rank[one] < rank[other] else (other, one) for one, other in mate.items()}
    return sorted(pairs, key=lambda pair: rank[pair[0]])


def _groups(
    order: Sequence[int], points: Mapping[int, Fraction | int], floated: Collection[int]
) -> list[list[int]]:
    """Those of equal points together; out of an odd group the last who did not float before goes down."""
    groups: list[list[int]] = []
    down: list[int] = []
    for value in dict.fromkeys(points[one] for one in order):
        group = down + [one for one in order if points[one] == value]
        down = []
        if len(group) % 2:
            fresh = [one for one in group if one not in floated] or group
            down = [fresh[-1]]
            group.remove(fresh[-1])
        if group:
            groups.append(group)
    if down:
        groups.append(down)
    return groups


def _seated(one: int, other: int, past: Schedule, places: tuple[str, str], table: int) -> tuple[int, int]:
    """Who sits first: who has least often, then who did not the last time, then by turns down the room."""

    def had(number: int) -> tuple[int, list[int]]:
        last = [int(sitting.place_of(number) == places[0]) for sitting in reversed(past.of(number))]
        return _lean(number, past, places), last

    mine, theirs = had(one), had(other)
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
