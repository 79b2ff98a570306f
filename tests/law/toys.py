"""Small rule books and questions, made on the spot."""

from __future__ import annotations

from typing import Annotated, Any

from tapete.law import Kind, Question, Rulebook, Ruling, Within, question
from tapete.law.ruling import Note
from tapete.text import Choice


class Size(Choice):
    SMALL = "small", "small"
    MIDDLE = "middle", "of middle size"
    LARGE = "large", "large"


NUMBER = Annotated[int, Within(0, 3)]


def new_book() -> Rulebook:
    """A book with the articles 1 and 2, each with a clause A."""
    book = Rulebook("toy", "Toys", texts=())
    for number in "12":
        book.add_article(number, f"Article {number}").clause("A", Kind.MECHANICAL, "Clause", "Text.")
    return book


def asks(name: str, answer: Any = bool, cite: str = "1A") -> Question[Any, ..., Any]:
    """A question with this name and kind of answer, of which no table knows anything."""

    def observe(table: object) -> None:
        return None

    observe.__name__ = name
    observe.__annotations__["return"] = answer
    return question(f"{name}?", cite=cite)(observe)


def rules(words: str, cite: str = "1A") -> Ruling:
    """A ruling that says these words."""
    return Ruling.of(cite, Note(words))
