"""The score sheet on paper: one page of A4 as PDF, or a picture of it, set by typst."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from tapete.scrabble.errors import ScrabbleError
from tapete.scrabble.sheet import Sheet
from tapete.text import ENGLISH, N_, Speaker, sentence

__all__ = ["NoTypst", "sheet_pdf", "sheet_png"]


class NoTypst(ScrabbleError):
    """The package that writes PDF is not installed."""


def sheet_pdf(sheet: Sheet, say: Speaker = ENGLISH) -> bytes:
    """The sheet as PDF on A4; the same sheet gives the same bytes."""
    return _compiled(sheet, say, {})


def sheet_png(sheet: Sheet, say: Speaker = ENGLISH) -> bytes:
    """The sheet as a picture; of a sheet with more than one page the first."""
    return _compiled(sheet, say, {"format": "png", "ppi": 110.0})


def _compiled(sheet: Sheet, say: Speaker, options: dict[str, Any]) -> bytes:
    try:
        import typst  # noqa: PLC0415 - an extra, and only this needs it
    except ImportError:
        raise NoTypst(
            N_("a PDF needs the package typst: install it with `pip install 'tapete[pdf]'`")
        ) from None
    # Its own fonts only, so that the bytes are the same on every machine.
    made = typst.compile("\n".join(_source(sheet, say)).encode(), ignore_system_fonts=True, **options)
    page = made[0] if isinstance(made, list) else made
    assert isinstance(page, bytes)
    return page


def _source(sheet: Sheet, say: Speaker) -> Iterator[str]:
    title, whole, blanks = say(N_("Score sheet")), say(N_("total")), say(N_("Blanks:"))
    legend = say(N_("P pass, I invalid play, C-x exchange of x tiles"))
    yield f"#set document(title: {_quoted(title)}, date: none)"
    yield '#set page(paper: "a4", margin: 15mm)'
    yield "#set text(size: 10.5pt)"
    yield f"#align(center, text(size: 16pt, weight: {_quoted('bold')})[#{_quoted(title)}])"
    yield "#v(4mm)"
    yield "#table(columns: (9mm, 1fr, 16mm, 18mm, 1fr, 16mm, 18mm), stroke: 0.4pt + gray,"
    yield "  inset: (x: 4pt, y: 4.5pt), align: (right, left, right, right, left, right, right),"
    yield "  table.header([],"
    for name in sheet.names:
        yield f"    table.cell(colspan: 3, align: center)[*#{_quoted(name)}*],"
    yield "    [],"
    for _ in sheet.names:
        for head in (N_("word"), N_("points"), N_("total")):
            yield f"    text(size: 8.5pt, fill: luma(90), {_quoted(say(head))}),"
    yield "  ),"
    for number, pair in enumerate(zip_longest(sheet.lines(0), sheet.lines(1)), 1):
        cells = [str(number)]
        for line in pair:
            cells += ["", "", ""] if line is None else [line[0], line[1], str(line[2])]
        yield "  " + ", ".join(map(_quoted, cells)) + ","
    yield "  [],"
    for player in (0, 1):
        total = _quoted(str(sheet.total(player)))
        yield f"  table.cell(colspan: 2)[*#{_quoted(whole)}*], [*#{total}*],"
    yield ")"
    yield f"#text({_quoted(legend)}, size: 8.5pt)"
    if sheet.blanks:
        yield f"\n#{_quoted(blanks)} #{_quoted(', '.join(sheet.blanks))}"
    if sheet.result is not None:
        ending = sheet.result.ending
        yield f"\n#{_quoted(f'{sentence(ending, say)} ({ending.clause})')}"
    yield "#v(12mm)"
    signatures = ", ".join(f"[#line(length: 100%, stroke: 0.4pt) #{_quoted(name)}]" for name in sheet.names)
    yield f"#grid(columns: (1fr, 1fr), gutter: 20mm, {signatures})"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
    return f'"{escaped}"'
