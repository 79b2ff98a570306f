"""The second half of the book: every clause that it prints, in its order, found by name and by words."""

from __future__ import annotations

import re

import pytest

from tapete.bridge.laws2017 import LAWS_2017

CLAUSES = {
    "12": "A A1 A2 A3 B1 B2 C1a C1b C1c C1d C1e C1e(i) C1e(ii) C2a C2b C2c C2d C3 C4",
    "40": (
        "A1a A1b A2 A3 A4 B1a B1b B1c B2a(i) B2a(ii) B2a(iii) B2a(iv) B2a(v) B2b B2c B2c(i) B2c(ii) "
        "B2c(iii) B2c(iv) B2d B3a B3b B4 B5a B5b C1 C2"
    ),
    "41": "A B C D",
    "42": "A1 A2 A3 B B1 B2 B3",
    "43": "A1a A1b A1c A2a A2b A2c A3 B1 B2a B2b B3",
    "44": "A B C D E F G",
    "45": "A B C1 C2a C2b C3 C4a C4b C5 D1 D2 E1 E2 F G",
    "46": "A B B1a B1b B1c B2 B3a B3b B4 B5",
    "47": "A B C D E1 E2a E2b F1 F2",
    "48": "A B1 B2",
    "49": ".",
    "50": ". A B C D D1a D1b D2 D2a D2b E1 E2 E3 E4",
    "51": "A B1a B1b B2a B2b B2c",
    "52": "A B1a B1b B1c B2",
    "53": "A B C",
    "54": ". A B B1 B2 C D E",
    "55": "A B1 B2 C",
    "56": "A B",
    "57": "A A1 A2 A3 A4 B C1 C2 C3 D",
    "58": "A B1 B2 B3 B4",
    "59": ".",
    "60": "A1 A2 A3 B C",
    "61": "A B1 B2a B2b B3 C",
    "62": "A B B1 B2 C1 C2 C3 D1 D2",
    "63": "A1 A2 A3 A4 B",
    "64": "A1 A2 B B1 B2 B3 B4 B5 B6 B7 B8 C1 C2a C2b",
    "65": "A B1 B2 B3 C D",
    "66": "A B C D",
    "67": "A A1 A2 B B1 B1a B1b B2a B2b B3",
    "68": ". A B1 B2 C D D1 D2 D2a D2b D2b(i) D2b(ii)",
    "69": "A B B1 B2",
    "70": "A B1 B2 B3 C C1 C2 C3 D1 D2 E1 E2",
    "71": ". A B",
    "73": "A1 A2 B1 B2 C1 C2 D1 D2 E1 E2",
    "74": "A1 A2 A3 B1 B2 B3 B4 B5 C1 C2 C3 C4 C5 C6 C7 C8",
    "75": ". A B1 B2 B3 C D1 D2 D3",
    "76": "A1 A2 B1 B2 B3 B4 B5 C1 C2 D",
    "77": ".",
    "78": "A B C D",
    "79": "A1 A2 B B1 B2 B3 C1 C2",
    "80": "A1a A1b A1c A2 A3 B1 B2 B2a B2b B2c B2d B2e B2f B2g(i) B2g(ii) B2h B2i B2j B2k B2l",
    "81": "A B1 B2 C C1 C2 C3 C4 C5 C6 C7 C8 D",
    "82": "A B1 B2 B3 C",
    "83": ".",
    "84": ". A B C D",
    "85": ". A1 A2 B",
    "86": "A B1 B2 B2a B2b B2c B3",
    "87": "A B C",
    "88": ".",
    "89": ".",
    "90": "A B B1 B2 B3 B4 B5 B6 B7 B8",
    "91": "A B",
    "92": "A B C D D1 D2",
    "93": "A B1 B2 B3 C1 C2 C3a C3b",
}
# Law 77 and the table of Law 78 print cells, to which Tapete gives names.
CELLS = re.compile(r"77\..+|78B\..+")


@pytest.mark.parametrize("article", CLAUSES)
def test_clauses_are_those_that_the_book_prints(article):
    # A point stands for the words before the first letter.
    printed = [article + part.strip(".") for part in CLAUSES[article].split()]
    there = [clause.id for clause in LAWS_2017.articles[article].clauses if not CELLS.fullmatch(clause.id)]
    assert there == printed


def test_laws_stand_in_the_order_of_the_book_and_none_is_missing():
    numbers = [int(article) for article in LAWS_2017.articles if article.isdecimal()]
    assert numbers == sorted(numbers)
    assert [number for number in numbers if number >= 40] == list(range(40, 94))


@pytest.mark.parametrize("article", CLAUSES)
def test_clauses_refer_to_clauses_that_exist(article):
    for clause in LAWS_2017.articles[article].clauses:
        assert clause.title
        assert clause.text
        for reference in clause.see:
            assert LAWS_2017.under(reference), f"{clause.id} sees {reference}"


@pytest.mark.parametrize(
    ("words", "clause"),
    [("revoke two tricks", "64A1"), ("trump unaware", "70C2"), ("finesse", "70E1"), ("kibitzer", "76B1"),
     ("penalty card minor", "50C"), ("slip of the tongue", "45C4b"), ("correction period", "79C1"),
     ("frivolous", "92A"), ("substitute board", "86B2a"), ("Neuberg", "87B"), ("weighted", "12C1c")],
)  # fmt: skip
def test_clauses_are_found_by_the_words_of_players(words, clause):
    assert clause in {hit.clause.id for hit in LAWS_2017.search(words) if hit.clause}


def test_a_number_finds_its_law_first():
    assert LAWS_2017.search("64")[0].article.id == "64"
    assert LAWS_2017.search("Law 64 A 1")[0].clause.id == "64A1"


def test_what_gives_scores_can_be_walked():
    for article in ("12", "12C2", "81C5", "82", "82C", "84", "85", "86A", "86B", "87", "88", "89", "90"):
        assert LAWS_2017.procedure(article).article == article
