"""Victory points beside the published tables, asked as `tapete event vp MARGIN BOARDS --json` (78D)."""

from fractions import Fraction

import pytest
from from_outside import Outside, joined

# Scale and boards | what the winner of a margin gets.
ASKED = """
wbf 8      | 0 10, 1 10.44, 5 12.05, 10 13.78, 15 15.23, 20 16.46, 30 18.37, 40 19.74, 42 19.95, 43 20,
    200 20
wbf 16     | 0 10, 1 10.31, 5 11.48, 10 12.80, 14 13.75, 20 15.00, 30 16.73, 40 18.09, 50 19.16, 59 19.93,
    60 20, 61 20
wbf 32     | 0 10, 1 10.22, 5 11.07, 10 12.05, 20 13.78, 30 15.24, 42 16.68, 60 18.37, 80 19.74, 84 19.95,
    85 20
# The last margin of each whole victory point.
wbf-discrete 8  | 0 10, 3 11, 6 12, 9 13, 12 14, 16 15, 20 16, 25 17, 30 18, 38 19, 39 20, 1 11, 4 12,
    7 13, 10 14, 13 15, 17 16, 21 17, 26 18, 31 19
wbf-discrete 16 | 1 10, 4 11, 8 12, 12 13, 17 14, 22 15, 28 16, 35 17, 43 18, 53 19, 54 20, 2 11, 5 12,
    9 13, 13 14, 18 15, 23 16, 29 17, 36 18, 44 19
wbf-discrete 24 | 1 10, 5 11, 10 12, 15 13, 21 14, 27 15, 34 16, 43 17, 53 18, 65 19, 66 20, 2 11, 6 12,
    54 19
wbf-discrete 32 | 2 10, 7 11, 12 12, 18 13, 24 14, 32 15, 40 16, 50 17, 61 18, 76 19, 77 20, 3 11, 8 12,
    62 19
# ACBL, 6 to 8 and 9 to 11 boards.
acbl-20 6  | 0 10, 1 11, 2 11, 3 12, 4 12, 5 13, 7 13, 8 14, 10 14, 11 15, 13 15, 14 16, 16 16, 17 17,
    19 17, 20 18, 23 18, 24 19, 27 19, 28 20
acbl-20 8  | 0 10, 2 11, 4 12, 7 13, 10 14, 13 15, 16 16, 19 17, 23 18, 27 19, 28 20, 99 20
acbl-20 9  | 0 10, 1 11, 2 11, 3 12, 5 12, 6 13, 9 13, 10 14, 13 14, 14 15, 17 15, 18 16, 21 16, 22 17,
    25 17, 26 18, 30 18, 31 19, 35 19, 36 20
acbl-20 11 | 0 10, 2 11, 5 12, 9 13, 13 14, 17 15, 21 16, 25 17, 30 18, 35 19, 36 20
"""
# On the scale of thirty points nought is 15, one is 18.
THIRTY = """
acbl-30 7  | 0 15, 1 18, 2 19, 3 20, 4 21, 5 22, 6 22, 7 23, 8 23, 9 24, 10 24, 11 25, 13 25, 14 26, 16 26,
    17 27, 19 27, 20 28, 23 28, 24 29, 27 29, 28 30
acbl-30 10 | 0 15, 1 18, 2 19, 3 20, 4 20, 5 21, 6 21, 7 22, 8 22, 9 23, 11 23, 12 24, 14 24, 15 25, 17 25,
    18 26, 21 26, 22 27, 25 27, 26 28, 30 28, 31 29, 35 29, 36 30
"""


def cases(table, whole):
    for text in joined(table):
        head, _, pairs = text.partition("|")
        scale, boards = head.split()
        for pair in pairs.split(","):
            margin, points = pair.split()
            yield pytest.param(
                scale, boards, margin, Fraction(points), whole, id=f"{scale} {boards}: {margin}"
            )


@pytest.mark.parametrize(
    ("scale", "boards", "margin", "points", "whole"), [*cases(ASKED, 20), *cases(THIRTY, 30)]
)
def test_published_values(tmp_path, capsys, scale, boards, margin, points, whole):
    ask = Outside(tmp_path, capsys)
    won = ask("event", "vp", margin, boards, "--scale", scale)["exact"]
    assert list(map(Fraction, won)) == [points, whole - points]
    # Who lost by as much has the rest.
    lost = ask("event", "vp", f"-{margin}", boards, "--scale", scale)["exact"]
    assert list(map(Fraction, lost)) == [whole - points, points]


@pytest.mark.parametrize("boards", range(2, 41))
def test_a_blitz_is_fifteen_times_the_root_of_the_boards(tmp_path, capsys, boards):
    ask = Outside(tmp_path, capsys)
    blitz = next(margin for margin in range(200) if margin * margin >= 225 * boards)
    assert list(map(Fraction, ask("event", "vp", str(blitz), str(boards))["exact"])) == [20, 0]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("x 16", "'x'"),
        ("10 x", "'x'"),
        ("10 0", "0"),
        ("10 -3", "-3"),
        ("10 16 --scale no-such", "no-such"),
        ("3 5 --scale acbl-20", "5 boards"),
        ("3 12 --scale acbl-30", "12 boards"),
        ("10", "BOARDS"),
        ("10 16 17", "17"),
        ("5 8 --half --scale acbl-20", "half"),
    ],
)  # fmt: skip
def test_what_has_no_victory_points(tmp_path, capsys, words, told):
    assert told in Outside(tmp_path, capsys).refused("event", "vp", *words.split())
