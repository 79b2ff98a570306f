"""The rule book of 2017, to which each law's module adds its clauses and its procedure."""

from __future__ import annotations

from tapete.law import Rulebook
from tapete.text import N_

__all__ = ["LAWS_2017"]

LAWS_2017 = Rulebook("bridge-2017", N_("Laws of Duplicate Bridge, 2017"), texts=("bridge", "bridge-2017"))
