"""`tapete event` and `tapete demo`: an event from start to finish without a browser."""

from __future__ import annotations

import json

import pytest

from tapete.cli import run


@pytest.fixture
def event(event, monkeypatch):
    monkeypatch.setenv("TAPETE_BY", "Dora")
    return event


@pytest.fixture
def report(event):
    return lambda *line: json.loads(event(*line, "--json"))


@pytest.fixture
def tuesday(event):
    event("new", "tue", "--title", "Tuesday pairs")
    for name in "ABCDEF":
        event("enter", "tue", f"{name} One", f"{name} Two")
    event("schedule", "tue", "--movement", "mitchell", "--tables", 3)
    return event


def test_an_event_from_start_to_finish(tuesday, report):
    shown = report("show", "tue")
    assert (shown["title"], len(shown["contestants"]), shown["rules"]["winners"]) == ("Tuesday pairs", 6, 2)
    for sitting in [s for r in shown["sessions"][0]["schedules"][""]["rounds"] for s in r["sittings"]]:
        for board in sitting["boards"]:
            made = {"1": "+1", "2": "=", "3": "-1"}[sitting["table"]]
            done = report(
                "result", "tue", sitting["table"], board, f"4S N {made}", "--round", sitting["round"]
            )
            assert done["places"] == {"NS": [sitting["places"]["NS"]], "EW": [sitting["places"]["EW"]]}
    rows = report("standings", "tue", "--side", "ns")
    assert [(row["rank"], row["number"], row["percent"]["value"]) for row in rows] == [
        (1, 1, 100),
        (2, 2, 50),
        (3, 3, 0),
    ]
    assert set(report("standings", "tue")) == {"ns", "ew"}
    changed = report("correct", "tue", "3", 5, "4S", "N", "+2", "--why", "two tricks more")
    assert changed["points"]["NS"] == 680  # board 5: North-South vulnerable
    assert (
        report("rule", "tue", "1", 1, "--ns", "450@60%, 420@40%", "--clause", "12C1c")["ns"]
        == "450@3/5, 420@2/5"
    )
    report("penalty", "tue", 2, "50%", "--clause", "90B2", "--why", "slow")
    rows = {row["number"]: row for row in report("standings", "tue", "--side", "ns")}
    # Board 5 is now shared out 4, 2, 0 the other way round for table 3; and the penalty is half a top.
    assert rows[2]["extra"] == "-2"
    board = report("board", "tue", 1)
    assert [line["ns_score"]["exact"] for line in board["lines"]][:1] == ["18/5"]
    told = report("explain", "tue", 1, 1)
    assert told["score"]["exact"] == "18/5"
    assert {"12C1c", "78A", "77"} <= {step["clause"] for step in told["steps"]}
    log = report("log", "tue")
    assert [entry["type"] for entry in log[-3:]] == ["result_corrected", "ruling_applied", "extra_given"]
    assert (log[-3]["by"], log[-3]["why"], log[-3]["data"]["before"]) == (
        "Dora",
        "two tricks more",
        "4S N -1",
    )
    before = report("standings", "tue", "--side", "ns", "--at", log[-4]["number"])
    assert [row["percent"]["value"] for row in before] == [100, 50, 0]


def test_what_people_read(tuesday):
    tuesday("result", "tue", "1", 1, "3NT", "N", "=", "--lead", "H4")
    tuesday("result", "tue", "2", 1, "3NT N -1")
    tuesday("rule", "tue", "3", 1, "--ns", "plus", "--ew", "minus", "--why", "the board was boxed wrongly")
    assert "North-South" in tuesday("standings", "tue")
    assert "average plus / average minus" in tuesday("board", "tue", 1)
    told = tuesday("explain", "tue", 1, 3)
    assert "Average plus is worth 60 %" in told
    assert "12C2a" in told
    assert "Result, session 1, round 1, table 1, board 1: 3NT N =." in tuesday("log", "tue")
    assert "Tuesday pairs" in tuesday("list")
    assert "A One – A Two" in tuesday("show", "tue")
    assert "neuberg" in tuesday("rules", "tue")


def test_people_come_go_and_are_put_right(tuesday, report):
    assert report("change", "tue", 2, "Bea One", "B Two", "--category", "B")["called"] == "Bea One – B Two"
    assert report("status", "tue", 6, "withdrawn", "--since", 2, "--why", "ill") == {
        "number": 6,
        "status": "withdrawn",
    }
    assert report("substitute", "tue", 1, "A One", "Zoe")["came"] == "Zoe"
    report("session", "tue", 2, "--name", "evening")
    report("stage", "tue", 2, "--name", "final", "--carry", "50%")
    shown = report("show", "tue")
    assert [one["status"] for one in shown["contestants"]][-1] == "withdrawn"
    assert shown["contestants"][0]["substitutes"] == [["A One", "Zoe", ""]]
    assert [session["number"] for session in shown["sessions"]] == [1, 2]


def test_rulings_and_what_may_follow(tuesday, report):
    tuesday("result", "tue", "1", 1, "4S N =")
    made = report("rule", "tue", "1", 1, "--ew", "at-most 170", "--clause", "11A")
    assert (made["ns"], made["ew"]) == ("", "at-most 170")
    appeal = report("appeal", "tue", made["id"], "--why", "no gain")
    assert report("appeal", "tue", appeal["id"], "--decided", "upheld")["outcome"] == "upheld"
    report("lift", "tue", made["id"])
    extra = report("penalty", "tue", 1, "2", "--kind", "disciplinary")
    assert extra["clause"] == "91A"
    report("penalty", "tue", extra["id"], "--take-back")
    report("foul", "tue", 1, "2", "3")
    assert report("publish", "tue") == {"session": 1, "minutes": 30}
    report("remove", "tue", "1", 1, "--why", "another board")
    assert report("show", "tue")["sessions"][0]["results"] == 0


def test_a_schedule_is_repaired(tuesday, report, tmp_path, capsys):
    tuesday("export", "tue", "schedule", tmp_path / "plan.json")
    assert (
        run(
            [
                "movement",
                "repair",
                str(tmp_path / "plan.json"),
                "--round",
                "2",
                "--leaves",
                "6",
                "--apply",
                "1",
                "--json",
            ]
        )
        == 0
    )
    (tmp_path / "new.json").write_text(capsys.readouterr().out, encoding="utf-8")
    report("schedule", "tue", tmp_path / "new.json", "--why", "pair 6 went home")
    rounds = report("show", "tue")["sessions"][0]["schedules"][""]["rounds"]
    assert all(6 not in sitting["places"].values() for round_ in rounds[1:] for sitting in round_["sittings"])
    (tmp_path / "bad.json").write_text("{", encoding="utf-8")
    assert "is not JSON" in tuesday("schedule", "tue", tmp_path / "bad.json", code=1)


def test_a_swiss_of_scrabble(event, report):
    event("new", "words", "--game", "scrabble", "--kind", "player", "--method", "wins")
    for name in "ABCDE":
        event("enter", "words", name)
    for number in (1, 2, 3):
        drawn = report("draw", "words")
        assert (drawn["round"], len(drawn["tables"]), len(drawn["sits_out"])) == (number, 2, 1)
        for table in drawn["tables"]:
            first, second = table["places"].values()
            score = "400:380" if first < second else "380:400"
            done = report("result", "words", table["table"], *score.split(":"))
            assert (done["round"], done["result"]) == (number, score.replace(":", " "))
    rows = report("standings", "words")
    assert rows[0]["score"]["value"] == max(row["score"]["value"] for row in rows)
    rounds = report("show", "words")["sessions"][0]["schedules"][""]["rounds"]
    met = [frozenset(one["places"].values()) for round_ in rounds for one in round_["sittings"]]
    assert len(met) == len(set(met)) == 6


def test_a_swiss_of_teams(event, report):
    event("new", "swiss", "--kind", "team", "--method", "imps", "--set", "victory=wbf")
    for number in range(1, 5):
        event("enter", "swiss", *(f"T{number}{seat}" for seat in range(4)), "--team", f"Team {number}")
    drawn = report("draw", "swiss", "--per", 4)
    assert len(drawn["tables"]) == 4
    for table in drawn["tables"]:
        for board in range(1, 5):
            made = 10 if min(table["places"].values()) == table["places"]["NS"] else 9
            report("result", "swiss", table["table"], board, f"4S N {made}", "--round", 1)
    rows = report("standings", "swiss")
    assert [row["score"]["value"] for row in rows[:2]] == [rows[0]["score"]["value"]] * 2
    assert rows[0]["score"]["value"] > 19
    assert len(report("matches", "swiss")) == 4
    assert len(report("draw", "swiss", "--per", 4)["tables"]) == 4


def test_deals_make_leads_checkable(tuesday, report, tmp_path):
    (tmp_path / "d.pbn").write_text('[Board "1"]\n[Deal "N:AKQJT98765432... - - -"]\n', encoding="utf-8")
    assert report("deals", "tue", tmp_path / "d.pbn")["boards"] == [1]
    assert report("result", "tue", "1", 1, "1NT E -7", "--lead", "HA")["flags"] == ["tricks-unlikely"]


@pytest.mark.parametrize(
    ("line", "code", "words"),
    [
        (["result", "tue", "1", "9", "4S N ="], 1, "table 1 does not play board 9"),
        (["result", "tue", "1", "1", "4S N 14"], 1, "14 tricks"),
        (["result", "none", "1", "1", "4S N ="], 1, "no event 'none'"),
        (["result", "tue", "1", "1", "4S N =", "--sat", "EW=2"], 1, "all NS"),
        (["result", "tue", "1", "1", "4S N =", "--sat", "EW"], 2, "--sat EW"),
        (["rule", "tue", "1", "1"], 2, "--ns and --ew"),
        (["rules", "tue", "--set", "units"], 1, "name=value"),
        (["rules", "tue", "--set", "units=5"], 1, "no choice for units"),
        (["standings", "tue", "--at", "yesterday"], 1, "no moment"),
        (["board", "tue", "1"], 1, "board 1 has no result"),
        (["explain", "tue", "1", "1"], 1, "no score on board 1"),
        (["schedule", "tue"], 2, "a movement with --movement"),
        (["award", "tue", "1", "x=3"], 2, "awards nothing"),
        (["new", "tue"], 1, "already"),
        (["new", "Tue day"], 1, "small letters"),
        (["import", "tue", "results", "/none.csv"], 1, "cannot be read"),
        (["score", "/none.csv"], 1, "cannot be read"),
    ],
)
def test_errors_are_sentences(tuesday, line, code, words):
    assert words in tuesday(*line, code=code)


def test_files_in_and_out(tuesday, report, tmp_path):
    (tmp_path / "r.csv").write_bytes(
        "Mesa;Estuche;Ronda;Resultado\n1;1;1;4S N =\n2;1;3;4S N -1\n3;1;2;A6040\n".encode("cp1252")
    )
    assert report("import", "tue", "results", tmp_path / "r.csv") == {"event": "tue", "read": 3}
    (tmp_path / "bad.csv").write_text(
        "Table,Board,Round,Result\n1,2,1,4S N =\n1,9,1,4S N =\n", encoding="utf-8"
    )
    words = tuesday("import", "tue", "results", tmp_path / "bad.csv", code=1)
    assert "bad.csv, line 3: table 1 does not play board 9" in words
    assert report("show", "tue")["sessions"][0]["boards"] == [1]
    for what in ("players", "results", "schedule", "standings", "all"):
        tuesday("export", "tue", what, tmp_path / f"{what}.out")
        assert (tmp_path / f"{what}.out").stat().st_size
    assert tuesday("export", "tue", "standings", "-").splitlines()[0].startswith("Rank,Number")
    report("import", "copy", "all", tmp_path / "all.out")
    assert report("standings", "copy") == report("standings", "tue")
    tuesday("new", "second")
    report("import", "second", "players", tmp_path / "players.out")
    report("import", "second", "schedule", tmp_path / "schedule.out")
    report("import", "second", "results", tmp_path / "results.out")
    tuesday("rules", "second", "--set", "winners=2")
    assert report("standings", "second") == report("standings", "tue")


SCORES = "Table,Board,NS,EW,Score\n1,1,1,4,420\n2,1,2,5,420\n3,1,3,6,-50\n"


@pytest.mark.parametrize(
    ("method", "more", "first"),
    [
        ("matchpoints", [], "3"),
        ("matchpoints", ["--federation", "acbl"], "3/2"),
        ("matchpoints", ["--expected", "6"], "7"),
        ("cross-imps", [], "5"),
        ("cross-imps", ["--set", "divisor=one"], "10"),
        ("cross-imps", ["--set", "divisor=tables"], "10/3"),
        ("butler", [], "0"),
        ("butler", ["--set", "dropped=0"], "4"),
        ("points", [], "420"),
    ],
)
def test_a_file_scored_in_one_go(report, tmp_path, method, more, first):
    (tmp_path / "s.csv").write_text(SCORES, encoding="utf-8")
    found = report("score", tmp_path / "s.csv", "--method", method, *more)
    assert found["boards"][0]["lines"][0]["ns_score"]["exact"] == first
    assert found["standings"][0]["score"]["exact"] == max(
        (line[f"{side}_score"]["exact"] for line in found["boards"][0]["lines"] for side in ("ns", "ew")),
        key=lambda text: float(text.split("/")[0]) / float([*text.split("/"), "1"][1]),
    )


def test_teams_with_victory_points_in_one_go(report, event, tmp_path):
    (tmp_path / "t.csv").write_text(
        "Table,Board,NS,EW,Result\n1,1,1,2,4S N =\n2,1,2,1,4S N -1\n", encoding="utf-8"
    )
    found = report("score", tmp_path / "t.csv", "--method", "imps", "--set", "victory=wbf-discrete")
    assert [(row["number"], row["score"]["exact"]) for row in found["standings"]] == [(1, "18"), (2, "2")]
    assert found["matches"][0]["margin"]["exact"] == "10"
    assert "Neuberg" not in event("score", tmp_path / "t.csv", "--method", "imps", "--explain", 1, 2)


@pytest.mark.parametrize(
    ("line", "points"),
    [
        (["10", "16"], [12.8, 7.2]),
        (["-10", "16"], [7.2, 12.8]),
        (["53", "16", "--scale", "wbf-discrete"], [19, 1]),
        (["28", "7", "--scale", "acbl-30"], [30, 0]),
        (["0", "16", "--half"], [5, 5]),
        (["2.5", "8"], [11.27, 8.73]),
    ],
)
def test_victory_points(report, line, points):
    assert report("vp", *line)["points"] == points


def test_the_demonstration(report, event, capsys):
    assert run(["demo", "--json"]) == 0
    made = json.loads(capsys.readouterr().out)
    assert made["event"] == "demo"
    assert made["results"] > 80
    assert run(["demo"]) == 0
    assert "demo-2" in capsys.readouterr().out
    assert report("standings", "demo") == report("standings", "demo-2")
    types = [entry["type"] for entry in report("log", "demo")]
    assert {"ruling_applied", "result_corrected", "result_removed", "extra_given", "appeal_lodged"} <= set(
        types
    )
    due = sum(
        len(s["boards"])
        for r in report("show", "demo")["sessions"][0]["schedules"][""]["rounds"]
        for s in r["sittings"]
    )
    assert made["results"] < due  # a round is on
    for number in (1, 8):
        assert report("explain", "demo", report("board", "demo", 1)["board"], number)["steps"]
    assert report("round", "demo")["round"] == 5
    assert "Ada Kettle" in event("round", "demo", 1)
    assert "no round 9" in event("round", "demo", 9, code=1)
    sides = report("standings", "demo")
    for row in (*sides["ns"], *sides["ew"]):
        told = report("explain", "demo", row["number"])
        assert (told["rank"], told["score"]["exact"]) == (row["rank"], row["score"]["exact"])
    assert "Rank " in event("explain", "demo", 9)
    assert "a board and a pair, or a pair alone" in event("explain", "demo", 1, 2, 3, code=2)
