"""Law 15 of 2017 along every way, told to the arbiter and seen at the table."""

from __future__ import annotations

import pytest
from ways import FREE, IRREGULAR_CANCELLED, UNAUTHORISED, Way

from laws2017.outline import check_outline, check_row
from tapete.bridge import Seat
from tapete.bridge.auction import IrregularCall
from tapete.bridge.awards import BoardCancelled
from tapete.bridge.effects import ArtificialScore, LaterCallsCancelled, RuleUnder
from tapete.bridge.incidents import WrongBoard
from tapete.bridge.laws2017 import LAWS_2017
from tapete.bridge.people import Player, When
from tapete.bridge.remedies import (
    BoardCompleted,
    DeprivedScored,
    HandPutBack,
    RightBoardLater,
    TakesRightHand,
)

CANCELLED = (IRREGULAR_CANCELLED, LaterCallsCancelled("15A1"))
LATER = RuleUnder("15A3", When.OTHER_BOARD)
ADJUSTED = ArtificialScore("12C2a")

WAYS = {
    "15": [
        Way("mistake=cards_called", "15A1", ">15A"),
        Way("mistake=cards_only",
            "15A1 16D1", HandPutBack(Player.OFFENDER, "7B1"), RuleUnder("16D", When.AT_ONCE), "16D1"),
        Way("mistake=board", "15B", ">15B"),
    ],
    "15A": [
        Way("partner_called_after", "15A1 15A2a", *CANCELLED, ADJUSTED, LATER, "15A4"),
        Way("-partner_called_after", "15A1 15A2b 15A2c",
            *CANCELLED, TakesRightHand(Player.OFFENDER, "15A2b"), UNAUTHORISED, LATER, "15A4"),
    ],
    "15A3": [
        Way("call_differs", "15A3", ADJUSTED, "15A4"),
        Way("-call_differs -normal_play_allowed", "15A3", ADJUSTED, "15A4"),
        Way("-call_differs normal_play_allowed", "15A3", BoardCompleted("15A3")),
    ],
    "15B": [
        Way("-auction_period_begun", "15B", FREE, "8A1"),
        Way("auction_period_begun in_teams", "15B", ">86B"),
        Way("auction_period_begun -in_teams played_before",
            "15B1 15B3", BoardCancelled("15B1"), DeprivedScored("15B3")),
        Way("auction_period_begun -in_teams -played_before right_board_later",
            "15B2", BoardCompleted("15B2"), RightBoardLater("15B2")),
        Way("auction_period_begun -in_teams -played_before -right_board_later",
            "15B2 15B3", BoardCompleted("15B2"), DeprivedScored("15B3")),
    ],
}  # fmt: skip


@pytest.mark.parametrize(("law", "way"), [(law, way) for law, ways in WAYS.items() for way in ways], ids=str)
def test_ruling_at_the_end_of_each_way(law, way):
    check_row(LAWS_2017.procedure(law), way)


@pytest.mark.parametrize("law", WAYS)
def test_no_way_is_left_out(law):
    check_outline(LAWS_2017.procedure(law), WAYS[law])


@pytest.mark.parametrize(
    ("since", "cite"),
    [((), "15A1 15A2b 15A2c"), ((("E", "Pass"),), "15A1 15A2b 15A2c"),
     ((("E", "Pass"), ("S", "2S")), "15A1 15A2a")],
)  # fmt: skip
def test_table_knows_whether_partner_has_called(since, cite):
    found = LAWS_2017.procedure("15")({}, IrregularCall(Seat.NORTH, (), "N", "1S", since))
    assert " ".join(found.ruling.citations) == cite
    assert found.answers == {}


@pytest.mark.parametrize(
    ("facts", "answers", "cite"),
    [
        (WrongBoard(auction_period_begun=False), {}, "15B"),
        (WrongBoard(True, frozenset({Seat.EAST}), teams=False), {}, "15B1 15B3"),
        (WrongBoard(True, frozenset(), teams=False), {"right_board_later": True}, "15B2"),
        (WrongBoard(True, frozenset(), teams=False), {"right_board_later": False}, "15B2 15B3"),
    ],
)
def test_table_knows_who_has_played_the_board(facts, answers, cite):
    found = LAWS_2017.procedure("15")(answers, facts)
    assert " ".join(found.ruling.citations) == cite
    assert found.answers == answers


def test_told_case_asks_what_happened_and_who_had_played():
    assert LAWS_2017.procedure("15")({}, object()).pending.question.name == "mistake"
    facts = WrongBoard(True, None, teams=False)
    assert LAWS_2017.procedure("15B")({}, facts).pending.question.name == "played_before"
