from __future__ import annotations

import sys

import pytest

from tapete.bridge.laws1997 import LAWS_1997
from tapete.law import ContinueUnder, Instruction, Question, coverage, explore

CLAUSES = {
    "9": "A1 A2a A2b A2b1 A2b2 B1a B1b B1c B1d B2 C",
    "10": "A B C1 C2",
    "11": "A B1 B2 C",
    "12": "A A1 A2 A3 B C1 C2 C3",
    "16": ". A A1 A2 B B1 B2 B3 C C1 C2",
    "17": "A B C D E",
    "18": "A B C D E F",
    "19": "A1 A2 A3 B1 B2 B3 C D",
    "20": "A B C1 C2 D E F1 F2",
    "21": "A B1 B2 B3",
    "22": "A B",
    "23": ".",
    "24": ". A B C",
    "25": "A B B1 B2 B2a B2b B2b1 B2b2 B2c",
    "26": ". A1 A2 B",
    "27": "A B B1a B1b B2 B3 C",
    "28": "A B",
    "29": "A B C",
    "30": "A B1 B2a B2b B3 C",
    "31": "A A1 A2 A2a A2b B",
    "32": ". A B B1 B2",
    "33": ".",
    "34": ".",
    "35": ". A B C D",
    "36": ".",
    "37": ".",
    "38": ".",
    "39": ". A B",
    "72": "A1 A2 A3 A4 A5 A6 B1 B2 B3 B4",
}


def test_articles_stand_in_the_order_of_the_book():
    numbers = [int(article) for article in LAWS_1997.articles]
    assert numbers == sorted(numbers)


@pytest.mark.parametrize("article", CLAUSES)
def test_clauses_are_those_that_the_book_prints(article):
    # A point stands for the words before the first letter.
    printed = [article + part.strip(".") for part in CLAUSES[article].split()]
    assert [clause.id for clause in LAWS_1997.articles[article].clauses] == printed


def test_every_clause_lives_somewhere():
    assert [covered.clause.id for covered in coverage(LAWS_1997) if not covered.where] == []


def test_clauses_and_articles_can_be_found_by_words():
    assert "27B1a" in {hit.clause.id for hit in LAWS_1997.search("lowest sufficient") if hit.clause}


@pytest.mark.parametrize(
    "name",
    [
        "11",
        "12",
        "16A",
        "16B",
        "16C",
        "17D",
        "21",
        "21B3",
        "22",
        "23",
        "24",
        "25",
        "26",
        "27",
        "27B1b",
        "30",
        "31",
        "32",
        "36",
        "37",
        "38",
        "39",
        "72B1",
    ],
)
def test_procedures_end_in_rulings_of_their_own(name):
    for ruling in explore(LAWS_1997.procedure(name)).rulings:
        assert not any(isinstance(effect, ContinueUnder) for effect in ruling.effects)


def test_reviews_that_rulings_order_are_procedures():
    ordered = {
        duty.clause
        for procedure in LAWS_1997.procedures.values()
        for ruling in explore(procedure).rulings
        for duty in ruling.duties
    }
    assert ordered == {"16C", "17D", "21B3", "23", "24", "27", "27B1b", "72B1"}
    assert ordered <= set(LAWS_1997.procedures)


def test_no_question_and_no_step_is_left_over():
    nodes = [node for procedure in LAWS_1997.procedures.values() for node in explore(procedure).nodes]
    used = {getattr(node, "question", None) or getattr(node, "instruction", None) for node in nodes}
    for name, module in sys.modules.items():
        if name.startswith("tapete.bridge.laws1997."):
            for value in vars(module).values():
                if isinstance(value, (Question, Instruction)):
                    assert value in used
