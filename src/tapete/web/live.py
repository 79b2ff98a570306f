"""Live pages: a stream of events that says when the journal moved, and a page then asks for itself again.

A stream says only that something is new, never what: a page that slept or lost its network shows
the same as one that did not. Comments of a stream do not reach scripts, so the heartbeat is an event.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from starlette.requests import Request
from starlette.responses import StreamingResponse
from starlette.routing import Route

from tapete.journal import Journal, JournalClosed, JournalError

__all__ = ["Live", "routes"]

HEARTBEAT = 5.0  # seconds; a page that hears nothing for twelve opens the stream again
PATIENCE = 1.0  # seconds until a journal that cannot be read is asked again


class Live:
    """The newest position of the journal, for those who wait until it moves."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._moved = asyncio.Event()
        self.head = journal.head
        self.closed = False

    async def run(self) -> None:
        """Follow the journal until it or this is closed."""
        while not self.closed:
            try:
                with self._journal.follow(self.head) as follower:
                    async for recorded in follower:
                        self.head = recorded.position
                        self._wake()
            except JournalClosed:
                return
            except JournalError:
                # The minutes say what is wrong with the journal; here it is only asked again.
                await asyncio.sleep(PATIENCE)
            else:
                return

    def close(self) -> None:
        """End every stream."""
        self.closed = True
        self._wake()

    def _wake(self) -> None:
        self._moved.set()
        self._moved = asyncio.Event()

    async def stream(self, after: int) -> AsyncIterator[str]:
        """The events for one page that shows the journal as it was at the position."""
        yield "retry: 1000\n\n"
        while not self.closed:
            moved = self._moved
            if self.head > after:
                after = self.head
                yield f"id: {after}\nevent: moved\ndata: {after}\n\n"
                continue
            try:
                await asyncio.wait_for(moved.wait(), HEARTBEAT)
            except TimeoutError:
                yield "event: heartbeat\ndata:\n\n"


async def live(request: Request) -> StreamingResponse:
    """The stream for a page that shows the journal as it was at `?from=`."""
    seen = request.query_params.get("from", "")
    after = int(seen) if seen.isdecimal() and len(seen) < 19 else 0
    stream: AsyncIterator[str] = request.app.state.site.live.stream(after)
    return StreamingResponse(stream, media_type="text/event-stream", headers={"Cache-Control": "no-store"})


routes = [Route("/live", live)]
