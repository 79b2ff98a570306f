"""`tapete adjust`, as a script and as an arbiter call it."""

from __future__ import annotations

import json

import pytest

from tapete.cli import run

OTHERS = "170*5, 140*3, -100*2"


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("TAPETE_LANG", "en")


@pytest.fixture
def adjust(capsys):
    def call(*line):
        code = run(["adjust", *line])
        out, err = capsys.readouterr()
        return code, out, err

    return call


@pytest.fixture
def report(adjust):
    def call(*line):
        code, out, err = adjust(*line, "--json")
        assert (code, err) == (0, "")
        return json.loads(out)

    return call


def test_a_weighted_score_says_how_it_arose(report):
    assert report("assigned", "170@67%, 140@33%", "--others", OTHERS) == {
        "unit": "matchpoints",
        "top": "20",
        "ns": {"exact": "309/25", "value": 12.36, "percent": 61.8},
        "ew": {"exact": "191/25", "value": 7.64, "percent": 38.2},
        "balanced": True,
        "clauses": ["12C1c"],
        "lines": [
            {"what": "ns", "points": 170, "weight": "67/100", "worth": "15"},
            {"what": "ns", "points": 140, "weight": "33/100", "worth": "7"},
        ],
    }


@pytest.mark.parametrize(
    ("line", "ns", "ew", "clauses"),
    [
        (["assigned", "170", "--others", OTHERS], "15", "5", "12C1a"),
        (["assigned", "-100", "--others", OTHERS], "2", "18", "12C1a"),
        (["assigned", "170", "--ew", "140", "--others", OTHERS], "15", "13", "12C1c"),
        (["assigned", "170", "--others", "140*5", "--expected", "8"], "41/3", "1/3", "12C1a"),
        (["assigned", "170", "--others", OTHERS, "--side", "ew", "--penalty", "25%"],
         "15", "0", "12C1a 90A"),
        (["assigned", "4S N =@1/2, 4S N -1@1/2", "--vulnerable", "ns", "--method", "imps",
          "--against", "170"], "3/2", "-3/2", "12C1c"),
        (["assigned", "620", "--method", "cross-imps", "--others", "170*2, 620"], "20/3", "-20/3", "12C1a"),
        (["assigned", "620", "--method", "cross-imps", "--others", "170*2, 620", "--divisor", "one"],
         "20", "-20", "12C1a"),
        (["assigned", "620", "--method", "butler", "--others", "620*2, 170, -100"], "6", "-6", "12C1a"),
        (["assigned", "620", "--method", "butler", "--against", "400"], "6", "-6", "12C1a"),
        (["assigned", "620@1/2, -100@1/2", "--method", "bam", "--against", "170"], "1", "1", "12C1c"),
        (["assigned", "-100", "--method", "points"], "-100", "100", "12C1a"),
        (["assigned", "620", "--method", "imps", "--against", "620", "--side", "ns", "--table", "-650",
          "--without-error", "300"], "-7", "0", "12C1a 12C1e"),
        (["assigned", "620", "--method", "imps", "--against", "620", "--side", "ns", "--table", "-650",
          "--without-error", "300", "--knockout"], "-7/2", "7/2", "12C1a 12C1e 12C4"),
        (["gain", "620", "170", "--side", "ns", "--method", "imps", "--against", "170"], "0", "-10", "11A"),
        (["gain", "-100", "170", "--side", "ew", "--method", "imps", "--against", "170"], "-7", "0", "11A"),
        (["teams", "140", "--side", "ns", "--against", "170"], "3", "-3", "86B2b"),
        (["teams", "620", "--side", "ns", "--against", "170", "--penalty", "2"], "10", "-12", "86B2b 90A"),
        (["knockout", "6", "-2"], "4", "-4", "12C4"),
        (["knockout", "2", "1", "--top", "2"], "3/2", "1/2", "12C4"),
        (["artificial", "plus", "minus"], "60", "40", "12C2a"),
        (["artificial", "plus", "minus", "--own-ns", "62.5%", "--own-ew", "39"],
         "125/2", "39", "12C2a 12C2c"),
        (["artificial", "plus", "plus", "--scale", "imps"], "3", "3", "12C2b"),
        (["artificial", "plus", "even", "--scale", "imps", "--knockout"], "3/2", "-3/2", "12C2b 12C4"),
        (["artificial", "even", "minus", "--scale", "butler"], "0", "-2", "12C2b"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)  # fmt: skip
def test_what_each_side_gets(report, line, ns, ew, clauses):
    found = report(*line)
    assert (found["ns"]["exact"], found["ew"]["exact"], " ".join(found["clauses"])) == (ns, ew, clauses)


def test_a_session_is_filled_in(report, adjust):
    found = report("session", "13/20, plus, 14/20, minus")
    assert [board["value"] for board in found["boards"]] == [65, 67.5, 70, 40]
    assert (found["own"]["exact"], found["session"]["exact"]) == ("135/2", "485/8")
    assert report("session", "plus")["own"] is None
    assert adjust("session", "13/20, even")[1] == "Board 1: 65 %\nBoard 2: 50 %\nSession: 57.5 %\n"


def test_an_arbiter_reads_both_sides_and_the_clause(adjust):
    assert adjust("assigned", "170@2/3, 140@1/3", "--others", OTHERS, "--digits", "1")[1].splitlines() == [
        "North-South  12.3 (37/3)   61.7 %",
        "East-West    7.7 (23/3)   38.3 %",
        "By 12C1c.",
    ]


@pytest.mark.parametrize(("policy", "value"), [("half-up", 0.13), ("half-even", 0.12), ("half-out", 0.13)])
def test_rounding_is_a_named_policy(report, policy, value):
    line = ["620@1/80, 170@79/80", "--method", "imps", "--against", "170", "--rounding", policy]
    found = report("assigned", *line)
    assert found["ns"] == {"exact": "1/8", "value": value}


@pytest.mark.parametrize(
    ("line", "code", "sentence"),
    [
        (["assigned", "170"], 2, "--others"),
        (["assigned", "170", "--method", "imps"], 2, "--against"),
        (["assigned", "170@67%, 140@34%", "--others", OTHERS], 1, "101 % together"),
        (["assigned", "175", "--others", OTHERS], 1, "no board scores 175 points"),
        (["assigned", "4S N =", "--others", OTHERS], 1, "needs a vulnerability"),
        (["assigned", "170", "--others", OTHERS, "--expected", "3"], 1, "more than the 3"),
        (["assigned", "170", "--others", OTHERS, "--table", "100"], 2, "--without-error"),
        (["assigned", "170", "--others", OTHERS, "--penalty", "2"], 2, "--side"),
        (["assigned", "170", "--others", OTHERS, "--penalty", "x", "--side", "ns"], 1, "no number"),
        (["assigned", "170", "--method", "imps", "--against", "1@1/2"], 1, "no board scores 1 points"),
        (["assigned", "170", "--method", "imps", "--against", "100@1/2, 50@1/2"], 2, "more than one result"),
        (["gain", "620", "170", "--others", OTHERS], 2, "which side gained"),
        (["teams", "620", "--against", "170"], 2, "without fault"),
        (["artificial", "plus", "better"], 2, "better"),
        (["session", "13"], 2, "is no board"),
        (["session", "13/0"], 1, "nothing to win"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)  # fmt: skip
def test_what_is_wrong_is_said_in_a_sentence(adjust, line, code, sentence):
    found, out, err = adjust(*line)
    assert (found, out) == (code, "")
    assert sentence in err
    assert len(err.splitlines()) == 1
