"""Cases: from an irregularity to its ruling, and the ruling carried out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from tapete.law import Consultation, Effect, Told, consult
from tapete.tarot import facts
from tapete.tarot.form import Seat
from tapete.tarot.table.parts import Due, Incident, Phase, Stage
from tapete.tarot.table.results import results

if TYPE_CHECKING:
    from tapete.tarot.table.table import Table

__all__ = ["answered", "consultation", "notice", "put", "settle", "summoned"]


def notice(table: Table, kind: str, article: str, offender: Seat, **more: Any) -> Table:
    """The table with one more irregularity on its list."""
    case = Incident(len(table.incidents), kind, article, offender, len(table.acts), **more)
    return replace(table, incidents=(*table.incidents, case))


def summoned(table: Table) -> Table:
    """The arbiter is at the table and takes up what is open."""
    cases = tuple(
        replace(case, stage=Stage.AT_TABLE, seen=_prompt(table, case)) if case.stage is Stage.OPEN else case
        for case in table.incidents
    )
    return settle(replace(table, incidents=cases))


def _prompt(table: Table, case: Incident) -> tuple[tuple[str, Any], ...]:
    """Where nobody has done anything since, the arbiter was called at once; otherwise he has to ask."""
    return (("called_at_once", True),) if len(table.acts) == case.at + 1 else ()


def answered(table: Table, key: str, answer: object) -> Table | None:
    """The table after an answer to the question that waits; None where another one waits, or none."""
    case = table.case
    if case is None:
        return None
    pending = consultation(table, case).pending
    if pending is None or pending.key != key:
        return None
    kind = pending.question.kind
    plain = kind.dump(kind.accept(answer))
    return settle(put(table, replace(case, answers=(*case.answers, (key, plain)))))


def consultation(table: Table, case: Incident) -> Consultation:
    """How far the procedure of the case comes with what is known."""
    law = table.edition.book.procedure(case.article)
    seen = {**table.edition.profile, **_presumed(table, case), **dict(case.seen)}
    return consult(law, dict(case.answers), known(table, case), seen=seen)


def _presumed(table: Table, case: Incident) -> dict[str, Any]:
    """What follows from the way in which the case came up."""
    return {**_KINDS.get(case.kind, {}), **_facts(table, case)}


# What an irregularity of the kind is by itself.
_KINDS: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        "misdeal": {"touched_early": False},
        "touched": {"touched_early": True},
        "out of turn": {"was_played": True, "his_turn": False},
        "exposed": {"was_played": False},
        "count": {"together_91": False},
        "no arbiter": {
            "arbiter_asked": False,
            "announced_by_taker": True,
            "arbiter_called_for_slam": False,
        },
    }
)


def _facts(table: Table, case: Incident) -> dict[str, Any]:
    """What cards, marks and dealer say about it."""
    if case.kind == "misdeal":
        return {"by_dealer": case.offender is table.dealer}
    if case.kind == "petit sec" and table.deal[case.offender]:
        return {"is_petit_sec": table.deal[case.offender].has_petit_sec}
    known = results(table) if case.kind == "sheet" and not sum(table.sheet) else ()
    right = table.sheet in [tuple(result.marks.values()) for result in known]
    return {"marks_are_right": right} if len(known) == 1 or (known and not right) else {}


def known(table: Table, case: Incident) -> facts.Incident:
    """What the table knows of the case."""
    return facts.Incident(
        deal_complete=None if case.kind == "taken up" else bool(table.bids or table.tricks),
        bid_made=bool(table.bids or table.tricks),
        low={"low bid": True, "bid out of turn": False}.get(case.kind),
        ecart=case.ecart,
        right_number=None if table.ecart is None else table.ecart_size == table.form.dog,
        said_jeu=table.jeu,
        card_played=bool(table.tricks),
        handful=case.handful,
        first_card_played=table.has_played(case.offender) if case.handful is not None else None,
        by_taker=False if case.kind == "slam" else None,
        dog_seen_by_all=_dog_is_open(table) if case.kind == "dog seen" else None,
        broken=case.broken,
        trick_gathered=_gathered(table, case),
        trick_open=False if case.kind == "old trick" else None,
        duplicate=table.is_board,
        sheet_sum=sum(table.sheet) if table.sheet else None,
    )


def _dog_is_open(table: Table) -> bool:
    opened = table.contract is not None and table.contract.shows_dog
    return opened and table.phase is not Phase.CALLING


def _gathered(table: Table, case: Incident) -> bool | None:
    """Whether the trick of the card has been gathered: the next one has been led to."""
    return None if case.trick is None or case.kind != "revoke" else len(table.tricks) - 1 > case.trick


def settle(table: Table) -> Table:
    """The table after every case with the arbiter has gone as far as it can."""
    for case in table.incidents:
        if table.incidents[case.number].stage is Stage.AT_TABLE:
            table = _further(table, table.incidents[case.number])
    return table


def _further(table: Table, case: Incident) -> Table:
    found = consultation(table, case)
    for step in found.trail:
        if isinstance(step, Told):
            table = _carried(table, case.number, step.instruction.effects)
    case = table.incidents[case.number]
    seen = {key: value for key, value in found.seen.items() if key not in table.edition.profile}
    table = put(table, replace(case, seen=tuple({**dict(case.seen), **seen}.items())))
    if found.ruling is None:
        return table
    table = _carried(table, case.number, found.ruling.effects)
    case = replace(
        table.incidents[case.number], stage=Stage.RULED, ruling=found.ruling, order=len(table.rulings)
    )
    due = tuple(Due(duty, case.number) for duty in found.ruling.duties)
    return put(replace(table, due=(*table.due, *due)), case)


def _carried(table: Table, number: int, effects: tuple[Effect, ...]) -> Table:
    from tapete.tarot.table.carry_out import carry_out  # noqa: PLC0415 - the effects need the play

    for effect in effects:
        case = table.incidents[number]
        if effect in case.effects:
            continue
        table = carry_out(effect, table, case)
        case = table.incidents[number]
        table = put(table, replace(case, effects=(*case.effects, effect)))
    return table


def put(table: Table, case: Incident) -> Table:
    """The table with this in the place of the case of its number."""
    cases = list(table.incidents)
    cases[case.number] = case
    return replace(table, incidents=tuple(cases))
