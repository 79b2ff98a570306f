"""Victory points beside the published tables."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest

from tapete.tournament.errors import NotAllowed
from tapete.tournament.scoring.vp import SCALES, continuous, discrete, half_match, read_scale, victory

# Margin to hundredths of a victory point, from the scales as they are published.
PUBLISHED = {
    8: (43, {1: 1044, 5: 1205, 10: 1378, 15: 1523, 20: 1646, 30: 1837, 40: 1974, 42: 1995}),
    16: (60, {1: 1031, 5: 1148, 10: 1280, 14: 1375, 20: 1500, 30: 1673, 40: 1809, 50: 1916, 59: 1993}),
    32: (85, {1: 1022, 5: 1107, 10: 1205, 20: 1378, 30: 1524, 42: 1668, 60: 1837, 80: 1974, 84: 1995}),
}


@pytest.mark.parametrize("boards", PUBLISHED)
def test_the_continuous_scale(boards):
    blitz, values = PUBLISHED[boards]
    table = continuous(boards)
    assert (len(table) - 1, table[0], table[-1]) == (blitz, 1000, 2000)
    assert {margin: table[margin] for margin in values} == values


@pytest.mark.parametrize("boards", [*range(1, 49), 60, 64, 96, 128])
def test_the_continuous_scale_rises_ever_more_slowly(boards):
    table = continuous(boards)
    steps = [after - before for before, after in pairwise(table)]
    # The margin before the last may round to the top already, as with 41 boards.
    assert all(step > 0 for step in steps[:-1])
    assert steps[-1] >= 0
    assert all(later <= earlier for earlier, later in pairwise(steps))


@pytest.mark.parametrize(
    ("boards", "uppers"),
    [
        (8, (0, 3, 6, 9, 12, 16, 20, 25, 30, 38)),
        (16, (1, 4, 8, 12, 17, 22, 28, 35, 43, 53)),
        (24, (1, 5, 10, 15, 21, 27, 34, 43, 53, 65)),
        (32, (2, 7, 12, 18, 24, 32, 40, 50, 61, 76)),
    ],
)
def test_the_discrete_scale(boards, uppers):
    assert discrete(boards) == uppers
    for points, upper in enumerate(uppers, 10):
        assert victory(upper, boards, "wbf-discrete") == (points, 20 - points)
        assert victory(upper + 1, boards, "wbf-discrete")[0] == points + 1
    assert victory(-500, boards, "wbf-discrete") == (0, 20)


ACBL_20 = {
    7: [(0, 10), (1, 11), (2, 11), (4, 12), (5, 13), (10, 14), (13, 15), (16, 16), (17, 17), (23, 18),
        (27, 19), (28, 20)],
    10: [(0, 10), (2, 11), (3, 12), (9, 13), (13, 14), (14, 15), (21, 16), (25, 17), (30, 18),
         (35, 19), (36, 20)],
}  # fmt: skip
ACBL_30 = {
    7: [(0, 15), (1, 18), (2, 19), (3, 20), (4, 21), (6, 22), (8, 23), (10, 24), (13, 25), (16, 26), (19, 27),
        (23, 28), (27, 29), (28, 30)],
    10: [(0, 15), (1, 18), (2, 19), (4, 20), (6, 21), (8, 22), (11, 23), (14, 24), (17, 25), (21, 26),
         (25, 27), (30, 28), (35, 29), (36, 30)],
}  # fmt: skip


@pytest.mark.parametrize(("scale", "whole", "tables"), [("acbl-20", 20, ACBL_20), ("acbl-30", 30, ACBL_30)])
def test_older_scales(scale, whole, tables):
    for boards, steps in tables.items():
        for margin, points in steps:
            assert victory(margin, boards, scale) == (points, whole - points)
            assert victory(-margin, boards, scale) == (
                (whole - points, points) if margin else (points, points)
            )


def test_a_part_of_an_imp_is_rounded_away_from_zero():
    assert victory(Fraction(1, 2), 16, "wbf") == victory(1, 16, "wbf")
    assert victory(Fraction(-1, 2), 16, "wbf") == victory(-1, 16, "wbf")
    assert victory(Fraction(49, 100), 16, "wbf") == (10, 10)


def test_half_matches_of_a_triangle():
    # The 10-0 scale of 16 boards is the curve of 8 boards at half the height.
    assert half_match(43, 16) == (10, 0)
    assert half_match(-10, 16)[1] == pytest.approx(Fraction(1378, 200), abs=0.01)
    with pytest.raises(NotAllowed, match="no whole number"):
        half_match(3, 7)


def test_a_scale_is_read_from_text():
    scale = read_scale("old", "# an old scale\n6-8: 0 15-15, 4 16-14, 40 25-0\n\n16: 0 15-15, 9 25-5")
    assert scale.points(0, 6) == (15, 15)
    assert scale.points(5, 8) == (25, 0)
    assert victory(-3, 16, "old", {"old": scale}) == (5, 25)
    with pytest.raises(NotAllowed, match="no table for 12 boards"):
        scale.points(1, 12)
    with pytest.raises(NotAllowed, match="line 1"):
        read_scale("bad", "6-8 0 15")


@pytest.mark.parametrize(("scale", "boards", "words"), [
    ("vienna", 8, "no scale"), ("acbl-20", 20, "no table"), ("wbf", 0, "at least one board"),
])  # fmt: skip
def test_scales_that_are_not_there(scale, boards, words):
    with pytest.raises(NotAllowed, match=words):
        victory(3, boards, scale)


def test_the_scales_by_name():
    assert set(SCALES) == {"acbl-20", "acbl-30"}
