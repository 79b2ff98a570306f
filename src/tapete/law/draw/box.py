"""Boxes: the words of an item set in lines, and the size that it takes."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.law.draw.widths import BOLD, lines_of, width_of
from tapete.law.draw.words import Look, Paragraph, Words

__all__ = ["SMALL", "Box", "Line", "Oval", "box_of", "label_width", "ovals_of"]

SMALL = 0.9  # the small print
LEADING = 1.28  # from line to line
OVAL = 1.45  # height of an oval with a clause
SIGN = 1.15  # the room of a bullet or flag before a line

# How far the left and right edges of a shape come in at its top and bottom.
INSET = {Look.QUESTION: 1.2, Look.STEP: 0.9, Look.GOTO: 0.9}


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text in a box; `x` and `y` are the middle (or start) of its base line, in the box."""

    text: str
    x: float
    y: float
    size: float
    centred: bool = True
    bold: bool = False
    small: bool = False
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Oval:
    """A clause in its oval, placed in the box."""

    text: str
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Box:
    """A shape with its size, lines and ovals."""

    look: Look
    width: float
    height: float
    lines: tuple[Line, ...]
    ovals: tuple[Oval, ...]


def box_of(words: Words, width: float, u: float, room_below: float) -> Box:
    """The words in a box of this width, with text of size `u`.

    `room_below` is how much of the bottom edge, from the right, the ovals may take.
    """
    inset = INSET.get(words.look, 0.0) * u
    pad = (0.3 if inset else 0.65) * u
    room = width - 2 * (inset + pad)
    # Rulings are lists and start at the left, all else stands in the middle.
    listed = words.look in {Look.MILD, Look.GRAVE}
    y = (0.35 if words.look is Look.ANSWER else 0.6) * u
    lines: list[Line] = []
    paragraphs = list(words.paragraphs)
    stars = "".join(f"\u00a0★{number}" for number in words.notes)
    if stars:
        last = paragraphs[-1]
        paragraphs[-1] = Paragraph(last.text + stars, last.sign, last.bold)
    if words.who:
        paragraphs.insert(0, Paragraph(words.who, "who"))
    for number, paragraph in enumerate(paragraphs):
        small = paragraph.sign == "who"
        size = u * (SMALL if small else 1)
        sign = SIGN * u if paragraph.sign else 0
        ems = (room - sign) / size / (BOLD if paragraph.bold else 1)
        if listed and number:
            y += 0.25 * u
        for row, text in enumerate(lines_of(paragraph.text, ems)):
            x = inset + pad + sign if listed else (width + sign) / 2
            lines.append(
                Line(
                    text, x, y + 1.0 * size, size, not listed, paragraph.bold, small, "" if row else paragraph.sign
                )
            )
            y += LEADING * size
    y += (0.35 if words.look is Look.ANSWER else 0.55) * u
    rows = ovals_of(words.cite, room_below, u)
    ovals: list[Oval] = []
    if rows:
        y += (len(rows) - 1) * (OVAL + 0.15) * u + 0.35 * u
    height = max(y, (2.0 if words.look is Look.ANSWER else 3.6) * u)
    for number, row in enumerate(reversed(rows)):
        top = height - OVAL * u / 2 - number * (OVAL + 0.15) * u
        x = width - inset - 0.3 * u
        for text in reversed(row):
            wide = _oval_width(text, u)
            x -= wide
            ovals.append(Oval(text, x, top, wide, OVAL * u))
            x -= 0.25 * u
    return Box(words.look, width, height, tuple(lines), tuple(ovals))


def ovals_of(cite: tuple[str, ...], room: float, u: float) -> list[list[str]]:
    """The clauses in as few rows as they need."""
    rows: list[list[str]] = []
    left = 0.0
    for clause in cite:
        wide = _oval_width(clause, u) + 0.25 * u
        if not rows or left < wide:
            rows.append([])
            left = room
        rows[-1].append(clause)
        left -= wide
    return rows


def _oval_width(text: str, u: float) -> float:
    return width_of(text) * SMALL * u + 1.0 * u


def label_width(text: str, u: float) -> float:
    """The width of a "Yes" beside an arrow."""
    return width_of(text) * BOLD * u
