"""State as a fold over events."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Fold(Generic[S]):
    """A pure way from events to a state: `step(state, event)`, from `start` on.

    The state is stored as JSON of `state_type` whenever a fold had to take `every` steps or more. Raise
    `version` whenever `step`, `start`, `state_type` or an upcast changes what comes out: states stored by
    another version are not used.
    """

    name: str
    version: int
    start: S
    step: Callable[[S, Any], S]
    state_type: Any
    every: int = 1000


@dataclass(frozen=True, slots=True)
class Folded(Generic[S]):
    """The state of a stream and the version of the stream it belongs to."""

    state: S
    version: int
