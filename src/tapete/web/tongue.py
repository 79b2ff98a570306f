"""The language of a page: asked for in the address, else remembered, else what the browser likes."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tapete.language import LANGUAGES, from_header
from tapete.web.site import site_of

__all__ = ["LANGUAGE", "remember", "tongue"]

LANGUAGE = "lang"  # the name in the address
_YEAR = 365 * 24 * 3600


def tongue(request: Request) -> str:
    """The code of the reader's language."""
    for wish in (request.query_params.get(LANGUAGE, ""), request.cookies.get(_cookie(request), "")):
        if wish in LANGUAGES:
            return wish
    return from_header(request.headers.get("accept-language", ""))


def remember(request: Request, response: Response) -> None:
    """Keep the language that the address asked for."""
    wish = request.query_params.get(LANGUAGE, "")
    if wish in LANGUAGES:
        response.set_cookie(_cookie(request), wish, max_age=_YEAR, samesite="lax", httponly=True)


def _cookie(request: Request) -> str:
    return f"tapete-{site_of(request).instance}-lang"
