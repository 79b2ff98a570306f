"""Boxes: the words of an item set in lines, and the size that it takes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from tapete.law.draw.widths import BOLD, lines_of, width_of
from tapete.law.draw.words import Look, Paragraph, Words

__all__ = ["SMALL", "Box", "Line", "Oval", "box_of", "label_width", "snug"]

SMALL = 0.92  # the small print
LEADING = 1.23  # from line to line
OVAL = 1.45  # height of an oval with a clause
OVAL_STEP = 1.6  # from row to row of them
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

    @property
    def listed(self) -> bool:
        """Whether it is a ruling: a list, that starts at the left."""
        return self.look in {Look.MILD, Look.GRAVE}


@lru_cache(maxsize=4096)
def box_of(words: Words, width: float, u: float, port: float | None = None) -> Box:
    """The words in a box of this width, with text of size `u`; `port` is where an arrow leaves downwards."""
    inset = INSET.get(words.look, 0.0) * u
    pad = (0.3 if inset else 0.65) * u
    room = width - 2 * (inset + pad)
    # Rulings are lists and start at the left, all else stands in the middle.
    listed = words.look in {Look.MILD, Look.GRAVE}
    edge = (0.35 if words.look is Look.ANSWER else 0.55) * u
    y = edge
    lines: list[Line] = []
    for number, paragraph in enumerate(_paragraphs(words)):
        small = paragraph.sign == "who"
        size = u * (SMALL if small else 1)
        sign = SIGN * u if paragraph.sign and not small else 0
        x = inset + pad + sign if listed else (width + sign) / 2
        y += 0.2 * u if listed and number else 0
        ems = (room - sign) / size / (BOLD if paragraph.bold else 1)
        for row, text in enumerate(lines_of(paragraph.text, ems)):
            mark = paragraph.sign if small or not row else ""
            lines.append(Line(text, x, y + size, size, not listed, paragraph.bold, small, mark))
            y += LEADING * size
    rows = _ovals(words.cite, inset + 0.3 * u, width - inset - 0.3 * u, port, u)
    y += edge + (0.35 * u + (len(rows) - 1) * OVAL_STEP * u if rows else 0)
    height = max(y, (2.0 if words.look is Look.ANSWER else 3.3) * u)
    lines = [replace(line, y=line.y + (height - y) / 2) for line in lines]
    ovals = tuple(
        Oval(text, x, height - OVAL * u / 2 - number * OVAL_STEP * u, _oval_width(text, u), OVAL * u)
        for number, row in enumerate(rows)
        for text, x in row
    )
    return Box(words.look, width, height, tuple(lines), ovals)


def _paragraphs(words: Words) -> list[Paragraph]:
    """The paragraphs with who decides before them, and the stars of the footnotes behind."""
    *others, last = words.paragraphs
    stars = "".join(f"\u00a0★{number}" for number in words.notes)
    who = [Paragraph(words.who, "who", bold=words.look is Look.QUESTION)] if words.who else []
    return [*who, *others, Paragraph(last.text + stars, last.sign, last.bold)]


def _ovals(
    cite: tuple[str, ...], left: float, right: float, port: float | None, u: float
) -> list[list[tuple[str, float]]]:
    """The clauses and where they start; the first row stands on the lower edge and leaves the arrow free."""
    bays = [(left, right)] if port is None else [(port + 0.5 * u, right), (left, port - 0.5 * u)]
    rows: list[list[tuple[str, float]]] = [[]] if cite else []
    low, x = bays[0]
    for text in reversed(cite):
        wide = _oval_width(text, u)
        while x - wide < low and (bays or rows[-1]):
            bays = bays[1:]
            if not bays:
                rows.append([])
            low, x = bays[0] if bays else (left, right)
        x -= wide
        rows[-1].append((text, x))
        x -= 0.25 * u
    return rows  # the lowest is empty where no clause fits beside the arrow


def snug(words: Words, least: float, most: float, u: float) -> float:
    """The width of the box, at most `most`, that its lines fill."""
    box = box_of(words, most, u)
    spare = min(
        most - (line.x + width_of(line.text) * line.size * (BOLD if line.bold else 1)) for line in box.lines
    )
    cited = max(
        (sum(o.width + 0.25 * u for o in box.ovals if o.y == oval.y) for oval in box.ovals), default=0.0
    )
    # A hair more, or the widest line would be broken again.
    return min(most, max(least, most - spare + 0.7 * u, cited + 1.3 * u))


def _oval_width(text: str, u: float) -> float:
    return width_of(text) * SMALL * u + 1.0 * u


def label_width(text: str, u: float) -> float:
    """The width of a "Yes" beside an arrow."""
    return width_of(text) * BOLD * u
