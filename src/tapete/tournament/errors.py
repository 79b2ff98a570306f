"""What can go wrong in an event, each kind of wrong by its own name.

TournamentError
├── Unknown         something that the event does not have: a contestant, a table, a board, a session
├── BadEntry        an entry of a contestant that cannot be
├── BadResult       a result that cannot be, or is there already
├── BadRuling       an adjustment or a penalty that cannot be
├── NotAllowed      something that the regulations or the moment forbid
└── BadFile         a file that cannot be read, with the line
"""

from __future__ import annotations

from tapete.text import N_, Problem, Text

__all__ = ["BadEntry", "BadFile", "BadResult", "BadRuling", "NotAllowed", "TournamentError", "Unknown"]


class TournamentError(Problem, ValueError):
    """Something that cannot be done to an event."""


class Unknown(TournamentError, LookupError):
    """Something that the event does not have."""


class BadEntry(TournamentError):
    """An entry of a contestant that cannot be."""


class BadResult(TournamentError):
    """A result that cannot be, or is there already."""


class BadRuling(TournamentError):
    """An adjustment or a penalty that cannot be."""


class NotAllowed(TournamentError):
    """Something that the regulations or the moment forbid."""


class BadFile(TournamentError):
    """A file that cannot be read; `line` is 0 where it is about the whole file."""

    def __init__(self, file: object, line: int, reason: Text | str) -> None:
        template = N_("{file}, line {line}: {reason}") if line else N_("{file}: {reason}")
        super().__init__(template, file=str(file), line=line, reason=reason)
        self.line = line
        self.reason = reason
