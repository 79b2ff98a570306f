"""More that the books say, asked from outside: tables, and duties with the clauses that lay them on."""

import pytest

from tapete.books import rulebook
from tapete.bridge.effects import MayNotDouble, MustPass, MustRepeat, MustReplace, ScoreStands
from tapete.bridge.laws1997 import LAWS_1997
from tapete.bridge.laws2017 import LAWS_2017
from tapete.bridge.table.notation import parse_act, print_act
from tapete.bridge.table.report import story, table_report
from tapete.bridge.table.script import play
from tapete.cli import run
from tapete.law import explore, paths

DUTY = (MayNotDouble, MustPass, MustRepeat, MustReplace)

# What the clause says | the script.
TABLES = {
    "1997, 17D: North calls again with the right cards, and East repeats his 1H": """
        rules bridge-1997
        board 1
        N 1C
        E 1H
        arbiter 17D N
        answer which_board first
        expect turn N
        expect waits N
        N 1D
        no differs_much
        expect repeats E
        refused E 1S
        E 1H
        expect auction 1D 1H
        expect duties 17D
    """,
    "1997, 31A2: the offender chooses his call, and only then it shows what it repeats": """
        rules bridge-1997
        board 1
        N 1C
        S 1H
        arbiter
        no call_out_of_rotation_accepted
        E 1S
        expect asks repeats_denomination
        expect waits S
        S 2D
        no repeats_denomination
        expect ruling 31A2 31A2b
    """,
    "1997, 31A2b: a pass repeats nothing": """
        rules bridge-1997
        board 1
        N 1C
        S 1H
        arbiter
        no call_out_of_rotation_accepted
        E 1S
        S pass
        expect ruling 31A2 31A2b
    """,
    "2017, 31A1: the call that was repeated is legal and for all to use (16A1a)": """
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
    "2017, 24D and 24E: a board that is passed out has no defender": """
        board 1
        N pass
        E drops HA
        arbiter
        yes partner_could_see
        yes own_error
        E pass
        S pass
        expect faced E:HA
        W pass
        expect phase ended
        expect asks -
        expect faced -
        expect duties 72C
    """,
    "2017, 24: the last pass was a slip, and the card lies there again": """
        board 1
        N pass
        S drops HA
        arbiter
        yes partner_could_see
        yes own_error
        E pass
        S pass
        W pass
        W changes 1S
        arbiter
        yes unintended
        expect faced S:HA
        N pass
        E pass
        S pass
        expect penalty S:HA:major
    """,
    "2017, 25A1 and 35B: he had to pass, and what he meant was no pass": """
        board 1
        N pass
        E drops HA
        arbiter
        yes partner_could_see
        yes own_error
        E pass
        S pass
        W pass
        W changes 1S
        arbiter
        yes unintended
        expect rulings 24B 25A1 37B1
        expect auction Pass Pass Pass Pass
    """,
    "2017, 13B2: no result by play once an adjusted score is given": """
        board 1
        N 1C
        arbiter 13 N
        yes some_hand_too_long
        no surplus_is_foreign
        yes wrong_hand_called
        no can_be_corrected
        expect ruling 13B2
        expect phase ended
        refused E 1H
        score NS 50
    """,
    "2017, 47E2a and 41A: a lead that lies face down goes back when its player was misinformed": """
        board 1
        N 1NT
        E pass
        S pass
        W pass
        E leads H7 face down
        arbiter 21 N for E
        no own_misunderstanding
        no no_alert_was_due
        no call_was_mistaken
        yes wants_card_back
        gives E H7
        expect turn E
        E leads S2 face down
        E leads S2
    """,
    "1997, 35B: who had to pass for the rest of the auction must pass again": """
        rules bridge-1997
        board 1
        N 1S
        E 8S
        arbiter
        S pass
        W 2C
        N pass
        arbiter
        expect rulings 38 35
        expect passes E W
    """,
    "1997, 39B: the table sees that a defender acted": """
        rules bridge-1997
        board 1
        N 1S
        E pass
        S pass
        W pass
        E X
        arbiter
        expect ruling 39 39B
    """,
    "1997, 25B2b: the table sees that the first call was legal": """
        rules bridge-1997
        board 1
        N 1C
        N changes 1S
        arbiter
        no slip_put_right_at_once
        no second_call_accepted
        expect asks keeps_first_call
    """,
    "1997, 16A: a long thought is unauthorised for partner by 16A": """
        rules bridge-1997
        board 1
        E thinks
        expect unauthorised EW E:thinks
    """,
}


@pytest.mark.parametrize("script", TABLES.values(), ids=TABLES)
def test_a_table(script):
    play(script)


PASS_OUT_OF_TURN = """
    rules bridge-1997
    board 1
    N 1C
    W pass
    arbiter
    no conventional_pass
    no call_out_of_rotation_accepted
"""
# The clause that lays the duty on somebody | the script.
DUTIES = {
    "27B3": "board 1\nN 1S\nE 1H\narbiter\nno unintended\nno insufficient_bid_accepted\nE X\nno comparable",
    "36B2": "board 1\nN 1S\nE pass\nS X\narbiter",
    "38C": "board 1\nN 1S\nE 8S\narbiter",
    "30B2a": PASS_OUT_OF_TURN,
    "30B2b": PASS_OUT_OF_TURN,
    "31B": "rules bridge-1997\nboard 1\nS 1H\narbiter\nno call_out_of_rotation_accepted",
}


@pytest.mark.parametrize("clause", DUTIES)
def test_the_clause_of_an_obligation(clause):
    obligations = table_report(play(DUTIES[clause]).table)["obligations"]
    assert clause in {each["clause"] for each in obligations}


@pytest.mark.parametrize("book", [LAWS_1997, LAWS_2017], ids=["1997", "2017"])
def test_every_duty_of_a_player_names_its_clause(book):
    duties = [
        effect for law in book.procedures.values() for effect in effects(law) if isinstance(effect, DUTY)
    ]
    assert len(duties) > 20
    for duty in duties:
        book.article(duty.clause)


def effects(law):
    """What the rulings of the law and the steps on the way to them do."""
    nodes = explore(law).nodes
    for node in nodes:
        yield from getattr(getattr(node, "ruling", None), "effects", ())
        yield from getattr(getattr(node, "instruction", None), "effects", ())


def test_no_contract_on_a_board_that_a_ruling_ended():
    assert table_report(play("board 1\nN 1C\nE 1S\nS 2C\narbiter 15A N").table)["contract"] is None


@pytest.mark.parametrize("article", ["13", "14", "21"])
def test_all_questions_can_be_listed(capsys, article):
    code = run(["laws", "questions", "bridge-2017", article, "--json", "--lang", "en"])
    capsys.readouterr()
    assert code == 0


def test_no_new_deal_is_an_adjusted_score():
    law = rulebook("bridge-2017").procedure("86A")
    cases = [way.ruling for way in paths(law) if way.answers["result_known_without_board"]]
    assert cases
    assert not [case for case in cases if any(isinstance(effect, ScoreStands) for effect in case.effects)]


def test_the_story_and_the_acts_say_the_question():
    played = play("board 1\nN 1S\nE 1H\narbiter\nno unintended\nno insufficient_bid_accepted")
    said = "Does the player on the offender's left accept the insufficient bid? no"
    assert table_report(played.table)["acts"][-1] == said
    assert said in list(story(played.tables))


def test_a_dash_is_none_of_several():
    act = parse_act("answer suits_specified -")
    assert act == parse_act("answer suits_specified")
    assert print_act(act) == "answer suits_specified -"
