"""The minutes: every ruling given, kept in the journal as it was given.

A minute holds the questions, the answers and the ruling in the words of the day, so that a later
Tapete, whose laws may read differently, still shows what was ruled. Its texts are templates and
values, not sentences: a minute written in one language is read in another.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, TypeAlias

from tapete import __version__
from tapete.journal import Conflict, Journal, Schemas
from tapete.law import Answered, Consultation, LawError, Part, Referred, Told
from tapete.text import N_, Choice, Plural, Text

__all__ = ["EVENTS", "STREAM", "Minute", "Minutes", "RulingGiven", "RulingWithdrawn", "Said", "Step", "given"]

EVENTS = Schemas()
STREAM = "rulings"


@dataclass(frozen=True, slots=True)
class Said:
    """A text as it stood when the ruling was given."""

    text: str
    values: dict[str, Word] = field(default_factory=dict)
    many: str = ""  # the other form of a plural, whose number is the value `n`

    @property
    def label(self) -> Text:
        """The text, to be said in any language."""
        return Text(Plural(self.text, self.many) if self.many else self.text, tuple(self.values.items()))


Word: TypeAlias = "Said | str | int | list[Said | str | int]"


@dataclass(frozen=True, slots=True)
class Step:
    """A question that was answered, an instruction, or the way into another article."""

    kind: str  # asked, told, went-on
    text: Said | str
    cite: list[str]
    key: str = ""
    answer: Any = None  # as plain data
    answered: Word = ""  # as it was said
    by: str = ""
    source: str = ""


@EVENTS.event("ruling.given")
@dataclass(frozen=True, slots=True)
class RulingGiven:
    """An arbiter ruled."""

    id: str
    book: str
    article: str
    title: str
    steps: list[Step]
    ruling: dict[str, Any]  # what the table applies: `Ruling.from_plain` reads it
    effects: list[Said]
    duties: list[Said]
    notes: list[Said]
    because: str = ""
    place: str = ""  # table and board, in the arbiter's own words
    remarks: str = ""
    software: str = __version__

    @property
    def cite(self) -> list[str]:
        """The clauses of the ruling itself."""
        return list(self.ruling["citations"])

    @property
    def grave(self) -> bool:
        """Whether the ruling is drawn in red."""
        return bool(self.ruling["grave"])


@EVENTS.event("ruling.withdrawn")
@dataclass(frozen=True, slots=True)
class RulingWithdrawn:
    """The arbiter took a ruling back; it stays in the minutes."""

    id: str
    reason: str


@dataclass(frozen=True, slots=True)
class Minute:
    """A ruling with its number, the time when it was given, and what became of it."""

    number: int
    at: datetime
    given: RulingGiven
    withdrawn_at: datetime | None = None
    reason: str = ""


def given(found: Consultation, id: str, *, place: str = "", remarks: str = "") -> RulingGiven:
    """The event for a procedure that came to its ruling."""
    ruling = found.ruling
    if ruling is None:
        raise LawError(
            N_("{article} has come to no ruling yet: answer {key}"),
            article=found.procedure.article,
            key=found.pending.key if found.pending else "?",
        )
    law = found.procedure
    return RulingGiven(
        id=id,
        book=law.book.id,
        article=law.article,
        title=law.title,
        steps=[_step(step) for step in found.trail],
        ruling=ruling.to_plain(),
        effects=[_text(part) for part in ruling.effects],
        duties=[_text(part) for part in ruling.duties],
        notes=[_text(part) for part in ruling.notes],
        because=ruling.because,
        place=place,
        remarks=remarks,
    )


def _step(step: Answered | Told | Referred) -> Step:
    match step:
        case Told(told):
            return Step("told", told.text, list(told.cite))
        case Referred(law, cite):
            return Step("went-on", law.title, list(cite), key=law.article)
        case Answered(key, question, about, answer, source):
            return Step(
                "asked",
                _said(question.says(*about)),  # type: ignore[arg-type]
                list(question.cite),
                key=key,
                answer=question.kind.dump(answer),
                answered=_said(answer),
                by=question.by.value,
                source=source.value,
            )


def _text(part: Part) -> Said:
    said = _said(part.label)
    return said if isinstance(said, Said) else Said(str(said))


def _said(value: object) -> Word:
    """The value as words that a later Tapete can say."""
    match value:
        case bool():
            return N_("yes") if value else N_("no")
        case str() | int():
            return value
        case Text(template, values):
            one, many = (template.one, template.many) if isinstance(template, Plural) else (template, "")
            return Said(one, {name: _said(part) for name, part in values}, many) if values else one
        case frozenset():
            return _said(_in_order(value)) if value else N_("none")
        case tuple() | list():
            words = [_said(part) for part in value]
            return [word for word in words if not isinstance(word, list)]
        case _:
            label = getattr(value, "label", None)
            return str(value) if label is None else _said(label)


def _in_order(values: frozenset[object]) -> list[object]:
    """The same in every process: a set comes in another order each time."""
    if all(isinstance(value, Choice) for value in values):
        return sorted(values, key=lambda value: (*type(value),).index(value))  # type: ignore[misc]
    return sorted(values, key=str)


class Minutes:
    """The minutes of a journal, read once and then kept up to date."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._lock = threading.Lock()
        self._minutes: dict[str, Minute] = {}
        self._version = 0

    def __iter__(self) -> Iterator[Minute]:
        """The rulings, the newest first."""
        with self._lock:
            self._catch_up()
            return iter(sorted(self._minutes.values(), key=lambda minute: -minute.number))

    def __getitem__(self, id: str) -> Minute:
        with self._lock:
            self._catch_up()
            if id not in self._minutes:
                raise LawError(N_("the minutes hold no ruling {id}: see the list of rulings"), id=repr(id))
            return self._minutes[id]

    def __contains__(self, id: str) -> bool:
        with self._lock:
            self._catch_up()
            return id in self._minutes

    def give(self, ruling: RulingGiven) -> Minute:
        """Record the ruling; the same id given twice is one ruling."""
        while ruling.id not in self:
            self._append(ruling)
        return self[ruling.id]

    def withdraw(self, id: str, reason: str) -> Minute:
        """Take a ruling back, with the reason; it stays in the minutes."""
        while self[id].withdrawn_at is None:
            self._append(RulingWithdrawn(id, reason))
        return self[id]

    def _append(self, event: RulingGiven | RulingWithdrawn) -> None:
        # Somebody else may have been first: then the caller looks again and decides again.
        try:
            self._journal.append(STREAM, event, expected=self._version)
        except Conflict:
            return

    def _catch_up(self) -> None:
        for recorded in self._journal.read(STREAM, after=self._version):
            match recorded.event:
                case RulingGiven() as ruling:
                    self._minutes[ruling.id] = Minute(len(self._minutes) + 1, recorded.at, ruling)
                case RulingWithdrawn(id, reason):
                    old = self._minutes[id]
                    self._minutes[id] = Minute(old.number, old.at, old.given, recorded.at, reason)
            self._version = recorded.seq
