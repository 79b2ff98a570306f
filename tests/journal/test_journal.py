"""Appending and reading, on both databases."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC

import pytest
from club_events import Called, Entered, calls, club

from tapete.journal import (
    BadEvent,
    Conflict,
    Entry,
    InvalidStream,
    JournalClosed,
    NewerEvent,
    NoSuchStream,
    UnknownEvent,
    open_journal,
)


def test_a_new_journal_is_empty(journal):
    assert journal.head == 0
    assert journal.streams() == []
    assert journal.version("table/1") == 0
    assert list(journal.read("table/1")) == []
    assert list(journal.read_all()) == []


def test_what_is_appended_is_read_back(journal):
    first = journal.append("table/1", Called("1NT", "S"))
    second = journal.append("table/2", Called("♥ – ñ \0 \u2028 😀"))
    third = journal.append("table/1", Entered(7, won=9))
    assert [(r.position, r.stream, r.seq) for r in (first, second, third)] == [
        (1, "table/1", 1),
        (2, "table/2", 1),
        (3, "table/1", 2),
    ]
    assert list(journal.read("table/1")) == [first, third]
    assert list(journal.read_all()) == [first, second, third]
    assert [r.event for r in journal.read_all()] == [
        Called("1NT", "S"),
        Called("♥ – ñ \0 \u2028 😀"),
        Entered(7, won=9),
    ]
    assert first.at.tzinfo is UTC
    assert first.at <= third.at


def test_reading_begins_after_a_place(journal):
    journal.extend("table/1", [Called(str(n)) for n in range(5)])
    journal.extend("table/2", [Called(str(n)) for n in range(5)])
    assert [r.seq for r in journal.read("table/1", after=3)] == [4, 5]
    assert [r.position for r in journal.read_all(after=7)] == [8, 9, 10]
    assert list(journal.read_all(after=99)) == []


def test_a_long_stream_is_read_whole(journal):
    journal.extend("long", [Called(str(n)) for n in range(4500)])
    assert [r.event.call for r in journal.read("long")] == [str(n) for n in range(4500)]
    assert [r.position for r in journal.read_all()] == list(range(1, 4501))


def test_streams_are_listed_by_name_with_their_versions(journal):
    for name in ("b", "B", "a/2", "a", "a/10"):
        journal.append(name, Called("pass"))
    last = journal.append("a", Called("X"))
    assert [(s.name, s.version) for s in journal.streams()] == [
        ("B", 1),
        ("a", 2),
        ("a/10", 1),
        ("a/2", 1),
        ("b", 1),
    ]
    assert journal.stream("a").last == last.at
    assert journal.stream("a").first <= last.at
    assert journal.version("a") == 2
    with pytest.raises(NoSuchStream, match="“c”"):
        journal.stream("c")


def test_a_writer_who_was_not_first_is_told(journal):
    journal.append("table/1", Called("1NT"), expected=0)
    with pytest.raises(Conflict, match="at version 1, not 0") as told:
        journal.append("table/1", Called("2C"), expected=0)
    assert (told.value.stream, told.value.expected, told.value.actual) == ("table/1", 0, 1)
    with pytest.raises(Conflict):
        journal.append("table/1", Called("2C"), expected=2)
    assert journal.append("table/1", Called("2C"), expected=1).seq == 2
    assert [r.event.call for r in journal.read("table/1")] == ["1NT", "2C"]


def test_of_many_writers_at_one_version_one_wins(journal):
    start = threading.Barrier(16)

    def race(n):
        start.wait()
        try:
            return journal.append("table/1", Called(str(n)), expected=0).event.call
        except Conflict:
            return None

    with ThreadPoolExecutor(16) as threads:
        winners = [call for call in threads.map(race, range(16)) if call is not None]
    assert winners == [r.event.call for r in journal.read_all()]
    assert len(winners) == 1


def test_several_events_are_recorded_all_or_none(journal):
    with pytest.raises(BadEvent):
        journal.extend("table/1", [Called("1NT"), Called(7)])
    with pytest.raises(Conflict):
        journal.extend("table/1", [Called("1NT"), Called("2C")], expected=3)
    assert journal.extend("table/1", [], expected=0) == []
    assert journal.head == 0


def test_threads_get_one_order_without_gaps(journal):
    def write(name):
        return [journal.append(name, Called(f"{name} {n}")) for n in range(25)]

    with ThreadPoolExecutor(8) as threads:
        recorded = [r for part in threads.map(write, [f"t{n}" for n in range(8)]) for r in part]
    read = list(journal.read_all())
    assert [r.position for r in read] == list(range(1, 201))
    assert sorted(recorded, key=lambda r: r.position) == read
    for name in {r.stream for r in read}:
        assert [r.seq for r in journal.read(name)] == list(range(1, 26))


@pytest.mark.parametrize("name", ["", " ", "/a", "a b", "ñ", "a" * 201, "a\n", "a\0", "\ud800", "-a", "'"])
def test_a_stream_has_a_plain_name(journal, name):
    for use in (
        lambda: journal.append(name, Called("pass")),
        lambda: list(journal.read(name)),
        lambda: journal.version(name),
        lambda: journal.stream(name),
        lambda: journal.fold(name, calls),
    ):
        with pytest.raises(InvalidStream, match="cannot name a stream"):
            use()
    assert journal.head == 0


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        (Entry("Call Made", 1, "{}"), "cannot name an event"),
        (Entry("call\0", 1, "{}"), "cannot name an event"),
        (Entry("call.made", -1, "{}"), "there is no schema -1"),
        (Entry("call.made", 2**63, "{}"), "there is no schema 9223372036854775808"),
        (Entry("call.made", 1, "{"), "truncated"),
        (Entry("call.made", 1, '{"call":' + "[" * 100_000), "recursion depth exceeded"),
        (Entry("call.made", 1, "[]"), "Expected `object`"),
        (Entry("call.made", 1, '{"call": "\ud800"}'), "surrogates not allowed"),
    ],
)
def test_what_no_store_could_keep_is_not_recorded(journal, entry, words):
    with pytest.raises(BadEvent) as told:
        journal.record("table/1", [Entry("call.made", 1, '{"call":"1NT"}'), entry])
    assert words in str(told.value)
    assert journal.head == 0


def test_old_events_come_in_their_newest_schema(journal):
    journal.record(
        "results",
        [
            Entry("result.entered", 1, '{"board": 1, "tricks": "9"}'),
            Entry("result.entered", 2, '{"board": 2, "tricks": 10}'),
            Entry("result.entered", 3, '{"board": 3, "won": 11}'),
        ],
    )
    assert [r.event for r in journal.read("results")] == [Entered(1, 9), Entered(2, 10), Entered(3, 11)]
    assert [r.version for r in journal.read("results")] == [1, 2, 3]


@pytest.mark.parametrize(
    ("entry", "error", "words"),
    [
        (Entry("tile.laid", 1, "{}"), UnknownEvent, "does not know events “tile.laid”"),
        (
            Entry("call.made", 2, '{"call": "1NT"}'),
            NewerEvent,
            "has schema 2 and this program knows schemas up to 1",
        ),
        (Entry("call.made", 1, '{"call": 7}'), BadEvent, "Expected `str`, got `int`"),
        (Entry("call.made", 0, "{}"), BadEvent, "there is no schema 0"),
        (Entry("result.entered", 1, '{"board": 1}'), BadEvent, "KeyError"),
    ],
)
def test_an_event_that_cannot_be_decoded_is_named_and_kept(journal, entry, error, words):
    journal.append("table/1", Called("1NT"))
    journal.record("table/1", [entry])
    journal.append("table/1", Called("2C"))
    raw = list(journal.read("table/1"))
    assert (raw[1].type, raw[1].version, raw[1].data) == entry[:3]
    with pytest.raises(error, match="event 2 of stream “table/1”") as told:
        _ = raw[1].event
    assert words in str(told.value)
    with pytest.raises(error) as told:
        journal.fold("table/1", calls)
    assert (told.value.stream, told.value.seq) == ("table/1", 2)
    assert raw[2].event == Called("2C")


def test_everything_is_there_after_opening_again(place):
    with open_journal(place, club) as journal:
        journal.extend("table/1", [Called("1NT"), Called("2C")])
        before = list(journal.read_all())
    with open_journal(place, club) as journal:
        assert list(journal.read_all()) == before
        assert journal.append("table/1", Called("2D"), expected=2).position == 3


def test_two_journals_at_one_place_see_each_other(journal, place):
    with open_journal(place, club) as other:
        journal.append("table/1", Called("1NT"), expected=0)
        with pytest.raises(Conflict):
            other.append("table/1", Called("1NT"), expected=0)
        other.append("table/1", Called("2C"), expected=1)
        assert journal.version("table/1") == 2
        assert journal.head == 2


def test_a_closed_journal_says_so(journal):
    journal.close()
    journal.close()
    for use in (
        lambda: journal.append("table/1", Called("1NT")),
        lambda: list(journal.read("table/1")),
        lambda: journal.head,
        lambda: journal.fold("table/1", calls),
        journal.streams,
        journal.follow,
    ):
        with pytest.raises(JournalClosed, match="is closed: open it again"):
            use()


def test_without_schemas_events_are_read_raw(journal, place):
    journal.append("table/1", Called("1NT"))
    with open_journal(place) as raw:
        assert [r.data for r in raw.read_all()] == ['{"call":"1NT","seat":"N"}']
