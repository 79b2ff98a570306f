"""What can go wrong with a law, each kind of wrong by its own name.

LawError
├── WrongAnswer      an answer that the question does not have
├── UnknownClause    an article that the book does not have
├── UnknownBook      a rule book that does not exist
└── BadProcedure     a procedure that cannot be right, found by exploring it
"""

from __future__ import annotations

from tapete.text import Problem

__all__ = ["BadProcedure", "LawError", "UnknownBook", "UnknownClause", "WrongAnswer"]


class LawError(Problem, ValueError):
    """Something asked of the law that it cannot give."""


class WrongAnswer(LawError):
    """An answer that the question does not have."""


class UnknownClause(LawError):
    """An article or clause that the book does not have."""


class UnknownBook(LawError):
    """A rule book that does not exist."""


class BadProcedure(LawError):
    """A procedure without an end, with a ruling out of reach, or with an ambiguous question."""
