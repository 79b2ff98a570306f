"""Editions of the laws as objects: what differs between them at a table stands here and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib import import_module
from types import MappingProxyType
from typing import Any

from tapete.law import Rulebook

__all__ = ["EDITIONS", "Edition"]


@dataclass(frozen=True)
class Edition:
    """The laws in force at a table.

    `articles` names for each kind of irregularity the procedure that decides it; `profile` holds the
    answers that a federation or an organiser gave once and for all.
    """

    id: str
    where: tuple[str, str]  # the module and name of the rule book, which is read when it is needed
    articles: Mapping[str, str]
    from_partner: str  # the clause by which partner's words and manner are no information to go by
    profile: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    left_ends_change: bool = False  # once the player on the left has called, a change is a new call

    @cached_property
    def book(self) -> Rulebook:
        """The rule book."""
        module, name = self.where
        book = getattr(import_module(module), name)
        assert isinstance(book, Rulebook)
        return book

    def article(self, kind: str) -> str:
        """The procedure for the kind of irregularity."""
        return self.articles[kind]

    def with_profile(self, **answers: object) -> Edition:
        """The same laws under the regulations of somebody: `with_profile(lead_may_be_required=False)`."""
        return replace(self, profile=MappingProxyType({**self.profile, **answers}))


_ARTICLES = MappingProxyType(
    {
        "out of turn": "29",
        "insufficient": "27",
        "inadmissible": "36",
        "obliged to pass": "37",
        "more than seven": "38",
        "after the end": "39",
        "change of call": "25",
        "together": "33",
        "in rotation": "29",
        "lost turn": "17D3",
        "exposed in the auction": "24",
        "lead restriction": "26",
        "opening lead out of turn": "54",
        "declarer leads out of turn": "55",
        "defender leads out of turn": "56",
        "defender plays too early": "57",
        "exposed in the play": "49",
        "penalty card not played": "52",
        "revoke": "62",
        "contested claim": "70",
    }
)

# The text that the project follows lets declarer require a suit; the world federation's does not (26B).
_ITALY = MappingProxyType({"lead_may_be_required": True})
_WORLD = MappingProxyType({"lead_may_be_required": False})

_2017 = ("tapete.bridge.laws2017", "LAWS_2017")
_1997 = ("tapete.bridge.laws1997", "LAWS_1997")

EDITIONS: Mapping[str, Edition] = MappingProxyType(
    {
        "bridge-2017": Edition("bridge-2017", _2017, _ARTICLES, "16B1", _ITALY),
        "bridge-2017-wbf": Edition("bridge-2017-wbf", _2017, _ARTICLES, "16B1", _WORLD),
        "bridge-1997": Edition(
            "bridge-1997",
            _1997,
            MappingProxyType({**_ARTICLES, "lost turn": "34"}),
            "16A",
            left_ends_change=True,
        ),
    }
)
