"""How the answers to a question are shown: as buttons, as boxes to tick, or as a number to type.

Nothing here knows a game. A notation whose values have several parts (a card: suit and rank) becomes a
table of buttons, a row for each value of the part that changes slowest; signs such as ♥ come from the
parts that have a `symbol`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields, is_dataclass
from itertools import groupby
from operator import attrgetter
from typing import Any

from tapete.law import AnswerKind, AnyOf, NumberIn, Written, WrongAnswer, YesNo
from tapete.text import Speaker, sentence
from tapete.web.walk import plain

__all__ = ["Option", "Picker", "picker"]

MOST_BUTTONS = 16  # of numbers: thirteen tricks are buttons, a score is typed
SHORT = 4  # letters that fit on a small button
COMPASS = {"N", "E", "S", "W"}
COLOURS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
TEXT = "\ufe0e"  # after a sign: draw it as text, in our colour, and not as a picture


@dataclass(frozen=True, slots=True)
class Option:
    """One answer: what is sent, what is said, and what stands on a small button."""

    value: str
    label: str
    chosen: bool
    sign: str = ""
    colour: str = ""  # a letter for the colour of a suit

    @property
    def short(self) -> str:
        """The shortest of its names."""
        return self.label if len(self.label) <= SHORT else self.sign or self.label


@dataclass(frozen=True, slots=True)
class Picker:
    """The answers in rows; `shape` is how the page lays them out."""

    shape: str  # list, tiles, compass, grid, boxes, number
    rows: tuple[tuple[Option, ...], ...] = ()
    lowest: int = 0
    highest: int = 0
    typed: str = ""


def picker(kind: AnswerKind[Any], say: Speaker, chosen: object = None) -> Picker:
    """The picker for a kind of answer; `chosen` is the answer given before."""
    before = _accepted(kind, chosen)
    if isinstance(kind, AnyOf):
        ticked = before or frozenset()
        return Picker("boxes", (tuple(_option(str(c.value), c, say, c in ticked) for c in kind.members),))
    if isinstance(kind, NumberIn) and kind.within.highest - kind.within.lowest >= MOST_BUTTONS:
        typed = "" if before is None else str(before)
        return Picker("number", (), kind.within.lowest, kind.within.highest, typed)
    rows = tuple(
        tuple(_option(_value(kind, answer), answer, say, answer == before) for answer in row)
        for row in _rows(kind)
    )
    return Picker(_shape(kind, rows), rows)


def _shape(kind: AnswerKind[Any], rows: Sequence[Sequence[Option]]) -> str:
    values = {option.value for row in rows for option in row}
    if values == COMPASS:
        return "compass"
    if isinstance(kind, NumberIn) or len(rows) > 1 or len(values) > MOST_BUTTONS:
        return "grid"
    return "tiles" if isinstance(kind, (YesNo, Written)) else "list"


def _rows(kind: AnswerKind[Any]) -> Iterable[Sequence[Any]]:
    """The answers in rows: those beside each other that share the part that changes slowest."""
    answers = kind.all
    part = _slow_part(answers) if isinstance(kind, Written) else ""
    return [tuple(row) for _, row in groupby(answers, attrgetter(part))] if part else [answers]


def _slow_part(answers: Sequence[Any]) -> str:
    """The part by which the answers fall into the shortest rows; empty where there is none."""
    best, longest = "", len(answers)
    for name in _parts(answers[0]):
        rows = [(value, len(list(row))) for value, row in groupby(answers, attrgetter(name))]
        whole = len({value for value, _ in rows}) == len(rows) < len(answers)
        if whole and max(length for _, length in rows) < longest:
            best, longest = name, max(length for _, length in rows)
    return best if len(answers) > MOST_BUTTONS else ""


def _parts(answer: object) -> list[str]:
    return [part.name for part in fields(answer)] if is_dataclass(answer) else []


def _option(value: str, answer: object, say: Speaker, chosen: bool) -> Option:
    sign = _sign(answer)
    colour = next((letter for suit, letter in COLOURS.items() if suit in sign), "")
    return Option(value, _as_text(sentence(answer, say)), chosen, _as_text(sign), colour)


def _sign(answer: object) -> str:
    """The notation of the answer with the signs of its parts in it: ♥Q for HQ; empty where it has none."""
    notation = str(answer)
    for part in [getattr(answer, name) for name in _parts(answer)] or [answer]:
        symbol = getattr(part, "symbol", "")
        if not symbol.isascii():
            return notation.replace(str(part), symbol, 1)
    return ""


def _as_text(words: str) -> str:
    return "".join(f"{letter}{TEXT}" if letter in COLOURS else letter for letter in words)


def _accepted(kind: AnswerKind[Any], chosen: object) -> Any:
    try:
        return None if chosen is None else kind.accept(chosen)
    except WrongAnswer:
        return None


def _value(kind: AnswerKind[Any], answer: Any) -> str:
    value = plain({"": kind.dump(answer)})[""]
    assert isinstance(value, str)
    return value
