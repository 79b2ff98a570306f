"""Boards of pairs in IMPs and points, worked out by hand from Laws 12, 78B to 78D and 87.

A row: options | results of North-South, table after table | their scores | those of East-West.
Where the scores of East-West are left out, they are the opposite. See `test_by_the_book.py` for the marks.
"""

import pytest
from from_outside import Outside, columns, exact, rows, same

CROSS = """
# 78B against each other result, over the number of the others, in all, or over the number of tables.
--method cross-imps | 420;170;-50 | 8 0 -8
--method cross-imps --set divisor=one | 420;170;-50 | 16 0 -16
--method cross-imps --set divisor=tables | 420;170;-50 | 16/3 0 -16/3
--method cross-imps | 420;420;420;420 | 0 0 0 0
--method cross-imps | 0;0 | 0 0
--method cross-imps --set divisor=one | 620;620;170;-100 | 22 22 -13 -31
--method cross-imps | 620;620;170;-100 | 22/3 22/3 -13/3 -31/3
--method cross-imps --set divisor=tables | 620;620;170;-100 | 11/2 11/2 -13/4 -31/4
--method cross-imps --set divisor=one | 2000;-2000 | 24 -24
--method cross-imps --set divisor=one | 100;110;120 | -1 0 1
--method cross-imps --set laws=bridge-1997 | 420;170;-50 | 8 0 -8
# 87B: only those that had the same cards are compared.
--method cross-imps | 420;170;-50@formB;-100@formB | 6 -6 2 -2
--method cross-imps --set divisor=one | 420;170;100;-50@formB;-100@formB | 14 -4 -10 2 -2
# 12C1c: each compared and weighed; the others meet it in parts.
--method cross-imps --set divisor=one | 420;170;100;>420@50%, 170@50%//420@50%, 170@50% | 17 -7 -15 5
--method cross-imps | 420;170;100;>420@50%, 170@50%//420@50%, 170@50% | 17/3 -7/3 -5 5/3
--method cross-imps --set divisor=one | 620;170;>620@60%, -100@40%//620@60%, -100@40% | 14.8 -13.2 -1.6
# A split score: North-South beside 420, East-West beside 170.
--method cross-imps --set divisor=one | 420;170;100;>420//170 | 14 -10 -18 14 | -20 4 12 4
# 12C2b: three IMPs; the others are compared without it.
--method cross-imps | 420;170;>plus//minus   | 6 -6 3  | -6 6 -3
--method cross-imps | 420;170;>minus//plus   | 6 -6 -3 | -6 6 3
--method cross-imps | 420;170;>even//even    | 6 -6 0  | -6 6 0
--method cross-imps | 420;170;>plus//plus    | 6 -6 3  | -6 6 3
--method cross-imps | 420;170;>minus//minus  | 6 -6 -3 | -6 6 -3
--method cross-imps | 420;170;>even//plus    | 6 -6 0  | -6 6 3
--method cross-imps | 420;170;>=1.5//=-2     | 6 -6 1.5 | -6 6 -2
--method cross-imps --set plus=2 --set minus=-2 | 420;170;>plus//minus | 6 -6 2 | -6 6 -2
--method cross-imps | 420;170;>none//none    | 6 -6 - | -6 6 -
# 11A: North-South lose what they gained.
--method cross-imps --set divisor=one | 420;170;620>at-most 170// | 12 -6 -6 | -1 16 -15
"""

BUTLER = """
# The mean without the best and the worst, to the nearest ten, halves away from zero: 165 is 170.
--method butler | 420;400;-50;-50;170;140      | 6 6 -6 -6 0 -1
--method butler | -420;-400;50;50;-170;-140    | -6 -6 6 6 0 1
--method butler | 620;600;650;170              | 0 0 1 -10
--method butler | 420;400;100                  | 1 0 -7
--method butler | 100;-10;0;-100               | 3 0 0 -3
--method butler | 100;10;0;-100                | 3 0 0 -3
--method butler | -100;50;60;200               | -4 0 0 4
--method butler | 100;-50;-60;-200             | 4 0 0 -4
--method butler | 1430;620;620;620;650;650;170;170;-100;-1400 | 14 5 5 5 6 6 -6 -6 -11 -18
--method butler | 0;0;0;0                      | 0 0 0 0
--method butler | 50;50;50;1100                | 0 0 0 14
# None left out, two at each end.
--method butler --set dropped=0 | 420;-50;-50;430 | 6 -6 -6 6
--method butler --set dropped=2 | 1000;620;170;140;-100;-500 | 13 10 0 -1 -6 -12
# One at each end for ten results.
--method butler --set datum=per-ten | 1430;620;620;620;650;650;170;170;-100;-1400 |
    14 5 5 5 6 6 -6 -6 -11 -18
--method butler --set datum=per-ten | 2000;1900;420;420;420;420;420;420;420;420;
    420;420;420;420;420;420;420;420;-1900;-2000 | 17 16 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -20 -20
# The middle, or the mean of both in the middle.
--method butler --set datum=median | 620;600;170;140;-50 | 10 10 0 -1 -6
--method butler --set datum=median | 620;170;140;-50     | 10 0 -1 -5
# 87B: a datum for each form.
--method butler | 620;170;140;100@formB;50@formB;0@formB | 10 0 -1 2 0 -2
# 12C1c: the weighted score is left out, or counts, in parts: 230 is the datum.
--method butler | 420;170;100;>420@50%, 170@50%//420@50%, 170@50% | 5 -2 -4 1.5
# A split score: a datum for each side, 300 and 170.
--method butler | 420;170;100;>420//170 | 3 -4 -5 3 | -6 0 2 0
--method butler --set laws=bridge-1997 | 420;170;100;>420//170 | 3 -4 -5 3 | -6 0 2 0
# 12C2b.
--method butler | 420;400;-50;-50;170;140;>plus//minus | 6 6 -6 -6 0 -1 3 | -6 -6 6 6 0 1 -3
--method butler | 420;400;-50;-50;170;140;>plus//plus  | 6 6 -6 -6 0 -1 3 | -6 -6 6 6 0 1 3
--method butler | 420;400;-50;-50;170;140;>even//minus | 6 6 -6 -6 0 -1 0 | -6 -6 6 6 0 1 -3
--method butler --set plus=2 --set minus=-2 | 420;400;-50;-50;170;140;>plus//minus | 6 6 -6 -6 0 -1 2 |
    -6 -6 6 6 0 1 -2
"""

POINTS = """
# 78C: the points themselves.
--method points | 420;170;-50;0 | 420 170 -50 0
--method points | 420;>170@50%, -50@50%//170@50%, -50@50% | 420 60
--method points | 420;170>420//140 | 420 420 | -420 -140
--method points | 420;-100>420 without-error 50//420 | 420 270 | -420 -420
--method points | 420;620>at-most 170// | 420 170 | -420 -620
--method points | 420;170>none//none | 420 - | -420 -
"""


@pytest.mark.parametrize("row", rows(CROSS + BUTLER + POINTS))
def test_boards_of_pairs(tmp_path, capsys, row):
    options, results, ns, ew = columns(row, 4)
    board = Outside(tmp_path, capsys).board(results, options)
    found = [exact(line["ns_score"]) for line in board["lines"]]
    same(found, ns)
    opposite = " ".join("-" if one is None else str(-one) for one in found)
    same([exact(line["ew_score"]) for line in board["lines"]], ew or opposite)
