"""From the Spanish dictionary of hunspell to the words that can be played.

What is dropped, and why: names and abbreviations (capitals, points), forms with a pronoun hung on
(dame, verlo, irse), words with K, W or foreign letters (on no tile, art. 10), words that no line of
the board holds. Accents count for nothing.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from tapete.scrabble.lexicon.hunspell import expand
from tapete.scrabble.lexicon.spelling import can_be_spelled, fold, spell

__all__ = ["playable", "spanish_words"]

SHORTEST, LONGEST = 2, 15

_TO_WHOM = ("me", "te", "se", "nos", "os")
_WHAT = ("lo", "la", "le", "los", "las", "les")
_PRONOUNS = (*_TO_WHOM, *_WHAT)
_TWO = re.compile(f"[áéíóú].*(?:{'|'.join(_PRONOUNS)})(?:{'|'.join(_WHAT)})$")

_HUNG_ON = "(?:me|te|se|nos|os|l[oae]s?)"
# The written accent betrays them: no other Spanish word ends so.
_WITH_PRONOUNS = re.compile(
    f"(?:ándo|iéndo|yéndo|éndo){_HUNG_ON}{{1,3}}|[áéí]r{_HUNG_ON}{{2,3}}|ír{_HUNG_ON}"
)
_REFLEXIVE = re.compile("[aeiíáé]rse")


def spanish_words(affixes: str, dictionary: str) -> set[bytes]:
    """The playable words of a Spanish hunspell dictionary (RLA-ES), spelled."""
    # In that dictionary the flags beyond ASCII are those that hang pronouns on.
    lines = without_whole_forms(dictionary.splitlines())
    return playable(set(expand(affixes, "\n".join(lines), skip=lambda flag: not flag.isascii())))


def without_whole_forms(lines: list[str]) -> list[str]:
    """The lines of the dictionary without irregular forms that have their pronouns written into them.

    A verb is known by these when it also has two at once (dámelo, so not dame), or by three infinitives
    with different ones (olerme, olerte, olerlo).
    """
    whole = {line for line in lines if line.islower() and "/" not in line}
    bare = {fold(word) for word in whole}
    infinitives = Counter(word[: -len(end)] for word in bare for end in _PRONOUNS if word.endswith("r" + end))

    def hung_on(word: str) -> bool:
        stems = [word[: -len(end)] for end in _PRONOUNS if word.endswith(end) and len(word) > len(end) + 1]
        return any(
            (stem.endswith("r") and infinitives[stem] >= 3)
            or any(stem + one + two in bare for one in _TO_WHOM for two in _WHAT)
            for stem in stems
        )

    return [line for line in lines if line not in whole or not (_TWO.search(line) or hung_on(fold(line)))]


def playable(forms: set[str]) -> set[bytes]:
    """Those of the forms that can be played, spelled."""
    words = (form for form in forms if form.islower() and can_be_spelled(form) and _VOWEL.search(form))
    spelled = (spell(form) for form in _without_pronouns(words, forms))
    return {word for word in spelled if SHORTEST <= len(word) <= LONGEST}


def _without_pronouns(words: Iterable[str], forms: set[str]) -> Iterator[str]:
    for word in words:
        if _ends(_WITH_PRONOUNS, word):
            continue
        # Not "converse", which belongs to "conversar".
        if _ends(_REFLEXIVE, word) and word[:-1] + "ar" not in forms:
            continue
        yield word


def _ends(pattern: re.Pattern[str], word: str) -> bool:
    # Few words end in these letters: a quick look before the slow one.
    return word[-2:] in _LAST and any(
        pattern.fullmatch(word, start) is not None for start in range(max(len(word) - 14, 0), len(word) - 2)
    )


_VOWEL = re.compile("[aeiouáéíóúü]")  # what has none is an abbreviation: cm, sr, vs
_LAST = {"me", "te", "se", "os", "lo", "la", "le", "as", "es"}
