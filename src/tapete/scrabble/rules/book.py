"""The rule book of FILE, to which each chapter's module adds its articles and procedures."""

from __future__ import annotations

from tapete.law import Rulebook
from tapete.text import N_

__all__ = ["FILE_2024"]

FILE_2024 = Rulebook(
    "scrabble-file-2024", N_("Scrabble in Spanish: FILE classic rules, 2024"),
    texts=("scrabble", "scrabble-rules"),
)  # fmt: skip
