"""The ways to go on after a trouble: each takes the schedule as it was played, and changes rounds to come."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import chain, count

from tapete.tournament.schedule.appendix import guests_way
from tapete.tournament.schedule.matching import bipartite
from tapete.tournament.sitting import Round, Schedule, Sitting

__all__ = ["boards_follow", "exchange", "idle_meet", "joined", "late_play", "moved_boards", "roved"]


def history(schedule: Schedule, before: int) -> defaultdict[int, set[int]]:
    """The boards that each contestant has met before a round."""
    met: defaultdict[int, set[int]] = defaultdict(set)
    for each in schedule.rounds:
        if each.number < before:
            for sitting in each.sittings:
                for one in sitting.numbers:
                    met[one].update(sitting.boards)
    return met


def _from(schedule: Schedule, start: int, change: Mapping[int, Round]) -> Schedule:
    return replace(
        schedule,
        rounds=tuple(
            change.get(each.number, each) if each.number >= start else each for each in schedule.rounds
        ),
    )


def exchange(schedule: Schedule, start: int, roles: Mapping[int, int]) -> Schedule:
    """From a round on each contestant does what another one was to do."""
    change = {}
    for each in schedule.rounds:
        sittings = tuple(
            replace(one, places={place: roles.get(number, number) for place, number in one.places.items()})
            for one in each.sittings
        )
        idle = tuple(sorted(roles.get(number, number) for number in each.sits_out))
        change[each.number] = replace(each, sittings=sittings, sits_out=idle)
    return _from(schedule, start, change)


def boards_follow(
    schedule: Schedule, start: int, roles: Mapping[tuple[int, ...], tuple[int, ...]]
) -> Schedule:
    """From a round on each set of boards goes where another one was to go."""
    change = {
        each.number: replace(
            each,
            sittings=tuple(replace(one, boards=roles.get(one.boards, one.boards)) for one in each.sittings),
            relay=tuple(roles.get(resting, resting) for resting in each.relay),
        )
        for each in schedule.rounds
    }
    return _from(schedule, start, change)


def moved_boards(schedule: Schedule, start: int, *, careful: bool) -> Schedule:
    """From a round on every table gets a set that nobody there has met, its own where that can be.

    If `careful`, tables that can play their own set do, and others get none that they are to play later.
    """
    sets = _sets(schedule)
    met = history(schedule, start)
    change = {}
    for each in schedule.rounds:
        if each.number < start:
            continue
        later = _later(schedule, each.number) if careful else {}
        wishes = {}
        for index, one in enumerate(each.sittings):
            known = set().union(*(met[number] for number in one.numbers))
            fresh = [place for place, boards in enumerate(sets) if not known & set(boards)]
            own = sets.index(one.boards) if one.boards in sets else -1
            if careful and own in fresh:
                fresh = [own]
            elif careful:
                due = set().union(*(later.get(number, set()) for number in one.numbers))
                fresh = [place for place in fresh if not due & set(sets[place])]
            wishes[index] = sorted(fresh, key=lambda place: (place != own, place))
        # Who has least to choose from chooses first.
        given = bipartite(dict(sorted(wishes.items(), key=lambda item: len(item[1]))))
        sittings = tuple(
            replace(one, boards=sets[given[index]] if index in given else one.boards, shares="")
            for index, one in enumerate(each.sittings)
        )
        for one in sittings:
            for number in one.numbers:
                met[number].update(one.boards)
        used = {one.boards for one in sittings}
        relay = tuple(boards for boards in sets if boards not in used) if each.relay else ()
        change[each.number] = replace(each, sittings=sittings, relay=relay)
    return _from(schedule, start, change)


def _sets(schedule: Schedule) -> list[tuple[int, ...]]:
    return list(
        dict.fromkeys(
            boards
            for each in schedule.rounds
            for boards in (*(one.boards for one in each.sittings), *each.relay)
            if boards
        )
    )


def _foes(schedule: Schedule) -> dict[int, set[int]]:
    """Whom each contestant meets."""
    foes: defaultdict[int, set[int]] = defaultdict(set)
    for each in schedule.rounds:
        for sitting in each.sittings:
            for one in sitting.numbers:
                foes[one].update(sitting.numbers)
    return foes


def _later(schedule: Schedule, after: int) -> dict[int, set[int]]:
    """The boards that each contestant is to meet after a round."""
    due: defaultdict[int, set[int]] = defaultdict(set)
    for each in schedule.rounds:
        if each.number > after:
            for sitting in each.sittings:
                for one in sitting.numbers:
                    due[one].update(sitting.boards)
    return due


def idle_meet(schedule: Schedule, start: int) -> Schedule:
    """From a round on those who sit out meet each other, with boards that rest and that neither plays."""
    change = {}
    met: defaultdict[int, set[int]] = defaultdict(set)
    foes = _foes(schedule)
    for each in schedule.rounds:
        for sitting in each.sittings:
            for one in sitting.numbers:
                met[one].update(sitting.boards)
        if each.number < start:
            continue
        here = each
        later = _later(schedule, each.number)
        left = list(each.sits_out)
        while left:
            one = left.pop(0)
            for other in left:
                # A set that one of them is to play later would only be missing then.
                known = met[one] | met[other] | later[one] | later[other]
                boards = next((sets for sets in here.relay if not known & set(sets)), None)
                if boards is None or other in foes.get(one, ()):
                    continue
                left.remove(other)
                met[one].update(boards)
                met[other].update(boards)
                foes.setdefault(one, set()).add(other)
                foes.setdefault(other, set()).add(one)
                here = _with_table(here, (one, other), boards, schedule)
                break
        change[each.number] = here
    return _from(schedule, start, change)


def _with_table(here: Round, pair: Sequence[int], boards: tuple[int, ...], schedule: Schedule) -> Round:
    used = {one.table for one in here.sittings}
    names = [one.table for each in schedule.rounds for one in each.sittings]
    table = next((name for name in names if name not in used), str(len(used) + 1))
    places = next((tuple(one.places) for each in schedule.rounds for one in each.sittings), ("NS", "EW"))
    # Who has sat at the first place so far goes on to sit there.
    habit = [
        sum(sitting.place_of(one) == places[0] for sitting in schedule.of(one)) - len(schedule.of(one)) / 2
        for one in pair
    ]
    order = pair if habit[0] >= habit[1] else tuple(reversed(pair))
    sitting = Sitting(here.number, table, dict(zip(places, order, strict=True)), boards)
    return replace(
        here,
        sittings=(*here.sittings, sitting),
        sits_out=tuple(one for one in here.sits_out if one not in pair),
        relay=tuple(resting for resting in here.relay if resting != boards),
    )


def joined(schedule: Schedule, start: int, number: int) -> Schedule:
    """A newcomer meets those who would sit out, from a round on; where nobody does it sits out itself."""
    change = {each.number: replace(each, sits_out=(*each.sits_out, number)) for each in schedule.rounds}
    return idle_meet(_from(schedule, start, change), start)


def roved(schedule: Schedule, start: int, number: int, place: str) -> Schedule | None:
    """A newcomer takes the place of another contestant in each round, who rests; or there is no such way."""
    rest = tuple(each for each in schedule.rounds if each.number >= start)
    rested = frozenset(one for each in schedule.rounds for one in each.sits_out)
    if not all(place in one.places for each in rest for one in each.sittings):
        return None
    chosen = guests_way(tuple(each.sittings for each in rest), place, rested)
    if chosen is None:
        return None
    change = {}
    for each, seat in zip(rest, chosen, strict=True):
        if seat is None:
            change[each.number] = replace(each, sits_out=(*each.sits_out, number))
            continue
        sittings = list(each.sittings)
        taken = sittings[seat]
        sittings[seat] = replace(taken, places={**taken.places, place: number})
        change[each.number] = replace(
            each, sittings=tuple(sittings), sits_out=(*each.sits_out, taken.places[place])
        )
    return _from(schedule, start, change)


def late_play(plan: Schedule, repaired: Schedule, gone: Iterable[int] = ()) -> Schedule:
    """With a round at the end in which those who lost boards play them, as far as that goes (15B2)."""
    met = history(repaired, len(repaired.rounds) + 1)
    number = len(repaired.rounds) + 1
    busy: set[int] = set(gone)
    used: dict[int, str] = {}
    sittings: list[Sitting] = []
    # Tables keep their names, which in a hall of several sections are not only numbers.
    names = list(dict.fromkeys(one.table for each in plan.rounds for one in each.sittings))
    tables = chain(names, (f"{names[-1]}+{more}" for more in count(1)))
    for each in plan.rounds:
        for sitting in each.sittings:
            if busy & set(sitting.numbers):
                continue
            known = set().union(*(met[one] for one in sitting.numbers))
            boards = tuple(board for board in sitting.boards if board not in known and board not in used)
            if boards:
                busy.update(sitting.numbers)
                used.update(dict.fromkeys(boards, sitting.table))
                sittings.append(Sitting(number, next(tables), dict(sitting.places), boards))
    if not sittings:
        return repaired
    everybody = {one for each in repaired.rounds for sitting in each.sittings for one in sitting.numbers}
    idle = everybody - {one for sitting in sittings for one in sitting.numbers}
    return replace(repaired, rounds=(*repaired.rounds, Round(number, tuple(sittings), tuple(sorted(idle)))))
