"""The table as plain data for programs, and as text for people."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from tapete.law.report import consultation_report, ruling_report
from tapete.tarot.form import Seat
from tapete.tarot.table.acts import Act, Answers
from tapete.tarot.table.cases import consultation
from tapete.tarot.table.irregular import legal_cards
from tapete.tarot.table.parts import Incident, Phase, Status
from tapete.text import ENGLISH, Speaker, phrase, sentence

if TYPE_CHECKING:
    from tapete.tarot.table.table import Table

__all__ = ["diagram", "story", "table_report"]


def table_report(table: Table, say: Speaker = ENGLISH) -> dict[str, Any]:
    """Everything that the arbiter may know of the table."""
    counted = table.count
    result = table.result
    turn = table.turn
    return {
        "rules": table.edition.id,
        "players": table.form.players,
        "dealer": str(table.dealer),
        "phase": table.phase.value,
        "turn": _name(turn),
        "bids": [
            {"seat": str(made.seat), "bid": str(made.bid), "status": made.status.value} for made in table.bids
        ],
        "taker": _name(table.taker),
        "contract": None if table.contract is None else table.contract.value,
        "called": None if table.called is None else str(table.called),
        "partner": _name(table.partner),
        "partner_known": table.partner_known,
        "ecart": None if table.ecart is None else str(table.ecart),
        "ecart_shown": str(table.shown),
        "slam": table.slam,
        "handfuls": [{"seat": str(seat), "cards": str(cards)} for seat, cards in table.handfuls],
        "tricks": [
            {
                "leader": str(trick.leader),
                "cards": list(map(str, trick.cards)),
                "winner": _name(trick.winner) if trick.is_complete else None,
            }
            for trick in table.tricks
        ],
        "legal_cards": [str(card) for card in legal_cards(table, turn)]
        if turn is not None and table.phase is Phase.PLAY and table.knows(turn)
        else [],
        "faced": [{"seat": str(seat), "card": str(card)} for seat, card in table.faced],
        "count": None
        if counted is None
        else {"attack": counted.attack / 2, "defence": counted.defence / 2, "oudlers": counted.oudlers},
        "result": None if result is None else result.to_plain(say),
        "sheet": list(table.sheet),
        "adjusted": table.adjusted,
        "penalties": list(map(str, table.penalties)),
        "next_dealer": _name(table.deals_next),
        "barred": _name(table.barred),
        "next_barred": _name(table.next_barred),
        "cases": [_case(table, case, say) for case in table.incidents],
        "duties": [
            {"clause": due.duty.clause, "text": sentence(due.duty, say), "case": due.incident}
            for due in table.due
        ],
        "acts": [sentence(act, say) for act in table.acts],
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
        yield _told(table, table.acts[-1], say)
        yield from (f"  {line}" for line in _new(before or table.start, table, say))
        before = table


def _told(table: Table, act: Act, say: Speaker) -> str:
    if isinstance(act, Answers):
        for case in table.incidents:
            for step in consultation(table, case).answered:
                if step.key == act.key:
                    answer = step.question.kind.label(step.answer, say)
                    return f"{sentence(step.question.says(*step.about), say)} {answer}"
    return sentence(act, say)


def _new(before: Table, table: Table, say: Speaker) -> Iterator[str]:
    """What the act brought about."""
    known = {case.number for case in before.incidents}
    for case in table.incidents:
        if case.number not in known and case.ruling is None:
            title = table.edition.book.procedure(case.article).title
            yield f"· {case.article} {sentence(title, say)}"
    for ruling in table.rulings[len(before.rulings) :]:
        yield f"⚖ {', '.join(ruling.citations)}"
        for part in (*ruling.effects, *ruling.duties):
            yield f"  • {sentence(part, say)}"
    if table.case is not None and (waits := consultation(table, table.case).pending) is not None:
        yield f"? {sentence(waits.question.says(*waits.about), say)} ({waits.key})"


def diagram(table: Table, say: Speaker = ENGLISH) -> str:
    """The bids and the tricks as an arbiter writes them down."""
    return "\n".join(_lines(table, say))


def _lines(table: Table, say: Speaker) -> Iterator[str]:
    for made in table.bids:
        mark = {Status.STANDS: "", Status.DISPUTED: " ?", Status.CANCELLED: " (×)"}[made.status]
        yield f"{phrase(made.seat, say):10} {phrase(made.bid, say)}{mark}"
    for trick in table.tricks:
        cards = "  ".join(f"{seat} {card.symbol:7}" for seat, card in trick)
        yield f"{cards} → {phrase(trick.winner, say)}" if trick.is_complete else cards
    yield sentence(table.phase, say)
