# ruff: noqa: E501 - a row of the table is read across
"""What happens at a table where two clauses meet, written from the books of 1997 and 2017 alone."""

import pytest

from tapete.bridge.table.script import play

CALLED_27 = """
    N 1S
    E 1H
    arbiter
    no unintended
    no insufficient_bid_accepted
"""
BARRED = CALLED_27 + "E pass\nno comparable\n"
DROPPED = "arbiter\nyes partner_could_see\nyes own_error\n"
LEAD = """
    deal N:AKQ2.432.32.5432 J43.65.AK54.AKQJ T987.AKQ.QJT9.T9 65.JT987.876.876
    W 1S
    arbiter
    no call_out_of_rotation_accepted
    N pass
    E 1D
    S pass
    W pass
    no comparable
    N 1S
    E pass
    S 2S
    W pass
    N pass
    E pass
    expect restricted E
    answer suits_specified
    expect suits S H D C
"""

SCRIPTS = {
    "27B2: partner is barred for good, the offender bids on, and partner's lead is restricted": BARRED
    + "S 2S\nW pass\nN pass\nE 3H\nexpect laws -\nexpect passes W\nS 3S\nW pass\nN pass\nE pass\nexpect restricted W",
    "27B2: the offender declares, and no lead is restricted": CALLED_27
    + "E 3C\nno lowest_in_same_denomination\nno comparable\nS pass\nW pass\nN pass\nexpect contract 3C E\nexpect restricted -",
    "27B3: no second double; comparable in the end frees the lead, not the partner": CALLED_27
    + "E X\nno comparable\nrefused E X\nE 2C\nyes last_replacement_comparable\nexpect passes W\nexpect restricted -\nexpect duties 23C 72C",
    "37A: a pass for the rest of the auction is owed again at the next turn": BARRED
    + "S 2S\nW 3C\nN pass\narbiter\nexpect ruling 37A\nexpect auction 1S Pass 2S 3C Pass\nexpect passes W\nE pass\nS 3S\nW 4C\nexpect laws 37",
    "36A: an inadmissible redouble of a barred player; the turn comes back, and he is still barred": BARRED
    + "S pass\nW XX\nN pass\narbiter\nexpect ruling 36A\nexpect auction 1S Pass Pass\nexpect turn W\nexpect passes W",
    "36B: the same, not called over: both have to pass": BARRED
    + "S pass\nW XX\narbiter\nexpect ruling 36B1 36B2 36B3\nexpect turn W\nexpect passes E W",
    "28A: the player on the right is barred, and the call over his turn is in rotation": BARRED
    + "S 2C\nN 2S\nexpect ruling 28A\nexpect laws -\nexpect auction 1S Pass 2C Pass 2S\nexpect passes W",
    "24B and 37A: a pass for one turn is spent when the opponent calls over the bid": f"""
        N pass
        E drops HA
        {DROPPED}
        E pass
        S pass
        W 1C
        N pass
        arbiter
        expect ruling 37A
        expect auction Pass Pass Pass 1C Pass
        expect passes -
    """,
    "24C: two small cards at two moments are two cards": f"""
        N 1C
        E drops H2
        {DROPPED}
        expect ruling 24A
        E pass
        E drops H3
        {DROPPED}
        expect ruling 24C
        expect passes W
        S pass
        W pass
        expect penalty E:H2:major E:H3:major
    """,
    "24A: a small card of each defender stays minor": f"""
        N 1C
        E drops H2
        {DROPPED}
        E pass
        W drops S2
        {DROPPED}
        expect passes -
        S pass
        W pass
        expect penalty E:H2:minor W:S2:minor
    """,
    "36A: the double had stood until the auction was over": """
        N 1S
        E pass
        S X
        W pass
        N pass
        E pass
        expect phase clarification
        arbiter
        expect ruling 36A
        expect auction 1S Pass
        expect turn S
        expect phase auction
        expect restricted -
    """,
    "38: a bid of eight called over until the auction was over": """
        N 1S
        E 8C
        S X
        W pass
        N pass
        E pass
        arbiter
        expect ruling 38B 38C 38D
        expect auction 1S Pass
        expect turn S
        expect passes E W
        S 2S
        W pass
        N pass
        E pass
        expect contract 2S N
        expect restricted -
    """,
    "38: a bid of eight that is the last pass": """
        N 7NT
        E pass
        S pass
        W 8C
        arbiter
        expect phase clarification
        expect contract 7NT N
        expect restricted E
    """,
    "31A1: an illegal call of the player on the right is ruled first": """
        N 1C
        E 1H
        W 2D
        arbiter
        no call_out_of_rotation_accepted
        S 1D
        arbiter
        no unintended
        no insufficient_bid_accepted
        S pass
        no comparable
        expect repeats W
        W 2D
        expect laws -
        expect passes N
    """,
    "30A and 37B: the pass that was owed is a bid": """
        N 1C
        S pass
        arbiter
        no artificial_pass
        no call_out_of_rotation_accepted
        E 1D
        S 1H
        arbiter
        expect ruling 37B1 37B2
        expect passes N S
        expect auction 1C 1D Pass
    """,
    "30B1: what partner may not use is free once the call is comparable": """
        S pass
        arbiter
        no artificial_pass
        no call_out_of_rotation_accepted
        N 1C
        expect unauthorised NS S:Pass
        E 1D
        S pass
        yes comparable
        expect ruling 30B1b 30B1b(i)
        expect unauthorised NS -
        expect passes -
    """,
    "29A and 27: accepted in words, and then called over too low": """
        W 1H
        arbiter
        yes call_out_of_rotation_accepted
        N 1D
        expect laws 27
    """,
    "17D3: the dealer was passed over, but it is no call that three passes follow": """
        E pass
        S pass
        W pass
        expect turn N
        N 1C
        expect turn E
        expect laws -
    """,
    "17D3: who passed in turn may use all the cancelled passes, the other side none": """
        N 1C
        S pass
        W pass
        N pass
        arbiter
        expect turn E
        expect auction 1C
        expect unauthorised NS S:Pass W:Pass N:Pass
        expect unauthorised EW -
    """,
    "33: a double at the same moment as partner's pass is inadmissible": """
        N 1S
        together E pass, S X
        arbiter
        expect ruling 36B1 36B2 36B3
        expect turn S
        expect passes N
    """,
    "25A5: the last pass is a slip, although the lead lies face down": """
        N 1C
        E pass
        S pass
        W pass
        E leads H2 face down
        W changes 1H
        arbiter
        yes unintended
        expect auction 1C Pass Pass 1H
        expect phase auction
        expect turn N
    """,
    "21B1 and 21B2: both may change, and only the side that misinformed may not use it": """
        N 1C
        E pass
        S 1H
        arbiter 21 N for E
        no own_misunderstanding
        no no_alert_was_due
        no call_was_mistaken
        yes call_influenced
        yes call_changed
        E changes 1D
        expect may_change S
        S changes pass
        expect auction 1C 1D Pass
        expect unauthorised NS E:Pass S:1H
        expect unauthorised EW -
    """,
    "26B1: a required suit, and the leader has none": LEAD.replace("J43.65.AK54.AKQJ", "J43..AK5476.AKQJ")
    .replace("65.JT987.876.876", "65.JT98765.8.876")
    + "N requires H\nexpect cards SJ S4 S3 DA DK D7 D6 D5 D4 CA CK CQ CJ",
    "26B1: a required suit is required once": LEAD + "N requires D\nE leads DA\nS D9\nW D6\nN D2\nexpect cards SJ S4 S3 H6 H5 DK D5 D4 CA CK CQ CJ",
    "26B2: without the word require": "rules bridge-2017-wbf" + LEAD + "refused N requires C\nN forbids C",
    "1997, 31B and 26A2: the named suit is required": """
        rules bridge-1997
        deal N:AKQ2.432.32.5432 J43.65.AK54.AKQJ T987.AKQ.QJT9.T9 65.JT987.876.876
        N 1S
        W 2H
        arbiter
        no call_out_of_rotation_accepted
        E pass
        S 2S
        W pass
        N pass
        E pass
        yes final_call_differs
        yes related_to_suits
        answer suits_not_specified H
        expect suits H
        N requires H
        expect cards H6 H5
    """,
    "1997, 30A: a pass at partner's turn before any bid is owed once": """
        rules bridge-1997
        N pass
        W pass
        arbiter
        no conventional_pass
        no call_out_of_rotation_accepted
        expect ruling 30A 29B
        E 1C
        expect passes W
        S pass
        W pass
        expect passes -
    """,
    "1997, 35C: he passes once, and nothing more": """
        rules bridge-1997
        N 1C
        E 8C
        S pass
        arbiter
        expect ruling 35 35C
        expect auction 1C Pass
        expect passes -
        expect restricted -
    """,
}  # fmt: skip


@pytest.mark.parametrize("name", SCRIPTS)
def test_by_the_book(name):
    play("board 1\n" + SCRIPTS[name])
