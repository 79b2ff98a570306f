"""The addresses of the pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from urllib.parse import quote, urlencode

from tapete.law import Rulebook, UnknownClause

__all__ = ["Answers", "book_url", "chart_url", "clause_url", "query", "rule_url", "ruling_url"]

Answers = Mapping[str, str | Sequence[str]]


def query(answers: Answers, **more: str) -> str:
    """The answers as the end of an address; a list starts with an empty part, so that it may be empty."""
    pairs: list[tuple[str, str]] = []
    for key, answer in answers.items():
        pairs += [(key, part) for part in ((answer,) if isinstance(answer, str) else ("", *answer))]
    pairs += more.items()
    return "?" + urlencode(pairs) if pairs else ""


def book_url(book: str, article: str = "") -> str:
    """The contents of a book, or one article."""
    return f"/laws/{quote(book)}" + (f"/{quote(article, safe='')}" if article else "")


def clause_url(book: Rulebook, reference: str) -> str:
    """The place of a clause or an article; empty where the book does not have it."""
    try:
        article = book.article(reference)
    except UnknownClause:
        return ""
    return book_url(book.id, article.id) + (f"#{quote(reference)}" if reference in book.clauses else "")


def chart_url(book: str, article: str, end: str = "", answers: Answers | None = None, **more: str) -> str:
    """The flowchart of a procedure: its page, or the file with that ending."""
    return f"{book_url(book, article)}/diagram{end}{query(answers or {}, **more)}"


def rule_url(book: str, article: str, answers: Answers | None = None, **more: str) -> str:
    """A procedure with the answers given so far."""
    return f"/rule/{quote(book)}/{quote(article, safe='')}{query(answers or {}, **more)}"


def ruling_url(id: str) -> str:
    """A ruling that was given."""
    return f"/rulings/{quote(id, safe='')}"
