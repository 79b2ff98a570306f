"""An event as it stands at a moment: a value that writers of files can walk.

Stages have sessions, a session has a schedule for each section, and results, adjustments and penalties
lie beside each other: what was played is never written over by what was ruled.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime

from tapete.bridge import Deal
from tapete.text import N_, Choice
from tapete.tournament.contestant import Contestant, Kind
from tapete.tournament.errors import NotAllowed, Unknown
from tapete.tournament.policy import Rules
from tapete.tournament.result import Played, Spot
from tapete.tournament.sitting import Schedule, Sitting

__all__ = ["Adjustment", "Appeal", "Event", "Extra", "ExtraKind", "Session", "Stage"]


class ExtraKind(Choice):
    """What is added to or taken from a contestant's score, beside the boards."""

    PROCEDURAL = "procedural", N_("procedural penalty")
    DISCIPLINARY = "disciplinary", N_("disciplinary penalty")
    BONUS = "bonus", N_("bonus")
    CARRY_OVER = "carry-over", N_("carry-over")

    @property
    def takes(self) -> bool:
        """Whether the amount is taken away."""
        return self in (ExtraKind.PROCEDURAL, ExtraKind.DISCIPLINARY)


@dataclass(frozen=True, slots=True)
class Adjustment:
    """A score given by an arbiter for a board at a table; `ns` and `ew` are read by `parse_given`."""

    id: int
    spot: Spot
    ns: str  # empty: the side keeps the result of the table
    ew: str
    clause: str
    by: str
    why: str = ""
    minute: str = ""  # the ruling in the minutes
    at: datetime | None = None


@dataclass(frozen=True, slots=True)
class Extra:
    """A penalty or another amount of a contestant: nobody else's score changes (90)."""

    id: int
    number: int
    session: int
    kind: ExtraKind
    amount: str  # of the unit of the event, or a part of a top: "25%"
    clause: str
    by: str
    why: str = ""
    of: str = ""  # what there was to score, where a carry-over is part of a percentage


@dataclass(frozen=True, slots=True)
class Appeal:
    """A request to have a ruling reviewed (92), and what became of it."""

    id: int
    adjustment: int
    by: str
    why: str
    outcome: str = ""  # empty while it is open
    decided_by: str = ""


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of an event with standings of its own, such as a qualifying round or a final."""

    name: str
    number: int = 1
    carry: str = "0"  # the part of the stage before that counts here, such as 50%


@dataclass(frozen=True)
class Session:
    """A session: its schedules by section, its deals, fouled boards, and matches that were given."""

    number: int
    stage: int = 1
    name: str = ""
    schedules: Mapping[str, Schedule] = field(default_factory=dict)
    deals: Mapping[int, str] = field(default_factory=dict)
    forms: Mapping[int, Mapping[str, str]] = field(default_factory=dict)  # board to table to form (87)
    awarded: Mapping[tuple[int, int], str] = field(default_factory=dict)  # round and contestant to points
    published: datetime | None = None

    def sittings(self) -> Iterator[tuple[str, Sitting]]:
        """Every sitting with its section."""
        for section, schedule in self.schedules.items():
            for round_ in schedule.rounds:
                for sitting in round_.sittings:
                    yield section, sitting

    def sitting(self, round_: int, table: str) -> Sitting | None:
        """Who sits at a table in a round by the schedules."""
        return next((one for _, one in self.sittings() if (one.round, one.table) == (round_, table)), None)

    def schedule(self, section: str | None = None) -> Schedule:
        """The schedule of a section; it may be left out where there is only one."""
        known = ", ".join(map(repr, self.schedules))
        if not self.schedules:
            raise NotAllowed(N_("session {session} has no schedule"), session=self.number)
        if section is None and len(self.schedules) > 1:
            raise NotAllowed(
                N_("session {session} has the sections {known}: say which one with --section"),
                session=self.number,
                known=known,
            )
        if section is not None and section not in self.schedules:
            raise Unknown(
                N_("session {session} has no section {section}: there are {known}"),
                session=self.number,
                section=repr(section),
                known=known,
            )
        return next(iter(self.schedules.values())) if section is None else self.schedules[section]

    def deal(self, board: int) -> Deal | None:
        """The cards of a board, where they are known."""
        return Deal.parse(self.deals[board]) if board in self.deals else None


@dataclass(frozen=True)
class Event:
    """An event; `version` is how many events of the journal made it."""

    id: str = ""
    title: str = ""
    game: str = "bridge"
    kind: Kind = Kind.PAIR
    rules: Rules = field(default_factory=Rules)
    contestants: Mapping[int, Contestant] = field(default_factory=dict)
    stages: Mapping[int, Stage] = field(default_factory=lambda: {1: Stage("")})
    sessions: Mapping[int, Session] = field(default_factory=dict)
    results: Mapping[tuple[int, int], Mapping[tuple[int, str], Played]] = field(default_factory=dict)
    adjustments: Mapping[tuple[int, int], Mapping[int, Adjustment]] = field(default_factory=dict)
    extras: Mapping[int, Extra] = field(default_factory=dict)
    appeals: Mapping[int, Appeal] = field(default_factory=dict)
    given: int = 0  # numbers given to adjustments, penalties and appeals so far
    version: int = 0

    def contestant(self, number: int) -> Contestant:
        """The contestant with the number."""
        if number not in self.contestants:
            raise Unknown(
                N_("the event has no contestant {number}: enter it first, or see `tapete event show`"),
                number=number,
            )
        return self.contestants[number]

    def session(self, number: int) -> Session:
        """The session with the number."""
        if number not in self.sessions:
            raise Unknown(
                N_("the event has no session {number}: there are {sessions}"),
                number=number,
                sessions=", ".join(map(str, self.sessions)) or "–",
            )
        return self.sessions[number]

    def played(self, spot: Spot) -> Played | None:
        """What was handed in there."""
        return self.results.get((spot.session, spot.board), {}).get((spot.round, spot.table))

    def played_in(self, session: int) -> Iterator[tuple[Spot, Played]]:
        """What was handed in at all tables of a session."""
        for (owner, board), lines in self.results.items():
            for (round_, table), played in lines.items() if owner == session else ():
                yield Spot(session, round_, table, board), played

    def boards(self, session: int) -> list[int]:
        """The boards of a session that have a result or an adjustment."""
        there = (*self.results.items(), *self.adjustments.items())
        return sorted({board for (owner, board), found in there if owner == session and found})

    def check(self, numbers: Iterable[int]) -> None:
        """Raise for a number that nobody has, where contestants have entered."""
        if self.contestants:
            for number in numbers:
                self.contestant(number)

    def adjustment(self, id: int) -> Adjustment:
        """The adjustment with the number."""
        for found in self.adjustments.values():
            if id in found:
                return found[id]
        raise Unknown(N_("the event has no ruling {id}: see `tapete event log`"), id=id)

    def all_adjustments(self) -> Iterator[Adjustment]:
        """Every adjustment that was not taken back."""
        for found in self.adjustments.values():
            yield from found.values()

    def adjusted(self, spot: Spot) -> Adjustment | None:
        """The newest adjustment of a board at a table."""
        found = [
            each
            for each in self.adjustments.get((spot.session, spot.board), {}).values()
            if (each.spot.round, each.spot.table) == (spot.round, spot.table)
        ]
        return max(found, key=lambda each: each.id, default=None)

    def with_session(self, session: Session) -> Event:
        """With the session as it is now."""
        return replace(self, sessions={**self.sessions, session.number: session})

    def called(self, numbers: tuple[int, ...]) -> str:
        """The names of contestants, or their numbers where nobody has entered."""
        return " + ".join(
            self.contestants[number].called if number in self.contestants else str(number)
            for number in numbers
        )
