"""The journal in PostgreSQL: many processes, on many machines, one order of events."""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from tapete.journal.errors import (
    NewerJournal,
    NotAJournal,
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreReadOnly,
    StoreUnavailable,
    WriteInDoubt,
)
from tapete.journal.store import Pool, Store, migrations
from tapete.text import N_, Text

if TYPE_CHECKING:
    import threading
    from collections.abc import Callable, Iterator, Sequence

    from tapete.journal.writer import Row

try:
    import psycopg
except ImportError:
    raise StoreUnavailable(
        "PostgreSQL", Text.of(N_("psycopg is not installed, `pip install 'tapete[pg]'` brings it"))
    ) from None

# "TAPE", in the upper half of the keys of our locks; the lower half is the table.
_LOCK = 0x54415045 << 32
# A listener looks this often whether it shall stop, and this often whether a notice was lost.
_LISTEN_SECONDS = 0.1
_LOOK_SECONDS = 10.0
_RETRY_SECONDS = 0.25
_HEAD = "SELECT coalesce(max(position), 0) FROM event"
_KINDS: dict[str, type[StoreError]] = {
    "25006": StoreReadOnly,  # read-only transaction
    "42501": StoreReadOnly,  # no right to write
    "42P01": StoreDamaged,  # no such table
    "53100": StoreFull,  # disk full
    "55P03": StoreLocked,  # lock time-out
    "58030": StoreFull,  # input or output failed
    "XX001": StoreDamaged,
    "XX002": StoreDamaged,
}


class PostgresStore(Store):
    """A schema of a database with the tables of a journal, made where there are none.

    One writer at a time holds the advisory lock until its commit is seen by all: positions have no gaps, and
    who reads up to one has read all before it.
    """

    def __init__(self, url: str, timeout: float) -> None:
        self.place = _without_password(url)
        self._url = url
        self._timeout = timeout
        self._writer: psycopg.Connection[Any] | None = None
        with self._errors(), self._connect() as connection:
            self._migrate(connection)
            ((oid,),) = connection.execute("SELECT 'event'::regclass::oid::bigint").fetchall()
        self._lock = _LOCK | oid
        self._channel = f"tapete_{oid}"
        self._readers = Pool(self.place, self._connect)

    def rows(self, sql: str, *values: object) -> list[Any]:
        """The rows of a query, as of the newest commit."""
        query = sql.replace("?", "%s").encode()
        with self._errors():
            try:
                with self._readers.borrow() as connection:
                    return connection.execute(query, values).fetchall()
            except psycopg.OperationalError:
                # Connections that were cut while they were idle are noticed only now, all alike.
                self._readers.clear()
                with self._readers.borrow() as connection:
                    return connection.execute(query, values).fetchall()

    @contextlib.contextmanager
    def transaction(self) -> Iterator[PostgresTransaction]:
        """A transaction that holds the lock of all writers."""
        with self._errors():
            if self._writer is None:
                self._writer = self._connect()
            connection = self._writer
            try:
                # Each statement has to see what was committed before the lock was ours.
                connection.execute("BEGIN ISOLATION LEVEL READ COMMITTED")
                connection.execute("SELECT pg_advisory_xact_lock(%s)", [self._lock])
                yield PostgresTransaction(connection, self._channel)
            except BaseException:
                self._give_up(connection)
                raise
            try:
                connection.execute("COMMIT")
            except psycopg.Error as error:
                lost = connection.closed
                self._give_up(connection)
                if lost:
                    raise WriteInDoubt(self.place, self._reason(error)) from error
                raise

    def watch(self, moved: Callable[[int], None], stop: threading.Event) -> None:
        """Listen to the notices of all who write, and ask where the head is whenever one may be missing."""
        while not stop.is_set():
            try:
                with self._connect() as connection:
                    connection.execute(f"LISTEN {self._channel}".encode())
                    looked = -_LOOK_SECONDS
                    while not stop.is_set():
                        if time.monotonic() - looked >= _LOOK_SECONDS:
                            looked = time.monotonic()
                            ((head,),) = connection.execute(_HEAD).fetchall()
                            moved(head)
                        for notice in connection.notifies(timeout=_LISTEN_SECONDS):
                            moved(int(notice.payload))
            except psycopg.Error:
                stop.wait(_RETRY_SECONDS)

    def faults(self) -> list[str]:
        """Nothing: a server looks at each page as it reads it, and its keeper has tools for more."""
        return []

    def close(self) -> None:
        """Close every connection."""
        self._readers.close()
        if self._writer is not None:
            self._writer.close()
            self._writer = None

    def _connect(self) -> psycopg.Connection[Any]:
        connection = psycopg.connect(
            self._url,
            autocommit=True,
            client_encoding="utf8",
            connect_timeout=max(2, round(self._timeout)),
            keepalives_idle=10,  # a laptop that left the network is noticed in half a minute, not in hours
            keepalives_interval=5,
            keepalives_count=4,
        )
        settings = {
            "lock_timeout": f"{max(1, round(self._timeout * 1000))}ms",  # 0 would be for ever
            # A writer that was put to sleep in the middle must not hold the lock for ever.
            "idle_in_transaction_session_timeout": "30s",
        }
        for name, value in settings.items():
            connection.execute("SELECT set_config(%s, %s, false)", [name, value])
        # What is acknowledged has to be on the disk; a server that does even more goes on doing so.
        connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false) "
            "WHERE current_setting('synchronous_commit') = 'off'"
        )
        return connection

    def _give_up(self, connection: psycopg.Connection[Any]) -> None:
        try:
            connection.execute("ROLLBACK")
        except psycopg.Error:
            connection.close()
            self._writer = None

    def _migrate(self, connection: psycopg.Connection[Any]) -> None:
        if connection.info.parameter_status("server_encoding") != "UTF8":
            raise NotAJournal(self.place, Text.of(N_("the database has an encoding other than UTF-8")))
        scripts = migrations("postgres")
        if self._version(connection) > len(scripts):
            raise NewerJournal(self.place, Text.of(N_("its tables are of a later version")))
        if self._version(connection) == len(scripts):
            return
        with connection.transaction():
            connection.execute("SELECT pg_advisory_xact_lock(%s)", [_LOCK])
            for script in scripts[self._version(connection) :]:
                connection.execute(script.encode())
            connection.execute("DELETE FROM tapete_journal")
            connection.execute("INSERT INTO tapete_journal (version) VALUES (%s)", [len(scripts)])

    def _version(self, connection: psycopg.Connection[Any]) -> int:
        ((ours, event),) = connection.execute(
            "SELECT to_regclass('tapete_journal') IS NOT NULL, to_regclass('event') IS NOT NULL"
        ).fetchall()
        if not ours:
            if event:
                raise NotAJournal(self.place, Text.of(N_("it is the database of another program")))
            return 0
        ((version,),) = connection.execute("SELECT max(version) FROM tapete_journal").fetchall()
        return int(version)

    @contextlib.contextmanager
    def _errors(self) -> Iterator[None]:
        try:
            yield
        except psycopg.Error as error:
            kind = _KINDS.get(error.sqlstate or "", StoreUnavailable)
            raise kind(self.place, self._reason(error)) from error

    def _reason(self, error: psycopg.Error) -> str:
        first = next(iter(str(error).strip().splitlines()), type(error).__name__)
        return first.replace(self._url, self.place)


class PostgresTransaction:
    """The writing side of the database."""

    def __init__(self, connection: psycopg.Connection[Any], channel: str) -> None:
        self._connection = connection
        self._channel = channel

    def rows(self, sql: str, *values: object) -> list[Any]:
        """The rows of a query inside the transaction."""
        return self._connection.execute(sql.replace("?", "%s").encode(), values).fetchall()

    def execute(self, sql: str, *values: object) -> None:
        """A statement without rows."""
        self._connection.execute(sql.replace("?", "%s").encode(), values)

    def insert(self, rows: Sequence[Row]) -> None:
        """Add rows to the table of events; the notice is sent with the commit."""
        self._connection.execute(
            "INSERT INTO event SELECT * FROM unnest(%s::bigint[], %s::text[], %s::bigint[], %s::bigint[], "
            "%s::text[], %s::bigint[], %s::text[])",
            [list(column) for column in zip(*rows, strict=True)],
        )
        self._connection.execute("SELECT pg_notify(%s, %s)", [self._channel, str(rows[-1].position)])


def _without_password(url: str) -> str:
    parts = urlsplit(url)
    user, at, host = parts.netloc.rpartition("@")
    query = [(name, value) for name, value in parse_qsl(parts.query) if "pass" not in name]
    shown = parts._replace(netloc=user.partition(":")[0] + at + host, query=urlencode(query, safe="/=, "))
    return urlunsplit(shown)
