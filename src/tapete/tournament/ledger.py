"""The ledger of an event: what happened, in the journal; what came of it; and every moment between."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TypeVar

from tapete.journal import Conflict, Journal
from tapete.text import N_
from tapete.tournament import happenings as on
from tapete.tournament.errors import BadEntry, Unknown
from tapete.tournament.event import Event
from tapete.tournament.fold import step
from tapete.tournament.scorebook import Scorebook

__all__ = ["Ledger", "LogEntry", "events_in", "new_stream", "now"]

_PREFIX = "event/"
_ID = re.compile(r"[a-z0-9][a-z0-9._-]{0,59}")

H = TypeVar("H", bound=on.Happening)


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A line of the log: number, time, what happened."""

    number: int
    at: datetime
    type: str
    happening: on.Happening


def events_in(journal: Journal) -> list[str]:
    """The events that a journal holds, by id."""
    return [each.name.removeprefix(_PREFIX) for each in journal.streams() if each.name.startswith(_PREFIX)]


def new_stream(id: str) -> str:
    """The stream of an event that is to be made."""
    if not _ID.fullmatch(id):
        raise BadEntry(
            N_("{id} cannot name an event: use small letters, digits, dots and dashes"), id=repr(id)
        )
    return _PREFIX + id


def now() -> datetime:
    """The time, for the periods of 79C and 92B."""
    return datetime.now(UTC)


class Ledger:
    """One event of a journal, as it is now, and all that happened to it."""

    def __init__(self, journal: Journal, id: str, clock: Callable[[], datetime] = now) -> None:
        self.journal = journal
        self.id = id
        self.stream = _PREFIX + id
        self.clock = clock
        self.event = Event()
        self._book: Scorebook | None = None
        self.catch_up()
        if not self.event.version:
            raise Unknown(
                N_("there is no event {id}: make it with `tapete event new`, or see `tapete event list`"),
                id=repr(id),
            )

    def catch_up(self) -> Event:
        """The event with all that was recorded since."""
        for recorded in self.journal.read(self.stream, after=self.event.version):
            self.event = self._step(self.event, recorded.event, recorded.at)
        return self.event

    def _step(self, event: Event, happening: on.Happening, at: datetime) -> Event:
        after = step(event, happening, at)
        # An event that came in under another name goes by the name it has here.
        return replace(after, id=self.id) if isinstance(happening, on.EventOpened) else after

    @property
    def book(self) -> Scorebook:
        """The scores as they are now."""
        if self._book is None:
            self._book = Scorebook(self.event)
        elif self._book.event is not self.event:
            self._book.update(self.event)
        return self._book

    def at(self, moment: int | datetime) -> Event:
        """The event as it stood after so many happenings, or at a time."""
        event = Event()
        for recorded in self.journal.read(self.stream):
            if recorded.seq > moment if isinstance(moment, int) else recorded.at > moment:
                break
            event = self._step(event, recorded.event, recorded.at)
        return event

    def log(self) -> list[LogEntry]:
        """All that happened, in order."""
        return [LogEntry(each.seq, each.at, each.type, each.event) for each in self.journal.read(self.stream)]

    def record(self, decide: Callable[[Event], H]) -> H:
        """Record what a command decides for the event as it is; decided anew where another was first."""
        while True:
            happening = decide(self.catch_up())
            try:
                recorded = self.journal.append(self.stream, happening, expected=self.event.version)
            except Conflict:
                continue
            self.event = self._step(self.event, happening, recorded.at)
            return happening

    def do(self, decide: Callable[[Event], on.Happening]) -> Event:
        """The event after what a command decided."""
        self.record(decide)
        return self.event

    def do_all(self, decides: Iterable[Callable[[Event], on.Happening]]) -> Event:
        """Record what many commands decide, each after the one before: all of them or none."""
        wanted = list(decides)
        while True:
            event = self.catch_up()
            happenings = []
            for decide in wanted:
                happenings.append(decide(event))
                event = self._step(event, happenings[-1], self.clock())
            try:
                self.journal.extend(self.stream, happenings, expected=self.event.version)
            except Conflict:
                continue
            return self.catch_up()
