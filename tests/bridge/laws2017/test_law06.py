"""Law 6D of 2017: is the board dealt anew?"""

from __future__ import annotations

import pytest
from ways import FREE, Way

from laws2017.outline import check_outline, check_row
from tapete.bridge.awards import BoardCancelled
from tapete.bridge.effects import ArtificialScore, Redealt
from tapete.bridge.incidents import NewDeal
from tapete.bridge.laws2017 import LAWS_2017

LAW = LAWS_2017.procedure("6D")


def on_the_arbiters_order(before):
    yield Way(f"{before} passed_out", "6D3 22B", FREE)
    yield Way(f"{before} -passed_out -new_deal_ordered", "6D3", FREE)
    yield Way(f"{before} -passed_out new_deal_ordered -team_match", "6D3", Redealt("6D3"))
    yield Way(f"{before} -passed_out new_deal_ordered team_match", "6D3", ">86A")


def no_result(fault):
    before = f"deal_fault={fault}"
    cancelled = BoardCancelled("6D2")
    yield Way(f"{before} replay_intended", "6D2", FREE)
    yield Way(f"{before} -replay_intended new_deal_possible", "6D2", cancelled, Redealt("6D2"))
    yield Way(
        f"{before} -replay_intended -new_deal_possible", "6D2 12A2", cancelled, ArtificialScore("12C2a")
    )


WAYS = [
    Way("deal_fault=dealt_wrongly -auction_had_begun", "6D1", Redealt("6D1")),
    *on_the_arbiters_order("deal_fault=dealt_wrongly auction_had_begun"),
    Way("deal_fault=seen_in_deal -auction_had_begun", "6D1", Redealt("6D1")),
    Way("deal_fault=seen_in_deal auction_had_begun", "6D1", ">16D"),
    Way("deal_fault=seen_later", "6D1", ">16D"),
    *no_result("unshuffled"),
    *no_result("imported"),
    *on_the_arbiters_order("deal_fault=other"),
]


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_ruling_at_the_end_of_each_way(way):
    check_row(LAW, way)


def test_no_way_is_left_out():
    check_outline(LAW, WAYS)


@pytest.mark.parametrize(("begun", "cite"), [(False, "6D1"), (True, "6D3 22B")])
def test_table_knows_whether_anybody_has_called_and_whether_all_passed(begun, cite):
    found = LAW({"deal_fault": "dealt_wrongly"}, NewDeal(first_call_made=begun, passed_out=True))
    assert " ".join(found.ruling.citations) == cite
    assert found.answers == {"deal_fault": "dealt_wrongly"}


def test_card_seen_in_the_deal_and_found_too_late_is_information_from_elsewhere():
    facts = NewDeal(first_call_made=True, passed_out=False)
    found = LAW({"deal_fault": "seen_in_deal", "first_call_made": True, "can_be_played_out": True}, facts)
    assert found.current is LAWS_2017.procedure("16D")
    assert found.ruling.citations == ("16D3",)
