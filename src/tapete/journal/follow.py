"""Following a journal: every event once, in order, as soon as it is recorded."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Self

from tapete.journal.errors import JournalClosed, StoreLocked, StoreUnavailable

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

    from tapete.journal.head import Head
    from tapete.journal.recorded import Recorded

# A store that is away is asked again this often.
_PATIENCE_SECONDS = 0.25


class Follower:
    """All events after a position, then each new one: `for` in a thread, `async for` in an event loop.

    It ends when it or the journal is closed. While the store cannot be reached it waits, and then goes on
    where it was.
    """

    def __init__(self, read: Callable[[int], list[Recorded]], head: Head, after: int) -> None:
        self._read = read
        self._head = head
        self._after = after
        self._ready: deque[Recorded] = deque()
        self._closed = False

    @property
    def position(self) -> int:
        """The position of the last event that was given out, from which another follower could go on."""
        return self._ready[0].position - 1 if self._ready else self._after

    def close(self) -> None:
        """End the following, also for a thread or a task that waits in it."""
        self._closed = True
        self._head.nudge()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __iter__(self) -> Self:
        return self

    def __next__(self) -> Recorded:
        while not self._ended:
            if self._ready:
                return self._ready.popleft()
            self._head.wait_for(self._has_news)
            if not self._take(self._page()):
                self._head.wait_for(lambda: self._ended, _PATIENCE_SECONDS)
        raise StopIteration

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Recorded:
        # Who only uses threads need not load it.
        import asyncio  # noqa: PLC0415

        loop = asyncio.get_running_loop()
        woken = asyncio.Event()
        with self._head.waking(lambda: loop.call_soon_threadsafe(woken.set)):
            while not self._ended:
                if self._ready:
                    return self._ready.popleft()
                while not self._has_news():
                    await woken.wait()
                    woken.clear()
                # A page that is read while the task is cancelled is dropped, and read again by the next.
                if not self._take(await asyncio.to_thread(self._page)) and not self._ended:
                    woken.clear()
                    timer = loop.call_later(_PATIENCE_SECONDS, woken.set)
                    await woken.wait()
                    timer.cancel()
        raise StopAsyncIteration

    @property
    def _ended(self) -> bool:
        return self._closed or self._head.closed

    def _has_news(self) -> bool:
        return self._ended or self._head.value > self._after

    def _page(self) -> list[Recorded]:
        if self._ended:
            return []
        try:
            return self._read(self._after)
        except (JournalClosed, StoreUnavailable, StoreLocked):
            return []

    def _take(self, page: list[Recorded]) -> bool:
        self._ready.extend(page)
        if page:
            self._after = page[-1].position
        return bool(page)
