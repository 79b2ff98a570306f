"""Values that show themselves as they are read: `Card.parse('HQ')`."""

from __future__ import annotations

__all__ = ["Parsed"]


class Parsed:
    """A value whose `parse` reads what `str` writes."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"{type(self).__name__}.parse({str(self)!r})"
