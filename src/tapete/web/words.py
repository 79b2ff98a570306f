"""The check page: whether a Scrabble play is valid, one answer for all its words (art. 39, 41)."""

from __future__ import annotations

from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tapete.language import speaker
from tapete.scrabble.lexicon import DEFAULT, NO_LIST, Lexicon, Store, Verdict
from tapete.text import Problem
from tapete.web.page import page, spoken
from tapete.web.tongue import tongue

__all__ = ["routes"]

MOST = 20  # words that one play can form


@lru_cache(maxsize=4)
def _opened(name: str, digest: str) -> Lexicon:
    return Store().open(name)


def opened(name: str) -> Lexicon:
    """The list of this name, read once for as long as it is the same."""
    return NO_LIST if not name else _opened(name, Store().info(name).digest)


def words(request: Request) -> Response:
    """The form, and the verdict on the words that the address carries."""
    asked = request.query_params.get("words", "").split()[:MOST]
    names = Store().names()
    chosen = request.query_params.get("list", DEFAULT if DEFAULT in names else "")
    verdict: Verdict | None = None
    problem: Problem | None = None
    try:
        if asked:
            verdict = opened(chosen).verdict(asked)
    except Problem as error:
        problem = error
    language = tongue(request)
    return page(
        request,
        "words.html",
        status=404 if problem else 200,
        **spoken(speaker(language, "web", "scrabble"), language),
        asked=" ".join(asked),
        names=names,
        chosen=chosen,
        verdict=verdict,
        problem=problem,
    )


routes = [Route("/words", words)]
