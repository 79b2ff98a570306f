"""The list of cases at a table: one more, or one as it is now."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tapete.scrabble.table.parts import CaseStage, Incident
from tapete.scrabble.table.people import Player

if TYPE_CHECKING:
    from tapete.scrabble.table.table import Table

__all__ = ["drop", "notice", "with_case"]


def notice(
    table: Table,
    kind: str,
    article: str,
    player: Player,
    *,
    known: dict[str, Any] | None = None,
    stage: CaseStage = CaseStage.OPEN,
    line: int | None = None,
    points: int | None = None,
    word: str = "",
) -> Table:
    """The table with one more case on its list, unless just this one is open already."""
    facts = tuple((known or {}).items())
    for case in table.open:
        same = (case.kind, case.article, case.player, case.turn) == (kind, article, player, table.taken)
        if same and kind != "taken up" and set(case.known) <= set(facts):
            words = " ".join(dict.fromkeys(f"{case.word} {word}".split()))
            at_table = CaseStage.AT_TABLE in (case.stage, stage)
            return with_case(table, replace(
                case, known=facts, line=line, points=points, word=words,
                stage=CaseStage.AT_TABLE if at_table else stage,
            ))  # fmt: skip
    case = Incident(
        len(table.incidents), kind, article, player, table.taken, facts, line, points, word, stage
    )
    return replace(table, incidents=(*table.incidents, case))


def drop(table: Table, *kinds: str) -> Table:
    """The open cases of these kinds that belong to the turn in hand are settled otherwise."""
    cases = tuple(
        replace(case, stage=CaseStage.MOOT, asks="")
        if case.is_open and case.kind in kinds and case.turn == table.taken
        else case
        for case in table.incidents
    )
    return replace(table, incidents=cases)


def with_case(table: Table, case: Incident) -> Table:
    """The table with the case as it is now."""
    cases = table.incidents
    if cases[case.number] == case:
        return table
    return replace(table, incidents=(*cases[: case.number], case, *cases[case.number + 1 :]))
