"""Questions that somebody asks who has the book of 2017 and not the code: boards, scores, calls, cards.

Every row was written from the text of the law, with its clause, before the answer of the program was seen.
"""

import json

import pytest

from tapete.bridge import (
    Auction,
    BadDeal,
    BadNotation,
    Board,
    Card,
    Contract,
    Deal,
    IllegalCall,
    IllegalPlay,
    Play,
    Result,
    Seat,
    Side,
    Suit,
    Trick,
    Vulnerability,
    imps,
    matchpoints,
    score,
)
from tapete.cli import run

# Law 2: dealer and vulnerability of the sixteen boards; further boards begin again.
BOARDS = """
1 N none   2 E ns     3 S ew     4 W both
5 N ns     6 E ew     7 S both   8 W none
9 N ew     10 E both  11 S none  12 W ns
13 N both  14 E none  15 S ns    16 W ew
17 N none  20 W both  23 S both  29 N both  32 W ew  33 N none  64 W ew  100 W both  999 S both
"""


def rows(text, width):
    """The words of a table that is written across the page."""
    return list(zip(*[iter(text.split())] * width, strict=True))


@pytest.mark.parametrize(("number", "dealer", "vulnerable"), rows(BOARDS, 3))
def test_law_2(number, dealer, vulnerable):
    board = Board.numbered(int(number))
    assert board.dealer is Seat.parse(dealer)
    assert board.vulnerability is Vulnerability.parse(vulnerable)


# Law 77, contracts just made: one row a denomination and doubling, levels one to seven; then an overtrick.
MADE = """
none C  -  70 90 110 130 400 920 1440 20
none D  X  140 180 470 510 550 1090 1630 100
none C  XX 230 560 640 720 800 1380 1960 200
none H  -  80 110 140 420 450 980 1510 30
none S  X  160 470 530 590 650 1210 1770 100
none H  XX 520 640 760 880 1000 1620 2240 200
none NT -  90 120 400 430 460 990 1520 30
none NT X  180 490 550 610 670 1230 1790 100
none NT XX 560 680 800 920 1040 1660 2280 200
vul  D  -  70 90 110 130 600 1370 2140 20
vul  C  X  140 180 670 710 750 1540 2330 200
vul  D  XX 230 760 840 920 1000 1830 2660 400
vul  S  -  80 110 140 620 650 1430 2210 30
vul  H  X  160 670 730 790 850 1660 2470 200
vul  S  XX 720 840 960 1080 1200 2070 2940 400
vul  NT -  90 120 600 630 660 1440 2220 30
vul  NT X  180 690 750 810 870 1680 2490 200
vul  NT XX 760 880 1000 1120 1240 2110 2980 400
"""
MADE_ROWS = [line.split() for line in MADE.strip().splitlines()]


@pytest.mark.parametrize("row", MADE_ROWS, ids=lambda row: " ".join(row[:3]))
def test_law_77_made(row):
    vulnerable, denomination, doubled, *rest = row
    *just, over = map(int, rest)
    for level, points in enumerate(just, 1):
        contract = f"{level}{denomination}{doubled.strip('-')}"
        for extra in range(8 - level):
            assert score(contract, vulnerable=vulnerable == "vul", tricks=level + 6 + extra) == (
                points + extra * over
            ), (contract, extra)


# Law 77, undertricks one to thirteen.
DOWN = """
none -  50 100 150 200 250 300 350 400 450 500 550 600 650
none X  100 300 500 800 1100 1400 1700 2000 2300 2600 2900 3200 3500
none XX 200 600 1000 1600 2200 2800 3400 4000 4600 5200 5800 6400 7000
vul  -  100 200 300 400 500 600 700 800 900 1000 1100 1200 1300
vul  X  200 500 800 1100 1400 1700 2000 2300 2600 2900 3200 3500 3800
vul  XX 400 1000 1600 2200 2800 3400 4000 4600 5200 5800 6400 7000 7600
"""


@pytest.mark.parametrize("row", [line.split() for line in DOWN.strip().splitlines()], ids=" ".join)
def test_law_77_down(row):
    vulnerable, doubled, *points = row
    for level in range(1, 8):
        for denomination in ("C", "D", "H", "S", "NT"):
            for down, lost in enumerate(map(int, points[: level + 6]), 1):
                contract = f"{level}{denomination}{doubled.strip('-')}"
                assert score(contract, vulnerable=vulnerable == "vul", tricks=level + 6 - down) == -lost


@pytest.mark.parametrize("vulnerable", ["none", "both", Vulnerability.NONE, 1, None], ids=repr)
def test_law_77_wants_to_know_whether_declarer_is_vulnerable(vulnerable):
    with pytest.raises(TypeError, match="True or False"):
        score("4S", vulnerable=vulnerable, tricks=10)


# The same on the command line, for both sides: contract, declarer, vulnerable, tricks, North-South.
SCORED = """
4SX N both 9 -200       4S N none 10 420        4S S ns 10 620          4S N ew 10 420
3NT E ew 9 -600         3NT W ns 9 -400         3NT W both 8 100        1NTXX S both 13 3160
7NTXX W both 0 7600     7NTXX W ns 0 7000       1C N none 13 190        2HX E none 8 -470
2DXX S ns 9 1160        6S E both 12 -1430      7C S none 13 1440       1SXX E none 7 -520
5CX N none 8 -500       5CX N ns 8 -800         Pass - both 0 0         3NTX N none 13 950
"""


@pytest.mark.parametrize(("contract", "by", "vulnerable", "tricks", "ns"), rows(SCORED, 5))
def test_law_77_on_the_command_line(capsys, contract, by, vulnerable, tricks, ns):
    assert run(["score", "bridge", contract, by, vulnerable, tricks, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["ns"], found["ew"]) == (int(ns), -int(ns))


@pytest.mark.parametrize(
    "words",
    [
        "8S N none 9",
        "4SXXX N none 9",
        "4S N none 14",
        "4S N none -1",
        "4S Q none 9",
        "4S N north 9",
        "4Z N none 9",
    ],
)
def test_what_is_no_score_is_refused(capsys, words):
    assert run(["score", "bridge", "--json", "--", *words.split()]) in (1, 2)
    assert capsys.readouterr().err


# Law 78B: where each step begins, and the last difference before it.
IMPS = """
0 0 10 0 20 1 40 1 50 2 80 2 90 3 120 3 130 4 160 4 170 5 210 5 220 6 260 6 270 7 310 7 320 8 360 8 370 9
420 9 430 10 490 10 500 11 590 11 600 12 740 12 750 13 890 13 900 14 1090 14 1100 15 1290 15 1300 16 1490 16
1500 17 1740 17 1750 18 1990 18 2000 19 2240 19 2250 20 2490 20 2500 21 2990 21 3000 22 3490 22 3500 23
3990 23 4000 24 7600 24
"""


@pytest.mark.parametrize(("difference", "won"), rows(IMPS, 2))
def test_law_78b(difference, won):
    assert imps(int(difference)) == int(won)
    assert imps(-int(difference)) == -int(won)


# Law 78A: one (here two half) for each worse score, half for each equal one.
@pytest.mark.parametrize(
    ("own", "others", "points"),
    [
        (420, [420, 450, 170], 3),
        (420, [], 0),
        (-50, [-50, -50, -50], 3),
        (620, [600, 600, 140, -100], 8),
        (-100, [100, 50, -90], 0),
        (0, [-10, 0, 10], 3),
    ],
)
def test_law_78a(own, others, points):
    assert matchpoints(own, others) == points


# Laws 17 to 22: an auction, a call at the end of it, and what forbids it ("-": nothing does).
CALLS = """
N:                       | 1C   | -
N:                       | 7NT  | -
N:                       | X    | 19A1
N:                       | XX   | 19B1
N: Pass                  | X    | 19A1
N: 1S                    | 1H   | 18D
N: 1S                    | 1S   | 18D
N: 1S                    | 1NT  | -
N: 1NT                   | 1S   | 18D
N: 1NT                   | 2C   | -
N: 7C                    | 7D   | -
N: 7NT                   | 7S   | 18D
N: 7NT                   | X    | -
N: 1S                    | X    | -
N: 1S Pass               | X    | 19A1
N: 1S Pass Pass          | X    | -
N: 1S Pass 2S            | X    | -
N: 1S X                  | X    | 19A1
N: 1S X                  | XX   | -
N: 1S X Pass             | XX   | 19B1
N: 1S X Pass             | X    | 19A1
N: 1S X Pass Pass        | XX   | -
N: 1S X XX               | X    | 19A1
N: 1S X XX               | XX   | 19B1
N: 1S X XX Pass          | XX   | 19B1
N: 1S X XX Pass Pass     | X    | 19A1
N: 1S X 2C               | XX   | 19B1
N: 1S X 2C               | X    | -
N: 1S X XX 2D            | XX   | 19B1
N: 1S X XX 2D            | X    | -
N: 1S 2C                 | X    | -
N: 1S 2C Pass Pass       | X    | -
N: 1S 2C Pass            | X    | 19A1
N: 1S Pass               | XX   | 19B1
N: 1S X Pass 2C          | X    | -
N: 1S X Pass Pass        | 1S   | 18D
N: 1S X Pass Pass        | 2C   | -
N: Pass Pass Pass        | 1C   | -
N: Pass Pass Pass        | Pass | -
N: 1NT X XX Pass Pass 2C Pass Pass | X | -
N: 1NT Pass Pass         | X    | -
N: 2D Pass Pass X Pass Pass | XX | -
N: 2D Pass Pass X Pass   | XX   | 19B1
"""


@pytest.mark.parametrize("row", CALLS.strip().splitlines())
def test_laws_18_and_19(row):
    before, call, clause = (part.strip() for part in row.split("|"))
    auction = Auction.parse(before)
    if clause == "-":
        assert auction.then(call).calls[:-1] == auction.calls
        assert call in map(str, auction.legal_calls)
        return
    with pytest.raises(IllegalCall, match=clause):
        auction.then(call)
    assert call not in map(str, auction.legal_calls)


# Law 22: when the auction has ended, and what is played; the definition of declarer.
CONTRACTS = """
N: 1S Pass Pass Pass                        | 1S N   | E
N: Pass Pass Pass Pass                      | Pass   | -
N: 1S Pass 4S Pass Pass Pass                | 4S N   | E
N: 1H Pass 1S Pass 2H Pass 4S Pass Pass Pass | 4S S  | W
N: 1NT Pass 2H Pass 2S Pass 4S Pass Pass Pass | 4S N | E
N: 1NT Pass 2H Pass 3H Pass 4H Pass Pass Pass | 4H S | W
N: 1S 2S 3S 4S Pass Pass Pass               | 4S E   | S
N: 1C 1H X 2H Pass Pass 3C Pass 3H Pass 4H Pass Pass Pass | 4H N | E
N: 1NT X XX Pass Pass Pass                  | 1NTXX N | E
N: Pass 1NT Pass 3NT X XX Pass Pass Pass    | 3NTXX E | S
N: Pass Pass Pass 1C Pass Pass Pass         | 1C W   | N
N: 1D Pass 1NT Pass 3NT Pass Pass Pass      | 3NT S  | W
N: 1C 1NT X Pass Pass 2C Pass Pass Pass     | 2C E   | S
N: 2C X XX Pass Pass Pass                   | 2CXX N | E
N: 1H X 1NT 2C 2NT Pass 3NT X Pass Pass Pass | 3NTX S | W
E: 1C Pass 1D 1H 2D Pass 3C Pass Pass Pass  | 3C E   | S
N: Pass 1S X XX Pass Pass 2C X Pass Pass Pass | 2CX S | W
"""


@pytest.mark.parametrize("row", CONTRACTS.strip().splitlines())
def test_law_22_and_declarer(row):
    calls, contract, leader = (part.strip() for part in row.split("|"))
    auction = Auction.parse(calls)
    assert auction.turn is None
    assert str(auction.contract) == contract
    if leader != "-":
        assert auction.contract.leader is Seat.parse(leader)  # 41A, 54
    with pytest.raises(IllegalCall, match=r"22|39"):
        auction.then("Pass")


@pytest.mark.parametrize(
    "calls", ["N:", "N: Pass Pass Pass", "N: 1S Pass Pass", "N: 1S X Pass Pass", "N: 1S Pass Pass X"]
)
def test_an_auction_that_goes_on(calls):
    assert Auction.parse(calls).turn is not None


# Law 44: trump or no trump, the four cards from the leader on, who wins.
TRICKS = """
NT | W | S4 S5 SK SA | S
NT | W | S4 HA S5 DA | E
NT | W | HT HJ H9 C2 | N
S  | W | HA S2 H3 H4 | N
S  | W | HA S2 S3 H4 | E
S  | W | D2 C3 H4 S2 | S
H  | W | D2 C3 S4 CA | W
C  | E | D2 C3 C4 DA | W
C  | E | CT C9 CJ C2 | W
D  | N | SA D2 SK D3 | W
D  | S | SA SK SQ SJ | S
NT | S | H2 S3 D4 C5 | S
"""


@pytest.mark.parametrize("row", TRICKS.strip().splitlines())
def test_law_44(row):
    trump, leader, cards, winner = (part.strip() for part in row.split("|"))
    trumps = None if trump == "NT" else Suit(trump)
    trick = Trick(Seat.parse(leader), tuple(map(Card.parse, cards.split())), trumps)
    assert trick.is_complete
    assert trick.winner is Seat.parse(winner)


# A short deal to follow suit in: North has no hearts, South no clubs, East no spades.
DEAL = Deal.parse("N:AKQJT.-.AKQJ.AKQJ -.AKQJT987.T98.T9 98765.65.76543.2 432.432.2.876543")


@pytest.mark.parametrize(
    ("contract", "cards", "card", "clause"),
    [
        ("3NT N", "", "S2", "44G|41A"),  # East leads, and has no spade
        ("3NT N", "HA", "S5", "44C"),  # South has hearts
        ("3NT N", "HA", "H5", ""),
        ("3NT N", "HA H5", "C3", "44C"),  # West has hearts
        ("3NT N", "HA H5 H2", "CA", ""),  # North has none, and may discard
        ("3NT N", "HA H5 H2", "SA", ""),
        ("4S N", "HA H5 H2", "ST", ""),  # or ruff
        ("4S W", "SA", "D8", ""),  # North leads; East has no spade
    ],
)
def test_law_44c(contract, cards, card, clause):
    play = Play(DEAL, Contract.parse(contract))
    for each in cards.split():
        play = play.then(each)
    if clause == "":
        assert Card.parse(card) in play.legal_cards
        assert play.then(card)
        return
    with pytest.raises(IllegalPlay, match=clause):
        play.then(card)


@pytest.mark.parametrize(
    ("result", "vulnerable", "ns"),
    [
        ("3NT E +1", Vulnerability.BOTH, -630),
        ("4S N =", Vulnerability.NONE, 420),
        ("4SX S -2", Vulnerability.NS, -500),
        ("2HXX W =", Vulnerability.NONE, -640),
        ("6NT N -1", Vulnerability.EW, -50),
        ("1C E +6", Vulnerability.EW, -190),
    ],
)
def test_a_result_as_players_write_it(result, vulnerable, ns):
    scored = Result.parse(result).score(vulnerable)
    assert (scored[Side.NS], scored[Side.EW]) == (ns, -ns)


# A deal has four hands of thirteen different cards; what is wrong is said.
@pytest.mark.parametrize(
    "text",
    [
        "N:AKQJT98765432... - - -x",
        "N:AKQJT98765432A... - - -",
        "N:AKQJT98765432... A... - -",
        "N:AKQJ1098765432..",
        "Q:AKQJT98765432... - - -",
        "",
    ],
)
def test_no_deal(text):
    with pytest.raises((BadDeal, BadNotation)):
        Deal.parse(text)
