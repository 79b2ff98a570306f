"""The next round of a Swiss, drawn from the standings of the event as they are."""

from __future__ import annotations

from fractions import Fraction

from tapete.tournament.contestant import Kind
from tapete.tournament.event import Event
from tapete.tournament.schedule.swiss import Within, swiss
from tapete.tournament.scorebook import Scorebook
from tapete.tournament.sitting import Schedule
from tapete.tournament.standings import standings

__all__ = ["drawn", "ranking_of"]


def ranking_of(event: Event, round_: int, stage: int) -> dict[int, Fraction]:
    """Who plays the round, best first, with the points so far; who has none yet comes last, by number."""
    plays = [number for number, one in event.contestants.items() if not one.is_away(round_)]
    found = {one.number: one.row.score for one in standings(Scorebook(event), stage) if one.number in plays}
    return found | {number: Fraction(0) for number in plays if number not in found}


def drawn(
    event: Event,
    *,
    session: int = 1,
    section: str = "",
    per: int = 0,
    first: int = 1,
    again: bool = False,
    within: Within = Within.HALVES,
) -> Schedule:
    """The schedule with one round more, of `per` boards; in team play each match has two tables."""
    now = event.session(session)
    past = now.schedules.get(section, Schedule("Swiss", ()))
    return swiss(
        past,
        ranking_of(event, len(past.rounds) + 1, now.stage),
        teams=event.kind is Kind.TEAM,
        places=("NS", "EW") if event.game == "bridge" else ("first", "second"),
        within=within,
        per=per,
        first=first,
        again=again,
    )
