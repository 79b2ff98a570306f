"""What an explanation says is what was scored, whatever the method and the ruling."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.bridge import Side
from tapete.tournament.errors import Unknown
from tapete.tournament.event import Adjustment, Event, Session
from tapete.tournament.explain import explain, plain
from tapete.tournament.policy import Factoring, Method, Rules, SmallGroups, Units
from tapete.tournament.result import Played, Spot
from tapete.tournament.scorebook import Scorebook

GIVEN = st.sampled_from([
    "", "", "", "420", "170@67%, 140@33%", "plus", "even", "minus", "60%", "=3", "at-most 140",
    "420 without-error 140", "none",
])  # fmt: skip
POINTS = st.sampled_from([-620, -100, -50, 50, 110, 140, 170, 420, 620])
RULES = st.sampled_from([
    Rules(),
    Rules(units=Units.ONE, board_digits=2),
    Rules(factoring=Factoring.OWN_TOP),
    Rules(factoring=Factoring.RATIO),
    Rules(factoring=Factoring.NONE),
    Rules(small_groups=SmallGroups.EBU, expected=12),
    Rules(small_groups=SmallGroups.EBU, units=Units.ONE, expected=12),
    Rules(method=Method.CROSS_IMPS),
    Rules(method=Method.BUTLER),
    Rules(method=Method.POINTS),
    Rules(laws="bridge-1997"),
])  # fmt: skip


def event_of(rows, rules, boards=3):
    """Some boards; the rulings are on the first one."""
    results, rulings = {}, {}
    for board in range(1, boards + 1):
        results[1, board] = {
            (board, str(at)): Played(
                {"NS": (at,), "EW": (50 + at,)}, str(points), {"NS": points, "EW": -points}
            )
            for at, (points, _, _) in enumerate(rows, 1)
        }
    for at, (_, ns, ew) in enumerate(rows, 1):
        if ns or ew:
            rulings[at] = Adjustment(at, Spot(1, 1, str(at), 1), ns, ew, "12C1", "Dora", "why not")
    return Event("x", rules=rules, sessions={1: Session(1)}, results=results, adjustments={(1, 1): rulings})


@settings(max_examples=200)
@given(st.lists(st.tuples(POINTS, GIVEN, GIVEN), min_size=1, max_size=7), RULES)
def test_the_lines_lead_to_the_score(rows, rules):
    book = Scorebook(event_of(rows, rules))
    for at in range(1, len(rows) + 1):
        for number, side in ((at, Side.NS), (50 + at, Side.EW)):
            found = explain(book, 1, number, 1)
            assert found.side is side
            assert found.score == book.sessions[1].score(1, at - 1, side)
            if found.score is None:
                assert found.steps[-1].value is None
                continue
            said = [step.value for step in found.steps]
            # The last line before the percentage is the score itself.
            percents = [place for place, step in enumerate(found.steps) if "Of the top" in str(step.what)]
            totals = [place for place, step in enumerate(found.steps) if "session so far" in str(step.what)]
            assert said[(percents or totals)[0] - 1] == found.score
            assert found.steps[totals[0]].value == book.sessions[1].total(number)
            if percents:
                assert said[percents[0]] == found.percent


@settings(max_examples=200)
@given(
    st.tuples(POINTS, POINTS),
    st.lists(st.one_of(GIVEN.filter("60%".__ne__), st.sampled_from(["plus-or 300", "complement"])),
             min_size=4, max_size=4),
    st.sampled_from([Method.IMPS, Method.BAM]),
    st.booleans(),
)  # fmt: skip
def test_the_lines_of_a_match_lead_to_its_score(points, given_, method, knockout):
    places = {"o": {"NS": (1,), "EW": (2,)}, "c": {"NS": (2,), "EW": (1,)}}
    results = {
        (1, 1): {
            (1, table): Played(places[table], str(made), {"NS": made, "EW": -made})
            for table, made in zip("oc", points, strict=True)
        }
    }
    rulings = {
        at: Adjustment(at, Spot(1, 1, table, 1), *given_[2 * at - 2 : 2 * at], "12C1", "Dora")
        for at, table in enumerate("oc", 1)
        if any(given_[2 * at - 2 : 2 * at])
    }
    rules = Rules(method=method, knockout=knockout)
    event = Event("x", rules=rules, sessions={1: Session(1)}, results=results, adjustments={(1, 1): rulings})
    book = Scorebook(event)
    for number in (1, 2):
        found = explain(book, 1, number, 1)
        if found.score is not None:
            ends = ("Of the top", "The session so far")
            last = next(at for at, step in enumerate(found.steps) if str(step.what).startswith(ends))
            assert found.steps[last - 1].value == found.score


def test_the_words_of_a_weighted_score():
    rows = (
        [(170, "", "")] * 5
        + [(140, "", "")] * 3
        + [(-100, "", "")] * 2
        + [(140, "170@67%, 140@33%", "170@67%, 140@33%")]
    )
    found = explain(Scorebook(event_of(rows, Rules(), boards=1)), 1, 11)
    words = [str(step.what) for step in found.steps]
    assert "170 is better than 140: 3 × 2" in words
    assert "170 is equal to 170: 5 × 1" in words
    assert "67 % of 15, for 170" in words
    assert (found.score, found.percent) == (Fraction("12.36"), Fraction("61.8"))
    assert found.steps[words.index("67 % of 15, for 170")].clause == "12C1c"
    assert any("Ruling 11 of Dora" in word for word in words)


def test_the_words_of_neubergs_formula():
    rows = [(points, "", "") for points in (420, 170, -50)]
    words = [str(step.what) for step in explain(Scorebook(event_of(rows, Rules(expected=8))), 1, 1).steps]
    assert "Neuberg: (4 + 1) × 8 / 3 − 1" in words


def test_a_score_that_is_not_there():
    with pytest.raises(Unknown, match="contestant 9 has no score on board 1"):
        explain(Scorebook(event_of([(420, "", "")], Rules())), 1, 9)


@pytest.mark.parametrize(
    ("number", "words"), [(3, "3"), (Fraction(1, 8), "0.125"), (Fraction(1, 3), "0.3333 (1/3)")]
)
def test_plain_numbers(number, words):
    assert plain(number) == words
