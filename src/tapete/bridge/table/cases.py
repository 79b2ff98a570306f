"""Cases: from an irregularity to its ruling, and the ruling carried out.

A case is consulted again after every act and every answer. What the table showed once stays
known, steps on the way are carried out as soon as they are reached, and the ruling when it is
there. Without the arbiter a case is ruled only where an opponent acts over the irregularity and
the law says what that means.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tapete.bridge.effects import RuleUnder
from tapete.bridge.people import When, Which
from tapete.bridge.seat import Seat
from tapete.bridge.table.carry_out import carry_out
from tapete.bridge.table.facts import awaited, facts, is_defending, replaced_by
from tapete.bridge.table.gates import gate_passed, presumed
from tapete.bridge.table.outcome import has_contract
from tapete.bridge.table.parts import Due, Incident, Phase, Stage, Status
from tapete.bridge.table.withdrawing import withdraw
from tapete.law import Consultation, ContinueUnder, Duty, Effect, Ruling, Told, UnknownClause, consult

if TYPE_CHECKING:
    from tapete.bridge.cards import Card
    from tapete.bridge.table.table import Table

__all__ = ["answered", "consultation", "notice", "settle", "summoned", "with_case"]


def notice(
    table: Table,
    kind: str,
    offender: Seat,
    *,
    call: int | None = None,
    cards: tuple[Card, ...] = (),
    which: tuple[tuple[Which, int], ...] = (),
    article: str = "",
    player: Seat | None = None,
    stage: Stage = Stage.OPEN,
    in_turn: bool = True,
    led: bool = False,
) -> Table:
    """The table with one more irregularity on its list."""
    case = Incident(
        len(table.incidents),
        kind,
        article or table.edition.article(kind),
        offender,
        call,
        cards,
        table.obligations,
        in_turn,
        led,
        ruled_from=len(table.calls) if stage is Stage.AT_TABLE else None,
        player=player,
        stage=stage,
        which=which,
    )
    return replace(table, incidents=(*table.incidents, case))


def summoned(table: Table) -> Table:
    """The arbiter is at the table and takes up what is open."""
    at = len(table.calls)
    cases = tuple(
        replace(case, stage=Stage.AT_TABLE, ruled_from=at) if case.stage is Stage.OPEN else case
        for case in table.incidents
    )
    return settle(replace(table, incidents=cases))


def answered(table: Table, case: Incident, answer: object) -> Table:
    """The table after an answer to the question that waits in the case."""
    pending = consultation(table, case).pending
    assert pending is not None
    kind = pending.question.kind
    plain = kind.dump(kind.accept(answer))
    return settle(with_case(table, replace(case, answers=(*case.answers, (pending.key, plain)))))


def consultation(table: Table, case: Incident) -> Consultation:
    """How far the procedure of the case comes with what is known."""
    law = table.edition.book.procedure(case.article)
    seen = {**presumed(table, case), **table.edition.profile, **dict(case.seen)}
    return consult(law, dict(case.answers), facts(table, case), seen=seen)


def settle(table: Table) -> Table:
    """The table after every case has gone as far as it can."""
    before = None
    while before is not table.incidents:  # the ruling of one may be what another waits for
        before = table.incidents
        for number in range(len(before)):
            case = table.incidents[number]
            if case.is_open and _is_moot(table, case):
                table = with_case(table, replace(case, stage=Stage.MOOT, asks="", awaits=None))
                table = withdraw(table, case, _disputed(table, case))
            elif case.stage is Stage.AT_TABLE or gate_passed(table, case):
                table = _further(table, case)
    return _come_due(table)


def _is_moot(table: Table, case: Incident) -> bool:
    """Whether another ruling has cancelled the call before its own case was begun."""
    return case.call is not None and not case.effects and table.calls[case.call].status is Status.WITHDRAWN


def _further(table: Table, case: Incident) -> Table:
    case = replaced_by(table, case)
    try:
        found = consultation(table, case)
    except UnknownClause:
        # The law has no procedure yet: the arbiter rules by the book.
        ruling = Ruling((case.article,), (ContinueUnder(case.article),))
        return _ruled(table, case, ruling)
    if case.stage is Stage.OPEN and found.ruling is None:
        return table  # only the arbiter can go on
    table = with_case(table, case)
    steps = [step.instruction for step in found.trail if isinstance(step, Told)]
    for step in steps[case.done :]:
        table = _carried(table, case.number, step.effects)
    case = table.incidents[case.number]
    seen = tuple({**dict(case.seen), **found.seen}.items())
    asks = found.pending.key if found.pending else ""
    case = replace(case, seen=seen, done=len(steps), asks=asks, awaits=awaited(table, case, asks))
    table = with_case(table, case)
    return table if found.ruling is None else _ruled(table, case, found.ruling)


def _ruled(table: Table, case: Incident, ruling: Ruling) -> Table:
    table = _carried(with_case(table, case), case.number, ruling.effects)
    case = table.incidents[case.number]
    # What belongs to the case and was let stand by nobody does not count.
    table = withdraw(table, case, _disputed(table, case))
    due = tuple(Due(duty, case.number) for duty in ruling.duties)
    table = replace(table, due=(*table.due, *due))
    return with_case(table, replace(case, stage=Stage.RULED, ruling=ruling, order=len(table.rulings)))


def _disputed(table: Table, case: Incident) -> list[int]:
    # The first of two calls may be irregular itself: its own law rules it (1997, 25B2a).
    own = case.call if case.kind == "change of call" else None
    numbers = {number for _, number in case.which if number != own}
    return sorted(number for number in numbers if table.calls[number].status is Status.DISPUTED)


def _carried(table: Table, number: int, effects: tuple[Effect, ...]) -> Table:
    for effect in effects:
        case = table.incidents[number]
        if effect in case.effects:
            continue  # a step on the way did it already
        table = carry_out(effect, table, case)
        case = table.incidents[number]
        table = with_case(table, replace(case, effects=(*case.effects, effect)))
    return table


def _come_due(table: Table) -> Table:
    """Take up again what a ruling put off until now, where the table knows all that it needs."""
    for place, due in enumerate(table.due):
        if due.done or not _is_time(table, due.duty):
            continue
        source = table.incidents[due.incident]
        done = tuple(replace(each, done=True) if i == place else each for i, each in enumerate(table.due))
        return settle(notice(
            replace(table, due=done), source.kind, source.offender,
            cards=source.cards, led=source.led, article=due.duty.clause, player=source.player,
            stage=Stage.AT_TABLE,
        ))  # fmt: skip
    if table.phase is Phase.AUCTION:
        return table
    leader = table.on_lead
    for limit in table.limits:
        if not is_defending(table, limit.offender):
            return settle(replace(table, limits=tuple(each for each in table.limits if each is not limit)))
        if limit.may is None and limit.leader is leader and not _restriction_open(table, limit.offender):
            return settle(notice(table, "lead restriction", limit.offender, stage=Stage.AT_TABLE))
    return table


def _is_time(table: Table, duty: Duty) -> bool:
    """Whether a ruling that was put off is due; a review waits until the arbiter takes it up."""
    if not isinstance(duty, RuleUnder):
        return False
    if duty.at is When.END_OF_AUCTION:
        return has_contract(table)  # where there is none there is neither declarer nor defender
    return duty.at is When.AT_ONCE


def _restriction_open(table: Table, offender: Seat) -> bool:
    return any(case.kind == "lead restriction" and case.offender is offender for case in table.open)


def with_case(table: Table, case: Incident) -> Table:
    """The table with the case as it is now."""
    if table.incidents[case.number] == case:
        return table
    return replace(
        table, incidents=(*table.incidents[: case.number], case, *table.incidents[case.number + 1 :])
    )
