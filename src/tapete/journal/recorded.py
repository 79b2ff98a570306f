"""What is read from a journal."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tapete.journal.schemas import Schemas

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def moment(microseconds: int) -> datetime:
    """The UTC time that many microseconds after the start of 1970."""
    return EPOCH + timedelta(microseconds=microseconds)


def microseconds(at: datetime) -> int:
    """The whole microseconds from the start of 1970 to `at`."""
    return (at - EPOCH) // timedelta(microseconds=1)


@dataclass(frozen=True, slots=True)
class Recorded:
    """One event in its place: `position` among all, `seq` in its stream, `data` as the stored JSON."""

    position: int
    stream: str
    seq: int
    at: datetime
    type: str
    version: int
    data: str
    _schemas: Schemas = field(repr=False, compare=False)

    @property
    def event(self) -> Any:
        """The event, decoded and brought to its newest schema."""
        return self._schemas.decode(self.type, self.version, self.data, stream=self.stream, seq=self.seq)


@dataclass(frozen=True, slots=True)
class Stream:
    """A stream at a glance: its name, its version, and the times of its first and last event."""

    name: str
    version: int
    first: datetime
    last: datetime
