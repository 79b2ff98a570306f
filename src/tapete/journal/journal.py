"""The journal: append-only streams of events, in one order."""

from __future__ import annotations

import re
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self, TypeVar

from tapete.journal.errors import (
    InvalidStream,
    JournalClosed,
    NoSuchStream,
    StoreUnavailable,
    WriteInDoubt,
)
from tapete.journal.fold import Fold, Folded
from tapete.journal.follow import Follower
from tapete.journal.head import Head
from tapete.journal.recorded import Recorded, Stream, moment
from tapete.journal.schemas import Schemas, check_entry
from tapete.journal.snapshot import remembered, remembering
from tapete.journal.writer import Entry, Request, Writer, settle

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from types import TracebackType

    from tapete.journal.store import Store

S = TypeVar("S")

_STREAM = re.compile(r"[A-Za-z0-9][A-Za-z0-9._~:/@=+-]{0,199}")
# Rows that are read at once: enough to forget the cost of a query, few enough to hold in the hand.
_PAGE = 2000
_COLUMNS = "position, stream, seq, at, type, version, data"
_GLANCE = (
    "SELECT one.stream, newest.seq, one.at, newest.at FROM event one JOIN event newest "
    "ON newest.stream = one.stream AND newest.seq = (SELECT max(seq) FROM event WHERE stream = one.stream) "
    "WHERE one.seq = 1"
)


class Journal:
    """An open journal; every method may be called by any thread.

    >>> from dataclasses import dataclass
    >>> from tempfile import TemporaryDirectory
    >>> schemas = Schemas()
    >>> @schemas.event("call.made")
    ... @dataclass(frozen=True)
    ... class CallMade:
    ...     call: str
    >>> auction = Fold("auction", 1, (), lambda calls, event: (*calls, event.call), tuple[str, ...])
    >>> with TemporaryDirectory() as folder, open_journal(f"{folder}/club.journal", schemas) as journal:
    ...     recorded = journal.append("table/4", CallMade("1NT"), expected=0)
    ...     journal.append("table/4", CallMade("pass"), expected=recorded.seq).position
    ...     journal.fold("table/4", auction).state
    2
    ('1NT', 'pass')
    """

    def __init__(self, store: Store, schemas: Schemas) -> None:
        self.schemas = schemas
        self._store = store
        self._head = Head()
        self._stop = threading.Event()
        self._watch: threading.Thread | None = None
        self._gate = threading.Lock()
        self._writer = Writer(store.place, self._commit)

    @property
    def place(self) -> str:
        """Where the journal is: a path, or an address without its password."""
        return self._store.place

    @property
    def head(self) -> int:
        """The position of the newest event, 0 where there is none."""
        ((head,),) = self._store.rows("SELECT coalesce(max(position), 0) FROM event")
        return int(head)

    def append(self, stream: str, event: object, *, expected: int | None = None) -> Recorded:
        """Record an event at the end of a stream; when this returns, the event is on the disk.

        `expected` is the version of the stream on which the event was decided; None records it in any case.

        :raises Conflict: the stream is at another version.
        """
        return self.extend(stream, [event], expected=expected)[0]

    def extend(self, stream: str, events: Iterable[object], *, expected: int | None = None) -> list[Recorded]:
        """Record several events at the end of a stream, all of them or none.

        :raises Conflict: the stream is at another version.
        """
        entries = [Entry(*self.schemas.encode(event)) for event in events]
        return self._extend(stream, entries, expected)

    def record(self, stream: str, entries: Sequence[Entry], *, expected: int | None = None) -> list[Recorded]:
        """Record events that are encoded already, all of them or none; this program need not know them.

        :raises BadEvent: an entry has no name of a type, no number of a schema, or no JSON object as data.
        :raises Conflict: the stream is at another version.
        """
        for entry in entries:
            check_entry(entry)
        return self._extend(stream, entries, expected)

    def read(self, stream: str, after: int = 0) -> Iterator[Recorded]:
        """The events of a stream after one of its versions."""
        _check_name(stream)
        sql = f"SELECT {_COLUMNS} FROM event WHERE stream = ? AND seq > ? ORDER BY seq LIMIT {_PAGE}"  # noqa: S608 - constants
        while page := self._store.rows(sql, stream, after):
            yield from map(self._recorded, page)
            after = page[-1][2]

    def read_all(self, after: int = 0) -> Iterator[Recorded]:
        """The events of all streams after a position, in the order in which they were recorded."""
        while page := self._page(after):
            yield from page
            after = page[-1].position

    def version(self, stream: str) -> int:
        """The number of events of a stream, 0 where there is no such stream."""
        _check_name(stream)
        ((version,),) = self._store.rows("SELECT coalesce(max(seq), 0) FROM event WHERE stream = ?", stream)
        return int(version)

    def stream(self, name: str) -> Stream:
        """One stream at a glance.

        :raises NoSuchStream: it has no events.
        """
        _check_name(name)
        for row in self._store.rows(f"{_GLANCE} AND one.stream = ?", name):
            return _stream(row)
        raise NoSuchStream(name)

    def streams(self) -> list[Stream]:
        """All streams at a glance, by name."""
        return [_stream(row) for row in self._store.rows(f"{_GLANCE} ORDER BY one.stream")]

    def fold(self, stream: str, fold: Fold[S], since: Folded[S] | None = None) -> Folded[S]:
        """The state of a stream; with `since`, only what was recorded after it is folded.

        A long way to the state is remembered in the store, and the next fold begins there.
        """
        _check_name(stream)
        known = since or remembered(self._store, stream, fold)
        state, seq = known.state, known.version
        sql = "SELECT seq, type, version, data FROM event WHERE stream = ? AND seq > ? ORDER BY seq LIMIT ?"
        step, decoders = fold.step, self.schemas.decoders
        while page := self._store.rows(sql, stream, seq, _PAGE):
            for seq, type_, version, data in page:
                try:
                    event = decoders[type_, version](data)
                except Exception:  # noqa: BLE001 - once more, for the error that names the place
                    event = self.schemas.decode(type_, version, data, stream=stream, seq=seq)
                state = step(state, event)
        if seq - known.version >= fold.every:
            self._writer.later(remembering(self._store, stream, fold, Folded(state, seq)))
        return Folded(state, seq)

    def follow(self, after: int = 0) -> Follower:
        """All events after a position, and then each new one when it is recorded."""
        with self._gate:
            if self._head.closed:
                raise JournalClosed(self.place)
            if self._watch is None:
                self._watch = threading.Thread(
                    target=self._store.watch,
                    args=(self._head.moved, self._stop),
                    name="tapete-journal-watch",
                    daemon=True,
                )
                self._watch.start()
        self._head.moved(self.head)
        return Follower(self._page, self._head, after)

    def faults(self) -> list[str]:
        """What the database finds damaged in its own pages, which is not all: see `check_journal`."""
        return self._store.faults()

    def close(self) -> None:
        """Finish what was appended, end all followers, and close the store."""
        with self._gate:
            self._stop.set()
            self._writer.close()
            self._head.close()
            if self._watch is not None:
                self._watch.join()
            self._store.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Journal {self.place}>"

    def _extend(self, stream: str, entries: Sequence[Entry], expected: int | None) -> list[Recorded]:
        _check_name(stream)
        return [self._recorded(row) for row in self._writer.write(Request(stream, entries, expected))]

    def _recorded(self, row: Sequence[Any]) -> Recorded:
        position, stream, seq, at, type_, version, data = row
        return Recorded(position, stream, seq, moment(at), type_, version, data, self.schemas)

    def _page(self, after: int) -> list[Recorded]:
        sql = f"SELECT {_COLUMNS} FROM event WHERE position > ? ORDER BY position LIMIT {_PAGE}"  # noqa: S608 - constants
        return [self._recorded(row) for row in self._store.rows(sql, after)]

    def _commit(self, requests: Sequence[Request]) -> None:
        try:
            self._write(requests)
        except WriteInDoubt:
            raise
        except StoreUnavailable:
            # A connection that was cut while it was idle is noticed only when it is used again.
            self._write(requests)

    def _write(self, requests: Sequence[Request]) -> None:
        streams = list(dict.fromkeys(request.stream for request in requests))
        names = ", ".join(["(?)"] * len(streams))
        versions = (
            f"WITH asked (stream) AS (VALUES {names}) "  # noqa: S608 - question marks
            "SELECT stream, (SELECT max(seq) FROM event WHERE event.stream = asked.stream) FROM asked"
        )
        with self._store.transaction() as transaction:
            ((head,),) = transaction.rows("SELECT coalesce(max(position), 0) FROM event")
            known = {stream: version or 0 for stream, version in transaction.rows(versions, *streams)}
            rows = settle(requests, head, known, time.time_ns() // 1000)
            if rows:
                transaction.insert(rows)
        if rows:
            self._head.moved(rows[-1].position)


def open_journal(place: str | Path, schemas: Schemas | None = None, *, timeout: float = 10.0) -> Journal:
    """Open the journal in a file, made where there is none, or at an address `postgresql://...`.

    Without `schemas` events can be read raw and exported, but neither appended nor decoded. `timeout` is how
    many seconds a lock of another program is waited for.

    :raises StoreError: the place cannot be reached, or holds something else.
    """
    store: Store
    if isinstance(place, str) and place.startswith(("postgresql://", "postgres://")):
        # Each store is loaded when it is used: the other database need not be installed.
        from tapete.journal.postgres import PostgresStore  # noqa: PLC0415

        store = PostgresStore(place, timeout)
    else:
        from tapete.journal.sqlite import SqliteStore  # noqa: PLC0415

        store = SqliteStore(Path(place).absolute(), timeout)
    return Journal(store, Schemas() if schemas is None else schemas)


def _check_name(stream: str) -> None:
    if not _STREAM.fullmatch(stream):
        raise InvalidStream(stream)


def _stream(row: Sequence[Any]) -> Stream:
    name, version, first, last = row
    return Stream(name, version, moment(first), moment(last))
