"""Matches of teams worked out by hand from Laws 12, 78B, 78D, 86 and 87.

A row: options | boards, `table 1 v table 2` | the scores of team 1 | of team 2; left out, they are the rest.
Team 1 sits North-South at the first table and East-West at the second. After `>` comes what an arbiter gave
(NS // EW).
"""

from fractions import Fraction

import pytest
from from_outside import NEAR, Outside, columns, exact, rows, same

# 78B: the lowest difference that is worth one more.
STEPS = [20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000,
         2250, 2500, 3000, 3500, 4000]  # fmt: skip
DIFFERENCES = [
    *((0, 0), (7600, 24)),
    *((step, worth) for worth, step in enumerate(STEPS, 1)),
    *((step - 10, worth - 1) for worth, step in enumerate(STEPS, 1)),
]


@pytest.mark.parametrize("laws", ["bridge-2017", "bridge-1997"])
@pytest.mark.parametrize(("difference", "worth"), DIFFERENCES)
def test_every_step_of_the_table(tmp_path, capsys, laws, difference, worth):
    first = difference // 20 * 10
    found = Outside(tmp_path, capsys).match(
        f"{first} v {first - difference}; {first - difference} v {first}", f"--method imps --set laws={laws}"
    )
    assert [exact(board["lines"][0]["ns_score"]) for board in found["boards"]] == [worth, -worth]


IMPS = """
# Both tables of a board, and the signs.
--method imps | 620 v 170; -50 v -50; 100 v 110; -100 v 420  | 10 0 0 -11
--method imps | 0 v 0; 0 v 50; -1100 v 2210                  | 0 -2 -22
# 12C1a: the assigned score takes the place of the table's.
--method imps | 170>620//620 v 170     | 10
--method imps | 620 v >170//170        | 10
--method imps | 620 v -100>620//620    | 0
# 12C1c: each compared, then weighed.
--method imps | >620@60%, -100@40%//620@60%, -100@40% v 170          | 3.2
--method imps | 170 v >620@50%, 170@50%//620@50%, 170@50%            | -5
--method imps | 400 v >430@1/3, 400@2/3//430@1/3, 400@2/3            | -1/3
--method imps | >170@50%, 140@50%//170@50%, 140@50% v >420@50%, 170@50%//420@50%, 170@50% | -3.5
# A split score: the scores of the teams do not balance.
--method imps | 170>620//-100 v 170    | 10 | 7
--method imps --set laws=bridge-1997 | 170>620//-100 v 170    | 10 | 7
--method imps | 170>420//170 v 170     | 6 | 0
--method imps | 170 v 170>140//420     | -6 | -1
# 12C2b (1997: 86A): three IMPs, for each side by itself.
--method imps | 620 v >plus//minus     | -3 | 3
--method imps | 620 v >minus//plus     | 3 | -3
--method imps | 620 v >plus//plus      | 3 | 3
--method imps | 620 v >minus//minus    | -3 | -3
--method imps | 620 v >even//even      | 0 | 0
--method imps | 620 v >even//plus      | 3 | 0
--method imps | >plus//minus v 170     | 3 | -3
--method imps --set laws=bridge-1997 | 620 v >plus//minus     | -3 | 3
--method imps --set laws=bridge-1997 | 620 v >plus//plus      | 3 | 3
--method imps --set laws=bridge-1997 | 620 v >even//minus     | -3 | 0
--method imps --set plus=2 --set minus=-2 | 620 v >plus//minus | -2 | 2
# 12C4 (1997: 86B): in a knockout match scores that do not balance become their mean.
--method imps --set knockout=yes | 620 v >plus//plus    | 0
--method imps --set knockout=yes | 620 v >minus//minus  | 0
--method imps --set knockout=yes | 620 v >plus//even    | -1.5
--method imps --set knockout=yes | 620 v >minus//plus   | 3
--method imps --set knockout=yes | 170>620//-100 v 170  | 1.5
--method imps --set knockout=yes | 170>420//170 v 170   | 3
--method imps --set knockout=yes --set laws=bridge-1997 | 170>620//-100 v 170 | 1.5
--method imps --set knockout=yes --set laws=bridge-1997 | 620 v >plus//plus   | 0
--method imps --set knockout=yes | 620 v 170            | 10
# 86B2b: one side at fault: the other gets the better of three IMPs and the assigned score.
--method imps | 620 v >plus-or 140//complement   | -3
--method imps | 620 v >plus-or 800//complement   | -5
--method imps | 620 v >plus-or 740//complement   | -3
--method imps | 620 v >plus-or 750//complement   | -4
--method imps | 620 v >complement//plus-or 140   | 10
--method imps | 620 v >complement//plus-or 600   | 3
--method imps | >plus-or 620//complement v 170   | 10
--method imps | >complement//plus-or -500 v -100 | -9
--method imps | >plus//complement v 170          | 3
--method imps | 620 v >complement//plus          | 3
--method imps --set laws=bridge-1997 | 620 v >plus-or 800//complement | refused
# 11A, 12C1e.
--method imps | 620>at-most 170// v 170          | 0 | -10
--method imps | 170>at-most 620// v 170          | 0
--method imps | -100>420 without-error 50//420 v 170 | ? | -6
# 12C2c with own_imps: a mean of more than 3 (-3) on the other boards of the match.
--method imps --set own_imps=yes | 620 v >minus//plus; 620 v -100; 620 v -100 | 12 12 12
--method imps --set own_imps=yes | 620 v >plus//minus; 620 v -100; 620 v -100 | -3 12 12
--method imps | 620 v >minus//plus; 620 v -100; 620 v -100 | 3 12 12
# 82B2: no score, and a board of one table only.
--method imps | 620>none//none v 170             | - | -
"""

BOARDS = """
# 78D: the better result of each board.
--method bam | 620 v 170; -50 v -50; 100 v 110; 110 v 100 | 2 1 0 2
--method bam --set units=1-half-0 | 620 v 170; -50 v -50; 100 v 110 | 1 1/2 0
--method bam | >170@50%, 620@50%//170@50%, 620@50% v 170  | 1.5
--method bam | 170>620//140 v 170                         | 2 | 2
--method bam | 620 v >plus//minus                         | 4/5 | 6/5
--method bam | 620 v >plus//plus                          | 6/5 | 6/5
--method bam | 620 v >even//even                          | 1 | 1
--method bam | 620>at-most 170// v 170                    | 1 | 0
"""


@pytest.mark.parametrize("row", rows(IMPS + BOARDS))
def test_boards_of_a_match(tmp_path, capsys, row):
    options, boards, one, two = columns(row, 4)
    if one == "refused":
        with pytest.raises(AssertionError):
            Outside(tmp_path, capsys).match(boards, options)
        return
    played = Outside(tmp_path, capsys).match(boards, options)["boards"]
    found = [exact(board["lines"][0]["ns_score"]) for board in played]
    same(found, one)
    tops = [Fraction(board["top"] or 0) for board in played]
    rest = " ".join(str(top - score) for top, score in zip(tops, found, strict=True) if score is not None)
    same([exact(board["lines"][0]["ew_score"]) for board in played], two or rest)
    # The other table of the board says the same.
    same(
        [exact(board["lines"][1]["ew_score"]) for board in played],
        " ".join(map(str, found)).replace("None", "-"),
    )


TOTALS = """
--method imps | 620 v 170; -50 v -50; 100 v 110; -100 v 420 | -1 1
--method bam  | 620 v 170; -50 v -50; 100 v 110; 110 v 100  | 5 3
# Patton: the boards, and four points divided by the net difference of all that was swung.
--method patton | 620 v 170; -50 v -50; 100 v 110 | 159/23 71/23
--method patton | 420 v 170; 100 v 100            | 7 1
--method patton | 0 v 0                           | 3 3
--method patton | 420 v 170; 170 v 420            | 4 4
--method patton --set patton=6 | 420 v 420; 100 v 100 | 5 5
--method patton --set patton=0 | 420 v 170; 100 v 110 | 2 2
--method patton | 620 v 170>620//620; 100 v 110 | 1 7
--method patton | 620 v >170//170; 100 v 110 | 136/23 48/23
--method patton | 620 v 170; 100 v >plus//minus | 6.8 1.2
--method patton --set patton=0 | 620 v >plus//minus | 0.8 1.2
"""


@pytest.mark.parametrize("row", rows(TOTALS))
def test_totals_of_a_match(tmp_path, capsys, row):
    options, boards, totals = columns(row, 3)
    found = Outside(tmp_path, capsys).match(boards, options)["standings"]
    same([exact(row["score"]) for row in sorted(found, key=lambda row: row["number"])], totals)


# 78D: the victory points of a match, team 1 and team 2.
VICTORY = """
--set victory=wbf | 620 v 170 | 18.09 1.91
--set victory=wbf | 620 v >plus//minus; 620 v 170 | 14.96 5.04
# Scores that do not balance: each team has the points of its own margin, 13 and -7.
--set victory=wbf | 620 v >plus//plus; 620 v 170 | 17.69 5.04
--set victory=wbf-discrete | 620 v >plus//plus; 620 v 170 | 18 5
--set victory=wbf --set knockout=yes | 620 v >plus//plus; 620 v 170 | 16.46 3.54
--set victory=wbf | 420 v 420; 0 v 0 | 10 10
"""


@pytest.mark.parametrize("row", rows(VICTORY))
def test_victory_points_of_a_match(tmp_path, capsys, row):
    options, boards, points = columns(row, 3)
    found = Outside(tmp_path, capsys).match(boards, f"--method imps {options}")["matches"]
    assert [match["number"] for match in found] == [1, 2]
    same([exact(match["points"]) for match in found], points)


def test_a_weighted_margin_is_brought_to_a_whole_number(tmp_path, capsys):
    found = Outside(tmp_path, capsys).match(
        ">620@60%, -100@40%//620@60%, -100@40% v 170", "--method imps --set victory=wbf"
    )
    first, second = (exact(match["points"]) for match in found["matches"])
    assert abs(first - Fraction("13.28")) <= NEAR  # 3.2 is 3
    assert first + second == 20
