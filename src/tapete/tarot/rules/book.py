"""The rule book of the FFT, to which each chapter's module adds its articles and procedures."""

from __future__ import annotations

from tapete.law import Rulebook
from tapete.text import N_

__all__ = ["TAROT_FFT"]

TAROT_FFT = Rulebook(
    "tarot-fft", N_("French tarot: rules of the FFT"),
    texts=("tarot", "tarot-rules"),
)  # fmt: skip
