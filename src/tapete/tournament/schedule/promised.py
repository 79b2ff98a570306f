"""Whether opponents and partners are as a movement promises."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from tapete.text import N_, Text
from tapete.tournament.schedule.movement import Promise
from tapete.tournament.sitting import Schedule

__all__ = ["broken", "meetings", "partnerships"]

_PARTNERS = ({"N", "S"}, {"E", "W"})


def meetings(schedule: Schedule) -> dict[tuple[int, int], int]:
    """How often two contestants are opponents, the two tables of a team match counted as one meeting."""
    count = _raw(schedule)
    if any(
        sum(len(sitting.numbers) for sitting in each.sittings)
        > len({one for sitting in each.sittings for one in sitting.numbers})
        for each in schedule.rounds
    ):
        return {pair: (times + 1) // 2 for pair, times in count.items()}
    return count


def partnerships(schedule: Schedule) -> dict[tuple[int, int], int]:
    """How often two individuals are partners."""
    count: Counter[tuple[int, int]] = Counter()
    for each in schedule.rounds:
        for sitting in each.sittings:
            for side in _PARTNERS:
                if side <= set(sitting.places):
                    one, other = sorted(sitting.places[place] for place in side)
                    count[one, other] += 1
    return dict(count)


def broken(  # noqa: C901 - one case a promise
    schedule: Schedule, promise: Promise
) -> Iterator[Text]:
    """A sentence for each way in which the promise is not kept."""
    match promise:
        case Promise.NONE:
            return
        case Promise.ONCE:
            yield from _often(_raw(schedule), most=1)
        case Promise.CROSS:
            yield from _often(_raw(schedule), most=1)
            yield from _cross(schedule)
        case Promise.ALL:
            yield from _exactly(schedule, _raw(schedule), 1)
        case Promise.TWICE:
            yield from _exactly(schedule, _raw(schedule), 2)
            yield from _each_way(schedule)
        case Promise.MATCHES:
            yield from _matches(schedule)
        case Promise.ALL_MATCHES:
            yield from _matches(schedule)
            yield from _exactly(schedule, dict.fromkeys(_raw(schedule), 1), 1)
        case Promise.WHIST:
            yield from _exactly(schedule, partnerships(schedule), 1, N_("as partners"))
            yield from _exactly(schedule, _raw(schedule), 2)
        case Promise.PARTNERS:
            yield from _often(partnerships(schedule), most=1)
            yield from _often(_raw(schedule), most=2)
        case Promise.STRANGERS:
            together = Counter(_raw(schedule))
            together.update(partnerships(schedule))
            yield from _often(together, most=1)


def _raw(schedule: Schedule) -> dict[tuple[int, int], int]:
    """How many sittings two contestants have as opponents."""
    count: Counter[tuple[int, int]] = Counter()
    for each in schedule.rounds:
        for sitting in each.sittings:
            for (place, one), (other_place, other) in combinations(sitting.places.items(), 2):
                if {place, other_place} not in _PARTNERS:
                    count[min(one, other), max(one, other)] += 1
    return dict(count)


def _numbers(schedule: Schedule) -> list[int]:
    return sorted({one for each in schedule.rounds for sitting in each.sittings for one in sitting.numbers})


def _often(count: dict[tuple[int, int], int], most: int) -> Iterator[Text]:
    for (one, other), times in sorted(count.items()):
        if times > most:
            yield Text.of(
                N_("{one} and {other} meet {times} times, not at most {most}"),
                one=one, other=other, times=times, most=most,
            )  # fmt: skip


def _exactly(
    schedule: Schedule, count: dict[tuple[int, int], int], times: int, how: str = N_("as opponents")
) -> Iterator[Text]:
    for one, other in combinations(_numbers(schedule), 2):
        if count.get((one, other), 0) != times:
            yield Text.of(
                N_("{one} and {other} meet {met} times {how}, not {times}"),
                one=one, other=other, met=count.get((one, other), 0), how=how, times=times,
            )  # fmt: skip


def _cross(schedule: Schedule) -> Iterator[Text]:
    """The two lines are those of the first round; an arrow-switch does not change who is in which."""
    lines: dict[str, set[int]] = {"NS": set(), "EW": set()}
    for place, line in lines.items():
        line.update(sitting.places[place] for sitting in schedule.rounds[0].sittings)
    # Who sits out first belongs to the line that it does not meet.
    met = _raw(schedule)
    for one in set(_numbers(schedule)) - lines["NS"] - lines["EW"]:
        foes = {a + b - one for a, b in met if one in (a, b)}
        (lines["EW"] if foes & lines["NS"] else lines["NS"]).add(one)
    for one in sorted(lines["NS"]):
        for other in sorted(lines["EW"]):
            if (min(one, other), max(one, other)) not in met:
                yield Text.of(N_("{one} and {other} never meet"), one=one, other=other)


def _each_way(schedule: Schedule) -> Iterator[Text]:
    ways = Counter(tuple(sitting.places.values()) for each in schedule.rounds for sitting in each.sittings)
    for way, times in ways.items():
        if times > 1:
            yield Text.of(
                N_("{one} meets {other} {times} times at the same place"),
                one=way[0], other=way[1], times=times,
            )  # fmt: skip


def _matches(schedule: Schedule) -> Iterator[Text]:
    halves: dict[tuple[int, ...], list[tuple[int, ...]]] = {}
    for each in schedule.rounds:
        for sitting in each.sittings:
            halves.setdefault(tuple(sitting.numbers), []).append(sitting.boards)
    for home, boards in sorted(halves.items()):
        away = halves.get(home[::-1], [])
        if len(boards) > 1 or len(away) > 1:
            yield Text.of(N_("teams {one} and {other} meet more than once"), one=home[0], other=home[1])
        elif boards != away:
            yield Text.of(
                N_("teams {one} and {other} do not play the same boards at both tables"),
                one=home[0], other=home[1],
            )  # fmt: skip
