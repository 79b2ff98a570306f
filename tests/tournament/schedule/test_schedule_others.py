"""Movements of individuals, teams and two players: whist, rotation, robins, Swiss, knock-out, free tarot."""

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.tournament.schedule import (
    NoMovement,
    Promise,
    Within,
    Wrong,
    american_whist,
    bracket,
    check,
    check_movement,
    free_tables,
    in_section,
    knockout,
    mitchell,
    quartets,
    rotation,
    round_robin,
    swiss,
    swiss_round,
    table_sizes,
    team_round_robin,
    whist,
    with_first,
)
from tapete.tournament.schedule.gaussian import gaussian
from tapete.tournament.schedule.matching import bipartite, first_best, matching
from tapete.tournament.schedule.promised import partnerships
from tapete.tournament.sitting import Schedule


def sound(movement):
    report = check_movement(movement)
    assert report.faults == ()
    assert report.copies <= movement.copies
    return report


@pytest.mark.parametrize("players", [*(n for n in range(4, 42) if n % 4 < 2), 45, 49, 53, 65, 81])
def test_whist_everybody_once_as_partner_and_twice_as_opponent(players):
    movement = whist(players)
    assert movement.promise is Promise.WHIST
    report = sound(movement)
    everybody = list(combinations(range(1, players + 1), 2))
    assert partnerships(movement.schedule) == dict.fromkeys(everybody, 1)
    assert report.meetings == dict.fromkeys(everybody, 2)
    assert report.sits_out == ((1, 1) if players % 4 else (0, 0))
    assert report.rounds == (players if players % 4 else players - 1)


@pytest.mark.parametrize("players", [*(n for n in range(4, 42) if n % 4 > 1), 42, 43, 44, 48, 50, 78])
def test_whist_with_phantoms(players):
    movement = whist(players)
    report = sound(movement)
    assert movement.promise is Promise.PARTNERS
    assert report.contestants == players
    assert report.sits_out[0] > 0


def test_whist_says_where_it_ends():
    with pytest.raises(NoMovement, match="use a rotation"):
        whist(170)


@pytest.mark.parametrize("m", [5, 9, 25, 45, 49, 65, 81, 89])
def test_gaussian_integers(m):
    ring = gaussian(m)
    everybody = set(range(m))
    for a in (1, m // 2, m - 1):
        assert {ring.plus(a, b) for b in everybody} == everybody
        assert ring.plus(a, ring.turned(ring.turned(a))) == 0
        for b in (2, m // 3):
            assert ring.turned(ring.plus(a, b)) == ring.plus(ring.turned(a), ring.turned(b))
    assert {len(set(ring.quarter(a))) for a in range(1, m)} == {4}


@pytest.mark.parametrize("m", [3, 7, 8, 21, 33, 27, 57])
def test_no_gaussian_integers(m):
    assert gaussian(m) is None


def test_a_short_whist():
    for rounds in range(1, 12):
        assert sound(whist(12, rounds)).rounds == rounds


@pytest.mark.parametrize("tables", range(2, 41))
@pytest.mark.parametrize("one_set", [True, False])
def test_rotation_nobody_changes_place_and_nobody_is_met_twice(tables, one_set):
    movement = rotation(tables, one_set=one_set)
    report = sound(movement)
    assert movement.promise is Promise.STRANGERS
    for number, seats in report.seats.items():
        assert seats == {"NESW"[(number - 1) // tables]: report.rounds}
    assert report.rounds >= min(12, tables - 3)
    if one_set and tables == 4:
        assert report.rounds == 4


@pytest.mark.parametrize("tables", [5, 7, 8, 11, 13, 16, 17, 19, 23, 25, 32, 35])
def test_rotation_in_full_where_two_and_three_do_not_divide(tables):
    assert sound(rotation(tables, tables)).boards == 2 * tables


def test_rotation_refuses_what_it_cannot():
    with pytest.raises(NoMovement, match="fewer rounds"):
        rotation(6, 6)


@pytest.mark.parametrize("players", range(2, 42))
def test_round_robins(players):
    movement = round_robin(players)
    report = sound(movement)
    assert report.rounds == players - 1 + players % 2
    assert report.meetings == dict.fromkeys(combinations(range(1, players + 1), 2), 1)
    for seats in report.seats.values():
        assert abs(seats["first"] - seats["second"]) <= 1
    double = sound(round_robin(players, double=True))
    assert set(double.meetings.values()) == {2}
    assert all(seats["first"] == seats["second"] for seats in double.seats.values())


@pytest.mark.parametrize("teams", range(2, 42))
def test_team_round_robins(teams):
    report = sound(team_round_robin(teams, per=4))
    assert set(report.meetings.values()) == {1}
    assert len(report.meetings) == teams * (teams - 1) // 2


@pytest.mark.parametrize("teams", range(3, 42))
def test_american_whist(teams):
    movement = american_whist(teams)
    report = sound(movement)
    assert movement.promise is Promise.ALL_MATCHES
    assert report.meetings == dict.fromkeys(combinations(range(1, teams + 1), 2), 1)
    assert report.copies == 1
    assert report.shared == 0
    for number in range(1, teams + 1):
        boards = {
            place: {
                b for one in movement.schedule.of(number) if one.places[place] == number for b in one.boards
            }
            for place in ("NS", "EW")
        }
        if teams % 2:
            assert boards["NS"] == boards["EW"]
        assert len(boards["NS"]) == len(boards["EW"]) == 2 * (teams - 1)


def test_quartets_attackers_move_and_defences_stay():
    movement = quartets(5)
    sound(movement)
    for number in range(1, 6):
        home = {one.table for one in movement.schedule.of(number) if one.places["defence"] == number}
        away = [one.table for one in movement.schedule.of(number) if one.places["attack"] == number]
        assert home == {str(number)}
        assert len(set(away)) == 4


@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        (3, (3,)),
        (4, (4,)),
        (5, (5,)),
        (6, (3, 3)),
        (7, (4, 3)),
        (8, (4, 4)),
        (9, (3, 3, 3)),
        (14, (4, 4, 3, 3)),
    ],
)
def test_tables_of_tarot(players, sizes):
    assert table_sizes(players) == sizes


def test_a_table_of_five_where_it_is_asked_for():
    assert table_sizes(13, fives=True) == (4, 4, 5)
    assert table_sizes(14, fives=True) == (4, 4, 3, 3)
    with pytest.raises(NoMovement):
        table_sizes(2)


@pytest.mark.parametrize("players", range(3, 41))
def test_free_tarot(players):
    movement = free_tables(players, 5)
    report = sound(movement)
    assert report.sits_out == (0, 0)
    assert report.boards == 0
    if players > 8:
        assert max(report.meetings.values()) <= 3
    odd = Counter(
        number
        for each in movement.schedule.rounds
        for one in each.sittings
        if len(one.places) != 4
        for number in one.numbers
    )
    if players > 8 and odd:
        # Nobody sits at an odd table much oftener than his share of those places.
        assert max(odd.values()) <= -(-sum(odd.values()) // players) + (players < 13)


@settings(max_examples=40, deadline=None)
@given(
    st.integers(5, 40),
    st.integers(1, 7),
    st.sampled_from(Within),
    st.booleans(),
    st.randoms(use_true_random=False),
)
def test_swiss_never_pairs_twice_rests_nobody_twice_and_shares_places(players, rounds, within, teams, chance):
    points = dict.fromkeys(range(1, players + 1), 0)
    schedule = Schedule("Swiss", ())
    for _ in range(min(rounds, players // 2)):
        ranking = dict(sorted(points.items(), key=lambda each: (-each[1], each[0])))
        schedule = swiss(schedule, ranking, within=within, teams=teams, per=4)
        last = schedule.rounds[-1]
        for one in last.sittings:
            if not one.table.endswith("c"):
                points[chance.choice(one.numbers)] += 1
        for number in last.sits_out:
            points[number] += 1
    report = check(schedule, promise=Promise.MATCHES if teams else Promise.ONCE, copies=players)
    assert report.faults == ()
    assert report.sits_out[1] <= 1
    assert max(report.meetings.values(), default=1) == 1
    if not teams:
        assert all(abs(seats["first"] - seats["second"]) <= 3 for seats in report.seats.values())


@pytest.mark.parametrize(
    ("within", "pairs"),
    [
        (Within.HALVES, {(1, 4), (2, 5), (3, 6)}),
        (Within.NEIGHBOURS, {(1, 2), (3, 4), (5, 6)}),
        (Within.EXTREMES, {(1, 6), (2, 5), (3, 4)}),
    ],
)
def test_who_meets_whom_in_a_group(within, pairs):
    first = swiss_round(dict.fromkeys(range(1, 7), 0), within=within)
    assert {tuple(sorted(one.numbers)) for one in first.sittings} == pairs


def test_an_odd_group_sends_its_last_down_and_nobody_twice_running():
    ranking = {1: 1, 2: 1, 3: 1, 4: 0, 5: 0, 6: 0}
    first = swiss_round(ranking)
    assert {tuple(sorted(one.numbers)) for one in first.sittings} >= {(1, 2)}
    again = swiss_round(ranking, floated=[3])
    assert {tuple(sorted(one.numbers)) for one in again.sittings} >= {(1, 3)}


def test_swiss_by_request():
    ranking = dict.fromkeys(range(1, 8), 0)
    made = swiss_round(ranking, byes=[2], apart=[frozenset({1, 5})], fixed={6: "3"})
    assert made.sits_out == (2,)
    assert all(set(one.numbers) != {1, 5} for one in made.sittings)
    assert next(one.table for one in made.sittings if 6 in one.numbers) == "3"


def test_swiss_ends_when_everybody_has_met():
    ranking = dict.fromkeys(range(1, 5), 0)
    schedule = Schedule("Swiss", ())
    for _ in range(3):
        schedule = swiss(schedule, ranking)
    with pytest.raises(NoMovement, match="second meeting"):
        swiss(schedule, ranking)
    more = swiss(schedule, ranking, again=True)
    assert max(check(more).meetings.values()) == 2


@pytest.mark.parametrize("players", range(2, 41))
@pytest.mark.parametrize("reseed", [True, False])
def test_knockouts(players, reseed):
    seeds = [100 + each for each in range(players)]
    winners = []
    rounds = (players - 1).bit_length()
    for _ in range(rounds - 1):
        last = knockout(seeds, winners, reseed=reseed, teams=False).schedule.rounds[-1]
        winners.append({min(one.numbers) for one in last.sittings})
    movement = knockout(seeds, winners, reseed=reseed, teams=False)
    # The better seed wins always: then the first two meet in the final.
    assert {number for one in movement.schedule.rounds[-1].sittings for number in one.numbers} == {100, 101}
    byes = movement.schedule.rounds[0].sits_out
    assert sorted(byes) == seeds[: 2**rounds - players]
    assert [fault for fault in check_movement(movement).faults if fault.wrong is not Wrong.LOST] == []
    with pytest.raises(NoMovement, match="final"):
        knockout(seeds, [*winners, {100}], reseed=reseed, teams=False)


def test_brackets():
    assert bracket(2) == ((1, 2),)
    assert bracket(8) == ((1, 8), (4, 5), (2, 7), (3, 6))
    with pytest.raises(NoMovement, match="just one"):
        knockout([1, 2, 3, 4], [{1, 4}])


def test_the_losers_of_the_semi_finals_meet_for_the_third_place():
    last = knockout([1, 2, 3, 4], [{1, 2}], teams=False, third=True).schedule.rounds[-1]
    assert [sorted(one.numbers) for one in last.sittings] == [[1, 2], [3, 4]]


def test_sections_and_first_boards():
    plan = in_section(with_first(mitchell(4).schedule, 17), "B", 20)
    assert {one.table for one in plan.rounds[0].sittings} == {"B1", "B2", "B3", "B4"}
    assert min(b for one in plan.rounds[0].sittings for b in one.boards) == 17
    assert check(plan, promise=Promise.CROSS).faults == ()
    assert min(check(plan).seats) == 21


def most(edges):
    def best(left):
        if not left:
            return 0
        one, *rest = left
        with_one = [
            1 + best([each for each in rest if each != other]) for other in rest if other in edges[one]
        ]
        return max([best(rest), *with_one])

    return best(sorted(edges))


def test_a_matching_is_as_large_as_can_be():
    chance = random.Random(7)
    for _ in range(400):
        size, share = chance.randint(2, 9), chance.random()
        edges = {one: set() for one in range(size)}
        for one, other in combinations(range(size), 2):
            if chance.random() < share:
                edges[one].add(other)
                edges[other].add(one)
        mate = matching(edges)
        assert all(mate[other] == one and other in edges[one] for one, other in mate.items())
        assert len(mate) == 2 * most(edges)


def test_the_first_gets_his_best_wish_that_leaves_pairs_for_all():
    edges = {1: {2, 3, 4}, 2: {1, 3, 4}, 3: {1, 2}, 4: {1, 2}}
    assert first_best(edges, lambda one: [1, 2, 3, 4]) == {1: 3, 3: 1, 2: 4, 4: 2}
    assert first_best({1: {2, 3, 4}, 2: {1}, 3: {1}, 4: {1}}, lambda one: []) is None


def literally(edges, wishes):
    """All pairings there are, and of them that in which the first gets his best wish, then the next."""

    def pairings(left):
        if not left:
            yield {}
            return
        one, *rest = left
        for other in rest:
            if other in edges[one]:
                for more in pairings([each for each in rest if each != other]):
                    yield {one: other, other: one, **more}

    found = list(pairings(list(edges)))
    for one in edges:
        best = next((w for w in [*wishes[one], *edges] if any(each[one] == w for each in found)), None)
        found = [each for each in found if each[one] == best]
    return found[0] if found else None


@settings(max_examples=300, deadline=None)
@given(st.integers(1, 4), st.data())
def test_the_quick_pairing_is_the_literal_one(half, data):
    everybody = data.draw(st.permutations(range(2 * half)))
    games = data.draw(st.sets(st.sampled_from(list(combinations(range(2 * half), 2)))))
    edges = {one: {a + b - one for a, b in games if one in (a, b)} for one in everybody}
    wishes = {one: data.draw(st.lists(st.sampled_from(everybody), unique=True)) for one in everybody}
    assert first_best(edges, wishes.__getitem__) == literally(edges, wishes)


def test_a_large_field_to_the_last_round_that_there_is():
    """Everybody meets everybody: the last rounds leave hardly any choice, and no dead end is run into."""
    points = dict.fromkeys(range(1, 31), 0)
    schedule = Schedule("Swiss", ())
    chance = random.Random(5)
    while True:
        try:
            schedule = swiss(schedule, dict(sorted(points.items(), key=lambda each: -each[1])))
        except NoMovement:
            break
        for one in schedule.rounds[-1].sittings:
            points[chance.choice(one.numbers)] += 1
    assert 15 < len(schedule.rounds) < 30
    assert check(schedule, promise=Promise.ONCE).faults == ()
    large = swiss_round(dict.fromkeys(range(1, 401), 0))
    assert {tuple(sorted(one.numbers)) for one in large.sittings} == {(n, n + 200) for n in range(1, 201)}


@settings(max_examples=30, deadline=None)
@given(st.integers(4, 13), st.integers(1, 3), st.randoms(use_true_random=False))
def test_a_triangle_plays_whole_matches_over_two_rounds(half, triangles, chance):
    teams = 2 * half + 1
    points = dict.fromkeys(range(1, teams + 1), 0)
    schedule = Schedule("Swiss", ())
    seen = Counter()
    for number in range(1, 2 * min(triangles, half // 2) + 1):
        ranking = dict(sorted(points.items(), key=lambda each: (-each[1], each[0])))
        # The second leg follows without being asked for.
        schedule = swiss(schedule, ranking, teams=True, triangle=number % 2 == 1, places=("NS", "EW"), per=8)
        last = schedule.rounds[-1]
        assert last.sits_out == ()
        assert len(last.sittings) == teams
        alone = [one for one in last.sittings if one.numbers[::-1] not in {s.numbers for s in last.sittings}]
        assert len(alone) == 3
        seen.update({n for one in alone for n in one.numbers})
        for one in last.sittings:
            points[chance.choice(one.numbers)] += 1
        report = check(schedule, promise=Promise.NONE if number % 2 else Promise.MATCHES, copies=teams)
        assert report.faults == ()
        assert report.played == (8 * number, 8 * number)
    assert set(seen.values()) == {2}  # nobody is in two triangles
    boards = {b: {b % 16 for b in one.boards} for one in schedule.rounds[0].sittings for b in one.boards[:1]}
    assert len({frozenset(each) for each in boards.values()}) == 1  # dealer and vulnerability of the others


def test_a_triangle_ends_without_a_team_that_has_left():
    ranking = dict.fromkeys(range(1, 10), 0)
    one = swiss(Schedule("Swiss", ()), ranking, teams=True, triangle=True, per=4)
    del ranking[9]
    two = swiss(one, ranking, teams=True, per=4)
    assert [each.numbers for each in two.rounds[1].sittings if set(each.numbers) <= {7, 8, 9}] == [(8, 7)]


def test_matches_of_one_table_are_no_triangles():
    ranking = dict.fromkeys(range(1, 7), 0)
    one = swiss(Schedule("Swiss", ()), ranking, places=("NS", "EW"))
    two = swiss(one, ranking, teams=True, places=("NS", "EW"))
    assert len(two.rounds[1].sittings) == 6
    met = {frozenset(each.numbers) for each in one.rounds[0].sittings}
    assert not met & {frozenset(each.numbers) for each in two.rounds[1].sittings}


def test_a_triangle_that_cannot_be():
    ranking = dict.fromkeys(range(1, 6), 0)  # the two others would have to meet twice
    with pytest.raises(NoMovement, match="let one team rest"):
        swiss(Schedule("Swiss", ()), ranking, teams=True, triangle=True, per=4)
    assert swiss(Schedule("Swiss", ()), ranking, teams=True, per=4).rounds[0].sits_out == (5,)


def test_things_for_as_many_as_can_be():
    assert bipartite({1: [7, 8], 2: [7], 3: [8, 9]}) == {1: 8, 2: 7, 3: 9}
