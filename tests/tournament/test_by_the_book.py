"""Boards of pairs worked out by hand from Laws 12, 78 and 87, asked as `tapete event score FILE --json`.

A row: options | results of North-South, table after table | their scores | those of East-West.
After a result `>` begins what an arbiter gave (North-South // East-West), and `@form` the form of a fouled
board.
Where the scores of East-West are left out, they are the rest of the top.
"""

from fractions import Fraction

import pytest
from from_outside import Outside, columns, exact, rows, same

MATCHPOINTS = """
# 78A: two for each lower result, one for each equal one, none for a higher one; each side by itself.
| 450; 420; 420; -50                    | 6 3 3 0           | 0 3 3 6
| 100; 50                               | 2 0
| 50; 50                                | 1 1
| 0; 0; 0                               | 2 2 2
| 10; 0; -10                            | 4 2 0
| -50; -100; -100; -200                 | 6 3 3 0
| 620; 620; 620; 620; -100              | 5 5 5 5 0
| 10; 20; 30; 40; 50; 60; 70                   | 0 2 4 6 8 10 12
| 170; 140; 140; 140; 110; -50; -50     | 12 8 8 8 4 1 1
| 400; 400; 400; -1100; -1100; -1100    | 8 8 8 2 2 2
# Matchpoints or half matchpoints: the same in units of half the size.
--set units=1-half-0 | 450; 420; 420; -50                    | 3 1.5 1.5 0
--set units=1-half-0 | 50; 50                                | 0.5 0.5
--set units=1-half-0 | 170; 140; 140; 140; 110; -50; -50     | 6 4 4 4 2 0.5 0.5
--federation acbl    | 450; 420; 420; -50                    | 3 1.5 1.5 0
--federation ebu     | 450; 420; 420; -50                    | 6 3 3 0
--federation abf     | 450; 420; 420; -50                    | 6 3 3 0
--set laws=bridge-1997 | 450; 420; 420; -50                  | 6 3 3 0
# One board in percent of its own top.
--federation pzbs    | 450; 420; 420; -50                    | 100 50 50 0
--set factoring=own-top | 170; 140; 140; 140; 110; -50; -50  | 100 200/3 200/3 200/3 100/3 25/3 25/3
"""

GROUPS = """
# 87B: each group by itself. Neuberg: 6 of 8, m = 10, 8, 6, 4, 2, 0; and 2 of 8.
| 60;50;40;30;20;10;80@formB;70@formB | 41/3 11 25/3 17/3 3 1/3 11 3
| 60;50;40;30;20;10@formC;80@formB;70@formB | 67/5 51/5 7 19/5 3/5 42/5 11 3 |
    3/5 19/5 7 51/5 67/5 42/5 3 11
| 90;80;70;60;30@formB;20@formB;10@formB | 45/4 31/4 17/4 3/4 32/3 6 4/3
| 140;130;120;500@formB;400@formB | 22/3 4 2/3 13/2 3/2
| 140;140;120;500@formB;500@formB | 17/3 17/3 2/3 4 4
| 140;100;500@formB;400@formB     | 5 1 5 1
# The other forms are compared with each other only: a result that would be a top there is a bottom here.
| 50; 100; 2000@formB; 2100@formB | 1 5 1 5
# Where the half is what is won: (m + 1/2) E / A - 1/2.
--set units=1-half-0 | 60;50;40;30;20;10;80@formB;70@formB | 41/6 11/2 25/6 17/6 3/2 1/6 11/2 3/2
# A single result in its form: it is cancelled, both get an average plus.
| 140;130;120;500@formB | 17/3 3 1/3 18/5 | 1/3 3 17/3 18/5
--federation ebu | 140;130;120;500@formB | 17/3 3 1/3 18/5 | 1/3 3 17/3 18/5
# What was not played yet leaves a group that is smaller than expected.
--expected 8 | 60;50;40;30;20;10        | 41/3 11 25/3 17/3 3 1/3
--expected 9 | 100;50;0           | 14 8 2
--expected 8 | 100;50;0           | 37/3 7 5/3
--expected 6 | 100;50             | 8 2
--expected 6 | 100;100            | 5 5
--expected 8 | 30;30;30;0            | 9 9 9 1
--expected 8 --set factoring=ratio | 60;50;40;30;20;10 | 14 56/5 42/5 28/5 14/5 0
--expected 8 --set factoring=none | 60;50;40;30;20;10 | 10 8 6 4 2 0 | 0 2 4 6 8 10
# Compscore3 has Neuberg also for 4 of 6.
--federation abf --expected 6 | 40;30;20;10 | 19/2 13/2 7/2 1/2
# EBU: Neuberg for more than three, or for more than a third; else 70/60/50 and 65/55.
--federation ebu --expected 12 | 40;30;20;10 | 20 14 8 2
--federation ebu --expected 9  | 100;50;0   | 56/5 48/5 8 | 8 48/5 56/5
--federation ebu --expected 9  | 100;100;0  | 52/5 52/5 8 | 44/5 44/5 56/5
--federation ebu --expected 9  | 100;0;0    | 56/5 44/5 44/5 | 8 52/5 52/5
--federation ebu --expected 9  | 50;50;50   | 48/5 48/5 48/5 | 48/5 48/5 48/5
--federation ebu --expected 8  | 100;50;0   | 37/3 7 5/3
--federation ebu --expected 6  | 100;50     | 13/2 11/2 | 11/2 13/2
--federation ebu --expected 6  | 100;100    | 6 6 | 6 6
--federation ebu --expected 5  | 100;50     | 13/2 3/2
--federation ebu --expected 7  | 100        | 36/5 | 36/5
--federation ebu | 60;50;40;30;20;10;80@formB;70@formB | 41/3 11 25/3 17/3 3 1/3 91/10 77/10 |
    1/3 3 17/3 25/3 11 41/3 77/10 91/10
--federation ebu | 50;40;30;20;10;80@formB;70@formB;60@formB | 67/5 51/5 7 19/5 3/5 37/3 7 5/3
# ACBL: Neuberg for four and more and for three where they are the larger group; results to the hundredth.
--federation acbl | 50;40;30;20;10;80@formB;70@formB;60@formB | 6.7 5.1 3.5 1.9 0.3 4.9 4.2 3.5 |
    0.3 1.9 3.5 5.1 6.7 3.5 4.2 4.9
--federation acbl | 50;40;30;20;10;80@formB;80@formB;60@formB | 6.7 5.1 3.5 1.9 0.3 4.55 4.55 3.5 |
    0.3 1.9 3.5 5.1 6.7 3.85 3.85 4.9
--federation acbl | 140;130;120;500@formB;400@formB | 3.67 2 0.33 2.6 2.2 | 0.33 2 3.67 2.2 2.6
--federation acbl | 140;130;120;500@formB | 2.83 1.5 0.17 1.8 | 0.17 1.5 2.83 1.8
--federation acbl | 50;40;30;20;80@formB;70@formB;60@formB | 5.63 3.88 2.13 0.38 4.2 3.6 3 |
    ? ? ? ? 3 3.6 4.2
--federation acbl | 140;130;120;110;500@formB;500@formB | 4.75 3.25 1.75 0.25 3 3 | 0.25 1.75 3.25 4.75 3 3
# Each board of its own top: no group is small.
--federation pzbs | 50;40;30;20;10;80@formB;70@formB;60@formB | 100 75 50 25 0 100 50 0
--federation pzbs --expected 7 | 100;50 | 100 0
"""

GIVEN = """
# The ruling of a real tournament, 67 % of +170 and 33 % of +140 (12C1c): everybody meets it in parts.
| 170;170;170;170;170;140;140;140;-100;-100;>170@67%, 140@33%//170@67%, 140@33% |
    15.33 15.33 15.33 15.33 15.33 6.33 6.33 6.33 1 1 12.36
| 170;140;-100;>170@50%, 140@30%, -100@20%//170@50%, 140@30%, -100@20% | 5.5 2.7 0.2 3.6
| 420;420;> 430@1/3, 400@2/3 // 430@1/3, 400@2/3 | 7/3 7/3 4/3
| 420;420;-50;170>420@50%, -50@50%//420@50%, -50@50% | 4.5 4.5 0.5 2.5
--set units=1-half-0 | 170;140;-100;>170@50%, 140@30%, -100@20%//170@50%, 140@30%, -100@20% |
    2.75 1.35 0.1 1.8
--set laws=bridge-1997 | 170;140;-100;>170@50%, 140@30%, -100@20%//170@50%, 140@30%, -100@20% |
    5.5 2.7 0.2 3.6
# 12C1a: one assigned score takes the place of the table's.
| 420;170;100;-50>420//420 | 5 2 0 5
| 420;170;100;>420//420 | 5 2 0 5
# A split score (1997, 12C2): each side has its own frequencies.
--set laws=bridge-1997 | 420;170;100;-50>420//620 | 5 2 0 5 | 2 4 6 0
--set laws=bridge-1997 | 170;140;140;-100;100>170//140 | 7 3 3 0 7 | 0 4 4 8 4
| 420;170;100;-50>420//620 | 5 2 0 5 | 2 4 6 0
# 11A, 43B3, 79B3: the side that gained loses it; the other keeps the score of the table.
| 420;170;100;620>at-most 170// | 6 3 0 3 | 2 4 6 0
| 420;170;100;-50>//at-most 170 | 6 4 2 0 | 0 3 6 3
| 420;170;100;170>at-most 420// | 6 3 0 3
# 12C1e: North-South bear what their own error cost, 140 less -100; East-West get all of 170.
| 170;170;140;-100;-100>170 without-error 140//170 | ? ? ? ? 4 | 2 2 6 8 2
# No part is their own where the error cost nothing; never less than the table; each weighed result by itself.
| 420;170;-50;100>420 without-error 50//420 | 6 4 0 5 | 1 4 6 1
| 420;170;-50;-100>420 without-error 620//420 | 6 4 2 0 | 1 4 6 1
| 420;170;-50;-100>420@50%, 170@50% without-error 170//-100 | 6 4 2 1 | 0 2 4 6
# 12C2a: at least 60, 50, at most 40 % of the board; the others are scored as a group that is smaller by one.
| 450;420;>plus//minus  | 7/2 1/2 12/5 | 1/2 7/2 8/5
| 450;420;>minus//plus  | 7/2 1/2 8/5  | 1/2 7/2 12/5
| 450;420;>even//even   | 7/2 1/2 2    | 1/2 7/2 2
| 450;420;>plus//plus   | 7/2 1/2 12/5 | 1/2 7/2 12/5
| 450;420;>minus//minus | 7/2 1/2 8/5  | 1/2 7/2 8/5
| 450;420;>even//plus   | 7/2 1/2 2    | 1/2 7/2 12/5
| 450;420;>minus//even  | 7/2 1/2 8/5  | 1/2 7/2 2
| 450;420;200>plus//minus | 7/2 1/2 12/5 | 1/2 7/2 8/5
--set laws=bridge-1997 | 450;420;>plus//minus  | 7/2 1/2 12/5 | 1/2 7/2 8/5
--set laws=bridge-1997 | 450;420;>plus//plus   | 7/2 1/2 12/5 | 1/2 7/2 12/5
--set units=1-half-0 | 450;420;>plus//minus  | 7/4 1/4 6/5 | 1/4 7/4 4/5
--set plus=70 --set minus=30 | 450;420;>plus//minus  | 7/2 1/2 14/5 | 1/2 7/2 6/5
# An artificial score on a fouled board; fixed amounts; no score at all (82B2).
| 450;420;>plus//plus;100@formB;50@formB | 13/2 3/2 24/5 13/2 3/2 | 3/2 13/2 24/5 3/2 13/2
| 450;420;>60%//40%  | 7/2 1/2 12/5 | 1/2 7/2 8/5
| 450;420;>=3//=1    | 7/2 1/2 3    | 1/2 7/2 1
| 450;420;300>none//none | 7/2 1/2 - | 1/2 7/2 -
# Only one side gets an artificial score: the other side's is compared.
| 450;420;400>plus// | 7/2 1/2 12/5 | 0 2 4
# Only artificial scores on a board.
| >plus//minus;>even//even;>minus//plus | 12/5 2 8/5 | 8/5 2 12/5
--federation pzbs | 450;420;>plus//minus | 100 0 60 | 0 100 40
"""


@pytest.mark.parametrize("row", rows(MATCHPOINTS + GROUPS + GIVEN))
def test_boards_of_pairs(tmp_path, capsys, row):
    options, results, ns, ew = columns(row, 4)
    board = Outside(tmp_path, capsys).board(results, options)
    top = Fraction(board["top"])
    found = [exact(line["ns_score"]) for line in board["lines"]]
    same(found, ns)
    rest = " ".join("-" if one is None else str(top - one) for one in found)
    same([exact(line["ew_score"]) for line in board["lines"]], ew or rest)
