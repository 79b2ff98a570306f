"""The checker finds each kind of wrong, and its numbers are those of a slow count."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest

from tapete.tournament.schedule import (
    Promise,
    Wrong,
    balance,
    check,
    howell,
    mitchell,
    rotation,
    team_round_robin,
    weights,
    whist,
)
from tapete.tournament.schedule.starter import starter, strong_starter
from tapete.tournament.sitting import Round, Schedule, Sitting


def schedule(*rounds):
    return Schedule(
        "test",
        tuple(
            Round(number, tuple(Sitting(number, *one) for one in sittings), tuple(idle), tuple(relay))
            for number, (sittings, idle, relay) in enumerate(rounds, 1)
        ),
    )


def pair(table, north, east, boards=(), shares=""):
    return table, {"NS": north, "EW": east}, boards, shares


WRONG = {
    "a board twice": (
        schedule(([pair("1", 1, 2, (1,))], [3], []), ([pair("1", 1, 3, (1,))], [2], [])),
        Promise.NONE,
        [(Wrong.BOARD_TWICE, 2, "contestant 1 meets boards 1 of round 1 again in round 2")],
    ),
    "a board at two tables": (
        schedule(([pair("1", 1, 2, (1, 2)), pair("2", 3, 4, (1, 2))], [], [])),
        Promise.NONE,
        [(Wrong.BOARD_ELSEWHERE, 1, "in round 1 board 1 is at tables 1, 2 at a time")],
    ),
    "a board at a table and on a relay": (
        schedule(([pair("1", 1, 2, (1,))], [], [(1,)])),
        Promise.NONE,
        [(Wrong.BOARD_ELSEWHERE, 1, "in round 1 the boards of table 1 also rest on a relay table")],
    ),
    "somebody at two tables": (
        schedule(([pair("1", 1, 2, (1,)), pair("2", 1, 3, (2,))], [], [])),
        Promise.NONE,
        [(Wrong.TWO_PLACES, 1, "in round 1 contestant 1 is at tables 1, 2 at a time")],
    ),
    "somebody against himself": (
        schedule(([pair("1", 1, 1)], [], [])),
        Promise.NONE,
        [(Wrong.TWO_PLACES, 1, "in round 1 contestant 1 meets itself")],
    ),
    "somebody who plays and sits out": (
        schedule(([pair("1", 1, 2)], [2], [])),
        Promise.NONE,
        [(Wrong.TWO_PLACES, 1, "in round 1 contestant 2 plays and sits out")],
    ),
    "somebody forgotten": (
        schedule(([pair("1", 1, 2)], [3], []), ([pair("1", 1, 3)], [], []), ([pair("1", 2, 3)], [1], [])),
        Promise.NONE,
        [(Wrong.LOST, 2, "in round 2 contestant 2 neither plays nor sits out")],
    ),
    "a table twice": (
        schedule(([pair("1", 1, 2), pair("1", 3, 4)], [], [])),
        Promise.NONE,
        [(Wrong.ORDER, 1, "round 1 has table 1 twice")],
    ),
    "opponents twice": (
        schedule(([pair("1", 1, 2)], [], []), ([pair("1", 1, 2)], [], [])),
        Promise.ONCE,
        [(Wrong.OPPONENTS, 0, "1 and 2 meet 2 times, not at most 1")],
    ),
    "opponents never": (
        schedule(([pair("1", 1, 2)], [3], []), ([pair("1", 1, 3)], [2], [])),
        Promise.ALL,
        [(Wrong.OPPONENTS, 0, "2 and 3 meet 0 times as opponents, not 1")],
    ),
    "lines that do not cross": (
        schedule(([pair("1", 1, 3), pair("2", 2, 4)], [], [])),
        Promise.CROSS,
        [(Wrong.OPPONENTS, 0, "1 and 4 never meet"), (Wrong.OPPONENTS, 0, "2 and 3 never meet")],
    ),
    "a second game at the same place": (
        schedule(([pair("1", 1, 2)], [], []), ([pair("1", 1, 2)], [], [])),
        Promise.TWICE,
        [(Wrong.OPPONENTS, 0, "1 meets 2 2 times at the same place")],
    ),
    "half a match": (
        schedule(([pair("1", 1, 2, (1,)), pair("1c", 2, 1, (2,))], [], [])),
        Promise.MATCHES,
        [
            (Wrong.OPPONENTS, 0, "teams 1 and 2 do not play the same boards at both tables"),
            (Wrong.OPPONENTS, 0, "teams 2 and 1 do not play the same boards at both tables"),
        ],
    ),
    "partners again": (
        schedule(
            ([("1", {"N": 1, "E": 2, "S": 3, "W": 4})], [], []),
            ([("1", {"N": 1, "E": 2, "S": 3, "W": 5})], [4], []),
        ),
        Promise.PARTNERS,
        [(Wrong.OPPONENTS, 0, "1 and 3 meet 2 times, not at most 1")],
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong(name):
    plan, promise, faults = WRONG[name]
    report = check(plan, promise=promise)
    assert [(fault.wrong, fault.round, str(fault)) for fault in report.faults] == faults
    assert not report.sound


def test_a_round_counted_wrongly():
    plan = mitchell(3).schedule
    wrong = replace(plan, rounds=plan.rounds[1:])
    assert {fault.wrong for fault in check(wrong).faults} == {Wrong.ORDER}


def test_copies_allow_what_one_copy_does_not():
    plan = WRONG["a board at two tables"][0]
    assert check(plan, copies=2).faults == ()
    assert check(plan).copies == 2
    shared = schedule(([pair("1", 1, 2, (1, 2), "2"), pair("2", 3, 4, (1, 2), "1")], [], []))
    assert check(shared).faults == ()
    assert (check(shared).copies, check(shared).shared) == (1, 1)


def test_who_comes_late_or_leaves_is_not_lost():
    plan = schedule(([pair("1", 1, 2)], [], []), ([pair("1", 1, 3)], [2], []), ([pair("1", 2, 3)], [], []))
    assert check(plan).faults == ()


def slow_weights(plan):
    """Board by board, table by table, from the definition."""
    at = {}
    for each in plan.rounds:
        for one in each.sittings:
            for board in one.boards:
                at.setdefault(board, []).append(one)
    total = Counter()
    for sittings in at.values():
        for one, other in combinations(sittings, 2):
            for place, mine in one.places.items():
                for there, theirs in other.places.items():
                    side, across = place in ("NS", "N", "S"), there in ("NS", "N", "S")
                    total[min(mine, theirs), max(mine, theirs)] += 1 if side == across else -1
        for one in sittings:
            for (place, mine), (there, theirs) in combinations(one.places.items(), 2):
                partners = {place, there} in ({"N", "S"}, {"E", "W"})
                by = len(sittings) - 1
                total[min(mine, theirs), max(mine, theirs)] += -by if partners else by
    return total


@pytest.mark.parametrize(
    "movement",
    [mitchell(6), howell(4), howell(5), howell(3), whist(12), rotation(5)],
    ids=lambda each: each.name,
)
def test_weights_are_those_of_a_slow_count(movement):
    slow = slow_weights(movement.schedule)
    assert weights(movement.schedule) == {each: slow[each] for each in weights(movement.schedule)}


def test_balance_of_one_field():
    found = weights(howell(5).schedule).values()
    assert balance(howell(5).schedule) == Fraction(
        sum(found) ** 2, len(found) * sum(each**2 for each in found)
    )


def test_the_numbers_of_a_report():
    report = check(mitchell(4).schedule)
    assert (report.contestants, report.tables, report.rounds, report.boards) == (8, 4, 4, 8)
    assert (report.results, report.comparisons, report.relays, report.shared) == ((4, 4), 48, 1, 4)
    assert report.seats[1] == {"NS": 4}
    assert check(team_round_robin(4).schedule).meetings == dict.fromkeys(combinations(range(1, 5), 2), 1)


@pytest.mark.parametrize("rounds", [7, 9, *range(11, 80, 2)])
def test_starters_of_whole_howells(rounds):
    tables = (rounds + 1) // 2
    spots = starter(rounds, tables)
    assert len({spot.b for spot in spots}) == tables
    pairs = [(spot.x, spot.y) for spot in spots if spot.y is not None]
    gaps = {gap for x, y in pairs for gap in ((x - y) % rounds, (y - x) % rounds)}
    assert gaps == set(range(1, rounds))
    sets = [(spot.b - x) % rounds for spot in spots for x in (spot.x, spot.y) if x is not None]
    assert sorted(sets) == list(range(rounds))


@pytest.mark.parametrize("rounds", [7, 11, 13, 15, 45, 79])
def test_strong_starters(rounds):
    pairs = strong_starter(rounds)
    assert sorted(x for each in pairs for x in each) == list(range(1, rounds))
    assert len({(x + y) % rounds for x, y in pairs} - {0}) == len(pairs)
    assert len({min((x - y) % rounds, (y - x) % rounds) for x, y in pairs}) == len(pairs)


@pytest.mark.parametrize("alone", [2, 3, 8])
def test_strong_starters_with_several_alone(alone):
    for rounds in range(24 + alone % 2, 60, 2):
        pairs = strong_starter(rounds, alone)
        stay = set(range(rounds)) - {x for each in pairs for x in each}
        assert len(stay) == alone
        sums = [(x + y) % rounds for x, y in pairs] + [2 * x % rounds for x in stay]
        assert len(set(sums)) == len(pairs) + alone
        assert len({min((x - y) % rounds, (y - x) % rounds) for x, y in pairs}) == len(pairs)


@pytest.mark.parametrize("rounds", [3, 5])
def test_no_starter_for_two_and_three_tables(rounds):
    assert starter(rounds, (rounds + 1) // 2) is None
