"""Where each clause of a book lives: in code, in a question, in a ruling, or only on the page.

All of it is derived: from the book's record of applied clauses, and from exploring every
procedure. Nothing is typed by hand, so it cannot flatter.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tapete.law.explore import Ask, End, Goto, Tell, explore
from tapete.law.rulebook import Clause, Kind, Rulebook

__all__ = ["Covered", "coverage"]


@dataclass(frozen=True, slots=True)
class Covered:
    """A clause and the places where it lives; no place is a gap."""

    clause: Clause
    where: tuple[str, ...]

    def to_plain(self) -> dict[str, Any]:
        """The row of `tapete laws coverage BOOK --json`."""
        return {"id": self.clause.id, "kind": self.clause.kind.value, "where": list(self.where)}


def coverage(book: Rulebook) -> tuple[Covered, ...]:
    """Every clause of the book, in order, with where it lives.

    A definition is done when it can be shown; any other clause must be applied by code, asked
    by a question or cited by a ruling of some procedure.
    """
    where: dict[str, list[str]] = {id: [f"applied:{name}" for name in names] for id, names in book.applied.items()}
    for article, procedure in book.procedures.items():
        for node in explore(procedure).nodes:
            match node:
                case Ask(question=question):
                    places = dict.fromkeys((*question.cite, *question.note_cite.split()), "asked")
                    name = question.name
                case End(ruling=ruling):
                    places, name = dict.fromkeys(ruling.clauses, "cited"), ""
                case Tell(instruction=told):
                    places, name = dict.fromkeys(told.cite, "cited"), ""
                case Goto(cite=cite):
                    places, name = dict.fromkeys(cite, "cited"), ""
            for clause, place in places.items():
                where.setdefault(clause, []).append(f"{place}:{article}" + (f".{name}" if name else ""))
    return tuple(Covered(clause, _places(clause, where)) for clause in book.clauses.values())


def _places(clause: Clause, where: dict[str, list[str]]) -> tuple[str, ...]:
    places = list(dict.fromkeys(where.get(clause.id, ())))
    if clause.kind is Kind.DEFINITION:
        places.append("shown")
    return tuple(places)
