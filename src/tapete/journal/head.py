"""The newest position of a journal, and those who wait for it to move."""

from __future__ import annotations

import contextlib
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class Head:
    """A number that only grows; who waits for it may be a thread or an event loop."""

    def __init__(self) -> None:
        self.value = 0
        self.closed = False
        self._condition = threading.Condition()
        self._wakers: list[Callable[[], object]] = []

    def moved(self, head: int) -> None:
        """Tell all who wait that the journal reaches to `head`."""
        with self._condition:
            if head > self.value:
                self.value = head
                self._wake()

    def close(self) -> None:
        """Tell all who wait that the end has come."""
        with self._condition:
            self.closed = True
            self._wake()

    def nudge(self) -> None:
        """Have all who wait look at what they wait for."""
        with self._condition:
            self._wake()

    def wait_for(self, reached: Callable[[], bool], timeout: float | None = None) -> None:
        """Block this thread until `reached`, which is asked anew at each move."""
        with self._condition:
            self._condition.wait_for(reached, timeout)

    @contextlib.contextmanager
    def waking(self, waker: Callable[[], object]) -> Iterator[None]:
        """Call `waker` at each move, from the thread that moved."""
        with self._condition:
            self._wakers.append(waker)
        try:
            yield
        finally:
            with self._condition:
                self._wakers.remove(waker)

    def _wake(self) -> None:
        self._condition.notify_all()
        for waker in self._wakers:
            # An event loop that was closed meanwhile has nobody left to wake.
            with contextlib.suppress(RuntimeError):
                waker()
