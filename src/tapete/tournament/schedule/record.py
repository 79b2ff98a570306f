"""Schedules as plain data for JSON, and back.

>>> from tapete.tournament.schedule.mitchell import mitchell
>>> plan = mitchell(3).schedule
>>> from_data(to_data(plan)).rounds == plan.rounds
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tapete.text import ENGLISH, N_, Speaker, phrase
from tapete.tournament.schedule.check import Report
from tapete.tournament.schedule.errors import BadSchedule
from tapete.tournament.sitting import Round, Schedule, Sitting

__all__ = ["from_data", "report_data", "to_data"]


def to_data(schedule: Schedule, say: Speaker = ENGLISH) -> dict[str, Any]:
    """A schedule as objects, lists, texts and numbers; notes are said in a language."""
    return {
        "name": schedule.name,
        "rounds": [
            {
                "round": each.number,
                "tables": [
                    {
                        "table": one.table,
                        "places": dict(one.places),
                        "boards": list(one.boards),
                        **({"shares": one.shares} if one.shares else {}),
                    }
                    for one in each.sittings
                ],
                "sits_out": list(each.sits_out),
                "relay": [list(boards) for boards in each.relay],
            }
            for each in schedule.rounds
        ],
        "notes": [phrase(note, say) for note in schedule.notes],
    }


def from_data(data: Any) -> Schedule:
    """The schedule that `to_data` wrote; what it does not know is refused with its place."""
    top = _object(data, "the file")
    rounds = [
        _round(each, f"round {index}") for index, each in enumerate(_list(top, "rounds", "the file"), 1)
    ]
    name = top.get("name", "")
    notes = tuple(str(note) for note in _list(top, "notes", "the file", ()))
    return Schedule(str(name), tuple(rounds), notes)


def _round(data: Any, where: str) -> Round:
    each = _object(data, where)
    number = _number(each.get("round"), f"{where}: round")
    sittings = tuple(
        _sitting(one, number, f"{where}, table {index}")
        for index, one in enumerate(_list(each, "tables", where), 1)
    )
    return Round(
        number,
        sittings,
        tuple(_number(one, f"{where}: sits_out") for one in _list(each, "sits_out", where, ())),
        tuple(_numbers(one, f"{where}: relay") for one in _list(each, "relay", where, ())),
    )


def _sitting(data: Any, number: int, where: str) -> Sitting:
    one = _object(data, where)
    places = _object(one.get("places"), f"{where}: places")
    if len(places) < 2:
        raise BadSchedule(
            N_("this is no schedule: {where} should name at least two contestants"), where=f"{where}: places"
        )
    return Sitting(
        number,
        str(one.get("table", "")),
        {str(place): _number(who, f"{where}: {place}") for place, who in places.items()},
        _numbers(one.get("boards", []), f"{where}: boards"),
        str(one.get("shares", "")),
    )


def _object(data: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise BadSchedule(N_("this is no schedule: {where} should be an object"), where=where)
    return data


def _list(data: Mapping[str, Any], name: str, where: str, default: Any = None) -> list[Any] | tuple[Any, ...]:
    return _sequence(data.get(name, default), f"{where}: {name}")


def _sequence(data: Any, where: str) -> list[Any] | tuple[Any, ...]:
    if not isinstance(data, list | tuple):
        raise BadSchedule(N_("this is no schedule: {where} should be a list"), where=where)
    return data


def _numbers(data: Any, where: str) -> tuple[int, ...]:
    return tuple(_number(one, where) for one in _sequence(data, where))


def _number(data: Any, where: str) -> int:
    if isinstance(data, bool) or not isinstance(data, int) or data < 1:
        raise BadSchedule(N_("this is no schedule: {where} should be a number from 1"), where=where)
    return data


def report_data(report: Report, say: Speaker = ENGLISH) -> dict[str, Any]:
    """A report as plain data; the balance is a number from 0 to 1."""
    return {
        "sound": report.sound,
        "faults": [
            {"wrong": str(fault.wrong), "round": fault.round, "text": phrase(fault.label, say)}
            for fault in report.faults
        ],
        "contestants": report.contestants,
        "tables": report.tables,
        "rounds": report.rounds,
        "boards": report.boards,
        "played": list(report.played),
        "sits_out": list(report.sits_out),
        "copies": report.copies,
        "shared": report.shared,
        "relays": report.relays,
        "results": list(report.results),
        "comparisons": report.comparisons,
        "balance": round(float(report.balance), 4),
        "winners": report.winners,
        "meetings": [[one, other, times] for (one, other), times in sorted(report.meetings.items())],
        "seats": {str(one): dict(seats) for one, seats in report.seats.items()},
    }
