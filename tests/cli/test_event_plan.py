"""The plan of an event on the command line: sections, finals, repairs, and what is odd."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest


@pytest.fixture
def club(event):
    """Fourteen pairs, of which the third stays away."""
    event("new", "club")
    for number in range(1, 15):
        event("enter", "club", f"First {number}", f"Second {number}")
    event("status", "club", 3, "no-show")
    return event


def rounds(club, section, session=1):
    shown = json.loads(club("show", "club", "--json"))
    return shown["sessions"][session - 1]["schedules"][section]["rounds"]


def numbers(plan):
    return {n for each in plan for one in each["sittings"] for n in one["places"].values()} | {
        n for each in plan for n in each["sits_out"]
    }


def test_two_sections_by_movement(club):
    club("schedule", "club", "--movement", "mitchell", "--section", "A", "--who", "1, 2, 4-7")
    club("schedule", "club", "--movement", "howell", "--section", "B")
    first, second = rounds(club, "A"), rounds(club, "B")
    assert numbers(first) == {1, 2, 4, 5, 6, 7}
    assert numbers(second) == set(range(8, 15))  # who was left, an odd number: one sits out in each round
    assert [one["table"] for one in first[0]["sittings"]] == ["A1", "A2", "A3"]
    assert {len(each["sits_out"]) for each in second} == {1}
    club("result", "club", "A1", 1, "4S N =")
    assert "A1" in club("board", "club", 1)
    rows = json.loads(club("standings", "club", "--section", "A", "--json"))
    assert [row["number"] for row in rows] == [1, 5]
    assert json.loads(club("standings", "club", "--section", "B", "--json")) == []


def test_nobody_sits_in_two_sections_at_once(club):
    club("schedule", "club", "--movement", "mitchell", "--section", "A", "--who", "1, 2, 4-7")
    line = ("schedule", "club", "--movement", "mitchell", "--section", "B", "--who", "7-12")
    assert "contestant 7 sits at table" in club(*line, code=1)
    assert "B" not in json.loads(club("show", "club", "--json"))["sessions"][0]["schedules"]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--who", "1-4", "--best", "4"], "--who or --best"),
        (["--who", "1-x"], "'1-x' names no numbers"),
        (["--who", "1,2,2,4,5,6"], "contestant 2 is named twice"),
        (["--who", "1,2,4,5,6,99"], "no contestant 99"),
        (["--best", "4"], "before stage 1 nothing was played"),
    ],
)
def test_who_plays(club, options, words):
    before = club("log", "club")
    assert words in club(
        "schedule",
        "club",
        "--movement",
        "mitchell",
        *options,
        code=1 if "both" not in words and "--who or" not in words else 2,
    )
    assert club("log", "club") == before


def test_the_best_of_a_stage_play_the_next(club):
    club("schedule", "club", "--movement", "mitchell", "--tables", 6, "--per", 1, "--rounds", 1)
    for table in range(1, 7):
        sitting = next(one for one in rounds(club, "")[0]["sittings"] if one["table"] == str(table))
        club("result", "club", table, sitting["boards"][0], f"{table}NT N =")
    club("stage", "club", 2, "--name", "final", "--carry", "50%")
    club("session", "club", 2, "--stage", 2)
    club("rules", "club", "--set", "winners=1")
    ranking = [row["number"] for row in json.loads(club("standings", "club", "--stage", 1, "--json"))]
    club("schedule", "club", "--movement", "howell", "--session", 2, "--best", 6)
    assert numbers(rounds(club, "", 2)) == set(ranking[:6])
    assert "only 12 contestants have a score" in club(
        "schedule", "club", "--movement", "howell", "--session", 2, "--best", 13, code=1
    )


def test_a_repair_is_put_into_force(club):
    club("schedule", "club", "--movement", "mitchell", "--section", "A", "--who", "1, 2, 4-7")
    club("result", "club", "A1", 1, "4S N =")
    proposed = json.loads(club("repair", "club", "--section", "A", "--round", 2, "--leaves", 6, "--json"))
    assert proposed[0]["way"] == "rest"
    assert "rest" in club("repair", "club", "--section", "A", "--round", 2, "--leaves", 6)
    before = rounds(club, "A")
    done = json.loads(
        club("repair", "club", "--section", "A", "--round", 2, "--leaves", 6, "--apply", 1, "--json")
    )
    assert (done["way"], done["lost"]) == ("rest", proposed[0]["lost"])
    after = rounds(club, "A")
    assert after[0] == before[0]
    assert 6 not in numbers(after[1:])
    shown = json.loads(club("show", "club", "--json"))
    assert next(one for one in shown["contestants"] if one["number"] == 6)["status"] == "withdrawn"
    log = json.loads(club("log", "club", "--json"))
    assert [entry["type"] for entry in log[-2:]] == ["status_changed", "session_scheduled"]
    assert all("rest" in entry["why"] for entry in log[-2:])


def test_what_was_played_is_not_changed_by_a_repair(club):
    club("schedule", "club", "--movement", "mitchell", "--section", "A", "--who", "1, 2, 4-9", "--tables", 4)
    plan = rounds(club, "A")
    for each in plan[:2]:
        club("result", "club", "A1", each["sittings"][0]["boards"][0], "4S N =")
    # The wrong boards of round 1 are noticed in round 2: only from round 3 on can anything be changed.
    club(
        "repair",
        "club",
        "--section",
        "A",
        "--round",
        1,
        "--boards",
        "A1=3-4",
        "--boards",
        "A2=1-2",
        "--apply",
        1,
    )
    assert rounds(club, "A")[1]["sittings"][0]["places"] == plan[1]["sittings"][0]["places"]


@pytest.mark.parametrize(
    ("options", "words", "code"),
    [
        (["--round", 2, "--late", 3], "no section '': there are 'A'", 1),
        (["--round", 2, "--section", "A"], "say what happened with one of", 2),
        (["--round", 9, "--section", "A", "--leaves", 6], "there is no round 9", 1),
        (["--round", 2, "--section", "A", "--leaves", 13], "no contestant 13 in this schedule", 1),
        (["--round", 2, "--section", "A", "--leaves", 6, "--apply", 9], "no repair 9", 2),
        (["--round", 2, "--section", "A", "--boards", "A1"], "a table and what was there", 2),
        (["--round", 2, "--section", "A", "--boards", "A9=1"], "no table A9", 1),
    ],
)
def test_repairs_that_cannot_be(club, options, words, code):
    club("schedule", "club", "--movement", "mitchell", "--section", "A", "--who", "1, 2, 4-7")
    before = club("log", "club")
    assert words in club("repair", "club", *options, code=code)
    assert club("log", "club") == before


def test_what_is_odd_is_listed(club):
    club("schedule", "club", "--movement", "mitchell", "--who", "1, 2, 4-13", "--rounds", 6, "--per", 1)
    plan = [one for each in rounds(club, "") for one in each["sittings"] if one["boards"] == [1]]
    for one in plan[:4]:
        club("result", "club", one["table"], 1, "4S N =", "--round", one["round"])
    club("result", "club", plan[4]["table"], 1, "4S N -10", "--round", plan[4]["round"])
    shown = json.loads(club("show", "club", "--json"))
    assert {one["flag"] for one in shown["suspicious"]} >= {"tricks-unlikely"}
    assert "Look at it again: board 1" in club("show", "club")


def test_a_file_is_scored_with_its_flags(event, tmp_path):
    file = tmp_path / "r.csv"
    results = ["4S N =", "4S N =", "4S N =", "4S N =", "4S E ="]
    file.write_text(
        "Board,Table,NS,EW,Result\n"
        + "".join(f"1,{at},{at},{at + 10},{result}\n" for at, result in enumerate(results, 1))
    )
    assert "Look at it again: board 1, table 5" in event("score", file)
    lines = json.loads(event("score", file, "--json"))["boards"][0]["lines"]
    assert [bool(line["flags"]) for line in lines] == [False] * 4 + [True]


def test_who_is_deprived_of_a_board_gets_an_artificial_score(club):
    club("schedule", "club", "--movement", "mitchell", "--section", "A", "--who", "1, 2, 4-7", "--per", 1)
    proposed = json.loads(
        club(
            "repair", "club", "--section", "A", "--round", 2, "--boards", "A1=3", "--boards", "A2=2", "--json"
        )
    )
    at = next(
        place for place, one in enumerate(proposed, 1) if one["way"] == "as-planned" and not one["late"]
    )
    line = ("repair", "club", "--section", "A", "--round", 2, "--boards", "A1=3", "--boards", "A2=2")
    done = json.loads(club(*line, "--apply", at, "--json"))
    assert [(one["round"], one["table"], one["boards"]) for one in done["deprived"]] == [
        (2, "A1", [2]), (2, "A1", [2]), (2, "A2", [3]), (2, "A2", [3]),
    ]  # fmt: skip
    assert "board 9" in club("rule", "club", "A1", 9, "--ns", "plus", code=1)
    for one in done["deprived"][:2]:
        mine, theirs = ("--ns", "--ew") if one["place"] == "NS" else ("--ew", "--ns")
        club("rule", "club", "A1", 2, "--round", 2, mine, "plus", theirs, "plus", "--clause", "15B3")
    lines = json.loads(club("board", "club", 2, "--json"))["lines"]
    assert [(row["ns_given"], row["ew_given"]) for row in lines] == [("plus", "plus")]
    # Who has the board elsewhere gets nothing for it here.
    assert "give none here" in club(
        "rule", "club", "A2", 1, "--round", 2, "--ns", "plus", "--ew", "none", code=1
    )


def test_seats_that_were_exchanged_cost_nobody_a_board(club):
    club("schedule", "club", "--movement", "howell", "--section", "B", "--who", "1, 2, 4-9")
    plan = rounds(club, "B")
    first, second = plan[0]["sittings"][:2]
    seats = [
        f"{first['table']}={first['places']['NS']},{second['places']['EW']}",
        f"{second['table']}={second['places']['NS']},{first['places']['EW']}",
    ]
    line = ("repair", "club", "--section", "B", "--round", 1, "--seats", seats[0], "--seats", seats[1])
    proposed = json.loads(club(*line, "--json"))
    at = next(place for place, one in enumerate(proposed, 1) if one["lost"] == 0)
    assert json.loads(club(*line, "--apply", at, "--json"))["deprived"] == []


def test_rounds_added_by_repairs_keep_the_names_of_the_tables(club):
    for section, who in (("A", "1, 2, 4-7"), ("B", "8-13")):
        club("schedule", "club", "--movement", "mitchell", "--section", section, "--who", who)
        line = ("repair", "club", "--section", section, "--round", 2)
        wrong = ("--boards", f"{section}1=5-6", "--boards", f"{section}2=3-4")
        done = json.loads(club(*line, *wrong, "--apply", 1, "--json"))
        assert done["late"]
        assert {one["table"][0] for one in rounds(club, section)[-1]["sittings"]} == {section}


def test_carried_over_by_the_top_is_there_before_the_final_begins(club):
    club("schedule", "club", "--movement", "mitchell", "--tables", 6, "--per", 1)
    for each in rounds(club, ""):
        for one in each["sittings"]:
            made = "=" if (one["places"]["NS"] + one["boards"][0]) % 3 else "-1"
            club("result", "club", one["table"], one["boards"][0], f"4S N {made}", "--round", one["round"])
    club("rules", "club", "--set", "winners=1")
    club("stage", "club", 2, "--carry", "50% by-top")
    club("session", "club", 2, "--stage", 2)
    club("schedule", "club", "--movement", "howell", "--session", 2, "--best", 6, "--per", 1)
    before = {
        row["number"]: Fraction(row["score"]["exact"])
        for row in json.loads(club("standings", "club", "--stage", 1, "--json"))
    }
    brought = {
        row["number"]: Fraction(row["score"]["exact"])
        for row in json.loads(club("standings", "club", "--stage", 2, "--json"))
    }
    # Half of the score, from a top of 10 to one of 4.
    assert brought == {number: before[number] / 2 * 4 / 10 for number in brought}
    assert len(brought) == 6
    (first, *_) = rounds(club, "", 2)[0]["sittings"]
    club("result", "club", first["table"], first["boards"][0], "4S N =", "--session", 2)
    told = json.loads(club("explain", "club", first["places"]["NS"], "--json"))
    carried = next(step for step in told["steps"] if "carried over" in step["what"])
    assert Fraction(carried["value"]) == brought[first["places"]["NS"]]


def test_carry_overs_from_a_file_count_in_the_percentage_once(club, tmp_path):
    file = tmp_path / "before.csv"
    file.write_text("Number,Total,Percent\n1,60,60\n2,40,40\n")
    club("schedule", "club", "--movement", "mitchell", "--tables", 6, "--per", 1)
    for one in rounds(club, "")[0]["sittings"]:
        club("result", "club", one["table"], one["boards"][0], "4S N =", "--round", 1)
    for one in rounds(club, "")[1]["sittings"]:
        club("result", "club", one["table"], one["boards"][0], "4S N =", "--round", 2)
    club("import", "club", "standings", file, "--part", "50%")
    rows = {row["number"]: row for row in json.loads(club("standings", "club", "--json"))["ns"]}
    # Two boards, each played twice: all are equal, at half of what there is.
    assert Fraction(rows[1]["percent"]["exact"]) == (30 + Fraction(rows[4]["score"]["exact"])) * 100 / (
        50 + 2 * Fraction(rows[4]["score"]["exact"])
    )
    assert "has the carry-over" in club("import", "club", "standings", file, code=1)


def test_winners_go_by_how_a_stage_is_seated(club):
    def winners():
        return json.loads(club("rules", "club", "--json"))["winners"]

    club("schedule", "club", "--movement", "mitchell", "--section", "A", "--who", "1, 2, 4-7")
    assert winners() == 2
    club("schedule", "club", "--movement", "howell", "--section", "B")
    assert winners() == 1
    club("schedule", "club", "--movement", "mitchell", "--section", "A", "--who", "1, 2, 4-7")
    assert winners() == 1
    for words, line in (
        ("no section 'C'", ("--section", "C")),
        ("category 'senior'", ("--category", "senior")),
    ):
        assert words in club("standings", "club", *line, code=1)
