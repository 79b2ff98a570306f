"""Files that commands read and write, and where the data lie."""

from __future__ import annotations

import errno
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from tapete.text import N_, Problem, Text

if TYPE_CHECKING:
    from tapete.journal import Journal

__all__ = [
    "FileProblem",
    "at_data",
    "data_folder",
    "journal_at",
    "journal_place",
    "make_folder",
    "read_answers",
    "read_json",
    "read_text",
    "why",
    "write_file",
]

F = TypeVar("F", bound=Callable[..., Any])


class FileProblem(Problem, OSError):
    """A file that cannot be read or written."""


_REASONS = {
    errno.ENOENT: N_("there is no such file or folder"),
    errno.EEXIST: N_("there is something of that name already"),
    errno.EISDIR: N_("it is a folder"),
    errno.ENOTDIR: N_("a part of its path is no folder"),
    errno.EACCES: N_("you may not"),
    errno.EPERM: N_("you may not"),
    errno.EROFS: N_("the disk can only be read"),
    errno.ENOSPC: N_("the disk is full"),
    errno.ENAMETOOLONG: N_("its name is too long"),
    errno.EADDRINUSE: N_("another program has it"),
}


def why(error: OSError | UnicodeError) -> str | Text:
    """What the machine says went wrong, in our words where we have some."""
    if isinstance(error, UnicodeError):
        return N_("it is no text in UTF-8")
    return _REASONS.get(error.errno or 0) or error.strerror or str(error)


def read_text(path: Path) -> str:
    """The text of a file, `-` for standard input; some editors put a mark before UTF-8."""
    try:
        text = sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise FileProblem(N_("{file} cannot be read: {reason}"), file=path, reason=why(error)) from None
    return text.removeprefix("\ufeff")


def read_json(path: Path) -> Any:
    """What a JSON file holds, `-` for standard input."""
    text = read_text(path)
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise FileProblem(
            N_("{file} is not JSON: look at line {line}, column {column}"),
            file=path,
            line=error.lineno,
            column=error.colno,
        ) from None
    except ValueError:
        raise FileProblem(N_("{file} cannot be read: a number in it is too long"), file=path) from None


def read_answers(path: Path | None) -> dict[str, Any]:
    """The answers in a JSON file, `-` for standard input: `{"accepted": true}`."""
    if path is None:
        return {}
    answers = read_json(path)
    if not isinstance(answers, dict):
        raise FileProblem(
            N_("{file} should hold an object of answers, such as {example}"),
            file=path,
            example='{"out_of_rotation": false}',
        )
    return answers


def write_file(path: Path, content: bytes) -> None:
    """Write the file whole or not at all."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
            # mkstemp is for secrets; an ordinary file has what the umask leaves.
            mask = os.umask(0)
            os.umask(mask)
            Path(name).chmod(0o666 & ~mask)
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise FileProblem(N_("{file} cannot be written: {reason}"), file=path, reason=why(error)) from None


def at_data(command: F) -> F:
    """The option `--data`."""
    return click.option(
        "--data",
        metavar="DIR",
        envvar="TAPETE_DATA",
        show_default="TAPETE_DATA, ~/.local/share/tapete",
        help=N_("The folder in which the data lie, or a postgresql:// address."),
    )(command)


def journal_place(data: str | None) -> str:
    """The file or the database of the journal."""
    return data if data is not None and _is_database(data) else str(data_folder(data) / "tapete.db")


def data_folder(data: str | None) -> Path:
    """The folder of the data; with a database it holds what is no event."""
    if data and not _is_database(data):
        return Path(data)
    return Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "tapete"


def make_folder(folder: Path) -> None:
    """The folder, made where it does not exist."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileProblem(
            N_("the folder {file} cannot be made: {reason}"),
            file=folder,
            reason=why(error),
        ) from None


def _is_database(data: str) -> bool:
    return data.startswith(("postgresql://", "postgres://"))


@contextmanager
def journal_at(data: str | None, *, create: bool = False) -> Iterator[Journal]:
    """The journal in the folder or database; only who writes makes a new one."""
    from tapete.journal import open_journal
    from tapete.minutes import EVENTS
    from tapete.tables import EVENTS as TABLES
    from tapete.tournament.happenings import EVENTS as TOURNAMENTS

    place = journal_place(data)
    if "://" not in place:
        if create:
            make_folder(Path(place).parent)
        elif not Path(place).exists():
            raise FileProblem(
                N_("there is no journal in {file}: give its folder with --data"), file=Path(place).parent
            )
    with open_journal(place, EVENTS | TABLES | TOURNAMENTS) as journal:
        yield journal
