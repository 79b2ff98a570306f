"""Events run by commands, from the book: penalties, stages, withdrawals, periods, byes."""

from fractions import Fraction

import pytest
from from_outside import PLAYED, Club, exact

from tapete.tournament.errors import NotAllowed
from tapete.tournament.result import Spot


@pytest.fixture
def club(tmp_path, capsys):
    made = Club(tmp_path, capsys)
    made.three_tables()
    made.do(*(f"result e {result}" for result in PLAYED))
    return made


START = {1: 8, 2: 6, 3: 4, 4: 4, 5: 8, 6: 6}


def changed(**more):
    return {**START, **{int(number[1:]): Fraction(total) for number, total in more.items()}}


def test_the_session(club):
    assert club.totals() == START


# 90: what is done | the totals that change; nobody else gains or loses.
@pytest.mark.parametrize(
    ("lines", "totals"),
    [
        (["penalty e 1 25% --clause 90B2"], {"_1": "7"}),  # a quarter of a top of 4
        (["penalty e 1"], {"_1": "7"}),  # the usual one
        (["penalty e 1 10%"], {"_1": "7.6"}),
        (["penalty e 1 1.5"], {"_1": "6.5"}),
        (["penalty e 1 2 --kind disciplinary --clause 91A"], {"_1": "6"}),
        (["penalty e 1 25%", "penalty e 1 25%", "penalty e 6 1"], {"_1": "6", "_6": "5"}),
        (["penalty e 1 1 --kind bonus"], {"_1": "9"}),
        (["penalty e 1 2 --kind carry-over"], {"_1": "10"}),
        (["penalty e 1 25%", "penalty e 1 --take-back"], {}),
    ],
)
def test_penalties(club, lines, totals):
    club.do(*lines)
    assert club.totals() == changed(**totals)


@pytest.mark.parametrize(
    ("lines", "totals"),
    [
        # 12C2a, 12C2c: 1 made 6 of 8 on the other boards, 4 two; board 1 is now Neuberg's.
        (["rule e 1 1 --ns plus --ew minus --clause 12C2a"],
         {"_1": "9", "_4": "3", "_2": "5.5", "_6": "6.5", "_3": "4.5", "_5": "7.5"}),
        (["rule e 1 1 --ns plus --ew minus", "lift e 1"], {}),
        (["rule e 1 1 --ns 450 --ew 450 --clause 12C1a"], {"_1": "9", "_4": "3", "_2": "5", "_6": "7"}),
        (["correct e 1 1 4S N +1 --why miscounted --by Dora"], {"_1": "9", "_4": "3", "_2": "5", "_6": "7"}),
        (["correct e 1 1 4S N +2 --why x", "correct e 1 1 4S N = --why y"], {}),
    ],
)  # fmt: skip
def test_rulings_and_corrections(club, lines, totals):
    club.do(*lines)
    assert club.totals() == changed(**totals)


def test_another_form(club):
    """87B: tables 1 and 3 are a group of two; table 2 is alone: cancelled, an average plus for both."""
    club.do("foul e 1 1 3 --form B")
    board = club.tell("board e 1")
    worth = {row["ns"][0]: (exact(row["ns_score"]), exact(row["ew_score"])) for row in board["lines"]}
    assert worth[1] == (Fraction("3.5"), Fraction("0.5"))
    assert worth[3] == (Fraction("0.5"), Fraction("3.5"))
    assert worth[2][0] == Fraction("2.4")  # 2 made 2 of 8 on the other boards


def test_the_average_of_a_cancelled_result_is_the_own_one(club):
    club.do("foul e 1 1 3 --form B")
    single = club.tell("board e 1")["lines"][2]
    assert single["ew"] == [6]
    assert exact(single["ew_score"]) == 3  # 6 made 6 of 8 on the other boards


def test_a_stage_carries_over_a_part(club):
    club.do(
        "stage e 2 --carry 50%",
        "session e 2 --stage 2",
        f"schedule e '{club.folder / 'plan.csv'}' --session 2",
    )
    club.do("result e 1 1 4S N = --session 2", "result e 3 1 4S N -1 --session 2")
    # 3.5 and 0.5 of 4, and half of 8, 4, 4 and 8.
    totals = club.totals("--stage 2")
    assert [totals[n] for n in (1, 3, 4, 5)] == list(map(Fraction, ("7.5", "2.5", "2.5", "7.5")))
    assert club.totals("--stage 1") == START


@pytest.mark.parametrize(
    ("status", "numbers"),
    [("withdrawn", {1, 2, 3, 4, 5, 6}), ("disqualified", {1, 2, 3, 5, 6}), ("entered", {1, 2, 3, 4, 5, 6})],
)
def test_who_leaves(club, status, numbers):
    club.do(f"status e 4 {status}")
    totals = club.totals()
    assert set(totals) == numbers
    # What the others made against it stays.
    assert {n: totals[n] for n in numbers} == {n: START[n] for n in numbers}


def test_all_leave(club):
    club.do(*(f"status e {n} withdrawn" for n in range(1, 7)))
    assert club.totals() == START


def test_no_result_at_all(tmp_path, capsys):
    club = Club(tmp_path, capsys)
    club.three_tables()
    assert club.totals() == {}


def test_past_moments(club):
    club.do("correct e 1 1 4S N +1 --why x", "penalty e 1 25%")
    before = len(club.tell("log e")) - 2
    assert club.totals(f"--at {before}") == START
    assert club.totals()[1] == 8


@pytest.mark.parametrize(("policy", "percent"), [("1", Fraction(-1)), ("50%", Fraction(-1, 2)), ("0", 0)])
def test_handicap(tmp_path, capsys, policy, percent):
    """The sum of both players' handicaps, or the mean of both, in percent of what there was: -2 and 1."""
    club = Club(tmp_path, capsys)
    club.three_tables(f"--set handicap={policy}", "--handicap=-2 --handicap 1")
    club.do(*(f"result e {result}" for result in PLAYED))
    assert club.totals() == START
    assert club.totals("--handicap") == {
        number: total + percent * 12 / 100 for number, total in START.items()
    }


def test_edition_1997(tmp_path, capsys):
    club = Club(tmp_path, capsys)
    club.three_tables("--set laws=bridge-1997")
    club.do(*(f"result e {result}" for result in PLAYED))
    # 12C3: only a committee weighs.
    assert "12C3" in club.no("rule e 1 1 --ns '420@50%, 450@50%'")
    assert "1997" in club.no("rule e 1 1 --ns '420 without-error 100' --ew 620")
    club.do("rule e 1 1 --ns '420@50%, 450@50%' --clause 12C3 --committee")
    assert club.totals()[1] == Fraction("8.5")
    club.do("rule e 1 1 --ns 450 --ew 620 --clause 12C2")
    assert (club.totals()[1], club.totals()[4]) == (9, 2)


# 79C1, 92B: minutes after publication, with the standard of thirty and with another one.
@pytest.mark.parametrize(
    ("set_", "minutes", "may"),
    [(30, 29, True), (30, 30, True), (30, 31, False), (60, 59, True), (60, 61, False), (10, 11, False)],
)
@pytest.mark.parametrize("laws", ["bridge-2017", "bridge-1997"])
def test_periods(desk, clock, laws, set_, minutes, may):
    desk.rules({"laws": laws, "correction_minutes": set_, "appeal_minutes": set_})
    spot = Spot(1, 1, "1", 1)
    desk.result(spot, "4S N =")
    ruling = desk.rule(spot, ns="420", ew="420")
    desk.correct(spot, "4S N +1", by="Dora", why="x")  # nothing was published: no period runs
    desk.publish(1)
    clock.later(minutes=minutes)
    if may:
        desk.correct(spot, "4S N +2", by="Dora", why="x")
        desk.appeal(ruling, by="A", why="x")
        return
    for act in (
        lambda: desk.correct(spot, "4S N +2", by="Dora", why="x"),
        lambda: desk.remove(spot, by="Dora", why="x"),
        lambda: desk.appeal(ruling, by="A", why="x"),
    ):
        with pytest.raises(NotAllowed):
            act()
    # Published once more, the period does not begin again.
    desk.publish(1)
    with pytest.raises(NotAllowed):
        desk.correct(spot, "4S N +2", by="Dora", why="x")


def test_79c2_is_of_2017(desk, clock):
    spot = Spot(1, 1, "1", 1)
    desk.result(spot, "4S N =")
    desk.publish(1)
    clock.later(minutes=31)
    desk.correct(spot, "4S N +1", by="Dora", why="no doubt", late=True)


def test_79c_of_1997_has_no_late_correction(desk, clock):
    desk.rules({"laws": "bridge-1997"})
    spot = Spot(1, 1, "1", 1)
    desk.result(spot, "4S N =")
    desk.publish(1)
    clock.later(minutes=31)
    with pytest.raises(NotAllowed):
        desk.correct(spot, "4S N +1", by="Dora", why="no doubt", late=True)


def test_a_bye_and_a_forfeit(tmp_path, capsys):
    """78D: who sits out has 12 of 20 victory points; an arbiter may give a match other ones."""
    club = Club(tmp_path, capsys)
    club.do(
        "new e --kind team --method imps --set victory=wbf",
        *(f"enter e A{n} B{n} C{n} D{n}" for n in range(3)),
    )
    club.do(
        "draw e --per 2", *(f"result e {table} {board} 4S N =" for table in ("1", "1c") for board in (1, 2))
    )
    assert club.totals() == {1: 10, 2: 10, 3: 12}
    club.do("award e 1 1=20 2=0")
    assert club.totals() == {1: 20, 2: 0, 3: 12}
    club.do("penalty e 1 1 --clause 90A")
    assert club.totals()[1] == 19
