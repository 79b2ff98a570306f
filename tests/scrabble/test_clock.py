"""The clock: turns, pauses of article 33, overtime of 34, absent players of 35."""

import pytest

from tapete.scrabble import Clock, Ending, Impossible, Tiles, settle

START = Clock(limit=1500)


def test_a_game_on_the_clock():
    clock = START.start(0, now=0).press(0, now=100).press(1, now=250)
    assert (clock.used, clock.running) == ((100, 150), {0})
    assert (clock.left(0), clock.at(400).left(0), clock.left(0)) == (1400, 1250, 1400)


def test_a_pause_costs_nobody_time():
    clock = START.start(0, now=0).pause(now=60).resume(now=600).press(0, now=610)
    assert (clock.used, clock.running) == ((70, 0), {1})
    twice = START.start(0, now=0).pause(now=10).pause(now=20).resume(now=30)
    assert (twice.used, twice.running) == ((10, 0), {0})


@pytest.mark.parametrize(
    ("seconds", "overtime", "lost"),
    [(1500, 0, None), (1501, 1, None), (1980, 480, None), (1981, 481, 0)],
)
def test_overtime(seconds, overtime, lost):
    clock = START.start(0, now=0).at(seconds)
    assert (clock.overtime, clock.lost) == ((overtime, 0), lost)
    result = settle(Ending.DIRECTOR, (500, 100), (Tiles(), Tiles()), clock.overtime)
    assert (result.winner == 1) == (lost == 0)


def test_absent_players():
    one = START.start(1, now=120)
    assert not one.at(1619).used_up(1)
    assert one.at(1620).used_up(1)
    both = START.start(0, 1, now=0).arrive(0, now=300)
    assert (both.used, both.running) == ((300, 300), {1})
    there = both.arrive(1, now=500)
    assert (there.used, there.running) == ((300, 500), frozenset())


@pytest.mark.parametrize(
    ("step", "why"),
    [
        (lambda: START.start(0, now=10).at(9), "cannot run backwards"),
        (lambda: START.start(0, now=0).press(1, now=5), "only while his own time runs"),
        (lambda: START.resume(now=5), "was not paused"),
    ],
)
def test_what_a_clock_cannot_do(step, why):
    with pytest.raises(Impossible, match=why):
        step()
