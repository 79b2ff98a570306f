"""Options of an event that do not go together, the reason that the log keeps, and files there and back."""

from __future__ import annotations

import json

import pytest


@pytest.fixture
def club(event):
    event("new", "club", "--why", "the yearly one")
    for name in "ABCDEF":
        event("enter", "club", f"{name} One", f"{name} Two", "--why", "paid")
    return event


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (["schedule", "club", "plan.csv", "--movement", "mitchell"], "give FILE or --movement, not both"),
        (["schedule", "club", "plan.csv", "--who", "1-6"], "give FILE or --who, not both"),
        (["schedule", "club", "--movement", "howell", "--who", "1-6", "--best", 2], "--who or --best"),
        (["draw", "club", "--undo", "--per", 2], "give --undo or --per, not both"),
        (["penalty", "club", 1, "10%", "--take-back"], "give --take-back or AMOUNT, not both"),
        (["explain", "club", 1, "--session", 1], "a board and a pair, or a pair alone"),
        (["explain", "club", 1, 1, "--stage", 1], "a board and a pair, or a pair alone"),
        (["status", "club", 1, "withdrawn", "--since", "later"], "--since"),
    ],
)
def test_options_that_do_not_go_together(club, line, words):
    before = club("log", "club")
    assert words in club(*line, code=2)
    assert club("log", "club") == before


def test_the_log_keeps_every_reason(club, tmp_path):
    (tmp_path / "d.pbn").write_text('[Board "1"]\n[Deal "N:AKQJT98765432... - - -"]\n', encoding="utf-8")
    club("schedule", "club", "--movement", "mitchell", "--why", "short evening")
    club("deals", "club", tmp_path / "d.pbn", "--why", "dealt by hand")
    club("result", "club", 1, 1, "4S N =", "--why", "by telephone")
    club("stage", "club", 2, "--why", "a final")
    club("session", "club", 2, "--stage", 2, "--why", "next week")
    club("publish", "club", "--why", "all is in")
    said = {each["type"]: each["why"] for each in json.loads(club("log", "club", "--json"))}
    assert {kind: why for kind, why in said.items() if kind != "rules_changed"} == {
        "opened": "the yearly one",
        "session_opened": "next week",
        "contestant_entered": "paid",
        "session_scheduled": "short evening",
        "deals_attached": "dealt by hand",
        "result_entered": "by telephone",
        "stage_opened": "a final",
        "scores_published": "all is in",
    }


def test_forms_and_lines_come_back_from_files(club, tmp_path):
    club("schedule", "club", "--movement", "mitchell")
    for table, result in ((1, "4S N ="), (2, "4S N -1"), (3, "4S N +1")):
        club("result", "club", table, 1, result)
    club("foul", "club", 1, 2)
    club("foul", "club", 1, 3)
    for what in ("players", "schedule", "results"):
        club("export", "club", what, tmp_path / f"{what}.csv")
    club("new", "copy")
    for what in ("players", "schedule", "results"):
        club("import", "copy", what, tmp_path / f"{what}.csv")

    def lines(name):
        found = json.loads(club("board", name, 1, "--json"))["lines"]
        return sorted(found, key=lambda line: line["table"])

    assert lines("copy") == lines("club")
    assert [line.get("group", "") for line in lines("copy")] == ["", "B", "B"]
    (tmp_path / "all.jsonl").write_text(club("export", "club", "all", "-"), encoding="utf-8")
    club("import", "again", "all", tmp_path / "all.jsonl")
    assert lines("again") == lines("club")
    assert "small letters" in club("import", "An Event", "all", tmp_path / "all.jsonl", code=1)


def test_standings_of_two_winners_are_two_lists_in_a_file(club):
    club("schedule", "club", "--movement", "mitchell")
    for table, result in ((1, "4S N ="), (2, "4S N -1"), (3, "4S N +1")):
        club("result", "club", table, 1, result)
    rows = [line.split(",")[:2] for line in club("export", "club", "standings", "-").splitlines()[1:]]
    assert [rank for rank, _ in rows] == ["1", "2", "3"] * 2
    assert {number for _, number in rows[:3]} == {"1", "2", "3"}


def test_tables_of_a_section_have_its_letter_before_anybody_has_entered(event):
    event("new", "open")
    event("schedule", "open", "--movement", "mitchell", "--tables", 3, "--section", "B")
    plan = json.loads(event("show", "open", "--json"))["sessions"][0]["schedules"]["B"]["rounds"]
    assert [one["table"] for one in plan[0]["sittings"]] == ["B1", "B2", "B3"]
