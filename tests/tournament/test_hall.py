"""Who sits where in a round, and how far it is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tapete.tournament.contestant import Kind, Status
from tapete.tournament.desk import Desk
from tapete.tournament.errors import Unknown
from tapete.tournament.hall import current_round, resting, rounds_of, tables_of
from tapete.tournament.policy import Method, Rules
from tapete.tournament.report import round_report
from tapete.tournament.result import Spot
from tapete.tournament.schedule.howell import howell
from tapete.tournament.seating import seated


def test_the_round_that_is_on(desk):
    assert (rounds_of(desk.event, 1), current_round(desk.event, 1)) == ([1, 2, 3], 1)
    for table in tables_of(desk.event, 1, 1):
        assert (table.done, table.due) == ((), 2)
        for board in table.sitting.boards:
            desk.result(Spot(1, 1, table.sitting.table, board), "4S N =")
    assert current_round(desk.event, 1) == 2
    here = next(tables_of(desk.event, 1, 2)).sitting
    desk.rule(Spot(1, 2, here.table, here.boards[0]), "plus", "minus")  # a ruling is as good as a result
    assert next(tables_of(desk.event, 1, 2)).done == here.boards[:1]
    told = round_report(desk.event, 1, 2)
    assert told["tables"][0]["done"] == [here.boards[0]]
    assert told["tables"][0]["places"] == dict(here.places)
    for number in (2, 3):
        for table in tables_of(desk.event, 1, number):
            for board in set(table.sitting.boards) - set(table.done):
                desk.result(Spot(1, number, table.sitting.table, board), "4S N =")
    assert current_round(desk.event, 1) == 3  # all is done: the last one


def test_sections_stand_beside_each_other(desk):
    for name in "GHIJK":
        desk.enter([f"{name} One", f"{name} Two"])
    plan = howell(3, per=2, missing={6}).schedule
    desk.schedule(seated(plan, (7, 8, 9, 10, 11), tables="B"), section="B")
    tables = list(tables_of(desk.event, 1, 1))
    assert [table.section for table in tables] == ["", "", "", "B", "B"]
    assert len(resting(desk.event, 1, 1)) == 1


def test_a_round_that_is_not_there(desk, journal):
    with pytest.raises(Unknown, match="no round 4 in session 1"):
        list(tables_of(desk.event, 1, 4))
    empty = Desk.open(journal, "empty", "")
    assert current_round(empty.event, 1) == 0


def test_games_without_boards(journal):
    rules = Rules(method=Method.WINS)
    desk = Desk.open(journal, "tiles", "", game="scrabble", kind=Kind.PLAYER, rules=rules)
    for name in "ABCD":
        desk.enter([name])
    desk.draw()
    (first, _) = tables_of(desk.event, 1, 1)
    assert (first.done, first.due) == ((), 1)
    desk.result(Spot(1, 1, first.sitting.table, 1), "412:388")
    assert next(tables_of(desk.event, 1, 1)).done == (1,)


def test_nothing_is_awaited_from_who_does_not_play(desk):
    away = next(tables_of(desk.event, 1, 1)).sitting
    for table in list(tables_of(desk.event, 1, 1))[1:]:
        for board in table.sitting.boards:
            desk.result(Spot(1, 1, table.sitting.table, board), "4S N =")
    assert current_round(desk.event, 1) == 1
    desk.status(away.places["NS"], Status.NO_SHOW)
    assert current_round(desk.event, 1) == 2


def test_a_table_that_a_repair_left_without_boards_hands_in_nothing(desk):
    plan = desk.event.session(1).schedules[""]
    first, *others = plan.rounds[0].sittings
    bare = replace(plan.rounds[0], sittings=(replace(first, boards=()), *others))
    desk.schedule(replace(plan, rounds=(bare, *plan.rounds[1:])), why="no board is left for it")
    table = next(tables_of(desk.event, 1, 1))
    assert (table.done, table.due, table.is_complete) == ((), 0, True)
