"""Rulings on facts, and errors of procedure: Laws 81C5, 82, 84 and 85."""

from __future__ import annotations

import pytest
from ways import Way, check_complete, check_way

from laws2017.test_law12 import LAW_12, LAW_82C, STANDS, for_damage
from tapete.bridge.awards import (
    BoardCancelled,
    BoardPostponed,
    BoardRequired,
    GameGoesOn,
    RectificationWaived,
    Rectified,
)
from tapete.bridge.laws2017 import LAWS_2017

LAW_81C5 = [
    Way("-waiver_asked", "81C4 10A", Rectified("81C4")),
    Way("waiver_asked -good_cause", "81C4 81C5", Rectified("81C4")),
    Way("waiver_asked good_cause", "81C5", RectificationWaived("81C5")),
]

PUT = "-ruling_was_wrong remedy_for_error="
LAW_82 = [
    *(way.after("ruling_was_wrong") for way in LAW_82C),
    Way(f"{PUT}adjust -in_time", "12A 92B", STANDS),
    *for_damage(f"{PUT}adjust in_time", "12A"),
    Way(f"{PUT}require", "82A 82B2", BoardRequired("82B2")),
    Way(f"{PUT}postpone", "82A 82B2", BoardPostponed("82B2")),
    Way(f"{PUT}cancel", "82A 82B2", BoardCancelled("82B2")),
    Way(f"{PUT}other", "82A 82B3", "82B3"),
]


def said_by_law_84(way):
    """Damage is known from Law 84, and so is the ground."""
    text = way.text.replace(" ground_for_adjusting=no_remedy", "").replace(" damaged ", " ")
    return Way(text, way.cite, *way.parts).after("provision=nothing probably_damaged")


KNOWN_FACTS = [
    Way("provision=nothing -probably_damaged", "84A", GameGoesOn("84A")),
    Way("provision=nothing probably_damaged -in_time", "12A 92B", STANDS),
    *(said_by_law_84(way) for way in LAW_12
      if "ground_for_adjusting=no_remedy" in way.text and "-damaged" not in way.text.split()),
    Way("provision=prescribed", "84B", Rectified("84B")),
    Way("provision=players_choice", "84C", Rectified("84C"), "10C3"),
    Way("provision=discretion", "84D", Rectified("84D"), "84D", "83"),
]  # fmt: skip

LAW_85 = [
    Way("-facts_found", "85B", GameGoesOn("85B"), "83"),
    *(way.after("facts_found") for way in KNOWN_FACTS),
]
LAW_84 = [
    *(way.after("facts_agreed") for way in KNOWN_FACTS),
    *(way.after("-facts_agreed") for way in LAW_85),
]

LAWS = {"81C5": LAW_81C5, "82": LAW_82, "84": LAW_84, "85": LAW_85}


@pytest.mark.parametrize(("law", "way"), [(law, way) for law, ways in LAWS.items() for way in ways], ids=str)
def test_ruling_at_the_end_of_each_way(law, way):
    check_way(LAWS_2017.procedure(law), way)


@pytest.mark.parametrize("law", LAWS)
def test_no_way_is_left_out(law):
    check_complete(LAWS_2017.procedure(law), LAWS[law])
