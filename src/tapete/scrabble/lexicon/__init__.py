"""Lists of words: spelling, graph, verdicts, and where they are kept.

>>> from tapete.scrabble.lexicon import Lexicon
>>> "CHORRO" in Lexicon.of("mine", ["chorro"])
True
"""

from tapete.scrabble.lexicon.graph import Progress, WordGraph
from tapete.scrabble.lexicon.hunspell import expand
from tapete.scrabble.lexicon.lexicon import NO_LIST, Lexicon, Verdict
from tapete.scrabble.lexicon.lists import read_text, style_of, words_of
from tapete.scrabble.lexicon.spanish import spanish_words
from tapete.scrabble.lexicon.spelling import Style, spell, unspell
from tapete.scrabble.lexicon.store import DEFAULT, ListInfo, Store

__all__ = [
    "DEFAULT",
    "NO_LIST",
    "Lexicon",
    "ListInfo",
    "Progress",
    "Store",
    "Style",
    "Verdict",
    "WordGraph",
    "expand",
    "read_text",
    "spanish_words",
    "spell",
    "style_of",
    "unspell",
    "words_of",
]
