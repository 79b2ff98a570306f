from __future__ import annotations

from itertools import combinations

import pytest
from ways import Way, check_complete, check_way

from laws2017.handed_over import COMPARABLE
from tapete.bridge import Suit
from tapete.bridge.effects import LeadChoice, NoLeadRestriction
from tapete.bridge.laws2017 import LAWS_2017
from tapete.bridge.people import LeadOrder

LAW = LAWS_2017.procedure("26")
SETS = [some for n in range(5) for some in combinations("SHDC", n)]
NONE = ("26B", NoLeadRestriction("26B"))
STARTS = "offender_defends -restriction_excluded"


def after(specified, required):
    """The ruling when these suits were specified, where suits may be required and where they may not."""
    hidden = frozenset(Suit) - frozenset(map(Suit, specified))
    if not hidden:
        return NONE
    if required:
        return "26B1 26B2", LeadChoice(LeadOrder.REQUIRE_OR_FORBID, hidden, "26B"), ""
    return "26B2", LeadChoice(LeadOrder.FORBID, hidden, "26B"), ""


WAYS = [
    Way("-offender_defends", *NONE),
    Way("offender_defends restriction_excluded", *NONE),
    Way(f"{STARTS} comparable", "26A", *COMPARABLE),
    *(
        Way(
            f"{STARTS} -comparable {sign}lead_may_be_required suits_specified=[{','.join(specified)}]",
            *after(specified, not sign),
        )
        for sign in ("", "-")
        for specified in SETS
    ),
]


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_ruling_at_the_end_of_each_way(way):
    check_way(LAW, way)


def test_no_way_is_left_out():
    check_complete(LAW, WAYS)


def test_the_federations_differ_in_one_question_which_is_theirs():
    # 1H withdrawn, 2S bid: every suit but spades may be named.
    told = {
        "offender_defends": True,
        "restriction_excluded": False,
        "comparable": False,
        "suits_specified": ["S"],
    }
    waits = LAW(told).pending.question
    assert (waits.name, waits.by.value) == ("lead_may_be_required", "regulating")
    suits = frozenset({Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS})
    for italian, order in ((True, LeadOrder.REQUIRE_OR_FORBID), (False, LeadOrder.FORBID)):
        (choice,) = LAW({**told, "lead_may_be_required": italian}).ruling.effects
        assert choice == LeadChoice(order, suits, "26B")
