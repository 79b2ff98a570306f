"""What every page works with: the books, the journal, and what makes this site itself."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping
from dataclasses import dataclass

from starlette.requests import Request

from tapete.journal import Journal
from tapete.language import speaker
from tapete.law import Rulebook, UnknownBook
from tapete.minutes import Minutes
from tapete.text import N_, Speaker
from tapete.web.live import Live

__all__ = ["Site", "site_of"]


@dataclass(frozen=True)
class Site:
    """One running Tapete."""

    books: Mapping[str, Rulebook]
    journal: Journal
    minutes: Minutes
    live: Live
    secret: bytes
    address: str  # where phones reach it; empty where only the request can tell

    @property
    def instance(self) -> str:
        """A name for cookies: browsers send them to every port of a computer, also to another Tapete's."""
        return hashlib.sha256(b"instance" + self.secret).hexdigest()[:8]

    def token(self, visitor: str) -> str:
        """What a form of this visitor has to carry."""
        return hmac.new(self.secret, visitor.encode(), hashlib.sha256).hexdigest()[:32]

    def book(self, id: str) -> Rulebook:
        """The rule book of this name."""
        if id not in self.books:
            raise UnknownBook(
                N_("there is no rule book {book}: there are {books}"),
                book=repr(id),
                books=", ".join(self.books),
            )
        return self.books[id]

    def speaker(self, language: str, book: str = "") -> Speaker:
        """Who says the texts of the pages and of a book; those of a book no longer here stay as written."""
        rooms = self.books[book].texts if book in self.books else ()
        return speaker(language, "web", *rooms)


def site_of(request: Request) -> Site:
    """The site that the request came to."""
    site = request.app.state.site
    assert isinstance(site, Site)
    return site
