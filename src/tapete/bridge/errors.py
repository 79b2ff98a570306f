"""What can go wrong in bridge, each kind of wrong by its own name.

BridgeError
├── BadNotation     a text that names no card, call or seat
└── Impossible      something that cannot happen at a table
"""

from __future__ import annotations

from tapete.text import Problem

__all__ = ["BadNotation", "BridgeError", "Impossible"]


class BridgeError(Problem, ValueError):
    """Something that bridge does not have."""


class BadNotation(BridgeError):
    """A text that names no card, call or seat."""


class Impossible(BridgeError):
    """Something that cannot happen at a table."""
