"""Law 24 of 2017 along every way, told to the arbiter and seen at the table."""

from __future__ import annotations

import pytest
from ways import FREE, PARTNER_PASSES_ONCE, Way

from laws2017.outline import check_outline, check_row
from tapete.bridge import Card, Seat
from tapete.bridge.effects import Review, RuleUnder
from tapete.bridge.errors import Impossible
from tapete.bridge.incidents import Exposed, ExposedCards, Stage
from tapete.bridge.laws2017 import LAWS_2017
from tapete.bridge.people import PenaltyKind, Player, When
from tapete.bridge.remedies import BecomePenaltyCards, CardsKnown, CardsPickedUp, CardsStayFaced

LAW, AT_THE_END = LAWS_2017.procedure("24"), LAWS_2017.procedure("24E")

LYING = (CardsStayFaced(Player.OFFENDER, "24"), CardsKnown("16C"))
LATER = RuleUnder("24E", When.END_OF_AUCTION)
OWN = "partner_could_see own_error"
BARRED = (*LYING, PARTNER_PASSES_ONCE, LATER, Review("72C"))

WAYS = [
    Way("-partner_could_see", "24", CardsPickedUp(Player.OFFENDER, "24"), FREE, "74C5"),
    Way("partner_could_see -own_error", "24 16D1", ">16D"),
    Way(f"{OWN} stage=before", "6D1", ">16D"),
    Way(f"{OWN} stage=auction what_was_exposed=small", "24A", *LYING, LATER),
    Way(f"{OWN} stage=auction what_was_exposed=single", "24B", *BARRED),
    Way(f"{OWN} stage=auction what_was_exposed=several", "24C", *BARRED),
    Way(f"{OWN} stage=ended", "24 54E", ">24E"),
]
MAJOR = ("24E 50B", BecomePenaltyCards(Player.OFFENDER, PenaltyKind.MAJOR, "24E"), "50B")
MINOR = ("24E 50B", BecomePenaltyCards(Player.OFFENDER, PenaltyKind.MINOR, "24E"), "50B")
WAYS_AT_THE_END = [
    Way("-became_defender", "24D", CardsPickedUp(Player.OFFENDER, "24D")),
    Way("became_defender what_was_exposed=small", *MINOR),
    Way("became_defender what_was_exposed=single", *MAJOR),
    Way("became_defender what_was_exposed=several", *MAJOR),
]


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_ruling_at_the_end_of_each_way(way):
    check_row(LAW, way)


@pytest.mark.parametrize("way", WAYS_AT_THE_END, ids=str)
def test_ruling_when_the_auction_has_ended(way):
    check_row(AT_THE_END, way)


def test_no_way_is_left_out():
    check_outline(LAW, WAYS)
    check_outline(AT_THE_END, WAYS_AT_THE_END)


def exposed(cards, led=False, stage=Stage.AUCTION, declarer=None, seen=True):
    return ExposedCards(Seat.EAST, tuple(map(Card.parse, cards.split())), led, stage, declarer, seen)


@pytest.mark.parametrize(
    ("cards", "led", "kind"),
    [
        ("S9", False, Exposed.SMALL),
        ("ST", False, Exposed.SINGLE),
        ("SA", False, Exposed.SINGLE),
        ("C2", True, Exposed.SINGLE),
        ("C2 D3", False, Exposed.SEVERAL),
        ("C2 D3", True, Exposed.SEVERAL),
    ],
)
def test_the_ten_is_an_honour_and_a_lead_is_no_small_card(cards, led, kind):
    assert exposed(cards, led).kind is kind


@pytest.mark.parametrize(
    ("facts", "cite"),
    [
        (exposed("S9"), "24A"),
        (exposed("SQ"), "24B"),
        (exposed("S2", led=True), "24B"),
        (exposed("S2 S3"), "24C"),
        (exposed("SQ", stage=Stage.ENDED, declarer=Seat.WEST), "24D"),
        (exposed("SQ", stage=Stage.ENDED, declarer=Seat.EAST), "24D"),
        (exposed("S2", stage=Stage.ENDED, declarer=Seat.NORTH), "24E 50B"),
    ],
)
def test_table_answers_all_but_whose_fault_it_was(facts, cite):
    found = LAW({"own_error": True}, facts)
    assert " ".join(found.ruling.citations) == cite
    assert found.answers == {"own_error": True}


def test_table_does_not_know_whether_partner_could_see_unless_told():
    found = LAW({}, exposed("S9", seen=None))
    assert found.pending.question.name == "partner_could_see"


def test_an_exposed_card_needs_a_card():
    with pytest.raises(Impossible, match="East exposed no card"):
        exposed("")


def test_the_side_is_unknown_while_the_auction_lasts():
    assert exposed("S9").offender_defends is None
    assert AT_THE_END({}, exposed("S9")).pending.question.name == "became_defender"


def test_before_the_first_call_the_information_is_what_counts():
    found = LAW({"own_error": True}, exposed("SA", stage=Stage.BEFORE))
    assert found.current is LAWS_2017.procedure("16D")
    assert found.pending.question.name == "could_interfere"
