"""The hall in a round: who sits where with which boards, and how far each table is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tapete.text import N_
from tapete.tournament.errors import Unknown
from tapete.tournament.event import Event
from tapete.tournament.result import Spot
from tapete.tournament.sitting import Sitting

__all__ = ["Table", "current_round", "resting", "rounds_of", "tables_of"]


@dataclass(frozen=True, slots=True)
class Table:
    """A table in a round; `done` are its boards with a result or a ruling."""

    section: str
    sitting: Sitting
    done: tuple[int, ...]

    @property
    def due(self) -> int:
        """How many results it hands in: one for a game without boards."""
        return len(self.sitting.boards) or 1


def rounds_of(event: Event, session: int) -> list[int]:
    """The rounds of a session, of all its sections."""
    schedules = event.session(session).schedules.values()
    return sorted({each.number for schedule in schedules for each in schedule.rounds})


def tables_of(event: Event, session: int, number: int) -> Iterator[Table]:
    """The tables of a round, section by section."""
    if number not in rounds_of(event, session):
        raise Unknown(N_("there is no round {round} in session {session}"), round=number, session=session)
    for section, sitting in event.session(session).sittings():
        if sitting.round == number:
            boards = sitting.boards or tuple(
                spot.board
                for spot, _ in event.played_in(session)
                if (spot.round, spot.table) == (number, sitting.table)
            )
            spots = (Spot(session, number, sitting.table, board) for board in boards)
            done = tuple(spot.board for spot in spots if event.played(spot) or event.adjusted(spot))
            yield Table(section, sitting, done)


def resting(event: Event, session: int, number: int) -> list[int]:
    """Who sits out a round."""
    schedules = event.session(session).schedules.values()
    rounds = (each for schedule in schedules for each in schedule.rounds if each.number == number)
    return sorted(one for each in rounds for one in each.sits_out)


def current_round(event: Event, session: int) -> int:
    """The round that is on: the first one that is not complete, or the last; 0 where there is no schedule."""
    rounds = rounds_of(event, session)
    for number in rounds:
        if any(len(table.done) < table.due for table in tables_of(event, session, number)):
            return number
    return rounds[-1] if rounds else 0
