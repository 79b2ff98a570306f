"""Texts that Tapete speaks: marked where they arise, put into a language at the edge.

A text is an English sentence and, by that, the key of its translations. Rules, errors and events
hold texts and never translate them; whoever prints one brings a `Speaker`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, unique
from typing import Protocol

__all__ = ["ENGLISH", "N_", "P_", "Choice", "Plural", "Problem", "Speaker", "Text", "phrase", "sentence"]


def N_(text: str) -> str:  # noqa: N802 - gettext's own name for a mark
    """The text itself, marked so that the catalogues collect it."""
    return text


@dataclass(frozen=True, slots=True)
class Plural:
    """A text whose form depends on a number called `n`."""

    one: str
    many: str


def P_(one: str, many: str) -> Plural:  # noqa: N802 - twin of N_
    """A plural text, marked so that the catalogues collect both forms."""
    return Plural(one, many)


@dataclass(frozen=True, slots=True)
class Text:
    """A template with the values that fill its braces."""

    template: str | Plural
    values: tuple[tuple[str, object], ...] = ()

    def __post_init__(self) -> None:
        if isinstance(self.template, Plural) and not isinstance(dict(self.values).get("n"), int):
            raise TypeError(f"{self.template} needs a number called n")

    @classmethod
    def of(cls, template: str | Plural, **values: object) -> Text:
        """`Text.of(N_("{seat} passes"), seat=Seat.NORTH)`."""
        return cls(template, tuple(values.items()))

    def __str__(self) -> str:
        return phrase(self, ENGLISH)


class Speaker(Protocol):
    """Someone who says texts in one language."""

    def __call__(self, text: str, /) -> str:
        """The text in the speaker's language."""
        ...

    def plural(self, one: str, many: str, n: int) -> str:
        """The form of the text that the number `n` asks for."""
        ...


class _English:
    """The language in which the texts are written: nothing to look up."""

    def __call__(self, text: str, /) -> str:
        return text

    def plural(self, one: str, many: str, n: int) -> str:
        return one if n == 1 else many


ENGLISH: Speaker = _English()


class Choice(Enum):
    """One of several: a member has a name for programs and a label for people."""

    label: str

    def __new__(cls, name: str, label: str) -> Choice:  # noqa: PYI034 - Enum calls it, nobody else
        member = object.__new__(cls)
        member._value_ = name
        member.label = label
        return member

    def __init_subclass__(cls) -> None:
        # Two members with one name would be one member, and an answer would be missing.
        unique(cls)

    def __str__(self) -> str:
        return str(self.value)


class Problem(Exception):
    """An error for people: one sentence that says what is wrong, where, and what to do."""

    def __init__(self, template: str | Plural, **values: object) -> None:
        self.label = Text.of(template, **values)
        super().__init__(str(self.label))


def phrase(value: object, say: Speaker) -> str:
    """Any value in words: a text, a choice, a card, a list of them."""
    match value:
        case bool():
            return say(N_("yes")) if value else say(N_("no"))
        case str():
            return say(value)
        case Text(template, values):
            words = {name: phrase(part, say) for name, part in values}
            if isinstance(template, Plural):
                n = dict(values)["n"]
                assert isinstance(n, int)
                return say.plural(template.one, template.many, n).format_map(words)
            return say(template).format_map(words) if words else say(template)
        case tuple() | list():
            return ", ".join(phrase(part, say) for part in value)
        case frozenset():
            return ", ".join(sorted(phrase(part, say) for part in value)) or say(N_("none"))
        case _:
            label = getattr(value, "label", None)
            return str(value) if label is None else phrase(label, say)


def sentence(value: object, say: Speaker) -> str:
    """The phrase with a capital at its head; what stands in quotes stays as it is."""
    words = phrase(value, say)
    head = len(words) - len(words.lstrip("¿¡( "))
    return words[:head] + words[head : head + 1].upper() + words[head + 1 :]
