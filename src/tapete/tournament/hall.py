"""The hall in a round: who sits where with which boards, and how far each table is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from tapete.text import N_
from tapete.tournament.errors import Unknown
from tapete.tournament.event import Event
from tapete.tournament.sitting import Sitting

__all__ = ["Table", "current_round", "resting", "rounds_of", "tables_of"]


@dataclass(frozen=True, slots=True)
class Table:
    """A table in a round; `done` are its boards with a result or a ruling, of as many as are `due`."""

    section: str
    sitting: Sitting
    done: tuple[int, ...]
    due: int  # one for a game without boards
    idle: bool  # somebody does not play, or the match was given without play

    @property
    def is_complete(self) -> bool:
        """Whether nothing more is awaited from the table."""
        return self.idle or len(self.done) >= self.due


def rounds_of(event: Event, session: int) -> list[int]:
    """The rounds of a session, of all its sections."""
    schedules = event.session(session).schedules.values()
    return sorted({each.number for schedule in schedules for each in schedule.rounds})


def tables_of(event: Event, session: int, number: int) -> Iterator[Table]:
    """The tables of a round, section by section."""
    if number not in rounds_of(event, session):
        raise Unknown(N_("there is no round {round} in session {session}"), round=number, session=session)
    now = event.session(session)
    spots = [spot for spot, _ in event.played_in(session)]
    spots += [one.spot for one in event.all_adjustments() if one.spot.session == session]
    handed: dict[str, set[int]] = defaultdict(set)
    for spot in spots:
        if spot.round == number:
            handed[spot.table].add(spot.board)
    # A table that has boards in no round at all plays games without them; of others some may be lost.
    with_boards = {sitting.table for _, sitting in now.sittings() if sitting.boards}
    for section, sitting in now.sittings():
        if sitting.round == number:
            there, boards = handed[sitting.table], sitting.boards
            done, due = tuple(board for board in boards if board in there), len(boards)
            if sitting.table not in with_boards:
                done, due = tuple(sorted(there)), 1
            idle = any(
                (number, one) in now.awarded
                or (one in event.contestants and event.contestants[one].is_away(number))
                for one in sitting.numbers
            )
            yield Table(section, sitting, done, due, idle)


def resting(event: Event, session: int, number: int) -> list[int]:
    """Who sits out a round."""
    schedules = event.session(session).schedules.values()
    rounds = (each for schedule in schedules for each in schedule.rounds if each.number == number)
    return sorted(one for each in rounds for one in each.sits_out)


def current_round(event: Event, session: int) -> int:
    """The round that is on: the first one that is not complete, or the last; 0 where there is no schedule."""
    rounds = rounds_of(event, session)
    for number in rounds:
        if not all(table.is_complete for table in tables_of(event, session, number)):
            return number
    return rounds[-1] if rounds else 0
