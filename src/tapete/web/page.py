"""How a page is made: one template, in the reader's language."""

from __future__ import annotations

import hashlib
from datetime import datetime
from functools import cache
from importlib import resources
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import HTMLResponse

from tapete.language import LANGUAGES
from tapete.law import Rulebook
from tapete.text import Speaker, Text, phrase, sentence
from tapete.web import links
from tapete.web.site import site_of
from tapete.web.tongue import LANGUAGE, remember, tongue

__all__ = ["page", "say_for"]


@cache
def environment() -> Environment:
    """The templates, with what all of them use."""
    made = Environment(
        loader=PackageLoader("tapete.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals |= {
        "book_url": links.book_url,
        "clause_url": links.clause_url,
        "chart_url": links.chart_url,
        "rule_url": links.rule_url,
        "ruling_url": links.ruling_url,
        "static": static,
        "languages": LANGUAGES,
    }
    return made


def say_for(request: Request, book: Rulebook | str = "") -> Speaker:
    """Who says the texts of this page and this book to the reader."""
    return site_of(request).speaker(tongue(request), book.id if isinstance(book, Rulebook) else book)


def page(
    request: Request, template: str, *, book: Rulebook | str = "", status: int = 200, **context: Any
) -> HTMLResponse:
    """The page, said in the reader's language with the words of the book."""
    language = tongue(request)
    words = {
        **spoken(say_for(request, book), language),
        "language": language,
        "in_language": lambda code: f"?{request.url.include_query_params(**{LANGUAGE: code}).query}",
        "here": request.url.path,
        "site": site_of(request),
    }
    response = HTMLResponse(environment().get_template(template).render(words | context), status)
    response.headers["Content-Language"] = language
    response.headers["Vary"] = "Cookie, Accept-Language"
    # The back button shows a page as it was, also when the network is gone; a reload asks again.
    response.headers["Cache-Control"] = "private, no-cache"
    remember(request, response)
    return response


def spoken(say: Speaker, language: str) -> dict[str, Any]:
    """What the templates say texts with; `_` and `n_` also mark them for the catalogues."""

    def when(at: datetime) -> str:
        from babel.dates import format_datetime  # noqa: PLC0415 - only pages with a time need it

        return format_datetime(at.astimezone(), "d MMM y, HH:mm", locale=language)

    def whole(value: object) -> str:
        said = sentence(value, say)
        return said if said.endswith((".", "!", "?")) else said + "."

    return {
        "_": lambda text, **values: phrase(Text.of(text, **values), say),
        "n_": lambda one, many, n: say.plural(one, many, n).format(n=n),
        "phrase": lambda value: phrase(value, say),
        "sentence": lambda value: sentence(value, say),
        "whole": whole,
        "say": say,
        "when": when,
    }


@cache
def static(name: str) -> str:
    """The address of a file of ours, which changes when the file does."""
    content = (resources.files("tapete.web") / "static" / name).read_bytes()
    return f"/static/{name}?v={hashlib.sha256(content).hexdigest()[:10]}"
