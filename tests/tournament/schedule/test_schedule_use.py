"""What is recommended, printed, written and read; and the command."""

import doctest
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.cli import run
from tapete.tournament.schedule import (
    FAMILIES,
    BadSchedule,
    NoMovement,
    Shape,
    check_movement,
    from_data,
    guide_card,
    howell,
    mitchell,
    movement,
    overview,
    recommend,
    rotation,
    table_card,
    to_data,
)


@pytest.mark.parametrize(
    ("pairs", "options", "names"),
    [
        (18, {"boards": 27}, ["Mitchell 9", "Mitchell 9 switched"]),
        (8, {"boards": 28}, ["Howell 4"]),
        (18, {"boards": 27, "winners": 1}, ["Mitchell 9 switched"]),
        (26, {"boards": 26}, ["Mitchell 13"]),
        (32, {"boards": 26, "copies": 2}, ["Web Mitchell 16"]),
    ],
    ids=str,
)
def test_what_comes_first(pairs, options, names):
    assert [each.movement.name for each in recommend(pairs, **options)][: len(names)] == names


@pytest.mark.parametrize("pairs", [4, 5, 7, 10, 13, 16, 23, 34, 61, 80])
def test_what_is_recommended_fits(pairs):
    found = recommend(pairs, boards=26, minutes=200)
    assert found
    for each in found:
        assert each.report.faults == ()
        assert each.report.contestants == pairs
        assert each.report.boards <= 26
        assert each.minutes <= 200
    assert [each.report.copies > 1 for each in found] == sorted(each.report.copies > 1 for each in found)


def test_other_shapes():
    assert recommend(9, shape=Shape.TEAMS)[0].family == "american-whist"
    assert {each.family for each in recommend(20, shape=Shape.INDIVIDUALS)} == {"individual", "rotation"}
    with pytest.raises(NoMovement):
        recommend(1)


@pytest.mark.parametrize("family", FAMILIES)
def test_every_family_has_a_movement_of_some_size(family):
    made = 0
    for number in (7, 8, 10, 11, 20, 21):
        try:
            each = movement(family, number)
        except NoMovement:
            continue
        made += 1
        assert check_movement(each).faults == ()
        assert each.shape is FAMILIES[family].shape
    assert made
    assert FAMILIES[family].title


@pytest.mark.parametrize("family", ["round-robin", "swiss"])
def test_pairs_may_play_what_is_made_for_two(family):
    made = movement(family, 9, per=3, first=10, places=("NS", "EW"))
    report = check_movement(made)
    assert report.faults == ()
    assert {place for seats in report.seats.values() for place in seats} == {"NS", "EW"}
    assert made.schedule.rounds[0].sittings[0].boards == (10, 11, 12)
    assert movement("howell", 8, places=("NS", "EW")).schedule == movement("howell", 8).schedule


# How many may play: pairs to 40 tables with half a table, individuals to 41, all others 2 to 40.
FIELDS = {Shape.PAIRS: range(4, 81), Shape.INDIVIDUALS: range(4, 42)}


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_any_size_with_any_boards_a_round_and_any_number_of_rounds(data):
    family = FAMILIES[data.draw(st.sampled_from(list(FAMILIES)))]
    field = FIELDS.get(family.shape, range(2, 41))
    number = data.draw(st.integers(field.start, field.stop - 1))
    rounds = data.draw(st.none() | st.integers(1, min(2 * number, 60)))
    per, first = data.draw(st.integers(1, 4)), data.draw(st.integers(1, 40))
    try:
        made = movement(family.name, number, rounds, per=per, first=first)
    except NoMovement as problem:
        assert str(problem)  # noqa: PT017 - where a size does not exist a sentence says so
        return
    report = check_movement(made)
    assert report.faults == ()
    assert report.copies <= made.copies
    assert report.contestants == number
    assert rounds in (None, report.rounds)
    boards = [one.boards for each in made.schedule.rounds for one in each.sittings]
    if any(boards):
        assert {len(each) for each in boards} == {per}
        # With few rounds the first set may rest all the time.
        assert min(board for each in boards for board in each) >= first
        assert all((each[0] - first) % per == 0 for each in boards)


def test_a_movement_that_does_not_exist():
    with pytest.raises(NoMovement, match="there are mitchell"):
        movement("mitchel", 8)
    with pytest.raises(NoMovement, match="not cut short"):
        movement("american-whist", 7, 3)


@pytest.mark.parametrize("made", [mitchell(6), howell(3), rotation(5)], ids=lambda each: each.name)
def test_schedules_as_data_and_back(made):
    data = json.loads(json.dumps(to_data(made.schedule)))
    assert from_data(data).rounds == made.schedule.rounds
    assert from_data(data).name == made.name


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ([], "the file should be an object"),
        ({}, "rounds should be a list"),
        ({"rounds": [1]}, "round 1 should be an object"),
        ({"rounds": [{"round": 0}]}, "number from 1"),
        ({"rounds": [{"round": 1, "tables": [{"places": {"NS": 1}}]}]}, "at least two"),
        ({"rounds": [{"round": 1, "tables": [{"places": {"NS": 1, "EW": True}}]}]}, "EW should be a number"),
        ({"rounds": [{"round": 1, "tables": [], "relay": [3]}]}, "relay should be a list"),
    ],
    ids=str,
)
def test_data_that_are_no_schedule(data, words):
    with pytest.raises(BadSchedule, match=words):
        from_data(data)


def test_cards():
    plan = mitchell(4, 2, missing={8}).schedule
    assert guide_card(plan, 5).splitlines() == [
        "Mitchell 4: number 5",
        "Round 1: table 1, North-South, with 1, boards 1-2".replace("North-South, with", "East-West, with"),
        "Round 2: table 2, East-West, with 2, boards 5-6",
    ]
    assert "Round 1: sit out" in guide_card(plan, 4)
    assert table_card(plan, "2").splitlines()[1] == "Round 1: North-South 2, East-West 6, boards 3-4"
    assert "shared with table 4" in table_card(mitchell(4).schedule, "1")
    assert "boards that rest: 5-6" in overview(mitchell(4).schedule)
    assert "with 6 (East), 11 (South), 16 (West)" in guide_card(rotation(5).schedule, 1)
    with pytest.raises(BadSchedule):
        guide_card(plan, 99)
    with pytest.raises(BadSchedule):
        table_card(plan, "9")


def test_the_documentation():
    page = Path(__file__).parents[3] / "docs" / "movements.md"
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert (failed, tried > 8) == (0, True)


def output(capsys, *line):
    code = run(line)
    return code, capsys.readouterr()


def test_the_command(capsys, tmp_path):
    code, out = output(capsys, "movement", "list", "--json")
    assert code == 0
    assert [each["name"] for each in json.loads(out.out)] == list(FAMILIES)
    code, out = output(capsys, "movement", "recommend", "--tables", "9", "--boards", "27", "--json")
    assert json.loads(out.out)[0]["kind"] == "mitchell"
    code, out = output(capsys, "movement", "show", "howell", "--tables", "4", "--json")
    shown = json.loads(out.out)
    assert shown["report"]["balance"] == 1
    file = tmp_path / "plan.json"
    file.write_text(out.out, encoding="utf-8")
    assert output(capsys, "movement", "check", str(file), "--promise", "all")[0] == 0
    boards = "-".join(map(str, shown["rounds"][3]["tables"][0]["boards"]))
    line = ("movement", "repair", str(file), "--round", "3", "--boards", f"1={boards}")
    code, out = output(capsys, *line, "--json")
    found = json.loads(out.out)
    assert [each["kept"] for each in found] == sorted((each["kept"] for each in found), reverse=True)
    code, out = output(capsys, *line, "--apply", "1", "--json")
    file.write_text(out.out, encoding="utf-8")
    code, out = output(capsys, "movement", "check", str(file), "--json")
    assert (code, json.loads(out.out)["sound"]) == (0, True)
    code, out = output(capsys, "movement", "check", str(file), "--promise", "all")
    assert code == 1
    assert "! " in out.out


@pytest.mark.parametrize(
    ("line", "code", "words"),
    [
        ("show howell", 2, "--tables"),
        ("show howell --tables 1", 1, "at least 2"),
        ("show nothing --tables 5", 1, "there is no movement"),
        ("recommend", 2, "--number"),
        ("check nowhere.json", 1, "cannot be read"),
        ("show mitchell --tables 5 --guide 77", 1, "no contestant 77"),
    ],
    ids=str,
)
def test_the_command_complains(capsys, line, code, words):
    found, out = output(capsys, "movement", *line.split())
    assert found == code
    assert words in out.err


@pytest.mark.parametrize(
    ("words", "wrong", "reason"),
    [
        (["--boards", "1"], 2, "should be a table"),
        (["--boards", "1=x"], 1, "names no numbers"),
        (["--seats", "1=1,2,3"], 2, "2 places"),
        ([], 2, "say what happened"),
        (["--relay", "--switch"], 2, "say what happened"),
        (["--leaves", "3", "--apply", "9"], 2, "no repair 9"),
    ],
    ids=str,
)
def test_repairs_that_are_not_understood(capsys, tmp_path, words, wrong, reason):
    file = tmp_path / "plan.json"
    file.write_text(json.dumps(to_data(mitchell(5).schedule)), encoding="utf-8")
    code, out = output(capsys, "movement", "repair", str(file), "--round", "2", *words)
    assert code == wrong
    assert reason in out.err


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('{"rounds": [}', "is not JSON: look at line 1, column 13"),
        ("", "is not JSON: look at line 1, column 1"),
        ("1" * 5000, "a number in it is too long"),
        ("[]", "the file should be an object"),
    ],
    ids=["half", "empty", "number", "list"],
)
def test_files_that_hold_no_plan(capsys, tmp_path, text, reason):
    file = tmp_path / "plan.json"
    file.write_text(text, encoding="utf-8")
    code, out = output(capsys, "movement", "check", str(file))
    assert code == 1
    assert reason in out.err


@pytest.mark.parametrize("words", ["", "--cards", "--table 1", "--guide 3"], ids=str)
def test_what_show_prints(capsys, words):
    code, out = output(capsys, "movement", "show", "skip", "--number", "8", *words.split())
    assert code == 0
    assert "boards 1-2" in out.out or "boards 5-6" in out.out
