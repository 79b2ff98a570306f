from __future__ import annotations

from itertools import combinations

import pytest
from ways import UNAUTHORISED, Way, check_complete, check_way

from tapete.bridge import Suit
from tapete.bridge.effects import LeadChoice, NoLeadRestriction
from tapete.bridge.laws1997 import LAWS_1997
from tapete.bridge.people import LeadOrder

LAW = LAWS_1997.procedure("26")
SETS = [some for n in range(5) for some in combinations("SHDC", n)]
DIFFERS = "offender_defends final_call_differs"


def either(suits):
    return LeadChoice(LeadOrder.REQUIRE_OR_FORBID, frozenset(map(Suit, suits)), "26A2")


WAYS = [
    Way("-offender_defends", "26", NoLeadRestriction("26")),
    Way("offender_defends -final_call_differs", "26", NoLeadRestriction("26")),
    # 1NT withdrawn: any one suit may be forbidden, none required.
    Way(f"{DIFFERS} -related_to_suits",
        "26B", LeadChoice(LeadOrder.FORBID, frozenset(Suit), "26B"), UNAUTHORISED),
    # 1H withdrawn, 2H bid: hearts are no secret any more.
    Way(f"{DIFFERS} related_to_suits suits_not_specified=[]",
        "26A1", NoLeadRestriction("26A1"), UNAUTHORISED),
    # 1H withdrawn, 2S bid.
    Way(f"{DIFFERS} related_to_suits suits_not_specified=[H]", "26A2", either("H"), UNAUTHORISED),
    # Two-suiters.
    Way(f"{DIFFERS} related_to_suits suits_not_specified=[C]", "26A2", either("C"), UNAUTHORISED),
    Way(f"{DIFFERS} related_to_suits suits_not_specified=[H,C]", "26A2", either("HC"), UNAUTHORISED),
]  # fmt: skip


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_ruling_at_the_end_of_each_way(way):
    check_way(LAW, way)


def every_way():
    """The rows above for every set of suits."""
    yield from WAYS[:4]
    for hidden in SETS[1:]:
        text = f"related_to_suits suits_not_specified=[{','.join(hidden)}]"
        yield Way(f"{DIFFERS} {text}", "26A2", either(hidden), UNAUTHORISED)


def test_no_way_is_left_out():
    ways = tuple(every_way())
    assert len(ways) == 4 + 15
    assert {str(way) for way in WAYS} <= {str(way) for way in ways}
    for way in ways:
        check_way(LAW, way)
    check_complete(LAW, ways)
