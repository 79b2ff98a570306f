"""Every case of the casebook, played line by line; its own `expect` lines say what must come out."""

from pathlib import Path

import pytest

from tapete.tarot.table.report import diagram, story, table_report
from tapete.tarot.table.script import BadScript, parse_act, play, print_act

CASES = sorted((Path(__file__).parents[2] / "docs" / "casebook" / "tarot-fft").glob("*.txt"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_case(case):
    text = case.read_text(encoding="utf-8")
    assert sum(line.startswith(("expect ", "refused ")) for line in text.splitlines()) >= 2
    script = play(text)
    assert script.title
    table = script.table
    # Undo and replay: the acts alone lead to the same table.
    assert table.start.replay(table.acts) == table
    for act in table.acts:
        assert parse_act(print_act(act), table.form) == act
    assert table_report(table)["phase"] == table.phase.value
    assert len(list(story(script.tables))) >= len(table.acts)
    assert diagram(table)


def test_the_casebook_is_a_book():
    assert len(CASES) >= 40


def test_an_expectation_that_fails_names_its_line():
    with pytest.raises(BadScript) as wrong:
        play("rules tarot-fft\nE garde\nexpect turn W")
    assert wrong.value.line == 3
    assert "turn is N" in str(wrong.value)


@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("rules bridge-2017", "no rules for tarot"),
        ("refused E garde", "expected to be refused"),
        ("E garde\nN flies", "neither a bid nor a card"),
        ("E garde\nexpect weather fine", "nothing is called"),
        ("players 4\nE garde\n5 pass", "does not sit"),
        ("E", "say what E does"),
        ("E looks", "something is missing"),
        ("E looks 1", "trick 1 has not been played"),
        ("E garde\nN pass\nW pass\nS pass\nN ecart 6", "makes no écart"),
        ("yes called_at_once", "nobody asks"),
        ("marks 1 2", "a sheet has 4 marks"),
        ("marks a b c d", "is no mark"),
        ("attack counts many 2", "is no number of points"),
        ("taker N garde\nE gives S2", "no card is owed"),
        ("E calls HR", "calls no card"),
    ],
)
def test_a_wrong_line_is_said(script, why):
    with pytest.raises(BadScript, match=why):
        play(script)
