"""The rule book itself; each module beside this one adds its law."""

from __future__ import annotations

from tapete.law import Rulebook
from tapete.text import N_

__all__ = ["LAWS_1997"]

LAWS_1997 = Rulebook("bridge-1997", N_("Laws of Duplicate Bridge, 1997"), texts=("bridge", "bridge-1997"))
