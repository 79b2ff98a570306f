"""Forms that change something: who may send them, and what they hold."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import Response

from tapete.text import N_
from tapete.web.problems import Refused
from tapete.web.site import site_of

__all__ = ["Ticket", "must_trust", "read_form"]

LARGEST = 64 * 1024


class Ticket:
    """What makes a form this visitor's: a cookie that only the browser knows, and its token in the form."""

    def __init__(self, request: Request) -> None:
        self.cookie = f"tapete-{site_of(request).instance}"
        self.visitor = request.cookies.get(self.cookie) or secrets.token_urlsafe(16)
        self.token = site_of(request).token(self.visitor)

    def give(self, response: Response) -> Response:
        """The response, with the cookie."""
        response.set_cookie(self.cookie, self.visitor, samesite="lax", httponly=True)
        return response


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a form; the last one wins where a name comes twice."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip()
    if kind != "application/x-www-form-urlencoded":
        raise Refused(415, N_("{kind} is no form: send application/x-www-form-urlencoded"), kind=repr(kind))
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > LARGEST:
            raise Refused(413, N_("this is longer than {n} bytes: shorten it"), n=LARGEST)
    try:
        pairs = parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=64, errors="strict")
    except ValueError:
        raise Refused(400, N_("this form cannot be read: send it from Tapete's own page")) from None
    # A browser sends the end of a line as two characters, and counts it as one.
    return {name: value.replace("\r\n", "\n") for name, value in pairs}


def must_trust(request: Request, form: Mapping[str, str]) -> None:
    """Raise `Refused` for a form that was not made for this visitor."""
    token = Ticket(request).token
    if not secrets.compare_digest(token.encode(), form.get("token", "").encode()):
        raise Refused(
            403, N_("this page lay open for too long, nothing was recorded: press the button again")
        )
