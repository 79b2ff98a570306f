"""Errors are sentences that can be said in any language, and the list of them is complete."""

from __future__ import annotations

import subprocess
import sys
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
    """A language of capitals; it would also translate what is no text."""

    def __call__(self, text, /):
        assert text not in {"", "rulings", "ruling.given", "club.journal"}
        return text.upper().replace("{", "{").translate(LOWER_FIELDS)

    plural = ENGLISH.plural


LOWER_FIELDS = {}


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: type(error).__name__)
def test_every_error_is_a_sentence_with_what_to_do(error):
    assert isinstance(error, Problem)
    assert str(error) == phrase(error.label, ENGLISH)
    assert "{" not in str(error).replace("{the}", "").replace("{braces}", "")
    assert ": " in str(error)
