"""The knock-out at the desk: who won a round, and the next one in the bracket."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from fractions import Fraction

from tapete.text import N_
from tapete.tournament.contestant import Kind
from tapete.tournament.errors import NotAllowed
from tapete.tournament.event import Event
from tapete.tournament.matches import Match, matches_of
from tapete.tournament.schedule.knockout import NAME, bracket, knockout
from tapete.tournament.scorebook import Scorebook
from tapete.tournament.sitting import Round, Schedule

__all__ = ["is_knockout", "next_round", "winners_of"]


def is_knockout(schedule: Schedule) -> bool:
    """Whether the schedule is that of a knock-out."""
    return schedule.name.startswith(NAME)


def next_round(
    event: Event,
    past: Schedule,
    *,
    session: int,
    per: int,
    first: int,
    through: Collection[int] = (),
    reseed: bool = False,
    third: bool = False,
) -> Round:
    """The next round; `through` are those whom the organiser lets through after a tie-break or a forfeit."""
    seeds = _seeds(past.rounds[0], int(past.name.removeprefix(NAME)))
    results = _results(event, session)
    winners = [winners_of(round_, results.get(round_.number, {}), through) for round_ in past.rounds]
    teams = event.kind is Kind.TEAM
    places = tuple(past.rounds[0].sittings[0].places)
    made = knockout(
        seeds, winners, teams=teams, reseed=reseed, third=third, per=per, places=(places[0], places[1])
    ).schedule.rounds
    if [_pairs(each) for each in made[:-1]] != [_pairs(each) for each in past.rounds]:
        raise NotAllowed(
            N_("the rounds before were drawn otherwise: say --reseed in each draw of a knock-out or in none")
        )
    # Tables are called as in the first round, and boards go on from where they are.
    tables = [one.table for one in past.rounds[0].sittings]
    boards = tuple(range(first, first + per))
    sittings = tuple(
        replace(one, table=table, boards=boards)
        for one, table in zip(made[-1].sittings, tables, strict=False)
    )
    return replace(made[-1], sittings=sittings)


def winners_of(round_: Round, results: Mapping[int, Match], through: Collection[int]) -> set[int]:
    """Who won the matches of a round, or was let through."""
    found = set()
    for one, other in _pairs(round_):
        named = {one, other} & set(through)
        if len(named) == 1:
            found |= named
            continue
        ahead = [_made(results.get(number)) for number in (one, other)]
        if ahead[0] is None or ahead[1] is None or ahead[0] == ahead[1]:
            raise NotAllowed(
                N_(
                    "the match of {one} and {other} in round {round} has no winner: enter its results, "
                    "play on, or say with --through who goes on"
                ),
                one=one,
                other=other,
                round=round_.number,
            )
        found.add(one if ahead[0] > ahead[1] else other)
    return found


def _made(match: Match | None) -> Fraction | None:
    if match is None:
        return None
    return match.points if match.awarded else match.margin


def _results(event: Event, session: int) -> Mapping[int, Mapping[int, Match]]:
    found: dict[int, dict[int, Match]] = {}
    for match in matches_of(event, Scorebook(event), session):
        found.setdefault(match.round, {})[match.number] = match
    return found


def _pairs(round_: Round) -> list[tuple[int, int]]:
    """Who meets whom; two tables of one match are one pair."""
    seen: dict[frozenset[int], tuple[int, int]] = {}
    for sitting in round_.sittings:
        one, other = sitting.numbers
        seen.setdefault(frozenset((one, other)), (one, other))
    return list(seen.values())


def _seeds(first: Round, size: int) -> list[int]:
    """The seeds, from the first round, which has its matches and its byes in the order of the bracket."""
    matches, byes = iter(_pairs(first)), iter(first.sits_out)
    seeds = [0] * size
    for one, other in bracket(size):
        if other is None:
            seeds[one - 1] = next(byes)
        else:
            seeds[one - 1], seeds[other - 1] = next(matches)
    return seeds
