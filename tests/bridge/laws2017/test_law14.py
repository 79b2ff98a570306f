"""Law 14 of 2017 along every way, told to the arbiter and seen at the table."""

from __future__ import annotations

import pytest
from ways import Way

from laws2017.outline import check_outline, check_row
from tapete.bridge.effects import CallsUnchanged, RuleUnder
from tapete.bridge.incidents import WrongCount
from tapete.bridge.laws2017 import LAWS_2017
from tapete.bridge.people import When
from tapete.bridge.remedies import CardReturned, CorrectionUnauthorised, HandRebuilt

LAW = LAWS_2017.procedure("14")
SECRET, SAME_CALLS = CorrectionUnauthorised("14C"), CallsUnchanged("14A3")
PENALTY_CARD, REVOKE = RuleUnder("49", When.AT_ONCE), RuleUnder("62", When.AT_ONCE)

BEFORE = "-some_hand_too_long -lead_faced"
ELSEWHERE = "-some_hand_too_long lead_faced whereabouts=elsewhere"
LOST = "-some_hand_too_long lead_faced whereabouts=lost"
BACK = ("14B2 14B4", CardReturned("14B2"), SECRET, "90B7")
REBUILT = ("14B3 14B4", HandRebuilt("14B3"), SECRET, "90B7")
WAYS = [
    Way("some_hand_too_long", "14A", ">13"),
    Way(f"{BEFORE} card_found", "14A1 14A3", CardReturned("14A1"), SAME_CALLS, SECRET),
    Way(f"{BEFORE} -card_found", "14A2 14A3", HandRebuilt("14A2"), SAME_CALLS, SECRET),
    Way("-some_hand_too_long lead_faced whereabouts=played", "14B1", ">67"),
    Way(f"{ELSEWHERE} -seen_by_defending_partner -failed_to_play_it", *BACK),
    Way(f"{ELSEWHERE} -seen_by_defending_partner failed_to_play_it", *BACK, REVOKE),
    Way(f"{ELSEWHERE} seen_by_defending_partner -failed_to_play_it", *BACK, PENALTY_CARD),
    Way(f"{ELSEWHERE} seen_by_defending_partner failed_to_play_it", *BACK, PENALTY_CARD, REVOKE),
    Way(f"{LOST} -failed_to_play_it", *REBUILT),
    Way(f"{LOST} failed_to_play_it", *REBUILT, REVOKE),
]


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_ruling_at_the_end_of_each_way(way):
    check_row(LAW, way)


def test_no_way_is_left_out():
    check_outline(LAW, WAYS)


@pytest.mark.parametrize(("lead_faced", "asked"), [(False, "card_found"), (True, "whereabouts")])
def test_table_knows_whether_the_lead_was_faced(lead_faced, asked):
    facts = WrongCount((13, 12, 13, 13), frozenset(), lead_faced=lead_faced, play_over=False)
    assert LAW({}, facts).pending.question.name == asked


def test_hand_with_too_many_cards_goes_to_law_13():
    facts = WrongCount((13, 12, 14, 13), frozenset(), lead_faced=False, play_over=False)
    assert LAW({}, facts).current is LAWS_2017.procedure("13")
