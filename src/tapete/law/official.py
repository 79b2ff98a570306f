"""An official text that a user has attached to a rule book: its passages, article by article.

Tapete contains no sentence of a law book. Who has a copy of his own may lay it beside ours.
"""

from __future__ import annotations

import re
from bisect import bisect
from collections.abc import Iterator
from math import sqrt

from tapete.law.rulebook import Rulebook, steps

__all__ = ["passages"]

# "LEY 27", "### Artículo 27. **...**", "Art. 27 -", also underlined; the number ends the reference.
_WORDED = re.compile(
    r"^\W*(?:<\w+>\W*)*(?:law|ley|legge|loi|art|article|art[ií]culo|articolo)\b\.?\s*"
    r"(?P<id>[\w.]*\w)(?![\w(])(?P<rest>.*)$",
    re.IGNORECASE | re.MULTILINE,
)
_BARE = re.compile(r"^\W*(?P<id>[\w.]*\w)\.(?!\w)(?P<rest>.*)$", re.MULTILINE)
_PAGE = re.compile(r"(?:\.{2,}|\bp(?:ag|\b)\.?)\W*\d*\W*$", re.IGNORECASE)


def passages(book: Rulebook, text: str) -> dict[str, str]:
    """What the text says under the heading of each article of the book, by the article's id.

    A heading opens a line: "Law 27", "LEY 27", "Art. 27." or, in a text without such words, "27.".
    A table of contents and an index have such lines, too, and so has a paragraph that happens to break
    before a reference: of all sequences in the order of the book the one with the fullest passages is taken.
    """
    headings = list(_headings(book, text, _WORDED)) or list(_headings(book, text, _BARE))
    chain = _fullest(headings, len(text))
    ends = [*(start for _, start in chain), len(text)][1:]
    ids = tuple(book.articles)
    return {
        ids[int(place)]: text[start:end].strip()
        for (place, start), end in zip(chain, ends, strict=True)
        if place.is_integer()
    }


def _headings(book: Rulebook, text: str, pattern: re.Pattern[str]) -> Iterator[tuple[float, int]]:
    """Each line that may be a heading: the article's place in the book, and where the line begins."""
    places: dict[tuple[str, ...], float] = {steps(each): float(at) for at, each in enumerate(book.articles)}
    numbers = sorted((int(each), float(at)) for at, each in enumerate(book.articles) if each.isdecimal())
    for line in pattern.finditer(text):
        place = places.get(steps(line["id"]))
        if place is None and line["id"].isdecimal():
            # An article that our book does not have still ends the passage of the one before.
            before = bisect(numbers, (int(line["id"]), 0.0)) - 1
            place = (numbers[before][1] if before >= 0 else -1.0) + int(line["id"]) / 1_000_000
        follows = line["rest"].lstrip(" .:*_-–—")[:1]
        # After a heading comes its title or nothing; a sentence goes on in small letters, and a table of
        # contents with a page.
        sentence = follows.islower() or follows in (",", ";", ")")
        if place is not None and not sentence and not _PAGE.search(line["rest"]):
            yield place, line.start()


def _fullest(headings: list[tuple[float, int]], end: int) -> list[tuple[float, int]]:
    """The headings, in the order of the book, between which the passages are evenly full."""
    # From the last to the first: the worth of the best sequence that begins there, and how it goes on.
    best: list[tuple[float, int | None]] = [(0.0, None)] * len(headings)
    for here in reversed(range(len(headings))):
        place, start = headings[here]
        best[here] = (sqrt(end - start), None)
        for there in range(here + 1, len(headings)):
            if headings[there][0] > place:
                worth = sqrt(headings[there][1] - start) + best[there][0]
                best[here] = max(best[here], (worth, there), key=lambda found: found[0])
    at = max(range(len(headings)), key=lambda here: best[here][0], default=None)
    chain = []
    while at is not None:
        chain.append(headings[at])
        at = best[at][1]
    return chain
