"""What a file brings into an event: for `Desk.do_all`, so that all of it counts or nothing.

What the event refuses is told with the line of the file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from fractions import Fraction
from functools import partial
from typing import Any, TypeAlias, Unpack

from tapete.text import N_, Text
from tapete.tournament import commands
from tapete.tournament.contestant import Contestant
from tapete.tournament.errors import BadFile, NotAllowed, TournamentError
from tapete.tournament.event import Event, ExtraKind
from tapete.tournament.files.results import ResultRow
from tapete.tournament.files.standings import RankedRow
from tapete.tournament.happenings import Happening, Who

__all__ = ["Decide", "entries", "played", "scores_before"]

Decide: TypeAlias = Callable[[Event], Happening]


def entries(people: Iterable[tuple[int, Contestant]], file: str, **who: Unpack[Who]) -> Iterator[Decide]:
    """The contestants of a file, each with its line, enter."""
    for line, one in people:
        yield _on_line(
            partial(BadFile, file, line),
            commands.joined, one.players, one.number, name=one.name, category=one.category, **who,
        )  # fmt: skip


def played(rows: Iterable[ResultRow], at: datetime, **who: Unpack[Who]) -> Iterator[Decide]:
    """The results of a file, what was given instead, and the forms of fouled boards."""
    fouled: dict[tuple[int, int], list[ResultRow]] = {}
    for row in rows:
        if row.written:
            yield _on_line(
                row.record.problem,
                commands.entered, row.spot, row.written, row.places, lead=row.lead, **who,
            )  # fmt: skip
        if row.ns_given or row.ew_given:
            yield _on_line(
                row.record.problem, commands.ruled, row.spot, row.ns_given, row.ew_given, at=at, **who
            )
        if row.form:
            fouled.setdefault((row.spot.session, row.spot.board), []).append(row)
    for board, lines in fouled.items():
        forms = {row.spot.table: row.form for row in lines}
        yield _on_line(lines[0].record.problem, commands.fouled, *board, forms, **who)


def scores_before(
    rows: Iterable[RankedRow], part: Fraction, session: int, **who: Unpack[Who]
) -> Iterator[Decide]:
    """The scores of standings become carry-overs of a session, a part of each."""
    for row in rows:
        yield _on_line(row.record.problem, _carried, row, part, session, **who)


def _carried(event: Event, row: RankedRow, part: Fraction, session: int, **who: Unpack[Who]) -> Happening:
    """A name that is another one's is an error, and so is a second carry-over."""
    there = event.contestants.get(row.number)
    if there is not None and row.name and row.name.casefold() != there.called.casefold():
        raise NotAllowed(
            N_("number {number} is {there} in the event, not {name}"),
            number=row.number,
            there=there.called,
            name=row.name,
        )
    for extra in event.extras.values():
        if (extra.number, extra.session, extra.kind) == (row.number, session, ExtraKind.CARRY_OVER):
            raise NotAllowed(
                N_("number {number} has the carry-over {id} already: take it back first"),
                number=row.number,
                id=extra.id,
            )
    of = str(row.total * 100 / row.percent * part) if row.percent else ""
    return commands.extra_given(
        event, row.number, str(row.total * part), kind=ExtraKind.CARRY_OVER, session=session, of=of, **who
    )


def _on_line(
    problem: Callable[[Text], BadFile], command: Callable[..., Happening], *what: Any, **how: Any
) -> Decide:
    """What a command decides for the event, refused with the line of the file."""

    def decide(event: Event) -> Happening:
        try:
            return command(event, *what, **how)
        except TournamentError as error:
            raise problem(error.label) from None

    return decide
