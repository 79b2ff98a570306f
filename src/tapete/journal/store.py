"""What a journal needs of a database."""

from __future__ import annotations

import abc
import contextlib
import threading
from importlib import resources
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from tapete.journal.errors import JournalClosed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tapete.journal.writer import Row

C = TypeVar("C", bound="Closable")


class Closable(Protocol):
    """A connection, as far as a pool cares."""

    def close(self) -> None:
        """End it."""
        ...


class Transaction(Protocol):
    """The writing side of a store, while nobody else writes."""

    def rows(self, sql: str, *values: object) -> list[Any]:
        """The rows of a query inside the transaction."""
        ...

    def execute(self, sql: str, *values: object) -> None:
        """A statement without rows."""
        ...

    def insert(self, rows: Sequence[Row]) -> None:
        """Add rows to the table of events."""
        ...


class Store(abc.ABC):
    """A database with the tables of a journal; SQL is written with `?` for parameters.

    `rows` may be called by any thread, `transaction` only by the one that writes. Both raise StoreError.
    """

    place: str

    @abc.abstractmethod
    def rows(self, sql: str, *values: object) -> list[Any]:
        """The rows of a query, each a tuple, on a connection that blocks nobody."""

    @abc.abstractmethod
    def transaction(self) -> contextlib.AbstractContextManager[Transaction]:
        """A transaction that holds the only right to write; it is durable when the block is left."""

    @abc.abstractmethod
    def watch(self, moved: Callable[[int], None], stop: threading.Event) -> None:
        """Call `moved` with each new head that others write, until `stop`."""

    @abc.abstractmethod
    def faults(self) -> list[str]:
        """What the database finds damaged when it looks at all of itself."""

    @abc.abstractmethod
    def close(self) -> None:
        """Close every connection."""


class Pool(Generic[C]):
    """Connections for readers: as many as read at once, a few of them kept for the next."""

    def __init__(self, place: str, connect: Callable[[], C], keep: int = 8) -> None:
        self._place = place
        self._connect = connect
        self._keep = keep
        self._idle: list[C] = []
        self._lock = threading.Lock()
        self._closed = False

    @contextlib.contextmanager
    def borrow(self) -> Iterator[C]:
        """A connection for one query; one that met an error is not used again."""
        with self._lock:
            if self._closed:
                raise JournalClosed(self._place)
            connection = self._idle.pop() if self._idle else None
        if connection is None:
            connection = self._connect()
        try:
            yield connection
        except BaseException:
            connection.close()
            raise
        with self._lock:
            kept = not self._closed and len(self._idle) < self._keep
            if kept:
                self._idle.append(connection)
        if not kept:
            connection.close()

    def clear(self) -> None:
        """Close the connections that nobody uses."""
        with self._lock:
            idle, self._idle = self._idle, []
        for connection in idle:
            connection.close()

    def close(self) -> None:
        """Close what is idle now and, when it comes back, what is in use."""
        with self._lock:
            self._closed = True
        self.clear()


def migrations(dialect: str) -> list[str]:
    """The SQL scripts of a dialect in their order; the first one is number 1."""
    folder = resources.files("tapete.journal") / "migrations" / dialect
    scripts = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda f: f.name)
    return [script.read_text(encoding="utf-8") for script in scripts]
