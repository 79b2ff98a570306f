"""Values that show themselves as they are read: `Card.parse('T21')`."""

from __future__ import annotations

import unicodedata

__all__ = ["Parsed", "fold"]


class Parsed:
    """A value whose `parse` reads what `str` writes."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"{type(self).__name__}.parse({str(self)!r})"


def fold(text: str) -> str:
    """Lower case without accents, œ as oe: how people type what they mean."""
    spread = unicodedata.normalize("NFD", text.casefold().replace("œ", "oe"))
    return "".join(letter for letter in spread if not unicodedata.combining(letter))
