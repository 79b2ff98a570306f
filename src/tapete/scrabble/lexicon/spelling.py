"""Words as tiles: one byte a tile, CH, LL and RR always one (art. 11), accents ignored.

>>> spell("pingüino") == spell("PINGUINO"), len(spell("chorro"))
(True, 4)
>>> unspell(spell("cigüeña"))
'CIGUEÑA'
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

from tapete.scrabble.errors import BadList
from tapete.scrabble.tiles import Tile
from tapete.text import N_, Choice

__all__ = ["CODES", "LETTERS", "Style", "can_be_spelled", "fold", "spell", "unspell"]

LETTERS = ("", *(tile.letter for tile in Tile.all() if tile.letter))  # 0 is no letter
CODES = {letter: code for code, letter in enumerate(LETTERS) if letter}

_TILE = re.compile("CH|LL|RR|.", re.DOTALL)
_PLAIN = re.compile("[A-ZÑ]+")
# Accents and diaeresis change no letter, but the tilde of Ñ does.
_ACCENTS = str.maketrans("ÁÀÂÄÉÈÊËÍÌÎÏÓÒÔÖÚÙÛÜ", "AAAAEEEEIIIIOOOOUUUU")


class Style(Choice):
    """How a list of words writes the double letters."""

    PLAIN = "plain", N_("CH, LL, RR, as in a dictionary")
    BRACKETS = "brackets", N_("[CH], [LL], [RR]")
    DIGITS = "digits", N_("1, 2, 3 for CH, LL, RR")
    LETTERS = "letters", N_("Ç, K, W for CH, LL, RR")


_MARKS: Mapping[Style, dict[int, str | None]] = {
    Style.PLAIN: {},
    Style.BRACKETS: {ord("["): None, ord("]"): None},
    Style.DIGITS: {ord("1"): "CH", ord("2"): "LL", ord("3"): "RR"},
    Style.LETTERS: {ord("Ç"): "CH", ord("K"): "LL", ord("W"): "RR"},
}


def spell(word: str, style: Style = Style.PLAIN) -> bytes:
    """The word, a byte a tile; raises `BadList` where a letter is on no tile, as K and W (art. 10)."""
    plain = unicodedata.normalize("NFC", word).upper().translate(_MARKS[style]).translate(_ACCENTS)
    try:
        return bytes(map(CODES.__getitem__, _TILE.findall(plain)))
    except KeyError as letter:
        raise BadList(
            N_("{word} has {letter}, which is on no tile"), word=repr(word), letter=repr(letter.args[0])
        ) from None


def unspell(tiles: bytes) -> str:
    """The word in capitals."""
    return "".join(map(LETTERS.__getitem__, tiles))


def can_be_spelled(word: str) -> bool:
    """Whether every letter of the word, in lower case, is on a tile."""
    plain = word.upper().translate(_ACCENTS)
    return _PLAIN.fullmatch(plain) is not None and "K" not in plain and "W" not in plain


def fold(word: str) -> str:
    """The word without its accents, as tiles have it."""
    return word.upper().translate(_ACCENTS).lower()
