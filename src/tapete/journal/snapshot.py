"""States that folds reached, remembered in the store; the events stay the truth."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, TypeVar

import msgspec

from tapete.journal.fold import Fold, Folded

if TYPE_CHECKING:
    from collections.abc import Callable

    from tapete.journal.store import Store

S = TypeVar("S")


def remembered(store: Store, stream: str, fold: Fold[S]) -> Folded[S]:
    """The state from which a fold may go on: the remembered one, or its start."""
    sql = "SELECT seq, state FROM snapshot WHERE stream = ? AND fold = ? AND fold_version = ?"
    for seq, state in store.rows(sql, stream, fold.name, fold.version):
        # A state that does not fit was stored before its type was changed.
        with contextlib.suppress(msgspec.MsgspecError):
            return Folded(msgspec.json.decode(state, type=fold.state_type), seq)
    return Folded(fold.start, 0)


def remembering(store: Store, stream: str, fold: Fold[S], folded: Folded[S]) -> Callable[[], None]:
    """The job that stores a state, for the thread that writes.

    :raises TypeError: the state does not survive JSON.
    """
    state = msgspec.json.encode(folded.state).decode()
    # A state that comes back as another one would be wrong ever after, and nobody would see why.
    if msgspec.json.decode(state, type=fold.state_type) != folded.state:
        raise TypeError(f"The state of fold {fold.name!r} does not survive JSON: look at its state_type")

    def save() -> None:
        with store.transaction() as transaction:
            transaction.execute(
                "INSERT INTO snapshot (stream, fold, fold_version, seq, state) VALUES (?, ?, ?, ?, ?) "
                "ON CONFLICT (stream, fold) DO UPDATE SET fold_version = excluded.fold_version, "
                "seq = excluded.seq, state = excluded.state",
                stream,
                fold.name,
                fold.version,
                folded.version,
                state,
            )

    return save
