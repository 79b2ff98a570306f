"""Marks, percentages, rankings, match points."""

from decimal import Decimal
from fractions import Fraction

import pytest

from tapete.tarot import Impossible
from tapete.tarot.ranking import (
    TRIPLETS,
    Colour,
    Place,
    alternated,
    attacker_colours,
    colour_of,
    complement,
    general,
    match_points,
    overall,
    percentages,
    sessions,
    team_points,
    team_total,
    totals,
)


@pytest.mark.parametrize(
    ("results", "marks"),
    [
        ([56, 62, -56, -52, 50], [75, 100, 0, 25, 50]),
        (list(range(11, 0, -1)), [100, 90, 80, 70, 60, 50, 40, 30, 20, 10, 0]),
        ([50, 50, 20], [75, 75, 0]),
        ([50, 20, 20, 20], [100, Fraction(100, 3), Fraction(100, 3), Fraction(100, 3)]),
        ([7, 7], [50, 50]),
        ([7], [50]),
        ([], []),
    ],
)
def test_marks_go_in_even_steps_and_equals_share(results, marks):
    found = percentages(results)
    assert list(found) == marks
    assert [complement(mark) for mark in found] == [100 - mark for mark in marks]


def test_overall():
    attack, defence = [Fraction(80)], [Fraction(40), Fraction(60)]
    assert overall(attack, defence).overall == Fraction(1, 4) * 80 + Fraction(3, 4) * 50
    assert overall(attack, defence, TRIPLETS).overall == 65
    assert overall([], defence).overall == 50
    assert overall(attack, []).overall == 80
    assert overall([], []).overall is None


def test_rankings():
    assert general({"A": 50, "B": 70, "C": 50}) == (Place(1, "B", 70), Place(2, "A", 50), Place(2, "C", 50))
    lines = [{"N1": Fraction(60), "N2": Fraction(40)}, {"E1": Fraction(55), "E2": Fraction(52)}]
    assert [(place.rank, place.who) for place in alternated(lines)] == [
        (1, "N1"),
        (2, "E1"),
        (3, "E2"),
        (4, "N2"),
    ]
    uneven = [{"N1": Fraction(60)}, {"E1": Fraction(70), "E2": Fraction(52)}]
    assert [place.who for place in alternated(uneven)] == ["E1", "N1", "E2"]


def test_sessions_and_totals():
    assert sessions([Fraction(50), Fraction(60)]) == 110
    assert sessions([Fraction(50), Fraction(60)], [1, 2]) == 170
    with pytest.raises(Impossible):
        sessions([Fraction(50)], [1, 2])
    assert totals([{"A": 5, "B": -5}, {"A": 1, "C": -1}]) == {"A": 6, "B": -5, "C": -1}
    assert team_total([5, -2]) == 3


@pytest.mark.parametrize(
    ("own", "other", "points"),
    [(82, 66, "4.000"), (68, -76, "12.000"), (-68, -58, "-3.162"), (50, 50, "0.000")],
)
def test_match_points(own, other, points):
    assert match_points(own, other) == Decimal(points)
    assert match_points(other, own) == -Decimal(points)
    mine, theirs = team_points(own, other)
    assert (mine, theirs) == (max(Decimal(points), Decimal(0)), max(-Decimal(points), Decimal(0)))


def test_triplets_attack_in_turn():
    assert colour_of(["Pérez", "Álvarez", "Valdés"])["Álvarez"] is Colour.BLUE
    assert attacker_colours(Colour.WHITE, 5) == (
        Colour.WHITE, Colour.RED, Colour.BLUE, Colour.WHITE, Colour.RED
    )  # fmt: skip
    with pytest.raises(Impossible):
        colour_of(["A", "A", "B"])
