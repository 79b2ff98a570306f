"""The commands, with their JSON."""

import json
import random

import pytest
from random_games import random_game

from tapete.cli import run
from tapete.tarot import Form
from tapete.tarot.record import write


def told(capsys, *words):
    code = run(list(words))
    out = capsys.readouterr()
    return code, out.out, out.err


@pytest.mark.parametrize(
    ("line", "marks"),
    [
        ("garde N --oudlers 2 --points 49 --handful simple --petit attack", [318, -106, -106, -106]),
        ("garde-sans S --oudlers 2 --points 45 --petit defence", [-76, -76, 228, -76]),
        ("prise N --oudlers 2 --points 34 --handful 10 --petit attack", [-126, 42, 42, 42]),
        ("garde N --oudlers 2 --points 52 --handful simple:defence", [276, -92, -92, -92]),
        (
            "garde N --oudlers 2 --points 87 --handful 10 --petit attack --slam announced",
            [1746, -582, -582, -582],
        ),
        ("prise 1 --players 3 --oudlers 2 --points 40.5", [-52, 26, 26]),
        ("prise 1 --players 3 --oudlers 2 --points 41.5", [52, -26, -26]),
        ("garde 1 --players 5 --partner 3 --oudlers 3 --points 36", [100, -50, 50, -50, -50]),
        ("garde 1 --players 5 --oudlers 3 --points 36", [200, -50, -50, -50, -50]),
        ("pass -", [0, 0, 0, 0]),
    ],
)
def test_score(capsys, line, marks):
    code, out, _ = told(capsys, "score", "tarot", *line.split(), "--json")
    assert code == 0
    assert list(json.loads(out)["marks"].values()) == marks
    code, out, _ = told(capsys, "score", "tarot", *line.split())
    assert code == 0
    assert f"{marks[0]:+}" in out


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("garde N --oudlers 2 --points 92", "92 points cannot be"),
        ("garde N --oudlers 2 --points 40.5", "40.5 points cannot be where four play"),
        ("garde N --oudlers 4 --points 50", "there are three"),
        ("garde N --oudlers 2 --points 50 --handful 11", "11 trumps are no handful"),
        ("tout N", "is no bid"), ("garde X", "is no seat"), ("garde 5", "does not sit at a table of 4"),
        ("garde N --oudlers 2 --points 50 --petit nobody", "is no side"),
        ("garde N --oudlers 2 --points 50 --partner S", "has a partner only where five play"),
    ],
)  # fmt: skip
def test_wrong_scores_are_said(capsys, line, why):
    code, _, err = told(capsys, "score", "tarot", *line.split())
    assert code == 1
    assert why in err


@pytest.mark.parametrize("line", ["garde N", "garde N --oudlers 2", "garde N --points 49"])
def test_what_was_not_said_is_asked_for_and_not_taken_for_nothing(capsys, line):
    code, _, err = told(capsys, "score", "tarot", *line.split())
    assert code == 2
    assert "say how many oudlers and points" in err


@pytest.mark.parametrize("form", Form)
def test_play(capsys, tmp_path, form):
    game = random_game(form, random.Random(form.players))
    file = tmp_path / "deal.json"
    file.write_text(write(game), encoding="utf-8")
    code, out, _ = told(capsys, "tarot", "play", str(file), "--json")
    assert code == 0
    assert json.loads(out)["result"]["marks"] == {str(s): m for s, m in game.result.marks.items()}
    code, out, _ = told(capsys, "tarot", "play", str(file))
    assert code == 0
    assert out


@pytest.mark.parametrize("players", ["3", "4", "5"])
def test_deal(capsys, players):
    code, out, _ = told(
        capsys, "tarot", "deal", "--players", players, "--seed", "x", "--count", "2", "--json"
    )
    assert code == 0
    first, second = json.loads(out)
    assert first != second
    assert told(capsys, "tarot", "deal", "--players", players, "--number", first["number"], "--json")[0] == 0
    assert told(capsys, "tarot", "deal", "--players", players)[0] == 0
    assert told(capsys, "tarot", "deal", "--number", "1", "--seed", "x")[0] == 2
