"""Round by round on the command line: Swiss, knock-out, points without play."""

from __future__ import annotations

import json

import pytest


def test_draws_on_the_command_line(event, capsys):
    event("new", "swiss", "--kind", "team", "--method", "imps", "--set", "victory=wbf")
    for number in range(1, 6):
        event("enter", "swiss", *(f"{number}{place}" for place in "abcd"), "--team", f"Team {number}")
    shown = event("draw", "swiss", "--per", 2)
    assert "Team 5 sits out" in shown
    assert "Round 1" in shown
    assert "results are missing at table 1" in event("draw", "swiss", "--per", 2, code=1)
    assert json.loads(event("draw", "swiss", "--per", 2, "--anyway", "--json"))["tables"][0]["boards"] == [
        3,
        4,
    ]
    assert json.loads(event("draw", "swiss", "--undo", "--json"))["round"] == 1


@pytest.mark.parametrize("size", [5, 9, 10, 11])
def test_a_knock_out_with_many_byes_keeps_all_its_matches(event, size):
    event("new", "cup", "--kind", "team", "--method", "imps")
    for number in range(1, size + 1):
        event("enter", "cup", *(f"{number}{place}" for place in "abcd"), "--team", f"Team {number}")
    event("schedule", "cup", "--movement", "knock-out", "--per", 1)
    left = size
    while True:
        round_ = json.loads(event("show", "cup", "--json"))["sessions"][0]["schedules"][""]["rounds"][-1]
        for one in round_["sittings"]:
            ns, ew = one["places"]["NS"], one["places"]["EW"]
            event("result", "cup", one["table"], one["boards"][0], "4S N =" if ns < ew else "4S N -1",
                  "--round", one["round"])  # fmt: skip
        left -= len(round_["sittings"]) // 2
        if left == 1:
            break
        event("draw", "cup", "--per", 1)
    assert "was the final" in event("draw", "cup", "--per", 1, code=1)
    ranking = json.loads(event("standings", "cup", "--json"))
    assert [row["number"] for row in ranking][:2] == [1, 2]
    assert [row["rank"] for row in ranking][:5] == [1, 2, 3, 3, 5]


def test_the_third_place_comes_before_all_who_went_out_earlier(event):
    event("new", "cup", "--kind", "team", "--method", "imps")
    for number in range(1, 9):
        event("enter", "cup", *(f"{number}{place}" for place in "abcd"), "--team", f"Team {number}")
    event("schedule", "cup", "--movement", "knock-out", "--per", 1)
    for drawn in (True, True, False):
        round_ = json.loads(event("show", "cup", "--json"))["sessions"][0]["schedules"][""]["rounds"][-1]
        for one in round_["sittings"]:
            ns, ew = one["places"]["NS"], one["places"]["EW"]
            # The higher number wins narrowly: IMPs say little of who came how far.
            event("result", "cup", one["table"], one["boards"][0], "1S N =" if ns > ew else "1S N -1",
                  "--round", one["round"])  # fmt: skip
        if drawn:
            event("draw", "cup", "--per", 1, "--third")
    ranking = json.loads(event("standings", "cup", "--json"))
    assert [row["number"] for row in ranking[:2]] == [8, 7]
    assert {row["number"] for row in ranking[2:4]} == {5, 6}
    assert [row["rank"] for row in ranking] == [1, 2, 3, 4, 5, 5, 5, 5]


def test_points_without_play_are_listed_and_taken_back(event):
    event("new", "swiss", "--kind", "team", "--method", "imps", "--set", "victory=wbf")
    for number in range(1, 5):
        event("enter", "swiss", *(f"{number}{place}" for place in "abcd"), "--team", f"Team {number}")
    shown = json.loads(event("draw", "swiss", "--per", 2, "--json"))
    one, other = shown["tables"][0]["places"].values()
    assert f"{one} meets {other} in round 1" in event("award", "swiss", 1, f"{one}=12", code=1)
    event("award", "swiss", 1, f"{one}=12", f"{other}=0", "--why", "did not come")
    listed = json.loads(event("rulings", "swiss", "--json"))["awards"]
    assert {each["number"]: each["points"] for each in listed} == {one: "12", other: "0"}
    assert "12" in event("rulings", "swiss")
    assert "taken back" in event("award", "swiss", 1, one, other, "--take-back")
    assert json.loads(event("rulings", "swiss", "--json"))["awards"] == []
    assert "awarded nothing" in event("award", "swiss", 1, one, "--take-back", code=1)
    event("status", "swiss", one, "withdrawn", "--since", 1)
    assert "can be given 0 only" in event("award", "swiss", 1, f"{one}=12", f"{other}=0", code=1)
