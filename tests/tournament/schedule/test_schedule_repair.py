"""What a trouble leaves, which repairs are proposed, and what they cost."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.tournament.schedule import BadRepair, arrow_switch, check, howell, mitchell
from tapete.tournament.schedule.repair import (
    Late,
    Leaves,
    Way,
    WrongBoards,
    WrongOpponents,
    forgotten_relay,
    forgotten_switch,
    propose,
)
from tapete.tournament.schedule.repair.trouble import as_played

PLAN = mitchell(5).schedule


def results(schedule):
    return sum(len(one.boards) for each in schedule.rounds for one in each.sittings)


def assert_sound(repairs, plan, now, copies=1):
    assert repairs
    kept = [each.cost.kept for each in repairs]
    assert kept == sorted(kept, reverse=True)
    for repair in repairs:
        assert check(repair.schedule, copies=copies).faults == ()
        assert repair.cost.extra == len(repair.schedule.rounds) - len(plan.rounds)


def test_a_table_that_played_the_boards_of_its_neighbour():
    """Tables 1 and 2 have their sets exchanged: four pairs will meet a known set, and miss one."""
    trouble = WrongBoards(2, {"1": (5, 6), "2": (3, 4)})
    repairs = propose(PLAN, trouble)
    assert_sound(repairs, PLAN, 3)
    best = repairs[0]
    assert best.late
    assert best.cost.planned == 100
    assert best.cost.kept == 92
    planned = next(each for each in repairs if each.kind is Way.AS_PLANNED and not each.late)
    # Two results of 50 lost, and four more where a pair meets again what it has met.
    assert results(planned.schedule) == 44
    for each in repairs:
        assert each.schedule.rounds[1].sittings[0].boards == (5, 6)
        assert each.schedule.rounds[0] == PLAN.rounds[0]


def test_a_second_play_of_a_board_is_cancelled():
    repairs = propose(PLAN, WrongBoards(3, {"1": (1, 2)}))
    assert_sound(repairs, PLAN, 4)
    assert repairs[-1].schedule.rounds[2].sittings[0].boards == ()


def test_what_was_found_late_leaves_the_rounds_between_as_they_were():
    repairs = propose(PLAN, WrongBoards(1, {"1": (3, 4), "2": (1, 2)}), now=4)
    assert_sound(repairs, PLAN, 4)
    for repair in repairs:
        for before, after in zip(PLAN.rounds[1:3], repair.schedule.rounds[1:3], strict=True):
            assert [one.places for one in before.sittings] == [one.places for one in after.sittings]
            assert all(
                set(b.boards) <= set(a.boards) for a, b in zip(before.sittings, after.sittings, strict=True)
            )


def test_wrong_opponents_may_exchange_their_parts():
    trouble = WrongOpponents(2, {"1": {"NS": 1, "EW": 6}, "2": {"NS": 2, "EW": 10}})
    repairs = propose(PLAN, trouble)
    assert_sound(repairs, PLAN, 3)
    assert {Way.AS_PLANNED, Way.EXCHANGE, Way.MOVE_BOARDS} <= {each.kind for each in repairs}
    swapped = next(each for each in repairs if each.kind is Way.EXCHANGE and not each.late)
    assert swapped.schedule.rounds[2].sittings[1].places["EW"] == 6  # 10 would have been there
    assert all(each.schedule.rounds[1].sittings[0].places == {"NS": 1, "EW": 6} for each in repairs)


def test_a_forgotten_switch_is_made_up_for_in_another_round():
    plan = arrow_switch(mitchell(8), {3}).schedule
    best, *rest = propose(plan, forgotten_switch(plan, 3))
    assert best.kind is Way.SWITCH
    assert best.cost.kept == best.cost.planned
    assert rest[0].kind is Way.AS_PLANNED
    assert best.cost.balance > rest[0].cost.balance
    turned = best.schedule.rounds[-1].sittings[0].places
    assert turned["NS"] == plan.rounds[-1].sittings[0].places["EW"]


def test_a_forgotten_relay():
    plan = mitchell(6).schedule
    trouble = forgotten_relay(plan, 2)
    assert set(trouble.boards) == {"3", "4", "5", "6"}
    assert_sound(propose(plan, trouble), plan, 3)
    with pytest.raises(BadRepair, match="relay"):
        forgotten_relay(mitchell(5).schedule, 2)


def test_a_pair_goes_home():
    repairs = propose(PLAN, Leaves(7, 3))
    assert_sound(repairs, PLAN, 3)
    assert [each.kind for each in repairs] == [Way.REST]
    assert repairs[0].cost.kept == 76
    assert repairs[0].cost.rests == 3
    assert 7 not in {
        one for each in repairs[0].schedule.rounds[2:] for s in each.sittings for one in s.numbers
    }


def test_when_a_second_pair_goes_home_those_who_would_rest_meet():
    plan = mitchell(9, 6, missing={18}).schedule
    repairs = propose(plan, Leaves(3, 2))
    assert_sound(repairs, plan, 2)
    best = repairs[0]
    assert best.kind is Way.MEET
    alone = next(each for each in repairs if each.kind is Way.REST and not each.late)
    assert best.cost.kept > alone.cost.kept
    assert best.cost.rests < alone.cost.rests


def test_a_stand_by_costs_nothing():
    repairs = propose(PLAN, Leaves(7, 3, standby=11))
    assert_sound(repairs, PLAN, 3)
    assert repairs[0].kind is Way.STAND_BY
    assert repairs[0].cost.kept == 100
    assert [len(repairs[0].schedule.of(number)) for number in (7, 11)] == [2, 3]


def test_a_late_pair_fills_the_half_table():
    plan = mitchell(5, missing={10}).schedule
    repairs = propose(plan, Late(10, 2))
    assert_sound(repairs, plan, 2)
    best = repairs[0]
    assert best.kind is Way.JOIN
    assert best.cost.kept == 92
    assert len(best.schedule.of(10)) == 4
    assert {sitting.place_of(10) for sitting in best.schedule.of(10)} == {"EW"}


def test_a_late_pair_too_many_may_rove():
    repairs = propose(mitchell(7).schedule, Late(15, 3))
    roving = [each for each in repairs if each.kind in (Way.ROVE, Way.ROVE_FIRST)]
    assert roving
    for each in roving:
        assert check(each.schedule).faults == ()
        assert len(each.schedule.of(15)) == 5
    assert any(each.kind is Way.WITHOUT for each in repairs)


def test_an_expected_pair_comes_late():
    repairs = propose(PLAN, Late(7, 2))
    assert_sound(repairs, PLAN, 2)
    best = repairs[0]
    assert best.late
    assert best.cost.kept == 100  # the first round is played at the end


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_every_repair_is_a_sound_schedule(data):
    tables = data.draw(st.integers(4, 9))
    plan = data.draw(
        st.sampled_from([mitchell(tables), howell(tables), mitchell(tables, missing={2 * tables})])
    ).schedule
    number = data.draw(st.integers(1, len(plan.rounds)))
    here = plan.rounds[number - 1]
    one, other = data.draw(st.permutations(range(len(here.sittings))))[:2]
    a, b = here.sittings[one], here.sittings[other]
    trouble = data.draw(
        st.sampled_from(
            [
                WrongBoards(number, {a.table: b.boards, b.table: a.boards}),
                WrongBoards(number, {a.table: ()}),
                WrongOpponents(
                    number,
                    {
                        a.table: {**a.places, "EW": b.places["EW"]},
                        b.table: {**b.places, "EW": a.places["EW"]},
                    },
                ),
                Leaves(a.places["NS"], number),
                Late(a.places["EW"], number),
                Late(99, number),
            ]
        )
    )
    assert_sound(propose(plan, trouble), plan, number)


@pytest.mark.parametrize(
    ("trouble", "words"),
    [
        (WrongBoards(9, {}), "no round 9"),
        (WrongBoards(2, {"8": (1,)}), "no table 8"),
        (WrongOpponents(2, {"1": {"NS": 1, "EW": 6}}), "name all wrong tables"),
        (Leaves(77, 2), "no contestant 77"),
        (Late(7, 9), "no round 9"),
        (Late(77, 9), "no round 9"),
    ],
    ids=str,
)
def test_troubles_that_cannot_be(trouble, words):
    with pytest.raises(BadRepair, match=words):
        propose(PLAN, trouble)


def test_as_played_changes_nothing_else():
    played = as_played(PLAN, WrongBoards(2, {"1": (9, 10)}))
    assert [each for each in played.rounds if each.number != 2] == [
        each for each in PLAN.rounds if each.number != 2
    ]
