"""Reading a journal whole, to find out whether every event is there and can be read."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.journal.errors import EventError, JournalError, StoreDamaged, Verbatim
from tapete.journal.journal import Journal
from tapete.text import N_, Text

__all__ = ["Checked", "check_journal"]


@dataclass(frozen=True, slots=True)
class Checked:
    """What was read, and what is wrong with it."""

    streams: int
    events: int
    problems: tuple[JournalError, ...]


def check_journal(journal: Journal) -> Checked:
    """Read every event, and decode it where the journal was opened with schemas; the store looks at itself.

    :raises StoreError: the store cannot be reached at all.
    """
    problems: list[JournalError] = [StoreDamaged(journal.place, fault) for fault in journal.faults()]
    decodes = bool(journal.schemas.known())
    versions: dict[str, int] = {}
    position = 0
    try:
        for recorded in journal.read_all():
            seq = versions.get(recorded.stream, 0)
            if (recorded.position, recorded.seq) != (position + 1, seq + 1):
                reason = Text.of(
                    N_("event {seq} of stream “{stream}” does not follow on the one before it"),
                    seq=recorded.seq,
                    stream=Verbatim(recorded.stream),
                )
                problems.append(StoreDamaged(journal.place, reason))
            position, versions[recorded.stream] = recorded.position, recorded.seq
            try:
                if decodes:
                    _ = recorded.event
            except EventError as error:
                problems.append(error)
    except StoreDamaged as error:
        problems.append(error)
    return Checked(len(versions), sum(versions.values()), tuple(problems))
