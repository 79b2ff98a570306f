"""How wide a text is at most, in whichever sans-serif font it comes out.

Nobody knows the reader's font. The table takes for each letter the widest of DejaVu Sans
(Verdana's width), Helvetica and Roboto, so that a text is never wider than we think.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

__all__ = ["BOLD", "lines_of", "width_of"]

_THOUSANDTHS = {
    220: "\u2009",
    280: "'ijlı",
    300: "Ił",
    320: " ,.‘’‚·\xa0",
    340: ":;|",
    360: "f",
    380: "-",
    400: "()[]t",
    420: "!/\\r¡",
    460: '"',
    480: "ºª",
    500: "*`°",
    520: "“”„",
    540: "sz",
    560: "?JL_c",
    580: "kŁ",
    600: "vxy•",
    620: "FTaeoø¿«»§",
    640: "$0123456789bdghnpqu{}ßđ€",
    660: "–",
    680: "EKPSY",
    700: "ABVXZ",
    740: "CRU",
    760: "HN",
    780: "&DG",
    800: "OQØ",
    820: "w",
    840: "#+<=>^~×−",
    880: "M",
    900: "★♠♥♦♣",
    960: "%",
    980: "m½¼",
    1000: "WæÆ—…→←",
}
_WIDTHS = {letter: width / 1000 for width, letters in _THOUSANDTHS.items() for letter in letters}
_WIDEST = 1.1  # of the letters that the table does not have
BOLD = 1.25  # how much wider bold letters are at most


@lru_cache(maxsize=8192)
def width_of(text: str) -> float:
    """The width of the text in ems."""
    return sum(
        _WIDTHS.get(letter, _WIDEST)
        for letter in unicodedata.normalize("NFD", text)
        if not unicodedata.combining(letter) and letter != "\ufe0e"
    )


@lru_cache(maxsize=16384)
def lines_of(text: str, room: float, *, ragged: bool = False) -> tuple[str, ...]:
    """The text in as few lines of `room` ems as it takes, none much shorter than others but if `ragged`."""
    words = [part for word in text.split(" ") if word for part in _pieces(word, room)]
    lines = _fill(words, room)
    if ragged:
        return tuple(lines)
    # The narrowest column that needs no more lines: halving finds it closely enough.
    low, high = max((width_of(word) for word in words), default=0), room
    for _ in range(5):
        middle = (low + high) / 2
        tried = _fill(words, middle)
        if len(tried) > len(lines):
            low = middle
        else:
            lines, high = tried, middle
    return tuple(lines)


def _fill(words: list[str], room: float) -> list[str]:
    lines: list[str] = []
    left = 0.0
    for word in words:
        width = width_of(word)
        if lines and left >= width + 0.32:
            lines[-1] += " " + word
            left -= width + 0.32
        else:
            lines.append(word)
            left = room - width
    return lines


def _pieces(word: str, room: float) -> list[str]:
    """The word, cut where it is wider than a line."""
    if width_of(word) <= room:
        return [word]
    pieces = [""]
    for letter in word:
        if pieces[-1] and width_of(pieces[-1] + letter) > room:
            pieces.append("")
        pieces[-1] += letter
    return pieces
