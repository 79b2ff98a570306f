"""`tapete rule` with answers given: the steps on the way stand before the ruling, as in the dialogue."""

import pytest

from tapete.cli import run

ONE_MORE = "▸ Let the other player have one more turn; then it is over. [30]"
SUBSTITUTE = "▸ Call the three members; put a substitute in the place of one"
PLAY_FIRST = "▸ He first completes his play, leaves the bag alone"
FOR_BOTH = "▸ Start the clock; note the time, which runs for both"
SET_THE_CLOCK = "▸ For the first who comes set the clock to his time"


@pytest.fixture
def tapete(capsys, monkeypatch):
    monkeypatch.setenv("TAPETE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")

    def call(*line):
        code = run(line)
        out, err = capsys.readouterr()
        return code, out, err

    return call


def given(**answers):
    return [part for key, value in answers.items() for part in ("--answer", f"{key}={value}")]


@pytest.mark.parametrize(
    ("article", "answers", "steps"),
    [
        ("44", {"what_ended_it": "time-limit", "turns_unequal": "yes"}, [ONE_MORE]),
        ("44", {"what_ended_it": "time-limit", "turns_unequal": "no"}, []),
        ("48", {"member_involved": "yes"}, [SUBSTITUTE]),
        ("36", {"told_the_arbiter": "yes", "play_complete_without_drawing": "no", "goes_all_the_same": "no"},
         [PLAY_FIRST]),
        ("35", {"both_absent": "yes", "nobody_comes": "no", "comes_in_time": "yes", "delay_justified": "yes"},
         [FOR_BOTH, SET_THE_CLOCK]),
        ("45", {"offence": "talk", "clearly_shown": "yes", "points_off": "no"}, ["→ 46. Behaviour"]),
    ],
)  # fmt: skip
def test_the_steps_stand_before_the_ruling(tapete, article, answers, steps):
    code, out, _ = tapete("rule", "scrabble-file-2024", article, *given(**answers))
    assert code == 0
    before, _, _ = out.partition("Ruling:")
    assert [line for line in before.splitlines() if line.startswith(("▸", "→"))] == [
        line for line in before.splitlines() if any(line.startswith(step) for step in steps)
    ]
    places = [before.index(step) for step in steps]
    assert places == sorted(places)


def test_where_it_stops_the_steps_so_far_are_there(tapete):
    code, out, _ = tapete("rule", "scrabble-file-2024", "35", "--answer", "both_absent=no")
    assert code == 3
    assert out.index("▸ Wait two minutes") < out.index("Stopped at comes_in_time")


def test_in_the_dialogue_too_the_last_step_is_said(tapete, monkeypatch):
    replies = iter(["4", "yes"])
    monkeypatch.setattr("builtins.input", lambda _: next(replies))
    code, out, _ = tapete("rule", "scrabble-file-2024", "44")
    assert code == 0
    assert ONE_MORE in out.partition("Ruling:")[0]
