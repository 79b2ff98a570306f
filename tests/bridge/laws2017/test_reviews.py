"""The laws that are ruled by judgement, and those to which the arbiter comes back: 10, 11, 16, 23, 72."""

from __future__ import annotations

import pytest
from ways import FREE, Way, check_complete, check_way

from tapete.bridge.effects import (
    ArtificialScore,
    AssignedScore,
    Authorised,
    GainRemoved,
    PlayersReseated,
    Redealt,
    Review,
    RightLost,
    ScoreStands,
)
from tapete.bridge.laws2017 import LAWS_2017
from tapete.law import explore

STANDS, ADJUSTED = ScoreStands(), AssignedScore("12C1b")
NO_RIGHT_LOST = ("11A", "")
SUGGESTED = "had_logical_alternative demonstrably_suggested"


def help_of_infraction(clause):
    return [
        Way("-helped_by_infraction", clause, STANDS),
        Way("helped_by_infraction -damaged_by_infraction", clause, STANDS),
        Way("helped_by_infraction damaged_by_infraction", clause, ADJUSTED),
    ]


def used_information(before, clean, breach):
    return [
        Way(f"{before} -had_logical_alternative", clean, STANDS),
        Way(f"{before} had_logical_alternative -demonstrably_suggested", clean, STANDS),
        Way(f"{before} {SUGGESTED} -damaged_by_action", breach, STANDS),
        Way(f"{before} {SUGGESTED} damaged_by_action", breach, ADJUSTED),
    ]


TABLES = {
    "10B": [
        Way("-settled_by_players", "10A", ""),
        Way("settled_by_players upheld", "10B", "10B"),
        Way("settled_by_players -upheld", "10B", "10B"),
    ],
    "11": [
        Way("-non_offenders_acted", *NO_RIGHT_LOST),
        Way("non_offenders_acted -right_lost", *NO_RIGHT_LOST),
        Way("non_offenders_acted right_lost gained_by_ignorance",
            "11A", RightLost("11A"), GainRemoved("11A"), "11B"),
        Way("non_offenders_acted right_lost -gained_by_ignorance", "11A", RightLost("11A"), "11B"),
    ],
    "11A": [
        Way("gained_by_ignorance", "11A", GainRemoved("11A")),
        Way("-gained_by_ignorance", "11A", STANDS),
    ],
    "16B": [
        Way("-information_was_given", "16B1", STANDS),
        *used_information("information_was_given", "16B1a 16B1b", "16B1a 16B3"),
    ],
    "16C": [
        Way("-offending_side_acted", "16C1", STANDS),
        *(way.after("offending_side_acted put_right=insufficient") for way in help_of_infraction("27D")),
        *(way.after("offending_side_acted put_right=comparable") for way in help_of_infraction("23C")),
        *used_information("offending_side_acted put_right=otherwise", "16C2", "16C2 16C3"),
    ],
    "16D": [
        Way("first_call_made can_be_played_out", "16D3", Review("16D2c")),
        Way("first_call_made -can_be_played_out", "16D3 16D2d", ArtificialScore("12C2a"), "86B"),
        Way("-first_call_made -could_interfere", "16D1", FREE),
        Way("-first_call_made could_interfere remedy=reseat", "16D2", PlayersReseated("16D2a")),
        Way("-first_call_made could_interfere remedy=redeal", "16D2", Redealt("16D2b")),
        Way("-first_call_made could_interfere remedy=play_on", "16D2", Review("16D2c")),
        Way("-first_call_made could_interfere remedy=adjust",
            "16D2 16D2d", ArtificialScore("12C2a"), "86B"),
    ],
    "16D2c": [
        Way("information_had_effect", "16D2c", ADJUSTED),
        Way("-information_had_effect", "16D2c", STANDS),
    ],
    "23": [
        Way("similar_meaning", "23A1 23B", FREE, Authorised("23B"), Review("23C")),
        Way("-similar_meaning narrower_meaning", "23A2 23B", FREE, Authorised("23B"), Review("23C")),
        Way("-similar_meaning -narrower_meaning same_purpose",
            "23A3 23B", FREE, Authorised("23B"), Review("23C")),
        Way("-similar_meaning -narrower_meaning -same_purpose", "23A", ""),
    ],
    "23C": help_of_infraction("23C"),
    "72C": [
        Way("-could_have_known_damage", "72C", STANDS),
        Way("could_have_known_damage -gained_by_irregularity", "72C", STANDS),
        Way("could_have_known_damage gained_by_irregularity", "72C", ADJUSTED),
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("law", "way"), [(law, way) for law, ways in TABLES.items() for way in ways], ids=str
)
def test_ruling_at_the_end_of_each_way(law, way):
    check_way(LAWS_2017.procedure(law), way)


@pytest.mark.parametrize("law", TABLES)
def test_no_way_is_left_out(law):
    check_complete(LAWS_2017.procedure(law), TABLES[law])


AUCTION = ("11", "16B", "16C", "16D", "23", "25", "26", "27", "29", "30", "31", "32", "36")


@pytest.mark.parametrize("law", AUCTION)
def test_what_the_arbiter_comes_back_to_is_a_procedure(law):
    duties = {duty.clause for ruling in explore(LAWS_2017.procedure(law)).rulings for duty in ruling.duties}
    assert duties <= set(LAWS_2017.procedures)
