"""Laws 35 to 39 of 1997: inadmissible calls."""

from __future__ import annotations

import pytest
from ways import (
    IRREGULAR_CANCELLED,
    IRREGULAR_STANDS,
    PARTNER_BARRED,
    UNAUTHORISED,
    Way,
    check_complete,
    check_way,
)

from laws1997.handed_over import FREE, LAW_36, LEADS, MEANT, OFFENDER_BARRED, REVIEW_23, SLIP
from tapete.bridge import Seat
from tapete.bridge.auction import IrregularCall
from tapete.bridge.effects import LaterCallsCancelled, LaterCallsStand, NoLeadRestriction, PassInstead
from tapete.bridge.laws1997 import LAWS_1997

NO_LEADS = NoLeadRestriction("35")
BOTH = (OFFENDER_BARRED, PARTNER_BARRED, LEADS, UNAUTHORISED, REVIEW_23)

LAW_37 = [
    SLIP,
    Way(f"{MEANT} lho_has_called -barred_for_good",
        "35 35B", IRREGULAR_STANDS, LaterCallsStand("35B"), FREE, NO_LEADS),
    Way(f"{MEANT} lho_has_called barred_for_good",
        "35 35B", IRREGULAR_STANDS, LaterCallsStand("35B"), OFFENDER_BARRED, FREE, NO_LEADS),
    Way(f"{MEANT} -lho_has_called", "37", IRREGULAR_CANCELLED, PassInstead("37"), *BOTH),
]  # fmt: skip
LAW_38 = [
    SLIP,
    Way(f"{MEANT} lho_has_called",
        "35 35C", IRREGULAR_CANCELLED, LaterCallsCancelled("35C"), PassInstead("35C"), FREE, NO_LEADS,
        UNAUTHORISED),
    Way(f"{MEANT} -lho_has_called", "38", IRREGULAR_CANCELLED, PassInstead("38"), *BOTH),
]  # fmt: skip
LAW_39 = [
    SLIP,
    Way(f"{MEANT} lho_has_called", "35 35D", IRREGULAR_CANCELLED, LaterCallsCancelled("35D"), FREE, NO_LEADS,
        UNAUTHORISED),
    Way(f"{MEANT} -lho_has_called action_of_a_defender", "39 39B", IRREGULAR_CANCELLED, LEADS, UNAUTHORISED),
    Way(f"{MEANT} -lho_has_called -action_of_a_defender",
        "39 39A", IRREGULAR_CANCELLED, FREE, NoLeadRestriction("39A"), UNAUTHORISED),
]  # fmt: skip

TABLES = {
    "35": [
        *(way.after("inadmissible=double") for way in LAW_36),
        *(way.after("inadmissible=barred") for way in LAW_37),
        *(way.after("inadmissible=above_seven") for way in LAW_38),
        *(way.after("inadmissible=after_end") for way in LAW_39),
    ],
    "36": LAW_36,
    "37": LAW_37,
    "38": LAW_38,
    "39": LAW_39,
}


@pytest.mark.parametrize(
    ("law", "way"), [(law, way) for law, ways in TABLES.items() for way in ways], ids=str
)
def test_ruling_at_the_end_of_each_way(law, way):
    check_way(LAWS_1997.procedure(law), way)


@pytest.mark.parametrize("law", TABLES)
def test_no_way_is_left_out(law):
    check_complete(LAWS_1997.procedure(law), TABLES[law])


def test_the_table_saw_whether_the_next_player_called():
    table = IrregularCall(Seat.NORTH, ("1H",), "S", "X", [("W", "Pass")])
    meant = {"slip_put_right_at_once": False}
    assert LAWS_1997.procedure("36")(meant, table).ruling.citations == ("35", "35A")
