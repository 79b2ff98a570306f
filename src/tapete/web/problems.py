"""What went wrong, as a page of one clear sentence, or as JSON for programs."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tapete.journal import JournalError
from tapete.law import LawError, UnknownBook, UnknownClause, WrongAnswer
from tapete.text import N_, Problem, Text, sentence
from tapete.web.page import page, say_for

__all__ = ["Refused", "handlers", "problem_page", "status_of"]


class Refused(Problem):
    """A request that is not granted, with its HTTP status."""

    def __init__(self, status: int, template: str, **values: object) -> None:
        super().__init__(template, **values)
        self.status = status


_STATUS: tuple[tuple[type[Problem], int], ...] = (
    (UnknownBook, 404),
    (UnknownClause, 404),
    (WrongAnswer, 400),
    (LawError, 500),
    (JournalError, 503),
)


def status_of(problem: Problem) -> int:
    """The HTTP status for a problem."""
    if isinstance(problem, Refused):
        return problem.status
    return next((status for kind, status in _STATUS if isinstance(problem, kind)), 500)


def problem_page(request: Request, problem: Problem) -> Response:
    """The page that says what is wrong."""
    return _answer(request, problem.label, status_of(problem))


def _answer(request: Request, label: Text, status: int) -> Response:
    if request.url.path.startswith("/api/"):
        return JSONResponse({"error": sentence(label, say_for(request))}, status)
    return page(request, "problem.html", status=status, label=label, code=status)


async def _problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return problem_page(request, error)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        path = request.url.path
        return _answer(
            request, Text.of(N_("there is no page {path}: start from the arbiter's page"), path=path), 404
        )
    response = _answer(
        request, Text.of(N_("this page cannot do that ({reason})"), reason=error.detail), error.status_code
    )
    response.headers.update(error.headers or {})
    return response


async def _bug(request: Request, error: Exception) -> Response:
    # Starlette logs it. Its own error page stands outside the guard, so the headers are set here.
    from tapete.web.guard import SECURE  # noqa: PLC0415 - the guard shows problems too

    response = _answer(
        request, Text.of(N_("Tapete made a mistake here; nothing was recorded: go back and try again")), 500
    )
    response.headers.update(SECURE)
    return response


handlers = {Problem: _problem, HTTPException: _http, Exception: _bug}
