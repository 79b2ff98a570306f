"""What the law says, as plain data for programs: what `--json` and the web's `/api` print."""

from __future__ import annotations

from typing import Any

from tapete.law.case import Answered, Referred, Told, Unanswered
from tapete.law.explore import Ask, Goto, explore
from tapete.law.procedure import Consultation, Procedure
from tapete.law.question import Question
from tapete.law.rulebook import Article, Clause, Rulebook
from tapete.law.ruling import Part, Ruling
from tapete.text import Speaker, phrase, sentence

__all__ = [
    "article_report",
    "book_report",
    "clause_report",
    "consultation_report",
    "questions_report",
    "ruling_report",
]


def book_report(book: Rulebook, say: Speaker) -> dict[str, Any]:
    """The contents of a book."""
    return {
        "book": book.id,
        "title": say(book.title),
        "articles": [
            {"id": a.id, "title": say(a.title), "clauses": len(a.clauses)} for a in book.articles.values()
        ],
        "procedures": [{"article": p.article, "title": say(p.title)} for p in book.procedures.values()],
    }


def clause_report(clause: Clause, say: Speaker) -> dict[str, Any]:
    """One clause."""
    return {
        "id": clause.id,
        "kind": clause.kind.value,
        "title": say(clause.title),
        "text": say(clause.text),
        "see": list(clause.see),
    }


def article_report(article: Article, say: Speaker) -> dict[str, Any]:
    """One article with its clauses."""
    return {
        "book": article.book.id,
        "id": article.id,
        "title": say(article.title),
        "clauses": [clause_report(clause, say) for clause in article.clauses],
    }


def consultation_report(found: Consultation, say: Speaker) -> dict[str, Any]:
    """How far a procedure came: the trail, then the question that waits or the ruling."""
    return {
        "book": found.procedure.book.id,
        "article": found.procedure.article,
        "title": say(found.procedure.title),
        "answers": found.answers,
        "trail": [_step(step, say) for step in found.trail],
        "pending": None if found.pending is None else _pending(found.pending, say),
        "ruling": None if found.ruling is None else ruling_report(found.ruling, say),
    }


def questions_report(law: Procedure[Any], say: Speaker) -> dict[str, Any]:
    """Every question that can be asked on the way to a ruling, with its key and all its answers."""
    return {
        "book": law.book.id,
        "article": law.article,
        "title": say(law.title),
        "questions": [{**_pending(ask, say), "article": article} for article, ask in _questions(law)],
    }


def _questions(law: Procedure[Any]) -> list[tuple[str, Ask]]:
    """The questions of a procedure and of those in which it goes on, each once."""
    found: dict[str, tuple[str, Ask]] = {}
    laws = [law]
    for each in laws:  # grows on the way
        for node in explore(each).nodes:
            if isinstance(node, Ask):
                found.setdefault(node.key, (each.article, node))
            elif isinstance(node, Goto):
                # Of an article without a procedure nothing is asked: the arbiter rules by the book.
                onward = law.book.procedures.get(node.article)
                if onward is not None and onward not in laws:
                    laws.append(onward)
    return list(found.values())


def ruling_report(ruling: Ruling, say: Speaker) -> dict[str, Any]:
    """A ruling as `Ruling.to_plain` has it, each part with its sentence."""
    return {
        **ruling.to_plain(),
        "effects": _parts(ruling.effects, say),
        "duties": _parts(ruling.duties, say),
        "notes": _parts(ruling.notes, say),
        "because": say(ruling.because) if ruling.because else "",
        "clauses": list(ruling.clauses),
    }


def _parts(parts: tuple[Part, ...], say: Speaker) -> list[dict[str, Any]]:
    return [{**part.to_plain(), "text": sentence(part, say)} for part in parts]


def _step(step: Answered | Told | Referred, say: Speaker) -> dict[str, Any]:
    match step:
        case Told(told):
            effects = _parts(told.effects, say)
            return {"told": say(told.text), "cite": list(told.cite), "effects": effects}
        case Referred(procedure, cite):
            return {"article": procedure.article, "title": say(procedure.title), "cite": list(cite)}
        case Answered(key, question, about, answer, source):
            return {
                **_question(key, question, about, say),
                "answer": question.kind.dump(answer),
                "answered": question.kind.label(answer, say),
                "source": source.value,
            }


def _pending(stop: Unanswered | Ask, say: Speaker) -> dict[str, Any]:
    kind = stop.question.kind
    return {
        **_question(stop.key, stop.question, stop.about, say),
        "help": say(stop.question.help) if stop.question.help else "",
        "kind": kind.name,
        "answers": [{"answer": kind.dump(answer), "text": kind.label(answer, say)} for answer in kind.all],
    }


def _question(
    key: str, question: Question[Any, ..., Any], about: tuple[object, ...], say: Speaker
) -> dict[str, Any]:
    return {
        "question": key,
        "text": phrase(question.says(*about), say),
        "by": question.by.value,
        "cite": list(question.cite),
    }
