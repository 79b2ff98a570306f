"""Every case of the casebook, played line by line; its own `expect` lines say what must come out."""

import re
from pathlib import Path

import pytest

from tapete.bridge.laws2017 import LAWS_2017
from tapete.bridge.table.script import BadScript, play
from tapete.law import paths

CASES = sorted((Path(__file__).parents[3] / "docs" / "casebook").glob("bridge-*/*.txt"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_case(case):
    text = case.read_text(encoding="utf-8")
    assert sum(line.startswith("expect ") for line in text.splitlines()) >= 2
    script = play(text)
    assert script.title
    # Undo and replay: the acts alone lead to the same table.
    assert script.table.start.replay(script.table.acts) == script.table


# What a table never comes to: it lets no call be changed after the lead (25A5), and opens Law 26 only where
# a lead may be restricted.
NEVER = {("25A5", "25B2"), ("26A",), ("26B",)}


def rulings_of(case):
    for table in play(case.read_text(encoding="utf-8")).tables:
        yield from (ruling.citations for ruling in table.rulings)


def test_every_branch_of_laws_24_to_39_is_in_the_casebook():
    told = {citations for case in CASES for citations in rulings_of(case)}
    branches = {
        way.ruling.citations
        for article, law in LAWS_2017.procedures.items()
        if 24 <= law_of(article) <= 39
        for way in paths(law)
        if 24 <= law_of(way.ruling.citations[0]) <= 39
    }
    assert len(branches) > 40
    assert {" ".join(each) for each in branches - told - NEVER} == set()


def law_of(clause):
    return int(re.match(r"\d+", clause)[0])


def test_an_expectation_that_fails_names_its_line():
    with pytest.raises(BadScript) as wrong:
        play("N 1S\nexpect turn W")
    assert wrong.value.line == 2
    assert "turn is E" in str(wrong.value)


def test_what_is_not_refused_is_said():
    with pytest.raises(BadScript, match="expected to be refused"):
        play("refused N 1S")
    assert play("refused N agrees").table.acts == ()
