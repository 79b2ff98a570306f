"""A schedule as CSV: a line for each table of each round, so that any movement can be brought along."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tapete.text import N_
from tapete.tournament.errors import BadEntry
from tapete.tournament.files.table import Record, read_table, written_table
from tapete.tournament.numbers import as_ranges, numbers_in
from tapete.tournament.sitting import Round, Schedule, Sitting

__all__ = ["read_schedule", "write_schedule"]


def read_schedule(source: Path | bytes, name: str = "") -> Schedule:
    r"""The schedule of a file: columns Round, Table, NS, EW (or N, E, S, W) and Boards such as "1-3, 7".

    >>> read_schedule(b"Round,Table,NS,EW,Boards\n1,1,1,2,1-3\n").rounds[0].sittings[0].boards
    (1, 2, 3)
    """
    rounds: dict[int, list[Sitting]] = {}
    for record in read_table(source, name, ("round", "table")):
        number = record.number("round")
        if number < 1:
            raise record.problem(N_("rounds are numbered from 1"))
        rounds.setdefault(number, []).append(
            Sitting(number, record.need("table"), _places(record), _boards(record))
        )
    everybody = {one for sittings in rounds.values() for sitting in sittings for one in sitting.numbers}
    made = []
    for number, sittings in sorted(rounds.items()):
        here = {one for sitting in sittings for one in sitting.numbers}
        made.append(Round(number, tuple(sittings), tuple(sorted(everybody - here))))
    return Schedule(name or "CSV", tuple(made))


def _places(record: Record) -> Mapping[str, int]:
    if record.get("n") or record.get("s"):
        return {seat.upper(): record.number(seat) for seat in "nesw"}
    return {"NS": record.number("ns"), "EW": record.number("ew")}


def _boards(record: Record) -> tuple[int, ...]:
    try:
        boards = numbers_in(record.get("boards") or record.need("board"))
    except BadEntry as error:
        raise record.problem(error.label) from None
    if 0 in boards:
        raise record.problem(N_("boards are numbered from 1"))
    return boards


def write_schedule(schedule: Schedule, language: str = "en") -> str:
    """The schedule as CSV, to be read again."""
    rows = []
    for round_ in schedule.rounds:
        for sitting in round_.sittings:
            row: dict[str, object] = {
                "round": sitting.round,
                "table": sitting.table,
                "boards": as_ranges(sitting.boards),
            }
            rows.append(row | {place.lower(): number for place, number in sitting.places.items()})
    people = [name for name in ("ns", "ew", "n", "e", "s", "w") if any(name in row for row in rows)]
    return written_table(["round", "table", *people, "boards"], rows, language)
