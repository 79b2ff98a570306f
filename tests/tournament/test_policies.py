"""What the policies of an event say to an organiser."""

from __future__ import annotations

from dataclasses import fields

from tapete.tournament.federations import FEDERATIONS
from tapete.tournament.policies import POLICIES, policies
from tapete.tournament.policy import Method, Rules


def test_every_policy_is_said_in_words():
    assert list(POLICIES) == [field.name for field in fields(Rules)]
    assert [one.name for one in policies(Rules())] == list(POLICIES)


def shown(rules):
    return {one.name: one.value for one in policies(rules)}


def test_what_the_laws_fill_in_is_shown():
    assert shown(Rules())["minus"] == "40"
    assert shown(Rules(method=Method.IMPS))["minus"] == "-3"
    assert shown(Rules(laws="bridge-1997"))["own"] == "plus"
    assert shown(Rules(further=("55", "50", "45")))["further"] == "55,50,45"
    assert shown(FEDERATIONS["acbl"])["units"] == "1-half-0"


def test_what_is_shown_can_be_set():
    for rules in (*FEDERATIONS.values(), Rules(further=("55", "50", "45"), own_imps=True)):
        again = Rules().changed({name: value for name, value in shown(rules).items() if value})
        assert shown(again) == shown(rules)
