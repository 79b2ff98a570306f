"""Standings as CSV: written for people and other programs, read to bring scores along from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from tapete.bridge import BridgeError
from tapete.bridge.adjusted import exact
from tapete.text import N_, Text
from tapete.tournament.event import Event
from tapete.tournament.files.table import Record, read_table, written_table
from tapete.tournament.standings import Standing

__all__ = ["RankedRow", "read_standings", "write_standings"]


@dataclass(frozen=True, slots=True)
class RankedRow:
    """A line of standings."""

    record: Record
    rank: int
    tied: bool
    number: int
    name: str
    boards: int
    total: Fraction
    percent: Fraction | None
    penalties: Fraction


def read_standings(source: Path | bytes, name: str = "") -> list[RankedRow]:
    r"""The lines of a file with columns Number and Total, or Percent.

    >>> read_standings(b"Rank,Number,Name,Total\n1=,7,Ada,12.5\n1=,9,Bo,12.5\n")[1].total
    Fraction(25, 2)
    """
    found: dict[int, RankedRow] = {}
    for record in read_table(source, name, ("number",)):
        row = _row(record)
        if row.number in found:
            raise record.problem(
                Text.of(
                    N_("contestant {number} stands in line {line} already"),
                    number=row.number,
                    line=found[row.number].record.line,
                )
            )
        found[row.number] = row
    return list(found.values())


def _row(record: Record) -> RankedRow:
    if not record.get("total") and not record.get("percent"):
        raise record.problem(N_("there is no score: fill the column Total"))
    rank = record.get("rank")
    digits = rank.rstrip("=")
    if digits and not digits.isdecimal():
        raise record.problem(Text.of(N_("{text} is no rank"), text=repr(rank)))
    percent = record.get("percent").rstrip("% ")
    return RankedRow(
        record,
        int(digits or 0),
        rank.endswith("="),
        record.number("number"),
        record.get("name"),
        record.number("boards", 0),
        _number(record, record.get("total") or percent),
        _number(record, percent) if percent else None,
        _number(record, record.get("penalties") or "0"),
    )


def _number(record: Record, text: str) -> Fraction:
    try:
        return exact(text)
    except BridgeError as error:
        raise record.problem(error.label) from None


def write_standings(event: Event, found: Iterable[Standing], language: str = "en") -> str:
    """Rank, number, names, score and percentage; who shares a rank has it with an equals sign."""
    rows = [
        {
            "rank": f"{one.rank}=" if one.tied else one.rank,
            "number": one.number,
            "name": event.called((one.number,)),
            "boards": one.row.boards,
            "penalties": "" if not one.row.extra else str(round(float(one.row.extra), one.rules.digits)),
            "total": one.score,
            "percent": one.percent or "",
        }
        for one in found
    ]
    return written_table(
        ("rank", "number", "name", "boards", "penalties", "total", "percent"), rows, language
    )
