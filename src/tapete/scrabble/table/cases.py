"""Cases: from what was noticed to its ruling, and the ruling carried out.

A case is consulted again after every act and every answer. What the table showed once stays
known. Without the arbiter a case is ruled only where the opponent notes the play and so accepts
it (37), or where the rule needs nobody (29, 34, 44).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tapete.law import Consultation, ContinueUnder, Effect, Ruling, Told, UnknownClause, consult
from tapete.scrabble.game import TurnKind
from tapete.scrabble.rules.book import FILE_2024
from tapete.scrabble.rules.chapter6_time import Stop
from tapete.scrabble.table.carry_out import carry_out
from tapete.scrabble.table.facts import facts_of, known_to
from tapete.scrabble.table.notices import with_case
from tapete.scrabble.table.parts import CaseStage, Due, Incident
from tapete.scrabble.table.surplus import surplus_of
from tapete.scrabble.table.timing import go_on, stop
from tapete.scrabble.tiles import BLANK

if TYPE_CHECKING:
    from tapete.scrabble.table.table import Table

__all__ = ["answered", "consultation", "settle", "summoned"]

OF_A_PLAY = ("star", "line", "move", "blank", "taken back", "shape")  # what the opponent's note accepts


def summoned(table: Table) -> Table:
    """The arbiter is at the table and takes up what is open."""
    cases = tuple(
        replace(case, stage=CaseStage.AT_TABLE) if case.stage is CaseStage.OPEN else case
        for case in table.incidents
    )
    return replace(table, incidents=cases)


def answered(table: Table, case: Incident, answer: object) -> Table:
    """The table after an answer to the question that waits in the case."""
    pending = consultation(table, case).pending
    assert pending is not None
    kind = pending.question.kind
    plain = kind.dump(kind.accept(answer))
    return with_case(table, replace(case, answers=(*case.answers, (pending.key, plain))))


def consultation(table: Table, case: Incident) -> Consultation:
    """How far the procedure of the case comes with what is known."""
    seen = {**known_to(table, case), **dict(case.known), **dict(case.seen)}
    return consult(FILE_2024.procedure(case.article), dict(case.answers), facts_of(table, case), seen=seen)


def settle(table: Table) -> Table:
    """The table after every case has gone as far as it can, and the clock stands or runs by that."""
    before = None
    while before is not table.incidents:  # the ruling of one may be what another waits for
        before = table.incidents
        for number in range(len(before)):
            case = table.incidents[number]
            if not case.is_open:
                continue
            if _is_moot(table, case):
                table = with_case(table, replace(case, stage=CaseStage.MOOT, asks=""))
            elif case.kind in OF_A_PLAY and _too_many_first(table, case):
                continue
            elif case.stage is CaseStage.AT_TABLE or _is_accepted(table, case):
                table = _further(table, case)
    return _clock(table)


def _is_accepted(table: Table, case: Incident) -> bool:
    """Whether the opponent has noted the play of the case: that accepts it (37)."""
    return case.kind in OF_A_PLAY and bool(known_to(table, case).get("opponent_noted"))


def _too_many_first(table: Table, case: Incident) -> bool:
    """Whether it is asked how he came by too many tiles, which may cost the turn itself (28.2)."""
    return any(
        other.kind == "overdrawn" and other.player is case.player and other.asks for other in table.open
    )


def _is_moot(table: Table, case: Incident) -> bool:
    if case.kind == "overdrawn":
        return surplus_of(table, case.player) <= 0
    if case.kind == "unnamed":
        return BLANK not in table.laid.tiles
    if case.kind not in (*OF_A_PLAY, "count", "challenge") or case.turn != table.taken:
        return False
    # The play came off, the turn was lost, or the game ended first: nothing of it is left to rule on.
    outcome = table.hand.outcome
    lost = outcome in (TurnKind.WITHDRAWN, TurnKind.LOST) and not table.hand.stood
    return lost or (table.is_over and outcome is None)


def _further(table: Table, case: Incident) -> Table:
    try:
        found = consultation(table, case)
    except UnknownClause:
        # There is no procedure: the arbiter rules by the book.
        return _ruled(table, case, Ruling((case.article,), (ContinueUnder(case.article),)))
    if case.stage is CaseStage.OPEN and found.ruling is None:
        return table
    steps = [step.instruction for step in found.trail if isinstance(step, Told)]
    for step in steps[case.done :]:
        table = _carried(table, case.number, step.effects, step.cite)
    case = table.incidents[case.number]
    seen = tuple({**dict(case.seen), **found.seen}.items())
    asks = found.pending.key if found.pending else ""
    case = replace(case, seen=seen, done=len(steps), asks=asks)
    table = with_case(table, case)
    return table if found.ruling is None else _ruled(table, case, found.ruling)


def _ruled(table: Table, case: Incident, ruling: Ruling) -> Table:
    # What the ruling brings about may be noticed in its turn, so the case is ruled first.
    case = replace(case, stage=CaseStage.RULED, ruling=ruling, asks="", order=len(table.rulings))
    due = tuple(Due(duty, case.number) for duty in ruling.duties)
    table = replace(with_case(table, case), due=(*table.due, *due))
    return _carried(table, case.number, ruling.effects, ruling.citations)


def _carried(table: Table, number: int, effects: tuple[Effect, ...], cite: tuple[str, ...]) -> Table:
    table = with_case(table, replace(table.incidents[number], cite=cite[0] if cite else ""))
    for effect in effects:
        table = carry_out(effect, table, table.incidents[number])
        case = table.incidents[number]
        table = with_case(table, replace(case, effects=(*case.effects, effect)))
    return table


def _clock(table: Table) -> Table:
    """The clock stands while the arbiter is busy, a word is looked up or tiles go back (33)."""
    why = None
    if table.owed:
        why = Stop.TILES
    for case in table.incidents:
        if case.stage is CaseStage.AT_TABLE and case.asks and case.kind != "absent":
            why = Stop.WORD if case.kind == "challenge" else Stop.ARBITER
    if table.is_over:
        return table
    if why is not None:
        return stop(table, why) if table.pause is None else table
    return table if table.by_hand else go_on(table)
