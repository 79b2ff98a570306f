"""Standings as CSV."""

from __future__ import annotations

from collections.abc import Iterable

from tapete.tournament.event import Event
from tapete.tournament.files.table import written_table
from tapete.tournament.standings import Standing

__all__ = ["write_standings"]


def write_standings(event: Event, found: Iterable[Standing], language: str = "en") -> str:
    """Rank, number, names, score and percentage; who shares a rank has it with an equals sign."""
    rows = [
        {
            "rank": f"{one.rank}=" if one.tied else one.rank,
            "number": one.number,
            "name": event.called((one.number,)),
            "boards": one.row.boards,
            "penalties": "" if not one.row.extra else str(one.row.extra),
            "total": one.score,
            "percent": one.percent or "",
        }
        for one in found
    ]
    return written_table(
        ("rank", "number", "name", "boards", "penalties", "total", "percent"), rows, language
    )
