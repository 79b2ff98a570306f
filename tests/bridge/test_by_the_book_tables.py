"""What happens at a table by the two books, written as a director would write it down from them alone."""

import json

import pytest

from tapete.bridge.table.script import BadScript, play
from tapete.cli import run

DEAL = "deal N:AK32.32.KQ2.A432 QJT9.AQ6.876.KQJ 8765.KJ98.AJT.65 4.T754.9543.T987"

SCRIPTS = {
    "27A1 the call over it accepts; the auction goes on from the low bid": """
        N 1S
        E 1H
        S pass
        expect turn W
        expect legal 1S yes
        expect legal 1H no
        expect passes -
        expect auction 1S 1H Pass
    """,
    "27A1 a bid that only beats the low one": """
        N 2S
        E 2H
        S 2S
        expect auction 2S 2H 2S
        expect turn W
    """,
    "27A1 nothing is left to double but the low bid": """
        N 1S
        E 1H
        S X
        W pass
        N pass
        E pass
        expect contract 1HX E
    """,
    "27B1a lowest in the same denomination": """
        N 1S
        E 1H
        arbiter
        no unintended
        no insufficient_bid_accepted
        E 2H
        yes lowest_in_same_denomination
        expect ruling 27B1a
        expect passes -
        expect duties 27D
        S pass
        W 3H
        expect auction 1S 2H Pass 3H
    """,
    "27B1b a comparable double": """
        N 1NT
        E 1S
        arbiter
        no unintended
        no insufficient_bid_accepted
        E X
        yes comparable
        expect ruling 27B1b
        expect auction 1NT X
        expect passes -
        expect restricted -
    """,
    "27B2 a pass, and partner is silenced": """
        N 1S
        E 1H
        arbiter
        no unintended
        no insufficient_bid_accepted
        E pass
        no comparable
        expect ruling 27B2
        expect passes W
        expect unauthorised EW E:1H
        S 2S
        expect legal 2H no
        W pass
        N pass
        E pass
        expect contract 2S N
        expect restricted W
    """,
    "27B2 another denomination, and partner is silenced for good": """
        N 1S
        E 1H
        arbiter
        no unintended
        no insufficient_bid_accepted
        E 3D
        no lowest_in_same_denomination
        no comparable
        expect ruling 27B2
        S pass
        W pass
        N 3S
        E pass
        S pass
        expect passes W
        W pass
        expect contract 3S N
    """,
    "27B3 a double: another call, and partner is silenced": """
        N 1S
        E 1H
        arbiter
        no unintended
        no insufficient_bid_accepted
        E X
        no comparable
        expect must_bid E
        refused E X
        refused E 1H
        E 2H
        no last_replacement_comparable
        expect ruling 27B3
        expect passes W
        expect auction 1S 2H
    """,
    "27B4 insufficient again": """
        N 2S
        E 1H
        arbiter
        no unintended
        no insufficient_bid_accepted
        E 2H
        no second_insufficient_bid_accepted
        E pass
        no last_replacement_comparable
        expect ruling 27B4
        expect passes W
        expect auction 2S Pass
    """,
    "24A a small card": """
        N 1C
        E drops H7
        arbiter
        yes partner_could_see
        yes own_error
        expect ruling 24A
        expect passes -
        expect faced E:H7
        E pass
        S 1S
        W pass
        N 2S
        E pass
        S pass
        W pass
        expect penalty E:H7:minor
        expect declarer S
    """,
    "24B the ten is an honour": """
        N 1C
        E drops HT
        arbiter
        yes partner_could_see
        yes own_error
        expect ruling 24B
        expect passes W
        E 1S
        S pass
        expect legal 2S no
        W pass
        N 2C
        E pass
        S pass
        expect legal 2S yes
        W pass
        expect declarer N
        expect penalty E:HT:major
    """,
    "24B a small card led in the auction": """
        N 1C
        E leads H7
        arbiter
        yes partner_could_see
        yes own_error
        expect ruling 24B
        expect passes W
        E pass
        S pass
        W pass
        expect penalty E:H7:major
        expect declarer N
    """,
    "24C two small cards": """
        N 1C
        W drops H7 D2
        arbiter
        yes partner_could_see
        yes own_error
        expect ruling 24C
        expect passes E
        E pass
        S 1S
        expect passes -
        W pass
        N pass
        E pass
        expect penalty W:H7:major W:D2:major
    """,
    "24D the offender becomes dummy": """
        N 1C
        E drops HA
        arbiter
        yes partner_could_see
        yes own_error
        E 1H
        S pass
        W pass
        N pass
        expect declarer E
        expect penalty -
        expect faced -
    """,
    "25A a slip": """
        N 1S
        N changes 1H
        arbiter
        yes unintended
        expect ruling 25A1 25A2
        expect auction 1H
        expect restricted -
        expect turn E
    """,
    "25A6 the opponent takes his call back": """
        N 1S
        E 2C
        N changes 1H
        arbiter
        yes unintended
        expect auction 1H 2C
        expect may_change E
        E changes 1S
        expect auction 1H 1S
        expect turn S
    """,
    "25B2 a change of mind": """
        N 1S
        N changes 1H
        arbiter
        no unintended
        no second_call_accepted
        no comparable_to_withdrawn
        expect ruling 25B2
        expect auction 1S
        expect passes -
        E 2C
        S pass
        W pass
        N pass
        expect contract 2C E
        expect restricted S
    """,
    "25B1 the change accepted": """
        N 1S
        N changes 1H
        arbiter
        no unintended
        yes second_call_accepted
        no comparable_to_withdrawn
        expect ruling 25B1
        expect auction 1H
        expect passes -
    """,
    "29A called over out of turn": """
        E 1H
        S 1S
        expect auction 1H 1S
        expect turn W
        expect passes -
    """,
    "28B the player on turn calls": """
        E 1H
        N 1C
        expect auction 1C
        expect turn E
        expect passes -
        expect restricted -
    """,
    "30A a pass at the turn of the player on the right": """
        E pass
        arbiter
        no artificial_pass
        no call_out_of_rotation_accepted
        expect turn N
        expect passes E
        N 1C
        expect legal 1H no
        E pass
        expect passes -
        S pass
        W pass
        expect contract 1C N
    """,
    "31A1 the player on the right passes": """
        E 1H
        arbiter
        no call_out_of_rotation_accepted
        expect turn N
        N pass
        expect repeats E
        refused E 1S
        E 1H
        expect auction Pass 1H
        expect passes -
    """,
    "31A2b the player on the right bids": """
        E 1H
        arbiter
        no call_out_of_rotation_accepted
        N 1C
        E pass
        no comparable
        expect ruling 31A2 31A2b
        expect passes W
        S 1D
        W pass
        expect passes -
    """,
    "31A2a a comparable call": """
        E 1H
        arbiter
        no call_out_of_rotation_accepted
        N 1C
        E 1H
        yes comparable
        expect ruling 31A2 31A2a
        expect passes -
        expect duties 23C
    """,
    "31B at partner's turn": """
        S 1S
        arbiter
        no call_out_of_rotation_accepted
        expect turn N
        N 1C
        E pass
        S 1D
        no comparable
        expect ruling 31B2 31A2b
        expect passes N
        W 1H
        N pass
        E 2H
        S pass
        W pass
        expect passes -
        expect legal 3C yes
    """,
    "32 a double at partner's turn": """
        N 1C
        W X
        arbiter
        no call_out_of_rotation_accepted
        expect turn E
        E pass
        S pass
        W pass
        no comparable
        expect contract 1C N
    """,
    "36B inadmissible, and not called over": """
        N 1C
        E pass
        S X
        arbiter
        expect ruling 36B1 36B2 36B3
        expect passes N
        S 1H
        W pass
        expect legal 2H no
        N pass
    """,
    "36A inadmissible, and called over": """
        N 1C
        E pass
        S X
        W 1D
        arbiter
        expect ruling 36A
        expect auction 1C Pass
        expect turn S
        expect passes -
    """,
    "37B a bid of a player who must pass": """
        N 1C
        W drops HA
        arbiter
        yes partner_could_see
        yes own_error
        E 1S
        arbiter
        expect ruling 37B1 37B2
        expect passes E W
        expect auction 1C Pass
    """,
    "37A called over": """
        N 1C
        W drops HA
        arbiter
        yes partner_could_see
        yes own_error
        E 1S
        S 2C
        expect ruling 37A
        expect auction 1C 1S 2C
        expect passes -
    """,
    "38 a bid of eight": """
        N 7C
        E 8H
        arbiter
        expect ruling 38B 38C 38D
        expect auction 7C Pass
        expect passes E W
    """,
    "39 a defender after the final pass": """
        N 1C
        E pass
        S pass
        W pass
        E 1S
        arbiter
        expect ruling 39A 39C
        expect contract 1C N
        expect restricted W
    """,
    "39 the declaring side after the final pass": """
        N 1C
        E pass
        S pass
        W pass
        N 2C
        arbiter
        expect ruling 39A 39B
        expect contract 1C N
        expect restricted -
    """,
    "22B all four pass": """
        N pass
        E pass
        S pass
        W pass
        expect phase ended
        expect score NS 0
    """,
    "17D3 three passes, but one of them had no turn": """
        N 1C
        E pass
        S pass
        N pass
        arbiter
        expect turn W
        expect auction 1C Pass Pass
    """,
    "26B declarer forbids a suit that the offender did not show": """
        $DEAL
        N 1S
        W drops C7
        arbiter
        yes partner_could_see
        yes own_error
        E 1H
        arbiter
        no unintended
        no insufficient_bid_accepted
        E pass
        no comparable
        S 2S
        W pass
        N pass
        E pass
        expect declarer N
        expect turn E
    """,
    "26B and the ban lasts while he keeps the lead": """
        $DEAL
        dealer S
        S 1S
        W pass
        N 2S
        E 1H
        arbiter
        no unintended
        no insufficient_bid_accepted
        E pass
        no comparable
        S pass
        W pass
        expect declarer S
        expect restricted W
        answer suits_specified
        expect suits S H D C
        S forbids C
        expect turn W
        expect cards S4 HT H7 H5 H4 D9 D5 D4 D3
        W H4
        expect turn N
    """,
    "1997, 27B2: the same denomination, but a convention": """
        rules bridge-1997
        N 1S
        E 1H
        arbiter
        no slip_put_right_at_once
        no insufficient_bid_accepted
        E 2H
        no both_natural
        expect ruling 27B2
        expect passes W
        S pass
        W pass
        N pass
        expect contract 2H E
    """,
    "1997, 24B: an honour, and declarer may leave it": """
        rules bridge-1997
        N 1C
        E drops HT
        arbiter
        yes partner_could_see
        yes own_error
        expect ruling 24B
        expect passes W
        E pass
        S pass
        W pass
        expect asks treated_as_penalty
        no treated_as_penalty
        expect penalty -
        expect faced -
    """,
    "1997, 24C: several cards, and declarer treats them as penalty cards": """
        rules bridge-1997
        N 1C
        E drops H7 D2
        arbiter
        yes partner_could_see
        yes own_error
        expect ruling 24C
        E pass
        S pass
        W pass
        yes treated_as_penalty
        expect penalty E:H7:major E:D2:major
    """,
    "1997, 24: the offender declares": """
        rules bridge-1997
        N 1C
        E drops HT
        arbiter
        yes partner_could_see
        yes own_error
        E 1H
        S pass
        W pass
        N pass
        expect penalty -
        expect faced -
    """,
    "1997, 33: two calls at once": """
        rules bridge-1997
        together N 1C, E 1H
        expect auction 1C 1H
        expect turn S
    """,
    "1997, 34: three passes, one of them for another": """
        rules bridge-1997
        N 1C
        E pass
        S pass
        N pass
        arbiter
        expect turn W
        expect auction 1C Pass Pass
    """,
    "1997, 30B2: a pass at partner's turn": """
        rules bridge-1997
        N 1S
        W pass
        arbiter
        no conventional_pass
        no call_out_of_rotation_accepted
        expect ruling 30B2a 30B2b 29B
        expect turn E
        expect legal X no
        expect legal 2H yes
        E 2H
        S pass
        expect passes W
    """,
    "1997, 29A: called over, and nothing is asked": """
        rules bridge-1997
        E pass
        S 1S
        expect ruling 29A
        expect auction Pass 1S
        expect turn W
    """,
    "1997, 31B: partner is barred for good": """
        rules bridge-1997
        S 1S
        arbiter
        no call_out_of_rotation_accepted
        expect ruling 31B 29B
        expect passes N
        N pass
        E pass
        S 1H
        W pass
        expect passes N
    """,
    "1997, 25B2: another call, and no more than average minus": """
        rules bridge-1997
        N 1S
        N changes 1H
        arbiter
        no slip_put_right_at_once
        no second_call_accepted
        no keeps_first_call
        expect ruling 25B2 25B2b2 25B2c
        N 1NT
        expect auction 1NT
        expect passes -
    """,
    "1997, 36: both inadmissible and called over": """
        rules bridge-1997
        N 1C
        E pass
        S X
        W 1D
        arbiter
        expect ruling 35 35A
        expect auction 1C Pass
        expect turn S
    """,
}


@pytest.mark.parametrize("name", SCRIPTS)
def test_by_the_book(name):
    play("board 1\n" + SCRIPTS[name].replace("$DEAL", DEAL))


def test_by_the_book_as_data(capsys, tmp_path):
    file = tmp_path / "case.txt"
    file.write_text("board 1\n" + SCRIPTS["27B2 a pass, and partner is silenced"], encoding="utf-8")
    assert run(["table", "play", str(file), "--json", "--lang", "en"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["contract"], found["declarer"], found["turn"]) == ("2S N", "N", "E")
    assert [each["leader"] for each in found["lead_restrictions"]] == ["W"]
    assert found["calls"][1] == {"seat": "E", "call": "1H", "status": "withdrawn"}


# What nobody can do at a table is refused with the line and the reason.
@pytest.mark.parametrize(
    "line", ["N 1X", "Q 1S", "N", "arbiter 99 N", "N claims", "yes nothing_asked", "together N 1S", "N shows"]
)
def test_what_cannot_happen(line):
    with pytest.raises(BadScript) as wrong:
        play(f"board 1\n{line}")
    assert wrong.value.line == 2
