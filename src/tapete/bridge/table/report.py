"""The table as plain data for programs, and as text for people."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from tapete.bridge.seat import Seat
from tapete.bridge.table.acts import Act, Answers
from tapete.bridge.table.cases import consultation
from tapete.bridge.table.outcome import faced_now
from tapete.bridge.table.parts import Incident, Phase
from tapete.law import Answered
from tapete.law.report import consultation_report, ruling_report
from tapete.text import ENGLISH, N_, Speaker, Text, phrase, sentence

if TYPE_CHECKING:
    from tapete.bridge.table.table import Table

__all__ = ["diagram", "story", "table_report"]


def table_report(table: Table, say: Speaker = ENGLISH) -> dict[str, Any]:
    """Everything that the arbiter may know of the table."""
    settled = table.phase is not Phase.AUCTION and table.auction.has_ended
    return {
        "rules": table.edition.id,
        "board": table.board.number,
        "dealer": str(table.board.dealer),
        "vulnerable": str(table.board.vulnerability),
        "phase": table.phase.value,
        "turn": _name(table.turn),
        "calls": [
            {"seat": str(made.seat), "call": str(made.call), "status": made.status.value}
            for made in table.calls
        ],
        "auction": [{"seat": str(made.seat), "call": str(made.call)} for made in table.standing],
        "contract": str(table.contract) if settled else None,
        "declarer": _name(table.contract.declarer) if settled else None,
        "obligations": [
            {
                "seat": str(owed.seat),
                "must": owed.must.value,
                "until": owed.until.value,
                "call": None if owed.call is None else str(owed.call),
                "clause": owed.clause,
            }
            for owed in table.obligations
        ],
        "legal_calls": [str(call) for call in table.legal_calls],
        "legal_cards": [str(card) for card in table.legal_cards],
        "faced": [{"seat": str(each.seat), "card": str(each.card)} for each in faced_now(table)],
        "penalty_cards": [
            {"seat": str(each.seat), "card": str(each.card), "kind": "major" if each.major else "minor"}
            for each in table.penalties
        ],
        "lead_restrictions": [
            {
                "leader": str(limit.leader),
                "clause": limit.clause,
                "may": None if limit.may is None else limit.may.value,
                "suits": sorted(map(str, limit.suits)),
                "order": None if limit.order is None else limit.order.value,
                "named": sorted(map(str, limit.named)),
            }
            for limit in table.limits
        ],
        "tricks": [
            {
                "leader": str(trick.leader),
                "cards": list(map(str, trick.cards)),
                "winner": _name(trick.winner) if trick.is_complete else None,
            }
            for trick in table.tricks
        ],
        "revokes": [
            {"seat": str(each.seat), "trick": each.trick + 1, "card": str(each.card)}
            for each in table.revokes
        ],
        "information": [
            {
                "text": phrase(each.text, say),
                "what": each.what,
                "authorised": sorted(map(str, each.authorised)),
                "clause": each.clause,
            }
            for each in table.known
        ],
        "cases": [_case(table, case, say) for case in table.incidents],
        "duties": [
            {
                "clause": due.duty.clause,
                "text": sentence(due.duty, say),
                "case": due.incident,
                "done": due.done,
                "now": due in table.due_now,
            }
            for due in table.due
        ],
        "declarer_tricks": table.tricks_won,
        "verdicts": [
            {
                "kind": each.kind.value,
                "clause": each.clause,
                "side": None if each.side is None else each.side.value.lower(),
                "amount": each.amount or None,
            }
            for each in table.verdicts
        ],
        "score": {side.value.lower(): points for side, points in table.scores},
        "acts": _acts(table, say),
    }


def _case(table: Table, case: Incident, say: Speaker) -> dict[str, Any]:
    found = None
    if case.ruling is None and table.case is case:
        found = consultation_report(consultation(table, case), say)
    return {
        "number": case.number,
        "kind": case.kind,
        "article": case.article,
        "offender": str(case.offender),
        "stage": case.stage.value,
        "awaits": _name(case.awaits),
        "pending": None if found is None else found["pending"],
        "ruling": None if case.ruling is None else ruling_report(case.ruling, say),
    }


def _name(seat: Seat | None) -> str | None:
    return None if seat is None else str(seat)


def story(tables: Iterable[Table], say: Speaker = ENGLISH) -> Iterator[str]:
    """What happened, act by act, with the arbiter's steps, questions and rulings between."""
    before: Table | None = None
    for table in tables:
        if before is not None and len(table.acts) <= len(before.acts):
            before = table  # taken back
            continue
        yield _acts(table, say)[-1]
        yield from (f"  {line}" for line in _new(before or table.start, table, say))
        before = table


def _acts(table: Table, say: Speaker) -> list[str]:
    """What happened, sentence by sentence; an answer stands behind its question."""
    asked = {
        step.key: step
        for case in table.incidents
        if case.answers
        for step in consultation(table, case).answered
    }
    return [_told(act, asked, say) for act in table.acts]


def _told(act: Act, asked: Mapping[str, Answered], say: Speaker) -> str:
    if not isinstance(act, Answers) or act.key not in asked:
        return sentence(act, say)
    question, about = asked[act.key].question, asked[act.key].about
    answer = question.kind.label(question.kind.accept(act.answer), say)
    return f"{sentence(question.says(*about), say)} {answer}"


def _new(before: Table, table: Table, say: Speaker) -> Iterator[str]:
    """What the act brought about."""
    known = {case.number: case for case in before.incidents}
    for case in table.incidents:
        if case.number not in known and case.ruling is None:
            yield f"· {case.article} {sentence(_heading(table, case), say)}"
    for ruling in table.rulings[len(before.rulings) :]:
        yield f"⚖ {', '.join(ruling.citations)}"
        for part in (*ruling.effects, *ruling.duties):
            yield f"  • {sentence(part, say)}"
    yield from _asked(before.case, table, say)


def _asked(before: Incident | None, table: Table, say: Speaker) -> Iterator[str]:
    """The question that waits now, or the player for whose call the arbiter waits, if that is new."""
    case = table.case
    if case is None or not case.asks:
        return
    if before is not None and (before.number, before.asks, before.awaits) == (
        case.number, case.asks, case.awaits,
    ):  # fmt: skip
        return
    if case.awaits is not None:
        yield sentence(Text.of(N_("The arbiter waits for the call of {seat}."), seat=case.awaits), say)
    elif (waits := consultation(table, case).pending) is not None:
        yield f"? {sentence(waits.question.says(*waits.about), say)} ({waits.key})"


def _heading(table: Table, case: Incident) -> str:
    procedures = table.edition.book.procedures
    if case.article in procedures:
        return procedures[case.article].title
    return table.edition.book.article(case.article).title


def diagram(table: Table, say: Speaker = ENGLISH) -> str:
    """The auction as a director writes it down, then what binds the players."""
    return "\n".join(_lines(table, say))


def _lines(table: Table, say: Speaker) -> Iterator[str]:
    seats = [table.board.dealer.turn(i) for i in range(4)]
    yield "".join(f"{phrase(seat, say):10}" for seat in seats).rstrip()
    row = [""] * 4
    place = 0
    for made in sorted(table.calls, key=lambda m: (m.place, m.number)):
        column = seats.index(made.seat)
        if place and column < place:
            yield "".join(f"{cell:10}" for cell in row).rstrip()
            row = [""] * 4
        call = phrase(made.call, say)
        row[column] = {"stands": call, "disputed": f"{call}?", "withdrawn": f"({call})"}[made.status.value]
        place = column + 1
        if place == 4:
            yield "".join(f"{cell:10}" for cell in row).rstrip()
            row, place = [""] * 4, 0
    if any(row):
        yield "".join(f"{cell:10}" for cell in row).rstrip()
    owed = table.obligations if table.phase is Phase.AUCTION else ()
    for part in (*owed, *table.penalties, *table.verdicts):
        yield sentence(part, say)
    for trick in table.tricks:
        yield f"{trick.leader}: " + " ".join(map(str, trick.cards))
    for side, points in table.scores:
        yield f"{phrase(side, say)}: {points:+d}" if points else f"{phrase(side, say)}: 0"
    for due in table.due_now:
        yield sentence(Text.of(N_("Still to be done: {duty}"), duty=due.duty), say)
