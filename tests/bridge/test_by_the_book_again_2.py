# ruff: noqa: E501 - a row of the table is read across
"""What the books of 1997 and 2017 say otherwise than the program: each case says the clause, what it asks for, and what came."""

import json

import pytest
from by_the_book import check, name_of

from tapete.books import rulebook
from tapete.bridge.table.report import table_report
from tapete.bridge.table.script import play
from tapete.cli import run
from tapete.law import paths

CHANGED_97 = "rules bridge-1997\nboard 1\nN 1C\nN changes 1S\n"
TOO_SOON = "board 1\nN 1S\nE 1H\nE changes 2C\narbiter\n"

# What the clause says against what came | the script.
TABLES = {
    "1997, 25A: the second call stands and the first is gone; both stand (auction 1C 1S)": CHANGED_97
    + "arbiter\nyes slip_put_right_at_once\nexpect auction 1S",
    "1997, 25B1: the second call is accepted and the first is gone; both stand (auction 1C 1S)": CHANGED_97
    + "arbiter\nno slip_put_right_at_once\nyes second_call_accepted\nexpect auction 1S",
    "1997, 25B1: called over with the first call in mind, the second stands alone; both stand (auction 1C 1S 1D)": CHANGED_97
    + "E 1D\narbiter\nno slip_put_right_at_once\nyes lho_called_over_first\nexpect may_change E\nexpect auction 1S 1D",
    "1997, 25B1 with 16C2: the withdrawn 1C is unauthorised for North-South; it is not": CHANGED_97
    + "arbiter\nno slip_put_right_at_once\nyes second_call_accepted\nexpect unauthorised NS N:1C",
    "1997, 25B and 29A: East called before the change and has accepted nothing, so he is asked; 29A is ruled at once": """
        rules bridge-1997
        board 1
        N 1C
        E 1D
        N changes 1S
        arbiter
        no slip_put_right_at_once
        expect asks call_out_of_rotation_accepted
    """,
    "1997, 17D: North calls again with the right cards, and East repeats his 1H; South is on turn over 1H alone": """
        rules bridge-1997
        board 1
        N 1C
        E 1H
        arbiter 17D N
        answer which_board first
        yes lho_called_over_cancelled
        no differs_much
        expect turn N
    """,
    "1997, 31A2: the offender chooses his call, and 2D does not repeat hearts (31A2b); the answer is asked before the call": """
        rules bridge-1997
        board 1
        N 1C
        S 1H
        arbiter
        no call_out_of_rotation_accepted
        E 1S
        expect asks -
        S 2D
    """,
    "1997, 35A: West's call is cancelled with the redouble, and nothing of it is left to rule; 29 waits for West": """
        rules bridge-1997
        board 1
        N 1H
        S XX
        W 2C
        arbiter
        expect ruling 35 35A
        expect laws -
    """,
    "2017, 36A: West's call is cancelled with the redouble, and nothing of it is left to rule; 29 waits for West": """
        board 1
        N 1H
        S XX
        W 2C
        arbiter
        expect ruling 36A
        expect laws -
    """,
    "2017, 25A1 before 27: the slip is replaced by the 2H that East named; 2H is dropped, and East is on turn": """
        board 1
        N 1S
        E 1H
        E changes 2H
        arbiter
        yes unintended
        expect auction 1S 2H
        expect turn S
    """,
    "2017, 27C: the replacement stands when the first bid is not accepted; 2C is dropped, and East is on turn": TOO_SOON
    + "no unintended\nno insufficient_bid_accepted\nno lowest_in_same_denomination\nno comparable\nno right_lost\nexpect auction 1S 2C",
    "2017, 27C and 27A1: the first bid is accepted, and all is ruled; 25 is asked about the same change": TOO_SOON
    + "no unintended\nyes insufficient_bid_accepted\nno comparable_to_withdrawn\nexpect laws -",
    "1997, 27B and 9C: the replacement made too soon is the replacement; 2C is dropped, and East is on turn": "rules bridge-1997\n"
    + TOO_SOON
    + "no slip_put_right_at_once\nno insufficient_bid_accepted\nno right_lost\nexpect auction 1S 2C",
    "2017, 36B2 and 9C: South has already put 1H in the place of the double; 29 asks whose turn it was": (
        "board 1\nN 1C\nE pass\nS X\nS 1H\narbiter\nexpect laws -\nexpect auction 1C Pass 1H"
    ),
    "2017, 36A: West called before the arbiter ruled, so the double and all after it go; 36B, and South without a call": (
        "board 1\nN 1C\nE pass\nS X\nS 1H\nW pass\narbiter\nexpect auction 1C Pass\nexpect turn S"
    ),
    "2017, 25A1: the double was a slip for 1H; nobody asks, and 36B is ruled": """
        board 1
        N 1C
        E pass
        S X
        S changes 1H
        arbiter
        expect asks unintended
        yes unintended
        expect auction 1C Pass 1H
        expect passes -
    """,
    "2017, 25A1: the double of a barred player was a slip for a pass; nobody asks, and 37B is ruled": """
        board 1
        N 1S
        E 8S
        arbiter
        S pass
        W X
        W changes pass
        arbiter
        expect asks unintended
    """,
    "2017, 25A1: a call out of rotation can be a slip, too; 'South has no call to change'": """
        board 1
        N pass
        S 1H
        S changes 1S
        arbiter
        yes unintended
    """,
    "2017, 39A: every call after the final pass is cancelled, and there is no second call to accept; it is asked for": """
        board 1
        N 1S
        E pass
        S pass
        W pass
        E X
        E changes pass
        arbiter
        expect ruling 39A 39C
        expect asks -
    """,
    "2017, 31A1: the call that was repeated is legal and for all to use (16A1a); it stays unauthorised for North-South": """
        board 1
        N pass
        S 1H
        arbiter
        no call_out_of_rotation_accepted
        E pass
        S 1H
        expect ruling 31A1
        expect unauthorised NS -
    """,
    "2017, 24D and 24E: a board that is passed out has no defender; became_defender is asked": """
        board 1
        N pass
        E drops HA
        arbiter
        yes partner_could_see
        yes own_error
        E pass
        S pass
        W pass
        expect phase ended
        expect asks -
    """,
    "2017, 13B2: no result by play once an adjusted score is given; East goes on calling": """
        board 1
        N 1C
        arbiter 13 N
        yes some_hand_too_long
        no surplus_is_foreign
        no play_had_ended
        yes wrong_hand_called
        no can_be_corrected
        expect ruling 13B2
        refused E 1H
    """,
    "2017, 31A1 and 35B: nobody owes a pass and a bid at one turn; West owes both": """
        board 1
        N 1S
        E 8S
        arbiter
        W 2C
        arbiter
        no call_out_of_rotation_accepted
        S pass
        expect repeats -
    """,
}  # fmt: skip


@pytest.mark.parametrize(
    "script",
    [
        pytest.param(TABLES[says], id=says, marks=pytest.mark.xfail(strict=True, reason=says))
        for says in TABLES
    ],
)
def test_a_table(script):
    play(script)


FAULTY = {
    "27B3": "board 1\nN 1S\nE 1H\narbiter\nno unintended\nno insufficient_bid_accepted\nE X\nno comparable",
    "36B2": "board 1\nN 1S\nE pass\nS X\narbiter",
    "38C": "board 1\nN 1S\nE 8S\narbiter",
    "30B2a": "rules bridge-1997\nboard 1\nN 1C\nW pass\narbiter\nno conventional_pass\nno call_out_of_rotation_accepted",
    "31B": "rules bridge-1997\nboard 1\nS 1H\narbiter\nno call_out_of_rotation_accepted",
}


@pytest.mark.parametrize("clause", FAULTY)
@pytest.mark.xfail(
    strict=True,
    reason="the clause of an obligation is the one that imposes it; 27B4, 36B3, 38D, 29B, 29B came",
)
def test_the_clause_of_an_obligation(clause):
    obligations = table_report(play(FAULTY[clause]).table)["obligations"]
    assert clause in {each["clause"] for each in obligations if each["must"] == "pass"}


@pytest.mark.xfail(
    strict=True, reason="17D2: a board that a ruling ended (15A2a) was not passed out; contract 'Pass' came"
)
def test_no_contract_on_a_board_that_a_ruling_ended():
    assert table_report(play("board 1\nN 1C\nE 1S\nS 2C\narbiter 15A N").table)["contract"] is None


@pytest.mark.parametrize("article", ["13", "14", "21"])
@pytest.mark.xfail(
    strict=True,
    reason="docs/checking.md: every question can be listed; '... has no procedure for 67' (47) came",
)
def test_all_questions_can_be_listed(capsys, article):
    code = run(["laws", "questions", "bridge-2017", article, "--json", "--lang", "en"])
    capsys.readouterr()
    assert code == 0


@pytest.mark.parametrize("article", ["36", "37", "39"])
@pytest.mark.xfail(
    strict=True, reason="25A1: any call can be a slip, an inadmissible one, too; 'unintended' is never asked"
)
def test_a_slip_is_asked_for(capsys, article):
    assert run(["laws", "questions", "bridge-2017", article, "--json", "--lang", "en"]) == 0
    assert "unintended" in {each["question"] for each in json.loads(capsys.readouterr().out)["questions"]}


@pytest.mark.xfail(
    strict=True,
    reason="86A: an adjusted score in place of the new deal, damage or not; the score stands (12B1)",
)
def test_no_new_deal_is_an_adjusted_score():
    law = rulebook("bridge-2017").procedure("86A")
    cases = [
        way.ruling
        for way in paths(law)
        if way.answers["result_known_without_board"] and way.answers.get("in_time", True)
    ]
    assert not [case for case in cases if case.citations == ("12B1",)]


# Book and article: answers | clauses | what is said | what is not said; then what came.
ROWS = [
    ("bridge-2017", "90", "offence=slow measure=points individual_event -partner_blameless | 12C3 | ProceduralPenalty, both partners |",
     "12C3: a partner who is to blame is penalised, too (as in 89); only the offender is"),
    ("bridge-2017", "16D", "-first_call_made could_interfere remedy=adjust | 16D2d 86B | |",
     "16D2d: in team play see 86B; it is not named (13D names it)"),
    ("bridge-1997", "25", "-first_call_insufficient -slip_put_right_at_once -lho_called_before_change -lho_called_over_first second_call_accepted | 25B1 16C | first cancelled, unauthorised |",
     "25B1: the first call is withdrawn (see 16C2); only that the second stands is said"),
    ("bridge-1997", "25", "-first_call_insufficient -slip_put_right_at_once lho_called_before_change whose_turn=rho call_made=bid -player_on_turn_called -call_out_of_rotation_accepted -rho_passes repeats_denomination | 31A2a | partner passes once | partner barred",
     "31A: changed after partner had called, it is the turn of the right; the turn of the partner (31B) is taken for granted"),
    ("bridge-1997", "21", "-own_misunderstanding -auction_period_ended -partner_called_since call_influenced call_changed -left_called_since | 21B1 16C | unauthorised |",
     "16C2: what the changed call told is unauthorised for those who misinformed; it is not said"),
    ("bridge-1997", "17D", "which_board=first lho_called_over_cancelled differs_much | 17D | artificial, Review 17D |",
     "17D: the board whose cards were seen comes later all the same; no duty is left for it"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("book", "article", "row"),
    [
        pytest.param(
            book,
            article,
            row,
            id=f"{book} {article} {name_of(row)}",
            marks=pytest.mark.xfail(strict=True, reason=says),
        )
        for book, article, row, says in ROWS
    ],
)
def test_a_ruling(capsys, tmp_path, book, article, row):
    check(capsys, tmp_path, book, article, row)
