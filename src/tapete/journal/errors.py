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
        ├── JournalClosed   the journal was closed
        ├── StoreFull       the disk has no room, or fails
        ├── StoreReadOnly   the store may be read but not written
        ├── StoreLocked     another program is writing
        ├── StoreUnavailable    the store cannot be reached
        │   └── WriteInDoubt    it was lost in the middle of a commit
        ├── NotAJournal     what was opened is something else
        ├── StoreDamaged    parts of the journal cannot be read
        └── NewerJournal    it was written by a newer Tapete

The text of each is one sentence for a person, ready to be put into his language; what a program needs is in
attributes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tapete.text import N_, Problem, Text

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class Verbatim:
    """Words that are the same in every language: a name, an address, the message of a database."""

    words: str

    def __str__(self) -> str:
        return self.words


class JournalError(Problem):
    """Anything that the journal refuses or cannot do."""


class Conflict(JournalError):
    """The stream is not at the version that the writer believed."""

    def __init__(self, stream: str, expected: int, actual: int) -> None:
        self.stream = stream
        self.expected = expected
        self.actual = actual
        super().__init__(
            N_(
                "Stream “{stream}” is at version {actual}, not {expected}: "
                "read what was added meanwhile and decide again."
            ),
            stream=Verbatim(stream),
            actual=actual,
            expected=expected,
        )


class InvalidStream(JournalError):
    """The name of a stream is not allowed."""

    def __init__(self, stream: str) -> None:
        self.stream = stream
        super().__init__(
            N_(
                "“{stream}” cannot name a stream: use 1 to 200 of the characters {characters} "
                "and begin with a letter or a digit."
            ),
            stream=Verbatim(stream),
            characters=Verbatim("A-Z a-z 0-9 . _ ~ : / @ = + -"),
        )


class NoSuchStream(JournalError):
    """The stream has no events."""

    def __init__(self, stream: str) -> None:
        self.stream = stream
        super().__init__(
            N_("There is no stream “{stream}” in this journal: check the name."), stream=Verbatim(stream)
        )


class StreamExists(JournalError):
    """An import would write over a stream."""

    def __init__(self, stream: str, version: int) -> None:
        self.stream = stream
        self.version = version
        super().__init__(
            N_("Stream “{stream}” exists already, at version {version}: import it under another name."),
            stream=Verbatim(stream),
            version=version,
        )


class EventError(JournalError):
    """One event cannot be read or written; `stream` and `seq` are None where it has no place yet."""

    def __init__(
        self, template: str, type_: str, stream: str | None, seq: int | None, **values: object
    ) -> None:
        self.type = type_
        self.stream = stream
        self.seq = seq
        place = (
            Text.of(N_("not in a stream yet"))
            if stream is None
            else Text.of(N_("event {seq} of stream “{stream}”"), seq=seq, stream=Verbatim(stream))
        )
        super().__init__(template, type=Verbatim(type_), place=place, **values)


class UnknownEvent(EventError):
    """The type of the event is not registered."""

    def __init__(self, type_: str, stream: str | None = None, seq: int | None = None) -> None:
        super().__init__(
            N_(
                "This program does not know events “{type}” ({place}): "
                "use the Tapete that wrote it, or a newer one."
            ),
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
            N_(
                "Event “{type}” ({place}) has schema {version} and this program knows schemas up to {known}: "
                "update Tapete."
            ),
            type_,
            stream,
            seq,
            version=version,
            known=known,
        )


class BadEvent(EventError):
    """The data of the event does not fit its schema."""

    def __init__(self, type_: str, reason: str, stream: str | None = None, seq: int | None = None) -> None:
        self.reason = reason
        super().__init__(
            N_("The data of event “{type}” ({place}) does not fit its schema ({reason}): correct the data."),
            type_,
            stream,
            seq,
            reason=Verbatim(reason),
        )


class FileError(JournalError):
    """An exported file cannot be read or written; `line` is None where no line is to blame."""

    def __init__(self, path: Path, line: int | None, reason: Text) -> None:
        self.path = path
        self.line = line
        self.reason = reason
        if line is None:
            super().__init__(N_("{path}: {reason}"), path=path, reason=reason)
        else:
            super().__init__(N_("{path}, line {line}: {reason}"), path=path, line=line, reason=reason)


class TornFile(FileError):
    """The end of an exported file is missing; `whole` events stand before the tear."""

    def __init__(self, path: Path, line: int | None, reason: Text, whole: int) -> None:
        self.whole = whole
        super().__init__(path, line, reason)


class StoreError(JournalError):
    """The store cannot do what was asked; `place` is its path or address, `reason` what it answered."""

    sentence: ClassVar[str] = N_("The journal {place} cannot do this ({reason}): look at the place named.")

    def __init__(self, place: str, reason: Text | str = "") -> None:
        self.place = place
        self.reason = reason
        words = Verbatim(reason) if isinstance(reason, str) else reason
        super().__init__(self.sentence, place=Verbatim(place), reason=words)

    def again(self) -> StoreError:
        """The same error for another who waits: an exception belongs to the one thread that raises it."""
        return type(self)(self.place, self.reason)


class JournalClosed(StoreError):
    """The journal was closed."""

    sentence = N_("The journal {place} is closed: open it again.")


class StoreFull(StoreError):
    """The disk has no room, or fails."""

    sentence = N_(
        "The journal {place} was not written because its disk is full or fails ({reason}): make room and try "
        "again, what was recorded before is safe."
    )


class StoreReadOnly(StoreError):
    """The store may be read but not written."""

    sentence = N_(
        "The journal {place} may not be written ({reason}): allow writing to it and to its folder, or copy "
        "it to a place of your own."
    )


class StoreLocked(StoreError):
    """Another program kept the store locked for longer than the time-out."""

    sentence = N_(
        "The journal {place} is kept locked by another program ({reason}): close that program, or wait and "
        "try again."
    )


class StoreUnavailable(StoreError):
    """The store cannot be reached."""

    sentence = N_(
        "The journal {place} cannot be reached ({reason}): check the address, and that what it names is "
        "there."
    )


class WriteInDoubt(StoreUnavailable):
    """The store was lost in the middle of a commit: the events may or may not be recorded."""

    sentence = N_(
        "The journal {place} was lost in the middle of writing ({reason}): read the stream again to see "
        "whether the event is there."
    )


class NotAJournal(StoreError):
    """What was opened is something else than a journal."""

    sentence = N_("{place} is no journal of Tapete ({reason}): name a journal, or a new file.")


class StoreDamaged(StoreError):
    """The store is a journal and parts of it cannot be read."""

    sentence = N_(
        "The journal {place} is damaged ({reason}): keep it as it is, and go on with a copy of it or with an "
        "export."
    )


class NewerJournal(StoreError):
    """The journal was written by a newer Tapete."""

    sentence = N_("The journal {place} was written by a newer Tapete ({reason}): update Tapete.")
