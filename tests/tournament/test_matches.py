"""Matches turned into victory points: by margin, by percentage, by a scale of the event's own."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tapete.journal import open_journal
from tapete.tournament.contestant import Kind
from tapete.tournament.desk import EVENTS, Desk
from tapete.tournament.errors import NotAllowed
from tapete.tournament.matches import matches_of
from tapete.tournament.policy import Method, Rules
from tapete.tournament.result import Spot
from tapete.tournament.schedule.movement import Round, Schedule
from tapete.tournament.sitting import Sitting
from tapete.tournament.standings import standings

TABLE = "8: 0 5-5, 5 6-4, 20 9-1, 21 10-0"


def desk_of(journal, rules, *, pairs=6, boards=8, away=()):
    """Pairs (or players of no team) in one round of `boards` boards; who is away sits out."""
    desk = Desk.open(journal, "swiss", "", kind=Kind.PAIR, rules=rules)
    for number in range(1, pairs + len(away) + 1):
        desk.enter([f"P{number}a", f"P{number}b"])
    numbers = tuple(range(1, boards + 1))
    sittings = tuple(
        Sitting(1, str(at), {"NS": 2 * at - 1, "EW": 2 * at}, numbers) for at in range(1, pairs // 2 + 1)
    )
    desk.schedule(Schedule("swiss", (Round(1, sittings, tuple(away)),)))
    return desk


@pytest.fixture
def journal(tmp_path):
    with open_journal(tmp_path / "j.db", EVENTS) as opened:
        yield opened


def play(desk, board, *scores):
    for table, score in enumerate(scores, 1):
        desk.result(Spot(1, 1, str(table), board), str(score))


def found(desk):
    return {match.number: match for match in matches_of(desk.book, 1)}


def test_a_swiss_of_pairs_by_their_percentages(journal):
    desk = desk_of(journal, Rules(victory="ebu-pairs"), away=(7,))
    for board in range(1, 9):
        play(desk, board, *((420, 170, -50) if board == 1 else (0, 0, 0)))
    matches = found(desk)
    # Seven averages and a top, a middle and a bottom of 4: 56.25 % is above the bound of 56.23.
    assert (matches[1].percent, matches[1].margin, matches[1].points) == (Fraction("56.25"), 4, 15)
    assert (matches[2].percent, matches[2].margin, matches[2].points) == (Fraction("43.75"), -4, 5)
    assert (matches[3].percent, matches[3].margin, matches[3].points) == (50, 0, 10)
    assert (matches[5].points, matches[6].points) == (5, 15)
    assert (matches[7].points, matches[7].awarded) == (12, True)
    assert {one.number: one.score for one in standings(desk.book)}[1] == "15.00"


def test_a_ruling_that_gives_both_something_need_not_sum_up(journal):
    desk = desk_of(journal, Rules(victory="ebu-pairs"))
    for board in range(1, 9):
        play(desk, board, 0, 0, 0)
    desk.rule(Spot(1, 1, "1", 1), "plus", "plus", clause="12C2")
    matches = found(desk)
    assert matches[1].percent == matches[2].percent == Fraction(7 * 50 + 60, 8)
    assert (matches[1].points, matches[2].points) == (11, 11)


@pytest.mark.parametrize(
    ("method", "wanted"),
    [
        ("imps", {1: 6, 2: -6}),
        ("bam", {1: 2, 2: -2}),
        ("patton", {1: 2, 2: -2}),
    ],
)
def test_the_margin_of_teams_is_what_they_are_ahead(journal, method, wanted):
    desk = Desk.open(journal, "teams", "", kind=Kind.TEAM, rules=Rules(method=Method(method)))
    for number in (1, 2):
        desk.enter([f"P{number}{seat}" for seat in "abcd"])
    sittings = (
        Sitting(1, "1", {"NS": 1, "EW": 2}, (1, 2)),
        Sitting(1, "2", {"NS": 2, "EW": 1}, (1, 2)),
    )
    desk.schedule(Schedule("match", (Round(1, sittings, ()),)))
    play(desk, 1, 420, 170)
    play(desk, 2, 90, 90)
    matches = found(desk)
    assert {number: match.margin for number, match in matches.items()} == wanted
    assert matches[1].percent == (None if method == "imps" else 75)


def test_cross_imps_are_brought_to_the_size_of_a_match(journal):
    rules = Rules(method=Method.CROSS_IMPS, victory="wbf-discrete").changed({"divisor": "one"})
    desk = desk_of(journal, rules)
    for board in range(1, 9):
        play(desk, board, *((600, 0, 0) if board == 1 else (0, 0, 0)))
    matches = found(desk)
    # 24 IMPs against two tables, divided by the root of three: 13.9, of 8 boards 15-5.
    assert (matches[1].margin, matches[1].points, matches[2].points) == (24, 15, 5)
    # A board in two forms: two tables are compared with each other, and their IMPs stay what they are.
    desk.foul(1, {"3": "B"})
    matches = found(desk)
    assert (matches[1].margin, matches[1].points) == (12, 14)


def test_a_scale_of_the_events_own(journal):
    desk = desk_of(journal, Rules(method=Method.BUTLER, victory="own", victory_table=TABLE), away=(7,))
    for board in range(1, 9):
        play(desk, board, *((300, 0, -300) if board == 1 else (0, 0, 0)))
    matches = found(desk)
    assert {number: match.points for number, match in matches.items()} == {
        1: 9, 2: 1, 3: 5, 4: 5, 5: 1, 6: 9, 7: 6,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("bye", "scale", "points"),
    [("60%", "wbf-25", 18), ("60%", "wbf", 12), ("60%", "acbl-30", 18), ("15", "wbf", 15)],
)
def test_who_sits_out_has_a_part_of_the_points_of_a_match(journal, bye, scale, points):
    desk = desk_of(journal, Rules(method=Method.BUTLER, victory=scale, bye=bye), away=(7,))
    play(desk, 1, 0, 0, 0)
    assert found(desk)[7].points == points


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"victory": "wbf"}, "reads the margin of a match in IMPs, but the method is matchpoints"),
        ({"method": "imps", "victory": "ebu-pairs"}, "reads a percentage"),
        ({"method": "bam", "victory": "wbf"}, "leave victory empty"),
        ({"method": "bam", "victory": "ebu-pairs"}, "leave victory empty"),
        ({"method": "patton", "victory": "wbf"}, "leave victory empty"),
        ({"method": "points", "victory": "wbf"}, "leave victory empty"),
        ({"method": "wins", "victory": "wbf"}, "leave victory empty"),
        ({"method": "imps", "victory": "vienna"}, "there is no scale 'vienna'"),
        ({"method": "imps", "victory": "own"}, "go together"),
        ({"method": "imps", "victory": "wbf", "victory_table": TABLE}, "go together"),
        ({"method": "imps", "victory_table": TABLE}, "go together"),
        ({"victory": "own", "victory_table": TABLE}, "the method is matchpoints"),
        ({"method": "imps", "victory": "own", "victory_table": "8: 0 ten"}, "line 1 of the scale"),
    ],
)
def test_a_scale_that_cannot_read_the_matches_is_refused(changes, words):
    with pytest.raises(NotAllowed, match=words):
        Rules().changed(changes)


@pytest.mark.parametrize("method", ["imps", "cross-imps", "butler"])
@pytest.mark.parametrize("scale", ["wbf", "wbf-discrete", "wbf-25", "acbl-20", "acbl-30"])
def test_a_scale_of_margins_reads_imps(method, scale):
    assert Rules().changed({"method": method, "victory": scale}).victory == scale
