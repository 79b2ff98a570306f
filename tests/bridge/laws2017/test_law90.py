"""Fouled boards, individual events and procedural penalties: Laws 87, 89 and 90."""

from __future__ import annotations

import pytest
from ways import Way, check_complete, check_way

from laws2017.test_law12 import LAW_86B, ONE_SCORE
from tapete.bridge.awards import BothPartners, ProceduralPenalty, ScoredInGroups, Warned
from tapete.bridge.effects import ScoreStands
from tapete.bridge.laws2017 import LAWS_2017

PENALTY = ProceduralPenalty("90A")


def in_several(way):
    """86B, where it is known that there are several scores."""
    return Way(way.text.removeprefix("several_scores "), way.cite, *way.parts)


LAW_87 = [
    Way("how_fouled=no", "87A", ScoreStands()),
    *(Way(f"how_fouled={how} event={kind} {regulated}",
          "87A 87B", ScoredInGroups("87B"), "87B", *pocket)
      for how, pocket in (("cards", ("90B6",)), ("conditions", ()))
      for kind in ("pairs", "individual")
      for regulated in ("groups_regulated", "-groups_regulated")),
    *(in_several(way).after(f"how_fouled={how} event=teams")
      for how in ("cards", "conditions")
      for way in LAW_86B[len(ONE_SCORE):]),
]  # fmt: skip

LAW_89 = [
    Way("falls_on_side=score", "89 12C3", BothPartners("12C3")),
    Way("falls_on_side=penalty partner_blameless", "89 12C3", PENALTY, "12C3"),
    Way("falls_on_side=penalty -partner_blameless", "89 12C3", PENALTY, BothPartners("12C3")),
]

LISTED = ["late", "slow", "loud", "compared", "touched", "pocket", "adjusted", "disobeyed"]


def penalised(before, cite):
    yield Way(f"{before} measure=nothing", cite)
    yield Way(f"{before} measure=warning", cite, Warned("90A"))
    points = f"{before} measure=points"
    yield Way(f"{points} -individual_event", cite, PENALTY, "90A", "83")
    alone = f"{points} individual_event"
    yield Way(f"{alone} -partner_blameless", f"{cite} 12C3", PENALTY, BothPartners("12C3"), "90A", "83")
    yield Way(f"{alone} partner_blameless", f"{cite} 12C3", PENALTY, "90A", "83", "12C3")


LAW_90 = [
    *(way
      for number, name in enumerate(LISTED, 1)
      for way in penalised(f"offence={name}", f"90A 90B{number}")),
    *penalised("offence=other may_be_penalised", "90A"),
    Way("offence=other -may_be_penalised", "90A"),
]  # fmt: skip

LAWS = {"87": LAW_87, "89": LAW_89, "90": LAW_90}


@pytest.mark.parametrize(("law", "way"), [(law, way) for law, ways in LAWS.items() for way in ways], ids=str)
def test_ruling_at_the_end_of_each_way(law, way):
    check_way(LAWS_2017.procedure(law), way)


@pytest.mark.parametrize("law", LAWS)
def test_no_way_is_left_out(law):
    check_complete(LAWS_2017.procedure(law), LAWS[law])


def test_the_method_for_the_groups_is_prescribed_or_chosen_and_announced():
    notes = {
        regulated: LAWS_2017.procedure("87")(
            {"how_fouled": "cards", "event": "pairs", "groups_regulated": regulated}
        ).ruling.notes[0].text
        for regulated in (True, False)
    }  # fmt: skip
    assert notes == {
        True: "Use the method of the regulations.",
        False: "Choose a method and announce it.",
    }
