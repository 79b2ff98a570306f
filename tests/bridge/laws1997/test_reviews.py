"""The laws to which the arbiter comes back, or turns for a score: 11, 12, 16, 23 and 72B1."""

from __future__ import annotations

from itertools import product

import pytest
from ways import Way, check_complete, check_way

from tapete.bridge import Side
from tapete.bridge.effects import (
    ArtificialScore,
    AssignedScore,
    AverageAwarded,
    NoRectification,
    PlayersReseated,
    RightLost,
    ScoreStands,
    SubstitutePlays,
)
from tapete.bridge.laws1997 import LAWS_1997
from tapete.bridge.people import Average

STANDS, ADJUSTED = ScoreStands(), AssignedScore("12C2")

REVIEW_72B1 = [
    Way("-could_have_known_damage", "72B1", STANDS),
    Way("could_have_known_damage -gained_by_irregularity", "72B1", STANDS),
    Way("could_have_known_damage gained_by_irregularity", "72B1", ADJUSTED),
]

REVIEW_23 = [
    *(way.after("-partner_had_to_pass") for way in REVIEW_72B1),
    Way("partner_had_to_pass -could_have_known_pass_damages", "23", STANDS),
    Way("partner_had_to_pass could_have_known_pass_damages -damaged_by_enforced_pass", "23", STANDS),
    Way("partner_had_to_pass could_have_known_pass_damages damaged_by_enforced_pass", "23", ADJUSTED),
]

SUGGESTED = "had_logical_alternative demonstrably_suggested"

LAW_16A = [
    Way("-information_was_given", "16A2", STANDS),
    Way("information_was_given -had_logical_alternative", "16A2", STANDS),
    Way("information_was_given had_logical_alternative -demonstrably_suggested", "16A2", STANDS),
    Way(f"information_was_given {SUGGESTED} -damaged_by_action", "16A2", STANDS),
    Way(f"information_was_given {SUGGESTED} damaged_by_action", "16A 16A2", ADJUSTED),
]

LAW_16B = [
    Way("-could_interfere", "16B", STANDS),
    Way("could_interfere places_can_change", "16B1", PlayersReseated("16B1")),
    Way("could_interfere -places_can_change substitute_agreed", "16B2", SubstitutePlays("16B2")),
    Way("could_interfere -places_can_change -substitute_agreed", "16B3", ArtificialScore("12C1")),
]

WITHDRAWN = "offending_side_acted -freed_by_correction"

LAW_16C = [
    Way("-offending_side_acted", "16C1", STANDS),
    Way("offending_side_acted freed_by_correction -informed_by_insufficient_bid", "27B1b", STANDS),
    Way("offending_side_acted freed_by_correction informed_by_insufficient_bid -damaged_by_infraction",
        "27B1b", STANDS),
    Way("offending_side_acted freed_by_correction informed_by_insufficient_bid damaged_by_infraction",
        "27B1b", ADJUSTED),
    Way(f"{WITHDRAWN} -had_logical_alternative", "16C2", STANDS),
    Way(f"{WITHDRAWN} had_logical_alternative -demonstrably_suggested", "16C2", STANDS),
    Way(f"{WITHDRAWN} {SUGGESTED} -damaged_by_action", "16C2", STANDS),
    Way(f"{WITHDRAWN} {SUGGESTED} damaged_by_action", "16C2 12A1", ADJUSTED),
]  # fmt: skip

RIGHTS_KEPT = ("11A 11B1", "")


def law_11_after(acted):
    return [
        Way(f"{acted} -spectator_pointed_it_out", *RIGHTS_KEPT),
        Way(f"{acted} spectator_pointed_it_out spectator_brought_by=non-offenders lost_by_spectator",
            "11B1", RightLost("11B1"), "11C"),
        Way(f"{acted} spectator_pointed_it_out spectator_brought_by=non-offenders -lost_by_spectator",
            *RIGHTS_KEPT),
        Way(f"{acted} spectator_pointed_it_out spectator_brought_by=offenders lost_by_spectator",
            "11B2", NoRectification(), "11B2"),
        Way(f"{acted} spectator_pointed_it_out spectator_brought_by=offenders -lost_by_spectator",
            *RIGHTS_KEPT),
        Way(f"{acted} spectator_pointed_it_out spectator_brought_by=nobody", *RIGHTS_KEPT),
    ]  # fmt: skip


LAW_11 = [
    Way("non_offenders_acted could_gain_by_ignorance", "11A", RightLost("11A"), "11C"),
    *law_11_after("non_offenders_acted -could_gain_by_ignorance"),
    *law_11_after("-non_offenders_acted"),
]

SHARES = {"direct": Average.MINUS, "partly": Average.EVEN, "not": Average.PLUS}


def artificial(answers, cite):
    return [
        Way(f"{answers} fault_of[NS]={ns} fault_of[EW]={ew}", cite, ArtificialScore("12C1"),
            AverageAwarded(Side.NS, SHARES[ns], "12C1"), AverageAwarded(Side.EW, SHARES[ew], "12C1"))
        for ns, ew in product(SHARES, SHARES)
    ]  # fmt: skip


LAW_12 = [
    Way("ground_for_adjusting=unfair", "12B", STANDS),
    Way("ground_for_adjusting=no_remedy", "12A1", ADJUSTED, "12C2"),
    *artificial("ground_for_adjusting=unplayable", "12A2"),
    Way("ground_for_adjusting=wrong_penalty result_can_be_had", "12A3", ADJUSTED, "12C2"),
    *artificial("ground_for_adjusting=wrong_penalty -result_can_be_had", "12A3"),
    Way("ground_for_adjusting=law result_can_be_had", "12A", ADJUSTED, "12C2"),
    *artificial("ground_for_adjusting=law -result_can_be_had", "12A"),
]

LAW_10B = [
    Way("-settled_by_players", "10A", ""),
    Way("settled_by_players upheld", "10B", "10B"),
    Way("settled_by_players -upheld", "10B", "10B"),
]

TABLES = {
    "10B": LAW_10B,
    "11": LAW_11,
    "12": LAW_12,
    "16A": LAW_16A,
    "16B": LAW_16B,
    "16C": LAW_16C,
    "23": REVIEW_23,
    "72B1": REVIEW_72B1,
}


@pytest.mark.parametrize(
    ("law", "way"), [(law, way) for law, ways in TABLES.items() for way in ways], ids=str
)
def test_ruling_at_the_end_of_each_way(law, way):
    check_way(LAWS_1997.procedure(law), way)


@pytest.mark.parametrize("law", TABLES)
def test_no_way_is_left_out(law):
    check_complete(LAWS_1997.procedure(law), TABLES[law])
