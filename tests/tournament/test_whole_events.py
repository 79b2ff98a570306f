"""Whole events of random results beside a naive scorer: victory points, Patton, total points, games won."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

import naive
from hypothesis import given
from hypothesis import strategies as st

from tapete.tournament.contestant import Kind
from tapete.tournament.event import Event, Session
from tapete.tournament.policy import Method, Rules
from tapete.tournament.result import Played
from tapete.tournament.schedule.robin import round_robin
from tapete.tournament.scorebook import Scorebook
from tapete.tournament.standings import standings

POINTS = st.sampled_from([-1430, -620, -450, -110, -100, -50, 0, 50, 90, 140, 170, 420, 450, 620, 980])


@st.composite
def matches(draw):
    """A round robin of teams: round, home, away, and the points of both tables on each board."""
    teams, per = draw(st.integers(2, 6)), draw(st.integers(1, 8))
    boards = st.lists(st.tuples(POINTS, POINTS), min_size=per, max_size=per)
    return [
        (round_.number, *sitting.places.values(), draw(boards))
        for round_ in round_robin(teams).schedule.rounds
        for sitting in round_.sittings
    ]


def event_of(played, rules):
    results = defaultdict(dict)
    for round_, home, away, boards in played:
        for at, (first, second) in enumerate(boards, 1):
            board = 10 * round_ + at
            for table, ns, ew, points in ((f"{home}o", home, away, first), (f"{home}c", away, home, second)):
                results[1, board][round_, table] = Played(
                    {"NS": (ns,), "EW": (ew,)}, str(points), {"NS": points, "EW": -points}
                )
    return Event(kind=Kind.TEAM, rules=rules, results=dict(results), sessions={1: Session(1)})


def rank(event):
    found = standings(Scorebook(event))
    return {one.number: one.row.score for one in found}, {one.number: one.rank for one in found}


@given(matches())
def test_victory_points_of_a_round_robin(played):
    expected = defaultdict(Fraction)
    for _, home, away, boards in played:
        margin = sum(naive.imp(first - second) for first, second in boards)
        expected[home] += naive.victory(margin, len(boards))
        expected[away] += naive.victory(-margin, len(boards))
    scores, ranks = rank(event_of(played, Rules(method=Method.IMPS, victory="wbf")))
    assert scores == expected
    assert ranks == naive.ranks(expected)


@given(matches(), st.integers(0, 12))
def test_patton(played, share):
    expected = defaultdict(Fraction)
    for _, home, away, boards in played:
        swings = [first - second for first, second in boards]
        expected[home] += naive.patton(swings, share)
        expected[away] += naive.patton([-swing for swing in swings], share)
    scores, ranks = rank(event_of(played, Rules(method=Method.PATTON, patton=str(share))))
    assert scores == expected
    full = sum(scores.values())
    assert full == sum(2 * len(boards) + share for _, _, _, boards in played)
    if len({sum(team in match[1:3] for match in played) for team in expected}) == 1:
        assert ranks == naive.ranks(expected)


@given(matches())
def test_total_points(played):
    expected = defaultdict(int)
    for _, home, away, boards in played:
        for first, second in boards:
            expected[home] += first - second
            expected[away] += second - first
    scores, ranks = rank(event_of(played, Rules(method=Method.POINTS)))
    assert scores == expected
    assert ranks == naive.ranks(expected)


@given(st.lists(st.tuples(st.integers(1, 5), st.integers(6, 9), st.integers(0, 600), st.integers(0, 600))))
def test_games_won_and_then_the_difference(games):
    results, wins, spread = defaultdict(dict), defaultdict(Fraction), defaultdict(int)
    for at, (first, second, mine, theirs) in enumerate(games, 1):
        results[1, 0][at, "1"] = Played(
            {"first": (first,), "second": (second,)}, "", {"first": mine, "second": theirs}
        )
        for number, own, other in ((first, mine, theirs), (second, theirs, mine)):
            wins[number] += Fraction(1) if own > other else Fraction(1, 2) if own == other else 0
            spread[number] += own - other
    event = Event(
        game="scrabble", kind=Kind.PLAYER, rules=Rules(method=Method.WINS), results=dict(results),
        sessions={1: Session(1)},
    )  # fmt: skip
    scores, ranks = rank(event)
    assert scores == wins
    assert ranks == naive.ranks({number: (wins[number], spread[number]) for number in wins})
