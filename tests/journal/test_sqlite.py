"""What can be wrong with a file: each fault is real, said in a sentence, and over when its cause is gone."""

from __future__ import annotations

import contextlib
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from club_events import Called, calls, club
from faults import anybody, own_disk

from tapete.journal import (
    NewerJournal,
    NotAJournal,
    StoreDamaged,
    StoreFull,
    StoreLocked,
    StoreReadOnly,
    StoreUnavailable,
    open_journal,
)

if sys.platform != "win32":
    import resource


def written(journal):
    return [r.event.call for r in journal.read_all()]


@pytest.fixture
def path(tmp_path):
    """A journal with ten events."""
    path = tmp_path / "club.journal"
    with open_journal(path, club) as journal:
        journal.extend("table/1", [Called(str(n)) for n in range(10)])
    return path


def test_an_acknowledged_event_waits_for_the_disk(path):
    with open_journal(path, club) as journal:
        journal.append("table/1", Called("1NT"))
        connection = journal._store._writer
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)


def test_events_cannot_be_changed_by_other_programs(path):
    with contextlib.closing(sqlite3.connect(path)) as connection:
        for change in ("UPDATE event SET data = '{}'", "DELETE FROM event"):
            with pytest.raises(sqlite3.IntegrityError, match="events are only ever added"):
                connection.execute(change)


@contextlib.contextmanager
def file_size_limit(path):
    """Files of this process may not grow: what a full disk, or a quota, does to a write."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = max(file.stat().st_size for file in path.parent.iterdir())
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


@contextlib.contextmanager
def full_disk(path):
    """Another file takes all the room that was left."""
    filler = path.parent / "filler"
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(b"x" * 1024)
    yield
    filler.unlink()


# A disk can be mounted by root alone; a limit on the size of files is for everyone.
FULL = {"limit": (tempfile.TemporaryDirectory, file_size_limit), "disk": (own_disk, full_disk)}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows limits no size of files")
@pytest.mark.parametrize("kind", FULL)
def test_a_full_disk_loses_nothing_and_writing_goes_on_when_there_is_room(kind):
    disk, full = FULL[kind]
    with disk() as folder:
        path = Path(folder) / "club.journal"
        with open_journal(path, club) as journal:
            acknowledged = []
            journal.append("table/1", Called("first"))

            def fill():
                while len(acknowledged) < 1000:
                    acknowledged.append(journal.append("table/1", Called("x" * 500)).event.call)

            with full(path):
                with pytest.raises(StoreFull, match=r"club\.journal was not written .* make room and try"):
                    fill()
                with pytest.raises(StoreFull):
                    journal.extend("table/1", [Called("x" * 500)] * 100)
                assert written(journal) == ["first", *acknowledged]
                assert journal.fold("table/1", calls).version == len(acknowledged) + 1
            journal.append("table/1", Called("last"), expected=len(acknowledged) + 1)
        with open_journal(path, club) as journal:
            assert written(journal) == ["first", *acknowledged, "last"]


def test_a_journal_locked_by_another_process_is_waited_for_and_then_named(path):
    hold = (
        "import sqlite3, sys; connection = sqlite3.connect(sys.argv[1], isolation_level=None); "
        "connection.execute('BEGIN IMMEDIATE'); print('held', flush=True); sys.stdin.read()"
    )
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with open_journal(path, club, timeout=0.2) as journal:
        with subprocess.Popen([sys.executable, "-c", hold, path], **pipes) as other:
            assert other.stdout.readline() == "held\n"
            with pytest.raises(StoreLocked, match=r"club\.journal is kept locked by another program"):
                journal.append("table/1", Called("no"))
            assert journal.head == 10
            other.communicate("")
        assert journal.append("table/1", Called("yes")).position == 11


def test_a_new_file_locked_by_another_process_is_named(tmp_path):
    path = tmp_path / "new.journal"
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreLocked, match="close that program, or wait and try again"):
            open_journal(path, club, timeout=0.1)
    with open_journal(path, club) as journal:
        assert journal.append("table/1", Called("yes")).position == 1


@pytest.fixture
def shared():
    """A folder that nobody, too, may enter, with a journal that nobody may write when its modes say so."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o777)
        with open_journal(folder / "club.journal", club) as journal:
            journal.append("table/1", Called("first"))
        yield folder
        folder.chmod(0o777)


@pytest.mark.parametrize("name", ["club.journal", "new.journal"])
def test_a_read_only_folder_is_named(shared, name):
    path = shared / name
    (shared / "club.journal").chmod(0o666)
    shared.chmod(0o555)
    with (
        anybody(),
        pytest.raises(StoreReadOnly, match=rf"{name} may not be written \(its folder is read-only\)"),
    ):
        open_journal(path, club)
    shared.chmod(0o777)
    with anybody(), open_journal(path, club) as journal:
        journal.append("table/1", Called("second"))
        assert written(journal)[-1] == "second"


def test_a_read_only_file_is_named(shared):
    path = shared / "club.journal"
    path.chmod(0o444)
    with (
        anybody(),
        pytest.raises(StoreReadOnly, match=r"club\.journal may not be written \(the file is read-only\)"),
    ):
        open_journal(path, club)
    assert [file.name for file in shared.iterdir()] == ["club.journal"]
    path.chmod(0o666)
    with anybody(), open_journal(path, club) as journal:
        journal.append("table/1", Called("second"))
        assert written(journal) == ["first", "second"]


def test_a_journal_that_becomes_read_only_while_it_is_open_recovers(shared):
    path = shared / "club.journal"
    path.chmod(0o666)
    with contextlib.ExitStack() as end:
        with anybody():
            journal = end.enter_context(open_journal(path, club))
        path.chmod(0o444)
        shared.chmod(0o555)
        with anybody(), pytest.raises(StoreReadOnly, match="its folder is read-only"):
            journal.append("table/1", Called("no"))
        shared.chmod(0o777)
        path.chmod(0o666)
        with anybody():
            journal.append("table/1", Called("yes"))
            assert written(journal) == ["first", "yes"]


@pytest.mark.parametrize("content", [b'[Event "PBN"]\n' * 50, b"SQLite format 3\0" + b"?" * 5000])
def test_a_file_of_another_kind_is_left_alone(tmp_path, content):
    path = tmp_path / "deals.pbn"
    path.write_bytes(content)
    with pytest.raises(
        NotAJournal, match=r"deals\.pbn is no journal of Tapete .* name a journal, or a new file"
    ):
        open_journal(path, club)
    assert path.read_bytes() == content
    assert [file.name for file in tmp_path.iterdir()] == ["deals.pbn"]


def test_the_database_of_another_program_is_left_alone(tmp_path):
    path = tmp_path / "addresses.db"
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE address (name TEXT)")
    before = path.read_bytes()
    with pytest.raises(NotAJournal, match="the database of another program"):
        open_journal(path, club)
    assert path.read_bytes() == before


def test_a_folder_is_no_journal(tmp_path):
    with pytest.raises(NotAJournal, match="it is a folder"):
        open_journal(tmp_path, club)


def test_a_folder_that_is_not_there_is_named(tmp_path):
    with pytest.raises(StoreUnavailable, match="its folder does not exist"):
        open_journal(tmp_path / "nowhere" / "club.journal", club)


def test_a_newer_journal_is_left_alone(path):
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    with pytest.raises(NewerJournal, match=r"club\.journal was written by a newer Tapete .* update Tapete"):
        open_journal(path, club)
    assert path.read_bytes() == before


def test_a_damaged_journal_is_named(path):
    with open_journal(path, club) as journal:
        journal.extend("table/1", [Called("x" * 500)] * 200)
    whole = path.read_bytes()
    path.write_bytes(whole[:16384] + b"\xff" * (len(whole) - 16384))
    with (
        open_journal(path, club) as journal,
        pytest.raises(
            StoreDamaged, match=r"club\.journal is damaged .* go on with a copy of it or with an export"
        ),
    ):
        list(journal.read_all())
    path.write_bytes(whole)
    with open_journal(path, club) as journal:
        assert journal.head == 210


def test_a_journal_without_its_tables_is_damaged(path):
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP TABLE event")
    with open_journal(path, club) as journal, pytest.raises(StoreDamaged, match="no such table"):
        _ = journal.head


def test_nothing_is_written_to_a_file_that_was_moved_away(path):
    with open_journal(path, club) as journal:
        elsewhere = path.with_name("elsewhere.journal")
        path.rename(elsewhere)
        with pytest.raises(StoreUnavailable, match="the file was moved or deleted"):
            journal.append("table/1", Called("no"))
        elsewhere.rename(path)
        assert journal.append("table/1", Called("yes")).position == 11


def test_a_path_may_have_any_characters(tmp_path):
    path = (
        tmp_path / "ñandú #1 100%?.journal" if sys.platform != "win32" else tmp_path / "ñandú #1 100%.journal"
    )
    with open_journal(path, club) as journal:
        journal.append("table/1", Called("1NT"))
    assert path.is_file()
