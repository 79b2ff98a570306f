"""Adjusted scores as numbers: worked values, and a second scorer that counts tables one by one."""

from __future__ import annotations

from contextlib import suppress
from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.bridge import BadNotation, BridgeError, Side, Vulnerability
from tapete.bridge.adjusted import (
    BUTLER,
    IMPS,
    PERCENT,
    Average,
    BadOutcomes,
    BoardAMatch,
    CrossImps,
    Divisor,
    Frequencies,
    ImpsAgainst,
    Matchpoints,
    Outcomes,
    Rounding,
    Scale,
    Scores,
    TotalPoints,
    artificial,
    assign,
    average,
    better_of_plus,
    butler_datum,
    exact,
    fill_session,
    knockout_mean,
    neuberg,
    own_percentage,
    penalised,
    self_inflicted,
    without_gain,
)

MINUS, EVEN, PLUS = Average.MINUS, Average.EVEN, Average.PLUS
F = Fraction


# Matchpoints: a published ruling of 67 % of +170 and 33 % of +140 among ten other tables.


@pytest.mark.parametrize(
    ("points", "others", "percent"),
    [(170, "170*4, 140*3, -100*2", "76.65"),
     (140, "170*5, 140*2, -100*2", "31.65"),
     (-100, "170*5, 140*3, -100", "5.00")],
)  # fmt: skip
def test_other_tables_meet_a_weighted_score_in_parts(points, others, percent):
    ruled = Outcomes.parse("170@67%, 140@33%")
    field = Matchpoints(Frequencies.parse(others) + ruled)
    assert field.top == 20
    assert Rounding.HALF_UP.round(field.worth(points) * 100 / field.top, 2) == Decimal(percent)


def test_a_weighted_score_at_matchpoints():
    field = Matchpoints(Frequencies.parse("170*5, 140*3, -100*2"))
    assert [field.worth(170), field.worth(140)] == [15, 7]
    assert assign(field, Outcomes.parse("170@67%, 140@33%")) == Scores(F("12.36"), F("7.64"))


def test_points_are_not_weighed_before_they_are_compared():
    field = Matchpoints(Frequencies.parse("430, 420, 400"))
    outcomes = Outcomes.parse("620@1/2, 170@1/2")
    assert assign(field, outcomes).ns == 3
    assert field.worth(int(outcomes.mean)) == 0


@pytest.mark.parametrize(
    ("matchpoints", "factored"),
    [(10, "41/3"), (8, "11"), (6, "25/3"), (4, "17/3"), (2, "3"), (0, "1/3")],
)
def test_neuberg(matchpoints, factored):
    assert neuberg(matchpoints, 6, 8) == F(factored)


def test_a_smaller_group_is_stretched_to_the_field():
    field = Matchpoints(Frequencies.parse("170*2, 140*3"), expected=8)
    assert (field.top, field.worth(200), field.worth(100)) == (14, F(41, 3), F(1, 3))
    assert sum(assign(field, Outcomes.of(140)).__getitem__(side) for side in Side) == 14


def test_a_score_that_nobody_is_compared_with_is_half_of_the_field():
    assert Matchpoints(Frequencies.parse(""), expected=8).worth(420) == 7
    assert Matchpoints(Frequencies.parse("")).worth(420) == 0


# IMPs.


@pytest.mark.parametrize(
    ("comparison", "ns", "top"),
    [
        # 620 gains 10 IMPs on 170, -100 loses 7.
        (ImpsAgainst(170), "1.5", 0),
        (CrossImps(Frequencies.parse("170*2, 620"), Divisor.ONE), "-3", 0),
        (CrossImps(Frequencies.parse("170*2, 620")), "-1", 0),
        (CrossImps(Frequencies.parse("170*2, 620"), Divisor.TABLES), "-3/4", 0),
        (CrossImps(Frequencies.parse("")), "0", 0),
        (BoardAMatch(170), "1", 2),
        (BoardAMatch(620), "0.5", 2),
        (TotalPoints(), "260", 0),
    ],
)
def test_even_chances_of_620_and_minus_100(comparison, ns, top):
    assert comparison.top == top
    given_ = assign(comparison, Outcomes.parse("620@50%, -100@50%"))
    assert given_ == Scores(F(ns), top - F(ns))
    assert given_.balance(F(top))


def test_each_side_may_have_outcomes_and_a_comparison_of_its_own():
    for_ns, for_ew = Outcomes.of(110), Outcomes.of(-50)
    assert assign(ImpsAgainst(110), for_ns, for_ew) == Scores(F(0), F(4))
    assert assign(ImpsAgainst(110), for_ns, for_ew, ImpsAgainst(-50)) == Scores(F(0), F(0))


@pytest.mark.parametrize(
    ("results", "dropped", "datum"),
    [([620, 620, 170, -100], 1, 400), ([420, 430, 450, 50], 1, 430), ([-50, -100, 50, -120], 1, -80),
     ([100, 110], 0, 110), ([-100, -110], 0, -110), ([50, 50, 110, 620, 650], 2, 110)],
)  # fmt: skip
def test_butler_datum(results, dropped, datum):
    assert butler_datum(results, dropped) == datum


# Law 12C1e: table result, what was possible after the infraction, full rectification; then the IMPs.


@pytest.mark.parametrize(
    ("table", "possible", "adjusted", "kept", "offenders"),
    [
        (-650, 300, 620, -7, 0),  # the error cost 7 of 15 IMPs
        (-650, -650, 620, 0, 0),  # the error cost nothing: full redress
        (-650, 620, 620, -15, 0),  # all of it was the error
        (-650, 1100, 620, -15, 0),  # the infraction opened a better chance than it took away
        (300, -650, 620, 0, 0),  # what was won by the gamble stays out of it
        (620, 620, 300, 0, 0),  # no damage at all
    ],
)
@pytest.mark.parametrize("side", list(Side))
def test_damage_that_a_side_did_to_itself(side, table, possible, adjusted, kept, offenders):
    sign = 1 if side is Side.NS else -1
    found = self_inflicted(
        ImpsAgainst(sign * 620), side, table=sign * table,
        adjusted=Outcomes.of(sign * adjusted), without_error=Outcomes.of(sign * possible),
    )  # fmt: skip
    assert (found[side], found[side.other]) == (kept, offenders)


def test_own_damage_at_matchpoints():
    field = Matchpoints(Frequencies.parse("620*3, 300*4, -650*3"))
    found = self_inflicted(
        field,
        Side.NS,
        table=-650,
        adjusted=Outcomes.parse("620@60%, 300@40%"),
        without_error=Outcomes.of(300),
    )
    # Full rectification 0.6 x 17 + 0.4 x 10 = 14.2; the error cost 10 - 3 = 7 of 11.2 matchpoints.
    assert found == Scores(F("7.2"), F("5.8"))


def test_only_the_gain_of_one_side_is_taken_away():
    match = ImpsAgainst(170)
    assert without_gain(match, Side.NS, table=620, without=Outcomes.of(170)) == Scores(F(0), F(-10))
    assert without_gain(match, Side.NS, table=170, without=Outcomes.of(620)) == Scores(F(0), F(0))
    assert without_gain(match, Side.EW, table=-100, without=Outcomes.of(140)) == Scores(F(-7), F(1))


@pytest.mark.parametrize(
    ("ns", "ew", "top", "mean"),
    [(6, -2, 0, 4), (3, 3, 0, 0), (-3, -3, 0, 0), (5, -5, 0, 5), (3, 0, 0, F(3, 2)), (2, 1, 2, F(3, 2))],
)
def test_a_knockout_match_has_one_score(ns, ew, top, mean):
    assert knockout_mean(Scores(F(ns), F(ew)), F(top)) == Scores(mean, top - mean)


@pytest.mark.parametrize(
    ("side", "assigned", "plus", "found"),
    [(Side.NS, (5, -5), 3, (5, -5)), (Side.NS, (-1, 1), 3, (3, -3)), (Side.EW, (-7, 7), 3, (-7, 7)),
     (Side.EW, (0, 0), 2, (-2, 2)), (Side.NS, (3, 0), 3, (3, -3))],
)  # fmt: skip
def test_the_faultless_team_gets_the_better_of_average_plus_and_an_assigned_score(
    side, assigned, plus, found
):
    assert better_of_plus(side, Scores(*map(F, assigned)), F(plus)) == Scores(*map(F, found))


def test_a_penalty_gives_nothing_to_the_others():
    assert penalised(Scores(F(12), F(8)), Side.NS, F(5)) == Scores(F(7), F(8))
    with pytest.raises(BadOutcomes, match="above 0"):
        penalised(Scores(F(12), F(8)), Side.NS, F(0))


# Artificial scores.


@pytest.mark.parametrize(
    ("award", "scale", "own", "worth"),
    [(PLUS, PERCENT, None, 60), (EVEN, PERCENT, None, 50), (MINUS, PERCENT, None, 40),
     (PLUS, PERCENT, 59, 60), (PLUS, PERCENT, "62.5", "62.5"), (PLUS, PERCENT, 30, 60),
     (EVEN, PERCENT, 70, 50), (EVEN, PERCENT, 30, 50),
     (MINUS, PERCENT, 41, 40), (MINUS, PERCENT, "37.5", "37.5"), (MINUS, PERCENT, 70, 40),
     (PLUS, IMPS, None, 3), (EVEN, IMPS, None, 0), (MINUS, IMPS, None, -3), (PLUS, IMPS, "3.5", "3.5"),
     (PLUS, BUTLER, None, 2), (MINUS, BUTLER, None, -2)],
)  # fmt: skip
def test_averages(award, scale, own, worth):
    assert average(award, scale, None if own is None else F(own)) == F(worth)


def test_both_sides_of_an_artificial_score():
    assert artificial(PLUS, MINUS, PERCENT, own_ns=F(65), own_ew=F(35)) == Scores(F(65), F(35))
    assert artificial(PLUS, PLUS, PERCENT, own_ew=F(55)) == Scores(F(60), F(60))


def test_a_session_takes_two_passes():
    boards = [PLUS, (14, 20), (12, 20), MINUS, EVEN, (10, 10)]
    # 36 of 50 on the boards with a result.
    assert own_percentage(board for board in boards if not isinstance(board, Average)) == 72
    assert fill_session(boards) == (72, 70, 60, 40, 50, 100)
    assert fill_session([(7, 20), MINUS, PLUS]) == (35, 35, 60)
    assert fill_session([PLUS, MINUS]) == (60, 40)
    assert own_percentage([]) is None


def test_regulations_may_have_other_values_from_the_second_board_on():
    further = Scale(F(55), F(50), F(45))
    assert fill_session([PLUS, (10, 20), PLUS, MINUS], further=further) == (60, 50, 55, 45)


# Numbers, and what is wrong with them.


@pytest.mark.parametrize(
    ("text", "number"),
    [("170", 170), ("-50", -50), ("−50", -50), ("+3", 3), ("61.8", F(309, 5)), ("61,8", F(309, 5)),
     (".5", F(1, 2)), ("67%", F(67, 100)), ("66.5 %", F(133, 200)), ("2/3", F(2, 3)), ("200/3%", F(2, 3))],
)  # fmt: skip
def test_exact(text, number):
    assert exact(text) == number


@pytest.mark.parametrize(
    "text", ["", "x", "1/0", "1e9", "1_000", "٣", "1//2", "nan", "5 5", "%", "1.2/3", "9" * 99]
)
def test_no_number(text):
    with pytest.raises(BadNotation, match="is no number"):
        exact(text)


@pytest.mark.parametrize(
    ("policy", "rounded"),
    [(Rounding.HALF_UP, "0.13 -0.12 0.38 0.60"), (Rounding.HALF_AWAY, "0.13 -0.13 0.38 0.60"),
     (Rounding.HALF_EVEN, "0.12 -0.12 0.38 0.60"), (Rounding.HALF_OUT, "0.12 -0.13 0.37 0.60")],
)  # fmt: skip
def test_rounding(policy, rounded):
    numbers = [F("0.125"), F("-0.125"), F("0.375"), F("0.6")]
    centre = F(1, 2) if policy is Rounding.HALF_OUT else 0
    assert " ".join(str(policy.round(number, 2, centre)) for number in numbers) == rounded


def test_exact_halves_away_from_the_average():
    assert [str(Rounding.HALF_OUT.round(F(n), 0, 50)) for n in ("60.5", "50.5", "49.5", "39.5")] == [
        "61", "51", "49", "39",
    ]  # fmt: skip


def test_results_may_be_written_as_contracts():
    assert Outcomes.parse("4SX N -1@1/4, 4S S =@3/4", Vulnerability.BOTH).weights == (
        (-200, F(1, 4)),
        (620, F(3, 4)),
    )
    assert Frequencies.parse("Pass, 3NT W +1*2", Vulnerability.EW).counts == ((0, F(1)), (-630, F(2)))


@pytest.mark.parametrize("text", ["170@67%, 140@33%", "620", "-50@1/3, 110@2/3"])
def test_outcomes_are_written_as_they_are_read(text):
    once = Outcomes.parse(text)
    assert Outcomes.parse(str(once)) == once


@pytest.mark.parametrize(
    ("text", "wrong"),
    [("170@67%, 140@34%", "101 % together"), ("170@50%", "50 % together"), ("170, 140", "no weight"),
     ("170@100%, 140@0", "no weight"), ("170@-1, 140@2", "no weight"), ("175", "no board scores 175"),
     ("90000", "no board scores"), ("4S N", "how many tricks"), ("4S N =", "needs a vulnerability"),
     ("", "is no contract|how many tricks"), ("170@x", "no number")],
)  # fmt: skip
def test_outcomes_that_cannot_be(text, wrong):
    with pytest.raises(BadNotation, match=wrong):
        Outcomes.parse(text)


@pytest.mark.parametrize(
    ("wrong", "make"),
    [("leave it out", lambda: Frequencies.parse("170*0")),
     ("more than the 3", lambda: Matchpoints(Frequencies.parse("170*5"), expected=3)),
     ("too few", lambda: butler_datum([100, 200])),
     ("too few to leave out -1", lambda: butler_datum([100, 200], dropped=-1)),
     ("cannot be less", lambda: Scale(F(40), F(50), F(60))),
     ("nothing to win", lambda: fill_session([(0, 0)]))],
)  # fmt: skip
def test_what_cannot_be_compared(wrong, make):
    with pytest.raises(BadOutcomes, match=wrong):
        make()


# Against a scorer that looks at every table of a field by itself.

POINTS = st.integers(-60, 60).map(lambda tens: tens * 10)


PARTS = st.lists(st.tuples(POINTS, st.integers(1, 20)), min_size=1, max_size=5)


def weighed(parts):
    whole = sum(part for _, part in parts)
    return Outcomes(tuple((points, F(part, whole)) for points, part in parts))


def outcomes():
    return PARTS.map(weighed)


def naive_matchpoints(points, others):
    return sum(2 if points > other else 1 if points == other else 0 for other in others)


@given(POINTS, st.lists(POINTS, max_size=30))
def test_matchpoints_of_one_result(points, others):
    assert Matchpoints(Frequencies.of(others)).worth(points) == naive_matchpoints(points, others)


@given(PARTS, st.lists(POINTS, max_size=10))
def test_a_weighted_score_is_the_mean_over_as_many_tables_as_it_has_parts(parts, others):
    tables = [naive_matchpoints(points, others) for points, part in parts for _ in range(part)]
    assert assign(Matchpoints(Frequencies.of(others)), weighed(parts)).ns == F(sum(tables), len(tables))


@given(st.lists(POINTS, min_size=1, max_size=8), outcomes())
def test_a_field_with_a_weighted_score_shares_out_all_matchpoints(others, mixed):
    tables = len(others) + 1
    ruled = assign(Matchpoints(Frequencies.of(others)), mixed)
    total = ruled.ns
    for index, points in enumerate(others):
        rest = Frequencies.of(others[:index] + others[index + 1 :]) + mixed
        total += Matchpoints(rest).worth(points)
    assert total == tables * (tables - 1)
    assert ruled.ns + ruled.ew == 2 * (tables - 1)


@given(POINTS, outcomes(), outcomes(), st.sampled_from(list(Side)), st.lists(POINTS, min_size=1, max_size=9))
def test_nobody_is_worse_off_for_having_been_wronged(table, adjusted, possible, side, others):
    for comparison in (
        ImpsAgainst(others[0]),
        Matchpoints(Frequencies.of(others)),
        CrossImps(Frequencies.of(others)),
    ):
        made = assign(comparison, Outcomes.of(table))
        full = assign(comparison, adjusted)
        found = self_inflicted(comparison, side, table=table, adjusted=adjusted, without_error=possible)
        assert made[side] <= found[side] <= max(full[side], made[side])
        assert found[side.other] == min(full[side.other], made[side.other])


@given(outcomes(), outcomes(), POINTS)
def test_a_mean_balances_and_keeps_what_balanced(for_ns, for_ew, other):
    one = assign(ImpsAgainst(other), for_ns)
    assert knockout_mean(one) == one
    mean = knockout_mean(assign(ImpsAgainst(other), for_ns, for_ew))
    assert mean.balance(F(0))


@given(st.fractions(-99, 99), st.integers(0, 4), st.sampled_from(list(Rounding)))
def test_rounding_moves_by_half_a_digit_at_most(number, digits, policy):
    assert abs(F(policy.round(number, digits)) - number) * 10**digits <= F(1, 2)


@given(st.text(alphabet="0123456789-+@*%/,. SHDCNTXWE=−x", max_size=30) | st.text(max_size=20))
def test_any_text_is_read_or_refused_in_a_sentence(text):
    for read in (Outcomes.parse, Frequencies.parse, exact):
        with suppress(BridgeError):
            read(text)
