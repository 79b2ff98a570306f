"""`tapete score scrabble` and `tapete lexicon`, as a script meets them."""

import json

import pytest

from tapete.cli import run


@pytest.fixture(autouse=True)
def place(monkeypatch, tmp_path):
    monkeypatch.setenv("TAPETE_LANG", "en")
    monkeypatch.setenv("TAPETE_CACHE", str(tmp_path / "cache"))


@pytest.fixture
def tapete(capsys):
    def call(*line):
        code = run(line)
        out, err = capsys.readouterr()
        return code, out, err

    return call


def test_a_play(tapete):
    code, out, _ = tapete("score", "scrabble", "start CASAOSE/", "8E CASA", "--json")
    report = json.loads(out)
    assert code == 0
    assert (report["points"], report["scores"], report["mover"], report["bag"]) == (12, [12, 0], 1, 82)
    (word,) = report["turns"][0]["play"]["words"]
    assert word == {"word": "CASA", "square": "8E", "direction": "across", "letters": 6, "factor": 2,
                    "points": 12}  # fmt: skip
    assert "Score: 12 to 0." in tapete("score", "scrabble", "start", "8E CASA")[1]


def test_a_position_goes_on_from_what_was_printed(tapete):
    first = json.loads(tapete("score", "scrabble", "start", "8E CASA", "--json")[1])
    second = json.loads(tapete("score", "scrabble", first["position"], "8E CASAS", "--json")[1])
    assert (second["points"], second["scores"]) == (7, [12, 7])


@pytest.mark.parametrize(
    ("line", "final", "clause"),
    [
        (["start -/AZ 300/310", "--end", "44.1"], [311, 299], "44.1"),
        (["start -/AZ 300/310", "--end", "out", "--overtime", "1:01/0"], [291, 299], "44.1"),
        (["start A/Z 30/30", "--end", "44.2"], [29, 20], "44.2"),
        (["start A/Z 30/30", "--end", "44.3"], [29, 20], "44.3"),
        (["start A/Z 30/30", "--end", "44.4"], [30, 30], "44.4"),
        (["start A/Z 30/30", "--end", "44.5"], [30, 30], "44.5"),
        (["start A/Z 300/30", "--overtime", "8:01/0"], [29, 30], "34.2"),
        (["start A/Z 30/30", "-", "-", "-", "-"], [29, 20], "44.2"),
    ],
)
def test_endings(tapete, line, final, clause):
    code, out, _ = tapete("score", "scrabble", *line, "--json") if "-" not in line else tapete(
        "score", "scrabble", "--json", "--", *line
    )  # fmt: skip
    report = json.loads(out)
    assert code == 0
    assert report["final"]["scores"] == final
    assert report["final"]["ending"]["clause"] == clause


@pytest.mark.parametrize(
    ("line", "code", "words"),
    [
        (["start", "8A CASA"], 1, "does not cover the star (20)"),
        (["start", "8M CASA"], 1, "goes off the board"),
        (["start CASA/", "8E COSA"], 1, "cannot be taken from the rack AACS"),
        (["15/15"], 1, "15 rows"),
        (["nowhere.gcg"], 1, "nowhere.gcg cannot be read"),
        (["nowhere.gcg", "8E CASA"], 2, "give it alone"),
        (["start", "--overtime", "x/0"], 2, "is no overtime"),
        (["start", "--end", "44.9"], 1, "is no ending"),
        (["start", "8E CASA", "--end", "44.2"], 2, "do not go together"),
        (["start", "--end", "44.2"], 1, "tiles left on a rack are not known"),
        (["start", "8E CASA", "--list", "mine"], 1, "there is no list 'mine'"),
    ],
)
def test_errors(tapete, line, code, words):
    found, _, err = tapete("score", "scrabble", *line)
    assert (found, words in err) == (code, True), err


def test_an_accepted_irregular_play(tapete):
    report = json.loads(tapete("score", "scrabble", "start", "8A CASA", "--accept", "--json")[1])
    play = report["turns"][0]["play"]
    assert (play["legal"], [fault["clause"] for fault in play["faults"]]) == (False, ["20"])


def test_a_game_from_a_file(tapete, tmp_path):
    file = tmp_path / "game.gcg"
    file.write_text(
        "#player1 alba Alba\n#player2 bruno Bruno\n>alba: CASAOSE 8E CASA +12 12\n>bruno: E - +0 0\n"
        "#ending 44.5\n",
        encoding="utf-8",
    )
    report = json.loads(tapete("score", "scrabble", str(file), "--json")[1])
    assert (report["final"]["scores"], report["players"], report["remarks"]) == (
        [12, 0],
        ["Alba", "Bruno"],
        [],
    )


def test_the_score_sheet(tapete):
    out = tapete("score", "scrabble", "start A/Z", "--sheet", "--", "-", "-", "-", "-")[1]
    assert " ".join(out.split()) == "1 2 1 - P 0 - P 0 2 - P 0 - P 0 3 44.2 -1 -1 44.2 -10 -10"


def test_the_best_moves(tapete, tmp_path):
    file = tmp_path / "club.txt"
    file.write_text("casa\nasas\n", encoding="utf-8")
    tapete("lexicon", "build", str(file))
    report = json.loads(
        tapete("score", "scrabble", "start CASA/", "--best", "3", "--list", "club", "--json")[1]
    )
    assert [move["points"] for move in report["best"]] == [12, 12, 12]


def test_lists(tapete, tmp_path):
    file = tmp_path / "club.txt"
    file.write_text("casa\nchorro\nsol\n", encoding="utf-8")
    assert tapete("lexicon", "list")[1].startswith("There is no list yet")
    report = json.loads(tapete("lexicon", "build", str(file), "--json")[1])
    assert (report["list"], report["words"], report["official"]) == ("club", 3, False)
    assert report["tiles"] == {"3": 1, "4": 2}
    code, out, _ = tapete("lexicon", "check", "CASA", "CHORRO", "--list", "club")
    assert (code, out.strip()) == (0, "Valid play, by the list club.")
    found = json.loads(tapete("lexicon", "check", "CASA", "XX", "--list", "club", "--json")[1])
    assert found["valid"] is False
    assert json.loads(tapete("lexicon", "check", "XX", "--list", "club", "--in", "xx", "--json")[1])["valid"]
    assert json.loads(tapete("lexicon", "check", "XX", "--no-list", "--json")[1])["valid"] is None
    assert tapete("lexicon", "words", "--list", "club", "--tiles", "4")[1].split() == ["CASA", "CHORRO"]
    assert json.loads(tapete("lexicon", "info", "club", "--json")[1])["words"] == 3
    played = json.loads(tapete("score", "scrabble", "start", "8E CASA", "--list", "club", "--json")[1])
    assert played["verdicts"][0]["valid"] is True


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"casa\nkiwi\n", "line 2: 'kiwi' has 'K', which is on no tile"),
        ("año\n".encode("latin-1"), "is not in utf-8 (line 1)"),
    ],
)
def test_lists_that_cannot_be(tapete, tmp_path, content, words):
    file = tmp_path / "club.txt"
    file.write_bytes(content)
    code, _, err = tapete("lexicon", "build", str(file))
    assert (code, words in err) == (1, True), err
    assert tapete("lexicon", "list", "--json")[1].strip() == "[]"
