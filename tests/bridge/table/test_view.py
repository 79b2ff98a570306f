"""Who sees what."""

import json

import pytest

from tapete.bridge import Board, Deal, Seat
from tapete.bridge.table import Table
from tapete.bridge.table.view import view

DEAL = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")


def table(*lines):
    return Table(Board.numbered(1, DEAL)).do(*lines)


@pytest.mark.parametrize("seat", Seat)
def test_before_the_lead_everyone_sees_his_own_hand_and_no_other(seat):
    seen = view(table("N 7S"), seat)
    assert {name for name, hand in seen["hands"].items() if hand is not None} == {seat.value}
    others = [str(card) for other in Seat if other is not seat for card in DEAL[other]]
    told = json.dumps(seen)
    assert not any(f'"{card}"' in told for card in others)


def test_dummy_is_seen_by_all_once_the_lead_is_faced_and_plays_nothing_himself():
    after = table("N 7S", "E pass", "S pass", "W pass", "E HA")
    for seat in Seat:
        shown = {name for name, hand in view(after, seat)["hands"].items() if hand is not None}
        assert shown == {seat.value, "S"}
    assert view(after, Seat.NORTH)["legal_cards"] == [str(card) for card in DEAL[Seat.SOUTH]]
    assert view(after, Seat.SOUTH)["legal_cards"] == []
    assert view(after, Seat.WEST)["legal_cards"] == []


def test_a_lead_face_down_is_nobodys_to_see():
    after = table("N 7S", "E pass", "S pass", "W pass", "E leads HA face down")
    assert "HA" not in json.dumps(view(after, Seat.NORTH))
    assert after.phase.value == "clarification"


def test_what_partner_showed_is_not_for_his_side():
    after = table("N 7S", "E thinks")
    assert view(after, Seat.WEST)["information"] == []
    assert len(view(after, Seat.NORTH)["information"]) == 1


def test_an_exposed_card_is_seen_by_all():
    after = table("N 7S", "E drops HA", "arbiter", "yes partner_could_see", "yes own_error")
    assert view(after, Seat.SOUTH)["faced"] == [{"seat": "E", "card": "HA"}]


def test_what_a_withdrawn_bid_told_is_for_the_other_side():
    after = table(
        "N 1S", "E 1H", "arbiter", "no unintended", "no insufficient_bid_accepted", "E 3H",
        "no lowest_in_same_denomination", "no comparable",
    )  # fmt: skip
    for seat in Seat:
        told = [each["what"] for each in view(after, seat)["information"]]
        assert told == ([] if seat in (Seat.EAST, Seat.WEST) else ["E:1H"])


def test_a_player_sees_no_case_and_no_duty():
    seen = view(table("N 1S", "E 1H", "arbiter"), Seat.SOUTH)
    assert not {"cases", "duties", "acts", "verdicts"} & set(seen)


def test_who_has_a_choice_is_asked_and_nobody_else():
    waits = table("N 1S", "E 1H", "arbiter", "no unintended")
    asked = {seat: view(waits, seat)["asked"] for seat in Seat}
    assert asked[Seat.SOUTH]["question"] == "insufficient_bid_accepted"
    assert [asked[seat] for seat in (Seat.NORTH, Seat.EAST, Seat.WEST)] == [None, None, None]
    judged = table("N 1S", "E 1H", "arbiter")  # what the arbiter judges no player is asked
    assert [view(judged, seat)["asked"] for seat in Seat] == [None] * 4
