"""The table as plain data for programs, and as text for people."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from tapete.law.report import consultation_report, ruling_report
from tapete.scrabble.board import Premium
from tapete.scrabble.report import ending_report, play_report, result_report, turn_report
from tapete.scrabble.rules.book import FILE_2024
from tapete.scrabble.table.acts import Act, Answers
from tapete.scrabble.table.cases import consultation
from tapete.scrabble.table.parts import Incident
from tapete.scrabble.table.people import Player
from tapete.text import ENGLISH, Speaker, phrase, sentence

if TYPE_CHECKING:
    from tapete.scrabble.table.table import Table

__all__ = ["diagram", "story", "table_report"]


def table_report(table: Table, say: Speaker = ENGLISH) -> dict[str, Any]:
    """Everything that the arbiter may know of the table."""
    hand = table.hand
    return {
        "rules": FILE_2024.id,
        "players": {player.value: name for player, name in zip(Player, table.setup.names, strict=True)},
        "turn": None if table.is_over else table.turn.value,
        "stage": hand.stage.value,
        "board": str(table.laid),
        "laid": [{"square": str(square), "tile": str(tile)} for square, tile in hand.laid],
        "play": None if table.play is None else play_report(table.play, say),
        "announced": hand.announced,
        "notes": {player.value: points for player, points in hand.notes},
        "aside": len(hand.aside),
        "racks": {player.value: str(table.racks[player.number]) for player in Player},
        "tiles": {player.value: len(table.racks[player.number]) for player in Player},
        "bag": table.bag,
        "scores": {player.value: table.scores[player.number] for player in Player},
        "passes": table.passes,
        "scoreless": table.scoreless,
        "turns": [turn_report(turn, say) for turn in table.turns],
        "clock": {
            "limit": table.clock.limit,
            "used": {player.value: table.clock.used[player.number] for player in Player},
            "running": [player.value for player in Player if player.number in table.clock.running],
            "pause": None if table.pause is None else table.pause.value,
            "overtime": {player.value: table.overtime[player.number] for player in Player},
        },
        "absent": [player.value for player in (*table.absent, *table.away)],
        "barred": [{"player": player.value, "word": word} for player, word in table.barred],
        "owed": [
            {
                "by": owed.player.other.value,
                "count": owed.count,
                "may_see": owed.may_see,
                "clause": owed.clause,
            }
            for owed in table.owed
        ],
        "cases": [_case(table, case, say) for case in table.incidents],
        "duties": [
            {"clause": due.duty.clause, "text": sentence(due.duty, say), "case": due.incident}
            for due in table.due
        ],
        "verdicts": [
            {"kind": v.kind.value, "player": v.player.value, "clause": v.clause} for v in table.verdicts
        ],
        "ending": ending_report(table.ending, say),
        "final": None if table.result is None else result_report(table.result, say),
        "winner": None if table.winner is None else table.winner.value,
        "signed": [player.value for player in table.signed],
        "acts": [sentence(act, say) for act in table.acts],
    }  # fmt: skip


def _case(table: Table, case: Incident, say: Speaker) -> dict[str, Any]:
    found = consultation_report(consultation(table, case), say) if case.is_open and case.asks else None
    return {
        "number": case.number,
        "kind": case.kind,
        "article": case.article,
        "player": case.player.value,
        "stage": case.stage.value,
        "pending": None if found is None else found["pending"],
        "ruling": None if case.ruling is None else ruling_report(case.ruling, say),
    }


def story(tables: Iterable[Table], say: Speaker = ENGLISH) -> Iterator[str]:
    """What happened, act by act, with the arbiter's questions and rulings between."""
    before: Table | None = None
    for table in tables:
        if not table.acts or (before is not None and len(table.acts) <= len(before.acts)):
            before = table  # taken back
            continue
        yield _told(before, table.acts[-1], say)
        yield from (f"  {line}" for line in _new(before or table.start, table, say))
        before = table


def _told(before: Table | None, act: Act, say: Speaker) -> str:
    if isinstance(act, Answers) and before is not None:
        for case in before.open:
            pending = consultation(before, case).pending if case.asks == act.key else None
            if pending is not None:
                kind = pending.question.kind
                answer = kind.label(kind.accept(act.answer), say)
                return f"{sentence(pending.question.says(*pending.about), say)} {answer}"
    return sentence(act, say)


def _new(before: Table, table: Table, say: Speaker) -> Iterator[str]:
    """What the act brought about."""
    for case in table.incidents[len(before.incidents) :]:
        if case.ruling is None:
            yield f"· {case.article} {sentence(_heading(case), say)}"
    for ruling in table.rulings[len(before.rulings) :]:
        yield f"⚖ {', '.join(ruling.citations)}"
        for part in (*ruling.effects, *ruling.duties):
            yield f"  • {sentence(part, say)}"
    yield from (sentence(owed, say) for owed in table.owed if owed not in before.owed)
    asked = {(case.number, case.asks) for case in before.open}
    for case in table.open:
        waits = consultation(table, case).pending if case.asks else None
        if waits is not None and (case.number, case.asks) not in asked:
            yield f"? {sentence(waits.question.says(*waits.about), say)} ({waits.key})"
    if table.ending is not None and before.ending is None:
        yield f"{sentence(table.ending, say)} ({table.ending.clause})"


def _heading(case: Incident) -> str:
    procedures = FILE_2024.procedures
    return (
        procedures[case.article].title
        if case.article in procedures
        else FILE_2024.article(case.article).title
    )


# No letters, which would look like tiles.
_PREMIUMS = {
    Premium.NONE: ".",
    Premium.DOUBLE_LETTER: "'",
    Premium.TRIPLE_LETTER: '"',
    Premium.DOUBLE_WORD: "-",
    Premium.TRIPLE_WORD: "=",
    Premium.STAR: "*",
}


def diagram(table: Table, say: Speaker = ENGLISH) -> str:
    """The board, the racks, the bag and the scores, as an arbiter would draw them."""
    return "\n".join(_lines(table, say))


def _lines(table: Table, say: Speaker) -> Iterator[str]:
    layout, new = table.laid.layout, dict(table.hand.laid)
    yield "    " + "".join(f"{chr(65 + n):3}" for n in range(layout.size)).rstrip()
    cells = iter(layout.squares)
    for row in range(layout.size):
        line = ""
        for square in (next(cells) for _ in range(layout.size)):
            tile = table.laid[square]
            shown = _PREMIUMS[layout.premium(square)] if tile is None else str(tile)
            mark = "+" if square in new else ""
            line += f"{shown + mark:3}"
        yield f"{row + 1:>2}  {line.rstrip()}"
    for player, name in zip(Player, table.setup.names, strict=True):
        seconds = table.clock.left(player.number)
        left = f"{'-' if seconds < 0 else ''}{abs(seconds) // 60}:{abs(seconds) % 60:02}"
        marks = " ".join(table.marks[player.number])
        score = table.scores[player.number]
        rack = str(table.racks[player.number]) or "-"
        yield f"{player.value} {name}  {score}  [{rack}]  {left}  {marks}".rstrip()
    for verdict in table.verdicts:
        yield phrase(verdict, say)
    if table.result is not None:
        yield f"{table.result.scores[0]}-{table.result.scores[1]} ({table.result.ending.clause})"
