"""The one thread of a journal that writes: many appends share one commit."""

from __future__ import annotations

import contextlib
import threading
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, NamedTuple

from tapete.journal.errors import (
    Conflict,
    JournalClosed,
    JournalError,
    StoreLocked,
    StoreReadOnly,
    StoreUnavailable,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

# As many appends as one commit may carry: enough to share a flush, few enough to answer soon.
_MOST = 256


class Entry(NamedTuple):
    """An encoded event on its way to a stream; `at` in microseconds, None for the time of writing."""

    type: str
    version: int
    data: str
    at: int | None = None


class Row(NamedTuple):
    """A row of the table of events."""

    position: int
    stream: str
    seq: int
    at: int
    type: str
    version: int
    data: str


@dataclass(slots=True)
class Request:
    """An append that waits for its commit; `rows` or `error` is there once `done` is set."""

    stream: str
    entries: Sequence[Entry]
    expected: int | None
    rows: list[Row] = field(default_factory=list)
    error: Exception | None = None
    done: threading.Event = field(default_factory=threading.Event)


def settle(requests: Sequence[Request], head: int, versions: Mapping[str, int], now: int) -> list[Row]:
    """Give each request its rows, or its conflict, in the order in which they came."""
    at_version = dict(versions)
    rows: list[Row] = []
    for request in requests:
        stream = request.stream
        seq = at_version.get(stream, 0)
        request.rows = []
        request.error = None
        if request.expected is not None and request.expected != seq:
            request.error = Conflict(stream, request.expected, seq)
            continue
        for entry in request.entries:
            head += 1
            seq += 1
            at = now if entry.at is None else entry.at
            request.rows.append(Row(head, stream, seq, at, entry.type, entry.version, entry.data))
        at_version[stream] = seq
        rows += request.rows
    return rows


class Writer:
    """A thread that takes all requests that wait, commits them as one, and only then answers."""

    def __init__(self, place: str, commit: Callable[[Sequence[Request]], None]) -> None:
        self._place = place
        self._commit = commit
        self._queue: SimpleQueue[Request | Callable[[], None] | None] = SimpleQueue()
        self._gate = threading.Lock()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="tapete-journal-writer", daemon=True)
        self._thread.start()

    def write(self, request: Request) -> list[Row]:
        """The rows of the request, when they are on the disk."""
        self._put(request)
        request.done.wait()
        if request.error is not None:
            raise request.error
        return request.rows

    def later(self, job: Callable[[], None]) -> None:
        """Have the thread do a job that nobody waits for and whose failure harms nobody."""
        self._put(job)

    def close(self) -> None:
        """Finish what was asked before, then stop."""
        with self._gate:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _put(self, item: Request | Callable[[], None]) -> None:
        with self._gate:
            if self._closed:
                raise JournalClosed(self._place)
            self._queue.put(item)

    def _run(self) -> None:
        goes_on = True
        while goes_on:
            requests: list[Request] = []
            jobs: list[Callable[[], None]] = []
            item = self._queue.get()
            while True:
                if item is None:
                    goes_on = False
                    break
                if isinstance(item, Request):
                    requests.append(item)
                else:
                    jobs.append(item)
                if len(requests) == _MOST:
                    break
                try:
                    item = self._queue.get_nowait()
                except Empty:
                    break
            if requests:
                self._serve(requests)
            for job in jobs:
                with contextlib.suppress(JournalError):
                    job()

    def _serve(self, requests: list[Request]) -> None:
        try:
            self._commit(requests)
        except (StoreLocked, StoreReadOnly, StoreUnavailable) as error:
            # These meet all alike; after a lost connection nobody can even tell whether the commit was done.
            for request in requests:
                request.error = error.again()
        except Exception as error:  # noqa: BLE001 - whatever it was, it belongs to those who wait
            if len(requests) > 1:
                # One of them may be too large or otherwise impossible: it must not take the others along.
                for request in requests:
                    self._serve([request])
                return
            requests[0].error = error
        for request in requests:
            request.done.set()
