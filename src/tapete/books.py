"""The rule books, by the names under which everybody knows them.

>>> rulebook("bridge-2017").article("27").title
'Insufficient bid'
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

from tapete.law import Rulebook, UnknownBook
from tapete.text import N_

__all__ = ["BOOKS", "rulebook", "rulebooks"]

# A book is imported when it is first opened: `tapete --help` opens none.
_WHERE = {
    "bridge-2017": ("tapete.bridge.laws2017", "LAWS_2017"),
    "bridge-1997": ("tapete.bridge.laws1997", "LAWS_1997"),
    "scrabble-file-2024": ("tapete.scrabble.rules", "FILE_2024"),
    "tarot-fft": ("tapete.tarot.rules", "TAROT_FFT"),
}
BOOKS = tuple(_WHERE)


@cache
def rulebook(id: str) -> Rulebook:
    """The rule book of this name."""
    if id not in _WHERE:
        raise UnknownBook(
            N_("there is no rule book {book}: there are {books}"), book=repr(id), books=", ".join(BOOKS)
        )
    module, name = _WHERE[id]
    book = getattr(import_module(module), name)
    assert isinstance(book, Rulebook)
    return book


def rulebooks() -> tuple[Rulebook, ...]:
    """Every rule book."""
    return tuple(map(rulebook, BOOKS))
