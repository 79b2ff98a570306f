"""Exported streams: what people can read comes back whole, or not at all."""

from __future__ import annotations

import json
import re
import tempfile
from pathlib import Path

import pytest
from club_events import Called, Entered, club
from faults import anybody, own_disk

from tapete.journal import (
    Entry,
    FileError,
    InvalidStream,
    NoSuchStream,
    StoreFull,
    StreamExists,
    TornFile,
    export_stream,
    import_stream,
    open_journal,
)


@pytest.fixture
def exported(journal, tmp_path):
    """A file with three events of one stream; the journal has others between them."""
    path = tmp_path / "table-1.jsonl"
    journal.append("table/1", Called("1NT ♥ ñ"))
    journal.append("table/2", Called("elsewhere"))
    journal.record("table/1", [Entry("result.entered", 2, '{"board": 7,\n "tricks": 10}')])
    journal.append("table/1", Called("pass", "E"))
    export_stream(journal, "table/1", path, tapete="0.1.0")
    return path


@pytest.fixture
def empty(tmp_path):
    with open_journal(tmp_path / "other.journal", club) as journal:
        yield journal


def test_a_file_is_lines_of_plain_json(exported):
    header, first, *_ = lines = [json.loads(line) for line in exported.read_text("utf-8").splitlines()]
    assert header == {
        "format": "tapete-stream",
        "version": 1,
        "stream": "table/1",
        "events": 3,
        "tapete": "0.1.0",
    }
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z", first.pop("at"))
    assert first == {"seq": 1, "type": "call.made", "version": 1, "data": {"call": "1NT ♥ ñ", "seat": "N"}}
    assert [line["seq"] for line in lines[1:]] == [1, 2, 3]
    assert "1NT ♥ ñ" in exported.read_text("utf-8")
    assert [path.name for path in exported.parent.glob("*.jsonl")] == [exported.name]


def test_what_was_exported_is_imported(journal, exported, empty):
    before = [(r.seq, r.at, r.type, r.version, json.loads(r.data)) for r in journal.read("table/1")]
    stream = import_stream(empty, exported)
    assert (stream.name, stream.version) == ("table/1", 3)
    assert [(r.seq, r.at, r.type, r.version, json.loads(r.data)) for r in empty.read("table/1")] == before
    assert [r.event for r in empty.read("table/1")] == [
        Called("1NT ♥ ñ"),
        Entered(7, 10),
        Called("pass", "E"),
    ]


def test_an_import_does_not_write_over_a_stream(journal, exported):
    with pytest.raises(StreamExists, match="at version 3: import it under another name"):
        import_stream(journal, exported)
    import_stream(journal, exported, "table/1-again")
    assert journal.version("table/1") == 3
    assert journal.version("table/1-again") == 3
    with pytest.raises(InvalidStream):
        import_stream(journal, exported, "not a name")


def test_unknown_events_are_exported_as_they_are(journal, tmp_path, empty):
    journal.record("future", [Entry("call.made", 9, '{"x":1.50}'), Entry("star.seen", 1, "{}")])
    path = tmp_path / "future.jsonl"
    export_stream(journal, "future", path)
    assert '"version":9,"data":{"x":1.50}}' in path.read_text("utf-8")
    with pytest.raises(FileError, match=r"line 2: Event “call.made” .* has schema 9 .* update Tapete"):
        import_stream(empty, path)
    assert empty.head == 0


def test_a_stream_that_does_not_exist_is_not_exported(journal, tmp_path):
    with pytest.raises(NoSuchStream):
        export_stream(journal, "nothing", tmp_path / "nothing.jsonl")
    assert not (tmp_path / "nothing.jsonl").exists()


def test_an_export_that_fails_leaves_the_old_file(journal, exported, monkeypatch):
    before = exported.read_bytes()

    def full(descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(
        FileError, match=r"table-1\.jsonl: the file cannot be written \(No space left on device\)"
    ):
        export_stream(journal, "table/1", exported)
    assert exported.read_bytes() == before
    assert [path.name for path in exported.parent.iterdir() if "jsonl" in path.name] == [exported.name]


def test_an_export_to_a_full_disk_leaves_nothing(journal):
    journal.extend("long", [Called("x" * 500)] * 4000)
    with own_disk() as folder:
        with pytest.raises(FileError, match=r"cannot be written \(No space left on device\)"):
            export_stream(journal, "long", folder / "long.jsonl")
        assert list(folder.iterdir()) == []


def test_an_export_to_a_read_only_folder_is_named():
    with tempfile.TemporaryDirectory() as name:
        shut = Path(name) / "shut"
        shut.mkdir(mode=0o555)
        Path(name).chmod(0o777)
        with anybody(), open_journal(f"{name}/club.journal", club) as journal:
            journal.append("table/1", Called("1NT"))
            with pytest.raises(FileError, match=r"cannot be written \(Permission denied\)"):
                export_stream(journal, "table/1", shut / "table.jsonl")


def test_an_import_to_a_full_disk_leaves_nothing(journal, tmp_path):
    journal.extend("long", [Called("x" * 500)] * 4000)
    path = tmp_path / "long.jsonl"
    export_stream(journal, "long", path)
    with own_disk() as folder, open_journal(folder / "club.journal", club) as small:
        small.append("table/1", Called("1NT"))
        with pytest.raises(StoreFull, match="make room"):
            import_stream(small, path)
        assert [(s.name, s.version) for s in small.streams()] == [("table/1", 1)]
        assert small.append("table/1", Called("2C"), expected=1).position == 2


def test_a_folder_that_is_not_there_is_named(journal, exported, empty):
    nowhere = exported.parent / "nowhere" / "file.jsonl"
    with pytest.raises(FileError, match=r"nowhere.file\.jsonl: the file cannot be written \(No such file"):
        export_stream(journal, "table/1", nowhere)
    with pytest.raises(FileError, match=r"nowhere.file\.jsonl: the file cannot be read \(No such file"):
        import_stream(empty, nowhere)


# What happens to which line: these bytes become those, and the message says this.
EDITS = {
    "another file": (1, b"tapete-stream", b"other-stream", "choose another file"),
    "half a header": (1, b',"stream":"table/1"', b"", "choose another file"),
    "no events at all": (1, b'"events":3', b'"events":0', "choose another file"),
    "a newer format": (1, b'"version":1', b'"version":2', "has format 2, .* update Tapete"),
    "an unknown type": (
        2,
        b"call.made",
        b"call.mad",
        "does not know events “call.mad” .*use the Tapete that",
    ),
    "another encoding": (2, "ñ".encode(), b"\xf1", "not text in UTF-8: save the file as UTF-8"),
    "no time": (2, b'"at":"', b'"at":"yesterday ', r"no event \(Invalid isoformat"),
    "no time zone": (2, b'Z","type"', b'","type"', "has no time zone, such as the Z at the end"),
    "a time before all time": (2, b'"at":"', b'"at":"0001-01-01T00:00:00+14:00","x":"', "no event"),
    "a field renamed": (2, b'"at":', b'"when":', r"no event \(.*when"),
    "a line too deep": (2, b'"data":{', b'"data":{"a":' + b"[" * 100_000 + b'"', "no event"),
    "a header too deep": (1, b'"events":3', b'"events":3,"x":' + b"[" * 100_000, "choose another file"),
    "half a line": (2, b'"}}', b"", "no event"),
    "an empty line": (2, b'{"seq":1', b'\n{"seq":1', "no event"),
    "a line twice": (3, b'"seq":2', b'"seq":1', "event 1 is there twice"),
    "a line missing": (3, b'"seq":2', b'"seq":3', "event 2 is expected here and not 3"),
    "a number as text": (3, b'"seq":2', b'"seq":"2"', r"no event \(.*\$\.seq.*\): correct it"),
    "data that does not fit": (3, b"tricks", b"won", "data of event “result.entered” .*KeyError"),
    "a newer schema": (3, b'"version":2', b'"version":4', "has schema 4 .* up to 3: update Tapete"),
    "an impossible schema": (3, b'"version":2', b'"version":0', "there is no schema 0"),
    "half a line at the end": (4, b'"}}', b"", "no event"),
    "a line too many": (5, b"", b"{}\n", "promises 3 events and here is one more"),
}


@pytest.mark.parametrize("case", EDITS)
def test_a_wrong_line_is_named_and_nothing_is_imported(exported, empty, case):
    number, old, new, words = EDITS[case]
    lines = exported.read_bytes().split(b"\n")
    assert old in lines[number - 1]
    lines[number - 1] = lines[number - 1].replace(old, new)
    exported.write_bytes(b"\n".join(lines))
    if case == "an empty line":
        exported.write_bytes(exported.read_bytes().replace(b'"events":3', b'"events":4'))
    with pytest.raises(FileError, match=rf"table-1\.jsonl, line {number}: .*{words}") as told:
        import_stream(empty, exported, repair=True)
    assert not isinstance(told.value, TornFile)
    assert (told.value.path, told.value.line) == (exported, number)
    assert empty.head == 0


def test_wherever_a_file_breaks_off_the_whole_events_are_counted(exported, empty, tmp_path):
    whole = exported.read_bytes()
    torn = tmp_path / "torn.jsonl"
    ends = [n for n, byte in enumerate(whole) if byte == ord("\n")]
    for cut in range(ends[0], len(whole) - 1):
        torn.write_bytes(whole[:cut])
        # An event is whole when its last brace is there, even without the end of its line.
        events = sum(cut >= end for end in ends[1:])
        with pytest.raises(TornFile) as told:
            import_stream(empty, torn)
        assert told.value.whole == events
        assert told.value.line == events + 2
        noun = "event" if events == 1 else "events"
        assert f"line {events + 2}: the file breaks off: {events} whole {noun} of 3" in str(told.value)
    assert empty.head == 0


def test_a_torn_file_gives_its_whole_events_when_asked(exported, empty):
    whole = exported.read_bytes()
    exported.write_bytes(whole[:-20])
    assert import_stream(empty, exported, "saved", repair=True).version == 2
    assert [r.event for r in empty.read("saved")] == [Called("1NT ♥ ñ"), Entered(7, 10)]
    exported.write_bytes(whole[:-20] + b"\0" * 20)
    assert import_stream(empty, exported, "zeros", repair=True).version == 2
    exported.write_bytes(whole[: whole.index(b"\n") + 5])
    with pytest.raises(TornFile, match="0 whole events"):
        import_stream(empty, exported, "nothing", repair=True)
    assert [stream.name for stream in empty.streams()] == ["saved", "zeros"]


def test_an_editor_may_change_the_ends_of_lines(exported, empty):
    exported.write_bytes(exported.read_bytes().replace(b"\n", b"\r\n") + b"\r\n")
    assert import_stream(empty, exported).version == 3
    exported.write_bytes(exported.read_bytes().strip())
    assert import_stream(empty, exported, "stripped").version == 3
