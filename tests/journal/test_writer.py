"""The thread that writes: many share a commit, and none suffers for another."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from tapete.journal import Conflict, Entry, JournalClosed, StoreFull, StoreLocked
from tapete.journal.writer import Request, Writer, settle

ENTRY = Entry("call.made", 1, "{}")


def test_requests_are_settled_in_their_order():
    requests = [
        Request("a", [ENTRY, ENTRY._replace(at=7)], None),
        Request("b", [ENTRY], 3),
        Request("a", [ENTRY], 4),
        Request("a", [ENTRY], 4),
        Request("c", [ENTRY], 0),
    ]
    rows = settle(requests, head=10, versions={"a": 2, "b": 2}, now=99)
    assert [(row.position, row.stream, row.seq, row.at) for row in rows] == [
        (11, "a", 3, 99),
        (12, "a", 4, 7),
        (13, "a", 5, 99),
        (14, "c", 1, 99),
    ]
    assert [type(request.error) for request in requests] == [
        type(None),
        Conflict,
        type(None),
        Conflict,
        type(None),
    ]


class Disk:
    """A commit that waits until it is let go, and that fails for the streams that are told."""

    def __init__(self, errors=()):
        self.commits = []
        self.errors = dict(errors)
        self.open = threading.Event()
        self.busy = threading.Event()

    def commit(self, requests):
        self.busy.set()
        assert self.open.wait(30)
        self.commits.append([request.stream for request in requests])
        for request in requests:
            if request.stream in self.errors:
                raise self.errors[request.stream]
        settle(requests, 0, {}, 0)


def write_while_busy(disk, streams):
    """One request keeps the thread busy while the others come."""
    writer = Writer("here", disk.commit)
    with ThreadPoolExecutor(16) as threads:
        first = threads.submit(writer.write, Request("first", [ENTRY], None))
        assert disk.busy.wait(30)
        others = [threads.submit(writer.write, Request(stream, [ENTRY], None)) for stream in streams]
        while writer._queue.qsize() < len(streams):
            threading.Event().wait(0.001)
        disk.open.set()
        writer.close()
        assert first.result(30)
        return {
            stream: other.exception(30) or other.result()
            for stream, other in zip(streams, others, strict=True)
        }


def test_who_waits_meanwhile_shares_one_commit():
    disk = Disk()
    write_while_busy(disk, ["a", "b", "c"])
    assert [sorted(commit) for commit in disk.commits] == [["first"], ["a", "b", "c"]]


def test_an_impossible_request_does_not_take_the_others_along():
    disk = Disk({"bad": StoreFull("here", "too large")})
    results = write_while_busy(disk, ["a", "bad", "c"])
    assert isinstance(results["bad"], StoreFull)
    assert results["a"]
    assert results["c"]


def test_a_fault_that_meets_all_is_told_to_each():
    disk = Disk({"b": StoreLocked("here", "busy")})
    results = write_while_busy(disk, ["a", "b", "c"])
    assert len(disk.commits) == 2
    assert len({id(error) for error in results.values()}) == 3
    assert {str(error) for error in results.values()} == {str(StoreLocked("here", "busy"))}


def test_what_was_asked_before_closing_is_done():
    disk = Disk()
    done = []
    writer = Writer("here", disk.commit)
    writer.later(lambda: done.append(1))
    disk.open.set()
    writer.close()
    writer.close()
    assert done == [1]
    with pytest.raises(JournalClosed):
        writer.write(Request("a", [ENTRY], None))
    with pytest.raises(JournalClosed):
        writer.later(lambda: done.append(2))
