"""What the chapters share: the arbiter called in time, and what the code of arbitration is left to order."""

from __future__ import annotations

from typing import Any

from tapete.law import Case, Effect, Note, Ruling, Who, question
from tapete.tarot.effects import (
    AdjustedScore,
    ClaimBarred,
    DealAnnulled,
    GoesOn,
    Penalty,
    RankingAdjusted,
    ReportScore,
)
from tapete.tarot.people import Authority, Fault, Measure, Player
from tapete.text import N_

__all__ = ["by_code", "called_at_once", "decided", "too_late"]

LEFT_OPEN = N_(
    "The rule book leaves this to the arbitration code, which Tapete does not hold: the measure is the one "
    "that the organiser of the event has set, or that you give here."
)


@question(
    N_("Was the arbiter called as soon as the incident was noticed, before players settled anything?"),
    cite="TARB-2 TARB-4",
    help=N_("It does not matter how many tricks ago it happened: what counts is the moment in which somebody "
            "noticed it. Players may not settle an incident among themselves, not even in good friendship."),
)  # fmt: skip
def called_at_once(table: Any) -> bool | None:
    return None


@question(
    N_("What does the arbitration code in force order for {fault}?"), cite="TARB-1 TARB-3",
    by=Authority.CODE,
    help=N_("The rule book names the fault and leaves what follows to the arbitration code. Where the event "
            "has set nothing, the fault is put right or the deal goes on."),
)  # fmt: skip
def decided(table: Any, fault: Fault) -> Measure | None:
    return None


@question(
    N_("Does the arbiter give a penalty?"), cite="T4-DEAL-6", by=Who.JUDGEMENT,
    help=N_("He may; the rule book does not say when he should."),
)  # fmt: skip
def penalty_given(table: Any) -> bool | None:
    return None


def by_code(
    case: Case[Any], fault: Fault, cite: str, *right: Effect, because: str, of: Player = Player.OFFENDER
) -> Ruling:
    """What the code of arbitration orders; `right` is how the fault is put right, `of` whose fault it is."""
    note = Note(LEFT_OPEN, "TARB-1")
    match case.ask(decided, fault):
        case Measure.GOES_ON:
            return Ruling.of(f"{cite} TARB-1", GoesOn(), note, because=because)
        case Measure.PUT_RIGHT:
            return Ruling.of(f"{cite} TARB-1", *(right or (GoesOn(),)), note, because=because)
        case Measure.PENALTY:
            parts = (*right, Penalty(of, "TARB-6"), RankingAdjusted("TARB-6"))
            return Ruling.of(f"{cite} TARB-6", *parts, note, because=because, grave=True)
        case Measure.ADJUSTED:
            score = AdjustedScore("TARB-6"), ReportScore("TARB-6"), note
            return Ruling.of(f"{cite} TARB-6", *score, because=because, grave=True)
        case Measure.ANNULLED:
            return Ruling.of(f"{cite} TARB-6", DealAnnulled("TARB-6"), note, because=because, grave=True)


def too_late(case: Case[Any]) -> Ruling:
    """Nobody may complain of an incident that was not reported when it was noticed."""
    return Ruling.of(
        "TARB-4", ClaimBarred("TARB-4"), GoesOn(),
        Note(N_("Not to call the arbiter is itself a serious fault."), "TARB-4"),
        because=N_("The incident was settled among players, or was not reported when it was noticed."),
        grave=True,
    )  # fmt: skip
