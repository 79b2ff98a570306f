"""Why a contestant stands where it stands: what is told adds up to what is shown."""

from __future__ import annotations

from fractions import Fraction

import pytest
from test_whole_events import event_of

from tapete.tournament.account import account
from tapete.tournament.demo import make_demo
from tapete.tournament.errors import Unknown
from tapete.tournament.event import Event, Extra, ExtraKind, Session, Stage
from tapete.tournament.policy import Method, Rules, Total
from tapete.tournament.result import Played
from tapete.tournament.scorebook import Scorebook
from tapete.tournament.standings import standings

MATCHES = [
    (1, 1, 2, [(620, -100), (50, 50), (-420, 170)]),
    (1, 3, 4, [(0, 0), (90, -50)]),
    (2, 1, 3, [(140, 140), (-50, 420), (980, 480)]),
    (2, 2, 4, [(110, -620), (170, 170)]),
]


def told(found, *starts):
    return [step.value for step in found.steps if str(step.what).startswith(starts)]


def test_a_session_of_pairs(journal):
    desk = make_demo(journal, "demo")
    for one in standings(desk.book):
        found = account(desk.book, one.number)
        boards = told(found, "Board ")
        (together,) = told(found, "Together")
        assert sum(boards) == together
        whole = (told(found, "Stretched") or [together])[0]
        assert whole + sum(told(found, "procedural penalty")) == one.row.score
        assert told(found, "The score") == [one.row.score]
        assert told(found, "Of ") == [one.row.percent]
    assert told(account(desk.book, 9), "procedural penalty") == [Fraction(-6, 5)]


@pytest.mark.parametrize(
    ("rules", "parts"),
    [
        (Rules(method=Method.IMPS, victory="wbf"), ("Round ",)),
        (Rules(method=Method.IMPS), ("Board ",)),
        (Rules(method=Method.BAM), ("Board ",)),
        (Rules(method=Method.PATTON, patton="6"), ("Board ", "Its share")),
        (Rules(method=Method.POINTS), ("Board ",)),
    ],
)
def test_teams(rules, parts):
    book = Scorebook(event_of(MATCHES, rules))
    for one in standings(book):
        found = account(book, one.number)
        whole = told(found, "Stretched")
        assert sum(told(found, *parts)) == one.row.score or whole == [one.row.score]


def test_the_mean_of_a_board():
    book = Scorebook(event_of(MATCHES, Rules(method=Method.IMPS, total=Total.MEAN)))
    for one in standings(book):
        found = account(book, one.number)
        assert told(found, "The mean of a board") == [one.row.score]
        assert sum(told(found, "Board ")) / one.row.boards == one.row.score


def test_games_won():
    results = {
        (1, 0): {
            (1, "1"): Played({"first": (1,), "second": (2,)}, "", {"first": 400, "second": 380}),
            (2, "1"): Played({"first": (2,), "second": (1,)}, "", {"first": 300, "second": 300}),
        }
    }
    event = Event(
        game="scrabble",
        rules=Rules(method=Method.WINS),
        results=results,
        sessions={1: Session(1, awarded={(3, 1): "1"})},
    )
    found = account(Scorebook(event), 1)
    assert told(found, "Round ") == [1, Fraction(1, 2), 1]
    assert told(found, "The difference") == [20]
    assert told(found, "The score") == [Fraction(5, 2)]


def test_sessions_stages_and_what_is_carried_over():
    one = event_of(MATCHES, Rules(method=Method.IMPS))
    results = {(session, board): lines for session in (1, 2, 3) for (_, board), lines in one.results.items()}
    event = Event(
        kind=one.kind,
        rules=one.rules,
        results=results,
        stages={1: Stage("heats"), 2: Stage("final", 2, "1/3")},
        sessions={1: Session(1), 2: Session(2, 2), 3: Session(3, 2)},
        extras={1: Extra(1, 2, 3, ExtraKind.DISCIPLINARY, "4", "91A", "Dora", "language")},
    )
    book = Scorebook(event)
    before = {row.number: row.row.score for row in standings(book, 1)}
    for row in standings(book, 2):
        found = account(book, row.number)
        assert found.stage == 2
        assert told(found, "Session ") == [before[row.number]] * 2
        assert told(found, "33.3333 (100/3) % of") == [before[row.number] / 3]
        assert told(found, "disciplinary") == ([-4] if row.number == 2 else [])
        assert told(found, "The score") == [row.row.score]
        assert account(book, row.number, 1).standing.row.score == before[row.number]


def test_who_has_no_score(journal):
    desk = make_demo(journal, "demo")
    with pytest.raises(Unknown, match="no contestant 99"):
        account(desk.book, 99)
    with pytest.raises(Unknown, match="contestant 7 has no score yet"):
        account(Scorebook(Event(sessions={1: Session(1)})), 7)
