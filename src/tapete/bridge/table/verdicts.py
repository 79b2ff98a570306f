"""What a ruling decides about the score of the board, as the table keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tapete.bridge import awards, remedies
from tapete.bridge import effects as fx
from tapete.bridge.table.parts import Decided, Incident, Verdict
from tapete.law import Effect

__all__ = ["VERDICTS", "verdict_of"]

VERDICTS: Mapping[type[Effect], Decided] = MappingProxyType(
    {
        fx.ArtificialScore: Decided.ARTIFICIAL,
        fx.AssignedScore: Decided.ASSIGNED,
        fx.AverageAwarded: Decided.AVERAGE,
        fx.GainRemoved: Decided.GAIN_REMOVED,
        fx.Redealt: Decided.REDEAL,
        fx.ScoreCapped: Decided.CAPPED,
        remedies.DeprivedScored: Decided.DEPRIVED,
        awards.BoardCancelled: Decided.CANCELLED,
        awards.ProceduralPenalty: Decided.PENALTY,
        awards.Warned: Decided.WARNING,
    }
)


def verdict_of(effect: Effect, case: Incident) -> Verdict:
    """The verdict that the effect is; a penalty or warning is for the side of the offender."""
    kind = VERDICTS[type(effect)]
    clause = str(getattr(effect, "clause", ""))
    if isinstance(effect, fx.AverageAwarded):
        return Verdict(kind, clause, effect.side, effect.award.value)
    of_offender = kind in (Decided.PENALTY, Decided.WARNING)
    return Verdict(kind, clause, case.offender.side if of_offender else None)
