"""The official texts that a user has attached to rule books: plain files beside the journal."""

from __future__ import annotations

from pathlib import Path

from tapete.law import LawError, Rulebook
from tapete.law.official import passages
from tapete.text import N_

__all__ = ["NoHeadings", "attached_text", "file_of", "read_passages"]


class NoHeadings(LawError):
    """A text in which no article begins."""


def file_of(folder: Path, book: Rulebook) -> Path:
    """Where the text of the book lies: `laws/bridge-2017.txt` in the folder of the data."""
    return folder / "laws" / f"{book.id}.txt"


def read_passages(book: Rulebook, text: str) -> dict[str, str]:
    """The passages of the text by article; raises `NoHeadings` where there are none."""
    found = passages(book, text)
    if not found:
        raise NoHeadings(
            N_("the text has no article of {book}: each should begin a line, such as `Law {article}`"),
            book=book.id,
            article=next(iter(book.articles), "1"),
        )
    return found


def attached_text(folder: Path, book: Rulebook) -> dict[str, str]:
    """The passages of the text that is attached to the book, by article; none where there is no text."""
    file = file_of(folder, book)
    try:
        return passages(book, file.read_text(encoding="utf-8")) if file.is_file() else {}
    except (OSError, UnicodeError) as error:
        raise LawError(
            N_("the attached text {file} cannot be read: {reason}; attach it again"),
            file=file,
            reason=getattr(error, "strerror", None) or str(error),
        ) from None
