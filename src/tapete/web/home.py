"""The arbiter's page: what happened, the latest rulings, and the code that opens it on a phone."""

from __future__ import annotations

import io

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tapete.web.page import page, say_for
from tapete.web.rulings import latest
from tapete.web.site import site_of

__all__ = ["routes"]

SHOWN = 6  # of the latest rulings


def home(request: Request) -> Response:
    """The arbiter's page."""
    site = site_of(request)
    head, minutes, problem = latest(request)
    # The book of the newest ruling is the one that is played by tonight: it comes first and lies open.
    in_use = next((minute.given.book for minute in minutes if minute.given.book in site.books), "")
    books = sorted(site.books.values(), key=lambda book: book.id != in_use)
    return page(
        request,
        "home.html",
        books=[(book, say_for(request, book)) for book in books],
        in_use=in_use,
        head=head,
        minutes=[(minute, say_for(request, minute.given.book)) for minute in minutes[:SHOWN]],
        problem=problem,
        address=address(request),
    )


def address(request: Request) -> str:
    """Where a phone finds this page: under the name that was called, unless only this computer knows it."""
    name = request.url.hostname or ""
    known = site_of(request).address
    return known if known and (name == "localhost" or name.startswith("127.")) else str(request.base_url)


def qr(request: Request) -> Response:
    """The address as a code for the phone's camera."""
    drawn = io.BytesIO()
    segno.make(address(request), micro=False).save(
        drawn, kind="svg", xmldecl=False, omitsize=True, border=2, dark="#111111", light="#ffffff"
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-cache"})


routes = [Route("/", home), Route("/qr.svg", qr)]
