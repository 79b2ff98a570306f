"""Every method beside a naive scorer, and the worked values of the regulations."""

from __future__ import annotations

from fractions import Fraction

import naive
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.bridge import Side
from tapete.bridge.adjusted import Divisor, Outcomes, Rounding
from tapete.tournament.federations import FEDERATIONS
from tapete.tournament.policy import (
    Datum,
    Factoring,
    Method,
    OwnAverage,
    OwnOver,
    Rules,
    SmallGroups,
    Total,
    Units,
)
from tapete.tournament.ruling import parse_given
from tapete.tournament.scoring import Line, score_board, score_session
from tapete.tournament.scoring.cross_imps import ximpq
from tapete.tournament.scoring.teams import patton_share

POINTS = st.sampled_from(
    [-1400, -620, -450, -110, -100, -50, 0, 50, 90, 110, 140, 170, 420, 450, 620, 980, 1430]
)
FIELD = st.lists(POINTS, min_size=1, max_size=14)


def lines(results, **more):
    return [Line(str(at), (at,), (100 + at,), points) for at, points in enumerate(results, 1)]


def board(results, rules=None, expected=0, **more):
    made = results if isinstance(results[0], Line) else lines(results)
    return score_board(made, rules or Rules(), expected, **more)


def ns(scored):
    return [scored.score(place, Side.NS) for place in range(len(scored.lines))]


def ew(scored):
    return [scored.score(place, Side.EW) for place in range(len(scored.lines))]


@given(FIELD, st.integers(0, 8))
def test_matchpoints_and_neuberg(results, missing):
    expected = len(results) + missing
    found = board(results, expected=expected)
    assert ns(found) == [naive.matchpoints(results, at, expected) for at in range(len(results))]
    top = Fraction(found.top, found.unit)
    assert top == 2 * (expected - 1)
    assert all(left + right == top for left, right in zip(ns(found), ew(found), strict=True))
    # What North-South and East-West get is a full share of the field, however many results there are.
    assert sum(ns(found)) * 2 == top * len(results)


@given(st.lists(st.tuples(POINTS, POINTS, st.integers(1, 99)), min_size=2, max_size=8), st.integers(0, 4))
def test_weighted_scores_of_a_whole_field(field, missing):
    tables, made = [], []
    for at, (first, second, percent) in enumerate(field, 1):
        weights = ((first, Fraction(percent, 100)), (second, Fraction(100 - percent, 100)))
        given = parse_given(", ".join(f"{points}@{weight}" for points, weight in weights))
        tables.append(weights)
        made.append(Line(str(at), (at,), (100 + at,), 50, given, given))
    expected = len(field) + missing
    found = board(made, expected=expected)
    assert ns(found) == [naive.weighted_matchpoints(tables, at, expected) for at in range(len(tables))]
    assert [left + right for left, right in zip(ns(found), ew(found), strict=True)] == [
        2 * (expected - 1)
    ] * len(field)


@given(FIELD, st.sampled_from(list(Divisor)))
def test_cross_imps(results, divisor):
    rules = Rules(method=Method.CROSS_IMPS, divisor=divisor)
    found = board(results, rules)
    assert ns(found) == [naive.cross_imps(results, at, divisor.value) for at in range(len(results))]
    assert ew(found) == [-score for score in ns(found)]


@given(FIELD, st.integers(0, 3))
def test_butler(results, dropped):
    rules = Rules(method=Method.BUTLER, dropped=dropped)
    found = board(results, rules)
    assert ns(found) == [naive.butler(results, at, dropped) for at in range(len(results))]
    assert ew(found) == [-score for score in ns(found)]


@given(FIELD)
def test_total_points(results):
    found = board(results, Rules(method=Method.POINTS))
    assert ns(found) == results
    assert ew(found) == [-points for points in results]


@given(st.lists(st.tuples(POINTS, POINTS), min_size=1, max_size=6))
def test_teams_by_imps_and_by_boards(matches):
    made = []
    for at, (first, second) in enumerate(matches):
        home, away = 2 * at + 1, 2 * at + 2
        made += [Line(f"{at}o", (home,), (away,), first), Line(f"{at}c", (away,), (home,), second)]
    for method, worth in ((Method.IMPS, naive.imp), (Method.BAM, None)):
        found = board(made, Rules(method=method))
        for at, (first, second) in enumerate(matches):
            own = naive.imp(first - second) if worth else naive.bam(first, -second)
            other = -own if worth else 2 - own
            assert (ns(found)[2 * at], ew(found)[2 * at]) == (own, other)
            assert (ns(found)[2 * at + 1], ew(found)[2 * at + 1]) == (other, own)
        session = score_session({1: made}, Rules(method=method))
        assert session.total(1) == ns(found)[0]  # a match counts once for a team, not once a table


@pytest.mark.parametrize(
    ("m", "worth"),
    [(10, "41/3"), (8, "11"), (6, "25/3"), (4, "17/3"), (2, "3"), (0, "1/3")],
)
def test_neubergs_formula_as_published(m, worth):
    # Six different results of eight: 5, 4, 3 ... lower scores, two matchpoints each.
    results = [500, 450, 400, 150, 100, -50]
    assert ns(board(results, expected=8))[5 - m // 2] == Fraction(worth)


def test_a_published_weighted_ruling():
    # Warsaw, 8 August 2013, board 7: 67 % of 170 and 33 % of 140, against ten other results.
    given = parse_given("170@67%, 140@33%")
    made = [*lines([170] * 5 + [140] * 3 + [-100] * 2), Line("11", (11,), (111,), 140, given, given)]
    found = board(made)
    percents = [Rounding.HALF_UP.round(score * 100 / 20, 2) for score in ns(found)]
    assert [str(percents[at]) for at in (0, 5, 8, 10)] == ["76.65", "31.65", "5.00", "61.80"]


@pytest.mark.parametrize(
    ("policy", "results", "expected", "percents"),
    [
        (SmallGroups.EBU, [420, 170, -50], 9, ["70", "60", "50"]),
        (SmallGroups.EBU, [420, 420, -50], 9, ["65", "65", "50"]),
        (SmallGroups.EBU, [420, 170, -50], 8, None),  # more than a third: Neuberg
        (SmallGroups.EBU, [420, -50], 8, ["65", "55"]),
        (SmallGroups.EBU, [420, 420], 8, ["60", "60"]),
        (SmallGroups.EBU, [420], 8, ["60"]),
        (SmallGroups.EBU, [420, 170, 0, -50], 13, None),  # four or more: Neuberg
        (SmallGroups.ACBL, [420, -50], 8, ["65", "55"]),
        (SmallGroups.ACBL, [420, 170, -50], 8, None),  # the larger group
        (SmallGroups.CANCEL, [420, -50], 8, None),
        (SmallGroups.NONE, [420], 8, ["50"]),
    ],
)
def test_small_groups(policy, results, expected, percents):
    found = board(results, Rules(small_groups=policy), expected)
    top = Fraction(found.top, found.unit)
    if percents is None:
        assert ns(found) == [naive.matchpoints(results, at, expected) for at in range(len(results))]
        return
    assert [score * 100 / top for score in ns(found)] == [Fraction(one) for one in percents]
    # A group that is too small is the fault of neither side, so both get more than they share.
    mirrored = board([-points for points in results], Rules(small_groups=policy), expected)
    assert ew(found) == ns(mirrored)


def test_a_single_result_is_cancelled_with_average_plus():
    # What 1 made on its other board is more than 60 %, what 101 made is less.
    boards = {1: lines([420, 0]), 2: lines([420])}
    found = score_session(boards, Rules(small_groups=SmallGroups.CANCEL), 2)
    assert (found.score(2, 0, Side.NS), found.score(2, 0, Side.EW)) == (2, Fraction(6, 5))
    found.changed(2, lines([420, 420]))
    assert found.score(2, 0, Side.NS) == 1


def test_a_group_is_not_small_while_results_are_still_to_come():
    rules = Rules(small_groups=SmallGroups.EBU)
    assert ns(board([420, -50], rules, 8, complete=False)) == [11, 3]


def test_acbl_groups_of_three_beside_a_larger_one():
    made = [
        line._replace(group="B" if at < 3 else "")
        for at, line in enumerate(lines([420, 170, -50, 0, 0, 0, 0]))
    ]
    found = board(made, Rules(small_groups=SmallGroups.ACBL), 7)
    assert [score * 100 / 12 for score in ns(found)[:3]] == [70, 60, 50]
    assert ns(found)[3] == naive.matchpoints([0, 0, 0, 0], 0, 7)


def test_a_fouled_board_is_scored_in_groups():
    made = [
        line._replace(group="B" if at % 2 else "")
        for at, line in enumerate(lines([420, 50, 170, -50, 0, 100]))
    ]
    found = board(made, expected=6)
    for group in (0, 1):
        results = [line.points for line in made[group::2]]
        assert ns(found)[group::2] == [naive.matchpoints(results, at, 6) for at in range(3)]


@pytest.mark.parametrize(
    ("factoring", "scores", "top"),
    [
        (Factoring.NEUBERG, ["7", "3", "-1/3"], 8),
        (Factoring.RATIO, ["8", "4", "0"], 8),
        (Factoring.OWN_TOP, ["100", "50", "0"], 100),
        (Factoring.NONE, ["4", "2", "0"], 4),
    ],
)
def test_factoring(factoring, scores, top):
    found = board([420, 170, -50], Rules(factoring=factoring), 5)
    if factoring is Factoring.NEUBERG:
        scores = [str(naive.matchpoints([420, 170, -50], at, 5)) for at in range(3)]
    assert (ns(found), Fraction(found.top, found.unit)) == ([Fraction(one) for one in scores], top)


def test_the_two_scales_of_matchpoints_differ_by_two():
    whole = board([420, 420, 170, -50], Rules(), 7)
    half = board([420, 420, 170, -50], Rules(units=Units.ONE), 7)
    assert [2 * score for score in ns(half)] == ns(whole)
    assert Fraction(half.top, half.unit) == 6


def test_board_scores_are_rounded_where_the_regulations_say_so():
    rules = Rules(units=Units.ONE, board_digits=2)
    exactly = board([420, 170, 170, -50, 0, 10], Rules(units=Units.ONE), 7)
    rounded = board([420, 170, 170, -50, 0, 10], rules, 7)
    assert ns(rounded) == [Fraction(Rounding.HALF_UP.round(score, 2)) for score in ns(exactly)]
    assert ns(rounded) != ns(exactly)


def test_split_scores_need_a_table_for_each_side():
    made = [*lines([170, 140, -100]), Line("4", (4,), (104,), 140, parse_given("170"), parse_given("-100"))]
    found = board(made)
    # North-South meet 170, 140, -100 and 170; East-West 170, 140, -100 and -100.
    assert ns(found) == [5, 2, 0, 5]
    assert ew(found) == [0, 2, 5, 5]


@pytest.mark.parametrize(
    ("given", "side", "score"),
    [
        ("at-most 140", Side.NS, 3),  # the table's 170 was worth 4
        ("140 without-error 170", Side.NS, 4),  # nothing is lost that was not the infraction's fault
        ("620 without-error 300", Side.NS, 4),
        ("none", Side.NS, None),
        ("=3", Side.NS, 3),
        ("75%", Side.EW, 3),
    ],
)
def test_other_awards(given, side, score):
    made = lines([170, 140, -100])
    award = {"ns_given": parse_given(given)} if side is Side.NS else {"ew_given": parse_given(given)}
    made[0] = made[0]._replace(**award)
    assert board(made).score(0, side) == score


def test_damage_that_a_side_did_to_itself():
    # The other table has 620. Without the infraction 620; after it 300, but North-South lost 650 (12C1e).
    made = [
        Line("1", (1,), (2,), -650, parse_given("620 without-error 300"), parse_given("620")),
        Line("2", (2,), (1,), 620),
    ]
    found = board(made, Rules(method=Method.IMPS))
    assert (found.score(0, Side.NS), found.score(0, Side.EW)) == (-7, 0)


def test_a_knockout_match_gets_the_mean():
    made = [
        Line("1", (1,), (2,), 100, parse_given("plus"), parse_given("even")),
        Line("2", (2,), (1,), 620),
    ]
    scores = score_session({1: made}, Rules(method=Method.IMPS))
    assert [scores.score(1, place, side) for place in (0, 1) for side in Side] == [3, 0, 0, 3]
    found = board(made, Rules(method=Method.IMPS, knockout=True))
    assert (found.score(0, Side.NS), found.score(0, Side.EW)) == (Fraction(3, 2), Fraction(-3, 2))


def test_teams_with_one_side_at_fault():
    # 86B2b: average plus or the assigned score, and the complement for the others.
    made = [Line("1", (1,), (2,), None, parse_given("plus-or 620"), parse_given("complement")),
            Line("2", (2,), (1,), 100)]  # fmt: skip
    found = board(made, Rules(method=Method.IMPS))
    assert (found.score(0, Side.NS), found.score(0, Side.EW)) == (11, -11)
    made[1] = made[1]._replace(points=620)
    found = board(made, Rules(method=Method.IMPS))
    assert (found.score(0, Side.NS), found.score(0, Side.EW)) == (3, -3)


def test_weighted_scores_at_both_tables_of_a_match():
    one, two = parse_given("620@1/2, -100@1/2"), parse_given("170@1/4, -620@3/4")
    made = [Line("1", (1,), (2,), 0, one, one), Line("2", (2,), (1,), 0, two, two)]
    expected = sum(
        Fraction(1, 2) * weight * naive.imp(first - second)
        for first in (620, -100)
        for second, weight in ((170, Fraction(1, 4)), (-620, Fraction(3, 4)))
    )
    assert board(made, Rules(method=Method.IMPS)).score(0, Side.NS) == expected


def session(results, awards, rules=None):
    """Pairs against a field, a line for each board; `awards` are for pair 1."""
    boards = {}
    for at, other in enumerate(results, 1):
        boards[at] = [Line("1", (1,), (11,), other), Line("2", (2,), (12,), 0), Line("3", (3,), (13,), 0)]
    for at, award in awards.items():
        mine = parse_given(award)
        boards[at] = [Line("1", (1,), (11,), None, mine, parse_given("even")), *lines([0, 0])]
        boards[at][1:] = [Line("2", (2,), (12,), 0), Line("3", (3,), (13,), 0)]
    return score_session(boards, rules or Rules())


@pytest.mark.parametrize(
    ("results", "award", "laws", "own", "share"),
    [
        ([50, 50, 0], "plus", "bridge-2017", None, Fraction(250, 3)),
        ([-50, 50], "plus", "bridge-2017", None, 60),
        ([-50, -50, 0], "minus", "bridge-2017", None, Fraction(50, 3)),
        ([-50, -50, 0], "minus", "bridge-1997", None, 40),
        ([50, 50, 0], "plus", "bridge-1997", None, Fraction(250, 3)),
        ([50, 50], "even", "bridge-2017", None, 50),
        ([50, 50, 0], "plus", "bridge-2017", OwnAverage.NONE, 60),
        ([-50, -50, 0], "minus", "bridge-2017", OwnAverage.PLUS, 40),
        ([50, 50], "60%", "bridge-2017", None, 60),
    ],
)
def test_ones_own_average(results, award, laws, own, share):
    # 12C2c of 2017 for both limbs, 88 of 1997 for the contestant without fault; two passes.
    found = session([*results, 0], {len(results) + 1: award}, Rules(laws=laws, own=own))
    assert found.score(len(results) + 1, 0, Side.NS) == Fraction(share) * 4 / 100


def test_further_boards_without_a_result():
    rules = Rules(further=("55", "50", "45"))
    found = session([-50, 0, 0, 0], {2: "plus", 3: "plus", 4: "minus"}, rules)
    scores = [found.score(at, 0, Side.NS) * 25 for at in (2, 3, 4)]
    assert scores == [60, 55, 0]  # the last is below 45 % in the pair's own play: it made nothing


def test_own_average_of_each_partner_of_an_individual_event():
    # 1 made a top elsewhere, its partner 2 a bottom: each gets what is due to it.
    boards = {
        1: [Line("1", (1, 9), (3, 4), 420), Line("2", (2, 5), (7, 8), -50)],
        2: [
            Line("1", (1, 2), (3, 8), None, parse_given("plus"), parse_given("minus")),
            Line("2", (5, 9), (4, 7), 0),
        ],
    }
    found = score_session(boards, Rules())
    assert [found.score(2, 0, Side.NS, who) for who in (1, 2)] == [2, Fraction(6, 5)]
    assert [found.score(2, 0, Side.EW, who) for who in (3, 8)] == [0, Fraction(4, 5)]
    assert (found.percent(1), found.percent(8)) == (100, 70)


@pytest.mark.parametrize(
    ("rules", "share"),
    [
        (Rules(), 60),  # 7 of 12 is less
        (Rules(own_over=OwnOver.SESSION), 60),
        (Rules(own_over=OwnOver.MATCH), 75),
        (Rules(own_over=OwnOver.STAGE), Fraction(900, 14)),
    ],
)
def test_over_which_boards_an_own_average_goes(rules, share):
    """Rounds of two boards: pair 1 makes 3 of 4, 1 of 4, and 3 of 4 beside the board that it cannot play."""
    boards = {
        at: [Line("1", (1,), (11,), points, round=round_), Line("2", (2,), (12,), 0, round=round_)]
        for at, (round_, points) in enumerate(((1, 50), (1, 0), (2, -50), (2, 0), (3, 50), (3, 0)), 1)
    }
    plus, even = parse_given("plus"), parse_given("even")
    boards[7] = [Line("1", (1,), (11,), None, plus, even, round=3), Line("2", (2,), (12,), 0, round=3)]
    found = score_session(boards, rules)
    if rules.own_over is OwnOver.STAGE:
        other = score_session({1: [Line("1", (1,), (11,), 50), Line("2", (2,), (12,), 0)]}, rules)
        found.together = [found, other]
        found.fill()
    assert found.score(7, 0, Side.NS) == Fraction(share) * 2 / 100


def test_an_event_with_victory_points_means_the_match():
    assert Rules().own_session is OwnOver.SESSION
    assert Rules(method=Method.IMPS, victory="wbf").own_session is OwnOver.MATCH


@pytest.mark.parametrize(
    ("rules", "worth"),
    [
        (Rules(method=Method.BAM), Fraction(3, 2)),  # 75 % of 2
        (Rules(method=Method.BAM, laws="bridge-1997"), Fraction(6, 5)),  # 88 is for pairs and individuals
        (Rules(method=Method.IMPS), 3),
        (Rules(method=Method.IMPS, own_imps=True), 6),
        (Rules(method=Method.IMPS, own_imps=True, further=("2", "0", "-2")), 6),
    ],
)
def test_own_average_in_team_matches(rules, worth):
    made = {1: 600, 2: 0}
    boards = {at: [Line("1", (1,), (2,), points), Line("2", (2,), (1,), 0)] for at, points in made.items()}
    # The award stands at the table where the team sat East-West; the match counts at the other.
    boards[3] = [
        Line("1", (1,), (2,), 100),
        Line("2", (2,), (1,), None, parse_given("even"), parse_given("plus")),
    ]
    found = score_session(boards, rules)
    assert found.score(3, 0, Side.NS) == found.score(3, 1, Side.EW) == worth
    top = 2 if rules.method is Method.BAM else 0
    assert found.total(1) == (3 if top else 12) + worth


def test_average_plus_in_imps():
    boards = {
        at: [Line("1", (1,), (2,), points), Line("2", (2,), (1,), 0)] for at, points in ((1, 600), (2, 600))
    }
    boards[3] = [Line("1", (1,), (2,), None, parse_given("plus"), parse_given("minus"))]
    assert score_session(boards, Rules(method=Method.IMPS)).total(1) == 12 + 12 + 3


def test_own_average_in_imps_where_the_regulations_have_it():
    boards = {at: lines([600, 0, 0]) for at in (1, 2)}
    made = parse_given("plus")
    boards[3] = [Line("1", (1,), (101,), None, made, parse_given("minus")), *lines([0, 0, 0])[1:]]
    for own_imps, worth in ((False, 3), (True, 12)):
        rules = Rules(method=Method.CROSS_IMPS, own_imps=own_imps)
        assert score_session(boards, rules).score(3, 0, Side.NS) == worth


def test_one_corrected_result_gives_what_scoring_all_again_gives():
    boards = {at: lines([420, 170, -50, at * 10, 0][: 5 - at % 2]) for at in range(1, 8)}
    boards[2][0] = boards[2][0]._replace(ns_given=parse_given("plus"), ew_given=parse_given("minus"))
    found = score_session(boards, Rules())
    for at, place, points in ((3, 0, -500), (2, 2, 900), (7, 3, 170), (1, 1, 420)):
        boards[at] = [
            *boards[at][:place],
            boards[at][place]._replace(points=points),
            *boards[at][place + 1 :],
        ]
        found.changed(at, boards[at])
        again = score_session(boards, Rules())
        for number in again.contestants:
            assert (found.total(number), found.percent(number)) == (
                again.total(number),
                again.percent(number),
            )


def test_both_partners_of_an_individual_event_score():
    made = [Line("1", (1, 2), (3, 4), 420), Line("2", (5, 6), (7, 8), -50)]
    found = score_session({1: made}, Rules())
    assert [int(found.percent(number)) for number in range(1, 9)] == [100, 100, 0, 0, 0, 0, 100, 100]


@pytest.mark.parametrize(("datum", "dropped", "worth"), [
    (Datum.MEAN, 0, 250), (Datum.MEAN, 1, 320), (Datum.MEDIAN, 1, 420), (Datum.PER_TEN, 1, 250),
])  # fmt: skip
def test_datums(datum, dropped, worth):
    from tapete.tournament.scoring.butler import datum_of
    from tapete.tournament.scoring.field import Field

    field = Field({420: 3, -100: 1, 90: 1})
    assert datum_of(field, Rules(datum=datum, dropped=dropped)) == {250: 250, 320: 310, 420: 420}[worth]


@pytest.mark.parametrize(
    ("total", "tables", "worth"), [(30, 11, 4), (-30, 11, -4), (0, 11, 0), (5, 1, 0), (11, 2, 11)]
)
def test_ximpq(total, tables, worth):
    assert ximpq(total, tables) == worth
    if tables > 1:
        # The nearest whole number to total / sqrt(n(n - 1) / 2), by decimals.
        assert worth == round(total / (tables * (tables - 1) / 2) ** 0.5)


def test_patton():
    assert patton_share([500, -100, 0], Fraction(4)) == (Fraction(10, 3), Fraction(2, 3))
    assert patton_share([0, 0], Fraction(4)) == (2, 2)
    assert patton_share([100], Fraction(4)) == (4, 0)


@pytest.mark.parametrize(
    ("change", "value", "words"),
    [
        ("units", "3", "no choice for units"),
        ("colour", "red", "no policy"),
        ("plus", "many", "no number"),
        ("winners", "3", "one winner or two"),
        ("laws", "bridge-1900", "no laws"),
        ("further", "60", "three numbers"),
        ("plus", "40", "average plus cannot be less"),
        ("expected", "x", "no number for expected"),
        ("knockout", "perhaps", "yes, no"),
    ],
)
def test_policies_that_cannot_be(change, value, words):
    with pytest.raises(ValueError, match=words):
        Rules().changed({change: value})


def test_policies_are_read_by_name():
    rules = Rules().changed({"method": "butler", "datum": "median", "knockout": "yes", "further": "55,50,45"})
    assert (rules.method, rules.datum, rules.knockout) == (Method.BUTLER, Datum.MEDIAN, True)
    assert rules.further_scale.plus == 55
    assert rules.scale.plus == 3
    assert FEDERATIONS["pzbs"].total is Total.MEAN


def test_outcomes_that_nobody_scored_lie_between():
    # By hand: the matchpoints of the next lower score, and how often it was made.
    given = parse_given("160")
    made = [*lines([170, 170, 140, 140, 100]), Line("6", (6,), (106,), 100, given, given)]
    assert ns(board(made))[5] == 2 * 3
    assert parse_given("160").outcomes == Outcomes.of(160)
