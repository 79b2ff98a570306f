"""Law 20 of 2017: who corrects an explanation and when, and improper questions."""

from __future__ import annotations

import pytest
from ways import FREE, Way

from laws2017.outline import check_outline, check_row
from tapete.bridge import Seat
from tapete.bridge.effects import Review, RuleUnder
from tapete.bridge.incidents import Noticed, WrongExplanation
from tapete.bridge.laws2017 import LAWS_2017
from tapete.bridge.people import Player, When
from tapete.bridge.remedies import ExplanationDue, MustNotReveal

THEN = RuleUnder("21", When.CORRECTED)
SILENT = MustNotReveal(Player.PARTNER, "20F5a")
OWN_SOON = ("20F4a", ExplanationDue(Player.OFFENDER, When.BEFORE_LEAD, "20F4a"), THEN, "20F4b")
OWN_NOW = ("75B2", ExplanationDue(Player.OFFENDER, When.AT_ONCE, "75B2"), THEN, "20F4b")
DECLARER = ("20F5b(ii)", ExplanationDue(Player.PARTNER, When.AT_ONCE, "20F5b(ii)"), THEN, "20F4b")
DEFENDER = ("20F5b(i)", SILENT, ExplanationDue(Player.PARTNER, When.END_OF_PLAY, "20F5b(i)"), THEN)
AFTER = ("20F5b", ExplanationDue(Player.PARTNER, When.AT_ONCE, "20F5b"), THEN, "20F4b")

WAYS = {
    "20F": [
        Way("explained_himself noticed=auction", *OWN_SOON),
        Way("explained_himself noticed=clarification", *OWN_SOON),
        Way("explained_himself noticed=play", *OWN_NOW),
        Way("explained_himself noticed=after_play", *OWN_NOW),
        Way("-explained_himself noticed=auction", "20F5a", SILENT, RuleUnder("20F", When.END_OF_AUCTION)),
        Way("-explained_himself noticed=clarification corrector_defends", *DEFENDER),
        Way("-explained_himself noticed=clarification -corrector_defends", *DECLARER),
        Way("-explained_himself noticed=play corrector_defends", *DEFENDER),
        Way("-explained_himself noticed=play -corrector_defends", *DECLARER),
        Way("-explained_himself noticed=after_play", *AFTER),
    ],
    "20G": [
        Way("improper=for_partner", "20G1", Review("16B"), Review("90")),
        Way("improper=to_mislead", "20G2", Review("90")),
        Way("improper=own_notes own_card_allowed", "20G3", FREE),
        Way("improper=own_notes -own_card_allowed declaring_side_clarifies", "20G3 40B2b", FREE),
        Way("improper=own_notes -own_card_allowed -declaring_side_clarifies", "20G3", Review("90"), "12A1"),
        Way("improper=neither", "20F1", FREE),
    ],
}


@pytest.mark.parametrize(("law", "way"), [(law, way) for law, ways in WAYS.items() for way in ways], ids=str)
def test_ruling_at_the_end_of_each_way(law, way):
    check_row(LAWS_2017.procedure(law), way)


@pytest.mark.parametrize("law", WAYS)
def test_no_way_is_left_out(law):
    check_outline(LAWS_2017.procedure(law), WAYS[law])


N, E, S = Seat.NORTH, Seat.EAST, Seat.SOUTH


@pytest.mark.parametrize(
    ("facts", "cite"),
    [
        (WrongExplanation(N, N, Noticed.AUCTION), "20F4a"),
        (WrongExplanation(N, N, Noticed.CLARIFICATION, declarer=E), "20F4a"),
        (WrongExplanation(N, N, Noticed.PLAY, declarer=E), "75B2"),
        (WrongExplanation(N, S, Noticed.AUCTION), "20F5a"),
        (WrongExplanation(N, S, Noticed.CLARIFICATION, declarer=E), "20F5b(i)"),
        (WrongExplanation(N, S, Noticed.CLARIFICATION, declarer=N), "20F5b(ii)"),
        (WrongExplanation(N, S, Noticed.PLAY, declarer=S), "20F5b(ii)"),
        (WrongExplanation(N, S, Noticed.AFTER_PLAY, declarer=E), "20F5b"),
    ],
)
def test_table_knows_who_speaks_when(facts, cite):
    found = LAWS_2017.procedure("20F")({}, facts)
    assert " ".join(found.ruling.citations) == cite
    assert found.answers == {}


def test_without_a_declarer_the_arbiter_is_asked_for_the_side():
    facts = WrongExplanation(N, S, Noticed.CLARIFICATION)
    assert LAWS_2017.procedure("20F")({}, facts).pending.question.name == "corrector_defends"
