"""Kill -9 at any moment: every acknowledged event is there, in order, and nothing is there by half."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from itertools import islice
from pathlib import Path

import pytest
from club_events import Called, club
from process_that_is_killed import THREADS, TOGETHER

from tapete.journal import StoreUnavailable, open_journal

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows knows neither fork nor kill -9")

SCRIPT = Path(__file__).with_name("process_that_is_killed.py")
STREAMS = [f"s{n}" for n in range(THREADS)]
ROUNDS = {"sqlite": 200, "postgres": 40}


class Nursery:
    """Writers that live until they are killed."""

    def __init__(self):
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        self._process = subprocess.Popen([sys.executable, SCRIPT], text=True, **pipes)

    def kill_one(self, place, notes, after, *, writing=True):
        """Kill a writer so many seconds after its birth or, where it shall be `writing`, its first note."""
        before = notes.stat().st_size
        self._process.stdin.write(f"{place}\t{notes}\n")
        self._process.stdin.flush()
        writer = int(self._process.stdout.readline())
        while writing and notes.stat().st_size == before:
            time.sleep(0.0005)
        time.sleep(after)
        os.kill(writer, signal.SIGKILL)
        assert self._process.stdout.readline() == "gone\n"

    def close(self):
        """Nobody may have complained."""
        _, complaints = self._process.communicate(timeout=30)
        assert not complaints


@pytest.fixture
def nursery():
    with contextlib.closing(Nursery()) as nursery:
        yield nursery


def acknowledged(notes):
    """The version of each stream that a writer was told last; a line without its end was not yet noted."""
    versions = dict.fromkeys(STREAMS, 0)
    for line in notes.read_text().split("\n")[:-1]:
        stream, version = line.split()
        versions[stream] = int(version)
    return versions


def check(journal, told):
    """Nothing that was told is missing, nothing is out of order, and a gap is nowhere."""
    positions = [r.position for r in journal.read_all()]
    assert positions == list(range(1, len(positions) + 1))
    for stream, version in told.items():
        calls = [r.event.call for r in journal.read(stream)]
        assert calls == [f"{stream} {n}" for n in range(len(calls))]
        # What was on its way to the disk may have arrived, but nothing beyond it.
        most = version + (TOGETHER if stream == "s0" else 1)
        assert version <= len(calls) <= most
    assert journal.version("s0") % TOGETHER == 0


def test_a_writer_is_killed_again_and_again(nursery, place, tmp_path):
    store = "postgres" if "://" in str(place) else "sqlite"
    notes = tmp_path / "acknowledged"
    notes.touch()
    chance = random.Random(0)
    with open_journal(place, club, timeout=30) as journal:
        for _ in range(ROUNDS[store]):
            nursery.kill_one(place, notes, chance.uniform(0, 0.02))
            told = acknowledged(notes)
            # Who looks in from another process never finds less than was told.
            assert all(journal.version(stream) >= version for stream, version in told.items())
            assert journal.version("s0") % TOGETHER == 0
            # What was on its way may have arrived untold: the next one goes on behind it.
            notes.write_text("".join(f"{stream} {journal.version(stream)}\n" for stream in STREAMS))
        told = acknowledged(notes)
        assert sum(told.values()) >= ROUNDS[store]
        check(journal, told)
    with open_journal(place, club) as journal:
        check(journal, told)
    if store == "sqlite":
        with contextlib.closing(sqlite3.connect(place)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_a_writer_is_killed_while_it_makes_the_journal(nursery, tmp_path):
    chance = random.Random(1)
    for n in range(40):
        place, notes = tmp_path / f"{n}.journal", tmp_path / f"{n}.acknowledged"
        notes.touch()
        nursery.kill_one(place, notes, chance.uniform(0, 0.01), writing=False)
        with open_journal(place, club) as journal:
            check(journal, acknowledged(notes))


def kill_server(postgres):
    """All of it at once, without a farewell, as when the plug is pulled; somebody starts it again."""
    postgres.stop(signal.SIGQUIT)
    postgres.start()


def kill_backend(postgres):
    """One process of the server: the others end with it, and the server recovers by itself."""
    sql = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
    os.kill(postgres.execute(sql)[0][0], signal.SIGKILL)
    time.sleep(0.2)
    postgres.wait()


@pytest.mark.parametrize("crash", [kill_server, kill_backend])
def test_postgresql_crashes_and_comes_back(postgres, crash):
    told = dict.fromkeys(STREAMS, 0)
    end = threading.Event()
    strange = []

    def write(journal, stream):
        version = 0
        while not end.is_set():
            together = TOGETHER if stream == "s0" else 1
            events = [Called(f"{stream} {version + n}") for n in range(together)]
            try:
                version = told[stream] = journal.extend(stream, events, expected=version)[-1].seq
            except StoreUnavailable:
                # Whether the last one arrived is in doubt: the stream says so, when it can be read again.
                while not end.is_set():
                    with contextlib.suppress(StoreUnavailable):
                        version = journal.version(stream)
                        break
                    time.sleep(0.02)
            except Exception as error:
                strange.append(error)
                raise

    with open_journal(postgres.new_url(), club, timeout=30) as journal:
        follower = journal.follow()
        threads = [threading.Thread(target=write, args=[journal, stream]) for stream in STREAMS]
        for thread in threads:
            thread.start()
        try:
            for _ in range(3):
                before = sum(told.values())
                while sum(told.values()) < before + 40:
                    assert not strange
                    time.sleep(0.01)
                crash(postgres)
        finally:
            end.set()
            for thread in threads:
                thread.join(60)
        assert not strange
        check(journal, {stream: journal.version(stream) for stream in STREAMS})
        assert all(journal.version(stream) >= version for stream, version in told.items())
        assert [r.position for r in islice(follower, journal.head)] == list(range(1, journal.head + 1))
