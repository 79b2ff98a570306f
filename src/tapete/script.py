"""Scripts of tables: one act a line, for tests, bug reports, documentation and replay, whatever the game.

A game brings the lines before the first act (its head), the notation of its acts, and what a script may
expect of its table; this module reads the lines, keeps the tables, and says where something is wrong.
What stands after # is a remark, and the first remark is the title. Three words belong to every game:

    expect turn S      the table must be as it is said
    refused N 1S       the act must be refused
    back 2             the last two acts are taken back
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, Self, TypeVar

from tapete.text import N_, Problem

__all__ = ["BadScript", "Head", "Notation", "Script", "play"]


class RealTable(Protocol):
    """What a table of any game can do."""

    def act(self, act: Any, /) -> Self:
        """The table after the act."""
        ...

    def back(self, acts: int = 1, /) -> Self:
        """The table before its last acts."""
        ...


T = TypeVar("T", bound=RealTable)
T_co = TypeVar("T_co", bound=RealTable, covariant=True)


class Head(Protocol[T_co]):
    """The lines before the first act."""

    def read(self, line: str, /) -> bool:
        """Whether the line belongs to the head; takes it in."""
        ...

    def table(self) -> T_co:
        """The table before anything has happened."""
        ...


Notation = Callable[[T, str], Iterable[Any]]  # the acts that a line stands for, at this table


class BadScript(Problem, ValueError):
    """A line of a script that cannot be understood, cannot happen, or is not as expected."""

    def __init__(self, line: int, text: str, reason: object) -> None:
        super().__init__(N_("line {line}, “{text}”: {reason}"), line=line, text=Verbatim(text), reason=reason)
        self.line = line


class NotRefused(Problem, ValueError):
    """An act that should have been refused was not."""


@dataclass(frozen=True, slots=True)
class Verbatim:
    """Words of the script, the same in every language."""

    words: str

    def __str__(self) -> str:
        return self.words


@dataclass(slots=True)
class Script(Generic[T]):
    """A script that was played: title and head, the tables on the way, and the last one."""

    title: str
    table: T
    head: list[str]
    tables: list[T] = field(default_factory=list)  # after each act
    lines: list[tuple[str, T]] = field(default_factory=list)  # what only checks is not among them

    def now(self, table: T) -> None:
        """Go on from this table."""
        self.table = table
        self.tables.append(table)


def play(text: str, head: Head[T], acts: Notation[T], check: Callable[[T, str], None]) -> Script[T]:
    """Play a script to its end; raises `BadScript` at the first line that is wrong."""
    title = ""
    first: list[str] = []
    script: Script[T] | None = None
    for number, written in enumerate(text.splitlines(), 1):
        line, _, remark = written.partition("#")
        line = " ".join(line.split())
        if not line:
            title = title or remark.strip()
            continue
        try:
            if script is None and head.read(line):
                first.append(line)
                continue
            if script is None:
                script = Script(title, head.table(), first)
            _do(script, line, acts, check)
        except Problem as wrong:
            raise BadScript(number, line, wrong.label) from None
    return script or Script(title, head.table(), first)


def _do(script: Script[T], line: str, acts: Notation[T], check: Callable[[T, str], None]) -> None:
    word, _, rest = line.partition(" ")
    if word == "expect":
        check(script.table, rest)
    elif word == "refused":
        expected = tuple(acts(script.table, rest))
        try:
            table = script.table
            for act in expected:
                table = table.act(act)
        except Problem:
            return
        raise NotRefused(N_("this was expected to be refused, and it was not"))
    else:
        if word == "back":
            script.now(script.table.back(int(rest) if rest.isdecimal() else 1))
        else:
            for act in acts(script.table, line):
                script.now(script.table.act(act))
        script.lines.append((line, script.table))
