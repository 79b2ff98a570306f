"""Sessions worked out by hand from Laws 12C2, 78, 86 to 88: whole files of results.

A row: options | lines `board: NS-EW points, ...` | contestant=total, for some or all of them.
After `>` comes what an arbiter gave (NS // EW); `?` stands for no result at a table, `&` for the comma
between weighed results.
"""

from fractions import Fraction

import pytest
from from_outside import NEAR, Outside, columns, exact, given, line, rows

# 1 wins both boards (100 %), 2 has 50 %, 3 nothing; 4 has 50 %, 5 25 %, 6 75 %.
TWO = "1: 1-4 620, 2-5 170, 3-6 140; 2: 1-5 620, 2-6 170, 3-4 140"

SESSIONS = {
    "12C2c: more than 60 per cent on the other boards": """
        | {two} | 1=8 2=4 3=0 4=4 5=2 6=6
        | {two}; 3: 1-6 >plus//minus, 2-4 100, 3-5 50 | 1=12 6=7.6 2=7.5 5=5.5 4=4.5 3=0.5
        | {two}; 3: 1-6 >plus//plus, 2-4 100, 3-5 50  | 1=12 6=9
        | {two}; 3: 1-6 >even//even, 2-4 100, 3-5 50  | 1=10 6=8
        | {two}; 3: 1-6 >minus//plus, 2-4 100, 3-5 50 | 1=9.6 6=9
        | {two}; 3: 1-6 >minus//minus, 2-4 100, 3-5 50 | 1=9.6 6=7.6
        | {two}; 3: 2-4 >plus//plus, 1-6 100, 3-5 50  | 2=6.4 4=6.4
        # As it was played: a weighted score is one of the other boards, an artificial one is not.
        | 1: 1-4 >170@50% & 140@50%//170@50% & 140@50%, 2-5 140, 3-6 100; 2: 1-5 >plus//plus, 2-6 50,
            3-4 0 | 1=7
        # Fixed, whatever was made elsewhere.
        | {two}; 3: 1-6 >60%//40%, 2-4 100, 3-5 50    | 1=10.4 6=7.6
        --set own=none | {two}; 3: 1-6 >plus//minus, 2-4 100, 3-5 50 | 1=10.4 6=7.6
        --set laws=bridge-1997 | {two}; 3: 1-6 >plus//minus, 2-4 100, 3-5 50 | 1=12 6=7.6
        --set laws=bridge-1997 | {two}; 3: 1-6 >plus//plus, 2-4 100, 3-5 50  | 1=12 6=9
        --set laws=bridge-1997 | {two}; 3: 2-4 >plus//plus, 1-6 100, 3-5 50  | 2=6.4 4=6.4
        --set units=1-half-0 | {two}; 3: 1-6 >plus//minus, 2-4 100, 3-5 50 | 1=6 6=3.8
        """,
    "12C2c: less than 40 per cent; not so in 1997 (12C1), where the director says how much less": """
        | {two}; 3: 3-6 >minus//plus, 2-4 100, 1-5 50 | 3=0 6=9
        | {two}; 3: 3-5 >minus//minus, 2-4 100, 1-6 50 | 3=0 5=3
        --set own=plus | {two}; 3: 3-6 >minus//plus, 2-4 100, 1-5 50 | 3=1.6 6=9
        --set own=none | {two}; 3: 3-6 >minus//plus, 2-4 100, 1-5 50 | 3=1.6 6=8.4
        --set laws=bridge-1997 | {two}; 3: 3-6 >minus//plus, 2-4 100, 1-5 50 | 3=1.6 6=9
        # A side at fault keeps 40 per cent where it made more, one without fault 60 where it made less.
        | {two}; 3: 1-5 >minus//plus, 2-4 100, 3-6 50 | 1=9.6 5=4.4
        """,
    "12C2c: several artificial scores are no other boards for each other": """
        | {two}; 3: 1-6 >plus//minus, 2-4 100, 3-5 50; 4: 1-4 >plus//plus, 2-5 100, 3-6 50 |
            1=16 6=11.1 2=11 4=6.9 5=6 3=1
        | {two}; 3: 1-6 >plus//minus, 2-4 100, 3-5 50; 4: 1-4 >minus//plus, 2-5 100, 3-6 50 | 1=13.6
        | {two}; 3: 1-4 >plus//plus, 2-5 100, 3-6 50; 4: 1-5 >plus//plus, 2-6 100, 3-4 50 | 1=16
        # 12C2d: other values from the second board on, here for one whose own average does not matter.
        --set further=50,50,40 | {two}; 3: 2-4 >plus//minus, 1-5 100, 3-6 50; 4: 2-5 >plus//minus, 1-6 100,
            3-4 50 | 2=8.4
        --set further=55,50,30 --set own=none | {two}; 3: 3-4 >minus//plus, 1-5 100, 2-6 50;
            4: 3-5 >minus//plus, 1-6 100, 2-4 50 | 3=2.8
        --set further=55,50,30 --set own=none | {two}; 3: 2-4 >plus//minus, 1-5 100, 3-6 50;
            4: 2-5 >plus//plus, 1-6 100, 3-4 50 | 2=8.6
        # Every board of a pair is artificial: there are no other boards.
        | 1: 1-4 >plus//minus, 2-5 100, 3-6 50; 2: 1-5 >plus//minus, 2-6 100, 3-4 50 | 1=4.8 2=7 6=4
        | 1: 1-4 >plus//minus, 2-5 >plus//minus, 3-6 >even//even | 1=2.4 2=2.4 3=2 6=2 4=1.6 5=1.6
        """,
    "12C2b: three IMPs a board": """
        --method cross-imps | 1: 1-4 620, 2-5 170; 2: 1-5 >plus//plus, 2-4 100 | 1=13 5=13 4=-10 2=-10
        --method cross-imps | 1: 1-4 620, 2-5 170; 2: 1-5 >minus//even, 2-4 100 | 1=7 5=10 4=-10 2=-10
        --method butler | 1: 1-4 620, 2-5 170, 3-6 140; 2: 1-5 >minus//even, 2-6 100, 3-4 100 |
            1=7 5=0 3=-1 4=-10 2=0 6=1
        """,
    "15B, 82B: a board that was not played does not count": """
        | 1: 1-4 90, 2-5 120; 2: 1-5 ?, 2-4 90; 3: 1-5 90, 2-4 150 | 5=3
        | {two}; 3: 1-6 100, 2-4 50, 3-5 >none//none | 1=11.5
        --set total=sum | {two}; 3: 1-6 100, 2-4 50, 3-5 >none//none | 1=11.5 3=0 5=2
        """,
    "sit-outs: the total is stretched to the full number of boards": """
        | 1: 1-4 620, 2-5 170; 2: 1-5 620, 3-4 140; 3: 2-4 100, 3-5 50 | 1=6 5=4 2=3 4=2 3=0
        --set total=sum | 1: 1-4 620, 2-5 170; 2: 1-5 620, 3-4 140; 3: 2-4 100, 3-5 50 | 1=4 5=4 2=2 4=2 3=0
        """,
}


def table(text):
    """The lines of a file from `1: 1-4 620, 2-5 170; 2: ...`."""
    lines = ["Board,NS,EW,Score,Result,NS given,EW given"]
    for board in text.split(";"):
        number, _, tables = board.partition(":")
        for seats in tables.split(","):
            who, _, what = seats.strip().partition(" ")
            points, ns, ew = given(what.replace(" & ", ", "))
            result = "Not played" if points.strip() == "?" else ""
            lines.append(line(number, *who.split("-"), "" if result else points, result, ns, ew))
    return "\n".join(lines)


ROWS = rows("\n".join(SESSIONS.values()).replace("{two}", TWO))


@pytest.mark.parametrize("row", ROWS)
def test_totals_of_a_session(tmp_path, capsys, row):
    options, boards, told = columns(row, 3)
    found = Outside(tmp_path, capsys).score(table(boards), options)["standings"]
    totals = {row["number"]: exact(row["score"]) for row in found}
    for number, total in (pair.split("=") for pair in told.split()):
        assert abs(totals[int(number)] - Fraction(total)) <= NEAR, (number, totals)


def test_own_average_is_that_of_the_session(tmp_path, capsys):
    text = table(TWO + "; 3: 1-6 >plus//minus, 2-4 100, 3-5 50; 4: 1-5 100, 2-6 150, 3-4 110").splitlines()
    sessions = ["Session," + text[0], *(f"{1 if i < 7 else 2},{row}" for i, row in enumerate(text[1:], 1))]
    found = Outside(tmp_path, capsys).score("\n".join(sessions))["boards"][2]["lines"][0]
    # In the second session 1 made nothing on the other board, 6 nothing as well.
    assert (exact(found["ns_score"]), exact(found["ew_score"])) == (Fraction("2.4"), 0)


def against(ours, others, boards, first=1):
    """Boards on which North-South 1 has so many matchpoints against others of 0 and 100 points."""
    lines = []
    for number in range(first, first + boards):
        lines.append(line(number, 1, 2, 50 if ours is None else ours))
        lines.extend(line(number, 10 + i, 20 + i, points) for i, points in enumerate(others))
    return lines


def test_a_sit_out_of_one_board_in_twenty_seven(tmp_path, capsys):
    head = ["Board,NS,EW,Score"]
    # 20 tops of 6, two of 2, four of nothing: 124.0 on 26 boards; the last one is played without number 1.
    played = (
        against(140, [110, 100, 90], 20)
        + against(140, [150, 160, 90], 2, 21)
        + against(50, [110, 100, 90], 4, 23)
    )
    rest = [line(27, 10 + i, 20 + i, points) for i, points in enumerate([110, 100, 90, 80])]
    found = Outside(tmp_path, capsys).score("\n".join(head + played + rest), "--federation abf")["standings"]
    one = next(row for row in found if row["number"] == 1)
    assert exact(one["score"]) == Fraction(124) * 27 / 26
    assert (one["score"]["value"], one["percent"]["value"]) == (128.77, 79.49)


@pytest.mark.parametrize(
    ("options", "score", "percent"),
    [("--federation acbl", 43.31, 60.15), ("--set units=1-half-0", 43.31, 60.16)],
)
def test_the_percentage_from_the_rounded_score(tmp_path, capsys, options, score, percent):
    # 38.5 on 16 of 18 boards of top 4 is 43.3125 of 72: 43.31 and, from that, 60.15 per cent.
    others = [110, 100, 90, 80]
    played = (
        against(140, others, 9)
        + against(95 + 5, [150, 140, 90, 80], 1, 10)
        + against(80, others, 1, 11)
        + against(50, others, 5, 12)
    )
    rest = [line(n, 10 + i, 20 + i, points) for n in (17, 18) for i, points in enumerate([*others, 70])]
    text = "\n".join(["Board,NS,EW,Score", *played, *rest])
    found = Outside(tmp_path, capsys).score(text, options)["standings"]
    one = next(row for row in found if row["number"] == 1)
    assert (one["score"]["value"], one["percent"]["value"]) == (score, percent)


def ranking(found):
    return [(row["rank"], row["number"]) for row in found]


def test_a_cancelled_result_is_no_other_board(tmp_path, capsys):
    boards = table("1: 1-4 620, 2-5 170; 2: 1-5 >plus//minus, 2-4 ?").splitlines()
    forms = [
        boards[0] + ",Form",
        *(row + ",," for row in boards[1:3]),
        "3,1,4,50,,,,B",
        "3,2,5,60,,,,",
        boards[3] + ",",
    ]
    found = Outside(tmp_path, capsys).score("\n".join(forms))["boards"]
    plus = next(row for board in found for row in board["lines"] if row["ns_given"] == "plus")
    # 1 had the top of board 1; board 3 was cancelled for it, and is itself worth the own 100 %.
    assert exact(plus["ns_score"]) == 2


@pytest.mark.parametrize("own", [1, 4])
def test_the_account_ends_with_the_score_of_the_board(tmp_path, capsys, own):
    text = table(
        TWO + "; 3: 1-6 >plus//minus, 2-4 100, 3-5 >50@50% & 100@50%//100; 4: 1-4 110>at-most 50//, 2-6 ?"
    )
    ask = Outside(tmp_path, capsys)
    for board in ask.score(text)["boards"]:
        for row in board["lines"]:
            for side in ("ns", "ew"):
                if own in row[side]:
                    told = ask.score(text, f"--explain {board['board']} {own}")["explained"]
                    assert told["score"] == row[f"{side}_score"]
                    assert told["percent"] == row[f"{side}_percent"]


def test_who_has_as_much_has_the_same_rank(tmp_path, capsys):
    found = Outside(tmp_path, capsys).score(table("1: 1-5 100, 2-6 100, 3-7 50, 4-8 0"))["standings"]
    # 5, 5, 2, 0 of 6, and the opposite: 8 has 6, 7 has 4, 5 and 6 one each.
    assert ranking(found) == [(1, 8), (2, 1), (2, 2), (4, 7), (5, 3), (6, 5), (6, 6), (8, 4)]
    assert [row["tied"] for row in found] == [False, True, True, False, False, True, True, False]


def test_all_boards_passed_out(tmp_path, capsys):
    found = Outside(tmp_path, capsys).score(table("1: 1-4 0, 2-5 0, 3-6 0; 2: 1-5 0, 2-6 0, 3-4 0"))[
        "standings"
    ]
    assert {row["rank"] for row in found} == {1}
    assert {exact(row["percent"]) for row in found} == {50}


def test_individuals_are_adjusted_each_by_their_own(tmp_path, capsys):
    """12C3 (1997: 89): the same average for both partners of a side, each with the own average of 12C2c."""
    text = """Board,N,E,S,W,Score,NS given,EW given
              1,1,2,3,4,620,,
              1,5,6,7,8,170,,
              2,1,3,5,7,,minus,plus
              2,2,4,6,8,100,,
              3,1,3,5,7,50,,
              3,2,4,6,8,100,,"""
    found = Outside(tmp_path, capsys).score(text)["standings"]
    totals = {row["number"]: exact(row["score"]) for row in found}
    # 1 has 50 % elsewhere: 40 %; 5 has nothing: nothing; 3 has 100 %; 7 has 50 %: 60 %.
    # The single score is cancelled with average plus for both sides: 6 has 100 % elsewhere.
    told = ["2.8", "3.2", "6", "1.2", "0", "6", "3.2", "3.2"]
    assert totals == {number: Fraction(total) for number, total in enumerate(told, 1)}


SECTIONS = """Section,Board,NS,EW,Score
              A,1,1,4,620
              A,1,2,5,170
              A,1,3,6,140
              B,1,11,14,620
              B,1,12,15,100
              B,1,13,16,140"""


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ("", [9, 6, 3, 9, 0, 3]),
        ("--set across=yes", [9, 6, 3, 9, 0, 3]),
        ("--set across=no", [4, 2, 0, 4, 0, 2]),
    ],
)
def test_sections_are_compared_or_not(tmp_path, capsys, options, told):
    lines = Outside(tmp_path, capsys).score(SECTIONS, options)["boards"][0]["lines"]
    assert [exact(row["ns_score"]) for row in lines] == told


def test_one_winner_in_each_direction(tmp_path, capsys):
    found = Outside(tmp_path, capsys).score(table(TWO), "--set winners=2")["standings"]
    assert sorted(ranking(found)) == [(1, 1), (1, 6), (2, 2), (2, 4), (3, 3), (3, 5)]


def test_a_sum_ranks_by_the_sum(tmp_path, capsys):
    boards = "1: 1-4 620, 2-5 170; 2: 1-5 620, 3-4 140; 3: 2-4 100, 3-5 50"
    boards += "; 4: 2-4 100, 3-5 110; 5: 2-4 120, 3-5 110"
    found = Outside(tmp_path, capsys).score(table(boards), "--set total=sum")["standings"]
    first = found[0]
    assert (first["rank"], first["number"], exact(first["score"])) == (1, 5, 6)


def test_a_mean_is_that_of_the_boards(tmp_path, capsys):
    boards = "1: 1-4 620, 2-5 170; 2: 1-5 620, 3-4 140"
    found = Outside(tmp_path, capsys).score(table(boards), "--method cross-imps --set total=mean")[
        "standings"
    ]
    assert exact(found[0]["score"]) == 10


ROUNDINGS = """
# 2.5 and 0.5 of 3, and 2.5 IMPs: exact halves up, away from nought, to the even, away from average.
half-up   | 3 3 1 0 1 1 2 3 | 7 -2 -4 -6 3 4
half-away | 3 3 1 0 1 1 2 3 | 7 -3 -4 -7 3 4
half-even | 2 2 1 0 0 0 2 3 | 6 -2 -4 -6 2 4
half-out  | 3 3 1 0 0 0 2 3 | 7 -3 -4 -7 3 4
"""


@pytest.mark.parametrize("row", rows(ROUNDINGS))
@pytest.mark.parametrize(
    ("boards", "options"),
    [
        ("1: 1-5 170, 2-6 170, 3-7 140, 4-8 100", "--set units=1-half-0"),
        ("1: 1-4 420, 2-5 170, 3-6 140", "--method cross-imps"),
    ],
)
def test_rounding_is_a_policy(tmp_path, capsys, row, boards, options):
    name, matchpoints, imps = columns(row, 3)
    told = imps if "imps" in options else matchpoints
    ask = Outside(tmp_path, capsys)
    for digits in ("digits", "board_digits"):
        found = ask.score(table(boards), f"{options} --set rounding={name} --set {digits}=0")["standings"]
        assert [row["score"]["value"] for row in sorted(found, key=lambda row: row["number"])] == [
            int(points) for points in told.split()
        ], digits
