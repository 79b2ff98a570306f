"""The same for programs, as JSON."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from tapete.law import coverage
from tapete.law.report import article_report, book_report, consultation_report
from tapete.web.diagram import asked_for
from tapete.web.page import say_for
from tapete.web.rulings import minute_of
from tapete.web.site import site_of
from tapete.web.walk import answers_in

__all__ = ["routes"]


def books(request: Request) -> JSONResponse:
    """The rule books."""
    return JSONResponse(
        [{"book": b.id, "title": say_for(request, b)(b.title)} for b in site_of(request).books.values()]
    )


def book(request: Request) -> JSONResponse:
    """The contents of a book."""
    found = site_of(request).book(request.path_params["book"])
    return JSONResponse(book_report(found, say_for(request, found)))


def article(request: Request) -> JSONResponse:
    """An article with its clauses."""
    found = site_of(request).book(request.path_params["book"])
    return JSONResponse(
        article_report(found.article(request.path_params["article"]), say_for(request, found))
    )


def rule(request: Request) -> JSONResponse:
    """How far a procedure comes with the answers of the address."""
    found, law = asked_for(request)
    return JSONResponse(consultation_report(law(answers_in(request.query_params)), say_for(request, found)))


def rulings(request: Request) -> JSONResponse:
    """The rulings given, the newest first."""
    return JSONResponse([msgspec.to_builtins(minute) for minute in site_of(request).minutes])


def ruling(request: Request) -> JSONResponse:
    """One ruling."""
    return JSONResponse(msgspec.to_builtins(minute_of(request)))


def covered(request: Request) -> JSONResponse:
    """Where each clause of a book lives."""
    found = site_of(request).book(request.path_params["book"])
    return JSONResponse({"book": found.id, "clauses": [row.to_plain() for row in coverage(found)]})


routes = [
    Route("/api/laws", books),
    Route("/api/laws/{book}", book),
    Route("/api/laws/{book}/{article}", article),
    Route("/api/rule/{book}/{article}", rule),
    Route("/api/rulings", rulings),
    Route("/api/rulings/{id}", ruling),
    Route("/api/coverage/{book}", covered),
]
