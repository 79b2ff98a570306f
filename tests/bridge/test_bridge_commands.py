"""`tapete score bridge` and `tapete deal` as a person and as a script meet them."""

import json

import pytest

from tapete.bridge import Board, Deal
from tapete.bridge.pbn import games, record
from tapete.cli import run


@pytest.fixture
def tapete(capsys, monkeypatch):
    monkeypatch.setenv("TAPETE_LANG", "en")

    def call(line):
        code = run(line.split())
        out, err = capsys.readouterr()
        return code, out, err

    return call


@pytest.mark.parametrize(
    ("line", "ns"),
    [
        ("4SX N both 9", -200),
        ("4SX S ew 9", -100),
        ("4♠x E both 9", 200),
        ("Pass - none 0", 0),
        ("P N both 0", 0),
        ("3N S ns 9", 600),
        ("3SA s NS 9", 600),
        ("3NT W All 9", -600),
        ("4HXX W ew 10", -1080),
        ("7NTXX N none 0", -7000),
        ("1C east none 13", -190),
    ],
)
def test_the_score_as_json(tapete, line, ns):
    code, out, err = tapete(f"score bridge {line} --json")
    assert (code, err) == (0, "")
    assert json.loads(out) == {"ns": ns, "ew": -ns}


def test_the_json_is_one_line(tapete):
    assert tapete("score bridge 4SX N both 9 --json")[1] == '{"ns": -200, "ew": 200}\n'


def test_the_score_for_people(tapete):
    code, out, _ = tapete("score bridge 6NTXX E ew 13")
    assert code == 0
    assert [line.split() for line in out.splitlines()] == [
        ["6NTXX", "by", "East,", "East-West", "vulnerable,", "13", "tricks"],
        ["trick", "points", "760"],
        ["1", "overtrick", "400"],
        ["game,", "vulnerable", "500"],
        ["small", "slam", "750"],
        ["redoubled", "contract", "made", "100"],
        ["North-South", "-2510"],
        ["East-West", "2510"],
        ["By", "Law", "77."],
    ]
    assert tapete("score bridge Pass - none 0")[1].startswith("Passed out, neither side vulnerable\n")


@pytest.mark.parametrize(
    ("line", "code", "says"),
    [
        ("8NT N none 9", 1, "8NT is no bid: the level goes from 1 to 7"),
        ("foo N none 9", 1, "'foo' is no contract"),
        ("X N none 9", 1, "'X' is no contract"),
        ("4S Q none 9", 1, "'Q' is no seat"),
        ("4S - none 9", 1, "'-' is no seat"),
        ("Pass Q none 0", 1, "'Q' is no seat"),
        ("4SE N none 9", 1, "4S E names another declarer than N"),
        ("4S N some 9", 1, "'some' is no vulnerability"),
        ("4S N none 14", 1, "14 tricks cannot be won"),
        ("Pass - none 1", 1, "where all pass nobody wins tricks"),
        ("4S N none nine", 2, "TRICKS should be a whole number, not 'nine'"),
        ("4S N none", 2, "TRICKS is missing"),
        ("4S N none 9 10", 2, "too many words: 10"),
    ],
)
def test_what_cannot_be_scored(tapete, line, code, says):
    found, out, err = tapete(f"score bridge {line} --json")
    assert (found, out) == (code, "")
    assert says in err
    assert len(err.splitlines()) == 1


def test_a_game_that_has_no_score(tapete):
    code, _, err = tapete("score whist")
    assert code == 2
    assert "there is no command `tapete score whist`" in err


def test_deals_by_chance_are_different(tapete):
    one, other = (json.loads(tapete("deal --count 2 --json")[1]) for _ in range(2))
    assert len({board["deal"] for board in one + other}) == 4


def test_deals_from_a_seed_are_the_same(tapete):
    _, out, _ = tapete("deal --seed tapete --count 3 --json")
    boards = json.loads(out)
    assert [board["board"] for board in boards] == [1, 2, 3]
    for place, board in enumerate(boards, 1):
        deal = Deal.seeded("tapete", place)
        regular = Board.numbered(place)
        assert board == {
            "board": place,
            "dealer": str(regular.dealer),
            "vulnerability": str(regular.vulnerability),
            "deal": str(deal),
            "number": str(deal.number),
        }
    assert json.loads(tapete("deal --seed tapete --first 3 --json")[1]) == boards[2:]


def test_a_deal_by_number_in_three_ways(tapete):
    board = Board.numbered(1, Deal.numbered(12345))
    assert tapete("deal --number 12345")[1] == f"{board}\n"
    assert json.loads(tapete("deal --number 12345 --json")[1])[0]["number"] == "12345"
    assert record(next(games(tapete("deal --number 12345 --pbn")[1]))).board == board


def test_several_boards_as_pbn(tapete):
    _, out, _ = tapete("deal --seed x --count 5 --pbn")
    assert [record(tags).board for tags in games(out)] == [
        Board.numbered(place, Deal.seeded("x", place)) for place in range(1, 6)
    ]


@pytest.mark.parametrize(
    ("line", "code", "says"),
    [
        ("--number -1", 1, "there is no deal -1"),
        ("--number 53644737765488792839237440000", 1, "numbered from 0 to 53644737765488792839237439999"),
        ("--number 1 --seed x", 2, "leave out --seed and --count"),
        ("--number 1 --count 2", 2, "leave out --seed and --count"),
        ("--pbn --json", 2, "give one"),
        ("--count 0", 2, "--count should be a whole number, 1 or more, not 0"),
    ],
)
def test_what_cannot_be_dealt(tapete, line, code, says):
    found, out, err = tapete(f"deal {line}")
    assert (found, out) == (code, "")
    assert says in err
