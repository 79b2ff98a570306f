"""What the items of a flowchart say, in the language of a speaker."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import groupby
from typing import Any

from tapete.law.answers import AnswerKind, AnyOf, NumberIn
from tapete.law.draw.tree import Item, Tree
from tapete.law.errors import UnknownClause
from tapete.law.explore import Ask, End, Goto, Graph, Tell
from tapete.law.question import Who
from tapete.text import N_, Speaker, Text, phrase, sentence

__all__ = ["Footnote", "Look", "Paragraph", "Script", "Words", "answers_in_words", "script_of"]


class Look(Enum):
    """The kinds of box."""

    TITLE = "title"
    QUESTION = "question"
    STEP = "step"
    MILD = "ruling mild"
    GRAVE = "ruling grave"
    GOTO = "goto"
    ANSWER = "answer"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A text, and the sign before it."""

    text: str
    sign: str = ""  # "dot" or "flag"
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Words:
    """Everything that stands in a box or behind it."""

    look: Look
    paragraphs: tuple[Paragraph, ...]
    cite: tuple[str, ...] = ()
    who: str = ""  # the player who decides
    notes: tuple[int, ...] = ()
    tip: str = ""  # said, not shown


@dataclass(frozen=True, slots=True)
class Footnote:
    """A remark at the foot of the page."""

    number: int
    text: str
    cite: tuple[str, ...]

    @property
    def line(self) -> str:
        """The footnote as it is printed, after its star."""
        return f"{self.text} ({', '.join(self.cite)})" if self.cite else self.text


@dataclass(frozen=True, slots=True)
class Script:
    """All words of a drawing."""

    title: str
    book: str
    items: tuple[Words, ...]
    branches: tuple[tuple[str, ...], ...]  # for each item, the labels of its branches
    footnotes: tuple[Footnote, ...]


def script_of(graph: Graph, tree: Tree, say: Speaker) -> Script:
    """All words of the drawing."""
    law = graph.procedure
    notes: dict[tuple[str, tuple[str, ...]], int] = {}
    return Script(
        f"{law.article} · {sentence(law.title, say)}",
        phrase(law.book.title, say),
        tuple(_words(item, graph, say, notes) for item in tree.items),
        tuple(_labels(item, say) for item in tree.items),
        tuple(Footnote(number, text, cite) for (text, cite), number in notes.items()),
    )


def _words(item: Item, graph: Graph, say: Speaker, notes: dict[tuple[str, tuple[str, ...]], int]) -> Words:
    def note(text: str, clause: str) -> int:
        return notes.setdefault((sentence(text, say), tuple(clause.split())), len(notes) + 1)

    match item.node:
        case Ask(question=q, about=about):
            return Words(
                Look.QUESTION,
                (Paragraph(sentence(q.says(*about), say)),),
                q.cite,
                "" if isinstance(q.by, Who) else sentence(q.by, say),
                (note(q.note, q.note_cite),) if q.note else (),
                sentence(q.help, say) if q.help else "",
            )
        case Tell(instruction=told):
            return Words(Look.STEP, (Paragraph(sentence(told.text, say)),), told.cite)
        case End(ruling=ruling):
            parts = [Paragraph(sentence(effect, say), "dot") for effect in ruling.effects]
            parts += [Paragraph(sentence(duty, say), "flag") for duty in ruling.duties]
            because = sentence(ruling.because, say) if ruling.because else ""
            return Words(
                Look.GRAVE if ruling.grave else Look.MILD,
                # A ruling that does nothing still says why.
                tuple(parts) or (Paragraph(because or say(N_("The arbiter does nothing."))),),
                ruling.citations,
                notes=tuple(note(n.text, n.clause) for n in ruling.notes),
                tip=because,
            )
        case Goto(article=article, cite=cite):
            return Words(
                Look.GOTO,
                (Paragraph(article, bold=True), Paragraph(sentence(_heading(graph, article), say))),
                cite,
                tip=sentence(Text.of(N_("Go on under {article}"), article=article), say),
            )


def _heading(graph: Graph, article: str) -> str:
    book = graph.procedure.book
    if article in book.procedures:
        return book.procedures[article].title
    try:
        return book.clause(article).title
    except UnknownClause:
        return book.article(article).title


def _labels(item: Item, say: Speaker) -> tuple[str, ...]:
    if not isinstance(item.node, Ask):
        return ("",) * len(item.branches)
    kind = item.node.question.kind
    groups = [branch.answers for branch in item.branches]
    return tuple(answers_in_words(kind, group, groups, say) for group in groups)


def answers_in_words(
    kind: AnswerKind[Any], group: Sequence[Any], groups: Sequence[Sequence[Any]], say: Speaker
) -> str:
    """The answers of one exit, shortly: "0", "1–12", "hearts or spades", "otherwise"."""
    if isinstance(kind, NumberIn):
        return _ranges(group)
    longest = max(groups, key=len)
    if group is longest and len(groups) > 1 and len(group) > 4:
        return sentence(N_("otherwise"), say)
    if isinstance(kind, AnyOf):
        return _sets(kind, group, say)
    return _one(" / ".join(kind.label(answer, say) for answer in group))


def _ranges(numbers: Sequence[int]) -> str:
    """`0`, `1–12`, `2, 4–6`."""
    runs = [
        [n for _, n in run] for _, run in groupby(enumerate(sorted(numbers)), lambda pair: pair[1] - pair[0])
    ]
    return ", ".join(f"{run[0]}–{run[-1]}" if run[1:] else str(run[0]) for run in runs)


def _sets(kind: AnyOf[Any], group: Sequence[frozenset[Any]], say: Speaker) -> str:
    """The sets of a group, by what they have and what they lack."""
    whole = set(group)
    if whole == set(kind.all):
        return sentence(N_("any answer"), say)
    if whole == set(kind.all) - {frozenset()}:
        return sentence(N_("at least one"), say)
    told: list[str] = []
    left = whole
    while left:
        some = next(found for found in kind.all if found in left)
        least, most = some, some
        for member in kind.members:  # forget each member that makes no difference
            if _between(kind, least - {member}, most | {member}) <= whole:
                least, most = least - {member}, most | {member}
        left = left - _between(kind, least, most)
        told.append(_between_in_words(kind, least, most, say))
    return _one(" / ".join(told))


def _between(kind: AnyOf[Any], least: frozenset[Any], most: frozenset[Any]) -> set[frozenset[Any]]:
    return {found for found in kind.all if least <= found <= most}


def _between_in_words(kind: AnyOf[Any], least: frozenset[Any], most: frozenset[Any], say: Speaker) -> str:
    if not most:
        return phrase(frozenset(), say)
    if least == most:
        return phrase(Text.of(N_("only {some}"), some=kind.label(least, say)), say)
    lacking = frozenset[Any](kind.all[-1]) - most
    if not lacking:
        return phrase(Text.of(N_("with {some}"), some=kind.label(least, say)), say)
    others = kind.label(lacking, say)
    if not least:
        return phrase(Text.of(N_("without {others}"), others=others), say)
    return phrase(
        Text.of(N_("with {some}, without {others}"), some=kind.label(least, say), others=others), say
    )


def _one(label: str) -> str:
    """The label with a capital at its head: the answers are said already."""
    return label[:1].upper() + label[1:]
