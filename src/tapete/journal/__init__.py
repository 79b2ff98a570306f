"""The journal: append-only streams of events in SQLite or PostgreSQL.

>>> from dataclasses import dataclass
>>> from tempfile import TemporaryDirectory
>>> schemas = Schemas()
>>> @schemas.event("ruling.given")
... @dataclass(frozen=True)
... class RulingGiven:
...     clause: str
>>> with TemporaryDirectory() as folder, open_journal(f"{folder}/club.journal", schemas) as journal:
...     recorded = journal.append("rulings", RulingGiven("27B1a"), expected=journal.version("rulings"))
...     recorded.position, recorded.seq, recorded.data
(1, 1, '{"clause":"27B1a"}')
"""

from tapete.journal.check import Checked, check_journal
from tapete.journal.errors import (
    BadEvent,
    Conflict,
    EventError,
    FileError,
    InvalidStream,
    JournalClosed,
    JournalError,
    NewerEvent,
    NewerJournal,
    NoSuchStream,
    NotAJournal,
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreReadOnly,
    StoreUnavailable,
    StreamExists,
    TornFile,
    UnknownEvent,
    WriteInDoubt,
)
from tapete.journal.files import export_stream, import_stream
from tapete.journal.fold import Fold, Folded
from tapete.journal.follow import Follower
from tapete.journal.journal import Journal, open_journal
from tapete.journal.recorded import Recorded, Stream
from tapete.journal.schemas import Schemas, Upcast
from tapete.journal.writer import Entry

__all__ = [
    "BadEvent",
    "Checked",
    "Conflict",
    "Entry",
    "EventError",
    "FileError",
    "Fold",
    "Folded",
    "Follower",
    "InvalidStream",
    "Journal",
    "JournalClosed",
    "JournalError",
    "NewerEvent",
    "NewerJournal",
    "NoSuchStream",
    "NotAJournal",
    "Recorded",
    "Schemas",
    "StoreDamaged",
    "StoreError",
    "StoreFull",
    "StoreLocked",
    "StoreReadOnly",
    "StoreUnavailable",
    "Stream",
    "StreamExists",
    "TornFile",
    "UnknownEvent",
    "Upcast",
    "WriteInDoubt",
    "check_journal",
    "export_stream",
    "import_stream",
    "open_journal",
]
