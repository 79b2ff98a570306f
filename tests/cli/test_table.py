"""`tapete table play`: the story, the data, and the refusals."""

import json
from pathlib import Path

import pytest

from tapete.cli import run

CASES = Path(__file__).parents[2] / "docs" / "casebook" / "bridge-2017"
CASE = CASES / "27-sufficient-at-the-lowest-level.txt"


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("TAPETE_LANG", "en")


@pytest.fixture
def played(capsys, tmp_path):
    """Play a file, or a script that is put into one."""

    def call(script, *options):
        path = script
        if isinstance(script, str):
            path = tmp_path / "script.txt"
            path.write_text(script, encoding="utf-8")
        code = run(["table", "play", str(path), *options])
        out, err = capsys.readouterr()
        return code, out, err

    return call


def test_the_story_names_acts_questions_and_rulings(played):
    code, out, _ = played(CASE)
    assert code == 0
    for words in ("The bid is made sufficient", "East calls 1♥.", "27B1a", "(insufficient_bid_accepted)"):
        assert words in out


def test_the_data(played):
    _, out, _ = played(CASE, "--json")
    data = json.loads(out)
    assert data["title"] == "The bid is made sufficient"
    assert [made["call"] for made in data["auction"]][:2] == ["1S", "2H"]
    assert {"seat": "E", "call": "1H", "status": "withdrawn"} in data["calls"]
    assert data["cases"][0]["ruling"]["citations"] == ["27B1a"]
    assert data["score"] == {"ns": -140, "ew": 140}


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("N 1S\nE 9", "line 2"),
        ("N 1S\nexpect turn W", "turn is E"),
        ("N agrees", "line 1"),
        ("rules hopscotch\nN 1S", "hopscotch"),
        ("board 0\n", "line 1"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(played, script, words):
    code, _, err = played(script)
    assert code != 0
    assert words in err
