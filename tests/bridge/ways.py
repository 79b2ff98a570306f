"""Rows of a table: the answers of one way through a procedure, and the ruling at its end.

    Way("-out_of_rotation insufficient_bid_accepted replacement=pass", "27B2", BARRED, ...)

A bare name is answered yes, a name with a minus no, and `name=answer` says the rest.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from tapete.bridge.effects import CallCancelled, CallStands, MustPass, NoRectification, Unauthorised
from tapete.bridge.people import Player, Until, Which
from tapete.law import Part, Ruling, consult, explore, paths

FIRST_STANDS = CallStands(Which.FIRST)
SECOND_STANDS = CallStands(Which.SECOND)
IRREGULAR_STANDS = CallStands(Which.IRREGULAR)
REPLACEMENT_STANDS = CallStands(Which.REPLACEMENT)
FIRST_CANCELLED = CallCancelled(Which.FIRST)
SECOND_CANCELLED = CallCancelled(Which.SECOND)
IRREGULAR_CANCELLED = CallCancelled(Which.IRREGULAR)
REPLACEMENT_CANCELLED = CallCancelled(Which.REPLACEMENT)
PARTNER_PASSES_ONCE = MustPass(Player.PARTNER, Until.NEXT_TURN)
PARTNER_BARRED = MustPass(Player.PARTNER, Until.END_OF_AUCTION)
UNAUTHORISED = Unauthorised("16C")
FREE = NoRectification()


@dataclass(frozen=True, init=False)
class Way:
    """One row."""

    text: str
    cite: str
    parts: tuple[Part | str, ...]  # effects and duties; of a note only the clause

    def __init__(self, text: str, cite: str, *parts: Part | str) -> None:
        object.__setattr__(self, "text", " ".join(text.split()))
        object.__setattr__(self, "cite", cite)
        object.__setattr__(self, "parts", parts)

    def __str__(self) -> str:
        return self.text

    def after(self, before: str) -> Way:
        """The same end, reached from elsewhere."""
        return Way(f"{before} {self.text}", self.cite, *self.parts)

    def without(self, words: str) -> Way:
        """The same way where these answers are known."""
        left = [word for word in self.text.split() if word not in words.split()]
        return Way(" ".join(left), self.cite, *self.parts)

    @property
    def answers(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for word in self.text.split():
            name, equals, answer = word.partition("=")
            if answer.startswith("["):
                found[name] = [one for one in answer.strip("[]").split(",") if one]
            elif equals:
                found[name] = answer
            else:
                found[name.removeprefix("-")] = not name.startswith("-")
        return found


def ends(ruling: Ruling) -> tuple[str, set[Part | str]]:
    """What a row says of a ruling."""
    parts = {*ruling.effects, *ruling.duties, *(note.clause for note in ruling.notes)}
    return " ".join(ruling.citations), parts


def check_way(procedure, way):
    found = consult(procedure, way.answers)
    assert found.pending is None, f"{found.pending} is not answered"
    assert set(found.answers) == set(way.answers), "an answer that is not asked for"
    assert ends(found.ruling) == (way.cite, set(way.parts))
    assert found.ruling.because
    assert Ruling.from_plain(json.loads(json.dumps(found.ruling.to_plain()))) == found.ruling
    for clause in found.ruling.clauses:
        procedure.book.article(clause)


def said(answers):
    return frozenset((name, str(answer)) for name, answer in answers.items())


def check_complete(procedure, ways):
    """The rows are the ways through the procedure, all of them and no others."""
    written = [said(way.answers) for way in ways]
    there = {said(found.answers) for found in paths(procedure)}
    assert set(written) == there
    assert len(written) == len(there)
    assert not explore(procedure).idle
    for node in explore(procedure).asks:
        assert node.question.help, node.key


def made(text):
    """The calls of "W:3C S:2NT", each with its seat."""
    return [tuple(each.split(":")) for each in text.split()]
