"""Where each clause of a book lives: in code, in a question, in a ruling, or only on the page.

All of it is derived: from the book's record of applied clauses, and from exploring every
procedure. Nothing is typed by hand, so it cannot flatter.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tapete.law.explore import Ask, cited, explore
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
    where: dict[str, list[str]] = {
        clause: [f"applied:{name}" for name in names] for clause, names in book.applied.items()
    }
    for article, procedure in book.procedures.items():
        for node in explore(procedure).nodes:
            place = f"asked:{article}.{node.question.name}" if isinstance(node, Ask) else f"cited:{article}"
            for clause in cited(node):
                where.setdefault(clause, []).append(place)
    return tuple(Covered(clause, _places(clause, where)) for clause in book.clauses.values())


def _places(clause: Clause, where: dict[str, list[str]]) -> tuple[str, ...]:
    places = list(dict.fromkeys(where.get(clause.id, ())))
    if clause.kind is Kind.DEFINITION:
        places.append("shown")
    return tuple(places)
