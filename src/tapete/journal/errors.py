"""The errors of the journal.

    JournalError
    ├── Conflict            another writer was first
    ├── InvalidStream       the name of a stream is not allowed
    ├── NoSuchStream        the stream has no events
    ├── StreamExists        an import would write over a stream
    ├── EventError          one event cannot be read or written
    │   ├── UnknownEvent    its type is not registered
    │   ├── NewerEvent      its schema is newer than this program
    │   └── BadEvent        its data does not fit its schema
    ├── FileError           an exported file cannot be read or written
    │   └── TornFile        its end is missing
    └── StoreError          the store cannot do what was asked
        ├── JournalClosed
        ├── StoreFull
        ├── StoreReadOnly
        ├── StoreLocked
        ├── StoreUnavailable
        ├── NotAJournal
        ├── StoreDamaged
        └── NewerJournal

The text of each is one sentence for a person; what a program needs is in attributes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


class JournalError(Exception):
    """Anything that the journal refuses or cannot do."""


class Conflict(JournalError):
    """The stream is not at the version that the writer believed."""

    def __init__(self, stream: str, expected: int, actual: int) -> None:
        self.stream = stream
        self.expected = expected
        self.actual = actual
        super().__init__(
            f"Stream {stream!r} is at version {actual}, not {expected}: "
            "read what was added meanwhile and decide again."
        )


class InvalidStream(JournalError):
    """The name of a stream is not allowed."""

    def __init__(self, stream: str) -> None:
        self.stream = stream
        super().__init__(
            f"{stream!r} cannot name a stream: use 1 to 200 of the characters A-Z a-z 0-9 . _ ~ : / @ = + - "
            "and begin with a letter or a digit."
        )


class NoSuchStream(JournalError):
    """The stream has no events."""

    def __init__(self, stream: str) -> None:
        self.stream = stream
        super().__init__(f"There is no stream {stream!r} in this journal: check the name.")


class StreamExists(JournalError):
    """An import would write over a stream."""

    def __init__(self, stream: str, version: int) -> None:
        self.stream = stream
        self.version = version
        super().__init__(
            f"Stream {stream!r} exists already, with {version} events: import it under another name."
        )


class EventError(JournalError):
    """One event cannot be read or written; `stream` and `seq` are None where it has no place yet."""

    def __init__(self, sentence: str, type_: str, stream: str | None, seq: int | None) -> None:
        self.type = type_
        self.stream = stream
        self.seq = seq
        place = "" if stream is None else f" (event {seq} of stream {stream!r})"
        super().__init__(f"{sentence.removesuffix('.')}{place}.")


class UnknownEvent(EventError):
    """The type of the event is not registered."""

    def __init__(self, type_: str, stream: str | None = None, seq: int | None = None) -> None:
        super().__init__(
            f"This program knows no event {type_!r}: use the Tapete that wrote it, or a newer one",
            type_,
            stream,
            seq,
        )


class NewerEvent(EventError):
    """The schema of the event is newer than this program."""

    def __init__(
        self, type_: str, version: int, known: int, stream: str | None = None, seq: int | None = None
    ) -> None:
        self.version = version
        self.known = known
        super().__init__(
            f"Event {type_!r} has schema {version} and this program knows schemas up to {known}: update Tapete",
            type_,
            stream,
            seq,
        )


class BadEvent(EventError):
    """The data of the event does not fit its schema."""

    def __init__(self, type_: str, reason: str, stream: str | None = None, seq: int | None = None) -> None:
        self.reason = reason
        super().__init__(f"The data of event {type_!r} does not fit: {reason}", type_, stream, seq)


class FileError(JournalError):
    """An exported file cannot be read or written; `line` is None where no line is to blame."""

    def __init__(self, path: Path, line: int | None, reason: str) -> None:
        self.path = path
        self.line = line
        self.reason = reason
        place = f"{path}" if line is None else f"{path}, line {line}"
        super().__init__(f"{place}: {reason.removesuffix('.')}.")


class TornFile(FileError):
    """The end of an exported file is missing."""


class StoreError(JournalError):
    """The store cannot do what was asked."""


class JournalClosed(StoreError):
    """The journal was closed."""

    def __init__(self, place: str) -> None:
        super().__init__(f"The journal {place} is closed: open it again.")


class StoreFull(StoreError):
    """The disk has no room, or refuses to write."""


class StoreReadOnly(StoreError):
    """The store may be read but not written."""


class StoreLocked(StoreError):
    """Another program kept the store locked for longer than the time-out."""


class StoreUnavailable(StoreError):
    """The store cannot be reached."""


class NotAJournal(StoreError):
    """What was opened is something else than a journal."""


class StoreDamaged(StoreError):
    """The store is a journal and parts of it cannot be read."""


class NewerJournal(StoreError):
    """The journal was written by a newer Tapete."""
