"""Contestants as CSV: one line each, the players beside each other."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from tapete.text import N_
from tapete.tournament.contestant import Contestant, Kind, Player
from tapete.tournament.files.table import Record, read_table, written_table

__all__ = ["numbered_players", "read_players", "write_players"]


def read_players(source: Path | bytes, kind: Kind = Kind.PAIR, name: str = "") -> list[Contestant]:
    r"""The contestants of a file; without a column of numbers they are numbered by their lines.

    >>> read_players(b"Pair,Names\n4,Ada Ampel & Bo Birne\n")[0].called
    'Ada Ampel – Bo Birne'
    """
    return [one for _, one in numbered_players(source, kind, name)]


def numbered_players(
    source: Path | bytes, kind: Kind = Kind.PAIR, name: str = ""
) -> list[tuple[int, Contestant]]:
    """The contestants, each with its line in the file."""
    records = read_table(source, name)
    return [(record.line, _contestant(record, kind, place)) for place, record in enumerate(records, 1)]


def _contestant(record: Record, kind: Kind, place: int) -> Contestant:
    names = [record.get(f"player{seat}") for seat in range(1, 9)]
    whole = record.get("name")
    if not any(names) and whole and kind is not Kind.TEAM:
        names = [part.strip() for part in re.split(r"\s*(?:&|/|–|\s-\s|;|\+)\s*", whole) if part.strip()]
        whole = ""
    players = tuple(
        Player(
            name,
            record.get(f"id{seat}"),
            record.get(f"federation{seat}") or record.get("federation"),
            record.get(f"category{seat}") or record.get("category"),
            record.get(f"handicap{seat}") or (record.get("handicap") if seat == 1 else ""),
        )
        for seat, name in enumerate(names, 1)
        if name
    )
    if not players:
        raise record.problem(N_("nobody is named: fill a column Name, or Player 1 and Player 2"))
    return Contestant(record.number("number", place), players, kind, whole, record.get("category"))


def write_players(contestants: Iterable[Contestant], language: str = "en") -> str:
    """The contestants as CSV, to be read again; columns with nothing in them are left out."""
    rows = []
    for one in contestants:
        row: dict[str, object] = {"number": one.number, "name": one.name, "category": one.category}
        for seat, player in enumerate(one.players, 1):
            row[f"player{seat}"] = player.name
            row[f"id{seat}"] = player.id
            row[f"federation{seat}"] = player.federation
            row[f"category{seat}"] = player.category if player.category != one.category else ""
            row[f"handicap{seat}"] = player.handicap
        rows.append(row)
    fields = ["number", "name", "category"]
    for seat in range(1, 9):
        fields += (f"{part}{seat}" for part in ("player", "id", "federation", "category", "handicap"))
    filled = [
        field for field in fields if field in ("number", "player1") or any(row.get(field) for row in rows)
    ]
    return written_table(filled, rows, language)
