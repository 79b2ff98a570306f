"""The secret of a site, kept beside its journal: forms that lie open survive a restart."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

__all__ = ["kept_secret"]

SIZE = 32


def kept_secret(file: Path) -> bytes:
    """The secret in the file, which is made when it is not there; only the owner may read it."""
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        kept = file.read_bytes()
        if len(kept) == SIZE:
            return kept
        # Torn by a crash while it was made: nobody has seen it, so a new one harms nobody.
        file.unlink(missing_ok=True)
        return kept_secret(file)
    with os.fdopen(handle, "wb") as made:
        fresh = secrets.token_bytes(SIZE)
        made.write(fresh)
    return fresh
