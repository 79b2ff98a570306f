# ruff: noqa: E501 - a row of the table is read across
"""What the books of 1997 and 2017 said otherwise than the program once did: each case says the clause, and what it asks for."""

import json

import pytest
from by_the_book import check, name_of

from tapete.bridge.table.script import play
from tapete.cli import run

CHANGED_97 = "rules bridge-1997\nboard 1\nN 1C\nN changes 1S\n"
TOO_SOON = "board 1\nN 1S\nE 1H\nE changes 2C\narbiter\n"

# What the clause says, and the script.
TABLES = {
    "1997, 25A: the second call stands and the first is gone": CHANGED_97
    + "arbiter\nyes slip_put_right_at_once\nexpect auction 1S",
    "1997, 25B1: the second call is accepted and the first is gone": CHANGED_97
    + "arbiter\nno slip_put_right_at_once\nyes second_call_accepted\nexpect auction 1S",
    "1997, 25B1: called over with the first call in mind, the second stands alone": CHANGED_97
    + "E 1D\narbiter\nno slip_put_right_at_once\nyes lho_called_over_first\nexpect may_change E\nexpect auction 1S 1D",
    "1997, 25B1 with 16C2: the withdrawn 1C is unauthorised for North-South": CHANGED_97
    + "arbiter\nno slip_put_right_at_once\nyes second_call_accepted\nexpect unauthorised NS N:1C",
    "1997, 25B and 29A: East called before the change and has accepted nothing, so he is asked": """
        rules bridge-1997
        board 1
        N 1C
        E 1D
        N changes 1S
        arbiter
        no slip_put_right_at_once
        expect asks call_out_of_rotation_accepted
    """,
    "1997, 35A: West's call is cancelled with the redouble, and nothing of it is left to rule": """
        rules bridge-1997
        board 1
        N 1H
        S XX
        W 2C
        arbiter
        expect ruling 35 35A
        expect laws -
    """,
    "2017, 36A: West's call is cancelled with the redouble, and nothing of it is left to rule": """
        board 1
        N 1H
        S XX
        W 2C
        arbiter
        expect ruling 36A
        expect laws -
    """,
    "2017, 25A1 before 27: the slip is replaced by the 2H that East named": """
        board 1
        N 1S
        E 1H
        E changes 2H
        arbiter
        yes unintended
        expect auction 1S 2H
        expect turn S
    """,
    "2017, 27C: the replacement stands when the first bid is not accepted": TOO_SOON
    + "no unintended\nno insufficient_bid_accepted\nno lowest_in_same_denomination\nno comparable\nno right_lost\nexpect auction 1S 2C",
    "2017, 27C and 27A1: the first bid is accepted, and all is ruled": TOO_SOON
    + "no unintended\nyes insufficient_bid_accepted\nno comparable_to_withdrawn\nexpect laws -",
    "1997, 27B and 9C: the replacement made too soon is the replacement": "rules bridge-1997\n"
    + TOO_SOON
    + "no slip_put_right_at_once\nno insufficient_bid_accepted\nno right_lost\nexpect auction 1S 2C",
    "2017, 36B2 and 9C: South has already put 1H in the place of the double": (
        "board 1\nN 1C\nE pass\nS X\nS 1H\narbiter\nexpect laws -\nexpect auction 1C Pass 1H"
    ),
    "2017, 36A: West called before the arbiter ruled, so the double and all after it go": (
        "board 1\nN 1C\nE pass\nS X\nS 1H\nW pass\narbiter\nexpect auction 1C Pass\nexpect turn S"
    ),
    "2017, 25A1: the double was a slip for 1H": """
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
    "2017, 25A1: the double of a barred player was a slip for a pass": """
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
    "2017, 25A1: a call out of rotation can be a slip, too": """
        board 1
        N pass
        S 1H
        S changes 1S
        arbiter
        yes unintended
    """,
    "2017, 39A: every call after the final pass is cancelled, and there is no second call to accept": """
        board 1
        N 1S
        E pass
        S pass
        W pass
        E X
        E changes pass
        arbiter
        no unintended
        expect ruling 39A 39C
        expect asks -
    """,
    "2017, 31A1 and 35B: nobody owes a pass and a bid at one turn": """
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


@pytest.mark.parametrize("script", TABLES.values(), ids=TABLES)
def test_a_table(script):
    play(script)


@pytest.mark.parametrize("article", ["27", "36", "37", "38", "39"])  # 25A1: any call can be a slip
def test_a_slip_is_asked_for(capsys, article):
    assert run(["laws", "questions", "bridge-2017", article, "--json", "--lang", "en"]) == 0
    assert "unintended" in {each["question"] for each in json.loads(capsys.readouterr().out)["questions"]}


# Book and article: answers | clauses | what is said | what is not said.
ROWS = [
    ("bridge-1997", "25", "-first_call_insufficient -slip_put_right_at_once -lho_called_before_change -lho_called_over_first second_call_accepted | 25B1 16C | first cancelled, unauthorised |"),
    ("bridge-1997", "25", "-first_call_insufficient -slip_put_right_at_once lho_called_before_change partner_called_before_change -rho_must_pass call_made=bid -player_on_turn_called -call_out_of_rotation_accepted -rho_passes repeats_denomination | 31A2a | partner passes once | partner barred"),
    ("bridge-1997", "25", "-first_call_insufficient -slip_put_right_at_once lho_called_before_change -partner_called_before_change call_made=bid -call_out_of_rotation_accepted | 31B | partner barred, any lead | partner passes once"),
    ("bridge-1997", "25", "-first_call_insufficient slip_put_right_at_once | 25A | first cancelled, second stands, free | unauthorised"),
    ("bridge-2017", "31", "whose_turn=rho -player_on_turn_called -call_out_of_rotation_accepted rho_passes -repeated_bid_sufficient had_to_pass | 31A1 37B2 | partner barred, offender barred, lead | repeat"),
    ("bridge-2017", "32", "admissible_out_of_rotation whose_turn=rho -player_on_turn_called -call_out_of_rotation_accepted rho_passes had_to_pass | 32A1 37B2 | partner barred, offender barred, lead | repeat"),
    ("bridge-2017", "36", "-noticed_after_opening_lead unintended -lho_called_over_first | 25A1 | first cancelled, second stands, no lead | anybody passes"),
    ("bridge-2017", "37", "-breaks_19 unintended lho_called_over_first | 25A1 | second stands, left may change | anybody passes"),
]  # fmt: skip


@pytest.mark.parametrize(("book", "article", "row"), ROWS, ids=name_of)
def test_a_ruling(capsys, tmp_path, book, article, row):
    check(capsys, tmp_path, book, article, row)
