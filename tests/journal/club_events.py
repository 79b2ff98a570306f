"""The events of a small club, for the tests of the journal."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.journal import Fold, Schemas

club = Schemas()


@club.event("call.made")
@dataclass(frozen=True, slots=True)
class Called:
    call: str
    seat: str = "N"


@club.event(
    "result.entered",
    version=3,
    upcasts={
        1: lambda old: {**old, "tricks": int(old["tricks"])},
        2: lambda old: {"board": old["board"], "won": old["tricks"]},
    },
)
@dataclass(frozen=True, slots=True)
class Entered:
    board: int
    won: int


calls = Fold("calls", 1, (), lambda state, event: (*state, event.call), tuple[str, ...], every=5)
