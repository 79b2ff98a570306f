"""The books: contents, search, and each article with its clauses."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from tapete.law import Article, Hit, Procedure, Rulebook, coverage
from tapete.web.links import clause_url
from tapete.web.page import page, say_for
from tapete.web.site import site_of

__all__ = ["procedures_of", "routes"]

MOST_HITS = 40


def library(request: Request) -> Response:
    """All books, or what a search finds in them."""
    words = request.query_params.get("q", "").strip()
    books = [
        (book, say_for(request, book), search(request, book, words))
        for book in site_of(request).books.values()
    ]
    return page(request, "library.html", books=books, words=words)


def contents(request: Request) -> Response:
    """The articles of a book, or what a search finds in it."""
    book = site_of(request).book(request.path_params["book"])
    words = request.query_params.get("q", "").strip()
    walked = {book.article(each).id for each in book.procedures}
    return page(
        request,
        "contents.html",
        book=book,
        rulebook=book,
        words=words,
        hits=search(request, book, words),
        walked=walked,
    )


def article(request: Request) -> Response:
    """One article; a clause leads to its place in the article."""
    book = site_of(request).book(request.path_params["book"])
    reference = request.path_params["article"]
    found = book.article(reference)
    if found.id != reference:
        under = book.under(reference)
        target = under[0].id if len(under) < len(found.clauses) else found.id
        return RedirectResponse(clause_url(book, target), 303)
    articles = list(book.articles.values())
    at = articles.index(found)
    return page(
        request,
        "article.html",
        book=book,
        rulebook=book,
        article=found,
        procedures=procedures_of(found),
        before=articles[at - 1] if at else None,
        after=articles[at + 1] if at + 1 < len(articles) else None,
    )


def covered(request: Request) -> Response:
    """Where each clause of a book lives: in code, in a question, in a ruling."""
    book = site_of(request).book(request.path_params["book"])
    return page(request, "coverage.html", book=book, rulebook=book, rows=coverage(book))


def procedures_of(article: Article) -> list[Procedure[object]]:
    """The procedures of an article and of its clauses."""
    book = article.book
    return [each for each in book.procedures.values() if book.article(each.article) is article]


def search(request: Request, book: Rulebook, words: str) -> tuple[Hit, ...]:
    """The best of what the words find."""
    return book.search(words, say_for(request, book))[:MOST_HITS]


routes = [
    Route("/laws", library),
    Route("/laws/{book}", contents),
    Route("/laws/{book}/{article}", article),
    Route("/coverage/{book}", covered),
]
