"""Random sequences of operations: both databases do what a list in memory does."""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest
from club_events import Called, Entered, calls, club
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from tapete.journal import (
    BadEvent,
    Conflict,
    Entry,
    NoSuchStream,
    StreamExists,
    TornFile,
    UnknownEvent,
    export_stream,
    import_stream,
    open_journal,
)

STREAMS = st.sampled_from(["rulings", "table/1", "table/10", "Table/1"])
EVENTS = st.one_of(
    st.builds(Called, st.text(st.characters(exclude_categories=["Cs"]), max_size=8)),
    st.builds(Entered, st.integers(-(2**63), 2**63 - 1), st.integers(0, 13)),
)
STORES = ["sqlite"] if sys.platform == "win32" else ["sqlite", "postgres"]
UNKNOWN = Entry("star.seen", 4, '{"bright":true}')


class Machine(RuleBasedStateMachine):
    """The same is done to every journal and to `model`, a list of stream, type and data."""

    def __init__(self, places, folder):
        super().__init__()
        self.model = []
        self.places = places
        self.folder = folder
        self.journals = [open_journal(place, club) for place in places]
        self.followers = [journal.follow() for journal in self.journals]

    def teardown(self):
        for journal in self.journals:
            journal.close()

    def version(self, stream):
        return sum(name == stream for name, _, _ in self.model)

    def add(self, stream, entries):
        self.model += [(stream, entry[0], entry[-1]) for entry in entries]

    @rule(stream=STREAMS, events=st.lists(EVENTS, max_size=4), off=st.sampled_from([None, 0, 0, 1, -1]))
    def extend(self, stream, events, off):
        expected = None if off is None else self.version(stream) + off
        for journal in self.journals:
            if off in {None, 0}:
                recorded = journal.extend(stream, events, expected=expected)
                assert [r.event for r in recorded] == events
                assert [r.position for r in recorded] == [len(self.model) + 1 + n for n in range(len(events))]
            else:
                with pytest.raises(Conflict):
                    journal.extend(stream, events, expected=expected)
        if off in {None, 0}:
            self.add(stream, [club.encode(event) for event in events])

    @rule(stream=STREAMS, event=EVENTS)
    def refuse(self, stream, event):
        for journal in self.journals:
            with pytest.raises(BadEvent):
                journal.extend(stream, [event, Called(7)])
            with pytest.raises(BadEvent):
                journal.record(stream, [UNKNOWN, UNKNOWN._replace(data="[]")])

    @rule(stream=STREAMS)
    def record_what_nobody_knows(self, stream):
        for journal in self.journals:
            journal.record(stream, [UNKNOWN])
        self.add(stream, [UNKNOWN[:3]])

    @rule(stream=STREAMS)
    def fold(self, stream):
        mine = [(type_, data) for name, type_, data in self.model if name == stream]
        for journal in self.journals:
            if any(type_ != "call.made" for type_, _ in mine):
                with pytest.raises((UnknownEvent, AttributeError)):
                    journal.fold(stream, calls)
            else:
                folded = journal.fold(stream, calls)
                assert folded.version == len(mine)
                assert folded.state == tuple(club.decode(type_, 1, data).call for type_, data in mine)

    @rule(stream=STREAMS, after=st.integers(0, 30))
    def read(self, stream, after):
        mine = [(type_, data) for name, type_, data in self.model if name == stream][after:]
        for journal in self.journals:
            assert [(r.type, r.data) for r in journal.read(stream, after)] == mine

    @rule(after=st.integers(0, 30))
    def read_all(self, after):
        for journal in self.journals:
            read = list(journal.read_all(after))
            assert [(r.stream, r.type, r.data) for r in read] == self.model[after:]
            assert [r.position for r in read] == list(range(after + 1, len(self.model) + 1))

    @rule(news=st.integers(1, 5))
    def follow(self, news):
        for follower in self.followers:
            there = len(self.model) - follower.position
            heard = [(r.stream, r.type, r.data) for r in islice(follower, min(news, there))]
            assert heard == self.model[follower.position - len(heard) : follower.position]

    @rule(stream=STREAMS, name=STREAMS, torn=st.booleans())
    def copy_by_file(self, stream, name, torn):
        mine = [(type_, data) for held, type_, data in self.model if held == stream]
        known = all(type_ in club for type_, _ in mine)
        taken = mine[:-1] if torn else mine
        imported = bool(taken) and known and not self.version(name)
        for journal in self.journals:
            path = self.folder / "copy.jsonl"
            if not mine:
                with pytest.raises(NoSuchStream):
                    export_stream(journal, stream, path)
                continue
            export_stream(journal, stream, path)
            if torn:
                path.write_bytes(path.read_bytes()[:-5])
            if not known:
                continue
            if torn:
                with pytest.raises(TornFile):
                    import_stream(journal, path, name)
            if imported:
                assert import_stream(journal, path, name, repair=torn).version == len(taken)
            elif taken:
                with pytest.raises(StreamExists):
                    import_stream(journal, path, name, repair=torn)
        if imported:
            self.model += [(name, type_, data) for type_, data in taken]

    @rule()
    def open_again(self):
        for n, place in enumerate(self.places):
            position = self.followers[n].position
            self.journals[n].close()
            self.journals[n] = open_journal(place, club)
            self.followers[n] = self.journals[n].follow(position)

    @invariant()
    def heads_and_versions_agree(self):
        versions = Counter(name for name, _, _ in self.model)
        for journal in self.journals:
            assert journal.head == len(self.model)
            assert [(s.name, s.version) for s in journal.streams()] == sorted(versions.items())


@pytest.fixture(params=STORES)
def new_places(request):
    """A function to an empty place, or to one in each database so that they are compared with each other."""
    others = [request.getfixturevalue("postgres").new_url] if request.param == "postgres" else []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        count = iter(range(10**6))
        yield lambda: ([folder / f"{next(count)}.journal", *[other() for other in others]], folder)


def test_a_journal_does_what_a_list_does(new_places):
    run_state_machine_as_test(
        lambda: Machine(*new_places()),
        settings=settings(
            max_examples=25,
            stateful_step_count=25,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
