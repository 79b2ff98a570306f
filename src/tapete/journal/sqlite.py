"""The journal in one file of SQLite, where an acknowledged event survives kill -9 and a power cut."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from typing import TYPE_CHECKING, Any

from tapete.journal.errors import (
    NewerJournal,
    NotAJournal,
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreReadOnly,
    StoreUnavailable,
)
from tapete.journal.store import Pool, Store, migrations
from tapete.text import N_, Text

if TYPE_CHECKING:
    import threading
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from tapete.journal.writer import Row

# "TAPE": tells our files from other databases.
APPLICATION_ID = 0x54415045
# How soon followers see what another process wrote; asking costs some microseconds.
_POLL_SECONDS = 0.02
_HEAD = "SELECT coalesce(max(position), 0) FROM event"
_UNWRITABLE = {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY}
_KINDS: dict[int, type[StoreError]] = {
    sqlite3.SQLITE_BUSY: StoreLocked,
    sqlite3.SQLITE_LOCKED: StoreLocked,
    sqlite3.SQLITE_FULL: StoreFull,
    sqlite3.SQLITE_IOERR: StoreFull,
    sqlite3.SQLITE_READONLY: StoreReadOnly,
    sqlite3.SQLITE_PERM: StoreReadOnly,
    sqlite3.SQLITE_CORRUPT: StoreDamaged,
    sqlite3.SQLITE_NOTADB: NotAJournal,
}


class SqliteStore(Store):
    """A file with the tables of a journal, made where there is none."""

    def __init__(self, path: Path, timeout: float) -> None:
        self.place = str(path)
        self._path = path
        self._timeout = timeout
        self._writer: sqlite3.Connection | None = None
        # The log beside a file that may only be read would be as read-only as the file, and stay so.
        if (obstacle := self._obstacle()) is not None:
            raise obstacle
        with self._errors():
            self._migrate()
        self._file = path.stat()
        self._readers = Pool(self.place, self._connect)

    def rows(self, sql: str, *values: object) -> list[Any]:
        """The rows of a query, as of the newest commit."""
        with self._errors(), self._readers.borrow() as connection:
            return connection.execute(sql, values).fetchall()

    @contextlib.contextmanager
    def transaction(self) -> Iterator[SqliteTransaction]:
        """A transaction that holds the write lock from its begin; its commit waits for the disk."""
        with self._errors():
            self._look()
            if self._writer is None:
                self._writer = self._connect()
            connection = self._writer
            try:
                self._begin(connection)
                yield SqliteTransaction(connection)
                connection.execute("COMMIT")
            except BaseException as error:
                with contextlib.suppress(sqlite3.Error):
                    if connection.in_transaction:
                        connection.execute("ROLLBACK")
                # A connection opened to a file that could not be written stays so for ever.
                if isinstance(error, sqlite3.Error) and _code(error) in _UNWRITABLE:
                    self._writer = None
                    self._readers.clear()
                    connection.close()
                raise

    def watch(self, moved: Callable[[int], None], stop: threading.Event) -> None:
        """Ask SQLite often whether any other connection has committed."""
        connection: sqlite3.Connection | None = None
        seen = None
        while not stop.wait(_POLL_SECONDS):
            try:
                if connection is None:
                    connection, seen = self._connect(), None
                version = connection.execute("PRAGMA data_version").fetchone()
                if version != seen:
                    moved(connection.execute(_HEAD).fetchone()[0])
                    seen = version
            except sqlite3.Error:
                if connection is not None:
                    connection.close()
                    connection = None
        if connection is not None:
            connection.close()

    def faults(self) -> list[str]:
        """What SQLite finds when it walks through every page and index of the file."""
        found = [str(fault) for (fault,) in self.rows("PRAGMA integrity_check(10)")]
        return [] if found == ["ok"] else found

    def close(self) -> None:
        """Close every connection; the last one folds the write-ahead log into the file."""
        self._readers.close()
        if self._writer is not None:
            self._writer.close()
            self._writer = None

    def _connect(self, mode: str = "rw") -> sqlite3.Connection:
        connection = sqlite3.connect(
            f"{self._path.as_uri()}?mode={mode}",
            uri=True,
            timeout=self._timeout,
            isolation_level=None,
            check_same_thread=False,
        )
        # FULL waits for the disk at each commit; fullfsync makes macOS do so too.
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")
        return connection

    def _begin(self, connection: sqlite3.Connection) -> None:
        connection.execute("BEGIN IMMEDIATE")

    def _look(self) -> None:
        """Refuse to write to a file that has lost its name: nobody would ever find the events again."""
        try:
            here = os.path.samestat(self._path.stat(), self._file)
        except OSError:
            here = False
        if not here:
            raise StoreUnavailable(self.place, Text.of(N_("the file was moved or deleted")))

    def _migrate(self) -> None:
        deadline = time.monotonic() + self._timeout
        connection = self._connect("rwc")
        try:
            while True:
                try:
                    self._bring_up_to_date(connection)
                except sqlite3.OperationalError as error:
                    # The switch to a write-ahead log does not wait for others who do the same.
                    if _code(error) != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                        raise
                    time.sleep(0.01)
                else:
                    return
        finally:
            connection.close()

    def _bring_up_to_date(self, connection: sqlite3.Connection) -> None:
        scripts = migrations("sqlite")
        # Nothing of a file is changed before it is known to be ours.
        if self._version(connection) > len(scripts):
            raise NewerJournal(self.place, Text.of(N_("its tables are of a later version")))
        connection.execute("PRAGMA journal_mode = WAL")
        if self._version(connection) == len(scripts):
            return
        connection.execute("BEGIN IMMEDIATE")
        try:
            for script in scripts[self._version(connection) :]:
                for statement in _statements(script):
                    connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version = {len(scripts)}")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _version(self, connection: sqlite3.Connection) -> int:
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if application != APPLICATION_ID and (tables or version or application):
            raise NotAJournal(self.place, Text.of(N_("it is the database of another program")))
        if application == APPLICATION_ID and not tables:
            raise StoreDamaged(self.place, Text.of(N_("its tables are missing")))
        return int(version)

    @contextlib.contextmanager
    def _errors(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise self._translated(error) from error

    def _translated(self, error: sqlite3.Error) -> StoreError:
        code = _code(error)
        if code in _UNWRITABLE and (obstacle := self._obstacle()) is not None:
            return obstacle
        if code == sqlite3.SQLITE_ERROR and "no such table" in str(error):
            return StoreDamaged(self.place, str(error))
        return _KINDS.get(code, StoreUnavailable)(self.place, str(error))

    def _obstacle(self) -> StoreError | None:
        """What stands in the way of a file that can be written, where that can be seen."""
        folder = self._path.parent
        if not folder.is_dir():
            return StoreUnavailable(self.place, Text.of(N_("its folder does not exist")))
        if self._path.is_dir():
            return NotAJournal(self.place, Text.of(N_("it is a folder")))
        if not _may_write(folder):
            return StoreReadOnly(self.place, Text.of(N_("its folder is read-only")))
        if self._path.exists() and not _may_write(self._path):
            return StoreReadOnly(self.place, Text.of(N_("the file is read-only")))
        return None


class SqliteTransaction:
    """The writing side of the file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def rows(self, sql: str, *values: object) -> list[Any]:
        """The rows of a query inside the transaction."""
        return self._connection.execute(sql, values).fetchall()

    def execute(self, sql: str, *values: object) -> None:
        """A statement without rows."""
        self._connection.execute(sql, values)

    def insert(self, rows: Sequence[Row]) -> None:
        """Add rows to the table of events."""
        self._connection.executemany("INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?)", rows)


def _code(error: sqlite3.Error) -> int:
    """The kind of an error without its details, which stand in the higher bits."""
    return getattr(error, "sqlite_errorcode", -1) & 0xFF


def _may_write(path: Path) -> bool:
    return os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids)


def _statements(script: str) -> Iterator[str]:
    """The statements of a script one by one: `executescript` would end the transaction around it."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
