"""The knock-out at the desk, and what may be drawn when."""

from __future__ import annotations

import pytest

from tapete.tournament.contestant import Kind
from tapete.tournament.desk import Desk
from tapete.tournament.errors import NotAllowed
from tapete.tournament.policy import Method, Rules
from tapete.tournament.result import Spot
from tapete.tournament.schedule.errors import NoMovement
from tapete.tournament.schedule.knockout import knockout
from tapete.tournament.schedule.mitchell import mitchell
from tapete.tournament.seating import seated


def teams(journal, n):
    desk = Desk.open(journal, "cup", "Cup", kind=Kind.TEAM, rules=Rules(method=Method.IMPS))
    for number in range(1, n + 1):
        desk.enter([f"{number} {place}" for place in ("One", "Two", "Three", "Four")], name=f"Team {number}")
    return desk


def rounds(desk):
    return desk.event.session(1).schedules[""].rounds


def play(desk, *, winner=min, level=()):
    """Every match of the last round, won by the lower number, or level."""
    for sitting in rounds(desk)[-1].sittings:
        for board in sitting.boards:
            one, other = sitting.places["NS"], sitting.places["EW"]
            ahead = {one, other} != set(level) and winner(one, other) == one
            desk.result(Spot(1, sitting.round, sitting.table, board), "4S N =" if ahead else "4S N -1")


def pairs(round_):
    return {frozenset(sitting.numbers) for sitting in round_.sittings}


@pytest.mark.parametrize("seeds", [(1, 2, 3, 4, 5, 6), (4, 1, 6, 2, 3, 5)])
def test_a_cup_of_six_with_seeds(journal, seeds):
    desk = teams(journal, 6)
    desk.schedule(seated(knockout(range(1, 7), per=2).schedule, seeds))
    byes = rounds(desk)[0].sits_out
    assert byes == (seeds[0], seeds[1])
    play(desk, winner=lambda one, other: min(one, other, key=seeds.index))
    desk.draw(per=2)
    semi = rounds(desk)[1]
    assert pairs(semi) == {frozenset((seeds[0], seeds[3])), frozenset((seeds[1], seeds[2]))}
    assert {board for sitting in semi.sittings for board in sitting.boards} == {3, 4}
    play(desk, winner=lambda one, other: max(one, other, key=seeds.index))
    desk.draw(per=2, third=True)
    assert pairs(rounds(desk)[2]) == {frozenset((seeds[2], seeds[3])), frozenset((seeds[0], seeds[1]))}
    play(desk)
    with pytest.raises(NoMovement, match="round 3 was the final"):
        desk.draw(per=2)


def test_a_level_match_needs_a_winner(journal):
    desk = teams(journal, 4)
    desk.schedule(knockout(range(1, 5), per=1).schedule)
    play(desk, level=(2, 3))
    with pytest.raises(NotAllowed, match="the match of 2 and 3 in round 1 has no winner"):
        desk.draw(per=1)
    desk.draw(per=1, through=[3])
    assert pairs(rounds(desk)[1]) == {frozenset((1, 3))}


def test_reseeding_is_for_the_whole_cup(journal):
    desk = teams(journal, 8)
    desk.schedule(knockout(range(1, 9), per=1).schedule)
    play(desk, winner=max)  # 8, 5, 7 and 6 go on
    desk.draw(per=1, reseed=True)
    assert pairs(rounds(desk)[1]) == {frozenset((5, 8)), frozenset((6, 7))}
    play(desk)
    desk.draw(per=1, reseed=True)
    assert pairs(rounds(desk)[2]) == {frozenset((5, 6))}


def test_a_round_is_drawn_when_the_one_before_is_complete(journal):
    desk = teams(journal, 4)
    desk.draw(per=2)
    with pytest.raises(
        NotAllowed, match="round 1 is not complete: results are missing at table 1, 1c, 2, 2c"
    ):
        desk.draw(per=2)
    desk.draw(per=2, anyway=True)
    assert {board for sitting in rounds(desk)[1].sittings for board in sitting.boards} == {3, 4}
    assert len(desk.undraw(why="too early").session(1).schedules[""].rounds) == 1
    play(desk)
    desk.draw(per=2)
    desk.result(Spot(1, 2, "1", 3), "4S N =")
    with pytest.raises(NotAllowed, match="round 2 has results"):
        desk.undraw()
    with pytest.raises(NotAllowed, match="no round that could be drawn again"):
        desk.undraw(section="B")


def test_a_movement_is_whole(journal):
    desk = Desk.open(journal, "club", "Club")
    for number in range(1, 7):
        desk.enter([f"{number} One", f"{number} Two"])
    desk.schedule(mitchell(3, per=1).schedule)
    with pytest.raises(NotAllowed, match="Mitchell 3 is whole"):
        desk.draw(anyway=True)
