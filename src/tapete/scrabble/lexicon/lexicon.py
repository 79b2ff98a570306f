"""A lexicon: a named list of words, with words put in and taken out for an event.

The verdict is one for the whole play (art. 39), and it names the list that gave it. Tapete has no
official list: whoever rules by one types what it says, which is the lexicon `NO_LIST`.

>>> lexicon = Lexicon.of("club", ["casa", "chorro", "perro"])
>>> lexicon.verdict(["CASA", "PERRO"]).valid, lexicon.verdict(["CASA", "PERO"]).valid
(True, False)
>>> lexicon.taking_out("CASA").putting_in("PERO").verdict(["CASA", "PERO"]).valid
False
>>> NO_LIST.verdict(["CASA"]).valid is None
True
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from tapete.scrabble.errors import BadList
from tapete.scrabble.lexicon.graph import Progress, WordGraph, no_progress
from tapete.scrabble.lexicon.spelling import spell
from tapete.text import N_, Text

__all__ = ["NO_LIST", "Lexicon", "Verdict"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a play stands: one answer for all its words, which does not say which one is wrong (39)."""

    words: tuple[str, ...]
    valid: bool | None  # None: there is no list, so the arbiter says
    list_name: str

    @property
    def label(self) -> Text:
        """The verdict as it is announced."""
        if self.valid is None:
            return Text.of(N_("There is no list: look the words up, and say whether the play is valid."))
        if self.valid:
            return Text.of(N_("Valid play, by the list {list}."), list=self.list_name)
        return Text.of(N_("Play not valid, by the list {list}."), list=self.list_name)


@dataclass(frozen=True)
class Lexicon:
    """The words of a list, and what an event changes about it."""

    name: str
    graph: WordGraph | None = None
    put_in: frozenset[bytes] = frozenset()
    taken_out: frozenset[bytes] = frozenset()

    @classmethod
    def of(cls, name: str, words: Iterable[str], progress: Progress = no_progress) -> Lexicon:
        """A lexicon of these words."""
        return cls(name, WordGraph.of(map(spell, words), progress))

    def putting_in(self, *words: str) -> Lexicon:
        """With these words besides."""
        added = frozenset(map(spell, words))
        return replace(self, put_in=self.put_in | added, taken_out=self.taken_out - added)

    def taking_out(self, *words: str) -> Lexicon:
        """Without these words."""
        gone = frozenset(map(spell, words))
        return replace(self, put_in=self.put_in - gone, taken_out=self.taken_out | gone)

    def __contains__(self, word: str) -> bool:
        return self.has(spell(word))

    def has(self, word: bytes) -> bool:
        """Whether the word, a byte a tile, is in the list; raises `BadList` where there is no list."""
        if self.graph is None:
            raise BadList(N_("there is no list, so nothing can say whether a word is in it"))
        return word in self.put_in or (word in self.graph and word not in self.taken_out)

    def verdict(self, words: Iterable[str]) -> Verdict:
        """One answer for all the words of a play."""
        asked = tuple(words)
        if not asked:
            raise BadList(N_("no word was asked about: give the words of the play"))
        if self.graph is None:
            return Verdict(asked, None, self.name)
        return Verdict(asked, all(self._would_have(word) for word in asked), self.name)

    def whole(self, progress: Progress = no_progress) -> WordGraph:
        """The graph of all the words, with those put in and without those taken out."""
        if self.graph is None:
            raise BadList(N_("there is no list, so it has no words to play"))
        if not self.put_in and not self.taken_out:
            return self.graph
        return WordGraph.of((set(self.graph) | self.put_in) - self.taken_out, progress)

    def _would_have(self, word: str) -> bool:
        try:
            return word in self
        except BadList:
            return False  # a letter that is on no tile is in no word


NO_LIST = Lexicon("")
