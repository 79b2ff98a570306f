"""Every case of the casebook, played line by line; its own `expect` lines say what must come out."""

from pathlib import Path

import pytest

from tapete.scrabble.table.script import BadScript, play

CASES = sorted((Path(__file__).parents[3] / "docs" / "casebook" / "scrabble-file-2024").glob("*.txt"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_case(case):
    text = case.read_text(encoding="utf-8")
    assert any(line.startswith("expect ") for line in text.splitlines())
    script = play(text)
    assert script.title
    # Undo and replay: the acts alone lead to the same table, from wherever one goes on.
    table = script.table
    assert table.start.replay(table.acts) == table
    half = len(table.acts) // 2
    assert table.back(half).replay(table.acts[len(table.acts) - half :]) == table


def test_the_casebook_is_a_book_with_a_game_of_each_ending():
    assert len(CASES) >= 60
    endings = {play(c.read_text(encoding="utf-8")).table.ending.clause for c in CASES if "game-" in c.stem}
    assert endings == {"44.1", "44.2", "44.3", "44.4", "44.5"}


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("A passes\nexpect turn B", 2, "turn is A"),
        ("expect nothing 3", 1, "nothing is called"),
        ("refused A passes", 1, "expected to be refused"),
        ("rules scrabble-2099\nA passes", 1, "no rules for Scrabble"),
        ("time 99:99", 1, "is no time"),
        ("players Alba", 1, "two names"),
        ("A lays 16A CASA", 1, "off the board"),
        ("C passes", 1, "is no player"),
        ("B passes", 1, "it is the turn of player A"),
        ("A passes\nyes play_valid", 2, "nobody asks"),
        ("at 1:00\nat 0:59", 2, "cannot run backwards"),
        ("A draws 90", 1, "cannot draw"),
        ("A holds ABC", 1, "tiles on the rack"),
        ("back 3", 1, "cannot be taken back"),
        ("arbiter 99 A", 1, "99"),
    ],
)
def test_a_wrong_line_is_named_with_its_reason(text, line, words):
    with pytest.raises(BadScript, match=words) as wrong:
        play(text)
    assert wrong.value.line == line
    assert "\n" not in str(wrong.value)
