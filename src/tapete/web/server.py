"""The server that runs the application."""

from __future__ import annotations

import socket
from collections.abc import Callable

import uvicorn
from starlette.applications import Starlette

from tapete.web.live import Live

__all__ = ["Server"]


class Server(uvicorn.Server):
    """uvicorn, which ends the event streams before it waits for the requests that are under way.

    Without that every open page would hold a shutdown up until the time-out. `ready` is called when the
    first page can be asked for.
    """

    def __init__(self, app: Starlette, ready: Callable[[], object] | None = None) -> None:
        super().__init__(
            uvicorn.Config(
                app, log_level="warning", timeout_graceful_shutdown=3, server_header=False, ws="none"
            )
        )
        live = app.state.site.live
        assert isinstance(live, Live)
        self._live = live
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._ready is not None:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._live.close()
        await super().shutdown(sockets)
