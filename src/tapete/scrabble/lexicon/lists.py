"""Lists of words as people have them: text files in several spellings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tapete.scrabble.errors import BadList
from tapete.scrabble.lexicon.spelling import Style, spell
from tapete.text import N_

__all__ = ["read_text", "style_of", "words_of"]

SHORTEST, LONGEST = 2, 15


def read_text(file: Path, encoding: str = "utf-8") -> str:
    """The text of a file; a wrong encoding is an error, never a wrong letter."""
    try:
        data = file.read_bytes()
    except OSError as error:
        raise BadList(
            N_("{file} cannot be read: {reason}"), file=str(file), reason=error.strerror or str(error)
        ) from None
    return decoded(data, str(file), encoding)


def decoded(data: bytes, file: str, encoding: str = "utf-8") -> str:
    """The text that the bytes are."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        encoding = "utf-16"
    name = "utf-8-sig" if encoding.lower().replace("_", "-") in ("utf-8", "utf8") else encoding
    try:
        text = data.decode(name)
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadList(
            N_("{file} is not in {encoding} (line {line}): name its encoding, such as latin-1"),
            file=file,
            encoding=encoding,
            line=line,
        ) from None
    except LookupError:
        raise BadList(
            N_("{encoding} is no encoding: give utf-8 or latin-1"), encoding=repr(encoding)
        ) from None
    if re.search("Ã[\x80-\xbf\u2018\u2030\u201c]|\ufffd|\x00", text):
        raise BadList(
            N_("{file} was not written in {encoding}: its letters come out wrong; try utf-8"),
            file=file,
            encoding=encoding,
        )
    return text


def style_of(text: str) -> Style:
    """How the list writes its double letters, seen from the marks in it."""
    if "[" in text:
        return Style.BRACKETS
    if re.search("[123]", text):
        return Style.DIGITS
    return Style.LETTERS if re.search("[çÇ]", text) else Style.PLAIN


def words_of(text: str, file: str, style: Style | None = None) -> Iterator[bytes]:
    """The words of the list, one a line; what stands after a blank, and lines with #, are remarks."""
    style = style or style_of(text)
    for number, line in enumerate(text.splitlines(), 1):
        word = line.partition("#")[0].split()[:1]
        if not word:
            continue
        try:
            spelled = spell(word[0], style)
        except BadList as wrong:
            raise BadList(
                N_("{file}, line {line}: {reason}"), file=file, line=number, reason=wrong.label
            ) from None
        if not SHORTEST <= len(spelled) <= LONGEST:
            raise BadList(
                N_("{file}, line {line}: {word} takes {tiles} tiles, and a word has {least} to {most}"),
                file=file,
                line=number,
                word=repr(word[0]),
                tiles=len(spelled),
                least=SHORTEST,
                most=LONGEST,
            )
        yield spelled
