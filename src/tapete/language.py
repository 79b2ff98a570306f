"""The languages of Tapete: who says a text in which language.

The catalogues are the `.po` files in `locale/`, one folder a language and one file a room, read
when a text of that room is first said. English needs none: it is the language of the texts.

>>> speaker("es", "bridge")("hearts")
'corazones'
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources

from tapete.catalogue import Catalogue, read_catalogue
from tapete.text import ENGLISH, N_, Problem, Speaker

__all__ = ["LANGUAGES", "Language", "UnknownLanguage", "from_environment", "from_header", "speaker"]

LANGUAGES: Mapping[str, str] = {"es": "Español", "it": "Italiano", "en": "English", "fr": "Français"}


class UnknownLanguage(Problem, ValueError):
    """A language that Tapete does not speak."""


@dataclass(frozen=True, slots=True)
class Language:
    """A speaker of one language, with the catalogues that it looks in."""

    code: str
    rooms: tuple[str, ...]

    def __call__(self, text: str, /) -> str:
        """The text in this language; a text without a translation stays as it is."""
        for room in self.rooms:
            found = catalogue(self.code, room).texts.get(text)
            if found:
                return found
        return text

    def plural(self, one: str, many: str, n: int) -> str:
        """The form of the text that the number asks for."""
        for room in self.rooms:
            found = catalogue(self.code, room)
            if one in found.plurals:
                return found.plurals[one][found.form(n)]
        return ENGLISH.plural(one, many, n)


@cache
def catalogue(code: str, room: str) -> Catalogue:
    """The catalogue of a room; an empty one where the room has no file."""
    file = resources.files("tapete") / "locale" / code / f"{room}.po"
    return read_catalogue(file.read_text(encoding="utf-8") if file.is_file() else "")


@cache
def speaker(code: str, *rooms: str) -> Speaker:
    """Who says the texts of these rooms (and those that all rooms share) in the language."""
    if code not in LANGUAGES:
        raise UnknownLanguage(
            N_("Tapete does not speak {language}: choose {languages}"),
            language=repr(code),
            languages=", ".join(LANGUAGES),
        )
    return ENGLISH if code == "en" else Language(code, ("tapete", *rooms))


def from_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, as gettext reads it; English where it asks for none."""
    for name in ("TAPETE_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := environment.get(name):
            return _first_known(wanted.split(":"))
    return "en"


def from_header(accept_language: str) -> str:
    """The language that a browser likes best: `from_header("de, it;q=0.8")` is Italian."""
    wishes = []
    for part in accept_language.split(","):
        name, _, weight = part.partition(";q=")
        try:
            wishes.append((-float(weight or 1), name.strip()))
        except ValueError:
            continue
    return _first_known(name for _, name in sorted(wishes, key=lambda wish: wish[0]))


def _first_known(names: Iterable[str]) -> str:
    for name in names:
        code = name.replace("-", "_").split("_")[0].split(".")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"
