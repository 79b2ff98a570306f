"""Durable appends and folding, beside `eventsourcing` and beside a plain loop over sqlite3.

Goals: 5,000 single events appended a second by 32 writers, each waiting for the disk (SQLite, with
`synchronous=FULL`); 500,000 events folded a second. The peers write the same events to a file in the same
folder, as durably.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import sqlite3
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from tapete.journal import Fold, Schemas, open_journal

WRITERS = 32
APPENDS_GOAL = 5_000
FOLDED_GOAL = 500_000
SECONDS = 3.0
FOLDED = 200_000

EVENTS = Schemas()


@EVENTS.event("call.made")
@dataclass(frozen=True, slots=True)
class Called:
    """A call at a table."""

    seat: str
    call: str


COUNT = Fold("count", 1, 0, lambda state, event: state + 1, int, every=10**9)


def appended(writers: int, append: Callable[[int, int], object]) -> float:
    """How many appends a second so many threads get done; each waits for its own before the next."""
    done = [0] * writers
    start = threading.Barrier(writers + 1)
    end = threading.Event()

    def write(n: int) -> None:
        start.wait()
        while not end.is_set():
            append(n, done[n])
            done[n] += 1

    with ThreadPoolExecutor(writers) as threads:
        running = [threads.submit(write, n) for n in range(writers)]
        start.wait()
        begin = time.perf_counter()
        end.wait(SECONDS)
        end.set()
        for each in running:
            each.result()
        return sum(done) / (time.perf_counter() - begin)


def of_tapete(place: str | Path, writers: int) -> float:
    """Each writer has a stream and says which version of it he expects."""
    with open_journal(place, EVENTS) as journal:
        taken = appended(writers, lambda n, k: journal.append(f"table/{n}", Called("N", "1NT"), expected=k))
        assert journal.head == sum(stream.version for stream in journal.streams())
    return taken


def of_sqlite(folder: Path) -> float:
    """The floor: one thread, one table, one commit for each event, and nothing else."""
    with contextlib.closing(sqlite3.connect(folder / "plain.db", isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("CREATE TABLE event (position INTEGER PRIMARY KEY, data TEXT)")
        end = time.perf_counter() + SECONDS
        count = 0
        while time.perf_counter() < end:
            connection.execute('INSERT INTO event (data) VALUES (\'{"seat":"N","call":"1NT"}\')')
            count += 1
        return count / SECONDS


def of_eventsourcing(folder: Path, writers: int) -> float:
    """Its recorder of SQLite, told to wait for the disk as well; each append is one insert of one event."""
    from eventsourcing.persistence import StoredEvent  # noqa: PLC0415 - an extra
    from eventsourcing.sqlite import SQLiteApplicationRecorder, SQLiteDatastore  # noqa: PLC0415

    datastore = SQLiteDatastore(str(folder / "eventsourcing.db"), lock_timeout=30)
    recorder = SQLiteApplicationRecorder(datastore)
    recorder.create_table()
    with datastore.transaction(commit=False) as cursor:
        cursor.execute("PRAGMA journal_mode")
        assert cursor.fetchone()[0] == "wal"
        cursor.execute("PRAGMA synchronous")
        assert cursor.fetchone()[0] == 2, "it does not wait for the disk"
    ids = [uuid4() for _ in range(writers)]

    def append(n: int, k: int) -> None:
        event = StoredEvent(
            originator_id=ids[n],
            originator_version=k + 1,
            topic="call.made",
            state=b'{"seat":"N","call":"1NT"}',
        )
        recorder.insert_events([event])

    try:
        return appended(writers, append)
    finally:
        datastore.close()


def folded(place: Path) -> float:
    """How many events a second are read, decoded and folded."""
    with open_journal(place, EVENTS) as journal:
        for _ in range(FOLDED // 10_000):
            journal.extend("long", [Called("N", "1NT")] * 10_000)
        best = 0.0
        for _ in range(3):
            begin = time.perf_counter()
            assert journal.fold("long", COUNT).state == FOLDED
            best = max(best, FOLDED / (time.perf_counter() - begin))
        return best


def plainly_folded(place: Path) -> float:
    """The floor: the same rows read by sqlite3 and decoded by the json of Python."""
    import json  # noqa: PLC0415

    with contextlib.closing(sqlite3.connect(place)) as connection:
        begin = time.perf_counter()
        count = 0
        for (data,) in connection.execute("SELECT data FROM event WHERE stream = 'long' ORDER BY seq"):
            Called(**json.loads(data))
            count += 1
        assert count == FOLDED
        return count / (time.perf_counter() - begin)


def folded_by_eventsourcing(folder: Path) -> float:
    """The same events read by its recorder, and decoded by msgspec as ours are."""
    import msgspec  # noqa: PLC0415
    from eventsourcing.persistence import StoredEvent  # noqa: PLC0415
    from eventsourcing.sqlite import SQLiteApplicationRecorder, SQLiteDatastore  # noqa: PLC0415

    datastore = SQLiteDatastore(str(folder / "long.db"))
    recorder = SQLiteApplicationRecorder(datastore)
    recorder.create_table()
    one = uuid4()
    recorder.insert_events(
        [StoredEvent(one, k + 1, "call.made", b'{"seat":"N","call":"1NT"}') for k in range(FOLDED)]
    )
    decode = msgspec.json.Decoder(Called).decode
    begin = time.perf_counter()
    count = 0
    for stored in recorder.select_events(one):
        decode(stored.state)
        count += 1
    assert count == FOLDED
    taken = count / (time.perf_counter() - begin)
    datastore.close()
    return taken


@contextlib.contextmanager
def postgres() -> Iterator[str | None]:
    """A server that keeps its promises, where the tests can start one."""
    sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
    from postgres_server import Postgres, find_postgres  # noqa: PLC0415

    if find_postgres() is None:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="tapete-", ignore_cleanup_errors=True) as home:
        server = Postgres(Path(home), fsync="on")
        server.start()
        try:
            yield server.new_url()
        finally:
            server.stop()


def show(name: str, figure: float, peer: float | None = None, goal: int | None = None) -> None:
    """One line of the table."""
    beside = "" if peer is None else f"   {figure / peer:6.1f} x"
    aim = "" if goal is None else f"   (goal {goal:,})"
    print(f"journal {name:48} {figure:10,.0f} /s{beside}{aim}")


def main() -> None:
    """Print the figures."""
    # /tmp may live in memory, where no commit costs anything; what is measured here is a disk.
    at = Path(os.environ.get("TAPETE_BENCH_DIR") or Path(__file__).parent)
    with tempfile.TemporaryDirectory(prefix=".journal-", dir=at) as name:
        folder = Path(name)
        peer = None
        plain = of_sqlite(folder)
        show("sqlite3, one commit an event, 1 writer", plain)
        if importlib.util.find_spec("eventsourcing"):
            peer = of_eventsourcing(folder, WRITERS)
            show(f"eventsourcing, SQLite, {WRITERS} writers", peer)
        show("tapete, SQLite, 1 writer", of_tapete(folder / "one.db", 1), peer)
        show(f"tapete, SQLite, {WRITERS} writers", of_tapete(folder / "many.db", WRITERS), peer, APPENDS_GOAL)
        mine = folded(folder / "long.db.tapete")
        floor = plainly_folded(folder / "long.db.tapete")
        show("sqlite3 and json, read and decoded", floor)
        fold_peer = folded_by_eventsourcing(folder) if peer else floor
        if peer:
            show("eventsourcing, read and decoded by msgspec", fold_peer)
        show("tapete, read, decoded and folded", mine, fold_peer, FOLDED_GOAL)
    with postgres() as url:
        if url is not None:
            show(f"tapete, PostgreSQL, {WRITERS} writers", of_tapete(url, WRITERS))


if __name__ == "__main__":
    main()
