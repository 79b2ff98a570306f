"""A catalogue of translations: one `.po` file, read.

Babel writes these files and could read them; but a command that says three sentences would spend a
third of its time on that.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from gettext import c2py

__all__ = ["Catalogue", "read_catalogue"]

_ESCAPE = re.compile(r"\\(.)")
_ESCAPED = {"n": "\n", "t": "\t", "r": "\r"}
_PLURAL_FORMS = re.compile(r"^Plural-Forms:.*\bplural=([^;]*)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The texts of one room in one language."""

    texts: Mapping[str, str]
    plurals: Mapping[str, tuple[str, ...]]
    form: Callable[[int], int]


def read_catalogue(po: str) -> Catalogue:
    """The translations of a file; what is fuzzy, or not translated yet, is not among them."""
    texts: dict[str, str] = {}
    plurals: dict[str, tuple[str, ...]] = {}
    form = c2py("n != 1")
    for entry in _entries(po):
        text = entry.pop("msgid", "")
        if not text:
            if rule := _PLURAL_FORMS.search(entry.get("msgstr", "")):
                form = c2py(rule[1])
        elif "msgid_plural" not in entry:
            if entry.get("msgstr"):
                texts[text] = entry["msgstr"]
        else:
            forms = tuple(said for word, said in entry.items() if word.startswith("msgstr["))
            if forms and all(forms):
                plurals[text] = forms
    return Catalogue(texts, plurals, form)


def _entries(po: str) -> Iterator[dict[str, str]]:
    """The entries of a file: what stands after each keyword, `msgid`, `msgstr[1]` and so on."""
    entry: dict[str, str] = {}
    fuzzy = False
    word = ""
    for raw in (*po.split("\n"), ""):
        line = raw.strip()
        if line.startswith('"'):
            entry[word] = entry.get(word, "") + _unquoted(line)
            continue
        # A comment, an empty line and a new `msgid` all begin another entry.
        if entry and (
            not line.startswith("msg") or (line.startswith(("msgid ", "msgctxt ")) and word[:6] == "msgstr")
        ):
            if not fuzzy:
                yield entry
            entry, fuzzy = {}, False
        if line.startswith("msg"):
            word, _, quoted = line.partition(" ")
            entry[word] = _unquoted(quoted.strip())
        elif line.startswith("#,") and "fuzzy" in line:
            fuzzy = True


def _unquoted(line: str) -> str:
    inner = line[1:-1]
    if "\\" not in inner:
        return inner
    return _ESCAPE.sub(lambda found: _ESCAPED.get(found[1], found[1]), inner)
