"""A ruling is a value: what is done, by which clauses, why, and what must be looked at later.

Effects, duties and notes are *parts*. Each is a small frozen dataclass of the game that knows
how it reads (`says`); the table of that game knows how to carry it out. Nothing here does
anything to a table.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Self

from tapete.law import plain
from tapete.law.errors import LawError
from tapete.text import N_, Text

__all__ = ["ContinueUnder", "Duty", "Effect", "Note", "Part", "Ruling", "clauses_of"]


class Part:
    """A part of a ruling that reads as a sentence and travels as plain data."""

    says: ClassVar[str]
    tag: ClassVar[str]
    __slots__ = ()
    _known: ClassVar[dict[str, type[Part]]] = {}

    def __init_subclass__(cls) -> None:
        # "tapete.bridge.effects.MustPass" is "bridge.MustPass" in files: games never clash.
        if "says" not in cls.__dict__:
            return
        room, *rest = cls.__module__.split(".")
        cls.tag = f"{rest[0] if room == 'tapete' and rest else room}.{cls.__name__}"
        known = Part._known.setdefault(cls.tag, cls)
        # dataclass(slots=True) makes the class a second time; that is the same class.
        if known.__qualname__ != cls.__qualname__ or known.__module__ != cls.__module__:
            raise TypeError(f"{cls.tag} is declared twice: {known.__module__} and {cls.__module__}")
        Part._known[cls.tag] = cls

    @property
    def label(self) -> Text:
        """The part as a text with its values."""
        return Text(self.says, tuple((f.name, getattr(self, f.name)) for f in fields(self)))  # type: ignore[arg-type]

    def to_plain(self) -> dict[str, Any]:
        """The part as plain data."""
        return {"type": self.tag} | plain.dump_fields(self)

    @classmethod
    def from_plain(cls, data: object) -> Self:
        """The part that the plain data stands for."""
        tag = data.get("type") if isinstance(data, dict) else data
        found = Part._known.get(str(tag))
        if not isinstance(data, dict) or found is None or not issubclass(found, cls):
            raise LawError(N_("this version of Tapete does not know what {type} does"), type=repr(tag))
        return plain.load(found, {name: value for name, value in data.items() if name != "type"})


@dataclass(frozen=True, slots=True)
class Effect(Part):
    """Something that the ruling does to the table, the score or the players' knowledge."""


@dataclass(frozen=True, slots=True)
class Duty(Part):
    """Something that the arbiter must come back to; each game says when."""

    clause: str


@dataclass(frozen=True, slots=True)
class Note(Part):
    """A remark for the arbiter that changes nothing by itself."""

    text: str
    clause: str = ""
    says = "{text}"


@dataclass(frozen=True, slots=True)
class ContinueUnder(Effect):
    """Another article decides, and Tapete has no procedure for it."""

    article: str
    says = N_("The case goes on under {article}.")


def clauses_of(parts: Iterable[Part]) -> tuple[str, ...]:
    """The clauses that the parts name; some name none."""
    named = (str(getattr(part, "clause", "")) for part in parts)
    return tuple(clause for clause in named if clause)


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the arbiter rules."""

    citations: tuple[str, ...]
    effects: tuple[Effect, ...] = ()
    duties: tuple[Duty, ...] = ()
    notes: tuple[Note, ...] = ()
    because: str = ""
    grave: bool = False  # drawn in red: it takes more than the table expects

    @classmethod
    def of(cls, cite: str, *parts: Part, because: str = "", grave: bool = False) -> Ruling:
        """`Ruling.of("27B2", MustPass(...), Review("72C", ...), because=N_("..."))`."""
        return cls(
            tuple(cite.split()),
            tuple(part for part in parts if isinstance(part, Effect)),
            tuple(part for part in parts if isinstance(part, Duty)),
            tuple(part for part in parts if isinstance(part, Note)),
            because,
            grave,
        )

    @property
    def clauses(self) -> tuple[str, ...]:
        """Every clause that the ruling names, its own first."""
        parts = (*self.duties, *self.notes, *self.effects)
        return tuple(dict.fromkeys((*self.citations, *clauses_of(parts))))

    def to_plain(self) -> dict[str, Any]:
        """The ruling as plain data, ready for JSON."""
        return plain.dump_fields(self)

    @classmethod
    def from_plain(cls, data: object) -> Ruling:
        """The ruling that the plain data stands for."""
        return plain.load(cls, data)
