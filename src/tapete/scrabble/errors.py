"""What can go wrong in Scrabble, each kind of wrong by its own name.

ScrabbleError
├── BadNotation     a text that names no tile, square, move, rack or position
│   └── BadTile     a text that names no tile of the set
├── Impossible      something that cannot happen at a table
├── IllegalPlay     a play that the rules do not allow, though it can lie on the board
└── BadList         a list of words that cannot be read or found
"""

from __future__ import annotations

from tapete.text import Problem

__all__ = ["BadList", "BadNotation", "BadTile", "IllegalPlay", "Impossible", "ScrabbleError"]


class ScrabbleError(Problem, ValueError):
    """Something that Scrabble does not have."""


class BadNotation(ScrabbleError):
    """A text that names no tile, square, move, rack or position."""


class BadTile(BadNotation):
    """A text that names no tile of the set."""


class Impossible(ScrabbleError):
    """Something that cannot happen at a table."""


class IllegalPlay(ScrabbleError):
    """A play that the rules do not allow, though it can lie on the board."""


class BadList(ScrabbleError):
    """A list of words that cannot be read or found."""
