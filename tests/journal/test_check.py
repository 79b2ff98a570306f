"""Checking a journal: what is whole is said to be whole, and each fault is found and named."""

from __future__ import annotations

import contextlib
import json
import sqlite3

import pytest
from club_events import Called, club

from tapete.cli import run
from tapete.journal import (
    Entry,
    NewerEvent,
    StoreDamaged,
    UnknownEvent,
    check_journal,
    open_journal,
)


def test_a_whole_journal_has_no_problems(journal):
    assert check_journal(journal).events == 0
    journal.extend("table/1", [Called(str(n)) for n in range(2500)])
    journal.append("table/2", Called("pass"))
    checked = check_journal(journal)
    assert (checked.streams, checked.events, checked.problems) == (2, 2501, ())


def test_events_that_cannot_be_decoded_are_named_each(journal, place):
    journal.append("table/1", Called("1NT"))
    journal.record("table/1", [Entry("star.seen", 1, "{}"), Entry("call.made", 9, "{}")])
    checked = check_journal(journal)
    assert [type(problem) for problem in checked.problems] == [UnknownEvent, NewerEvent]
    assert "event 2 of stream “table/1”" in str(checked.problems[0])
    assert checked.events == 3
    with open_journal(place) as raw:
        assert check_journal(raw).problems == ()


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "tapete.db"
    with open_journal(path, club) as journal:
        journal.extend("table/1", [Called("x" * 500) for n in range(200)])
    return path


def test_damaged_pages_are_found(path):
    content = path.read_bytes()
    path.write_bytes(content[:16384] + b"\xff" * (len(content) - 16384))
    with open_journal(path, club) as journal:
        problems = check_journal(journal).problems
    assert problems
    assert {type(problem) for problem in problems} == {StoreDamaged}


def test_an_event_that_somebody_took_out_is_missed(path):
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("DROP TRIGGER event_is_not_deleted")
        connection.execute("DELETE FROM event WHERE position = 7")
    with open_journal(path, club) as journal:
        (problem,) = check_journal(journal).problems
    assert "event 8 of stream “table/1” does not follow on the one before it" in str(problem)


def test_the_command_says_what_it_found(path, capsys):
    line = ["journal", "check", "--data", str(path.parent), "--lang", "en"]
    # The command knows the events of Tapete, not those of these tests.
    assert run([*line, "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["streams"], found["events"], len(found["problems"])) == (1, 200, 200)
    assert run(line) == 1
    assert "does not know events “call.made” (event 200 of stream “table/1”)" in capsys.readouterr().out


def test_the_command_is_content_with_a_whole_journal(tmp_path, capsys):
    with open_journal(tmp_path / "tapete.db", club):
        pass
    assert run(["journal", "check", "--data", str(tmp_path), "--lang", "en"]) == 0
    assert capsys.readouterr().out == "Streams: 0, events: 0.\nEvery event is there and can be read.\n"


def test_the_commands_carry_a_stream_by_file(path, tmp_path, capsys):
    file = tmp_path / "table.jsonl"
    at = ["--data", str(path.parent), "--lang", "en"]
    assert run(["journal", "export", "table/1", str(file), *at]) == 0
    assert capsys.readouterr().out == f"Written to {file}, events: 200.\n"
    assert run(["journal", "export", "nothing", str(file), *at]) == 1
    assert "There is no stream “nothing”" in capsys.readouterr().err
    assert run(["journal", "export", "no name", str(file), *at]) == 1
    assert "cannot name a stream" in capsys.readouterr().err
    assert run(["journal", "import", str(file), *at]) == 1
    assert "line 2: This program does not know events “call.made”" in capsys.readouterr().err
