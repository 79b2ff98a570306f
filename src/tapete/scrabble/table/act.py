"""Something that happens at a table, before anybody judges it."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.law import Part

__all__ = ["Act"]


@dataclass(frozen=True, slots=True)
class Act(Part):
    """Something that happens at a table."""
