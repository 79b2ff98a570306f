"""A text of one's own beside ours: where each article begins. No law book says what is written here."""

from __future__ import annotations

import pytest

from tapete.law import Kind, Rulebook
from tapete.law.official import passages


def a_book(*articles):
    book = Rulebook("songs", "Songs", texts=())
    for article in articles:
        book.add_article(article, "Title").clause("", Kind.DEFINITION, "Title", "Text.")
    return book


BOOK = a_book("1", "2", "3", "27", "28")


@pytest.mark.parametrize(
    "heading",
    ["LEY 27", "Ley 27.", "LEGGE 27 - Canto", "Law 27", "Art. 27", "ARTÍCULO 27. Canto", "articolo 27: Canto",
     "### Artículo 27. **Canto.**", "<u>Loi 27.</u> Chant", "27.", "27. Song", "**27.** Song"],
)  # fmt: skip
def test_headings_are_recognised_by_their_number(heading):
    other = "28." if heading.strip("*").startswith("27") else "Law 28"
    text = f"Before.\n{heading}\nWho sings, sings.\n{other}\nNobody sings twice."
    found = passages(BOOK, text)
    assert found == {"27": f"{heading}\nWho sings, sings.", "28": f"{other}\nNobody sings twice."}


def test_a_reference_at_the_head_of_a_line_is_no_heading():
    text = (
        "Law 1\nSing as in\nLaw 27, or as\nLaw 28 says.\n\nLaw 2\nHum.\n\nLaw 27\nWhistle.\n\nLaw 28\nClap."
    )
    assert list(passages(BOOK, text)) == ["1", "2", "27", "28"]
    assert passages(BOOK, text)["1"].endswith("Law 28 says.")


def test_a_reference_that_looks_like_a_heading_is_out_of_order():
    text = "Law 1\nSing, see\nLaw 28\nand sing on.\n\nLaw 2\nHum.\n\nLaw 3\nBow.\n\nLaw 27\nClap."
    assert list(passages(BOOK, text)) == ["1", "2", "3", "27"]


@pytest.mark.parametrize("where", ["before", "after"])
def test_a_table_of_contents_is_not_the_text(where):
    contents = "Law 1 ... 4\nLaw 2, page 5\nLaw 27 Whistling **pag. 6**\n"
    body = "Law 1\nSing, and sing it well.\n\nLaw 2\nHum if you cannot sing.\n\nLaw 27\nWhistle.\n"
    found = passages(BOOK, contents + body if where == "before" else body + contents)
    assert found["1"] == "Law 1\nSing, and sing it well."
    assert found["2"] == "Law 2\nHum if you cannot sing."


def test_numbered_paragraphs_are_no_articles_where_articles_have_a_word():
    assert list(passages(BOOK, "Law 1\n1. Sing.\n2. Hum.\n3. Bow.\nLaw 27\n28. Clap.")) == ["1", "27"]


def test_an_article_that_our_book_does_not_have_ends_the_one_before():
    assert passages(BOOK, "Law 3\nBow.\nLaw 4\nSit.\nLaw 27\nClap.") == {
        "3": "Law 3\nBow.",
        "27": "Law 27\nClap.",
    }


def test_articles_of_other_books_are_not_numbers_alone():
    book = a_book("28.1", "28.1.2", "T4")
    text = "Art. 28.1\nSing.\nArt. 28.1.2\nHum.\nArt. T4\nClap."
    assert list(passages(book, text)) == ["28.1", "28.1.2", "T4"]


@pytest.mark.parametrize("text", ["", "\n", "Sing.", "Law", "Law IX\nSing.", "Law 27A\nSing."])
def test_a_text_without_articles(text):
    assert passages(BOOK, text) == {}
