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

__all__ = ["bracket_of", "is_knockout", "next_round", "winners_of"]


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
    results = _results(Scorebook(event), session)
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
    # Tables are called as in the first round, with the letter of a section; boards go on from where they are.
    letter = past.rounds[0].sittings[0].table.removesuffix(made[0].sittings[0].table)
    boards = tuple(range(first, first + per))
    sittings = tuple(replace(one, table=letter + one.table, boards=boards) for one in made[-1].sittings)
    return replace(made[-1], sittings=sittings)


def bracket_of(book: Scorebook, stage: int) -> Mapping[int, tuple[int, ...]] | None:
    """How far each contestant of a knock-out came, to be ranked by; nothing where the stage is none."""
    sessions = [number for number, one in book.event.sessions.items() if one.stage == stage]
    plans = [
        (number, schedule)
        for number in sessions
        for schedule in book.event.sessions[number].schedules.values()
    ]
    if not plans or not all(is_knockout(schedule) for _, schedule in plans):
        return None
    found: dict[int, tuple[int, ...]] = {}
    for session, schedule in plans:
        results = _results(book, session)
        for round_ in schedule.rounds:
            for number in round_.sits_out:
                found[number] = (round_.number, 1, 1)
            for place, pair in enumerate(_pairs(round_)):
                made = [_made(results.get(round_.number, {}).get(number)) for number in pair]
                for number, own, other in zip(pair, made, reversed(made), strict=True):
                    won = own is not None and other is not None and own > other
                    # The losers of the semi-finals who play for the third place come after the final.
                    third = round_ is schedule.rounds[-1] and place > 0 and _is_final(schedule)
                    found[number] = (round_.number, 0 if third else 1, int(won))
    return found


def _is_final(schedule: Schedule) -> bool:
    """Whether the last round is the final, alone or with the match for the third place."""
    return len(schedule.rounds) == (int(schedule.name.removeprefix(NAME)) - 1).bit_length()


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


def _results(book: Scorebook, session: int) -> Mapping[int, Mapping[int, Match]]:
    found: dict[int, dict[int, Match]] = {}
    for match in matches_of(book, session):
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
