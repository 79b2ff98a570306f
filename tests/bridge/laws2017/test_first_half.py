"""Introduction, definitions and Laws 1 to 39 of 2017: every clause, in order, and where it lives."""

from __future__ import annotations

import pytest

from tapete.bridge.laws2017 import LAWS_2017
from tapete.law import Kind, coverage, explore

# A point stands for the words before the first letter.
CLAUSES = {
    "1": "A B C",
    "2": ".",
    "3": ".",
    "4": ".",
    "5": "A B",
    "6": "A B C D1 D2 D3 E1 E2 E3 E4 F",
    "7": "A B1 B2 B3 C D",
    "8": "A1 A2 B1 B2 C",
    "9": "A1 A2 A3 A4 A5 B1a B1b B1c B1d B2 C",
    "13": "A A1 A2 B B1 B2 C D",
    "14": "A A1 A2 A3 B B1 B2 B3 B4 C",
    "15": "A1 A2a A2b A2c A3 A4 B B1 B2 B3",
    "17": "A B C D1 D2 D3",
    "20": "A B C1 C2 D E F1 F2 F3 F4a F4b F5a F5b F5b(i) F5b(ii) F6 G1 G2 G3",
    "21": "A B1a B1b B2 B3",
    "22": "A B",
    "24": ". A B C D E",
    "33": ".",
    "34": ".",
    "35": "A B C D",
    "36": "A B1 B2 B3 B4 C",
    "37": "A B1 B2",
    "38": "A B C D",
    "39": "A B C",
}
PROCEDURES = (
    "6D", "13", "13A2", "13B1", "13C", "14", "15", "15A", "15A3", "15B", "17D3", "20F", "20G", "21", "21B3",
    "22", "24", "24E", "33", "34", "35", "37", "38", "39",
)  # fmt: skip
DEFINED = (
    "call", "bid", "honour", "dummy", "declarer", "presumed", "withdrawn", "unintended", "rectification",
    "artificial",
)  # fmt: skip


def test_articles_stand_in_the_order_of_the_book():
    articles = [article for article in LAWS_2017.articles if not article.isdigit() or int(article) < 40]
    assert articles == ["Intro", "Def", *map(str, range(1, 40))]


@pytest.mark.parametrize("article", CLAUSES)
def test_clauses_are_those_that_the_book_prints(article):
    printed = [article + part.strip(".") for part in CLAUSES[article].split()]
    assert [clause.id for clause in LAWS_2017.articles[article].clauses] == printed


@pytest.mark.parametrize("word", DEFINED)
def test_words_are_defined(word):
    assert LAWS_2017.clause(f"Def-{word}").kind is Kind.DEFINITION


def test_definitions_stand_by_the_alphabet():
    titles = [clause.title.casefold() for clause in LAWS_2017.articles["Def"].clauses]
    assert titles == sorted(titles)


@pytest.mark.parametrize("article", ["Intro", "Def", *CLAUSES])
def test_clauses_point_to_clauses_and_can_be_found(article):
    for clause in LAWS_2017.articles[article].clauses:
        assert clause.words, clause.id
        for other in clause.see:
            LAWS_2017.article(other)
        first, *_ = clause.words.split(",")
        assert clause in [hit.clause for hit in LAWS_2017.search(first)]


def test_every_clause_of_these_laws_lives_somewhere():
    mine = {clause.id for article in CLAUSES for clause in LAWS_2017.articles[article].clauses}
    gaps = [covered.clause.id for covered in coverage(LAWS_2017) if not covered.where]
    assert mine.isdisjoint(gaps)


@pytest.mark.parametrize("name", PROCEDURES)
def test_procedures_ask_nothing_in_vain_and_give_their_reasons(name):
    graph = explore(LAWS_2017.procedure(name))
    assert not graph.idle
    assert all(ruling.because for ruling in graph.rulings)
    assert graph.ways <= 20


def test_reviews_and_later_rulings_are_procedures():
    ordered = {
        duty.clause
        for name in PROCEDURES
        for ruling in explore(LAWS_2017.procedure(name)).rulings
        for duty in ruling.duties
    }
    later = {"49", "62"}  # a card put back during the play (14B4)
    assert ordered == later | {
        "13A2", "13B1", "13C", "15A3", "16B", "16D", "20F", "21", "21B3", "24E", "72C", "90"
    }  # fmt: skip
    assert ordered - later <= set(LAWS_2017.procedures)
