"""A stream as a file that people can read: one line of JSON for each event.

The first line says what the file is and how many events follow, so that a missing end is noticed:

    {"format": "tapete-stream", "version": 1, "stream": "rulings", "events": 2, "tapete": "0.1.0"}
    {"seq": 1, "at": "2026-05-02T18:30:00.000000Z", "type": "ruling.given", "version": 1, "data": {...}}
"""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import IO, Annotated

import msgspec

from tapete.journal.errors import (
    Conflict,
    EventError,
    FileError,
    StreamExists,
    TornFile,
    Verbatim,
)
from tapete.journal.journal import Journal
from tapete.journal.recorded import Recorded, Stream, microseconds
from tapete.journal.schemas import Schemas
from tapete.journal.writer import Entry
from tapete.text import N_, P_, Text

FORMAT = "tapete-stream"
FORMAT_VERSION = 1
# A line of a hundred thousand brackets is no event either.
_NOT_JSON = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


class _Header(msgspec.Struct, omit_defaults=True):
    format: str
    version: int
    stream: str
    events: Annotated[int, msgspec.Meta(ge=1)]
    tapete: str = ""


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    seq: int
    at: str
    type: str
    version: int
    data: msgspec.Raw


def export_stream(journal: Journal, stream: str, path: str | Path, *, tapete: str = "") -> Stream:
    """Write a stream to a file, which appears whole or not at all; a file of that name is replaced.

    The events are written as they are stored, also those that this program does not know. `tapete` is the
    version of the program, for the first line.

    :raises NoSuchStream: the stream has no events.
    :raises FileError: the file cannot be written.
    """
    path = Path(path)
    known = journal.stream(stream)
    header = _Header(FORMAT, FORMAT_VERSION, stream, known.version, tapete)
    try:
        with _appearing(path) as file:
            file.write(msgspec.json.encode(header) + b"\n")
            # What is appended meanwhile is left for the next export.
            file.writelines(map(_line, islice(journal.read(stream), known.version)))
    except OSError as error:
        raise FileError(path, None, _unusable(N_("the file cannot be written ({reason})"), error)) from error
    return known


def import_stream(
    journal: Journal, path: str | Path, as_: str | None = None, *, repair: bool = False
) -> Stream:
    """Add the stream of a file to a journal, whole or not at all, under the name `as_` or its own.

    With `repair` a file whose end is missing gives the events that stand whole before the tear.

    :raises TornFile: the end of the file is missing.
    :raises FileError: a line is not what it should be.
    :raises StreamExists: the journal has a stream of that name.
    """
    path = Path(path)
    try:
        lines = path.read_bytes().split(b"\n")
    except OSError as error:
        raise FileError(path, None, _unusable(N_("the file cannot be read ({reason})"), error)) from error
    header = _header(path, lines[0])
    entries = _entries(journal.schemas, path, header, lines[1:])
    if len(entries) < header.events and not (repair and entries):
        raise _torn(path, len(entries), header.events)
    stream = header.stream if as_ is None else as_
    try:
        journal.record(stream, entries, expected=0)
    except Conflict as error:
        raise StreamExists(stream, error.actual) from error
    return journal.stream(stream)


def _line(recorded: Recorded) -> bytes:
    line = _Line(
        recorded.seq,
        recorded.at.astimezone(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z"),
        recorded.type,
        recorded.version,
        msgspec.Raw(recorded.data.replace("\n", " ").encode()),  # a line of JSON has no other line within
    )
    return msgspec.json.encode(line) + b"\n"


def _header(path: Path, line: bytes) -> _Header:
    try:
        header = msgspec.json.decode(line, type=_Header)
    except _NOT_JSON:
        header = None
    if header is None or header.format != FORMAT:
        raise FileError(path, 1, Text.of(N_("this is no stream that Tapete exported: choose another file")))
    if header.version != FORMAT_VERSION:
        raise FileError(
            path,
            1,
            Text.of(
                N_("the file has format {version}, which this program does not know: update Tapete"),
                version=header.version,
            ),
        )
    return header


def _entries(schemas: Schemas, path: Path, header: _Header, lines: list[bytes]) -> list[Entry]:
    """The whole events of a file; a last line that breaks off is none."""
    breaks_off = bool(lines and lines[-1])
    while lines and not lines[-1].strip():
        lines.pop()
    if len(lines) > header.events:
        reason = N_("the first line promises {n} events and here is one more: remove it, or export again")
        raise FileError(path, header.events + 2, Text.of(reason, n=header.events))
    if breaks_off and not _is_json(lines[-1]):
        lines.pop()
    return [_entry(schemas, path, header.stream, seq, line) for seq, line in enumerate(lines, start=1)]


def _is_json(line: bytes) -> bool:
    try:
        msgspec.json.decode(line)
    except _NOT_JSON:
        return False
    return True


def _entry(schemas: Schemas, path: Path, stream: str, seq: int, text: bytes) -> Entry:
    number = seq + 1
    try:
        text.decode()
        line = msgspec.json.decode(text, type=_Line)
        at = _moment(line.at)
    except UnicodeDecodeError as error:
        reason = N_("the line is not text in UTF-8: save the file as UTF-8, or export it again")
        raise FileError(path, number, Text.of(reason)) from error
    except (*_NOT_JSON, ValueError, OverflowError) as error:
        raise FileError(
            path, number, _unusable(N_("the line is no event ({reason}): correct it, or export again"), error)
        ) from error
    if line.seq == seq - 1:
        reason = N_(
            "event {seq} is there twice: remove one of the two lines, if they are equal, or export again"
        )
        raise FileError(path, number, Text.of(reason, seq=line.seq))
    if line.seq != seq:
        reason = N_(
            "event {seq} is expected here and not {found}: lines are missing or out of order, export again"
        )
        raise FileError(path, number, Text.of(reason, seq=seq, found=line.seq))
    data = bytes(line.data).decode()
    try:
        schemas.decode(line.type, line.version, data, stream=stream, seq=seq)
    except EventError as error:
        raise FileError(path, number, error.label) from error
    return Entry(line.type, line.version, data, microseconds(at))


def _moment(text: str) -> datetime:
    at = datetime.fromisoformat(text)
    if at.tzinfo is None:
        # Whose clock would it be? The one of the computer that happens to read the file.
        raise ValueError(f"{text!r} has no time zone, such as the Z at the end")
    return at.astimezone(UTC)


def _torn(path: Path, whole: int, promised: int) -> TornFile:
    reason = Text.of(
        P_(
            "the file breaks off: {n} whole event of {promised} is before the tear; find a whole copy, or "
            "import it with repair to take that one",
            "the file breaks off: {n} whole events of {promised} are before the tear; find a whole copy, or "
            "import it with repair to take those",
        ),
        n=whole,
        promised=promised,
    )
    return TornFile(path, whole + 2, reason, whole)


def _unusable(template: str, error: Exception) -> Text:
    words = (error.strerror or "") if isinstance(error, OSError) else str(error)
    return Text.of(template, reason=Verbatim(words or type(error).__name__))


@contextlib.contextmanager
def _appearing(path: Path) -> Iterator[IO[bytes]]:
    """A file that takes its name only when it is whole and on the disk."""
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with draft.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            draft.unlink()
        raise
    # The new name, too, has to survive a power cut; Windows knows no way to say so.
    with contextlib.suppress(OSError):
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
