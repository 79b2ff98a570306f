"""The server that runs the application."""

from __future__ import annotations

import socket

import uvicorn
from starlette.applications import Starlette

from tapete.web.live import Live

__all__ = ["Server"]


class Server(uvicorn.Server):
    """uvicorn, which ends the event streams before it waits for the requests that are under way.

    Without that every open page would hold a shutdown up until the time-out.
    """

    def __init__(self, app: Starlette) -> None:
        super().__init__(
            uvicorn.Config(
                app, log_level="warning", timeout_graceful_shutdown=3, server_header=False, ws="none"
            )
        )
        live = app.state.site.live
        assert isinstance(live, Live)
        self._live = live

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._live.close()
        await super().shutdown(sockets)
