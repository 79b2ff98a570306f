"""What can be wrong with a server: each fault is real, is said in a sentence, and ends with its cause."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import threading
from itertools import islice

import pytest
from club_events import Called, calls, club
from faults import mount, own_disk

from tapete.journal import (
    NewerJournal,
    NotAJournal,
    StoreDamaged,
    StoreFull,
    StoreLocked,
    StoreReadOnly,
    StoreUnavailable,
    WriteInDoubt,
    open_journal,
)


def written(journal):
    return [r.event.call for r in journal.read_all()]


@pytest.fixture
def url(postgres):
    """A journal with ten events."""
    url = postgres.new_url()
    with open_journal(url, club) as journal:
        journal.extend("table/1", [Called(str(n)) for n in range(10)])
    return url


def cut_connections(postgres):
    postgres.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
    )


def test_an_acknowledged_event_waits_for_the_disk(postgres):
    with open_journal(postgres.new_url(synchronous_commit="off"), club) as journal:
        journal.append("table/1", Called("1NT"))
        assert journal._store._writer.execute("SHOW synchronous_commit").fetchone() == ("on",)


@pytest.mark.parametrize(
    "change", ["UPDATE event SET data = '{}'", "DELETE FROM event", "TRUNCATE event"]
)  # fmt: skip
def test_events_cannot_be_changed_by_other_programs(postgres, url, change):
    import psycopg

    with pytest.raises(psycopg.errors.RaiseException, match="events are only ever added"):
        postgres.execute(change, url)
    with open_journal(url, club) as journal:
        assert journal.head == 10


def test_a_full_disk_loses_nothing_and_writing_goes_on_when_there_is_room(postgres):
    with own_disk() as folder:
        home = folder / "tables"
        home.mkdir()
        if os.geteuid() == 0:
            shutil.chown(home, "nobody")
        folder.chmod(0o755)
        postgres.execute(f"CREATE TABLESPACE small LOCATION '{home}'")
        url = postgres.new_url(default_tablespace="small")
        try:
            with open_journal(url, club) as journal:
                acknowledged = []

                def fill():
                    while len(acknowledged) < 5000:
                        acknowledged.append(journal.append("table/1", Called("x" * 500)).event.call)

                with pytest.raises(
                    StoreFull, match=r"its disk is full .*No space left on device.* make room"
                ):
                    fill()
                with pytest.raises(StoreFull):
                    journal.extend("table/1", [Called("x" * 500)] * 1000)
                assert written(journal) == acknowledged
                assert journal.fold("table/1", calls).version == len(acknowledged)
                mount("remount,size=8m", folder)
                journal.append("table/1", Called("last"), expected=len(acknowledged))
                assert written(journal) == [*acknowledged, "last"]
        finally:
            postgres.execute("DROP TABLE event, snapshot, tapete_journal", url)
            postgres.execute("DROP TABLESPACE small")


def test_a_journal_locked_by_another_program_is_waited_for_and_then_named(url):
    import psycopg

    with open_journal(url, club, timeout=0.2) as journal:
        with psycopg.connect(url) as other:
            other.execute("SELECT pg_advisory_xact_lock(%s)", [journal._store._lock])
            with pytest.raises(StoreLocked, match=r"is kept locked by another program \(.*lock timeout"):
                journal.append("table/1", Called("no"))
            assert journal.head == 10
        assert journal.append("table/1", Called("yes")).position == 11


def test_a_reader_of_the_tables_does_not_hold_writers_up(url):
    import psycopg

    with psycopg.connect(url) as other, open_journal(url, club, timeout=5) as journal:
        assert other.execute("SELECT count(*) FROM event").fetchone() == (10,)
        assert journal.append("table/1", Called("yes")).position == 11


def test_a_read_only_database_is_named(postgres, url):
    read_only = url + "%20-c%20default_transaction_read_only%3Don"
    with open_journal(read_only, club) as journal:
        with pytest.raises(StoreReadOnly, match=r"may not be written \(.*read-only transaction"):
            journal.append("table/1", Called("no"))
        assert journal.head == 10
    with pytest.raises(StoreReadOnly, match="may not be written"):
        open_journal(postgres.new_url(default_transaction_read_only="on"), club)


def test_a_user_who_may_only_read_is_told(postgres, url):
    schema = url.rpartition("%3D")[2]
    postgres.execute(f"CREATE ROLE guest_{schema} LOGIN")
    postgres.execute(f"GRANT USAGE ON SCHEMA {schema} TO guest_{schema}")
    postgres.execute(f"GRANT SELECT ON ALL TABLES IN SCHEMA {schema} TO guest_{schema}")
    with open_journal(url.replace("postgres@", f"guest_{schema}@"), club) as journal:
        assert len(written(journal)) == 10
        with pytest.raises(StoreReadOnly, match=r"may not be written \(permission denied for table event"):
            journal.append("table/1", Called("no"))


def test_the_database_of_another_program_is_left_alone(postgres):
    url = postgres.new_url()
    postgres.execute("CREATE TABLE event (place text)", url)
    with pytest.raises(NotAJournal, match="the database of another program"):
        open_journal(url, club)
    assert postgres.execute("SELECT to_regclass('snapshot'), to_regclass('tapete_journal')", url) == [
        (None, None)
    ]


def test_a_database_that_cannot_hold_every_letter_is_refused(postgres):
    postgres.execute("CREATE DATABASE old ENCODING 'LATIN1' TEMPLATE template0")
    with pytest.raises(NotAJournal, match="an encoding other than UTF-8"):
        open_journal(postgres.url(database="old"), club)


def test_a_newer_journal_is_left_alone(postgres, url):
    postgres.execute("UPDATE tapete_journal SET version = 99", url)
    with pytest.raises(NewerJournal, match=r"was written by a newer Tapete .* update Tapete"):
        open_journal(url, club)
    assert postgres.execute("SELECT version FROM tapete_journal", url) == [(99,)]


def test_a_journal_without_its_tables_is_damaged(postgres, url):
    postgres.execute("DROP TABLE event", url)
    with pytest.raises(StoreDamaged, match=r"is damaged .*event.* does not exist"):
        open_journal(url, club)


def test_damaged_pages_are_named(postgres, url):
    with open_journal(url, club) as journal:
        journal.extend("table/1", [Called("x" * 500)] * 200)
    ((file,),) = postgres.execute("SELECT pg_relation_filepath('event')", url)
    path = postgres.home / "data" / file
    postgres.stop()
    whole = path.read_bytes()
    try:
        path.write_bytes(whole[:16384] + b"\xff" * (len(whole) - 16384))
        postgres.start()
        with (
            open_journal(url, club) as journal,
            pytest.raises(StoreDamaged, match=r"is damaged .*invalid page"),
        ):
            list(journal.read_all())
        postgres.stop()
    finally:
        path.write_bytes(whole)
        postgres.start()
    with open_journal(url, club) as journal:
        assert len(list(journal.read_all())) == 210


def test_an_address_where_nobody_is_is_named_without_its_password(tmp_path):
    pytest.importorskip("psycopg")
    with pytest.raises(StoreUnavailable, match="cannot be reached") as told:
        open_journal(f"postgresql://ana:secret@/club?host={tmp_path}&sslpassword=secret", club, timeout=1)
    assert told.value.place.startswith("postgresql://ana@/club?host=")
    assert "secret" not in str(told.value)


def test_without_psycopg_it_is_said_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, "tapete.journal.postgres", raising=False)
    with pytest.raises(StoreUnavailable, match=r"`pip install 'tapete\[pg\]'` brings it"):
        open_journal("postgresql://ana@localhost/club", club)


def test_connections_that_were_cut_while_they_were_idle_are_made_again(postgres, url):
    with open_journal(url, club) as journal:
        follower = journal.follow(after=10)
        assert journal.append("table/1", Called("before")).position == 11
        cut_connections(postgres)
        assert journal.append("table/1", Called("after"), expected=11).position == 12
        assert written(journal)[-2:] == ["before", "after"]
        cut_connections(postgres)
        assert journal.version("table/1") == 12
        # The one that listens was cut as well; it misses nothing.
        threading.Timer(0.05, journal.append, ["table/1", Called("later")]).start()
        assert [r.position for r in islice(follower, 3)] == [11, 12, 13]


def test_a_follower_hears_another_process_after_its_own_connection_was_cut(postgres, url):
    with open_journal(url, club) as journal, open_journal(url, club) as other:
        follower = journal.follow(after=10)
        other.append("table/1", Called("before"))
        assert next(follower).position == 11
        cut_connections(postgres)
        other.append("table/1", Called("after"))
        assert next(follower).position == 12


def test_a_commit_whose_answer_is_lost_is_in_doubt_and_not_done_twice(postgres, url):
    postgres.execute(
        "CREATE FUNCTION lost() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$",
        url,
    )
    postgres.execute(
        "CREATE CONSTRAINT TRIGGER lost AFTER INSERT ON event DEFERRABLE INITIALLY DEFERRED "
        "FOR EACH ROW EXECUTE FUNCTION lost()",
        url,
    )
    with open_journal(url, club) as journal:
        with pytest.raises(WriteInDoubt, match="read the stream again to see whether the event is there"):
            journal.append("table/1", Called("perhaps"))
        assert journal.head == 10
        postgres.execute("DROP TRIGGER lost ON event", url)
        assert journal.append("table/1", Called("yes"), expected=10).position == 11


def test_a_server_that_was_stopped_is_away_and_then_back(postgres, url):
    with open_journal(url, club, timeout=2) as journal, contextlib.ExitStack() as end:
        follower = journal.follow(after=9)
        assert next(follower).position == 10
        postgres.stop()
        back = end.callback(postgres.start)
        with pytest.raises(StoreUnavailable, match="check the address, and that what it names is there"):
            journal.append("table/1", Called("no"))
        with pytest.raises(StoreUnavailable):
            _ = journal.head
        end.pop_all()
        back()
        assert journal.append("table/1", Called("yes"), expected=10).position == 11
        assert next(follower).position == 11
