"""Every case of the casebook, played line by line; its own `expect` lines say what must come out."""

from pathlib import Path

import pytest

from tapete.bridge.table.script import BadScript, play

CASES = sorted((Path(__file__).parents[3] / "docs" / "casebook").glob("bridge-*/*.txt"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_case(case):
    text = case.read_text(encoding="utf-8")
    assert sum(line.startswith("expect ") for line in text.splitlines()) >= 2
    script = play(text)
    assert script.title
    # Undo and replay: the acts alone lead to the same table.
    assert script.table.start.replay(script.table.acts) == script.table


def test_the_casebook_is_a_book():
    assert len(CASES) >= 40


def test_an_expectation_that_fails_names_its_line():
    with pytest.raises(BadScript) as wrong:
        play("N 1S\nexpect turn W")
    assert wrong.value.line == 2
    assert "turn is E" in str(wrong.value)


def test_what_is_not_refused_is_said():
    with pytest.raises(BadScript, match="expected to be refused"):
        play("refused N 1S")
    assert play("refused N agrees").table.acts == ()
