"""Adjusted scores worked out by hand from Law 12 (and 86B2b, 90A), asked as `tapete adjust ... --json`."""

import json
import shlex
from fractions import Fraction

import pytest

from tapete.cli import run

# What is asked | North-South | East-West | a clause that is cited.
ASKED = """
# 12C2a: at most 40 %, 50 %, at least 60 %, for each side by itself.
artificial plus minus                     | 60 | 40 | 12C2a
artificial minus plus                     | 40 | 60 | 12C2a
artificial plus plus                      | 60 | 60 | 12C2a
artificial minus minus                    | 40 | 40 | 12C2a
artificial even even                      | 50 | 50 | 12C2a
artificial even plus                      | 50 | 60 | 12C2a
artificial minus even                     | 40 | 50 | 12C2a
# 12C2c: a side without fault gets what it made on its other boards where that is more than 60 %.
artificial plus minus --own-ns 63         | 63 | 40 | 12C2c
artificial plus minus --own-ns 57         | 60 | 40 |
artificial plus minus --own-ns 60         | 60 | 40 |
artificial minus plus --own-ew 71.25      | 40 | 71.25 | 12C2c
artificial even even --own-ns 70          | 50 | 50 |
# The other limb (the guide has it): a side at fault keeps what it made where that is less than 40 %.
artificial plus minus --own-ew 33         | 60 | 33 |
artificial plus minus --own-ew 45         | 60 | 40 |
# 12C2b: three IMPs, nothing, or minus three.
artificial plus minus --scale imps        | 3  | -3 | 12C2b
artificial minus plus --scale imps        | -3 | 3  | 12C2b
artificial plus plus --scale imps         | 3  | 3  | 12C2b
artificial minus minus --scale imps       | -3 | -3 | 12C2b
artificial even even --scale imps         | 0  | 0  |
artificial even minus --scale imps        | 0  | -3 |
# The guide: two in a Butler.
artificial plus minus --scale butler      | 2  | -2 |
# 12C4: in a knockout match both get the mean.
artificial plus plus --scale imps --knockout  | 0 | 0 | 12C4
artificial plus even --scale imps --knockout  | 1.5 | -1.5 | 12C4
artificial plus minus --scale imps --knockout | 3 | -3 |
artificial minus minus --scale imps --knockout | 0 | 0 | 12C4
knockout 6 -2                             | 4  | -4 | 12C4
knockout 6 -6                             | 6  | -6 |
knockout 5 -2                             | 3.5 | -3.5 | 12C4
knockout 3 3                              | 0  | 0  | 12C4
knockout -1 4                             | -2.5 | 2.5 | 12C4
# 12C1a, 12C1c: every result is compared first, and then weighed.
assigned 420 --method imps --against 170                   | 6 | -6 | 12C1a
assigned '620@60%, -100@40%' --method imps --against 170   | 3.2 | -3.2 | 12C1c
assigned '620@50%, 170@50%' --method imps --against 170    | 5 | -5 | 12C1c
assigned '170@67%, 140@33%' --others '170*5, 140*3, -100*2'  | 12.36 | 7.64 | 12C1c
assigned '420@50%, -50@50%' --others '420, 420, -50'         | 2.5 | 3.5 | 12C1c
assigned 450 --others '420, 420, -50'                        | 6 | 0 | 12C1a
assigned '430@1/3, 400@2/3' --method imps --against 400      | 0.3333333333 | -0.3333333333 | 12C1c
# A split score: each side its own.
assigned 140 --ew -620 --method imps --against 0            | 4 | 12 |
assigned 420 --ew 170 --method points                       | 420 | -170 |
assigned 110 --ew 100 --method imps --against 0 --knockout  | 3 | -3 |
# 12C1e: the offenders get the full rectification, the others bear what their own error cost.
assigned 420 --side ns --table -100 --without-error 50 --method points    | 270 | -420 | 12C1e
assigned 420 --side ns --table 50 --without-error 50 --method points      | 420 | -420 |
assigned 170 --side ew --table 620 --without-error 420 --method points    | 170 | -370 | 12C1e
# 11A: the side that gained loses it, the other keeps what the table gave it.
gain 620 170 --side ns --method points                       | 170 | -620 | 11A
gain -420 -140 --side ew --method points                     | -420 | 140 | 11A
gain 620 170 --side ns --method imps --against 170           | 0 | -10 | 11A
# 86B2b: the better of three IMPs and the assigned score; the side at fault gets the complement.
teams 140 --side ns --against 170                            | 3 | -3 | 86B2b
teams 620 --side ns --against 170                            | 10 | -10 | 86B2b
teams 280 --side ns --against 170                            | 3 | -3 | 86B2b
teams 300 --side ns --against 170                            | 4 | -4 | 86B2b
teams -500 --side ew --against -100                          | -9 | 9 | 86B2b
teams -50 --side ew --against 420                            | -10 | 10 | 86B2b
teams 420 --side ew --against 420                            | -3 | 3 | 86B2b
# 90A: a penalty, which the other side does not get.
assigned 450 --others '420, 420, -50' --penalty 25% --side ew   | 6 | -1.5 | 90A
"""
ROWS = [line for line in ASKED.strip().splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.split("|")[0].strip())
def test_law_12(capsys, row):
    asked, ns, ew, clause = (part.strip() for part in row.split("|"))
    assert run(["adjust", *shlex.split(asked), "--json"]) == 0, capsys.readouterr().err
    found = json.loads(capsys.readouterr().out)
    for side, worth in (("ns", ns), ("ew", ew)):
        assert abs(Fraction(found[side]["exact"]) - Fraction(worth)) < Fraction(1, 10**9), found
    assert not clause or clause in found["clauses"]


# A session by percentages: what each board counts, and the whole.
@pytest.mark.parametrize(
    ("boards", "worth", "session"),
    [
        ("13/20, plus, 14/20", ["65", "67.5", "70"], "67.5"),
        ("10/20, plus, 10/20", ["50", "60", "50"], "160/3"),
        ("10/20, even, 14/20", ["50", "50", "70"], "170/3"),
        ("10/20, minus", ["50", "40"], "45"),
        ("7/20, minus", ["35", "35"], "35"),
        ("13/20, plus, plus", ["65", "65", "65"], "65"),
        ("12/20, plus", ["60", "60"], "60"),
        ("plus", ["60"], "60"),
    ],
)
def test_law_12c2c(capsys, boards, worth, session):
    assert run(["adjust", "session", boards, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [Fraction(board["exact"]) for board in found["boards"]] == list(map(Fraction, worth))
    assert Fraction(found["session"]["exact"]) == Fraction(session)


@pytest.mark.parametrize(
    "asked",
    [
        "assigned '170@67%, 140@34%' --others 170",  # 101 %
        "assigned '170@60%, 140@30%' --others 170",
        "assigned '170@-10%, 140@110%' --others 170",
        "assigned nothing --others 170",
        "artificial plus worst",
        "session '21/20, plus'",
        "session '5/0'",
        "session '-1/20, plus'",
    ],
)
def test_what_cannot_be_worked_out_is_refused_with_a_sentence(capsys, asked):
    code = run(["adjust", *shlex.split(asked), "--json"])
    assert code in (1, 2)
    assert capsys.readouterr().err.startswith("tapete")
