"""Movements of pairs: every size from 2 to 40 tables, every remainder, and what is known of each kind."""

from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.tournament.schedule import (
    Even,
    NoMovement,
    Promise,
    appendix,
    arrow_switch,
    barometer,
    best_switch,
    check_movement,
    hesitation,
    howell,
    mitchell,
    rover,
    three_quarter,
    web,
    weights,
)
from tapete.tournament.schedule.design import design
from tapete.tournament.schedule.starter import starter

TABLES = range(2, 41)


def sound(movement):
    report = check_movement(movement)
    assert report.faults == ()
    assert report.copies <= movement.copies
    assert len({len(boards) for each in movement.schedule.rounds for boards in each.relay} | {2}) == 1
    return report


def opponents(report, number):
    return {a + b - number for a, b in report.meetings if number in (a, b)}


@pytest.mark.parametrize("tables", TABLES)
@pytest.mark.parametrize("even", Even)
def test_a_whole_mitchell(tables, even):
    movement = mitchell(tables, even=even)
    report = sound(movement)
    rounds = tables - 1 if tables % 2 == 0 and even is Even.SKIP else tables
    assert report.rounds == rounds
    assert report.played == (2 * rounds, 2 * rounds)
    assert report.sits_out == (0, 0)
    assert report.winners == 2
    assert report.balance == 1
    assert all({*seats} in ({"NS"}, {"EW"}) for seats in report.seats.values())
    if rounds == tables:
        for number in range(1, tables + 1):
            assert opponents(report, number) == set(range(tables + 1, 2 * tables + 1))


@pytest.mark.parametrize("tables", [t for t in TABLES if t % 2 == 0])
def test_an_even_mitchell_with_a_relay_shares_one_set_a_round_and_rests_one(tables):
    for each in mitchell(tables).schedule.rounds:
        assert sorted(one.table for one in each.sittings if one.shares) == sorted(["1", str(tables)], key=str)
        assert len(each.relay) == 1


@pytest.mark.parametrize("tables", TABLES)
@pytest.mark.parametrize("last_pair", [True, False])
def test_a_half_table_rests_everybody_on_the_other_side_once(tables, last_pair):
    missing = 2 * tables if last_pair else 1
    report = sound(mitchell(tables, missing={missing}))
    assert report.contestants == 2 * tables - 1
    others = range(1, tables + 1) if last_pair else range(tables + 1, 2 * tables + 1)
    assert report.sits_out == (0, 1)
    assert sum(report.rounds - sum(report.seats[one].values()) for one in others) == tables


def test_a_phantom_at_a_sharing_table_ends_the_sharing():
    assert check_movement(mitchell(6, missing={1})).shared == 0
    assert check_movement(mitchell(6)).shared == 6


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_short_mitchell(data):
    tables = data.draw(st.integers(2, 40))
    rounds = data.draw(st.integers(1, tables))
    first = data.draw(st.integers(1, 60))
    per = data.draw(st.integers(1, 4))
    movement = mitchell(tables, rounds, per=per, first=first)
    report = check_movement(movement)
    assert report.faults == ()
    assert report.played == (rounds * per, rounds * per)
    boards = {b for each in movement.schedule.rounds for one in each.sittings for b in one.boards}
    assert min(boards) == first
    # Up to half way an even Mitchell needs neither relay nor skip.
    if tables % 2 == 0:
        assert (report.shared == 0) == (2 * rounds <= tables)


@pytest.mark.parametrize("tables", [5, 7, 8, 9, 11, 13, 16, 20, 24])
def test_about_an_eighth_of_the_rounds_is_switched(tables):
    count, value = best_switch(mitchell(tables).schedule)
    assert abs(count - tables / 8) < 1
    plain = mitchell(tables)
    switched = arrow_switch(plain)
    report = sound(switched)
    assert report.winners == 1
    assert report.balance == value
    assert check_movement(arrow_switch(plain, [])).balance == 1  # nothing is switched: two fields


def test_an_arrow_switch_turns_just_its_rounds():
    plain, turned = mitchell(5).schedule, arrow_switch(mitchell(5), {2, 5}).schedule
    for before, after in zip(plain.rounds, turned.rounds, strict=True):
        for one, other in zip(before.sittings, after.sittings, strict=True):
            swapped = {"NS": one.places["EW"], "EW": one.places["NS"]}
            assert other.places == (swapped if before.number in (2, 5) else one.places)
    with pytest.raises(NoMovement, match="no round 6"):
        arrow_switch(mitchell(5), {6})
    with pytest.raises(NoMovement, match="two winners"):
        arrow_switch(howell(4))


@pytest.mark.parametrize("tables", TABLES)
def test_a_howell_of_n_pairs_has_n_less_one_rounds_and_everybody_meets_everybody(tables):
    movement = howell(tables)
    report = sound(movement)
    pairs = 2 * tables
    assert report.rounds == pairs - 1
    assert report.boards == 2 * (pairs - 1)
    assert report.played == (report.boards, report.boards)
    assert report.meetings == dict.fromkeys(combinations(range(1, pairs + 1), 2), 1)
    assert report.shared == {2: 3, 3: 1}.get(tables, 0)
    assert report.winners == 1


@pytest.mark.parametrize("tables", [4, 6, 8])
def test_howells_of_four_six_and_eight_tables_balance_perfectly(tables):
    """Everybody competes alike with everybody, as theory has it for multiples of four pairs."""
    assert len(set(weights(howell(tables, per=1).schedule).values())) == 1


def test_five_tables_cannot_balance_perfectly():
    assert 0.8 < check_movement(howell(5)).balance < 1


@pytest.mark.parametrize("tables", TABLES)
def test_a_howell_with_a_phantom(tables):
    report = sound(howell(tables, missing={2 * tables}))
    assert report.sits_out == (1, 1)
    assert set(report.meetings.values()) == {1}


def lengths(tables):
    """The rounds of three-quarter Howells: for even tables from ten on none has just one more."""
    return range(tables + 1 + (tables % 2 == 0 and tables > 8), 2 * tables - 1)


@pytest.mark.parametrize(
    ("tables", "rounds"),
    [(t, r) for t in range(3, 41) for r in (lengths(t) if t < 10 else {lengths(t)[0], lengths(t)[-1]})],
)
def test_three_quarter_howells(tables, rounds):
    movement = three_quarter(tables, rounds)
    report = sound(movement)
    assert report.boards == 2 * rounds
    assert report.played == (2 * rounds, 2 * rounds)
    assert report.sits_out == (0, 0)
    # Of four tables in five rounds there is none without sharing, as all of them were looked through.
    assert report.shared == ((tables, rounds) == (4, 5))
    stay = {
        number for number in report.seats if len({one.table for one in movement.schedule.of(number)}) == 1
    }
    if (tables, rounds) not in DESIGNED:
        assert stay == set(range(rounds + 1, 2 * tables + 1))
    if tables < 10:
        half = sound(three_quarter(tables, rounds, missing={2 * tables}))
        assert half.contestants == 2 * tables - 1
        assert half.sits_out[1] == 1


DESIGNED = {(4, 5), (4, 6), (5, 8), (6, 7), (8, 9)}


@pytest.mark.parametrize(("tables", "rounds"), sorted({*DESIGNED, (5, 7)}))
def test_designs(tables, rounds):
    """Each round and each set bring all pairs to tables, and no two pairs meet twice."""
    lines = design(tables, rounds)
    everybody = list(range(1, 2 * tables + 1))
    games = [(r, *game) for r, line in enumerate(lines) for game in line]
    for at, count in ((0, rounds), (3, rounds)):
        for index in range(count):
            assert sorted(one for game in games if game[at] == index for one in game[1:3]) == everybody
    assert len({frozenset(game[1:3]) for game in games}) == len(games)
    assert design(9, 12) is None


@pytest.mark.parametrize("tables", range(3, 41))
def test_starters_of_every_length(tables):
    for rounds in range(tables + 2, 2 * tables):
        spots = starter(rounds, tables)
        if spots is None:
            assert (tables, rounds) in {(3, 5), (4, 6), (5, 8)}
            continue
        assert len({spot.b for spot in spots}) == tables
        gaps = [(spot.x - spot.y) % rounds for spot in spots if spot.y is not None]
        assert len({min(gap, rounds - gap) for gap in gaps} - {rounds / 2}) == len(gaps) == rounds - tables
        sets = [(spot.b - x) % rounds for spot in spots for x in (spot.x, spot.y) if x is not None]
        assert sorted(sets) == list(range(rounds))


@pytest.mark.parametrize(("tables", "rounds", "words"), [(10, 11, "hesitation"), (40, 41, "hesitation")])
def test_where_no_three_quarter_howell_is_known_it_says_what_to_take(tables, rounds, words):
    with pytest.raises(NoMovement, match=words):
        three_quarter(tables, rounds)


@pytest.mark.parametrize("tables", TABLES)
def test_hesitation(tables):
    movement = hesitation(tables)
    report = sound(movement)
    assert report.rounds == tables + 1
    assert report.boards == 2 * (tables + 1)
    assert report.sits_out == (0, 0)
    assert report.played == (report.boards, report.boards)
    assert report.winners == 1
    # An even number of tables has two relay tables, and tables 1 and T share in all rounds.
    assert report.shared == (0 if tables % 2 else tables + 1)
    for each in movement.schedule.rounds:
        assert len(each.relay) == 2 - tables % 2
        assert [one.table for one in each.sittings if one.shares] == (
            [] if tables % 2 else ["1", str(tables)]
        )
    # Stationary pairs meet all that move; these meet those and two of their own.
    for number in range(tables + 2, 2 * tables + 1):
        assert opponents(report, number) == set(range(1, tables + 2))
        assert {one.table for one in movement.schedule.of(number)} == {str(2 * tables + 1 - number)}
    assert all(len(opponents(report, number)) == tables + 1 for number in range(1, tables + 2))
    # Who moves goes a table up, and stays only once, at the last.
    for number in range(1, tables + 2):
        way = [int(one.table) for one in movement.schedule.of(number)]
        steps = [(after - before) % tables for before, after in pairwise(way)]
        assert set(steps) <= {0, 1 % tables}
        assert all(
            before == tables for before, step in zip(way, steps, strict=False) if tables > 2 and not step
        )


@pytest.mark.parametrize("tables", TABLES)
def test_hesitation_with_a_half_table_needs_no_sharing(tables):
    report = sound(hesitation(tables, missing={2 * tables}))
    assert report.shared == 0
    assert report.contestants == 2 * tables - 1
    assert report.sits_out[1] == 1


@pytest.mark.parametrize("tables", range(4, 41))
def test_webs(tables):
    for rounds in range(2, tables):
        sets = rounds | 1
        if sets >= tables:
            continue
        movement = web(tables, rounds)
        report = check_movement(movement)
        assert report.faults == ()
        assert report.boards <= 2 * sets
        assert report.rounds == rounds
        if tables <= 2 * sets:
            assert movement.copies == (2 if tables % 2 == 0 else 3)


@pytest.mark.parametrize("sets", [5, 7, 11, 13, 17, 19])
def test_appendices(sets):
    for tables in range(sets + 1, min(40, 2 * sets) + 1):
        report = sound(appendix(tables, sets, missing=frozenset({2 * tables} if tables % 2 else ())))
        assert report.boards == 2 * sets
        assert report.copies == 1


@pytest.mark.parametrize("sets", [6, 8, 9, 15])
def test_appendices_that_do_not_exist(sets):
    with pytest.raises(NoMovement, match="factors 2 and 3"):
        appendix(sets + 1, sets)


@pytest.mark.parametrize("tables", range(3, 41))
def test_rovers(tables):
    movement = rover(tables)
    report = sound(movement)
    guest = 2 * tables + 1
    rests = report.rounds - sum(report.seats[guest].values())
    assert rests <= 2
    assert max(report.rounds - sum(report.seats[one].values()) for one in range(1, guest)) == 1


@pytest.mark.parametrize("pairs", range(3, 41))
def test_barometers(pairs):
    movement = barometer(pairs)
    report = sound(movement)
    assert movement.promise is Promise.ALL
    assert report.rounds == pairs - 1 + pairs % 2
    for each in movement.schedule.rounds:
        assert len({one.boards for one in each.sittings}) == 1


@pytest.mark.parametrize("pairs", [8, 12, 20, 24, 32])
def test_barometers_that_balance_perfectly(pairs):
    assert check_movement(barometer(pairs)).balance == 1


@pytest.mark.parametrize(
    ("make", "sizes", "words"),
    [
        (mitchell, (1,), "at least 2"),
        (mitchell, (5, 6), "at most 5"),
        (mitchell, (5, 0), "at least 1"),
        (howell, (4, 8), "at most 7"),
        (three_quarter, (5, 5), "at least 6"),
        (web, (13, 12), "play a Mitchell"),
        (rover, (2,), "at least 3"),
        (barometer, (2,), "at least 3"),
    ],
    ids=str,
)
def test_sizes_that_do_not_exist(make, sizes, words):
    with pytest.raises(NoMovement, match=words):
        make(*sizes)


def test_a_skip_is_a_round_short():
    with pytest.raises(NoMovement, match="at most 5"):
        mitchell(6, 6, even=Even.SKIP)
