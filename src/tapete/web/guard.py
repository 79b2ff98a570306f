"""The guard at the door: who may call, what may be sent from where, and what a page may do.

A foreign name that points at this computer is refused (DNS rebinding), and so is a form that another
site sends. Browsers tell plain-http addresses of a local network no `Sec-Fetch-Site`, so all rests on
`Origin`.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tapete.text import N_
from tapete.web.problems import Refused, problem_page

__all__ = ["SECURE", "Guard"]

SECURE = {
    # No `upgrade-insecure-requests` and no HSTS: on a club's network there is nothing but plain http.
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}
_SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """An application behind the guard."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str] = ()) -> None:
        name = socket.gethostname().lower()
        self.app = app
        self.hosts = {"localhost", name, f"{name}.local", *(host.lower() for host in hosts)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(SECURE)
            await send(message)

        request = Request(scope)
        refusal = self.refusal(request)
        if refusal is None:
            await self.app(scope, receive, guarded)
            return
        # The page must not be made with a name that is refused, which may not even be one.
        nameless = {**scope, "headers": [line for line in scope["headers"] if line[0] != b"host"]}
        await problem_page(Request(nameless), refusal)(scope, receive, guarded)

    def refusal(self, request: Request) -> Refused | None:
        """Why the request goes no further; None where it may."""
        host = request.headers.get("host", "")
        if not self.knows(name_in(f"//{host}")):
            return Refused(
                421,
                N_("{host} is no name of this Tapete: use its address, or start it with --name {host}"),
                host=host,
            )
        if request.method not in _SAFE and not same_origin(request.headers.get("origin", ""), host):
            return Refused(
                403, N_("this was sent from another site: open Tapete's own page and send it there")
            )
        return None

    def knows(self, host: str) -> bool:
        """Whether a browser may call by this name; rebinding needs a name, so numbers are fine."""
        try:
            ip_address(host)
        except ValueError:
            return host.lower() in self.hosts
        return True


def name_in(url: str) -> str:
    """The name of the host in an address; empty where there is none."""
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


def same_origin(origin: str, host: str) -> bool:
    """Whether the page that sends stands on the host that it sends to."""
    return origin.lower() in (f"http://{host.lower()}", f"https://{host.lower()}")
