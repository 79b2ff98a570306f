"""The classic rules of FILE of 2024: one module a chapter, in the order of the book."""

from tapete.scrabble.rules import (  # isort: skip - the chapters join the book in its order
    chapter1_general,
    chapter2_play,
    chapter3_scoring,
    chapter4_placing,
    chapter5_exchange,
    chapter6_time,
    chapter6_absence,
    chapter7_challenges,
    chapter8_end,
    chapter9_conduct,
    chapter10_arbiter,
)
from tapete.scrabble.rules.book import FILE_2024

__all__ = [
    "FILE_2024",
    "chapter1_general",
    "chapter2_play",
    "chapter3_scoring",
    "chapter4_placing",
    "chapter5_exchange",
    "chapter6_absence",
    "chapter6_time",
    "chapter7_challenges",
    "chapter8_end",
    "chapter9_conduct",
    "chapter10_arbiter",
]
