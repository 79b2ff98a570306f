"""Law 21 of 2017 along every way, told to the arbiter and seen at the table."""

from __future__ import annotations

import pytest
from ways import FREE, UNAUTHORISED, Way

from laws2017.outline import check_outline, check_row
from tapete.bridge import Call, Seat
from tapete.bridge.effects import AssignedScore, MayWithdraw, Review, ScoreStands
from tapete.bridge.incidents import Misinformation
from tapete.bridge.laws2017 import LAWS_2017
from tapete.bridge.people import Player

LAW, REVIEW = LAWS_2017.procedure("21"), LAWS_2017.procedure("21B3")

WRONG = "-own_misunderstanding -no_alert_was_due -call_was_mistaken"
IN_TIME = f"{WRONG} -wants_card_back -auction_period_ended -partner_called_since"
HIS = MayWithdraw(Player.MISINFORMED, "21B1a")
LEFT = MayWithdraw(Player.LEFT_OF_MISINFORMED, "21B2")
WAYS = [
    Way("own_misunderstanding", "21A", FREE),
    Way("-own_misunderstanding no_alert_was_due", "21B1a", FREE),
    Way("-own_misunderstanding -no_alert_was_due call_was_mistaken", "21B1b 75C", FREE, "75A"),
    Way(f"{WRONG} wants_card_back", "20F6 47E2a", ">47"),
    Way(f"{WRONG} -wants_card_back auction_period_ended", "21B3", Review("21B3")),
    Way(f"{WRONG} -wants_card_back -auction_period_ended partner_called_since", "21B3", Review("21B3")),
    Way(f"{IN_TIME} -call_influenced", "21B1a", FREE),
    Way(f"{IN_TIME} call_influenced -call_changed", "21B1a", FREE),
    Way(f"{IN_TIME} call_influenced call_changed -left_called_since", "21B1a", HIS, UNAUTHORISED),
    Way(f"{IN_TIME} call_influenced call_changed left_called_since", "21B1a 21B2", HIS, LEFT, UNAUTHORISED),
]
WAYS_AFTER_PLAY = [
    Way("gained_by_misinformation", "21B3", AssignedScore("12C1b"), "75D3"),
    Way("-gained_by_misinformation", "21B3", ScoreStands()),
]


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_ruling_at_the_end_of_each_way(way):
    check_row(LAW, way)


def test_no_way_is_left_out():
    check_outline(LAW, WAYS)


@pytest.mark.parametrize("way", WAYS_AFTER_PLAY, ids=str)
def test_review_when_play_has_ended(way):
    check_row(REVIEW, way)


def test_review_has_no_other_way():
    check_outline(REVIEW, WAYS_AFTER_PLAY)


def misinformed(since, **more):
    made = tuple(
        (Seat.parse(seat), Call.parse(call)) for seat, call in (each.split(":") for each in since.split())
    )
    return Misinformation(Seat.SOUTH, made, **({"auction_period_over": False} | more))


JUDGED = {"own_misunderstanding": False, "no_alert_was_due": False, "call_was_mistaken": False}
CHANGED = JUDGED | {"call_influenced": True, "call_changed": True}


@pytest.mark.parametrize(
    ("facts", "answers", "cite"),
    [
        (misinformed(""), CHANGED, "21B1a"),
        (misinformed("W:Pass"), CHANGED, "21B1a 21B2"),
        (misinformed("W:Pass N:Pass"), JUDGED, "21B3"),
        (misinformed("W:Pass", auction_period_over=True), JUDGED, "21B3"),
    ],
)
def test_table_knows_who_has_called_since(facts, answers, cite):
    found = LAW(answers, facts)
    assert " ".join(found.ruling.citations) == cite
    assert found.answers == answers


def test_a_card_played_on_misinformation_goes_to_47():
    found = LAW(JUDGED, misinformed("", a_play=True, auction_period_over=True))
    assert [step.key for step in found.answered][len(JUDGED)] == "wants_card_back"
    assert (found.ruling is not None) == ("47" not in LAWS_2017.procedures)
