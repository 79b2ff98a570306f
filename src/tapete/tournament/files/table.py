r"""A table of text: CSV with any usual separator and encoding, its columns found by their headings.

>>> records = read_table("Mesa;Estuche;NS;EO\n1;7;3;11\n".encode("cp1252"), "x.csv")
>>> records[0].line, records[0].fields
(2, {'table': '1', 'board': '7', 'ns': '3', 'ew': '11'})
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tapete.text import N_, Text
from tapete.tournament.errors import BadFile
from tapete.tournament.files.headings import field_named, heading

__all__ = ["Record", "decoded", "read_table", "written_table"]

# How other files begin, which people take for CSV.
_OTHERS = {
    b"PK\x03\x04": N_("a spreadsheet or a zip file"),
    b"\xd0\xcf\x11\xe0": N_("an old spreadsheet"),
    b"%PDF": N_("a PDF file"),
    b"\x00\x01\x00\x00Standard": N_("a database of a table terminal"),
    b"SQLite format": N_("a database"),
}
_SEPARATORS = ";\t,|"


@dataclass(frozen=True, slots=True)
class Record:
    """A line of a table: its number in the file, and its fields; empty ones are left out."""

    file: str
    line: int
    fields: Mapping[str, str]

    def get(self, name: str) -> str:
        """The field, or an empty text."""
        return self.fields.get(name, "")

    def need(self, name: str) -> str:
        """The field, which must be there."""
        found = self.get(name)
        if not found:
            raise self.problem(Text.of(N_("the column {name} is empty"), name=repr(heading(name))))
        return found

    def number(self, name: str, default: int | None = None) -> int:
        """The field as a whole number."""
        text = self.get(name)
        if not text and default is not None:
            return default
        digits = self.need(name).lstrip("#")
        if not digits.isdecimal() or not digits.isascii():
            raise self.problem(
                Text.of(N_("{text} is no number for {name}"), text=repr(text), name=heading(name))
            )
        return int(digits)

    def problem(self, reason: Text | str) -> BadFile:
        """What is wrong with the line."""
        return BadFile(self.file, self.line, reason)


def decoded(content: bytes, file: str) -> str:
    """The text of a file, whatever encoding programs of the trade gave it."""
    for start, what in _OTHERS.items():
        if content.startswith(start):
            raise BadFile(file, 0, Text.of(N_("this is {what}, not a text: save it as CSV"), what=what))
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        encodings: Sequence[str] = ("utf-16",)
    else:
        encodings = ("utf-8-sig", "cp1252", "iso-8859-15")
    for encoding in encodings:
        try:
            text = content.decode(encoding)
        except UnicodeDecodeError:
            continue
        control = next((c for c in text if ord(c) < 32 and c not in "\t\r\n\f"), None)
        if control is None:
            return text
        break
    raise BadFile(file, 0, N_("this is no text: save it as CSV, best in UTF-8"))


def read_table(
    source: Path | bytes,
    name: str = "",
    needs: Iterable[str] = (),
    together: Iterable[tuple[str, ...]] = (),
) -> list[Record]:
    """The lines of a file below its headings; columns with other headings are passed over.

    `needs` are columns that must be there, `together` such of which all are there or none.
    """
    if isinstance(source, bytes):
        content, file = source, name or "CSV"
    else:
        file = name or str(source)
        try:
            content = source.read_bytes()
        except OSError as error:
            raise BadFile(
                file, 0, Text.of(N_("the file cannot be read ({reason})"), reason=error.strerror or "?")
            ) from None
    text = decoded(content, file)
    lines = text.splitlines()
    first = next((place for place, line in enumerate(lines) if line.strip(_SEPARATORS + " ")), None)
    if first is None:
        raise BadFile(file, 0, N_("the file is empty: it begins with a line of headings"))
    separator = max(_SEPARATORS, key=lambda one: (lines[first].count(one), -_SEPARATORS.index(one)))
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    records: list[Record] = []
    fields: list[str | None] | None = None
    try:
        for row in reader:
            cells = [cell.strip() for cell in row]
            if not any(cells):
                continue
            if fields is None:
                fields = _fields(cells, file, reader.line_num, needs, together)
                continue
            if len(cells) > len(fields) and any(cells[len(fields) :]):
                raise BadFile(
                    file,
                    reader.line_num,
                    Text.of(N_("{n} cells under {columns} headings"), n=len(cells), columns=len(fields)),
                )
            found = {name: cell for name, cell in zip(fields, cells, strict=False) if name and cell}
            records.append(Record(file, reader.line_num, found))
    except csv.Error as error:
        raise BadFile(
            file,
            reader.line_num,
            Text.of(N_("the line cannot be split into cells ({reason})"), reason=str(error)),
        ) from None
    return records


def _fields(
    cells: Sequence[str], file: str, line: int, needs: Iterable[str], together: Iterable[tuple[str, ...]]
) -> list[str | None]:
    fields = [field_named(cell) for cell in cells]
    if not any(fields):
        raise BadFile(
            file, line, N_("no column has a heading that Tapete knows, such as Board, Table, NS, EW")
        )
    twice = next((name for name in fields if name and fields.count(name) > 1), None)
    if twice is not None:
        raise BadFile(file, line, Text.of(N_("two columns are called {name}"), name=repr(heading(twice))))
    wanted = [*needs, *(name for group in together if any(one in fields for one in group) for name in group)]
    missing = [heading(name) for name in wanted if name not in fields]
    if missing:
        raise BadFile(file, line, Text.of(N_("a column is missing: {names}"), names=", ".join(missing)))
    return fields


def written_table(fields: Sequence[str], rows: Iterable[Mapping[str, object]], language: str = "en") -> str:
    """The table as CSV with headings in a language."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([heading(field, language) for field in fields])
    for row in rows:
        writer.writerow([row.get(field, "") for field in fields])
    return out.getvalue()
