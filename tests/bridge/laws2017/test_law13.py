"""Law 13 of 2017 along every way, told to the arbiter and seen at the table."""

from __future__ import annotations

import pytest
from ways import FREE, Way

from laws2017.outline import check_outline, check_row
from tapete.bridge import Seat
from tapete.bridge.awards import BoardCancelled
from tapete.bridge.effects import ArtificialScore, AssignedScore, CallsUnchanged, Review, ScoreStands
from tapete.bridge.errors import Impossible
from tapete.bridge.incidents import WrongCount
from tapete.bridge.laws2017 import LAWS_2017
from tapete.bridge.remedies import BoardNotPlayed, CorrectionUnauthorised, HandsCorrected, SurplusRemoved

LAW = LAWS_2017.procedure("13")
REMOVED, SECRET = SurplusRemoved("13C"), CorrectionUnauthorised("16D")

OVER = "some_hand_too_long -surplus_is_foreign play_had_ended"
NOT_OVER = "some_hand_too_long -surplus_is_foreign -play_had_ended"
WAYS = [
    Way("-some_hand_too_long", "13A", ">14"),
    Way("some_hand_too_long surplus_is_foreign -foreign_card_in_trick", "13C", REMOVED, FREE),
    Way("some_hand_too_long surplus_is_foreign foreign_card_in_trick", "13C", REMOVED, Review("13C")),
    Way(OVER, "13D", BoardCancelled("13D"), ArtificialScore("12C2a"), Review("90"), "86B"),
    Way(f"{NOT_OVER} -wrong_hand_called -card_of_another_seen", "13A1", HandsCorrected("13A1"), FREE),
    Way(f"{NOT_OVER} -wrong_hand_called card_of_another_seen",
        "13A2", HandsCorrected("13A2"), SECRET, Review("13A2")),
    Way(f"{NOT_OVER} wrong_hand_called can_be_corrected",
        "13B1", HandsCorrected("13B1"), CallsUnchanged("13B1"), SECRET, Review("13B1")),
    Way(f"{NOT_OVER} wrong_hand_called -can_be_corrected",
        "13B2", AssignedScore("12C1b"), BoardNotPlayed("13B2"), Review("90"), "6D3"),
]  # fmt: skip
REVIEWS = {
    "13A2": "sight_affected_result",
    "13B1": "correction_affected_result",
    "13C": "foreign_card_affected_result",
}


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_ruling_at_the_end_of_each_way(way):
    check_row(LAW, way)


def test_no_way_is_left_out():
    check_outline(LAW, WAYS)


@pytest.mark.parametrize(("clause", "asked"), REVIEWS.items())
def test_reviews_when_play_has_ended(clause, asked):
    rows = [
        Way(asked, clause, AssignedScore("12C1b"), "90"),
        Way(f"-{asked}", clause, ScoreStands()),
    ]
    for row in rows:
        check_row(LAWS_2017.procedure(clause), row)
    check_outline(LAWS_2017.procedure(clause), rows)


def wrong_count(held, called="", **more):
    facts = {"lead_faced": False, "play_over": False, "foreign": False} | more
    return WrongCount(held, frozenset(map(Seat.parse, called.split())), **facts)


@pytest.mark.parametrize(
    ("facts", "answers", "cite"),
    [
        (wrong_count((14, 13, 13, 12)), {"card_of_another_seen": False}, "13A1"),
        (wrong_count((14, 13, 13, 12), "E S"), {"card_of_another_seen": True}, "13A2"),
        (wrong_count((14, 13, 13, 12), "N"), {"can_be_corrected": True}, "13B1"),
        (wrong_count((14, 13, 13, 12), "W"), {"can_be_corrected": False}, "13B2"),
        (wrong_count((14, 13, 13, 12), "N", play_over=True), {}, "13D"),
        (wrong_count((14, 13, 13, 13), "N", foreign=True, in_completed_trick=False), {}, "13C"),
        (wrong_count((14, 13, 13, 13), "N", foreign=True, in_completed_trick=True), {}, "13C"),
        (wrong_count((13, 13, 13, 12), "N"), {"card_found": True}, "14A1 14A3"),
    ],
)
def test_table_counts_the_cards_and_knows_who_has_called(facts, answers, cite):
    found = LAW(answers, facts)
    assert " ".join(found.ruling.citations) == cite
    assert found.answers == answers


@pytest.mark.parametrize("held", [(13, 13, 13), (13, 13, 14, -1)])
def test_four_hands_are_counted(held):
    with pytest.raises(Impossible, match="give four numbers"):
        wrong_count(held)


def test_nobody_knows_whose_the_surplus_card_is_before_it_is_looked_up():
    assert LAW({}, wrong_count((14, 13, 13, 12), foreign=None)).pending.question.name == "surplus_is_foreign"
