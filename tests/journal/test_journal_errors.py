"""Errors are sentences that can be said in any language, and the list of them is complete."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tapete import journal
from tapete.journal import errors
from tapete.text import ENGLISH, Problem, Text, phrase

REASON = Text.of("because")
EXAMPLES = [
    errors.Conflict("rulings", 3, 4),
    errors.InvalidStream("a b"),
    errors.NoSuchStream("rulings"),
    errors.StreamExists("rulings", 4),
    errors.UnknownEvent("ruling.given"),
    errors.NewerEvent("ruling.given", 3, 2, "rulings", 7),
    errors.BadEvent("ruling.given", "it has {braces}", "rulings", 7),
    errors.FileError(Path("a.jsonl"), 3, REASON),
    errors.TornFile(Path("a.jsonl"), 3, REASON, 1),
    *[
        kind("club.journal", "as {the} database says")
        for kind in (
            errors.JournalClosed,
            errors.StoreFull,
            errors.StoreReadOnly,
            errors.StoreLocked,
            errors.StoreUnavailable,
            errors.WriteInDoubt,
            errors.NotAJournal,
            errors.StoreDamaged,
            errors.NewerJournal,
        )
    ],
]


class Shouting:
    """A language of capitals, which leaves the names in braces as they are."""

    def __call__(self, text, /):
        assert text not in {"", "rulings", "ruling.given", "club.journal"}, "this is no text"
        return re.sub(r"\{\w+\}|[^{]+", lambda part: part[0] if part[0][0] == "{" else part[0].upper(), text)

    def plural(self, one, many, n):
        return self(ENGLISH.plural(one, many, n))


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: type(error).__name__)
def test_every_error_is_a_sentence_with_what_to_do(error):
    assert isinstance(error, Problem)
    assert str(error) == phrase(error.label, ENGLISH)
    assert "{" not in str(error).replace("{the}", "").replace("{braces}", "")
    assert ": " in str(error)


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: type(error).__name__)
def test_every_error_can_be_said_in_another_language(error):
    said = phrase(error.label, Shouting())
    assert said != str(error)
    assert said.casefold() == str(error).casefold()
    for name in ("club.journal", "ruling.given", "a.jsonl"):
        assert (name in said) == (name in str(error))


def kinds(cls):
    return {cls} | {kind for child in cls.__subclasses__() for kind in kinds(child)}


def test_the_drawing_of_the_errors_is_complete():
    named = re.findall(r"[├└]── (\w+)", errors.__doc__)
    assert {"JournalError", *named} == {kind.__name__ for kind in kinds(errors.JournalError)}
    assert {*named} <= set(journal.__all__)
    abstract = {"JournalError", "EventError", "StoreError"}
    assert {type(error).__name__ for error in EXAMPLES} == {*named} - abstract
