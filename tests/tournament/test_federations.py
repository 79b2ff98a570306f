"""The presets of federations: what each says, and that each can score an event of any kind."""

from __future__ import annotations

from dataclasses import fields

import pytest

from tapete.bridge.adjusted import Rounding
from tapete.tournament.federations import FEDERATIONS
from tapete.tournament.policy import Factoring, Method, PercentFrom, Rules, SmallGroups, Total, Units
from tapete.tournament.scoring import Line, score_session

# What a federation has otherwise than the laws and the library have it, and nothing else.
SAID = {
    "wbf": {"small_groups": SmallGroups.CANCEL},
    "ebu": {
        "small_groups": SmallGroups.EBU,
        "own_imps": True,
        "rounding": Rounding.HALF_OUT,
        "appeal_minutes": 20,
    },
    "acbl": {
        "units": Units.ONE,
        "small_groups": SmallGroups.ACBL,
        "board_digits": 2,
        "percent_from": PercentFrom.ROUNDED,
    },
    "abf": {},
    "pzbs": {"factoring": Factoring.OWN_TOP, "total": Total.MEAN},
    "figb": {"small_groups": SmallGroups.CANCEL},
    "aeb": {"small_groups": SmallGroups.CANCEL},
    "ffb": {"small_groups": SmallGroups.CANCEL},
}


def test_what_each_says():
    plain = Rules()
    assert {
        name: {
            field.name: getattr(rules, field.name)
            for field in fields(rules)
            if getattr(rules, field.name) != getattr(plain, field.name)
        }
        for name, rules in FEDERATIONS.items()
    } == SAID


@pytest.mark.parametrize("name", FEDERATIONS)
@pytest.mark.parametrize("method", [each for each in Method if each is not Method.WINS])
def test_each_scores_by_any_method(name, method):
    rules = FEDERATIONS[name].changed({"method": method.value})
    lines = [Line("1", (1,), (2,), 420), Line("2", (2,), (1,), -50)]
    scores = score_session({7: lines, 8: lines}, rules)
    assert scores.total(1) > scores.total(2)


@pytest.mark.parametrize(
    ("name", "percents"),
    [
        ("wbf", (60, 60)),  # a single result in a form: average plus for both
        ("figb", (60, 60)),
        ("aeb", (60, 60)),
        ("ffb", (60, 60)),
        ("ebu", (60, 60)),
        ("acbl", (60, 60)),
        ("abf", (50, 50)),
    ],
)
def test_a_board_that_one_table_played_in_another_form(name, percents):
    lines = [Line(str(at), (at,), (10 + at,), 10 * at) for at in range(1, 6)]
    lines.append(Line("6", (6,), (16,), 90, group="B"))
    scores = score_session({1: lines}, FEDERATIONS[name])
    assert (scores.percent(6), scores.percent(16)) == percents
