"""The application: every route, behind the guard.

app = create_app(open_journal("tapete.db", EVENTS))
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

from tapete.books import rulebooks
from tapete.journal import Journal
from tapete.law import Rulebook
from tapete.minutes import Minutes
from tapete.web import api, diagram, events, home, laws, live, rule, rulings, words
from tapete.web.guard import Guard
from tapete.web.live import Live
from tapete.web.problems import handlers
from tapete.web.site import Site

__all__ = ["create_app"]

FACES = (home, laws, diagram, rule, rulings, events, live, api, words)


def create_app(
    journal: Journal,
    *,
    books: Iterable[Rulebook] | None = None,
    hosts: Iterable[str] = (),
    address: str = "",
    secret: bytes = b"",
) -> Starlette:
    """The pages over a journal.

    `hosts` are further names by which browsers may call; `address` is where phones find the arbiter's
    page; `secret` signs forms, and one that is kept lets a form that lies open outlive a restart.
    """
    shelf = {book.id: book for book in (rulebooks() if books is None else books)}
    site = Site(shelf, journal, Minutes(journal), Live(journal), secret or secrets.token_bytes(32), address)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        following = asyncio.create_task(site.live.run())
        try:
            yield
        finally:
            site.live.close()
            following.cancel()
            with suppress(asyncio.CancelledError):
                await following

    app = Starlette(
        routes=[
            *(route for face in FACES for route in face.routes),
            Mount("/static", StaticFiles(packages=[("tapete.web", "static")])),
        ],
        middleware=[
            Middleware(Guard, hosts=list(hosts)),
            Middleware(GZipMiddleware, compresslevel=5),  # streams of events pass as they are
        ],
        exception_handlers=handlers,
        lifespan=lifespan,
    )
    app.state.site = site
    return app
