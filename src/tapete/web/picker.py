"""How the answers to a question are shown: as rows of buttons, as boxes to tick, or as a number to type."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from tapete.bridge import Call, Card
from tapete.law import AnswerKind, AnyOf, NumberIn, Written, WrongAnswer
from tapete.text import Speaker, sentence
from tapete.web.walk import plain

__all__ = ["Option", "Picker", "picker"]

MOST_BUTTONS = 16  # of numbers: thirteen tricks are buttons, a score is typed


@dataclass(frozen=True, slots=True)
class Option:
    """One answer."""

    value: str
    label: str
    chosen: bool
    suit: str = ""  # a letter for the colour of a suit


@dataclass(frozen=True, slots=True)
class Picker:
    """The answers in rows; `shape` is how the page lays them out."""

    shape: str  # list, grid, boxes, number
    rows: tuple[tuple[Option, ...], ...] = ()
    lowest: int = 0
    highest: int = 0


def picker(kind: AnswerKind[Any], say: Speaker, chosen: object = None) -> Picker:
    """The picker for a kind of answer; `chosen` is the answer given before."""

    def options(answers: Iterable[Any]) -> tuple[Option, ...]:
        return tuple(Option(_value(kind, a), _label(kind, a, say), a == before, _suit(a)) for a in answers)

    before = _accepted(kind, chosen)
    match kind:
        case AnyOf(choices):
            ticked = before or frozenset()
            boxes = (Option(str(c.value), sentence(c, say), c in ticked, _suit(c)) for c in choices)
            return Picker("boxes", (tuple(boxes),))
        case NumberIn(within):
            if len(kind.all) > MOST_BUTTONS:
                typed = (Option(str(before), "", True),) if before is not None else ()
                return Picker("number", (typed,), within.lowest, within.highest)
            return Picker("grid", (options(kind.all),))
        case Written(notation) if notation is Call:
            return Picker(
                "grid", tuple(options(row) for _, row in groupby(kind.all, lambda call: call.level))
            )
        case Written(notation) if notation is Card:
            return Picker("grid", tuple(options(row) for _, row in groupby(kind.all, lambda card: card.suit)))
        case Written() if len(kind.all) > MOST_BUTTONS:
            return Picker("grid", (options(kind.all),))
        case _:
            return Picker("list", tuple((option,) for option in options(kind.all)))


def _accepted(kind: AnswerKind[Any], chosen: object) -> Any:
    try:
        return None if chosen is None else kind.accept(chosen)
    except WrongAnswer:
        return None


def _value(kind: AnswerKind[Any], answer: Any) -> str:
    value = plain({"": kind.dump(answer)})[""]
    assert isinstance(value, str)
    return value


def _label(kind: AnswerKind[Any], answer: Any, say: Speaker) -> str:
    if isinstance(answer, Card):
        return f"{answer.suit.symbol}\ufe0e{answer.rank}"
    return sentence(answer, say)


def _suit(answer: Any) -> str:
    named = getattr(answer, "suit", None) or getattr(answer, "denomination", None) or answer
    value = getattr(named, "value", "")
    return value if value in ("C", "D", "H", "S") and hasattr(named, "symbol") else ""
