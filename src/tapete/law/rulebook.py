"""A rule book: its articles in the order of the book, each clause in our own words.

The ids are those that the book prints ("27B1a", "28.1.2", "T4-DOG-3"). A clause that is taken
from another one starts with that one's id, which is how the drawing of a page indents it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

from tapete.law.errors import UnknownClause
from tapete.text import ENGLISH, N_, Choice, Speaker

if TYPE_CHECKING:
    from tapete.law.procedure import Procedure

__all__ = ["Article", "Clause", "Hit", "Kind", "Rulebook", "fold", "hangs_under", "same", "steps"]

W = TypeVar("W")


class Kind(Choice):
    """How a clause works."""

    MECHANICAL = "mechanical", N_("mechanical: the program applies it")
    ASKED = "asked", N_("asked: a fact or a choice that somebody is asked for")
    JUDGED = "judged", N_("judged: the arbiter weighs it")
    DEFINITION = "definition", N_("definition or ethics: shown and cited")


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause: what it settles, in our own words."""

    id: str
    kind: Kind
    title: str
    text: str
    see: tuple[str, ...] = ()
    words: str = ""  # more words to find it by, separated by commas

    @property
    def label(self) -> str:
        """The id: what a ruling prints when it cites the clause."""
        return self.id


@dataclass(frozen=True)
class Article:
    """A heading of the book with its clauses; the module of the article adds them in order."""

    book: Rulebook = field(repr=False, compare=False)
    id: str
    title: str
    clauses: list[Clause] = field(default_factory=list, repr=False, compare=False)

    def clause(
        self, part: str, kind: Kind, title: str, text: str, *, see: str = "", words: str = ""
    ) -> Clause:
        """Add the next clause: `law27.clause("B1a", MECHANICAL, N_("..."), N_("..."), see="26B 16C")`."""
        clause = Clause(self.id + part, kind, title, text, tuple(see.split()), words)
        if self.book.clauses.setdefault(clause.id, clause) is not clause:
            raise ValueError(f"{self.book.id} has {clause.id} twice")
        self.clauses.append(clause)
        return clause

    def depth(self, clause: Clause) -> int:
        """How many other clauses of the article the clause hangs under."""
        return sum(1 for other in self.clauses if other is not clause and hangs_under(clause.id, other.id))


@dataclass(frozen=True, slots=True)
class Hit:
    """A clause that a search found, best first."""

    score: int
    article: Article
    clause: Clause | None = None


@dataclass(eq=False)
class Rulebook:
    """The articles, clauses and procedures of one rule book."""

    id: str
    title: str
    texts: tuple[str, ...]  # the catalogues in which its words stand
    articles: dict[str, Article] = field(default_factory=dict, repr=False)
    clauses: dict[str, Clause] = field(default_factory=dict, repr=False)
    procedures: dict[str, Procedure[Any]] = field(default_factory=dict, repr=False)
    applied: dict[str, list[str]] = field(default_factory=dict, repr=False)

    def add_article(self, id: str, title: str) -> Article:
        """Open the next article of the book."""
        article = Article(self, id, title)
        if self.articles.setdefault(id, article) is not article:
            raise ValueError(f"{self.id} has the article {id} twice")
        return article

    def add_procedure(self, procedure: Procedure[W]) -> Procedure[W]:
        """Make the procedure the one for its article or clause."""
        self.article(procedure.article)
        if self.procedures.setdefault(procedure.article, procedure) is not procedure:
            raise ValueError(f"{self.id} has two procedures for {procedure.article}")
        return procedure

    def apply(self, by: object, clauses: str) -> None:
        """Record that a piece of code carries the clauses out: `LAWS_2017.apply(Bid.beats, "18B 18C")`."""
        name = f"{getattr(by, '__module__', '')}.{getattr(by, '__qualname__', by)}"
        for clause in clauses.split():
            self.applied.setdefault(self.clause(clause).id, []).append(name)

    def article(self, reference: str) -> Article:
        """The article that the reference names or lies in: "27", "Law 27", "27 B 1 (a)"."""
        if reference in self.articles:
            return self.articles[reference]
        for article in self.articles.values():
            if same(article.id, reference) or any(hangs_under(c.id, reference) for c in article.clauses):
                return article
        raise self._unknown(reference)

    def clause(self, reference: str) -> Clause:
        """The clause that the reference names, however it is spaced."""
        if reference in self.clauses:
            return self.clauses[reference]
        found = next((c for c in self.clauses.values() if same(c.id, reference)), None)
        if found is None:
            raise self._unknown(reference)
        return found

    def under(self, reference: str) -> tuple[Clause, ...]:
        """The clause and those that hang under it, or all clauses of the article."""
        whole = next((a for a in self.articles.values() if same(a.id, reference)), None)
        if whole is not None:
            return tuple(whole.clauses)
        found = tuple(c for c in self.clauses.values() if hangs_under(c.id, reference))
        if not found:
            raise self._unknown(reference)
        return found

    def procedure(self, reference: str) -> Procedure[Any]:
        """The procedure for the article or clause: the nearest above it, or the only one of its article."""
        found = next((p for key, p in self.procedures.items() if same(key, reference)), None)
        if found is None:
            article = self.article(reference)
            near = [key for key in self.procedures if self.article(key) is article]
            above = [key for key in near if hangs_under(reference, key)]
            if above:  # 27B1a is ruled in 27
                return self.procedures[max(above, key=lambda key: len(steps(key)))]
            if len(near) == 1 and same(article.id, reference):  # 72 is ruled in 72C
                return self.procedures[near[0]]
            raise UnknownClause(
                N_("{book} has no procedure for {reference}: there are procedures for {articles}"),
                book=self.id,
                reference=reference,
                articles=", ".join(near or self.procedures) or "-",
            )
        return found

    def search(self, words: str, say: Speaker = ENGLISH) -> tuple[Hit, ...]:
        """The articles and clauses in which every word occurs, best first."""
        wanted = fold(words).split()
        hits = self._hits(words, wanted, say) if wanted else ()
        return tuple(sorted(hits, key=lambda hit: -hit.score))

    def _hits(self, reference: str, wanted: list[str], say: Speaker) -> Iterator[Hit]:
        for article in self.articles.values():
            title = fold(say(article.title))
            whole = same(article.id, reference)
            if whole or all(word in title for word in wanted):
                yield Hit(100 if whole else 60, article)
            for clause in article.clauses:
                score = 90 if same(clause.id, reference) else self._score(clause, title, wanted, say)
                if score:
                    yield Hit(score, article, clause)

    @staticmethod
    def _score(clause: Clause, heading: str, wanted: list[str], say: Speaker) -> int:
        head = fold(f"{say(clause.title)} {say(clause.words) if clause.words else ''}")
        body = f"{heading} {head} {fold(say(clause.text))}"
        if not all(word in body for word in wanted):
            return 0
        return 10 + sum(10 for word in wanted if word in head)

    def _unknown(self, reference: str) -> UnknownClause:
        return UnknownClause(
            N_("{book} has no article or clause {reference}: see `tapete laws list {book}`"),
            book=self.id,
            reference=repr(reference),
        )


def hangs_under(clause: str, parent: str) -> bool:
    """Whether the clause is the parent or a part of it: 27B1a of 27B, but not 28.10 of 28.1."""
    above = steps(parent)
    return bool(above) and steps(clause)[: len(above)] == above


def same(clause: str, reference: str) -> bool:
    """Whether the reference names the clause, however it is written: "Law 27 B 1 (a)" is 27B1a."""
    return steps(clause) == steps(reference)


def fold(text: str) -> str:
    """Lower case without accents: how people type what they search."""
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


_LAW = {"law", "laws", "art", "article", "articulo", "articolo", "ley", "legge", "loi"}
# A letter after a number is a step of its own: 30B1b(ii), also when written 30B1bii.
_PART = re.compile(r"\d+|(?<=\d)[a-z]|[a-z]+")


@lru_cache(maxsize=10_000)
def steps(reference: str) -> tuple[str, ...]:
    """The steps from the book down to the clause, without "art."; brackets and dots only part them."""
    parts = tuple(_PART.findall(fold(reference)))
    return parts[1:] if parts[:1] and parts[0] in _LAW else parts
